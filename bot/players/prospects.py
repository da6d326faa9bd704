"""The chances to win a match, by the totals between two deals, if all play equally well.

A lead counts more when fewer deals are left. How much was measured in matches among computers, by the totals
after each deal and the winner (``python -m tests.training.prospects``). The ``spread`` of a game is how many
points a seat must be behind, with one deal left, for its chance to be ``e`` times smaller than that of the
seat in front of it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, sqrt

from bot.games.api import Observation

Prospects = Callable[[Sequence[int]], list[float]]
"""The parts of all seats, by what each gains in the running deal."""


def by_points(
    spread: float, deals_left: Callable[[Observation], int], sign: int = -1
) -> Callable[[Observation], Prospects]:
    """Return the prospects of a game in which the fewest points win, or with another ``sign`` the most, after
    a number of deals. ``deals_left`` returns the most deals that can follow the running one.
    """

    def prospects(seen: Observation) -> Prospects:
        left, had = deals_left(seen), seen.totals
        scale = sign / spread / sqrt(left or 1)

        def after(gains: Sequence[int]) -> list[float]:
            behind = [(before + gain) * scale for before, gain in zip(had, gains, strict=True)]
            return _parts(behind) if left else _won(behind)

        return after

    return prospects


def by_elimination(spread: float, limit: int) -> Callable[[Observation], Prospects]:
    """Return the prospects of a game that the last player below the ``limit`` wins; in a shortened match also
    the lowest after its last deal. The number of deals isn't known, so the spread stays the same.
    """

    def prospects(seen: Observation) -> Prospects:
        had, out, deals = seen.totals, seen.out, int(seen.options["deals"])
        seats, is_last = range(seen.seats), 0 < deals <= seen.deal

        def after(gains: Sequence[int]) -> list[float]:
            totals = [before + gain for before, gain in zip(had, gains, strict=True)]
            playing = [seat for seat in seats if seat not in out]
            standing = [seat for seat in playing if totals[seat] < limit] or playing
            behind = [-totals[seat] / spread for seat in standing]
            are_all_out = len(standing) == len(playing) and totals[standing[0]] >= limit
            decided = is_last or len(standing) == 1 or are_all_out
            parts = dict(zip(standing, _won(behind) if decided else _parts(behind), strict=True))
            return [parts.get(seat, 0.0) for seat in seats]

        return after

    return prospects


def by_wins(spread: float) -> Callable[[Observation], Prospects]:
    """Return the prospects of a game that the first player to win more than half of the deals wins."""

    def prospects(seen: Observation) -> Prospects:
        had, goal = seen.totals, int(seen.options["best_of"]) // 2 + 1

        def after(gains: Sequence[int]) -> list[float]:
            wins = [before + gain for before, gain in zip(had, gains, strict=True)]
            ahead = [won / spread for won in wins]
            return _won(ahead) if max(wins) >= goal else _parts(ahead)

        return after

    return prospects


def _parts(ahead: Sequence[float]) -> list[float]:
    best = max(ahead)
    weights = [exp(each - best) for each in ahead]
    total = sum(weights)
    return [weight / total for weight in weights]


def _won(ahead: Sequence[float]) -> list[float]:
    best = max(ahead)
    share = 1 / ahead.count(best)
    return [share if each == best else 0.0 for each in ahead]
