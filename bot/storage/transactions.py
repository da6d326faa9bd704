"""A transaction on one connection, committed or rolled back even if its task is cancelled."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Self

import aiosqlite

from bot.storage.connection import Connection
from bot.storage.errors import StorageConflict, StorageError, storage_errors
from bot.storage.executor import Columns, Executor, Query


class SQLiteTransaction(Executor):
    """A transaction that begins with its first statement."""

    def __init__(self, connection: Connection, wait_ms: int) -> None:
        """Set up. ``wait_ms`` limits the wait for another process."""
        self._connection = connection
        self._wait_ms = wait_ms
        self._open = True
        self._begun = False
        self._failed = False

    def __enter__(self) -> Self:
        return self

    def __exit__(self, error: type[BaseException] | None, *_: object) -> None:
        self._open = False
        if self._failed and error is None:
            raise StorageError("A statement of this transaction has failed, so none of it is saved.")

    async def run(self, *queries: Query) -> list[list[Columns]]:
        """Return the rows of each query. The transaction begins in the same call as the first ones."""
        if not self._open:
            raise StorageError("This transaction has ended.")
        try:
            with storage_errors():
                begin = None if self._begun else self._wait_ms
                rows = await self._connection.carry_out(*queries, begin=begin)
        except BaseException:
            self._failed = True
            raise
        self._begun = True
        return rows

    async def change(self, query: str, /, *then: Query, **parameters: Any) -> Columns:
        """Run a query that changes something and returns one row, with the queries ``then``, and return that
        row.
        """
        found, *_ = await self.run((query, parameters), *then)
        if not found:
            self._failed = True
            raise StorageConflict(f"{query}: what should be changed is not as it was.")
        return found[0]


@asynccontextmanager
async def immediate(connection: aiosqlite.Connection) -> AsyncIterator[None]:
    """Begin a writing transaction at once, and end it as :func:`ending` does."""
    with storage_errors():
        async with ending(connection):
            await connection.execute_fetchall("BEGIN IMMEDIATE")
            yield


@asynccontextmanager
async def ending(connection: aiosqlite.Connection) -> AsyncIterator[None]:
    """Commit what the block has begun, or roll it back if the block raises.

    A cancelled task doesn't stop a statement that it has given to the driver's thread. But that thread works
    in order, so the rollback undoes the statement and comes before any later work on the connection, even if
    no task waits for the rollback either. A commit that has begun is not undone, because after it there is
    nothing to roll back.

    Raises :class:`StorageBusy` if another process holds the database for too long, and other storage errors.
    """
    with storage_errors():
        try:
            yield
            await connection.commit()
        except BaseException:
            await connection.rollback()
            raise
