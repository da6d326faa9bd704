"""Ratings of free-for-all matches by the Plackett-Luce model, updated as Weng and Lin do (2011).

A match moves a rating in full if it is long enough, and if its opponents are settled and not always the same.
Otherwise it moves the rating less (:class:`RatingChange` says why), so that ratings cannot be farmed.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from itertools import groupby
from math import exp, inf, isfinite, sqrt

from bot.games import GAMES
from bot.league.results import PEOPLE_NEEDED, MatchResult, SeatResult

SETTLED = 10
"""The number of rated matches after which a rating is shown, and after which it counts in full for others."""
FULL_LENGTH = 3
"""A match that was shortened to fewer deals than this moves ratings less."""
FAIR_SHARE = 0.1
"""An opponent who has more than this share of somebody's recent opponents moves their rating less."""
FADING = 0.98
"""What a meeting counts for after each further match: the last fifty or so are the recent ones."""
FEW = 15
"""A share is taken of at least so many opponents, since the first ones are always the same few."""
FORGOTTEN = 0.02
"""A meeting that counts for less than this is left out."""
SUREST = 2.25
"""A match does not make a rating surer than this. Small tables would, and what is shown goes by it: whoever
plays duels would be some forty points ahead of the same skill at tables of four.
"""
STALE = 0.5
"""An opponent who counts for less than this is left out, if there are others."""
START = 25.0
"""The skill that a new player is taken to have."""
UNSURE = START / 3
"""How unsure that is: a standard deviation, as all that follow."""
LUCK = UNSURE / 2
"""How far a match may stray from the skill of its players."""
DRIFT = UNSURE / 100
"""How far a skill may have changed since the match before."""


@dataclass(frozen=True, slots=True)
class Rating:
    """The estimate of a player's skill in a game, after a number of rated matches."""

    mu: float = START
    """The skill, more is better."""
    sigma: float = UNSURE
    """The uncertainty of the skill."""
    matches: int = 0
    weight: float = 0.0
    """The sum of the weights with which these matches have moved it."""
    met: Mapping[str, float] = field(default_factory=dict)
    """How often each opponent was met lately. Meetings fade with every further match."""

    @property
    def provisional(self) -> bool:
        """Whether there are too few rated matches to show it."""
        return self.matches < SETTLED

    @property
    def shown(self) -> int:
        """The number for people: a cautious estimate, 1000 for a new player, never below 0."""
        return max(0, round(1000 + 40 * (self.mu - 3 * self.sigma)))

    @property
    def settled(self) -> float:
        """How much this rating counts for an opponent's, up to 1."""
        return min(1.0, (1 + self.weight) / (1 + SETTLED))

    def share(self, opponent: str) -> float:
        """The share of ``opponent`` in the recent opponents, 0 to 1."""
        return self.met.get(opponent, 0.0) / max(FEW, sum(self.met.values()))


Ratings = Mapping[str, Rating]
"""The ratings in one game, by player."""


@dataclass(frozen=True, slots=True)
class RatingChange:
    """What a match has made of a player's rating, and how much it has counted. Each factor is 1 at most."""

    before: Rating
    after: Rating
    length: float
    """Less than 1 if the match was shortened to a few deals. For who has forfeited it, and for who was left
    alone, it is as long as it was planned.
    """
    settled: float
    """Less than 1 if opponents have played little themselves."""
    fresh: float
    """Less than 1 if the opponents are often the same."""

    @property
    def weight(self) -> float:
        """How much the match has counted, 0 to 1."""
        return self.length * self.settled * self.fresh


def rated_seats(result: MatchResult) -> tuple[SeatResult, ...]:
    """The seats that a match rates: those of people who played from the first deal on.

    Who has forfeited is rated last, but not if the umpire has taken them out. There are none if the match is
    not ranked, was not played, had a computer player, has played off a tie, leaves fewer than two, or if all
    have forfeited.
    """
    if not result.ranked or not result.played or result.entered or result.computers or result.is_playoff:
        return ()
    seats = tuple(seat for seat in result.people if not seat.excused)
    if len(seats) < PEOPLE_NEEDED or all(seat.absent for seat in seats):
        return ()
    return seats


def changes(ratings: Ratings, result: MatchResult) -> dict[str, RatingChange]:
    """What ``result`` makes of the ratings of the players whom it rates."""
    seats = rated_seats(result)
    old = {seat.player: ratings.get(seat.player, Rating()) for seat in seats if seat.player is not None}
    places = {seat.player: inf if seat.absent else seat.place for seat in seats if seat.player is not None}
    full = _placed(old, places)
    changed = {}
    for player, before in old.items():
        length, settled, fresh, stale = _factors(player, old, result)
        weight = length * settled * fresh
        mu, sigma = _placed(old, places, without=stale)[player] if stale else full[player]
        surer = sqrt(before.sigma**2 + weight * (sigma**2 - before.sigma**2))
        moved = Rating(
            before.mu + weight * (mu - before.mu),
            max(surer, min(before.sigma, SUREST)),
            before.matches + 1,
            before.weight + weight,
            _met(before.met, old.keys() - {player}),
        )
        changed[player] = RatingChange(before, moved, length, settled, fresh)
    return changed


def rated(ratings: Ratings, result: MatchResult) -> dict[str, Rating]:
    """The new ratings of the players whom ``result`` rates."""
    return {player: change.after for player, change in changes(ratings, result).items()}


def _placed(
    old: Ratings, places: Mapping[str, float], without: Collection[str] = ()
) -> dict[str, tuple[float, float]]:
    """The new skill and its uncertainty of each player by the model, as if some had not been there.

    Each place is won against all who are not ahead, with a chance that grows with skill. Players who share a
    place have each won it against the same field, so nobody gains more by coming further behind. Those who
    have forfeited have no place (infinity): they have lost to all who stayed, but not to each other.
    """
    variance = {player: old[player].sigma ** 2 + DRIFT**2 for player in places if player not in without}
    scale = sqrt(sum(variance.values()) + len(variance) * LUCK**2)
    strength = {player: exp(old[player].mu / scale) for player in variance}
    against = sum(strength.values())  # of all who are not ahead
    shares = squares = 0.0
    new = {}
    for place, tied in groupby(sorted(variance, key=places.__getitem__), places.__getitem__):
        players, is_won = list(tied), isfinite(place)
        shares += is_won * len(players) / against
        squares += is_won * len(players) / against**2
        for player in players:
            chances, own = strength[player] * shares, variance[player]
            surer = (sqrt(own) / scale) ** 3 * (chances - strength[player] ** 2 * squares)
            new[player] = old[player].mu + own / scale * (is_won - chances), sqrt(own * (1 - surer))
            against -= strength[player]
    return new


def _factors(player: str, old: Ratings, result: MatchResult) -> tuple[float, float, float, frozenset[str]]:
    """What a match counts for a player: its length, settled opponents, fresh opponents; and the opponents
    whom they meet so often that it is as if they had not been there, but not all of them.
    """
    length = 1.0
    if GAMES[result.game].spec.length is not None:
        length = min(1.0, _deals(player, result) / FULL_LENGTH)
    fresh = {other: _fresh(player, other, old) for other in old if other != player}
    settled = sum(old[other].settled for other in fresh) / len(fresh)
    both = sum(old[other].settled * each for other, each in fresh.items()) / len(fresh)
    stale = frozenset(other for other, each in fresh.items() if each < STALE)
    return length, settled, both / settled, stale if len(stale) < len(fresh) else frozenset()


def _deals(player: str, result: MatchResult) -> int:
    """How many deals a match has for a player: those that were played or, if they or all others have
    forfeited it, those that it was planned for. Else who is behind would leave before the first deal is over:
    it would cost them less, or those whom they are compared with would gain less.
    """
    seats = rated_seats(result)
    has_left = any(seat.forfeited for seat in seats if seat.player == player)
    is_alone = all(seat.forfeited for seat in seats if seat.player != player)
    if has_left or is_alone:
        return result.planned_deals or FULL_LENGTH
    return max(seat.deals for seat in result.seats)


def _fresh(player: str, other: str, old: Ratings) -> float:
    """How much an opponent counts who has a share of a player's recent opponents, or the player of theirs."""
    share = max(old[player].share(other), old[other].share(player))
    return 1.0 if share <= FAIR_SHARE else (FAIR_SHARE / share) ** 4


def _met(before: Mapping[str, float], opponents: Iterable[str]) -> dict[str, float]:
    """Who was met lately, after a match against ``opponents``."""
    met = {player: count * FADING for player, count in before.items() if count * FADING >= FORGOTTEN}
    for player in opponents:
        met[player] = met.get(player, 0.0) + 1
    return met
