"""The actions that a season can want at its tables."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from bot.games.api import Seat
from bot.league.contest import Contest, appeals, calls
from bot.tables import Table, is_waited_for


@dataclass(frozen=True, slots=True)
class Stop:
    """Stop a match without a result, or close a lobby."""

    table_id: str


@dataclass(frozen=True, slots=True)
class HandOver:
    """Give a seat to somebody else, with its cards and its duties."""

    table_id: str
    seat: Seat
    player: str


@dataclass(frozen=True, slots=True)
class Forfeit:
    """Withdraw somebody: they lose the running match, and a computer plays for them."""

    table_id: str
    user_id: int
    excused: bool
    """Whether it is not held against them."""


@dataclass(frozen=True, slots=True)
class Reinstate:
    """Undo a withdrawal: they have not lost the running match after all."""

    table_id: str
    user_id: int


@dataclass(frozen=True, slots=True)
class ExtendTurn:
    """Give whoever is on turn time until a time (ms) for this turn, which began at a version of the table."""

    table_id: str
    turn: int
    until: int


@dataclass(frozen=True, slots=True)
class HoldClocks:
    """Let the clocks of a match stand still until a time (ms), or go on if that is None."""

    table_id: str
    until: int | None
    promised: int
    """Until when (ms) the umpire has given this turn time in any case; 0 if not."""


@dataclass(frozen=True, slots=True)
class ChangeDeadline:
    """Change when (ms) a fixture must be played, because its table shows another time."""

    table_id: str
    until: int


@dataclass(frozen=True, slots=True)
class Called:
    """Call the players of a fixture until a time (ms), or let nobody be here any more if that is 0."""

    table_id: str
    until: int
    binds: bool
    """Whether players who do not come by then forfeit."""


@dataclass(frozen=True, slots=True)
class TakeOut:
    """Take a chair out of the lobby of a fixture, because its player takes no further part."""

    table_id: str
    player: str


@dataclass(frozen=True, slots=True)
class BeginWith:
    """Begin the match of a fixture with those who are here."""

    table_id: str
    here: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BeginWithAll:
    """Begin the match of a fixture with all its seats. A computer plays for those who are not here."""

    table_id: str


@dataclass(frozen=True, slots=True)
class Score:
    """Score a match as it stands, because only one of its players is left."""

    table_id: str


Desired: TypeAlias = (
    Stop
    | HoldClocks
    | HandOver
    | Forfeit
    | Reinstate
    | ExtendTurn
    | ChangeDeadline
    | Called
    | TakeOut
    | BeginWith
    | BeginWithAll
    | Score
)


def handed_over(table: Table, owners: Mapping[Seat, str]) -> Iterator[Desired]:
    """The actions that give seats to their new ``owners``."""
    seated = {chair.person for chair in table.chairs}
    for seat, player in owners.items():
        if player not in seated:
            yield HandOver(table.table_id, seat, player)


def held(contest: Contest, table: Table) -> Iterator[HoldClocks]:
    """Whether the clocks of the match of a fixture are to stand still, if it is otherwise."""
    until = appeals.stands_until(contest, table.fixture or "")
    if table.phase == "playing" and table.held_until != until:
        yield HoldClocks(table.table_id, until, promised(contest, table))


def promised(contest: Contest, table: Table) -> int:
    """Until when (ms) the umpire has given time to who is on turn at the table of a fixture; 0 if not, or if
    nobody is waited for.
    """
    turn, until = contest.meeting(table.fixture).waits or (0, 0)
    return until if turn == table.turn_version and is_waited_for(table) is not None else 0


def called(contest: Contest, table: Table) -> Iterator[Called]:
    """The call that is wanted in the lobby of a fixture, if it has another one."""
    fixture = table.fixture or ""
    until, binds = calls.called_until(contest, fixture), calls.binds(contest, fixture)
    if until is not None and (table.called_until, table.call_binds) != (until, binds):
        yield Called(table.table_id, until, binds)


def is_seated(contest: Contest, table: Table) -> bool:
    """Whether the season knows that the table of one of its fixtures was opened."""
    return contest.meeting(table.fixture).table == table.table_id
