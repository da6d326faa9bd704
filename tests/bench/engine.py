"""How fast the rules are: actions a second in random play, one action being the legal moves, a uniform choice
among them and its application. Whoever has just moved makes the call that is due every other time (an action
like any other); without that a random match hardly ever ends. Time is the processor's, so that what else the
machine does counts less, and what the imports left behind is kept from the garbage collector, as in a server.
"""

from __future__ import annotations

import argparse
import gc
import json
import time
from random import Random
from typing import Any

from bot.games import GAMES
from bot.games.api import Game

SEATS = 4


def measure(game: Game[Any], seconds: float) -> dict[str, Any]:
    """Play random matches of four for ``seconds``: what an action, a match and a stored position cost."""
    chance = Random(1).random
    actions = matches = 0
    size = positions = 0
    spent = 0.0
    while spent < seconds:
        state = game.new(SEATS, matches.to_bytes(8, "big"), {}).state
        halfway = None
        began = time.process_time()
        while turn := game.to_act(state):
            seat = next(iter(turn))
            moves = game.legal_moves(state, seat)
            state = game.apply(state, seat, moves[int(chance() * len(moves))]).state
            actions += 1
            calls = game.legal_moves(state, seat) if chance() < 0.5 and seat not in game.to_act(state) else ()
            if calls:
                state = game.apply(state, seat, calls[0]).state
                actions += 1
            halfway = halfway or (state if actions % 50 == 0 else None)
        spent += time.process_time() - began
        matches += 1
        positions += 1
        size += len(json.dumps(game.dump(halfway or state), separators=(",", ":")))
    return {
        "game": game.spec.key,
        "actions_per_s": round(actions / spent),
        "moves_per_match": round(actions / matches),
        "position_bytes": round(size / positions),
    }


def main(argv: list[str]) -> int:
    """Measure all games, or one, and print a table and, with ``--json``, one JSON object as the last line."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench engine", description=__doc__)
    parser.add_argument("--game", choices=sorted(GAMES), help="only this game")
    parser.add_argument("--seconds", type=float, default=3.0, help="for each game (default 3)")
    parser.add_argument("--json", action="store_true", help="print one JSON object as the last line")
    chosen = parser.parse_args(argv)
    gc.collect()
    gc.freeze()
    results = [measure(game, chosen.seconds) for key, game in GAMES.items() if chosen.game in (None, key)]
    print(f"{'game':<14}{'actions/s':>12}{'moves/match':>14}{'position, bytes':>18}")
    for each in results:
        print(
            f"{each['game']:<14}{each['actions_per_s']:>12,}{each['moves_per_match']:>14,}"
            f"{each['position_bytes']:>18,}"
        )
    if chosen.json:
        print(json.dumps({"games": results}))
    return 0
