"""Tables from the lobby to the end, with every accepted move."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.shards import IsHere, everywhere
from bot.storage.declared import Reads, Writes, change, query
from bot.storage.executor import Query
from bot.storage.rows import (
    AheadRow,
    MoveRow,
    SeatRow,
    TableRow,
    from_columns,
    to_json,
    with_table,
)


@dataclass(frozen=True, slots=True)
class TableParts:
    """What is stored of a table besides its row."""

    seats: Sequence[SeatRow]
    """In order, with user ids and names."""
    moves: Sequence[MoveRow]
    """The last ones, or none if the match is over and its moves are in the archive."""
    last_versions: Mapping[int, int]
    """For each seat that has moved, the version after its last move."""
    ahead: Sequence[AheadRow]
    """What players have chosen ahead of their turns."""


def _parts_of(table: TableRow, entries: int) -> tuple[Query, ...]:
    key = {"table_id": table.table_id}
    since = min(table.told_version, table.version - entries)
    return (
        ("seats_of", key),
        ("moves_since", {**key, "version": since}),
        ("last_versions", key),
        ("ahead_of", key),
    )


class TableQueries(Reads):
    """Queries about tables."""

    @query("table_by_id")
    async def get(self, table_id: str) -> TableRow | None: ...
    @query("open_table_in")
    async def open_in(self, channel_id: int) -> TableRow | None: ...

    async def open(self, here: IsHere = everywhere) -> dict[str, int]:
        """The ids of all tables of these guilds that are in a lobby or being played, oldest first, with their
        channels.
        """
        return await self._channels("open_tables", here)

    async def untold(self, here: IsHere = everywhere) -> dict[str, int]:
        """The ids of the tables that have ended but whose messages do not show it, because the bot stopped in
        between, with their channels.
        """
        return await self._channels("untold_tables", here)

    async def _channels(self, query: str, here: IsHere) -> dict[str, int]:
        rows = await self._executor.fetch_all(query)
        return {row["table_id"]: row["channel_id"] for row in rows if here(row["guild_id"])}

    async def some(self, table_ids: Iterable[str]) -> list[TableRow]:
        """The tables with these ids, in any phase, read in one call.

        Raises ValueError or TypeError if the bot would not have written the row of one of them.
        """
        found = await self._executor.run(*(("table_by_id", {"table_id": each}) for each in table_ids))
        return [from_columns(TableRow, row) for rows in found for row in rows]

    async def parts(self, tables: Sequence[TableRow], entries: int) -> list[TableParts]:
        """What else is stored of each of these tables, read in one call: the moves that its message does not
        show yet, but at least the last ``entries``. Raises the same errors as :meth:`some`.
        """
        found = await self._executor.run(*(query for table in tables for query in _parts_of(table, entries)))
        each = iter(found)
        return [
            TableParts(
                [from_columns(SeatRow, row) for row in seats],
                [from_columns(MoveRow, row) for row in moves],
                {row["seat"]: row["version"] for row in last},
                [from_columns(AheadRow, row) for row in ahead],
            )
            for seats, moves, last, ahead in zip(each, each, each, each, strict=True)
        ]

    @query("tables_of_user")
    async def of_user(self, user_id: int) -> list[TableRow]: ...


class TableRepository(Writes, TableQueries):
    """Tables, and changes to them."""

    @query("create_table")
    async def create(self, table: TableRow) -> None: ...

    async def save_lobby(self, table: TableRow) -> None:
        """Store the host, options, clock, deadline, call and version of a lobby, and whether it is ranked.

        Raises :class:`StorageConflict` unless the table is in its lobby at an older version.
        """
        await self._executor.change(
            "save_lobby",
            table_id=table.table_id,
            version=table.version,
            host=table.host,
            options=to_json(table.options),
            house_rules=table.house_rules,
            clock=table.clock,
            ranked=table.ranked,
            deadline=table.deadline,
            called_until=table.called_until,
        )

    async def start(
        self,
        table_id: str,
        opening: MoveRow,
        *,
        position: Mapping[str, Any],
        tally: Sequence[Mapping[str, int]],
        deadline: int | None,
        contributions: Sequence[str],
    ) -> None:
        """Turn a lobby into a match.

        ``opening`` has the version, the time and the events of the start, and no seat. ``contributions`` are
        what was added to the secret. Raises
        :class:`StorageConflict` unless the table is in its lobby at an older version.
        """
        await self._executor.change(
            "start_table",
            ("add_move", with_table(table_id, opening)),
            table_id=table_id,
            version=opening.version,
            position=to_json(position),
            tally=to_json(tally),
            deadline=deadline,
            contributions=to_json(contributions),
            started_at=opening.at,
        )

    async def append_move(
        self,
        table_id: str,
        move: MoveRow,
        *,
        position: Mapping[str, Any],
        tally: Sequence[Mapping[str, int]],
        turn_version: int,
        pinged_version: int,
        deadline: int | None,
    ) -> None:
        """Store an accepted move and the position after it.

        Raises :class:`StorageConflict` unless the match is being played and is at an older version.
        """
        await self._executor.change(
            "save_position",
            ("add_move", with_table(table_id, move)),
            table_id=table_id,
            version=move.version,
            turn_version=turn_version,
            pinged_version=pinged_version,
            position=to_json(position),
            tally=to_json(tally),
            deadline=deadline,
        )

    async def save_seating(
        self, table_id: str, *, host: str, votes: Sequence[Mapping[str, Any]], deadline: int | None
    ) -> None:
        """Store the host, the proposals and the deadline (ms since 1970; None if nobody is waited for) of an
        open table.
        """
        await self._executor.change(
            "save_seating", table_id=table_id, host=host, votes=to_json(votes), deadline=deadline
        )

    @change("reminded")
    async def reminded(self, table_id: str, pinged_version: int, warned_version: int) -> None: ...
    @change("save_due")
    async def save_due(self, table_id: str, due: int | None) -> None: ...
    @change("save_hold")
    async def save_hold(self, table_id: str, held_until: int | None, *, deadline: int | None) -> None: ...

    async def relocate(self, table_id: str, channel_id: int, *, deadline: int | None) -> None:
        """Store that a table goes on in another channel, a thread, where it has no message yet.

        Raises :class:`StorageConflict` if that channel has an open table, or the match has ended.
        """
        await self._executor.change(
            "relocate_table", table_id=table_id, channel_id=channel_id, in_thread=True, deadline=deadline
        )

    async def save_deadlines(self, deadlines: Mapping[str, int | None]) -> None:
        """Store the deadlines of open tables by id (ms since 1970; None for no deadline)."""
        await self._executor.execute_many(
            "save_deadline", [{"table_id": table_id, "deadline": at} for table_id, at in deadlines.items()]
        )

    @change("step_version")
    async def step_version(self, table_id: str) -> None: ...

    async def close_lobby(self, table_id: str, *, at: int) -> None:
        """Close a lobby that has not started. Raises :class:`StorageConflict` unless the table is in its
        lobby.
        """
        await self._executor.change(
            "stop_table", table_id=table_id, from_phase="lobby", to_phase="closed", finished_at=at
        )
