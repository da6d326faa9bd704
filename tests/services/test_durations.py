"""How long a match takes, by what was measured and what was played."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.games import GAMES
from bot.milliseconds import MINUTE
from bot.services.durations import ENOUGH, Played, minutes

OLSEN = GAMES["olsen"].spec


def played(*took: float, seats: int = 3, length: int | None = 1) -> list[Played]:
    return [Played("olsen", seats, length, round(each * MINUTE)) for each in took]


def test_until_enough_was_played_it_is_estimated() -> None:
    estimated = minutes(OLSEN, 3, 1, [])
    assert minutes(OLSEN, 3, 1, played(*[40] * (ENOUGH - 1))) == estimated
    assert minutes(OLSEN, 3, 1, played(*[40] * ENOUGH)) == 40


@pytest.mark.parametrize(
    ("took", "told"),
    [((1, 2, 3, 8, 99), 3), ((0.2,) * 5, 1), ((9.4,) * 5, 9), ((9.6,) * 5, 10), ((17,) * 5, 15)],
)
def test_the_median_is_told_as_people_say_it(took: tuple[float, ...], told: int) -> None:
    assert minutes(OLSEN, 3, 1, played(*took)) == told


def test_only_matches_of_the_same_kind_are_looked_at() -> None:
    others = [*played(*[99] * 9, seats=4), *played(*[99] * 9, length=None)]
    assert minutes(OLSEN, 3, 1, others) == minutes(OLSEN, 3, 1, [])


@pytest.mark.parametrize("key", GAMES)
def test_more_deals_and_more_players_take_longer(key: str) -> None:
    spec = GAMES[key].spec
    whole = [minutes(spec, seats, None, []) or 0 for seats in spec.seats]
    assert whole == sorted(whole)
    assert whole[0] > 0
    if spec.length:
        assert (
            (minutes(spec, 3, 1, []) or 0)
            < (minutes(spec, 3, 3, []) or 0)
            <= (minutes(spec, 3, None, []) or 0)
        )


def test_a_game_that_was_not_measured_says_nothing() -> None:
    assert minutes(replace(OLSEN, match_turns=()), 3, None, []) is None
