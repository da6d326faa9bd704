"""Whole matches between computer players, as fast as the rules and the players are: for training and for the
table of strength. Who plays is a function from an observation to a move; nobody gets a state.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from bot.games import GAMES
from bot.games.api import Move, Observation, Seat

Head = Callable[[Observation, Random], Move]
"""What chooses a move for the seat that has seen the observation."""

LONGEST = 20_000
"""Moves after which a match is given up as a draw of all; matches of players who want to win end long before."""


def play_match(key: str, heads: Sequence[Head], number: int, chance: Random) -> Any:
    """The state that the match ``number`` ends in, played by ``heads``, one for each seat. The cards follow
    from the number alone, so that others can be tried with the same ones; ``chance`` is the players' own.

    Calls are made with the card, or at once where none can carry them; so no call is missed.
    """
    game = GAMES[key]
    state = game.new(len(heads), b"arena" + number.to_bytes(8, "big"), {}).state
    calls = bool(game.spec.out_of_turn)
    for _ in range(LONGEST):
        acting = game.to_act(state)
        if not acting:
            return state
        seat = min(acting)
        seen = game.observe(state, seat)
        state = game.apply(state, seat, heads[seat](seen, chance)).state
        if calls and (due := _call(game, state, seat)):
            state = game.apply(state, seat, due).state
    return state


def _call(game: Any, state: Any, seat: Seat) -> Move | None:
    """The call that is due from ``seat`` after its move, whoever is on turn now."""
    return next((move for move in game.legal_moves(state, seat) if move.verb == "call"), None)


def shares(state: Any, key: str) -> list[float]:
    """What part of the win each seat has: one seat all of it, or those that share the first place alike."""
    result = GAMES[key].result(state)
    seats = range(len(state.hands))
    winners = result.places[0] if result else tuple(seats)
    return [(seat in winners) / len(winners) for seat in seats]
