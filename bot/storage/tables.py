"""Tables from the lobby to the end, with every accepted move."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.shards import IsHere, everywhere
from bot.storage.declared import Reads, Writes, query
from bot.storage.executor import Query
from bot.storage.queries import of_columns
from bot.storage.rows import (
    AheadRow,
    MoveRow,
    Phase,
    SeatRow,
    TableRow,
    as_columns,
    rows_of,
    to_columns,
    with_table,
)


@dataclass(frozen=True, slots=True)
class TableParts:
    """The stored parts of a table besides its row."""

    seats: Sequence[SeatRow]
    """Seats in order, with user ids and names."""
    moves: Sequence[MoveRow]
    """Last moves, or none if the match has ended and its moves are archived."""
    last_versions: Mapping[int, int]
    """Version after the last move of each seat that has moved."""
    ahead: Sequence[AheadRow]
    """Queued moves."""


def _parts_of(table: TableRow, entries: int) -> tuple[Query, ...]:
    key = {"table_id": table.table_id}
    since = min(table.told_version, table.version - entries)
    return (
        ("seats_of", key),
        ("moves_since", {**key, "version": since}),
        ("last_versions", key),
        ("ahead_of", key),
    )


@dataclass(frozen=True, slots=True)
class PlayedRow:
    """A finished match, by what its length depends on."""

    game: str
    options: dict[str, Any]
    took: int
    """Milliseconds from the first card to the result."""
    seats: int


class TableQueries(Reads):
    """Queries about tables."""

    @query("table_by_id")
    async def get(self, table_id: str) -> TableRow | None: ...

    async def open(self, here: IsHere = everywhere) -> dict[str, int]:
        """Return the ids of all tables in these places in a lobby or in play, oldest first, with their
        channels.
        """
        return await self._channels("open_tables", here)

    async def untold(self, here: IsHere = everywhere) -> dict[str, int]:
        """Return the ids of finished tables whose messages don't show it yet, because the bot stopped in
        between, with their channels.
        """
        return await self._channels("untold_tables", here)

    async def _channels(self, query: str, here: IsHere) -> dict[str, int]:
        rows = await self._executor.fetch_all(query)
        return {row["table_id"]: row["channel_id"] for row in rows if here(row["place_id"])}

    async def some(self, table_ids: Iterable[str]) -> list[TableRow]:
        """Return the tables with these ids, in any phase, read in one call.

        Raises ValueError or TypeError if one of the rows can't have been written by the bot.
        """
        found = await self._executor.run(*(("table_by_id", {"table_id": each}) for each in table_ids))
        return [table for rows in found for table in rows_of(TableRow, rows)]

    async def parts(self, tables: Sequence[TableRow], entries: int) -> list[TableParts]:
        """Return the other stored parts of these tables, read in one call: the moves that each message
        doesn't show yet, but at least the last ``entries``. Raises the same errors as :meth:`some`.
        """
        found = await self._executor.run(*(query for table in tables for query in _parts_of(table, entries)))
        each = iter(found)
        return [
            TableParts(
                rows_of(SeatRow, seats),
                rows_of(MoveRow, moves),
                {row["seat"]: row["version"] for row in last},
                rows_of(AheadRow, ahead),
            )
            for seats, moves, last, ahead in zip(each, each, each, each, strict=True)
        ]

    @query("played_matches")
    async def played(self, place_id: int, most: int) -> list[PlayedRow]: ...

    @query("tables_of_user")
    async def of_user(self, user_id: int) -> list[TableRow]: ...


class TableRepository(Writes, TableQueries):
    """Tables, and changes to them."""

    async def create(self, table: TableRow) -> None:
        """Store a new table. Raises :class:`StorageConflict` if its channel has an open table, or the id is
        taken.
        """
        columns = to_columns(table)
        await self._executor.execute(of_columns("create_table", columns), **columns)

    async def save(
        self, table_id: str, was: tuple[int, Phase], changed: Mapping[str, Any], moves: Iterable[MoveRow] = ()
    ) -> None:
        """Store the ``changed`` columns of a table, and new moves.

        Raises :class:`StorageConflict` unless the stored table still has the version and phase in ``was``.
        """
        query = of_columns("save_table", changed or {"phase": was[1]})
        await self._executor.change(
            query,
            *[("add_move", with_table(table_id, move)) for move in moves],
            table_id=table_id,
            was_version=was[0],
            was_phase=was[1],
            **(as_columns(changed) or {"phase": was[1]}),
        )

    async def save_deadlines(self, deadlines: Mapping[str, int | None]) -> None:
        """Store the deadlines of open tables by id (ms since 1970; None for no deadline)."""
        await self._executor.execute_many(
            "save_deadline", [{"table_id": table_id, "deadline": at} for table_id, at in deadlines.items()]
        )

    async def assume_told(self, deadlines: Mapping[str, int]) -> None:
        """Store the deadlines that the messages of matches are assumed to show (ms since 1970, by table),
        unless known already.
        """
        await self._executor.execute_many(
            "assume_told", [{"table_id": table_id, "deadline": at} for table_id, at in deadlines.items()]
        )
