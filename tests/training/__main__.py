"""Trains the normal player of a game: ``python -m tests.training olsen --minutes 60``.

In each generation the player plays matches against three greedy ones. At its decisions several moves are
tried in the very same match, played on to the end of the deal, and compared: the weights of the next
generation are those that come nearest, by least squares, to what the moves came to.

It goes on where it was stopped. Everything follows from the seed and the number of the generation, so the
same seed and numbers of matches find the same weights on every machine. ``data/players/<game>.json`` holds
the weights, and ``tests/training/runs/<game>.json`` where training has come to, the matches of
each generation, and the curve: its share of the wins in matches that nobody was trained on.
"""

from __future__ import annotations

import argparse
import gc
import json
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from bot.games import GAMES
from bot.games.api import Move, Observation
from bot.players import greedy, normal
from bot.players.skills import SKILLS
from bot.resources import data_folder
from tests.training.arena import Head, against_greedy
from tests.training.first_guess import FIRST_GUESS
from tests.training.playouts import LeastSquares, contrasts

RUNS = Path(__file__).parent / "runs"
FADING = 0.75
"""How much the contrasts of one generation count in the next."""
RIDGE = 20.0


def head(weights: Sequence[float]) -> Head:
    """The player that weighs by these, and makes its calls."""

    def choose(seen: Observation, chance: Random) -> Move:
        return greedy.with_call(greedy.react(seen) or normal.weigh(seen, chance, weights), seen)

    return choose


def train(key: str, seed: int, minutes: float, matches: int, fresh: int, into: Path = RUNS) -> dict[str, Any]:
    """Train for about so many minutes, a generation at least, and store in ``into`` where it has come to."""
    names = SKILLS[key].names
    path = into / f"{key}.json"
    run = json.loads(path.read_text()) if path.exists() else {"seed": seed, "curve": [], "matches": []}
    if run["seed"] != seed:
        raise SystemExit(f"{path} is a run of seed {run['seed']}")
    weights = run.get("weights", FIRST_GUESS[key])
    squares = LeastSquares(len(names), run.get("sums"))
    until = time.monotonic() + 60 * minutes
    while True:
        first = (seed * 1000 + len(run["curve"])) * matches
        squares.fade(FADING)
        player = head([weights.get(name, 0.0) for name in names])
        for contrast in contrasts(key, player, range(first, first + matches)):
            squares.add(contrast)
        squares.sums = [[round(each, 2) for each in row] for row in squares.sums]
        found = [round(each, 4) for each in squares.fit(RIDGE)]
        weights = dict(zip(names, found, strict=True))
        won = against_greedy(key, head(found), range(fresh), series=b"curve")
        run |= {"curve": [*run["curve"], round(won, 4)], "matches": [*run["matches"], matches]}
        run |= {"weights": weights, "sums": squares.sums}
        _write(path, run)
        print(f"{key}: generation {len(run['curve'])}, share {won:.3f}", flush=True)
        if time.monotonic() >= until:
            return dict(run)


def publish(key: str, run: dict[str, Any]) -> None:
    """Give the computers of the bot the weights that a run has found."""
    found = {"game": key, "rules": GAMES[key].spec.version, "seed": run["seed"]}
    _write(
        data_folder() / "players" / f"{key}.json",
        {**found, "generations": len(run["curve"]), "weights": run["weights"]},
    )


def _write(path: Path, content: dict[str, Any]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    lines = [f" {json.dumps(key)}: {_value(value)}" for key, value in content.items()]
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def _value(value: Any) -> str:
    """Weights a line each, sums a row each, and everything else on one line."""
    if isinstance(value, dict):
        return "{\n" + ",\n".join(f"  {json.dumps(k)}: {json.dumps(v)}" for k, v in value.items()) + "\n }"
    if isinstance(value, list) and value and isinstance(value[0], list):
        return "[\n" + ",\n".join(f"  {json.dumps(row)}" for row in value) + "\n ]"
    return json.dumps(value)


def main(argv: list[str]) -> int:
    """Train the games that are named, one after the other."""
    parser = argparse.ArgumentParser(prog="python -m tests.training", description=__doc__)
    parser.add_argument("games", nargs="+", choices=sorted(SKILLS), metavar="GAME")
    parser.add_argument("--minutes", type=float, default=60.0, help="for each game (default 60)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--matches", type=int, default=200, help="in a generation (default 200)")
    parser.add_argument("--fresh", type=int, default=400, help="matches for the curve (default 400)")
    chosen = parser.parse_args(argv)
    gc.freeze()
    for key in chosen.games:
        publish(key, train(key, chosen.seed, chosen.minutes, chosen.matches, chosen.fresh))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
