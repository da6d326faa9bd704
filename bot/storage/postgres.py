"""A database of PostgreSQL: a pool of connections, each for one query or transaction at a time."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import asyncpg
from asyncpg.pool import PoolConnectionProxy

from bot.storage.database import Database
from bot.storage.errors import StorageBusy, StorageConflict, StorageDamaged, StorageError
from bot.storage.executor import Columns, Executor, Query, ReadExecutor
from bot.storage.migrations import Migration, known_migrations, newer_than_known
from bot.storage.patience import left
from bot.storage.people import random_key
from bot.storage.queries import queries
from bot.storage.repositories import Transaction

CONNECTIONS = 8
"""The most connections of one process. PostgreSQL allows a hundred in all if nothing else is said."""
MIGRATING = 0x6F6C73656E
"""The number of the lock that whoever applies migrations holds."""
_AT_ONCE = 0.1
"""Seconds that a query is given even if no time is left."""
_PARAMETER = re.compile(r"(?<![:\w]):(\w+)")
_CONFLICTS = ("23505", "23503")
"""A value that is there already, and a reference to a row that is not there."""
_BUSY = ("40001", "40P01", "55P03", "57014", "53300", "57P03")
"""Others came first: a lock, a deadlock, too many connections, or the server is starting."""
_UNUSABLE = ("28000", "28P01", "3D000", "42501")
"""It does not let the bot in, or there is no such database."""


@cache
def numbered(query: str) -> tuple[str, tuple[str, ...]]:
    """A query with its parameters as PostgreSQL numbers them, and their names in that order."""
    names: dict[str, str] = {}
    sql = _PARAMETER.sub(
        lambda found: names.setdefault(found[1], f"${len(names) + 1}"), queries()[query].rstrip(";")
    )
    return sql, tuple(names)


@contextmanager
def postgres_errors() -> Iterator[None]:
    """Turn the driver's errors into ours, without PostgreSQL's own words: they may have values in them."""
    try:
        yield
    except asyncpg.PostgresError as error:
        raise _narrowed(error) from None
    except (asyncpg.InterfaceError, OSError) as error:
        raise StorageBusy(f"PostgreSQL is out of reach: {type(error).__name__}") from None


def _narrowed(error: asyncpg.PostgresError) -> StorageError:
    code = error.sqlstate or ""
    about = getattr(error, "constraint_name", None) or getattr(error, "column_name", None)
    said = type(error).__name__ + (f" ({about})" if about else "")
    if code in _CONFLICTS:
        return StorageConflict(said)
    if code in _BUSY or code.startswith(("08", "57P")):
        return StorageBusy(said)
    if code in _UNUSABLE:
        return StorageDamaged(said)
    return StorageError(said)


@asynccontextmanager
async def in_time(otherwise: str) -> AsyncIterator[None]:
    """Give the block as long as there is :func:`patience`. Raises our errors instead of the driver's, and
    :class:`StorageBusy` with the text ``otherwise`` if it takes longer.
    """
    limit = left()
    try:
        with postgres_errors():
            async with asyncio.timeout(None if limit is None else max(limit, _AT_ONCE)):
                yield
    except TimeoutError:
        raise StorageBusy(otherwise) from None


class PostgresReaders(ReadExecutor):
    """Queries, each on a connection of the pool that is idle."""

    def __init__(self, pool: asyncpg.Pool[Any]) -> None:
        self._pool = pool

    async def run(self, *queries: Query) -> list[list[Columns]]:
        """The rows of each query. Raises :class:`StorageBusy` if they do not come in time."""
        _check_open(self._pool)
        otherwise = f"The question {queries[0][0]} took too long."
        async with in_time(otherwise), self._pool.acquire() as connection:
            return await carry_out(connection, queries)


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

    def __init__(self, connection: PoolConnectionProxy[Any]) -> None:
        self._connection = connection
        self._open = True
        self._begun = False
        self._failed = False

    async def run(self, *queries: Query) -> list[list[Columns]]:
        """The rows of each query."""
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

    @asynccontextmanager
    async def _statement(self) -> AsyncIterator[None]:
        if not self._open:
            raise StorageError("This transaction is over.")
        if self._failed:
            raise StorageError("A statement of this transaction has failed before.")
        try:
            async with in_time("Others were first, and took too long."):
                if not self._begun:
                    self._begun = True
                    await self._connection.execute("BEGIN")
                yield
        except BaseException:
            self._failed = True
            raise

    async def end(self, *, is_kept: bool) -> None:
        """Commit what was written, or undo it. This is not cancelled halfway: it is told of it afterwards.

        Raises :class:`StorageError` if it was to be kept, and a statement has failed.
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
            ending.exception()  # whoever is cancelled hears of nothing else
            raise cancelled
        ending.result()
        if self._failed and is_kept:
            raise StorageError("A statement of this transaction has failed, so none of it is saved.")

    async def _end(self, *, is_kept: bool) -> None:
        with postgres_errors():
            if self._begun and is_kept:
                await self._connection.execute("COMMIT")
            elif self._connection.is_in_transaction():
                await self._connection.execute("ROLLBACK")


class PostgresDatabase(Database):
    """An open database of PostgreSQL with the newest schema."""

    def __init__(
        self,
        pool: asyncpg.Pool[Any],
        beside: Path,
        was_empty: bool,
        clock: Callable[[], int],
        new_key: Callable[[], str],
    ) -> None:
        super().__init__(beside, PostgresReaders(pool), was_empty, clock, new_key)
        self._pool = pool

    @classmethod
    async def open(
        cls,
        url: str,
        beside: Path,
        *,
        busy_timeout_ms: int = 2000,
        clock: Callable[[], int],
        migrations: Path | None = None,
        new_key: Callable[[], str] = random_key,
    ) -> PostgresDatabase:
        """Open the database at ``url`` and bring it up to the newest schema. The arguments are those of
        :func:`bot.storage.opening.open_database`. Raises :class:`StorageError`.
        """
        with postgres_errors():
            pool = await asyncpg.create_pool(
                url,
                min_size=1,
                max_size=CONNECTIONS,
                statement_cache_size=len(queries()),
                server_settings={"application_name": "olsen", "lock_timeout": str(busy_timeout_ms)},
            )
            try:
                async with pool.acquire() as connection:
                    was_empty = await migrate(connection, known_migrations(migrations, "postgres"))
            except BaseException:
                await pool.close()
                raise
        return cls(pool, beside, was_empty, clock, new_key)

    async def close(self) -> None:
        """See :meth:`Database.close`."""
        await self._pool.close()

    async def schema_version(self) -> int:
        """See :meth:`Database.schema_version`."""
        _check_open(self._pool)
        with postgres_errors():
            async with self._pool.acquire() as connection:
                return await schema_version(connection)

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Transaction]:
        """See :meth:`Database.transaction`. Several may be open at a time. Who wants to change what another
        one has changed waits for its end.
        """
        _check_open(self._pool)
        async with in_time("All connections were busy for too long."):
            connection = await self._pool.acquire()
        try:
            executor = PostgresTransaction(connection)
            try:
                yield Transaction(executor, self._clock, self.new_key)
            except BaseException:
                await executor.end(is_kept=False)
                raise
            await executor.end(is_kept=True)
        finally:
            await self._pool.release(connection)

    async def clear_traces(self, *erased: bytes) -> None:
        """Have PostgreSQL write over what was erased: its tables are vacuumed."""
        with postgres_errors():
            async with self._pool.acquire() as connection:
                await connection.execute("VACUUM")


async def schema_version(connection: PoolConnectionProxy[Any]) -> int:
    """The number of the newest migration that was applied; 0 if the database is new."""
    if await connection.fetchval("SELECT to_regclass('schema_version') IS NULL"):
        return 0
    return int(await connection.fetchval("SELECT version FROM schema_version"))


async def migrate(connection: PoolConnectionProxy[Any], migrations: Sequence[Migration]) -> bool:
    """Apply those of ``migrations`` that were not, each in a transaction of its own, and return whether the
    database had no content. Processes that start at the same time wait for each other.
    """
    await connection.execute("SELECT pg_advisory_lock($1)", MIGRATING)
    try:
        version = await schema_version(connection)
        if version > len(migrations):
            raise newer_than_known(version, len(migrations))
        for migration in migrations[version:]:
            async with connection.transaction():
                for statement in migration.statements:
                    await connection.execute(statement)
                await connection.execute(
                    "CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)"
                )
                await connection.execute("DELETE FROM schema_version")
                await connection.execute("INSERT INTO schema_version VALUES ($1)", migration.version)
        return version == 0
    finally:
        await connection.execute("SELECT pg_advisory_unlock($1)", MIGRATING)
