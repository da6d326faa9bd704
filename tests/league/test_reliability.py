"""How much of an order is luck, in seasons of players whose skills are known."""

from __future__ import annotations

from collections import defaultdict
from random import Random
from statistics import correlation, mean

import pytest

from bot.league.ratings import LUCK
from bot.league.reliability import DOUBT, Reliability, reliability, skill_part
from bot.league.season import acts
from bot.league.season.fixtures import open_fixtures, season_state
from bot.league.skills import Table
from bot.milliseconds import HOUR
from tests.league.seasons import Run

SPREAD, SIZE, CLOSE = 3.0, 4, 0.05
"""The usual spread of skills, the seats of a table, and how close what is told is to the truth on average."""


def told_and_true(people: int, rounds: int, spread: float, chance: Random) -> tuple[float, float]:
    """What is told of a season in which players with about as many points meet, and the truth."""
    players = [f"p{number}" for number in range(people)]
    skills = {player: chance.gauss(0, spread) for player in players}
    points: dict[str, float] = defaultdict(float)
    tables: list[Table] = []
    for _ in range(rounds):
        best_first = sorted(players, key=lambda player: -points[player] + 60 * chance.random())
        for first in range(0, people, SIZE):
            seated = best_first[first : first + SIZE]
            order = sorted(seated, key=lambda player: chance.gauss(skills[player], LUCK))
            tables.append([(player, 100 * place / (SIZE - 1)) for place, player in enumerate(order)])
            for player, gave in tables[-1]:
                points[player] += gave
    true = correlation([skills[player] for player in players], [points[player] for player in players])
    return skill_part(tables, [players], SPREAD, chance), true**2


@pytest.mark.parametrize(
    ("people", "rounds"), [(8, 3), (16, 2), pytest.param(24, 10, marks=pytest.mark.slow)]
)
def test_what_is_told_is_true_on_average(people: int, rounds: int) -> None:
    chance = Random(7)
    spreads = (SPREAD * chance.lognormvariate(0, DOUBT) for _ in range(50))
    told, true = zip(*(told_and_true(people, rounds, spread, chance) for spread in spreads), strict=True)
    assert mean(told) == pytest.approx(mean(true), abs=CLOSE)


def test_more_is_luck_where_all_are_about_as_good() -> None:
    chance = Random(8)
    alike = mean(told_and_true(12, 8, 0.3, chance)[0] for _ in range(4))
    apart = mean(told_and_true(12, 8, 9.0, chance)[0] for _ in range(4))
    assert alike < 0.55
    assert apart > 0.8


def season(rounds: int, **fields: object) -> Run:
    """A season with so many finished rounds, always in the same order."""
    run = Run(**{"format": "rounds", "rounds": 5, "size": 4, **fields})
    run.enter(*"abcdefgh")
    run.do(acts.Start())
    for number in range(1, rounds + 1):
        for fixture in open_fixtures(run.season):
            run.play(fixture)
        if number < rounds:
            run.draw(run.now + HOUR)
    return run


def told(run: Run) -> Reliability | None:
    state = season_state(run.season)
    assert state is not None
    return reliability(state, SPREAD, Random(1))


def test_there_is_something_to_say_from_the_second_round_on() -> None:
    assert told(season(1)) is None
    run = season(2)
    found = told(run)
    assert found is not None
    assert found.rounds == 2
    assert 0 < found.part < 1
    assert told(run) == found, "the same season is told the same"
    run.draw(run.now + HOUR)
    assert told(run) == found, "a round that is being played is left out"


@pytest.mark.parametrize("format_", ["cup", "open"])
def test_cups_and_seasons_without_rounds_have_none(format_: str) -> None:
    run = season(0, format=format_)
    assert told(run) is None
