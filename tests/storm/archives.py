"""Matches that an older version of the bot has archived: each later one has to read them as they were.

``python -m tests.storm.archives`` has made them, once.
"""

from __future__ import annotations

import hashlib
import json
from base64 import b85decode, b85encode
from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import islice
from pathlib import Path
from random import Random
from typing import get_args

from bot.games import GAMES
from bot.storage.archives import fold, unfold
from bot.storage.rows import MoveRow, Origin, to_json
from bot.storage.shorthand import lines_of
from tests.record.dictionary import played

STORED = Path(__file__).with_suffix(".json")
LONGEST = 150
"""Moves of each match that are kept."""


def unread() -> str:
    """Which of them is read, or would be written, in another way now; empty if none."""
    stored: Mapping[str, Mapping[str, str]] = json.loads(STORED.read_text(encoding="utf-8"))
    for key, each in stored.items():
        moves = unfold(b85decode(each["archive"]))
        if digest(*map(told, moves)) != each["read"]:
            return f"a match of {key} is read in another way than before"
        if digest(*lines_of(moves)) != each["written"]:
            return f"a match of {key} is written in another way than before"
    return ""


def told(move: MoveRow) -> str:
    """All that is kept of a move."""
    return to_json([move.version, move.move, move.seat, move.person, move.origin, move.at, move.events])


def digest(*lines: str) -> str:
    """What some lines come to."""
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def varied(moves: Iterator[MoveRow], chance: Random) -> Iterator[MoveRow]:
    """These moves, some of them made in other ways, by other people, fast, or after some that are missing."""
    skipped = 0
    for move in moves:
        origin: Origin = move.origin
        if chance.random() < 0.3:
            origin = chance.choice(get_args(Origin))
        person = move.person if origin == "person" else None
        if person is not None and chance.random() < 0.05:
            person = f"{chance.getrandbits(64):016x}"
        skipped += chance.random() < 0.02
        at = move.at - chance.choice((0, 0, 0, 400))
        yield replace(move, origin=origin, person=person, at=at, version=move.version + skipped)


def main() -> None:
    """Write one match of each game."""
    stored = {}
    for key in GAMES:
        chance = Random(f"archived {key}")
        moves = list(varied(islice(played(key, chance), LONGEST), chance))
        archive = fold(moves)
        read = unfold(archive)
        stored[key] = {
            "archive": b85encode(archive).decode(),
            "read": digest(*map(told, read)),
            "written": digest(*lines_of(moves)),
        }
    STORED.write_text(json.dumps(stored, indent=1) + "\n", encoding="utf-8")
    print(f"{STORED}: {STORED.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
