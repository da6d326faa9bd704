"""Ratings of free-for-all matches by the Plackett-Luce model, updated by the method of Weng and Lin (2011).

A match changes a rating in full if it is long enough, and if its opponents are settled and not always the
same. Otherwise it changes the rating less (:class:`RatingChange` has the factors), so that ratings can't be
farmed.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from itertools import groupby
from math import exp, inf, isfinite, sqrt

from bot.games import GAMES
from bot.league.results import PEOPLE_NEEDED, MatchResult, SeatResult

SETTLED = 10
"""Number of rated matches from which on a rating is shown, and counts in full for others."""
FULL_LENGTH = 3
"""A match shortened to fewer deals than this changes ratings less."""
FAIR_SHARE = 0.1
"""An opponent with more than this share of a player's recent opponents changes their rating less."""
FADING = 0.98
"""Factor by which a meeting fades with each further match: about the last fifty are recent."""
FEW = 15
"""Minimum number of opponents for computing a share, because the first ones are always the same few."""
FORGOTTEN = 0.02
"""Weight below which a meeting is dropped."""
SUREST = 2.25
"""Lowest uncertainty that a match leads to. Without it, small tables would make ratings surer, and the shown
number depends on that: players of duels would be some forty points ahead of the same skill at tables of four.
"""
STALE = 0.5
"""Weight below which an opponent is ignored, if there are others."""
START = 25.0
"""Assumed skill of a new player."""
UNSURE = START / 3
"""Its uncertainty: a standard deviation, like the next two."""
LUCK = UNSURE / 2
"""Spread of a match's results around the skills of its players."""
DRIFT = UNSURE / 100
"""Possible change of a skill since the match before."""


@dataclass(frozen=True, slots=True)
class Rating:
    """A player's estimated skill in a game, after a number of rated matches."""

    mu: float = START
    """Skill, more is better."""
    sigma: float = UNSURE
    """Uncertainty of the skill."""
    matches: int = 0
    weight: float = 0.0
    """Sum of the weights of these matches."""
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
        """Return the share of ``opponent`` in the recent opponents, 0 to 1."""
        return self.met.get(opponent, 0.0) / max(FEW, sum(self.met.values()))


RatingsByPlayer = Mapping[str, Rating]
"""The ratings in one game, by player."""


@dataclass(frozen=True, slots=True)
class RatingChange:
    """A match's change of a player's rating, and its factors, each at most 1."""

    before: Rating
    after: Rating
    length: float
    """Less than 1 if the match was shortened to a few deals. For a player who has forfeited it, or was left
    alone, it counts with its planned length.
    """
    settled: float
    """Less than 1 if opponents have few rated matches themselves."""
    fresh: float
    """Less than 1 if the opponents are often the same."""

    @property
    def weight(self) -> float:
        """The weight of the match, 0 to 1."""
        return self.length * self.settled * self.fresh


def rated_seats(result: MatchResult) -> tuple[SeatResult, ...]:
    """Return the seats that a match rates: those of people who played from the first deal on.

    A player who has forfeited is rated last, unless removed by the umpire. There are none if the match is not
    ranked, was not played, had a computer player, was a tiebreaker, leaves fewer than two, or if all have
    forfeited.
    """
    if not result.ranked or not result.played or result.entered or result.computers or result.is_tiebreaker:
        return ()
    seats = tuple(seat for seat in result.people if not seat.excused)
    if len(seats) < PEOPLE_NEEDED or all(seat.absent for seat in seats):
        return ()
    return seats


def changes(ratings: RatingsByPlayer, result: MatchResult) -> dict[str, RatingChange]:
    """Return the changes of ratings by ``result``, for the players whom it rates."""
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


def rated(ratings: RatingsByPlayer, result: MatchResult) -> dict[str, Rating]:
    """Return the new ratings of the players whom ``result`` rates."""
    return {player: change.after for player, change in changes(ratings, result).items()}


def _placed(
    old: RatingsByPlayer, places: Mapping[str, float], without: Collection[str] = ()
) -> dict[str, tuple[float, float]]:
    """Return each player's new skill and uncertainty by the model, as if the players in ``without`` had not
    been there.

    Each place is won against all players who are not ahead, with a chance that grows with skill. Players who
    share a place have each won it against the same field, so finishing further behind helps no one. Players
    who have forfeited have no place (infinity): they have lost to all who stayed, but not to each other.
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


def _factors(
    player: str, old: RatingsByPlayer, result: MatchResult
) -> tuple[float, float, float, frozenset[str]]:
    """Return a match's factors for a player: its length, settled opponents, fresh opponents; and the
    opponents whom they meet so often that these are ignored, but never all of them.
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
    """Return how many deals a match has for a player: those played or, if they or all others have forfeited
    it, those planned. Otherwise players who are behind would leave before the first deal ends: it would cost
    them less, or their opponents would gain less.
    """
    seats = rated_seats(result)
    has_left = any(seat.forfeited for seat in seats if seat.player == player)
    is_alone = all(seat.forfeited for seat in seats if seat.player != player)
    if has_left or is_alone:
        return result.planned_deals or FULL_LENGTH
    return max(seat.deals for seat in result.seats)


def _fresh(player: str, other: str, old: RatingsByPlayer) -> float:
    """Return how much an opponent counts, given the larger of both players' shares in each other's recent
    opponents.
    """
    share = max(old[player].share(other), old[other].share(player))
    return 1.0 if share <= FAIR_SHARE else (FAIR_SHARE / share) ** 4


def _met(before: Mapping[str, float], opponents: Iterable[str]) -> dict[str, float]:
    """Return the recent opponents after a match against ``opponents``."""
    met = {player: count * FADING for player, count in before.items() if count * FADING >= FORGOTTEN}
    for player in opponents:
        met[player] = met.get(player, 0.0) + 1
    return met
