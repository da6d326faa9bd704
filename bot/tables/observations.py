"""Observations of the latest positions: what one move changes is looked at many times, by many seats."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Any

from bot.games import GAMES
from bot.games.api import Observation, Seat

KEPT = 512
"""How many observations are kept, of all tables together."""


def observed(game: str, state: Any, seat: Seat | None, *, is_open: bool) -> Observation:
    """What ``seat``, or a spectator, may know of a state of the game with this key. At a table that is no
    longer open, nobody is on turn.
    """
    return _observed(game, _Position(state), seat, is_open)


@lru_cache(KEPT)
def _observed(game: str, position: _Position, seat: Seat | None, is_open: bool) -> Observation:
    seen = GAMES[game].observe(position.state, seat)
    return seen if is_open else replace(seen, to_act=frozenset(), legal=(), hints=())


class _Position:
    """A state as a key that is equal to itself alone, because comparing two states takes longer than
    observing one.
    """

    __slots__ = ("state",)

    def __init__(self, state: Any) -> None:
        self.state = state

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Position) and other.state is self.state

    def __hash__(self) -> int:
        return id(self.state)
