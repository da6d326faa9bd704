"""A line of a match: a move, its seat and its time. Match files and archives consist of such lines
(``docs/match-file.md``). Pure.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Literal, NamedTuple

from bot.games.api import Seat
from bot.match_file.strict import BadMatchFile, brief

Origin = Literal["person", "computer", "timeout", "stand_in", "forced"]
"""The maker of a move: the owner of the seat, a computer with its own seat, the clock, a computer for an
absent owner, or ``forced`` for the only possible move.
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
"""Maximum milliseconds in a line."""
LINE = re.compile(r"(0|[1-9][0-9]{0,11}) (?:-|(0|[1-9][0-9]?)([pctsf])) ([!-~]+(?: [!-~]+)*)")


class Line(NamedTuple):
    """A move in a match."""

    after: int
    """Milliseconds since the previous line."""
    seat: Seat | None
    """None for the first deal, which no seat makes."""
    origin: Origin
    move: str

    def __str__(self) -> str:
        who = "-" if self.seat is None else f"{self.seat}{LETTERS[self.origin]}"
        return f"{self.after} {who} {self.move}"


FIRST = Line(0, None, "computer", "deal")
"""The first line of every match."""


def read_line(text: Any) -> Line:
    """Parse the text of a line. Raises BadMatchFile."""
    said = LINE.fullmatch(text) if isinstance(text, str) else None
    if said is None:
        raise BadMatchFile(f"moves: {brief(text)} is not a line like '3120 0p play 4H'.")
    after, seat, letter, move = said.groups()
    if seat is None:
        return Line(int(after), None, "computer", move)
    return Line(int(after), int(seat), ORIGINS[letter], move)
