"""One transaction on one connection, whatever becomes of the task that wanted it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import aiosqlite

from bot.storage.errors import storage_errors


@asynccontextmanager
async def immediate(connection: aiosqlite.Connection) -> AsyncIterator[None]:
    """Begin a writing transaction now, and end it as :func:`ending` does."""
    with storage_errors():
        async with ending(connection):
            await connection.execute_fetchall("BEGIN IMMEDIATE")
            yield


@asynccontextmanager
async def ending(connection: aiosqlite.Connection) -> AsyncIterator[None]:
    """Commit what the block has begun, if it has, or roll it back if the block raises.

    A cancelled task does not stop a statement that it has handed to the driver's thread. But that thread
    carries out its work in the order in which it was given, so the rollback undoes the statement, and comes
    before whatever the connection is asked for next, even if nobody waits for the rollback either. A commit
    under way is not undone: once it stands there is nothing to roll back.

    Raises :class:`StorageBusy` when another process keeps the database, and other storage errors.
    """
    with storage_errors():
        try:
            yield
            await connection.commit()
        except BaseException:
            await connection.rollback()
            raise
