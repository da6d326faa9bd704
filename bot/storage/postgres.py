"""A PostgreSQL database: a pool of connections, each for one query or transaction at a time."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any

import asyncpg
from asyncpg.pool import PoolConnectionProxy

from bot.address import PostgresAddress
from bot.storage.database import Database
from bot.storage.errors import StorageConflict, StorageError
from bot.storage.executor import Columns, Executor, Query, ReadExecutor
from bot.storage.fence import NOBODY, Fence
from bot.storage.lease import has_older_beside
from bot.storage.migrations import known_migrations
from bot.storage.patience import turn
from bot.storage.people import random_key
from bot.storage.postgres_commits import Commits
from bot.storage.postgres_errors import DRIVER_ERRORS, in_time, postgres_errors
from bot.storage.postgres_migrations import migrate, schema_version
from bot.storage.postgres_peers import CHANNEL, PostgresPeers
from bot.storage.queries import queries
from bot.storage.repositories import Transaction

log = logging.getLogger(__name__)

CONNECTIONS = 8
"""Maximum connections of one process. PostgreSQL allows a hundred in all by default."""
CONNECTING = 5.0
"""Time limit (s) for connecting."""
CLEARING = 5.0
"""How long (s) forgetting a person waits for the space of their data to be freed."""
RELEASING = 1.0
"""Time limit (s) for a cancelled query to end."""
IDLE = 15_000
"""Milliseconds after which PostgreSQL rolls back an idle transaction."""
_PARAMETER = re.compile(r"(?<![:\w]):(\w+)")


@cache
def numbered(query: str) -> tuple[str, tuple[str, ...]]:
    """Return a query with numbered parameters, as PostgreSQL needs them, and their names in that order."""
    names: dict[str, str] = {}
    sql = _PARAMETER.sub(
        lambda found: names.setdefault(found[1], f"${len(names) + 1}"), queries()[query].rstrip(";")
    )
    return sql, tuple(names)


class PostgresReaders(ReadExecutor):
    """Runs queries, each on an idle connection of the pool."""

    def __init__(self, pool: asyncpg.Pool[Any]) -> None:
        self._pool = pool

    async def run(self, *queries: Query) -> list[list[Columns]]:
        """Return the rows of each query. Raises :class:`StorageBusy` if they don't come in time."""
        _check_open(self._pool)
        async with in_time(f"The question {queries[0][0]} took too long."), _lent(self._pool) as connection:
            return await carry_out(connection, queries)


@asynccontextmanager
async def _lent(pool: asyncpg.Pool[Any]) -> AsyncIterator[PoolConnectionProxy[Any]]:
    """Lend an idle connection of the pool. Raises :class:`StorageBusy` if none is idle in time.

    A query that was cancelled gets :data:`RELEASING` seconds to end, then its connection is closed:
    PostgreSQL passes over a cancellation that arrives before the query, and the query would wait on.
    """
    async with in_time("All connections were busy for too long."):
        connection = await pool.acquire()
    try:
        yield connection
    finally:
        with suppress(TimeoutError):
            await pool.release(connection, timeout=RELEASING)


def _check_open(pool: asyncpg.Pool[Any]) -> None:
    if pool.is_closing():
        raise StorageError("The database is closed.")


async def carry_out(connection: PoolConnectionProxy[Any], queries: Sequence[Query]) -> list[list[Columns]]:
    """Run queries one after the other until one fails, and return the rows of each."""
    found: list[list[Columns]] = []
    for name, parameters in queries:
        sql, names = numbered(name)
        rows = await connection.fetch(sql, *(parameters[each] for each in names))
        found.append([dict(row) for row in rows])
    return found


class PostgresTransaction(Executor):
    """A transaction on a connection. It begins with its first statement."""

    def __init__(self, connection: PoolConnectionProxy[Any], commits: Commits) -> None:
        self._connection = connection
        self._commits = commits
        self._open = True
        self._begun = False
        self._failed = False

    async def run(self, *queries: Query) -> list[list[Columns]]:
        """Return the rows of each query."""
        async with self._statement():
            return await carry_out(self._connection, queries)

    async def change(self, query: str, /, *then: Query, **parameters: Any) -> Columns:
        """Run a query that changes something and returns one row, with the queries ``then``, and return that
        row.
        """
        async with self._statement():
            (found,) = await carry_out(self._connection, [(query, parameters)])
            if not found:
                raise StorageConflict(f"{query}: what should be changed is not as it was.")
            await carry_out(self._connection, then)
            return found[0]

    async def tell(self, text: str) -> None:
        """See :meth:`Executor.tell`."""
        async with self._statement():
            await self._connection.execute(
                "SELECT pg_notify($1, $2)", CHANNEL, f"{self._commits.writer} {text}"
            )

    @asynccontextmanager
    async def _statement(self) -> AsyncIterator[None]:
        if not self._open:
            raise StorageError("This transaction has ended.")
        if self._failed:
            raise StorageError("A statement of this transaction has failed before.")
        try:
            async with in_time("Others were first, and took too long."):
                if not self._begun:
                    self._begun = True
                    await self._commits.begin(self._connection)
                yield
        except BaseException:
            self._failed = True
            raise

    async def end(self, *, is_kept: bool) -> None:
        """Commit what was written, or roll it back. Cancelling the task doesn't interrupt this; the
        cancellation arrives afterwards.

        Raises :class:`StorageError` if it should be committed and a statement has failed.
        """
        self._open = False
        ending = asyncio.ensure_future(self._end(is_kept=is_kept and not self._failed))
        cancelled: asyncio.CancelledError | None = None
        while not ending.done():
            try:
                await asyncio.wait([ending])
            except asyncio.CancelledError as error:
                cancelled = error
        if cancelled is not None:
            ending.exception()  # a cancelled task only sees the cancellation
            raise cancelled
        ending.result()
        if self._failed and is_kept:
            raise StorageError("A statement of this transaction has failed, so none of it is saved.")

    async def _end(self, *, is_kept: bool) -> None:
        if self._begun and is_kept:
            await self._commits.commit(self._connection)
        elif self._begun:
            await self._commits.undo(self._connection)


class PostgresDatabase(Database):
    """An open database of PostgreSQL with the newest schema."""

    def __init__(
        self,
        pool: asyncpg.Pool[Any],
        beside: Path,
        was_empty: bool,
        clock: Callable[[], int],
        new_key: Callable[[], str],
        commits: Commits,
        peers: PostgresPeers | None,
    ) -> None:
        super().__init__(beside, PostgresReaders(pool), was_empty, clock, new_key, peers)
        self._pool = pool
        self._commits = commits
        self._listener = peers
        self._writing = asyncio.Lock()

    @classmethod
    async def open(
        cls,
        address: PostgresAddress,
        beside: Path,
        *,
        busy_timeout_ms: int = 2000,
        clock: Callable[[], int],
        migrations: Path | None = None,
        new_key: Callable[[], str] = random_key,
        fence: Fence | None = None,
        has_peers: bool = False,
        is_mine: bool = True,
    ) -> PostgresDatabase:
        """Open the database at an address and bring it to the newest schema. The arguments are those of
        :func:`bot.storage.opening.open_database`. Raises :class:`StorageError`.
        """
        # Its pool logs a traceback while PostgreSQL can't be reached. The callers log that already.
        logging.getLogger("asyncpg.pool").setLevel(logging.ERROR)
        with postgres_errors():
            pool = await _connected(address, busy_timeout_ms)
            try:
                async with pool.acquire() as connection:
                    known = known_migrations(migrations, "postgres")
                    if not is_mine:
                        fence, is_alone = NOBODY, False
                    else:  # without a lease, something else keeps other processes out
                        is_alone = fence is None or not await has_older_beside(connection, fence, len(known))
                    was_empty = await migrate(connection, known, is_alone=is_alone)
                commits = Commits(pool, fence)
                peers = PostgresPeers(address, commits.writer) if has_peers else None
                if peers is not None:
                    await peers.start()
            except BaseException:
                await pool.close()
                raise
        return cls(pool, beside, was_empty, clock, new_key, commits, peers)

    async def close(self) -> None:
        """See :meth:`Database.close`."""
        if self._listener is not None:
            await self._listener.close()
        self._commits.close()
        async with self._writing:
            await self._pool.close()

    async def schema_version(self) -> int:
        """See :meth:`Database.schema_version`."""
        _check_open(self._pool)
        with postgres_errors():
            async with self._pool.acquire() as connection:
                return await schema_version(connection)

    async def begin_writing(self, fence: Fence | None = None) -> None:
        """See :meth:`Database.begin_writing`."""
        self._commits.fence = fence

    async def finish_migrations(self, folder: Path | None = None) -> None:
        """See :meth:`Database.finish_migrations`."""
        known, fence = known_migrations(folder, "postgres"), self._commits.fence
        with postgres_errors():
            async with self._pool.acquire() as connection:
                is_alone = fence is None or not await has_older_beside(connection, fence, len(known))
                await migrate(connection, known, is_alone=is_alone)

    async def end_writing(self) -> None:
        """See :meth:`Database.end_writing`."""
        async with self._writing:
            self._commits.fence = NOBODY

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[Transaction]:
        """Open a transaction as :meth:`Database.transaction` does. Only one is open at a time, as with
        SQLite: its effects in memory, and counts that it takes from the database, are complete before the
        next one begins.
        """
        async with turn(self._writing):
            _check_open(self._pool)
            async with _lent(self._pool) as connection:
                executor = PostgresTransaction(connection, self._commits)
                try:
                    yield Transaction(executor, self._clock, self.new_key)
                except BaseException:
                    await executor.end(is_kept=False)
                    raise
                await executor.end(is_kept=True)

    async def size(self) -> tuple[int, int]:
        """See :meth:`Database.size`."""
        with postgres_errors():
            return await self._pool.fetchval("SELECT pg_database_size(current_database())"), 0

    async def clear_traces(self, *erased: bytes) -> None:
        """Free the space of erased data, to be overwritten. PostgreSQL has no other way: until then the data
        can be found in the files, and in the write-ahead log as long as that is kept.

        Waits at most :data:`CLEARING` seconds. PostgreSQL frees the rest on its own.
        """
        try:
            async with asyncio.timeout(CLEARING), self._pool.acquire() as connection:
                await connection.execute("VACUUM (SKIP_LOCKED)")
        except DRIVER_ERRORS as error:
            log.warning("deleted data may still be in unused space: %s", type(error).__name__)


async def _connected(address: PostgresAddress, busy_timeout_ms: int) -> asyncpg.Pool[Any]:
    """Open a pool of connections. ``busy_timeout_ms`` limits how long a statement waits for others."""
    return await asyncpg.create_pool(
        address.url,
        min_size=1,
        max_size=CONNECTIONS,
        timeout=CONNECTING,
        statement_cache_size=len(queries()),
        reset=_as_it_is,
        server_settings={
            "application_name": "olsen",
            "lock_timeout": str(busy_timeout_ms),
            "idle_in_transaction_session_timeout": str(IDLE),
        },
    )


async def _as_it_is(connection: asyncpg.Connection[Any]) -> None:
    """Do nothing to a connection that is given back, because no settings were changed on it."""


@asynccontextmanager
async def asking(address: PostgresAddress) -> AsyncIterator[asyncpg.Connection[Any]]:
    """Open a connection to a database that a bot may be using, without migrating or changing it. Raises
    :class:`StorageError`.
    """
    with postgres_errors():
        only_reads = {"default_transaction_read_only": "on", "statement_timeout": "10s"}
        connection = await asyncpg.connect(address.url, timeout=CONNECTING, server_settings=only_reads)
        try:
            yield connection
        finally:
            await connection.close(timeout=CONNECTING)


async def ask(address: PostgresAddress, sql: str, *parameters: Any) -> list[tuple[Any, ...]]:
    """Return the rows of a query over such a connection."""
    async with asking(address) as connection:
        return [tuple(row) for row in await connection.fetch(sql, *parameters)]
