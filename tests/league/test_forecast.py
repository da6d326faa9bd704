"""How well ratings tell who will be ahead of whom, in clubs whose skills are known."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import log
from random import Random
from statistics import NormalDist, mean

import pytest
from openskill.models import PlackettLuce

from bot.league.ratings import LUCK, SUREST, Rating, rated
from bot.league.results import MatchResult, SeatResult

PEOPLE, MATCHES, KNOWN = 16, 220, 50
"""A club, what it plays, and after how many matches it is asked what will come."""
Rates = Callable[[Mapping[str, Rating], MatchResult], Mapping[str, Rating]]


def as_the_library_does(before: Mapping[str, Rating], result: MatchResult) -> dict[str, Rating]:
    """The ratings after a match by the model of the library, with its own treatment of shared places."""
    model = PlackettLuce()
    old = [before[seat.player] for seat in result.seats]
    teams = [[model.create_rating([own.mu, own.sigma])] for own in old]
    new = model.rate(teams, ranks=[float(seat.place) for seat in result.seats])
    return {
        seat.player: settled(after.mu, max(after.sigma, min(own.sigma, SUREST)))
        for seat, own, [after] in zip(result.seats, old, new, strict=True)
    }


def settled(mu: float, sigma: float) -> Rating:
    """A rating that counts in full and has met nobody, so that each match moves it by the model alone."""
    return Rating(mu, sigma, 50, 50.0)


def loss(rates: Rates, spread: float, luck: float, seed: int) -> float:
    """The mean of minus the logarithm of the chance that was given to what then came, of two people each."""
    chance = Random(seed)
    skill = {f"p{number}": chance.gauss(0, spread) for number in range(PEOPLE)}
    ratings = dict.fromkeys(skill, settled(Rating().mu, Rating().sigma))
    found = []
    for number in range(MATCHES):
        who = chance.sample([*skill], chance.choice([2, 3, 4, 4, 5, 6]))
        points = {player: round(2 * (skill[player] + chance.gauss(0, luck))) for player in who}
        better = [(one, other) for one in who for other in who if points[one] > points[other]]
        if number > KNOWN:
            found += [-log(called(ratings[one], ratings[other])) for one, other in better]
        seats = (
            SeatResult(who, 1 + sum(o > p for o in points.values()), p, deals=5) for who, p in points.items()
        )
        new = rates(ratings, MatchResult(f"m{number}", "olsen", number, tuple(seats)))
        ratings |= {player: settled(own.mu, own.sigma) for player, own in new.items()}
    return mean(found)


def called(one: Rating, other: Rating) -> float:
    """The chance that one comes before another, by what is known of their skills."""
    unsure = (2 * LUCK**2 + one.sigma**2 + other.sigma**2) ** 0.5
    return max(1e-9, NormalDist(0, unsure).cdf(one.mu - other.mu))


@pytest.mark.slow
@pytest.mark.parametrize(("spread", "luck"), [(1, 1.5), (2, 1.5), (1, 3)])
def test_they_tell_it_no_worse_than_those_of_the_library(spread: float, luck: float) -> None:
    ours, theirs = (
        mean(loss(rates, spread, luck, seed) for seed in range(8)) for rates in (rated, as_the_library_does)
    )
    assert ours <= theirs
