"""The archive of a finished match: all moves with their events, compressed, for replays and audits.

Its text has a line for each move: hundredths of a second since the line before, the seat and who made the
move, the move, and after a tab its events as JSON. Before a line stands ``@`` and the person's key where
another person than before plays at the seat, and ``#`` and the version where versions were left out. The
first line is the time of the first move, in milliseconds, and its version.

All archives share a dictionary of what matches of every game say, so that a short one is small too. The
dictionary never changes: another one would be another kind of archive.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterable, Iterator
from functools import cache
from typing import get_args

from bot.resources import data_folder
from bot.storage.rows import MoveRow, Origin, to_json

NO_LONGER_KEPT = b""
"""The archive of a match whose moves were deleted because it is so old."""

KIND = b"\x01"
"""The first byte of an archive. Older ones are JSON compressed with zlib, which begins with another."""

_COLUMNS = ("version", "move", "seat", "person", "origin", "at", "events")
_LETTERS: dict[Origin, str] = {origin: origin[0] for origin in get_args(Origin)} | {"stand_in": "s"}
_ORIGINS = {letter: origin for origin, letter in _LETTERS.items()}


def fold(moves: Iterable[MoveRow]) -> bytes:
    """Compress ``moves``. Of their times, hundredths of a second are kept."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS, zdict=_dictionary())
    return KIND + packer.compress("\n".join(lines_of(moves)).encode()) + packer.flush()


def unfold(archive: bytes) -> list[MoveRow]:
    """The moves that were given to :func:`fold`; none if they are no longer kept."""
    if not archive:
        return []
    if not archive.startswith(KIND):
        return [MoveRow(*move) for move in json.loads(zlib.decompress(archive))]
    packed = zlib.decompressobj(-zlib.MAX_WBITS, zdict=_dictionary())
    return list(moves_of((packed.decompress(archive[1:]) + packed.flush()).decode().split("\n")))


@cache
def _dictionary() -> bytes:
    return (data_folder() / "records" / "dictionary.txt").read_bytes()


def lines_of(moves: Iterable[MoveRow]) -> Iterator[str]:
    """The text of an archive, line by line."""
    at, version, people = 0, 0, dict[int | None, str | None]()
    for move in moves:
        if not version:
            at, version = move.at, move.version
            yield f"{at} {version}"
        if move.version != version:
            yield f"#{move.version}"
        known = people.get(move.seat) if move.origin == "person" else None
        if move.person != known:
            yield f"@{move.person or ''}"
        people |= {move.seat: move.person} if move.origin == "person" else {}
        after = (move.at - at) // 10
        at, version = at + 10 * after, move.version + 1
        seat = "-" if move.seat is None else move.seat
        yield f"{after} {seat}{_LETTERS[move.origin]} {move.move}\t{to_json(move.events)}"


def moves_of(lines: Iterable[str]) -> Iterator[MoveRow]:
    """The moves that a text of :func:`lines_of` tells."""
    at, version, people = 0, 0, dict[int | None, str | None]()
    another: tuple[str | None] | None = None
    for line in filter(None, lines):
        if not version:
            at, version = map(int, line.split(" "))
        elif line.startswith("#"):
            version = int(line[1:])
        elif line.startswith("@"):
            another = (line[1:] or None,)
        else:
            made, _, events = line.partition("\t")
            after, who, move = made.split(" ", 2)
            seat, origin = None if who[0] == "-" else int(who[:-1]), _ORIGINS[who[-1]]
            person = another[0] if another else people.get(seat) if origin == "person" else None
            people |= {seat: person} if origin == "person" else {}
            at, another = at + 10 * int(after), None
            yield MoveRow(version, move, seat, person, origin, at, json.loads(events))
            version += 1
