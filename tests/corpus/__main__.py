"""``python -m tests.corpus [game ...]``: play a thousand matches of each game, and write them down.

The same command writes the same files, as long as games and computers stay as they are. When computers play
otherwise, the corpus stays: its matches are as good as others.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from bot.games import GAMES
from tests.corpus.matches import MATCHES, packed, path_of, play


def main(keys: Sequence[str]) -> None:
    """Write the files of these games."""
    for key in keys:
        with ProcessPoolExecutor() as pool:
            matches = list(pool.map(partial(play, key), range(MATCHES), chunksize=20))
        path = path_of(key)
        path.write_bytes(packed(matches))
        moves = sum(len(match.moves) for match in matches)
        print(f"{path.name}: {MATCHES:,} matches, {moves:,} moves, {path.stat().st_size:,} bytes")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="tests.corpus", description="Play a thousand matches of each game.")
    parser.add_argument("game", nargs="*", help=", ".join(GAMES))
    given = parser.parse_args().game
    if unknown := {*given} - {*GAMES}:
        parser.error(f"no such game: {', '.join(sorted(unknown))}")
    main(given or list(GAMES))
