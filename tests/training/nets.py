"""Trains the net of the hard player: ``python -m tests.training.nets olsen --minutes 60``, which needs a C
compiler.

In each generation the player plays matches against greedy and against normal ones, mostly at tables of four.
At its decisions several moves are tried in the very same deal, which is played on to its end, and the net
learns what they differ in.

It goes on where it was stopped. Everything follows from the seed and the number of the generation, so the
same seed and numbers of matches find the same net. ``data/players/<game>.net.json`` holds the net, and
``tests/training/runs/<game>.net.json`` where training has come to, and the curve: after each generation, its
share of the wins in matches that nobody was trained on.
"""

from __future__ import annotations

import argparse
import ctypes
import json
import sys
import time
from base64 import b64decode, b64encode
from collections.abc import Mapping
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple

from bot.games import GAMES
from bot.players import normal
from bot.players.net import names_of
from bot.resources import data_folder
from tests.training.fast import GREEDY, HIDDEN, LEARNER, NET, NORMAL, Net, Run, library, share, weigh_by

RUNS = Path(__file__).parent / "runs"
SEATS = 4
FRESH, MEASURED = 2**40, 2**41
"""The first of the matches that nobody was trained on: of those for the curve, and of those to measure by."""
RATE, COOLING, LEAST_RATE = 1e-3, 0.9, 1e-4
"""How fast the net learns: at first, how much slower in each generation, and at last."""
DIGITS = 5


class Course(NamedTuple):
    """How a game is trained."""

    library: str
    number: int
    """Of the game in its library."""
    seats: tuple[int, int]
    """The fewest and most at a table."""
    one_in: int
    """One decision in so many is tried."""
    scale: float
    """What a match is worth."""
    plays_on: int = NORMAL
    """Who plays a deal on for it once a move has been tried: the normal player is quicker than its net."""


COURSES: Mapping[str, Course] = {
    "olsen": Course("shedding", 0, (2, 5), 2, 10.0),
    "olsen_olsen": Course("shedding", 1, (2, 5), 1, 10.0),
    "pursuit": Course("shedding", 2, (2, 5), 1, 10.0),
    "otter": Course("otter", 0, (3, 6), 1, 10.0, NET),
}


def train(key: str, seed: int, minutes: float, matches: int, fresh: int, into: Path = RUNS) -> dict[str, Any]:
    """Train for about so many minutes, a generation at least, and store in ``into`` where it has come to."""
    course, path = COURSES[key], into / f"{key}.net.json"
    games = library(course.library)
    weigh_by(games, course.number, normal.weights(key))
    stored = json.loads(path.read_text()) if path.exists() else {"seed": seed, "curve": [], "matches": []}
    if stored["seed"] != seed:
        raise SystemExit(f"{path} is a run of seed {stored['seed']}")
    run = Run()
    if "run" in stored:
        run = Run.from_buffer_copy(b64decode(stored["run"]))
    else:
        games.start(ctypes.byref(run), ctypes.c_uint64(seed), len(names_of(key)))
    until = time.monotonic() + 60 * minutes
    while True:
        number = len(stored["curve"])
        first = (seed * 100_000 + number) * 1_000_000
        rate = max(RATE * COOLING**number, LEAST_RATE)
        games.train(
            *(ctypes.byref(run), ctypes.c_uint64(first), matches),
            *((NET, course.plays_on) if number else (LEARNER, NORMAL)),
            *(*course.seats, course.one_in, ctypes.c_double(course.scale), ctypes.c_double(rate)),
        )
        games.play_by(ctypes.byref(run.mean))
        won = share(games, NET, GREEDY, SEATS, range(FRESH, FRESH + fresh))
        stored |= {"curve": [*stored["curve"], round(won, 4)], "matches": [*stored["matches"], matches]}
        stored |= {"run": b64encode(bytes(run)).decode()}
        _write(path, stored)
        print(f"{key}: generation {number + 1}, share {won:.3f}", flush=True)
        if time.monotonic() >= until:
            return dict(stored)


def publish(key: str, stored: Mapping[str, Any]) -> None:
    """Give the computers of the bot the net that a run has found."""
    mean, told = Run.from_buffer_copy(b64decode(stored["run"])).mean, names_of(key)
    found = {"game": key, "rules": GAMES[key].spec.version, "seed": stored["seed"]}
    _write(
        published(key),
        {**found, "generations": len(stored["curve"]), "told": told, **_net(mean, len(told))},
    )


def _net(net: Net, told: int) -> dict[str, Any]:
    """A net as it is published: of each hidden unit what it weighs, and so on."""
    hidden = [[round(net.hidden[place][unit], DIGITS) for place in range(told)] for unit in range(HIDDEN)]
    bias, out = ([round(each, DIGITS) for each in numbers] for numbers in (net.bias, net.out))
    direct = [round(each, DIGITS) for each in net.direct[:told]]
    return {"direct": direct, "hidden": hidden, "bias": bias, "out": out}


def measure(key: str, matches: int) -> None:
    """Print what part of so many fresh matches the published net wins, and the normal player, at a table of
    four, with 95 % intervals.
    """
    course, stored, net = COURSES[key], json.loads(published(key).read_text()), Net()
    for unit, weights in enumerate(stored["hidden"]):
        for place, weight in enumerate(weights):
            net.hidden[place][unit] = weight
    net.bias[:], net.out[:], net.direct[: len(stored["direct"])] = (
        *(stored["bias"], stored["out"]),
        stored["direct"],
    )
    games = library(course.library)
    weigh_by(games, course.number, normal.weights(key))
    games.play_by(ctypes.byref(net))
    for name, kind, against, others in (
        *(("net", NET, "greedy", GREEDY), ("normal", NORMAL, "greedy", GREEDY)),
        ("net", NET, "normal", NORMAL),
    ):
        won = share(games, kind, others, SEATS, range(MEASURED, MEASURED + matches))
        around = 1.96 * sqrt(won * (1 - won) / matches)
        print(f"{key}: {name} against three {against} {won:.3f} [{won - around:.3f}, {won + around:.3f}]")


def published(key: str) -> Path:
    """Where the net of a game is that the computers of the bot have."""
    return data_folder() / "players" / f"{key}.net.json"


def _write(path: Path, content: Mapping[str, Any]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    lines = [f" {json.dumps(key)}: {_value(value)}" for key, value in content.items()]
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def _value(value: Any) -> str:
    """A row of numbers on a line each, and everything else on one line."""
    if isinstance(value, list) and value and isinstance(value[0], list):
        return "[\n" + ",\n".join(f"  {json.dumps(row)}" for row in value) + "\n ]"
    return json.dumps(value)


def main(argv: list[str]) -> int:
    """Train the games that are named, one after the other."""
    parser = argparse.ArgumentParser(prog="python -m tests.training.nets", description=__doc__)
    parser.add_argument("games", nargs="+", choices=sorted(COURSES), metavar="GAME")
    parser.add_argument("--minutes", type=float, default=60.0, help="for each game (default 60)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--matches", type=int, default=3000, help="in a generation (default 3000)")
    parser.add_argument("--fresh", type=int, default=3000, help="matches for the curve (default 3000)")
    parser.add_argument("--measure", type=int, default=0, help="only measure, in so many matches")
    chosen = parser.parse_args(argv)
    for key in chosen.games:
        if chosen.measure:
            measure(key, chosen.measure)
            continue
        publish(key, train(key, chosen.seed, chosen.minutes, chosen.matches, chosen.fresh))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
