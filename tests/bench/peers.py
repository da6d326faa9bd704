"""The engines that ours is measured beside, where they are installed: rlcard's UNO, OpenSpiel's crazy_eights.

Both change one state in place and tell nothing of what happened; OpenSpiel is written in C++. An action is
the same as with us: the legal moves, a uniform choice among them, and its application.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from random import Random

Play = Callable[[float], float]
"""Plays at random for so many seconds and returns the actions a second."""

INSTALL = "uv run --with rlcard --with open_spiel python -m tests.bench engine --peers"


def peers(seats: int) -> Iterator[tuple[str, Play]]:
    """The peers that are installed, each with how it is played by ``seats``."""
    if find_spec("rlcard"):
        yield "rlcard uno", lambda seconds: _uno(seats, seconds)
    if find_spec("pyspiel"):
        yield "pyspiel crazy_eights", lambda seconds: _crazy_eights(seats, seconds)


def _uno(seats: int, seconds: float) -> float:
    game = import_module("rlcard.games.uno").Game(num_players=seats)
    game.np_random = import_module("numpy").random.RandomState(1)
    chance = Random(1).random
    actions, spent = 0, 0.0
    while spent < seconds:
        game.init_game()
        began = time.process_time()
        while not game.is_over():
            moves = game.get_legal_actions()
            game.step(moves[int(chance() * len(moves))])
            actions += 1
        spent += time.process_time() - began
    return actions / spent


def _crazy_eights(seats: int, seconds: float) -> float:
    game = import_module("pyspiel").load_game(f"crazy_eights(players={seats})")
    chance = Random(1).random
    actions, spent = 0, 0.0
    while spent < seconds:
        state = game.new_initial_state()
        began = time.process_time()
        while not state.is_terminal():
            moves = state.legal_actions()
            state.apply_action(moves[int(chance() * len(moves))])
            actions += 1
        spent += time.process_time() - began
    return actions / spent
