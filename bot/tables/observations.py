"""Observations of the latest positions: what one move changes is looked at many times, by many seats."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.games import GAMES
from bot.games.api import Observation, Seat

KEPT = 512
"""How many observations are kept, of all tables together."""

_kept: dict[tuple[str, int, Seat | None, bool], tuple[Any, Observation]] = {}
"""The last observations, the oldest first, by the id of the state, which is kept so that no other gets it.
Comparing two states takes longer than observing one.
"""


def observed(game: str, state: Any, seat: Seat | None, *, is_open: bool) -> Observation:
    """What ``seat``, or a spectator, may know of a state of the game with this key. At a table that is no
    longer open, nobody is on turn.
    """
    key = game, id(state), seat, is_open
    if key not in _kept:
        seen = GAMES[game].observe(state, seat)
        if len(_kept) >= KEPT:
            del _kept[next(iter(_kept))]
        _kept[key] = state, seen if is_open else replace(seen, to_act=frozenset(), legal=(), hints=())
    return _kept[key][1]
