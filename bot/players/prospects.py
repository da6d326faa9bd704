"""Who will win a match, by what stands between two deals: what part of the wins each seat has ahead of it, if
all play alike.

A lead counts the more, the fewer deals are left. How much it counts has been measured: in matches among
computers, by the totals after each deal and who won in the end (``python -m tests.training.prospects``).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import exp, sqrt

from bot.games.api import Observation
from bot.players.olsen import LIMIT

SPREAD: Mapping[str, float] = {"olsen": 40.0, "olsen_olsen": 10.0, "pursuit": 10.0, "ole": 5.0, "otter": 0.8}
"""By game: by how many points a seat must be behind, with one deal left, for its part to be ``e`` times as
small as that of the seat in front of it. In Olsen, whose deals nobody can count: at any time.
"""

Prospects = Callable[[Sequence[int]], list[float]]
"""The parts of all seats, by what each gains in the running deal."""


def prospects(seen: Observation) -> Prospects:
    """What the match comes to for each seat, once its running deal has come to an end."""
    return _FORMS[seen.game](seen)


def deals_left(seen: Observation) -> int:
    """The deals that follow the running one at most; 0 where nobody can know."""
    left = _DEALS_LEFT.get(seen.game)
    return left(seen) if left else 0


def _by_points(seen: Observation) -> Prospects:
    """The fewest points win, or what costs least, after so many deals."""
    left = deals_left(seen)
    sign = 1 if seen.game == "olsen_olsen" else -1
    had, scale = seen.totals, sign / SPREAD[seen.game] / sqrt(left or 1)

    def after(gains: Sequence[int]) -> list[float]:
        behind = [(before + gain) * scale for before, gain in zip(had, gains, strict=True)]
        return _parts(behind) if left else _won(behind)

    return after


def _by_elimination(seen: Observation) -> Prospects:
    """The last one below the limit wins; in a shortened match also the lowest after its last deal."""
    had, out, deals = seen.totals, seen.out, int(seen.options["deals"])
    seats, is_last = range(seen.seats), 0 < deals <= seen.deal

    def after(gains: Sequence[int]) -> list[float]:
        totals = [before + gain for before, gain in zip(had, gains, strict=True)]
        playing = [seat for seat in seats if seat not in out]
        standing = [seat for seat in playing if totals[seat] < LIMIT] or playing
        behind = [-totals[seat] / SPREAD["olsen"] for seat in standing]
        decided = (
            is_last or len(standing) == 1 or (len(standing) == len(playing) and totals[standing[0]] >= LIMIT)
        )
        parts = dict(zip(standing, _won(behind) if decided else _parts(behind), strict=True))
        return [parts.get(seat, 0.0) for seat in seats]

    return after


def _by_wins(seen: Observation) -> Prospects:
    """Whoever first wins more than half of so many deals."""
    had, goal = seen.totals, int(seen.options["best_of"]) // 2 + 1

    def after(gains: Sequence[int]) -> list[float]:
        wins = [before + gain for before, gain in zip(had, gains, strict=True)]
        ahead = [won / SPREAD["otter"] for won in wins]
        return _won(ahead) if max(wins) >= goal else _parts(ahead)

    return after


def _parts(ahead: Sequence[float]) -> list[float]:
    best = max(ahead)
    weights = [exp(each - best) for each in ahead]
    total = sum(weights)
    return [weight / total for weight in weights]


def _won(ahead: Sequence[float]) -> list[float]:
    best = max(ahead)
    share = 1 / ahead.count(best)
    return [share if each == best else 0.0 for each in ahead]


def _olsen_olsen_left(seen: Observation) -> int:
    options = seen.options
    if not options["scoring"]:
        return 0
    if options["until"]:
        return 1  # it depends on the points: as if the next deal were the last
    return max((seen.seats if options["deals"] == "n" else int(options["deals"])) - seen.deal, 0)


_DEALS_LEFT: Mapping[str, Callable[[Observation], int]] = {
    "olsen_olsen": _olsen_olsen_left,
    "pursuit": lambda seen: seen.table["left"],
    "ole": lambda seen: max(seen.seats - seen.deal, 0),
}
_FORMS: Mapping[str, Callable[[Observation], Prospects]] = {
    "olsen": _by_elimination,
    "otter": _by_wins,
    **dict.fromkeys(_DEALS_LEFT, _by_points),
}
