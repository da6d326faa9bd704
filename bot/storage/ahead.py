"""Queued moves."""

from __future__ import annotations

from collections.abc import Iterable

from bot.storage.declared import Reads, Writes, query
from bot.storage.rows import AheadRow, with_table


class AheadQueries(Reads):
    """Queries about queued moves."""

    @query("ahead_of")
    async def of_table(self, table_id: str) -> list[AheadRow]: ...


class AheadRepository(Writes, AheadQueries):
    """Queued moves, and changes to them."""

    async def replace(self, table_id: str, chosen: Iterable[AheadRow]) -> None:
        """Replace all queued moves at a table."""
        await self._executor.execute("clear_ahead", table_id=table_id)
        await self._executor.execute_many("add_ahead", [with_table(table_id, row) for row in chosen])
