"""What a season wants done at its tables, so that they play what it has come to. Pure.

It follows from how things are, not from what has happened: after a crash it is the same, and what has been
done is not wanted again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from bot.games.api import Seat
from bot.league import tournament
from bot.league.contest import Contest, is_open, name_of
from bot.league.season_state import SeasonState
from bot.seasons import pursuit
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


def desired(contest: Contest, tables: Iterable[Table]) -> Iterator[Desired]:
    """What is to be done at ``tables``, the open ones of the season."""
    known = {table.table_id: table for table in tables}
    for table in known.values():
        if table.fixture is None:
            if contest.book is not None and contest.is_open:
                yield from _in_open_season(contest.book, table)
        elif not contest.is_open or _is_second(contest, table, known):
            yield Stop(table.table_id)
        elif is_seated(contest, table):
            yield from _at_fixture(contest, table)
        elif not _is_called(contest, table.fixture):
            yield Stop(table.table_id)


def is_seated(contest: Contest, table: Table) -> bool:
    """Whether the season knows that the table of one of its fixtures has been opened."""
    meeting = contest.meetings.get(table.fixture or "")
    return meeting is not None and meeting.table == table.table_id


def _is_called(contest: Contest, name: str) -> bool:
    """Whether a fixture is to be played, or a sitting to begin, so that it may be about to get its table."""
    if contest.book is not None:
        return name in contest.book.fixtures and is_open(contest, contest.book.fixtures[name])
    due = tournament.sittings(contest.tournament) if contest.tournament else ()
    return any(name_of(sitting) == name for sitting in due)


def _is_second(contest: Contest, table: Table, known: Mapping[str, Table]) -> bool:
    """Whether another table has been opened for the same fixture after this one."""
    meeting = contest.meetings.get(table.fixture or "")
    return meeting is not None and meeting.table in known and meeting.table != table.table_id


def _at_fixture(contest: Contest, table: Table) -> Iterator[Desired]:
    if contest.book is None:
        if pursuit.is_wanted(contest, table):
            yield from _handed_over(table, pursuit.owners(contest, table))
        else:
            yield Stop(table.table_id)
        return
    if not _is_called(contest, table.fixture or ""):
        yield Stop(table.table_id)
        return
    entries = contest.book.fixtures[table.fixture or ""].entries
    yield from _withdrawn(table, _withdrawn_at(contest.book, table, entries))
    yield from _handed_over(table, _owners(contest.book, table, entries))
    until = contest.book.deadline(table.fixture or "")
    if table.due != until:
        yield Due(table.table_id, until)


def _in_open_season(book: SeasonState, table: Table) -> Iterator[Desired]:
    """At a table that people have opened themselves: they play there for the entries that they hold."""
    last = {
        seat: book.roster.of_player[chair.person][-1]
        for seat, chair in enumerate(table.chairs)
        if chair.person is not None
        and chair.person in book.roster.of_player
        and book.holds(chair.person) is None
    }
    gone = [seat for seat, held in last.items() if held.end is None]
    yield from _withdrawn(table, [*last] if table.phase == "lobby" else gone)
    if table.phase == "playing":
        others = {seat: book.roster.holder(held.entry) for seat, held in last.items() if seat not in gone}
        yield from _handed_over(table, others)


def _withdrawn(table: Table, seats: Iterable[Seat]) -> Iterator[Desired]:
    """What is wanted where those at ``seats`` take no further part, and all others do."""
    gone = set(seats)
    if table.phase == "lobby":
        if gone:
            yield Stop(table.table_id)
        return
    for seat, chair in enumerate(table.chairs):
        if chair.user_id is not None and seat in gone and not chair.forfeited:
            yield Forfeit(table.table_id, chair.user_id)
        elif chair.user_id is not None and seat not in gone and chair.withdrawn:
            yield Reinstate(table.table_id, chair.user_id)


def _handed_over(table: Table, owners: Mapping[Seat, str]) -> Iterator[Desired]:
    """What is wanted where seats are to be those of other people than sit there."""
    seated = {chair.person for chair in table.chairs}
    for seat, player in owners.items():
        if player not in seated:
            yield HandOver(table.table_id, seat, player)


def _withdrawn_at(book: SeasonState, table: Table, entries: Iterable[str]) -> list[Seat]:
    gone = {book.roster.holder(entry) for entry in entries if entry in book.force.withdrawn}
    return [seat for seat, chair in enumerate(table.chairs) if chair.person in gone]


def _owners(book: SeasonState, table: Table, entries: Iterable[str]) -> Mapping[Seat, str]:
    """Who is to have the seats of those who hold none of a fixture's entries any more.

    Seats are in the order of the entries. Where it is not plain which are whose, nothing is to be changed.
    """
    holders = {entry: book.roster.holder(entry) for entry in entries}
    seated = {chair.person for chair in table.chairs}
    strangers = [seat for seat, chair in enumerate(table.chairs) if chair.person not in holders.values()]
    new = [who for entry, who in holders.items() if who not in seated and entry not in book.force.withdrawn]
    return dict(zip(strangers, new, strict=True)) if len(strangers) == len(new) else {}
