"""What players have chosen ahead of their turns."""

from __future__ import annotations

from collections.abc import Iterable

from bot.storage.declared import Reads, Writes, query
from bot.storage.rows import AheadRow, with_table


class AheadQueries(Reads):
    """Queries about what was chosen ahead."""

    @query("ahead_of")
    async def of_table(self, table_id: str) -> list[AheadRow]: ...


class AheadRepository(Writes, AheadQueries):
    """What was chosen ahead, and changes to that."""

    async def replace(self, table_id: str, chosen: Iterable[AheadRow]) -> None:
        """Store what is chosen ahead at a table in the place of what was chosen before."""
        await self._executor.execute("clear_ahead", table_id=table_id)
        await self._executor.execute_many("add_ahead", [with_table(table_id, row) for row in chosen])
