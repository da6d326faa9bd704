"""The seats of tables."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bot.storage.declared import Reads, Writes, query
from bot.storage.queries import of_columns
from bot.storage.rows import OF_PERSON, SeatRow, with_table


class SeatQueries(Reads):
    """Queries about seats."""

    @query("seats_of")
    async def of_table(self, table_id: str) -> list[SeatRow]: ...


class SeatRepository(Writes, SeatQueries):
    """Seats, and changes to them."""

    async def replace(self, table_id: str, seats: Iterable[SeatRow]) -> None:
        """Replace all seats of a table."""
        await self._executor.execute("clear_seats", table_id=table_id)
        rows = [_columns(table_id, seat) for seat in seats]
        if rows:
            await self._executor.execute_many(of_columns("add_seats", rows[0]), rows)

    async def save(self, table_id: str, seat: SeatRow) -> None:
        """Replace one seat of a table. Raises :class:`StorageConflict` if the table has no seat with that
        number.
        """
        columns = _columns(table_id, seat)
        await self._executor.change(of_columns("save_seat", columns), **columns)


def _columns(table_id: str, seat: SeatRow) -> dict[str, Any]:
    """Return the columns of a seat, without those read from its person's row."""
    return {name: value for name, value in with_table(table_id, seat).items() if name not in OF_PERSON}
