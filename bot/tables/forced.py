"""Moves without a choice. Pure."""

from __future__ import annotations

from typing import Any

from bot.games.api import Game, Move, Seat

CHOICELESS = ("draw", "take", "pass", "token")
"""The verbs of moves that can be made for a player who has no other."""


def only_move(game: Game[Any], state: Any, seat: Seat) -> Move | None:
    """Return the only turn move of ``seat`` if it can be made without asking: drawing, taking cards or
    passing. None if there is a choice.
    """
    turn_moves = [move for move in game.legal_moves(state, seat) if move.verb not in game.spec.out_of_turn]
    return turn_moves[0] if len(turn_moves) == 1 and turn_moves[0].verb in CHOICELESS else None
