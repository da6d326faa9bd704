"""The acts at the tables of fixtures: what happens there, and what the umpire decides of a running match."""

from __future__ import annotations

from dataclasses import dataclass

from bot.league.contest.act import GOING, PLAYED, RUNNING, TableAct, UmpireAct
from bot.league.results import MatchResult
from bot.league.stages import PLAYING


@dataclass(frozen=True, slots=True)
class Seat(TableAct, phases=GOING):
    """A table was opened for a fixture, in a thread or channel."""

    fixture: str
    table: str
    channel: int


@dataclass(frozen=True, slots=True)
class Relocate(TableAct, phases=GOING, at_tables=True):
    """The match of a fixture goes on in another thread or channel, because its own was deleted or its umpire
    wants that.

    ``later`` is by how much (ms) its deadline is put off for that.
    """

    fixture: str
    table: str
    channel: int
    later: int = 0


@dataclass(frozen=True, slots=True)
class Unseat(TableAct, phases=PLAYED):
    """The table of a fixture ended without a result, so the fixture needs another table."""

    fixture: str
    table: str


@dataclass(frozen=True, slots=True)
class Record(TableAct, phases=PLAYED):
    """A match is over and has a result."""

    result: MatchResult


@dataclass(frozen=True, slots=True)
class DealGame(TableAct, phases=GOING, stages=PLAYING):
    """A game was dealt at a table of a tournament."""

    round: int
    table: int
    slot: int
    dealer: int
    """The dealer's seat at the tournament's table."""


@dataclass(frozen=True, slots=True)
class FinishGame(TableAct, phases=GOING, stages=PLAYING):
    """A game at a table of a tournament is over."""

    round: int
    table: int
    slot: int
    points: tuple[int, ...]
    """The points of the active seats, clockwise from seat 0. A seat with 0 has gone out; after a block none
    has."""
    by_computer: tuple[str, ...] = ()
    """The entries for which a computer has made more than half of their turn moves in the game."""


# By the umpire


@dataclass(frozen=True, slots=True)
class PlayOn(UmpireAct, phases=RUNNING):
    """The running match of a fixture goes on ``without`` these players, who forfeit it. All others play it,
    also those without whom it was to go on before.
    """

    fixture: str
    without: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Wait(UmpireAct, phases=RUNNING):
    """Who is on turn at a ``table`` of a fixture has time ``until`` (ms) for this turn, which began at that
    version of the table.
    """

    fixture: str
    table: str
    turn: int
    until: int
