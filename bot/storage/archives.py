"""The archive of a finished match: all moves with their events, compressed, for replays and audits.

It has, after the byte that says its kind: the time of the first move in milliseconds and how many moves
there are, the time of each after the one before, and then the moves in shorthand
(:mod:`bot.storage.shorthand`), compressed with a dictionary of what matches of every game say, so that a
short one is small too. Most times are a byte, which compresses no further.

Neither the dictionary nor the shorthand ever changes: others would be another kind of archive. Of the kind
before there are archives still: a text with a line for each move, which has hundredths of a second, the seat
and who made the move, the move, and after a tab its events as JSON.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterable, Iterator
from functools import cache

from bot.resources import data_folder
from bot.storage import shorthand
from bot.storage.rows import MoveRow
from bot.storage.shorthand import ORIGINS

NO_LONGER_KEPT = b""
"""The archive of a match that is so old that its moves were deleted."""

KIND = b"\x02"
"""The first byte of an archive of the present kind."""

KIND_BEFORE = b"\x01"
"""The first byte of an archive of the kind before. Even older archives are JSON compressed with zlib, and
begin with another byte.
"""

SHORT = 960
"""Times below this many milliseconds are kept to the hundredth of a second, because fast calls are looked at.
"""

TENTH = 100
"""The milliseconds to which other times are rounded."""

FIRST_TENTH = SHORT // 10 - SHORT // TENTH
"""A time in hundredths is stored as one byte below this; a time in tenths is stored as this plus its tenths.
"""

LONG = 0xE0
"""A byte from this value on says how many bytes of a number follow, and whether the number is negative, as it
is after a clock was put back.
"""


def fold(moves: Iterable[MoveRow]) -> bytes:
    """Compress ``moves``. Their times are kept to a tenth of a second, short ones to a hundredth."""
    played = list(moves)
    at = before = played[0].at if played else 0
    head = _number(at) + _number(len(played))
    times = bytearray()
    for move in played:
        if 0 <= move.at - before < SHORT:
            after = (move.at - before) // 10
            times.append(after)
            at += 10 * after
        else:
            after = (move.at - at) // TENTH
            is_one_byte = 0 <= after + FIRST_TENTH < LONG and after >= SHORT // TENTH
            times += bytes([after + FIRST_TENTH]) if is_one_byte else _long(after)
            at += TENTH * after
        before = move.at
    packer = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS, 9, zdict=_dictionary("shorthand"))
    text = "\n".join(shorthand.lines_of(played)).encode()
    return KIND + head + bytes(times) + packer.compress(text) + packer.flush()


def unfold(archive: bytes) -> list[MoveRow]:
    """The moves that were given to :func:`fold`; empty if they are no longer kept."""
    if not archive:
        return []
    if archive.startswith(KIND_BEFORE):
        return list(moves_of(_unpacked(archive[1:], "dictionary").split("\n")))
    if not archive.startswith(KIND):
        return [MoveRow(*move) for move in json.loads(zlib.decompress(archive))]
    at, start = _read(archive, 1)
    count, start = _read(archive, start)
    times = []
    for _ in range(count):
        first = archive[start]
        after, start = _read(archive, start)
        if first < SHORT // 10:
            at += 10 * after
        else:
            at += TENTH * (after - FIRST_TENTH if first < LONG else after)
        times.append(at)
    lines = _unpacked(archive[start:], "shorthand").split("\n") if count else []
    return list(shorthand.moves_of(lines, times))


def _number(value: int) -> bytes:
    return bytes([value]) if 0 <= value < LONG else _long(value)


def _long(value: int) -> bytes:
    size = (abs(value).bit_length() + 7) // 8
    return bytes([LONG + 2 * size + (value < 0)]) + abs(value).to_bytes(size, "big")


def _read(archive: bytes, at: int) -> tuple[int, int]:
    """The number at a position, and the position after it."""
    if archive[at] < LONG:
        return archive[at], at + 1
    size, is_negative = divmod(archive[at] - LONG, 2)
    end = at + 1 + size
    value = int.from_bytes(archive[at + 1 : end], "big")
    return -value if is_negative else value, end


def _unpacked(packed: bytes, dictionary: str) -> str:
    packer = zlib.decompressobj(-zlib.MAX_WBITS, zdict=_dictionary(dictionary))
    return (packer.decompress(packed) + packer.flush()).decode()


@cache
def _dictionary(name: str) -> bytes:
    return (data_folder() / "records" / f"{name}.txt").read_bytes()


def moves_of(lines: Iterable[str]) -> Iterator[MoveRow]:
    """The moves in a text of the kind before."""
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
            seat, origin = None if who[0] == "-" else int(who[:-1]), ORIGINS[who[-1]]
            person = another[0] if another else people.get(seat) if origin == "person" else None
            people |= {seat: person} if origin == "person" else {}
            at, another = at + 10 * int(after), None
            yield MoveRow(version, move, seat, person, origin, at, json.loads(events))
            version += 1
