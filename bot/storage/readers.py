"""The connections that read."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from bot.storage.connection import Connection
from bot.storage.errors import StorageBusy, StorageError, storage_errors
from bot.storage.executor import Columns, Query, ReadExecutor
from bot.storage.patience import left

_AT_ONCE = 0.1
"""Seconds that a question is given even when there is no patience left."""


class SQLiteReaders(ReadExecutor):
    """A few connections, of which each question takes one that is idle."""

    def __init__(self, connections: Iterable[Connection]) -> None:
        self.connections = tuple(connections)
        self._idle: asyncio.LifoQueue[Connection] = asyncio.LifoQueue()
        for connection in self.connections:
            self._idle.put_nowait(connection)
        self._open = True

    def close(self) -> None:
        """Answer nothing any more. The connections are closed by whoever has made them."""
        self._open = False

    async def run(self, *queries: Query) -> list[list[Columns]]:
        """The rows of each query. :class:`StorageBusy` where they do not come while there is patience."""
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
            await reader.interrupt()  # or it would keep whoever asks next from asking
            raise StorageBusy(f"The question {queries[0][0]} took too long.") from None
        finally:
            # Even if cancelled: what the connection is still busy with comes before what it is given next.
            self._idle.put_nowait(reader)
