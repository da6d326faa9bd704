"""The acts of a tournament: what its players, its tables and its umpire can do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias, get_args

from bot.league import commands

# By users


@dataclass(frozen=True, slots=True)
class Enter:
    """``user`` enters the tournament."""

    user: str


@dataclass(frozen=True, slots=True)
class Leave:
    """``user`` leaves before the start."""

    user: str


# By tables


@dataclass(frozen=True, slots=True)
class Begin:
    """A game was dealt."""

    round: int
    table: int
    slot: int
    dealer: int
    """The dealer's seat at the tournament's table."""


@dataclass(frozen=True, slots=True)
class Finish:
    """A game is over."""

    round: int
    table: int
    slot: int
    points: tuple[int, ...]
    """The points of the active seats, clockwise from seat 0. A seat with 0 has gone out; after a block none
    has."""
    by_computer: tuple[int, ...] = ()
    """The entries for which a computer has made more than half of their turn moves in the game."""


# By the umpire


@dataclass(frozen=True, slots=True)
class Start:
    """Entering is closed, and round 1 is drawn."""


@dataclass(frozen=True, slots=True)
class Adjust:
    """Give an entry other points for one game."""

    entry: int
    round: int
    slot: int
    sign: Literal["=", "+", "-"]
    points: int
    """The points to set, add or subtract; 0 or more."""


@dataclass(frozen=True, slots=True)
class Void:
    """A game does not count and is played again."""

    round: int
    table: int
    slot: int


@dataclass(frozen=True, slots=True)
class Settle:
    """The umpire chooses among tied entries, or lets all of them win if ``shared``."""

    entries: tuple[int, ...] = ()
    shared: bool = False


@dataclass(frozen=True, slots=True)
class Withdraw:
    """An entry takes no further part."""

    entry: int


@dataclass(frozen=True, slots=True)
class Replace:
    """``user`` takes over an entry with its seat and its cards."""

    entry: int
    user: str


@dataclass(frozen=True, slots=True)
class Confirm:
    """The scores are confirmed after a review."""


@dataclass(frozen=True, slots=True)
class Cancel:
    """The tournament ends without a winner."""


# By the tournament itself


@dataclass(frozen=True, slots=True)
class Draw:
    """Tables were drawn. This follows from other acts and occurs only in the log."""

    round: int
    counter: int
    """The number of the draw from the tournament's seed, from 0."""
    tables: tuple[tuple[int, ...], ...]
    """The entries of each table, by seat."""


UserAct: TypeAlias = Enter | Leave
TableAct: TypeAlias = Begin | Finish
Decision: TypeAlias = Adjust | Void | Settle | Withdraw | Replace | Confirm | Cancel
"""Acts that only an umpire may do, and that need a reason."""
Act: TypeAlias = UserAct | TableAct | Start | Decision

DECISIONS = get_args(Decision)


Command: TypeAlias = commands.Command[Act]
LogEntry: TypeAlias = commands.LogEntry[Act | Draw]
