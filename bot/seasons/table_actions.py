"""What a season can want done at a table of its own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from bot.games.api import Seat
from bot.league.contest import Contest
from bot.tables import Table


@dataclass(frozen=True, slots=True)
class Stop:
    """A match is broken off without a result, or a lobby closed."""

    table_id: str


@dataclass(frozen=True, slots=True)
class HandOver:
    """Somebody else takes over a seat, with its cards and its duties."""

    table_id: str
    seat: Seat
    player: str


@dataclass(frozen=True, slots=True)
class Forfeit:
    """Who has withdrawn has lost the running match, and a computer plays on for them."""

    table_id: str
    user_id: int
    excused: bool
    """Whether it is not held against them."""


@dataclass(frozen=True, slots=True)
class Reinstate:
    """Whose withdrawal was taken back has not lost the running match after all."""

    table_id: str
    user_id: int


@dataclass(frozen=True, slots=True)
class Due:
    """A fixture is to be played by another time (ms) than its table shows."""

    table_id: str
    until: int


Desired: TypeAlias = Stop | HandOver | Forfeit | Reinstate | Due


def handed_over(table: Table, owners: Mapping[Seat, str]) -> Iterator[Desired]:
    """What is wanted where seats are to be those of other people than sit there."""
    seated = {chair.person for chair in table.chairs}
    for seat, player in owners.items():
        if player not in seated:
            yield HandOver(table.table_id, seat, player)


def is_seated(contest: Contest, table: Table) -> bool:
    """Whether the season knows that the table of one of its fixtures has been opened."""
    meeting = contest.meetings.get(table.fixture or "")
    return meeting is not None and meeting.table == table.table_id
