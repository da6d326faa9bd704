"""The seats of tables."""

from __future__ import annotations

from collections.abc import Iterable

from bot.storage.executor import Executor, ReadExecutor
from bot.storage.rows import SeatRow, from_columns, with_table


class SeatQueries:
    """Queries about seats."""

    def __init__(self, executor: ReadExecutor) -> None:
        self._executor = executor

    async def of_table(self, table_id: str) -> list[SeatRow]:
        """The seats of a table, in order, with user ids and names."""
        return [
            from_columns(SeatRow, row)
            for row in await self._executor.fetch_all("seats_of", table_id=table_id)
        ]


class SeatRepository(SeatQueries):
    """Seats, and changes to them."""

    def __init__(self, executor: Executor) -> None:
        super().__init__(executor)
        self._executor: Executor = executor

    async def replace(self, table_id: str, seats: Iterable[SeatRow]) -> None:
        """Replace all seats of a table."""
        await self._executor.execute("clear_seats", table_id=table_id)
        await self._executor.execute_many("add_seats", [with_table(table_id, seat) for seat in seats])

    async def save(self, table_id: str, seat: SeatRow) -> None:
        """Replace one seat of a table. Raises :class:`StorageConflict` if it has no seat with that number."""
        await self._executor.change("save_seat", **with_table(table_id, seat))
