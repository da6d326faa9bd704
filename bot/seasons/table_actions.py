"""Actions that a season can want at its tables."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from bot.games.api import Seat
from bot.league.season import Season, appeals, ready_checks
from bot.tables import Table, is_waited_for


@dataclass(frozen=True, slots=True)
class Stop:
    """Stop a match without a result, or close a lobby."""

    table_id: str


@dataclass(frozen=True, slots=True)
class HandOver:
    """Give a seat with its cards and duties to another player."""

    table_id: str
    seat: Seat
    player: str


@dataclass(frozen=True, slots=True)
class Forfeit:
    """Withdraw a player: they lose the running match, and a computer plays for them."""

    table_id: str
    user_id: int
    excused: bool
    """Whether they are excused, without a forfeit."""


@dataclass(frozen=True, slots=True)
class Reinstate:
    """Undo a withdrawal, so that the player hasn't lost the running match after all."""

    table_id: str
    user_id: int


@dataclass(frozen=True, slots=True)
class ExtendTurn:
    """Extend the current turn, which began at a version of the table, until a time (ms)."""

    table_id: str
    turn: int
    until: int


@dataclass(frozen=True, slots=True)
class HoldClocks:
    """Stop the clocks of a match until a time (ms), or start them again if that is None."""

    table_id: str
    until: int | None
    promised: int
    """Until when (ms) the umpire has extended this turn in any case; 0 if not."""


@dataclass(frozen=True, slots=True)
class ChangeDeadline:
    """Change the deadline (ms) of a fixture, because its table shows another one."""

    table_id: str
    until: int


@dataclass(frozen=True, slots=True)
class Called:
    """Begin a ready check until a time (ms), or end it if that is 0, so that no player is ready any more."""

    table_id: str
    until: int
    binds: bool
    """Whether no-shows forfeit."""


@dataclass(frozen=True, slots=True)
class TakeOut:
    """Remove a seat from the lobby of a fixture, because its player takes no further part."""

    table_id: str
    player: str


@dataclass(frozen=True, slots=True)
class BeginWith:
    """Begin the match of a fixture with the ready players."""

    table_id: str
    here: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BeginWithAll:
    """Begin the match of a fixture with all its seats. A computer plays for absent players."""

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
    """Yield the actions that give seats to their new ``owners``."""
    seated = {chair.person for chair in table.chairs}
    for seat, player in owners.items():
        if player not in seated:
            yield HandOver(table.table_id, seat, player)


def held(season: Season, table: Table) -> Iterator[HoldClocks]:
    """Yield the action that stops or starts the clocks of a fixture's match, if needed."""
    until = appeals.stands_until(season, table.fixture or "")
    if table.phase == "playing" and table.held_until != until:
        yield HoldClocks(table.table_id, until, promised(season, table))


def promised(season: Season, table: Table) -> int:
    """Return until when (ms) the umpire has extended the turn at the table of a fixture; 0 if not, or if no
    player is on turn.
    """
    turn, until = season.appointment(table.fixture).waits or (0, 0)
    return until if turn == table.turn_version and is_waited_for(table) is not None else 0


def called(season: Season, table: Table) -> Iterator[Called]:
    """Yield the ready check that is wanted in the lobby of a fixture, if the lobby has another one."""
    fixture = table.fixture or ""
    until, binds = ready_checks.called_until(season, fixture), ready_checks.binds(season, fixture)
    if until is not None and (table.called_until, table.call_binds) != (until, binds):
        yield Called(table.table_id, until, binds)


def is_seated(season: Season, table: Table) -> bool:
    """Return whether the season knows that the table of one of its fixtures was opened."""
    return season.appointment(table.fixture).table == table.table_id
