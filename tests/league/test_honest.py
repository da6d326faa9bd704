"""Honest people stand where their skill puts them, whatever they are used to."""

from statistics import mean

import pytest

from tests.league.honest import HABITS, distance, season_of

SEEDS = range(4)


PEOPLE = 4, 8, 12
AWAY = {
    "anybody": (0.1875, 0.4375, 0.4375),
    "tables of all sizes": (0.1875, 0.40625, 0.5833),
    "mostly with two friends": (0.0625, 0.5, 0.71875),
    "mostly with two as good": (0.0625, 0.59375, 0.875),
    "newcomers": (0.125, 0.4375, 0.625),
}
"""How many places people of the same seeds are from their skill if it does not matter against whom a match
was played, in clubs of :data:`PEOPLE`.
"""
WITHOUT = {"mostly with two friends": (0.375, 0, 0), "mostly with two as good": (0.375, 0, 0)}
"""How many have no place then; nobody, where nothing is said."""


@pytest.mark.parametrize("people", PEOPLE)
@pytest.mark.parametrize("habit", HABITS)
def test_nobody_stands_further_from_their_skill_than_without_regard_to_opponents(
    habit: str, people: int
) -> None:
    worlds = [season_of(HABITS[habit], people, table, seed) for table in (3, 4) for seed in SEEDS]
    found, club = [distance(world) for world in worlds], PEOPLE.index(people)
    assert mean(away for away, _ in found) <= AWAY[habit][club] + 0.1
    assert mean(without for _, without in found) <= WITHOUT.get(habit, (0, 0, 0))[club] + 0.1
