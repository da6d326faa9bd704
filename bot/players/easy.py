"""A beginner, for every game: it notices few of its moves, plans nothing, and forgets calls now and then."""

from __future__ import annotations

from random import Random
from typing import Final

from bot.games.api import Move, Observation
from bot.players import greedy

NOTICED: Final = 3
"""The most moves that it notices in a turn."""

FORGETS: Final = 0.25
"""How often it forgets a call or misses one that another player forgot."""

OUT_OF_TURN: Final = ("call", "challenge")


def choose(seen: Observation, chance: Random, *, calling: bool = True) -> Move:
    """The move that lays most cards among the few that it notices. It keeps nothing for later, and names any
    suit.
    """
    moves = [move for move in seen.legal if move.verb not in OUT_OF_TURN]
    noticed = chance.sample(moves, min(NOTICED, len(moves)))
    best = max(noticed, key=lambda move: _cards(move, seen))
    return greedy.with_call(best, seen) if calling and chance.random() >= FORGETS else best


def react(seen: Observation, chance: Random) -> Move | None:
    """The call that it owes, or a challenge that is due, unless it forgets."""
    return None if chance.random() < FORGETS else greedy.react(seen)


def _cards(move: Move, seen: Observation) -> int:
    return sum(word in seen.hand for word in move.args) if move.verb == "play" else 0
