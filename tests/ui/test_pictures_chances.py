"""The picture of a match that was looked through: every fact is drawn, and no number hides another."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from math import dist
from typing import Any

import pytest

from bot.ui.pictures.chances import BADGE, ChancesDrawing, places

COURSE = ChancesDrawing(((0, 0.25), (0.3, 0.6), (0.6, 0.2), (1, 1)), ((1, True), (2, False)), (0.5,))


@pytest.mark.parametrize(
    "other",
    [
        {"points": ((0, 0.25), (0.3, 0.6), (0.6, 0.3), (1, 1))},
        {"turns": ((1, True),)},
        {"turns": ((1, True), (3, False))},
        {"deals": (0.4,)},
        {"deals": ()},
    ],
)
def test_every_fact_is_drawn(other: dict[str, Any]) -> None:
    assert replace(COURSE, **other).picture().name != COURSE.picture().name


def test_a_course_of_many_deals_and_no_turns_can_be_drawn() -> None:
    many = ChancesDrawing(
        tuple((at / 143, at % 7 / 6) for at in range(144)), (), tuple(at / 40 for at in range(1, 40))
    )
    assert len(many.picture().png) < 40_000


@pytest.mark.parametrize("x", [90, 300, 500])
@pytest.mark.parametrize("y", [35, 150, 240])
def test_numbers_stand_apart_and_in_the_picture(x: float, y: float) -> None:
    found = places([((x, y), -1), ((x + 1, y), -1), ((x + 4, y - 6), 1)], 536, 296)
    assert all(dist(one, other) >= 2 * BADGE for one, other in combinations(found, 2))
    assert all(BADGE <= left <= 536 - BADGE and BADGE <= top <= 296 - BADGE for left, top in found)
