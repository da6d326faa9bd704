"""The archive of a finished match: the lines of its match file (:mod:`bot.match_file.lines`), each with what
only the database knows, compressed for replays and audits.

A line has its events as JSON after a tab. A second tab comes before anything that doesn't follow from the
earlier lines: skipped versions, the difference (ms) between the real and the expected time, and the maker of
the move. The time differs if the machine's clock was set.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator, Sequence
from functools import cache

from bot.match_file import Line, Origin, read_line
from bot.match_file.lines import LONGEST_WAIT
from bot.resources import data_folder
from bot.storage.rows import MoveRow, to_json

NO_LONGER_KEPT = b""
"""Archive of an old match whose moves were deleted."""

FORM = b"\x01"
"""First byte of an archive: its form. Another text, or another dictionary, needs another form."""


def fold(moves: Sequence[MoveRow]) -> bytes:
    """Compress the moves of a match."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS, 9, zdict=_dictionary())
    return FORM + packer.compress(text_of(moves).encode()) + packer.flush()


def unfold(archive: bytes) -> list[MoveRow]:
    """Return the moves that were given to :func:`fold`; none if they are no longer kept.

    Raises ValueError for an unknown form.
    """
    if archive == NO_LONGER_KEPT:
        return []
    if not archive.startswith(FORM):
        raise ValueError(f"This archive has form {archive[0]}. This version reads form {FORM[0]}.")
    packer = zlib.decompressobj(-zlib.MAX_WBITS, zdict=_dictionary())
    return list(moves_of((packer.decompress(archive[len(FORM) :]) + packer.flush()).decode()))


def lines_of(moves: Sequence[MoveRow]) -> list[Line]:
    """Return the match file's lines for these moves."""
    lines, before = [], moves[0].at if moves else 0
    for move in moves:
        after = min(max(0, move.at - before), LONGEST_WAIT)  # the clock may have been set in between
        lines.append(Line(after, move.seat, move.origin, move.move or "deal"))
        before = move.at
    return lines


def text_of(moves: Sequence[MoveRow]) -> str:
    """Return the text of an archive."""
    texts, people = [], dict[tuple[int | None, Origin], str | None]()
    version = at = 0
    for move, line in zip(moves, lines_of(moves), strict=True):
        events = to_json(move.events)
        for said, short in _said_by(line):
            events = events.replace(said, short)
        texts.append(f"{line}\t{events}")
        skipped, late = move.version - version - 1, move.at - at - line.after
        who = move.seat, move.origin
        if skipped or late or move.person != people.get(who):
            texts[-1] += f"\t{to_json([skipped, late, move.person])}"
        version, at, people[who] = move.version, move.at, move.person
    return "\n".join(texts)


def moves_of(text: str) -> Iterator[MoveRow]:
    """Yield the moves in the text of an archive."""
    people = dict[tuple[int | None, Origin], str | None]()
    version = at = 0
    for told in text.split("\n") if text else ():
        said, events, *note = told.split("\t")
        line = read_line(said)
        who = line.seat, line.origin
        skipped, late, person = json.loads(note[0]) if note else (0, 0, people.get(who))
        for repeated, short in reversed(_said_by(line)):
            events = events.replace(short, repeated)
        version, at, people[who] = version + 1 + skipped, at + line.after + late, person
        move = "" if line.seat is None else line.move
        yield MoveRow(version, move, line.seat, person, line.origin, at, json.loads(events))


def _said_by(line: Line) -> Sequence[tuple[str, str]]:
    """Return the parts of an event's JSON that repeat the line, each with its replacement, which no JSON
    contains.
    """
    words = line.move.split(" ", 2)
    cards = words[1] if len(words) > 1 else ""
    return ((f'"seat":{line.seat}', '"seat":@'), (f'"cards":"{cards}', '"cards":@'))


@cache
def _dictionary() -> bytes:
    return (data_folder() / "match_file" / "dictionary.txt").read_bytes()
