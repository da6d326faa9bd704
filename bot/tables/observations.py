"""Cached observations of the latest positions: after one move, many seats ask for the same position several
times.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.games import GAMES
from bot.games.api import Observation, Seat

KEPT = 512
"""How many observations are kept, for all tables together."""

_kept: dict[tuple[str, int, Seat | None, bool], tuple[Any, Observation]] = {}
"""The last observations, oldest first, by the id of the state. The state is kept too, so that its id isn't
reused. Comparing two states would take longer than observing one.
"""


def observed(game: str, state: Any, seat: Seat | None, *, is_open: bool) -> Observation:
    """Return what ``seat``, or a spectator (None), may know of a state of this game. If the table isn't open,
    no one is on turn.
    """
    key = game, id(state), seat, is_open
    if key not in _kept:
        seen = GAMES[game].observe(state, seat)
        if len(_kept) >= KEPT:
            del _kept[next(iter(_kept))]
        _kept[key] = state, seen if is_open else replace(seen, to_act=frozenset(), legal=(), hints=())
    return _kept[key][1]
