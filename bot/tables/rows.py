"""Convert tables to database rows and back. No other module connects states and storage."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import fields, replace
from typing import Any, get_args

from bot.games import GAMES, INSTALLED
from bot.games.api import Event, Move
from bot.games.gone import GameGoneError
from bot.storage import OF_PERSON, AheadRow, Database, MoveRow, PersonRow, SeatRow, TableParts, TableRow
from bot.tables.log import KEPT_ENTRIES, TableLogEntry, with_deal
from bot.tables.people import CHAIR_LEVELS, NOBODY, Chair, MovesAhead, PastHolder, Vote, is_remembered
from bot.tables.table import ClockName, Table
from bot.user_text import UserText, raw_text

_DERIVED = ("rules_version", "commitment")
"""The columns of a table's row that follow from others. A match keeps the version of the rules that it began
with.
"""
_ATTRIBUTES: Mapping[str, str] = {
    **{each.name: each.name for each in fields(TableRow) if each.name not in _DERIVED},
    "game": "game_key",
    "position": "state",
}
"""For each column, the attribute of a table that it stores."""
_SEAT_ALONE = {*OF_PERSON, "earlier"}
_OF_SEAT = {each.name for each in fields(SeatRow)} & {each.name for each in fields(Chair)} - _SEAT_ALONE
"""The fields that a row and a chair have in common."""


def written(table: Table, columns: Iterable[str]) -> dict[str, Any]:
    """Return the values of some columns of a table's row."""
    return {
        column: _WRITTEN[column](table) if column in _WRITTEN else getattr(table, _ATTRIBUTES[column])
        for column in columns
    }


def table_row(table: Table) -> TableRow:
    """Return the row of a table with its whole position."""
    own = written(table, _ATTRIBUTES)
    return TableRow(**own, rules_version=table.game.spec.version, commitment=table.commitment)


def changed(before: Table, after: Table) -> dict[str, Any]:
    """Return the columns of a table's row that differ, with their new values."""
    columns = [
        column
        for column, name in _ATTRIBUTES.items()
        if (new := getattr(after, name)) is not (old := getattr(before, name))
        and (name == "state" or new != old)
    ]
    begins = after.phase == "playing" and before.phase == "lobby"
    return written(after, columns) | ({"rules_version": after.game.spec.version} if begins else {})


def vote(table: Table) -> dict[str, Any] | None:
    """Return the proposal to end the match as JSON, or None."""
    found = table.vote
    return None if found is None else {"ayes": sorted(found.ayes), "noes": sorted(found.noes)}


def position(table: Table) -> dict[str, Any] | None:
    """Return the position of the match as JSON, or None before it has begun."""
    return None if table.state is None else table.game.dump(table.state)


_WRITTEN: Mapping[str, Callable[[Table], Any]] = {
    "position": position,
    "secret": lambda table: table.secret.hex(),
    "vote": vote,
    "tally": lambda table: list(table.tally),
}
"""For columns that need conversion, the function that converts."""


def seat_row(seat: int, chair: Chair) -> SeatRow:
    """Return the row of one seat."""
    alike: dict[str, Any] = {name: getattr(chair, name) for name in _OF_SEAT}
    return SeatRow(
        seat=seat,
        computer=chair.name if chair.person is None else None,
        earlier=tuple(
            {
                "until": past.until,
                "person": past.chair.person,
                "computer": raw_text(past.chair.name) if past.chair.person is None else None,
                "level": past.chair.level,
            }
            for past in chair.earlier
        ),
        **alike,
    )


def seat_rows(table: Table) -> list[SeatRow]:
    """Return the rows of all seats of a table, followed by those of people who were absent when it began."""
    seats = len(table.chairs)
    return [
        *(seat_row(seat, chair) for seat, chair in enumerate(table.chairs)),
        *(replace(seat_row(seat, chair), absent=True) for seat, chair in enumerate(table.absent, seats)),
    ]


def move_row(entry: TableLogEntry) -> MoveRow:
    """Return the row of one log entry. Private events aren't stored, because the seed and the moves reproduce
    them.
    """
    return MoveRow(
        version=entry.version,
        move=entry.move,
        seat=entry.seat,
        person=entry.person,
        origin=entry.origin,
        at=entry.at,
        events=[[event.key, event.data] for event in entry.public],
    )


def ahead_rows(table: Table) -> list[AheadRow]:
    """Return the rows of all queued moves."""
    return [
        AheadRow(
            seat=chosen.seat,
            person=chosen.person,
            moves=",".join(map(str, chosen.moves)),
            deal=chosen.deal,
            hand=" ".join(chosen.hand),
            made_at=chosen.made_at,
            let_go=chosen.let_go,
        )
        for chosen in (*table.ahead, *table.let_go)
    ]


async def read_table(database: Database, row: TableRow) -> Table:
    """Read the table of a row, with its seats and its last log entries.

    Private events of entries aren't stored, and neither is who moved last once the match has ended. Raises
    ValueError if the game, the clock or a level is unknown, or if the position is not valid with every card
    in exactly one place. A row that the bot didn't write may raise other errors.
    """
    (table,) = await read_tables(database, [row])
    return table


async def read_tables(database: Database, tables: Sequence[TableRow]) -> list[Table]:
    """Read the tables of several rows at once. Raises the same errors as :func:`read_table`."""
    parts = await database.tables.parts(tables, KEPT_ENTRIES)
    return [await _read(database, row, each) for row, each in zip(tables, parts, strict=True)]


async def _read(database: Database, row: TableRow, parts: TableParts) -> Table:
    moves = parts.moves
    if not moves and row.phase not in ("lobby", "playing"):  # the moves are in the table's archive
        since = min(row.told_version, row.version - KEPT_ENTRIES)
        moves = await database.matches.moves_since(row.table_id, since)
    people = await holders(database, parts.seats)
    table = _table(row, parts.seats, moves, parts.last_versions, people, parts.ahead)
    if row.phase != "playing" or not is_remembered(row.game, table.chairs):
        return table
    whole = [_log_entry(move) for move in await database.matches.moves_since(row.table_id)]
    return replace(table, log=tuple(with_deal(whole, len(table.log))))


def why_asleep(row: TableRow) -> str | None:
    """Return why a table's game can't be played now, for the log, or None if it can."""
    if row.game not in GAMES:
        return "is not installed"
    version, is_brought = GAMES[row.game].spec.version, row.game in INSTALLED.brought
    if is_brought and row.phase == "playing" and row.rules_version != version:
        return f"has rules {version} and not {row.rules_version}"
    return None


def _table(
    row: TableRow,
    seats: Sequence[SeatRow],
    moves: Sequence[MoveRow],
    last: Mapping[int, int],
    people: Mapping[str, PersonRow],
    ahead: Sequence[AheadRow],
) -> Table:
    game = GAMES[row.game]
    if not GAMES.knows(row.game):
        raise ValueError(f"no such game: {row.game}")
    if (why := why_asleep(row)) is not None:
        raise GameGoneError(row.game, why)
    if row.clock not in get_args(ClockName):
        raise ValueError(f"no such clock: {row.clock}")
    if not isinstance(row.options, dict) or not isinstance(row.tally, list):
        raise ValueError("options or tally are not of their kind")
    state = None if row.position is None else game.load(row.position, strict=True)
    own: dict[str, Any] = {name: getattr(row, column) for column, name in _ATTRIBUTES.items()}
    is_played = row.phase == "playing"
    return Table(
        **own
        | {
            "secret": bytes.fromhex(row.secret),
            "state": state,
            "tally": tuple(row.tally),
            "contributions": tuple(row.contributions),
            "vote": _vote(row.vote),
        },
        chairs=chairs_of(seats, people),
        absent=tuple(_chair(seat, people) for seat in seats if seat.absent and seat.person is not None),
        seat_versions=tuple(last.get(seat.seat, 0) for seat in seats if not seat.absent and is_played),
        log=tuple(_log_entry(move) for move in moves),
        ahead=tuple(_ahead(each) for each in ahead if not each.let_go),
        let_go=tuple(_ahead(each) for each in ahead if each.let_go),
    )


def _ahead(row: AheadRow) -> MovesAhead:
    moves = tuple(Move.parse(move) for move in row.moves.split(","))
    hand = tuple(row.hand.split())
    return MovesAhead(row.seat, row.person, moves, row.deal, hand, row.made_at, row.let_go)


def _vote(row: Mapping[str, Any] | None) -> Vote | None:
    return None if row is None else Vote(frozenset(row["ayes"]), frozenset(row["noes"]))


async def holders(database: Database, seats: Iterable[SeatRow]) -> dict[str, PersonRow]:
    """Return the people who held these seats before, by key, except forgotten ones."""
    return await _people(database, [past["person"] for seat in seats for past in seat.earlier])


async def _people(database: Database, keys: Iterable[str | None]) -> dict[str, PersonRow]:
    found = [await database.people.by_key(key) for key in keys if key]
    return {person.person: person for person in found if person is not None}


def chairs_of(seats: Sequence[SeatRow], people: Mapping[str, PersonRow]) -> tuple[Chair, ...]:
    """Return the chairs of a table, by seat. ``people``: the earlier :func:`holders` of the seats."""
    return tuple(_chair(seat, people) for seat in seats if not seat.absent)


def _past(row: Mapping[str, Any], people: Mapping[str, PersonRow]) -> PastHolder:
    known = people.get(row["person"] or "")
    name = UserText(row["computer"]) if row["computer"] else known.name if known else NOBODY
    chair = Chair(name, row["person"], known.user_id if known else None, level=row["level"])
    return PastHolder(row["until"], chair)


def _chair(row: SeatRow, people: Mapping[str, PersonRow]) -> Chair:
    if row.level not in (None, *CHAIR_LEVELS):
        raise ValueError(f"no such level: {row.level}")
    alike: dict[str, Any] = {name: getattr(row, name) for name in _OF_SEAT}
    return Chair(
        name=row.computer or row.name or NOBODY,
        user_id=row.user_id,
        earlier=tuple(_past(past, people) for past in row.earlier),
        **alike,
    )


def _log_entry(row: MoveRow) -> TableLogEntry:
    events = tuple(Event(key, data) for key, data in row.events)
    return TableLogEntry(row.version, row.seat, row.move, row.origin, row.person, row.at, events)
