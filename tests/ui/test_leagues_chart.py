"""The chart of a season's race: what is drawn where, in colours that all eyes tell apart, beside the loop."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from itertools import combinations, pairwise
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.league.race import RUNNERS, Race, Runner
from bot.services import Palette
from bot.ui.pictures import Drawer
from bot.ui.pictures.colours import INK, RIM
from bot.ui.pictures.race import LINES, SIGNS, apart, chart_of
from tests.ui.test_pictures_colours import EYES, ciede2000, contrast, seen_by
from tests.ui.test_pictures_drawer import passes

APART = 12
"""CIEDE2000 between any two lines of the safe palette, for all eyes; signs and numbers help too."""
SEEN, READ = 3.0, 4.5
"""Contrast of a line on its ground, and of a number on its disc, as WCAG 2.2 asks for."""


def race(*scores: tuple[int | None, ...]) -> Race:
    runners = (
        Runner(str(number), tuple(None if score is None else Fraction(score) for score in own))
        for number, own in enumerate(scores)
    )
    return Race(tuple(range(0, 100 * len(scores[0]), 100)), tuple(runners))


def test_the_best_score_is_at_the_top_and_the_newest_at_the_right() -> None:
    chart = chart_of(race((0, 50, 100), (0, 25, 25)), "classic")
    assert chart.lines == (((0, 1), (0.5, 0.5), (1, 0)), ((0, 1), (0.5, 0.75), (1, 0.75)))
    assert (chart.best, chart.worst) == ("100", "0")


def test_a_line_begins_with_its_first_score() -> None:
    assert chart_of(race((0, 5, 10), (None, None, 5)), "classic").lines[1] == ((1, 0.5),)


def test_where_all_are_equal_the_lines_run_in_the_middle() -> None:
    assert chart_of(race((7, 7, 7), (7, 7, 7)), "classic").lines[0] == ((0, 0.5), (0.5, 0.5), (1, 0.5))


@given(st.lists(st.floats(0, 250), min_size=1, max_size=RUNNERS))
def test_the_numbers_do_not_lie_on_each_other(wanted: list[float]) -> None:
    placed = apart(wanted, 28, 13, 263)
    assert all(13 - 1e-6 <= y <= 263 + 1e-6 for y in placed)
    assert all(below - above >= 28 - 1e-6 for above, below in pairwise(sorted(placed)))
    order = sorted(range(len(wanted)), key=lambda index: (wanted[index], index))
    assert sorted(range(len(wanted)), key=lambda index: placed[index]) == order


@pytest.mark.parametrize("palette", get_args(Palette))
def test_every_line_has_a_sign_and_a_colour_that_is_seen(palette: Palette) -> None:
    colours = LINES[palette]
    assert len(set(colours)) == len(SIGNS) == RUNNERS
    assert [colour for colour in colours if contrast(colour, RIM) < SEEN] == []
    assert [colour for colour in colours if contrast(colour, INK) < READ] == []


@pytest.mark.parametrize("eyes", EYES)
def test_nobody_confuses_two_lines_of_the_safe_palette(eyes: str) -> None:
    for one, other in combinations(LINES["safe"], 2):
        assert ciede2000(seen_by(eyes, one), seen_by(eyes, other)) >= APART, (one, other)


async def test_a_chart_is_drawn_once_and_beside_the_loop() -> None:
    drawer, run = Drawer(), race((0, 50, 100), (0, 25, 25))
    first, went_on = await passes(drawer.picture(chart_of(run, "classic")))
    assert went_on
    again, went_on = await passes(drawer.picture(chart_of(replace(run), "classic")))
    assert again is first
    assert not went_on
    assert first == chart_of(run, "classic").picture()
    assert await drawer.picture(chart_of(run, "safe")) != first
    assert await drawer.picture(chart_of(race((0, 50, 100), (0, 25, 30)), "classic")) != first


def test_a_full_chart_is_a_picture_of_some_kilobytes() -> None:
    scores = [tuple(100 * at - 7 * number for at in range(60)) for number in range(RUNNERS)]
    picture = chart_of(race(*scores), "classic").picture()
    assert picture.name.startswith("race-")
    assert len(picture.png) < 60_000
