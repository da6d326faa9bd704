"""The seats of tables."""

from __future__ import annotations

from collections.abc import Iterable

from bot.storage.declared import Reads, Writes, change, query
from bot.storage.rows import SeatRow, with_table


class SeatQueries(Reads):
    """Queries about seats."""

    @query("seats_of")
    async def of_table(self, table_id: str) -> list[SeatRow]: ...


class SeatRepository(Writes, SeatQueries):
    """Seats, and changes to them."""

    async def replace(self, table_id: str, seats: Iterable[SeatRow]) -> None:
        """Replace all seats of a table."""
        await self._executor.execute("clear_seats", table_id=table_id)
        await self._executor.execute_many("add_seats", [with_table(table_id, seat) for seat in seats])

    @change("save_seat")
    async def save(self, table_id: str, seat: SeatRow) -> None: ...
