"""The connections for reading."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from bot.storage.connection import Connection
from bot.storage.errors import StorageBusy, StorageError, storage_errors
from bot.storage.executor import Columns, Query, ReadExecutor
from bot.storage.patience import left

_AT_ONCE = 0.1
"""Seconds that a query gets even if no time is left."""


class SQLiteReaders(ReadExecutor):
    """A few connections for reading. Each query takes an idle one."""

    def __init__(self, connections: Iterable[Connection]) -> None:
        self.connections = tuple(connections)
        self._idle: asyncio.LifoQueue[Connection] = asyncio.LifoQueue()
        for connection in self.connections:
            self._idle.put_nowait(connection)
        self._open = True

    def close(self) -> None:
        """Refuse further queries. The connections are closed by their owner."""
        self._open = False

    async def run(self, *queries: Query) -> list[list[Columns]]:
        """Run queries in one call, and return the rows of each. Raises :class:`StorageBusy` if they don't
        come in time.
        """
        limit = left()
        try:
            async with asyncio.timeout(limit if self._idle.empty() else None):
                reader = await self._idle.get()
        except TimeoutError:
            raise StorageBusy("Other questions were first, and took too long.") from None
        try:
            if not self._open:
                raise StorageError("The database is closed.")
            with storage_errors():
                async with asyncio.timeout(None if limit is None else max(limit, _AT_ONCE)):
                    return await reader.carry_out(*queries)
        except TimeoutError:
            await reader.interrupt()  # otherwise it would delay the next query
            raise StorageBusy(f"The question {queries[0][0]} took too long.") from None
        finally:
            # Even if cancelled: the connection finishes its query before it gets the next one.
            self._idle.put_nowait(reader)
