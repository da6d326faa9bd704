"""What can happen to a tournament, as said by its players, its tables and its umpire."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias, get_args

from bot.league import commands

# By users


@dataclass(frozen=True, slots=True)
class Enter:
    """``user`` wants to play."""

    user: str


@dataclass(frozen=True, slots=True)
class Leave:
    """``user`` does not want to play after all."""

    user: str


# By tables


@dataclass(frozen=True, slots=True)
class Begin:
    """A game has been dealt."""

    round: int
    table: int
    slot: int
    dealer: int
    """The seat at this tournament's table."""


@dataclass(frozen=True, slots=True)
class Finish:
    """A game is over."""

    round: int
    table: int
    slot: int
    points: tuple[int, ...]
    """Of the active seats, clockwise from seat 0. Who has 0 has gone out; after a block nobody has."""


# By the umpire


@dataclass(frozen=True, slots=True)
class Start:
    """Entries are closed; draw round 1."""


@dataclass(frozen=True, slots=True)
class Adjust:
    """Give an entry other points for one game."""

    entry: int
    round: int
    slot: int
    sign: Literal["=", "+", "-"]
    points: int
    """0 or more: to become, to add or to take away."""


@dataclass(frozen=True, slots=True)
class Void:
    """A game does not count and is played again."""

    round: int
    table: int
    slot: int


@dataclass(frozen=True, slots=True)
class Settle:
    """Who of a tie it is to be; ``shared``: all of them have won."""

    entries: tuple[int, ...] = ()
    shared: bool = False


@dataclass(frozen=True, slots=True)
class Withdraw:
    """An entry takes no further part."""

    entry: int


@dataclass(frozen=True, slots=True)
class Replace:
    """``user`` takes over an entry, its seat, its cards and its duties."""

    entry: int
    user: str


@dataclass(frozen=True, slots=True)
class Confirm:
    """The scores of a review stand."""


@dataclass(frozen=True, slots=True)
class Cancel:
    """The tournament ends without a winner."""


# By the tournament itself


@dataclass(frozen=True, slots=True)
class Draw:
    """Tables have been drawn. Follows from other acts and is only ever read, in the log."""

    round: int
    counter: int
    """Which draw of the tournament's seed it was, from 0."""
    tables: tuple[tuple[int, ...], ...]
    """Entries by seat."""


UserAct: TypeAlias = Enter | Leave
TableAct: TypeAlias = Begin | Finish
Decision: TypeAlias = Adjust | Void | Settle | Withdraw | Replace | Confirm | Cancel
"""What only an umpire may do, and never without a reason."""
Act: TypeAlias = UserAct | TableAct | Start | Decision

DECISIONS = get_args(Decision)


Command: TypeAlias = commands.Command[Act]
LogEntry: TypeAlias = commands.LogEntry[Act | Draw]
