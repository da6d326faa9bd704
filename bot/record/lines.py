"""A line of a match: when a move was made, by whom, and which. Match files and archives are made of such
lines (``docs/match-file.md``). Pure.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Literal, NamedTuple

from bot.games.api import Seat
from bot.record.strict import BadRecord, brief

Origin = Literal["person", "computer", "timeout", "stand_in", "forced"]
"""Who made a move: the owner of the seat, a computer with a seat of its own, the clock, a computer for an
absent owner, or (``forced``) nobody, because there was no other move.
"""

LETTERS: Mapping[Origin, str] = {
    "person": "p",
    "computer": "c",
    "timeout": "t",
    "stand_in": "s",
    "forced": "f",
}
ORIGINS: Mapping[str, Origin] = {letter: origin for origin, letter in LETTERS.items()}

LONGEST_WAIT = 10**12 - 1
"""The most milliseconds that a line can say."""
LINE = re.compile(r"(0|[1-9][0-9]{0,11}) (?:-|(0|[1-9][0-9]?)([pctsf])) ([!-~]+(?: [!-~]+)*)")


class Line(NamedTuple):
    """A move of a match."""

    after: int
    """Milliseconds since the line before."""
    seat: Seat | None
    """None for the first deal, which nobody makes."""
    origin: Origin
    move: str

    def __str__(self) -> str:
        who = "-" if self.seat is None else f"{self.seat}{LETTERS[self.origin]}"
        return f"{self.after} {who} {self.move}"


FIRST = Line(0, None, "computer", "deal")
"""The first line of every match."""


def read_line(text: Any) -> Line:
    """Read the text of a line. Raises BadRecord."""
    said = LINE.fullmatch(text) if isinstance(text, str) else None
    if said is None:
        raise BadRecord(f"moves: {brief(text)} is no line such as '3120 0p play 4H'.")
    after, seat, letter, move = said.groups()
    if seat is None:
        return Line(int(after), None, "computer", move)
    return Line(int(after), int(seat), ORIGINS[letter], move)
