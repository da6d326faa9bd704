"""Acts at the tables of fixtures: events there, and the umpire's decisions about a running match."""

from __future__ import annotations

from dataclasses import dataclass

from bot.league.results import MatchResult
from bot.league.season.act import GOING, PLAYED, RUNNING, TableAct, UmpireAct
from bot.league.stages import PLAYING


@dataclass(frozen=True, slots=True)
class AssignTable(TableAct, phases=GOING):
    """A table was opened for a fixture, in a thread or channel."""

    fixture: str
    table: str
    channel: int


@dataclass(frozen=True, slots=True)
class Relocate(TableAct, phases=GOING, at_tables=True):
    """The match of a fixture moves to another thread or channel, because its own was deleted or the umpire
    wants it.

    ``later`` is how much (ms) its deadline is extended for that.
    """

    fixture: str
    table: str
    channel: int
    later: int = 0


@dataclass(frozen=True, slots=True)
class ReleaseTable(TableAct, phases=PLAYED):
    """The table of a fixture closed without a result, so the fixture needs another table."""

    fixture: str
    table: str


@dataclass(frozen=True, slots=True)
class Record(TableAct, phases=PLAYED):
    """A match has ended with a result."""

    result: MatchResult


@dataclass(frozen=True, slots=True)
class StartDeal(TableAct, phases=GOING, stages=PLAYING):
    """A deal began at a tournament table."""

    round: int
    table: int
    slot: int
    dealer: int
    """Dealer's seat at the tournament's table."""


@dataclass(frozen=True, slots=True)
class FinishDeal(TableAct, phases=GOING, stages=PLAYING):
    """A deal ended at a tournament table."""

    round: int
    table: int
    slot: int
    points: tuple[int, ...]
    """Points of the active seats, clockwise from seat 0. A seat with 0 has gone out; after a blocked deal
    none has.
    """
    by_computer: tuple[str, ...] = ()
    """Entries for which a computer made more than half of their turn moves in the deal."""


# By the umpire


@dataclass(frozen=True, slots=True)
class PlayOn(UmpireAct, phases=RUNNING):
    """The running match of a fixture continues ``without`` these players, who forfeit it. All others play it,
    including any who were left out before.
    """

    fixture: str
    without: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Wait(UmpireAct, phases=RUNNING):
    """The player on turn at a ``table`` of a fixture has time ``until`` (ms) for this turn, which began at
    that version of the table.
    """

    fixture: str
    table: str
    turn: int
    until: int
