"""Archives as an earlier version made them: a line for each move, with hundredths of a second."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator

from bot.resources import data_folder
from bot.storage.archives import KIND_BEFORE
from bot.storage.rows import MoveRow, to_json
from bot.storage.shorthand import LETTERS


def in_lines(moves: Iterable[MoveRow]) -> bytes:
    """The archive of these moves."""
    dictionary = (data_folder() / "records" / "dictionary.txt").read_bytes()
    packer = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS, zdict=dictionary)
    return KIND_BEFORE + packer.compress("\n".join(lines_of(moves)).encode()) + packer.flush()


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
        yield f"{after} {seat}{LETTERS[move.origin]} {move.move}\t{to_json(move.events)}"
