"""Whole matches of computers of all levels, drawn at random for each seat: what luck and forecasts are
measured with.

Each match is a line of a file, one file a game and table size: started again, it goes on where it was
stopped. A match comes out the same every time.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import count
from pathlib import Path
from random import Random
from typing import NamedTuple

from bot.games import GAMES
from bot.players import LEVELS
from tests.bench.players import GREEDY, player_of
from tests.training.arena import called, new_match, told

FOLDER = Path("pool")
"""Where the matches are kept, in the folder in which it is run."""
KINDS = (*LEVELS, GREEDY)
SIZES = (4, 2)


class Played(NamedTuple):
    """A match that was played."""

    kinds: tuple[str, ...]
    """Which computer sat in each seat."""
    places: tuple[int, ...]
    """The place of each seat, 1 for the best."""
    totals: tuple[int, ...]


def matches(game: str, size: int, folder: Path = FOLDER) -> list[Played]:
    """Return the kept matches of a game at tables of this size."""
    path = _path(folder, game, size)
    return [_read(line) for line in path.read_text().splitlines()] if path.exists() else []


def play(game: str, size: int, number: int) -> Played:
    """Play the match of this number."""
    rules, chance = GAMES[game], Random(f"{game} {size} {number}")
    kinds = tuple(chance.choice(KINDS) for _ in range(size))
    heads = [player_of(kind) for kind in kinds]
    step = new_match(game, number, b"pool", size)
    state, past = step.state, told(step)
    while acting := rules.to_act(state):
        seat = min(acting)
        step = rules.apply(state, seat, heads[seat](rules.observe(state, seat), chance, past))
        state, past = called(game, step.state, seat), told(step, past)
    result = rules.result(state)
    assert result is not None
    places = [0] * size
    ahead = 0
    for group in result.places:
        for seat in group:
            places[seat] = ahead + 1
        ahead += len(group)
    return Played(kinds, tuple(places), tuple(result.totals))


def _path(folder: Path, game: str, size: int) -> Path:
    return folder / f"{game}-{size}.txt"


def _read(line: str) -> Played:
    kinds, places, totals = line.split()
    return Played(
        tuple(kinds.split(",")), tuple(map(int, places.split(","))), tuple(map(int, totals.split(",")))
    )


def written(played: Played) -> str:
    """Return the line of a match."""
    return " ".join(",".join(map(str, part)) for part in played)


def _left(games: list[str], most: int, folder: Path) -> Iterator[tuple[str, int, int]]:
    """Yield what is still to be played, all games alike."""
    known = {
        (game, size): len(matches(game, size, folder))
        for game in games
        for size in SIZES
        if size in GAMES[game].spec.seats
    }
    for number in count():
        if number >= most:
            return
        for (game, size), there in known.items():
            if number >= there:
                yield game, size, number


def main(argv: list[str]) -> int:
    """Play and keep matches until there are enough of each."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench pool", description=__doc__)
    parser.add_argument("--game", action="append", choices=sorted(GAMES), help="only this game")
    parser.add_argument("--matches", type=int, default=4000, help="of a game and size (default 4000)")
    parser.add_argument("--processes", type=int, default=2, help="that play at the same time (default 2)")
    parser.add_argument("--folder", type=Path, default=FOLDER, help=f"where they are kept ({FOLDER})")
    chosen = parser.parse_args(argv)
    chosen.folder.mkdir(parents=True, exist_ok=True)
    left = list(_left(chosen.game or list(GAMES), chosen.matches, chosen.folder))
    with ProcessPoolExecutor(chosen.processes) as workers:
        pieces = zip(*left, strict=True) if left else ((), (), ())
        for (game, size, _), played in zip(left, workers.map(play, *pieces, chunksize=4), strict=True):
            with _path(chosen.folder, game, size).open("a") as kept:
                kept.write(f"{written(played)}\n")
    return 0
