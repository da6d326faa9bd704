"""Ratings of free-for-all matches by openskill's Plackett-Luce model."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from openskill.models import PlackettLuce

from bot.league.results import PEOPLE_NEEDED, MatchResult, SeatResult

SETTLED = 10
"""The number of rated matches after which a rating is shown."""
_MODEL = PlackettLuce()
_START = _MODEL.rating()


@dataclass(frozen=True, slots=True)
class Rating:
    """The estimate of a player's skill in a game, after a number of rated matches."""

    mu: float = _START.mu
    """The skill, more is better."""
    sigma: float = _START.sigma
    """The uncertainty of the skill."""
    matches: int = 0

    @property
    def provisional(self) -> bool:
        """Whether there are too few rated matches to show it."""
        return self.matches < SETTLED

    @property
    def shown(self) -> int:
        """The number for people: a cautious estimate, 1000 for a new player, never below 0."""
        return max(0, round(1000 + 40 * (self.mu - 3 * self.sigma)))


Ratings = Mapping[str, Rating]
"""The ratings in one game, by player."""


def rated_seats(result: MatchResult) -> tuple[SeatResult, ...]:
    """The seats that a match rates: those of people who played from the first deal on and did not forfeit.

    There are none if the match is not ranked, was not played, had a computer player, or leaves fewer than
    two.
    """
    if not result.ranked or not result.played or result.computers:
        return ()
    seats = tuple(seat for seat in result.people if not seat.absent)
    return seats if len(seats) >= PEOPLE_NEEDED else ()


def rated(ratings: Ratings, result: MatchResult) -> dict[str, Rating]:
    """The new ratings of the players whom ``result`` rates. Equal places are a tie."""
    seats = rated_seats(result)
    if not seats:
        return {}
    old = {seat.player: ratings.get(seat.player, Rating()) for seat in seats if seat.player is not None}
    teams = [[_MODEL.create_rating([own.mu, own.sigma])] for own in old.values()]
    new = _MODEL.rate(teams, ranks=[float(seat.place) for seat in seats])
    return {
        player: Rating(after.mu, after.sigma, before.matches + 1)
        for (player, before), [after] in zip(old.items(), new, strict=True)
    }


def recomputed(results: Iterable[MatchResult]) -> dict[str, Rating]:
    """All ratings in a game, computed from scratch.

    ``results`` are its matches in the order in which they ended, with the umpire's decisions applied
    (:func:`bot.league.effect.effective`).
    """
    ratings: dict[str, Rating] = {}
    for result in results:
        ratings |= rated(ratings, result)
    return ratings
