"""The connections for reading."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

from bot.storage.connection import Connection
from bot.storage.errors import StorageBusy, StorageError, storage_errors
from bot.storage.executor import Columns, ReadExecutor
from bot.storage.patience import left

_AT_ONCE = 0.1
"""Seconds that a query is given even if no time is left."""


class SQLiteReaders(ReadExecutor):
    """A few connections. Each query takes one that is idle."""

    def __init__(self, connections: Iterable[Connection]) -> None:
        self.connections = tuple(connections)
        self._idle: asyncio.LifoQueue[Connection] = asyncio.LifoQueue()
        for connection in self.connections:
            self._idle.put_nowait(connection)
        self._open = True

    def close(self) -> None:
        """Answer no more queries. The connections are closed by their owner."""
        self._open = False

    async def fetch_all(self, query: str, /, **parameters: Any) -> list[Columns]:
        """All rows of a query. Raises :class:`StorageBusy` if they do not come in time."""
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
                    (rows,) = await reader.carry_out((query, parameters))
                    return rows
        except TimeoutError:
            await reader.interrupt()  # otherwise it would delay the next query
            raise StorageBusy(f"The question {query} took too long.") from None
        finally:
            # Even if cancelled: the connection finishes its query before it gets the next one.
            self._idle.put_nowait(reader)
