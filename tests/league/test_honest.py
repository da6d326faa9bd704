"""Honest people stand where their skill puts them, whatever they are used to."""

from statistics import mean

import pytest

from bot.league.results import COUNTS_BY
from tests.league.honest import HABITS, distance, season_of

SEEDS = range(4)


@pytest.mark.parametrize("people", [4, 8, 12])
@pytest.mark.parametrize("habit", HABITS)
def test_nobody_stands_further_from_their_skill_than_by_the_rule_of_before(habit: str, people: int) -> None:
    worlds = [season_of(HABITS[habit], people, table, seed) for table in (3, 4) for seed in SEEDS]
    now = [distance(world, COUNTS_BY) for world in worlds]
    before = [distance(world, 3) for world in worlds]
    assert mean(away for away, _ in now) <= mean(away for away, _ in before) + 0.1
    assert mean(without for _, without in now) <= mean(without for _, without in before) + 0.1
