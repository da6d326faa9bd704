"""How fast the rules are: actions a second in random play, one action being the legal moves, a uniform choice
among them and its application. Whoever has just moved makes the call that is due every other time (an action
like any other); without that a random match hardly ever ends. Time is the processor's, so that what else the
machine does counts less, and what the imports left behind is kept from the garbage collector, as in a server.

With ``--peers`` the games are played in turn with engines of others, in the same process, and the ratio to
each is printed. Besides, what it takes to observe a state for the seat on turn, and to dump it.
"""

from __future__ import annotations

import argparse
import gc
import json
import time
from collections.abc import Callable
from math import inf
from random import Random
from statistics import median
from typing import Any

from bot.games import GAMES
from bot.games.api import Game, Seat
from tests.bench.peers import INSTALL, peers

SEATS = 4
STATES = 300
"""States that are observed and dumped."""
ROUNDS = 9
"""How often our games and those of others are played in turn."""


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


def look(game: Game[Any], seconds: float) -> dict[str, Any]:
    """What it takes, in microseconds, to observe a state for a seat that acts and to dump it, on states of a
    random match.
    """
    chance = Random(1).random
    state = game.new(SEATS, b"look", {}).state
    states = []
    while len(states) < STATES and (turn := game.to_act(state)):
        seat = next(iter(turn))
        moves = game.legal_moves(state, seat)
        state = game.apply(state, seat, moves[int(chance() * len(moves))]).state
        states += [(state, seat) for seat in game.to_act(state)][:1]
    found: dict[str, Any] = {"game": game.spec.key}
    asked: dict[str, Callable[[Any, Seat], Any]] = {
        "observe_us": game.observe,
        "dump_us": lambda state, _: game.dump(state),
    }
    for name, ask in asked.items():
        best, spent = inf, 0.0
        while spent < seconds / 10:
            began = time.process_time()
            for state, seat in states:
                ask(state, seat)
            took = time.process_time() - began
            best, spent = min(best, took), spent + took
        found[name] = round(best / len(states) * 1e6, 2)
    return found


def compare(games: list[Game[Any]], seconds: float) -> list[dict[str, Any]]:
    """How many times as fast as each peer our games are: the median over rounds that play all in turn."""
    others = dict(peers(SEATS))
    ratios: dict[tuple[str, str], list[float]] = {}
    for _ in range(ROUNDS):
        speed = {name: play(seconds / ROUNDS) for name, play in others.items()}
        for game in games:
            ours = measure(game, seconds / ROUNDS)["actions_per_s"]
            for name, theirs in speed.items():
                ratios.setdefault((game.spec.key, name), []).append(ours / theirs)
    return [
        {"game": key, "peer": name, "ratio": round(median(found), 2)} for (key, name), found in ratios.items()
    ]


def main(argv: list[str]) -> int:
    """Measure all games, or one, and print a table and, with ``--json``, one JSON object as the last line."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench engine", description=__doc__)
    parser.add_argument("--game", choices=sorted(GAMES), help="only this game")
    parser.add_argument("--seconds", type=float, default=3.0, help="for each game (default 3)")
    parser.add_argument("--peers", action="store_true", help="beside rlcard and OpenSpiel, if installed")
    parser.add_argument("--json", action="store_true", help="print one JSON object as the last line")
    chosen = parser.parse_args(argv)
    gc.collect()
    gc.freeze()
    games = [game for key, game in GAMES.items() if chosen.game in (None, key)]
    results = [measure(game, chosen.seconds) for game in games]
    looks = [look(game, chosen.seconds) for game in games]
    head = f"{'game':<14}{'actions/s':>12}{'moves/match':>14}{'position, bytes':>18}"
    print(f"{head}{'observe, µs':>14}{'dump, µs':>11}")
    for each, seen in zip(results, looks, strict=True):
        print(
            f"{each['game']:<14}{each['actions_per_s']:>12,}{each['moves_per_match']:>14,}"
            f"{each['position_bytes']:>18,}{seen['observe_us']:>14}{seen['dump_us']:>11}"
        )
    compared = compare(games, chosen.seconds) if chosen.peers else []
    for found in compared:
        print(f"{found['game']:<14}{found['ratio']:>12} times {found['peer']}")
    if chosen.peers and not compared:
        print(f"Neither rlcard nor OpenSpiel is installed here. Try: {INSTALL}")
    if chosen.json:
        print(json.dumps({"games": results, "looks": looks, "peers": compared}))
    return 0
