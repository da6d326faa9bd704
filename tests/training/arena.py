"""Whole matches between computer players, as fast as the rules and the players are: for training and for the
table of strength. Who plays is a function from an observation to a move; nobody gets a state.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from bot.games import GAMES
from bot.games.api import Event, Move, Observation, Seat, Step
from bot.players import greedy

Head = Callable[[Observation, Random], Move]
"""What chooses a move for the seat that has seen the observation."""

SEATS = 4


def new_match(key: str, number: int, series: bytes, seats: int = SEATS) -> Step:
    """The match of this number. Its cards follow from number and series alone, so that others can be tried
    with the same ones.
    """
    return GAMES[key].new(seats, series + number.to_bytes(8, "big"), {})


def play_match(key: str, heads: Sequence[Head], number: int, series: bytes = b"arena") -> Any:
    """The state that a match ends in which ``heads`` play, one for each seat."""
    game, chance = GAMES[key], Random(number)
    state = new_match(key, number, series, len(heads)).state
    while acting := game.to_act(state):
        seat = min(acting)
        state = called(
            key, game.apply(state, seat, heads[seat](game.observe(state, seat), chance)).state, seat
        )
    return state


def called(key: str, state: Any, seat: Seat) -> Any:
    """The state after the call that ``seat`` owes, if it owes one: nobody here forgets."""
    game = GAMES[key]
    if game.spec.out_of_turn:
        for move in game.legal_moves(state, seat):
            if move.verb == "call":
                return game.apply(state, seat, move).state
    return state


def told(step: Step, before: Sequence[Event] = ()) -> list[Event]:
    """What everybody was told of the running deal by a step, after what was told ``before``."""
    public = [event for event in step.events if event.to is None]
    return public if any(event.key == "dealt" for event in public) else [*before, *public]


def share(key: str, state: Any, seat: Seat) -> float:
    """What part of a match that is over ``seat`` has won: all, none, or what equal winners share."""
    result = GAMES[key].result(state)
    first = result.places[0] if result else ()
    return (seat in first) / max(len(first), 1)


def against_greedy(
    key: str, player: Head, numbers: range, seats: int = SEATS, series: bytes = b"arena"
) -> float:
    """The share of the wins of ``player`` against greedy ones, in each seat as often."""
    won = 0.0
    for number in numbers:
        heads: list[Head] = [greedy.choose] * seats
        heads[number % seats] = player
        won += share(key, play_match(key, heads, number, series), number % seats)
    return won / len(numbers)
