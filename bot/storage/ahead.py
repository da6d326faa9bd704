"""What players have chosen ahead of their turns."""

from __future__ import annotations

from collections.abc import Iterable

from bot.storage.executor import Executor, ReadExecutor
from bot.storage.rows import AheadRow, from_columns, with_table


class AheadQueries:
    """Queries about what was chosen ahead."""

    def __init__(self, executor: ReadExecutor) -> None:
        self._executor = executor

    async def of_table(self, table_id: str) -> list[AheadRow]:
        """What is chosen at a table, by seat."""
        return [
            from_columns(AheadRow, row)
            for row in await self._executor.fetch_all("ahead_of", table_id=table_id)
        ]


class AheadRepository(AheadQueries):
    """What was chosen ahead, and changes to that."""

    def __init__(self, executor: Executor) -> None:
        super().__init__(executor)
        self._executor: Executor = executor

    async def replace(self, table_id: str, chosen: Iterable[AheadRow]) -> None:
        """Replace all that is chosen at a table."""
        await self._executor.execute("clear_ahead", table_id=table_id)
        await self._executor.execute_many("add_ahead", [with_table(table_id, row) for row in chosen])
