"""Commits in PostgreSQL: whether a transaction may be saved, and whether it was, even if the connection was
lost during the commit.

Each transaction begins with a mark, a row that exists afterwards if and only if the rest was saved. Under a
lease, the mark can be written only while the lease is valid, and no other process can take the lease before
the transaction ends.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import suppress
from typing import Any

import asyncpg
from asyncpg.pool import PoolConnectionProxy

from bot.logs import Seldom, of_the_loop
from bot.storage.errors import StorageBusy, StorageInUse
from bot.storage.fence import Fence
from bot.storage.postgres_errors import DRIVER_ERRORS, is_answer, narrowed

log = logging.getLogger(__name__)

COMMITTING = 10.0
"""Seconds after which an unanswered commit is given up. Its mark is then looked for on another connection."""
UNDOING = 2.0
"""Time limit (s) for a rollback. If it doesn't succeed, PostgreSQL rolls back when the connection ends."""
_PAUSE, _LONGEST_PAUSE = 0.1, 2.0
"""Initial and maximum seconds between two looks."""

_MARK = """
WITH before AS (DELETE FROM commits WHERE writer = $1 AND number = $2 - 1)
INSERT INTO commits (writer, number) VALUES ($1, $2)
"""
_MARK_UNDER_LEASE = """
WITH before AS (DELETE FROM commits WHERE writer = $1 AND number = $2 - 1)
INSERT INTO commits (writer, number)
SELECT $1, $2 FROM leases WHERE number = $3 FOR KEY SHARE
RETURNING number
"""
_TRY = "INSERT INTO commits (writer, number) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING number"
"""Query that waits for a concurrent writer of the same mark, and returns nothing if the mark was written."""


class Commits:
    """Marks the transactions of one process, which run one after the other."""

    def __init__(self, pool: asyncpg.Pool[Any], fence: Fence | None) -> None:
        self._pool = pool
        self.fence = fence
        self.writer = secrets.token_hex(8)
        self._number = 1
        self._closing = asyncio.Event()
        self._seldom = Seldom(of_the_loop)

    def close(self) -> None:
        """Stop looking for marks of commits that may have been saved."""
        self._closing.set()

    async def begin(self, connection: PoolConnectionProxy[Any]) -> None:
        """Begin a transaction with its mark. Raises the driver's errors, and :class:`StorageInUse` if another
        process has taken the lease.
        """
        await connection.execute("BEGIN")
        if self.fence is None:
            await connection.execute(_MARK, self.writer, self._number)
        elif (
            await connection.fetchval(_MARK_UNDER_LEASE, self.writer, self._number, self.fence.number) is None
        ):
            raise StorageInUse("Another process has taken the database.")

    async def commit(self, connection: PoolConnectionProxy[Any]) -> None:
        """Commit. When this returns, everything is saved.

        If the connection is lost, this looks for the mark until PostgreSQL can be reached again. Raises
        :class:`StorageError` if nothing was saved.
        """
        try:
            async with asyncio.timeout(COMMITTING):
                await connection.execute("COMMIT")
        except DRIVER_ERRORS as error:
            if is_answer(error):
                raise narrowed(error) from None
            _drop(connection)
            log.warning("lost the connection to PostgreSQL during a commit (%s)", type(error).__name__)
            if not await self._is_saved():
                raise StorageBusy("The connection to PostgreSQL was lost, and nothing was saved.") from None
        self._number += 1

    async def undo(self, connection: PoolConnectionProxy[Any]) -> None:
        """Roll the transaction back. If the connection doesn't answer, end it."""
        try:
            async with asyncio.timeout(UNDOING):
                await connection.execute("ROLLBACK")
        except DRIVER_ERRORS:
            _drop(connection)

    async def _is_saved(self) -> bool:
        pause = _PAUSE
        while not self._closing.is_set():
            try:
                async with asyncio.timeout(COMMITTING):
                    is_there = await self._look()
            except DRIVER_ERRORS as error:
                told = "cannot tell yet whether that commit was saved (%s)"
                self._seldom.warning(log, "unknown", told, type(error).__name__)
            else:
                log.warning("that commit was %s", "saved" if is_there else "not saved")
                return is_there
            with suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self._closing.wait()
            pause = min(2 * pause, _LONGEST_PAUSE)
        raise StorageBusy("The bot was stopped before PostgreSQL could say whether all is saved.")

    async def _look(self) -> bool:
        async with self._pool.acquire() as connection:
            trial = connection.transaction()
            await trial.start()
            try:
                return await connection.fetchval(_TRY, self.writer, self._number) is None
            finally:
                await trial.rollback()


def _drop(connection: PoolConnectionProxy[Any]) -> None:
    """End a connection without waiting for it."""
    with suppress(asyncpg.InterfaceError):  # the pool knows already that it is lost
        connection.terminate()
