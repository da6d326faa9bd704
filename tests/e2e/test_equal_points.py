"""A result that an umpire enters as names and points, without places."""

from __future__ import annotations

import re

import pytest

from tests.e2e.league import League
from tests.e2e.screen import Private
from tests.e2e.world import World

PLACE = re.compile(r"(\d)\. (\w+)")


async def entered(world: World, written: str) -> Private:
    """What is answered to the result of a table of Ada, Bo and Cleo."""
    league = League(world)
    await league.rounds("Ada", "Bo", "Cleo", size=3)
    (table,) = await league.to_play()
    return await league.enter(table, written)


@pytest.mark.parametrize(
    ("written", "order"),
    [
        ("1. Bo 10\n2. Ada 20\n3. Cleo 20", [("1", "Bo"), ("2", "Ada"), ("3", "Cleo")]),
        ("Bo 10\nAda 20\nCleo 20", [("1", "Bo"), ("2", "Ada"), ("2", "Cleo")]),
        ("Bo 10\nAda 10\nCleo 20", [("1", "Bo"), ("1", "Ada"), ("3", "Cleo")]),
    ],
    ids=["with places", "for second", "for first"],
)
async def test_equal_points_share_a_place_or_are_asked_about_unless_places_are_written(
    world: World, written: str, order: list[tuple[str, str]]
) -> None:
    screen = await entered(world, written)
    if "Confirm" in screen.labels:
        (line,) = [line for line in screen.text.splitlines() if "played elsewhere, Round 1" in line]
        assert PLACE.findall(line) == order


async def test_bullets_of_a_list_are_no_absence(world: World) -> None:
    screen = await entered(world, "- Bo 10\n- Ada 20\n- Cleo 30")
    assert "1. Bo" in screen.text
