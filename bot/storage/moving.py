"""Copy everything from one database into another, empty one, of either engine."""

from __future__ import annotations

import logging
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Iterable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing
from functools import partial
from graphlib import TopologicalSorter
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bot.address import PostgresAddress
from bot.storage import schema
from bot.storage.errors import StorageDamaged, StorageError, naming, storage_errors
from bot.storage.fence import Fence
from bot.storage.looking import look_into
from bot.storage.migrations import DROP_OLDEST, NOT_OURS, STATE, SchemaState, is_own, known_migrations
from bot.storage.opening import open_database

if TYPE_CHECKING:
    import asyncpg

_log = logging.getLogger(__name__)

PIECE = 500
"""Number of rows in memory at a time."""
OWN = ("schema_version", "commits", "leases", "shards")
"""Tables that only PostgreSQL has, and that are not copied."""

Columns = Mapping[str, Sequence[str]]
"""The columns of each table."""
Pieces = AsyncIterator[list[tuple[Any, ...]]]


class Side(ABC):
    """One of the two databases, in a transaction."""

    @abstractmethod
    async def state(self) -> SchemaState:
        """Return the schema information, read before anything else."""

    @abstractmethod
    async def columns(self) -> Columns:
        """Return the columns of each table. Tables to which others refer come first."""

    @abstractmethod
    def rows(self, table: str, columns: Sequence[str]) -> Pieces:
        """Yield all rows of a table, in pieces that fit into memory."""

    @abstractmethod
    async def is_empty(self, table: str) -> bool:
        """Return whether a table has no rows."""

    @abstractmethod
    async def add(self, table: str, columns: Sequence[str], rows: Pieces) -> int:
        """Add rows to a table, and return their number."""

    @abstractmethod
    async def complete(self) -> None:
        """Set the counters to continue after the highest numbers, and check that every reference is valid."""


async def copy_all(
    source: Path | PostgresAddress,
    target: Path | PostgresAddress,
    *,
    fence: Fence | None = None,
    go_on: Callable[[], None] = lambda: None,
) -> dict[str, int]:
    """Copy all rows of the database ``source`` to ``target``, which is created if it is a new file, and
    return their number by table. ``fence`` belongs to the target; ``go_on`` is called often, and may raise to
    stop.

    Raises :class:`StorageError` if the source is not the bot's, or its schema not the newest, or the target
    has content or is not the bot's.
    """
    async with reading(source) as here:
        engine = "postgres" if isinstance(source, PostgresAddress) else "sqlite"
        newest, state = len(known_migrations(engine=engine)), await here.state()
        if not is_own(state):
            raise StorageDamaged(f"{source}: {NOT_OURS}. Name another one.")
        _need_newest(source, state.version, newest)
        await _need_same(source)
        with naming(target):
            await (await open_database(target, clock=lambda: 0, fence=fence)).close()
        async with writing(target, fence) as there:
            _need_newest(target, (await there.state()).version, newest)
            tables = await there.columns()
            for table in tables:
                if not await there.is_empty(table):
                    raise StorageDamaged(f"{target} is not empty. Name a new database.")
            return {
                table: await there.add(table, own, _seen(here.rows(table, own), go_on))
                for table, own in tables.items()
            }


def _need_newest(where: Path | PostgresAddress, version: int, newest: int) -> None:
    if version != newest:
        helps = "start the bot on it once" if version < newest else "use the newer one, which has made it"
        raise StorageDamaged(
            f"{where} has schema {version}, and this version of the bot has {newest}: {helps}."
        )


async def _need_same(where: Path | PostgresAddress) -> None:
    """Raise :class:`StorageDamaged` unless the schema is that of the migrations."""
    if isinstance(where, PostgresAddress):
        from bot.storage.postgres_schema import NotComparable, amiss_at

        try:
            amiss = await amiss_at(where)
        except NotComparable as error:
            _log.warning("cannot compare the schema of %s: %s", where, error)
            return
    else:
        with storage_errors(), closing(look_into(where)) as file:
            amiss = schema.amiss_in(file)
    if amiss:
        raise StorageDamaged(f"{where}: {schema.said_of(amiss)}.")


async def _seen(rows: Pieces, go_on: Callable[[], None]) -> Pieces:
    async for piece in rows:
        go_on()
        yield piece


def reading(where: Path | PostgresAddress) -> AbstractAsyncContextManager[Side]:
    """Open a database in a read-only transaction with a fixed snapshot."""
    return (
        _server(where, None, reads=True) if isinstance(where, PostgresAddress) else _file(where, reads=True)
    )


def writing(where: Path | PostgresAddress, fence: Fence | None) -> AbstractAsyncContextManager[Side]:
    """Open a new database for writing, in a transaction. Its notes about its schema come with the rows."""
    return (
        _server(where, fence, reads=False)
        if isinstance(where, PostgresAddress)
        else _file(where, reads=False)
    )


def in_order(columns: Columns, refers: Iterable[tuple[str, str]]) -> Columns:
    """Sort the tables so that those come first to which others refer."""
    graph: dict[str, set[str]] = {table: set() for table in sorted(columns)}
    for table, to in refers:
        if table != to and table in graph:
            graph[table].add(to)
    return {table: columns[table] for table in TopologicalSorter(graph).static_order()}


class File(Side):
    """A SQLite file. Its methods block."""

    def __init__(self, file: sqlite3.Connection) -> None:
        self._file = file

    async def state(self) -> SchemaState:
        """See :meth:`Side.state`."""
        return SchemaState(*self._file.execute(STATE).fetchone())

    async def columns(self) -> Columns:
        """See :meth:`Side.columns`."""
        names = self._file.execute(
            "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
        )
        found = {
            name: [
                column for (column,) in self._file.execute("SELECT name FROM pragma_table_info(?)", [name])
            ]
            for (name,) in names.fetchall()
        }
        return in_order(found, [])

    async def rows(self, table: str, columns: Sequence[str]) -> Pieces:
        """See :meth:`Side.rows`."""
        cursor = self._file.execute(_select(table, columns))
        while piece := cursor.fetchmany(PIECE):
            yield piece

    async def is_empty(self, table: str) -> bool:
        """See :meth:`Side.is_empty`."""
        return self._file.execute(_any(table)).fetchone() is None

    async def add(self, table: str, columns: Sequence[str], rows: Pieces) -> int:
        """See :meth:`Side.add`."""
        places = ", ".join("?" * len(columns))
        statement = f"INSERT INTO {table} ({_named(columns)}) VALUES ({places})"  # noqa: S608 - names of the schema
        count = 0
        async for piece in rows:
            self._file.executemany(statement, piece)
            count += len(piece)
        return count

    async def complete(self) -> None:
        """See :meth:`Side.complete`."""
        if self._file.execute("PRAGMA foreign_key_check").fetchone() is not None:
            raise StorageDamaged("There are rows that refer to nothing.")


class Server(Side):
    """A PostgreSQL database."""

    def __init__(self, connection: asyncpg.Connection[Any]) -> None:
        self._connection = connection

    async def state(self) -> SchemaState:
        """See :meth:`Side.state`."""
        from bot.storage.postgres_migrations import read_state

        return await read_state(self._connection)

    async def columns(self) -> Columns:
        """See :meth:`Side.columns`."""
        rows = await self._connection.fetch(
            "SELECT table_name, column_name FROM information_schema.columns"
            " WHERE table_schema = current_schema() AND table_name <> ALL($1) ORDER BY ordinal_position",
            OWN,
        )
        found: dict[str, list[str]] = {}
        for table, column in rows:
            found.setdefault(table, []).append(column)
        refers = await self._connection.fetch(
            "SELECT conrelid::regclass::text, confrelid::regclass::text FROM pg_constraint"
            " WHERE contype = 'f'"
        )
        return in_order(found, [(table, to) for table, to in refers])

    async def rows(self, table: str, columns: Sequence[str]) -> Pieces:
        """See :meth:`Side.rows`."""
        cursor = await self._connection.cursor(_select(table, columns))
        while piece := await cursor.fetch(PIECE):
            yield [tuple(row) for row in piece]

    async def is_empty(self, table: str) -> bool:
        """See :meth:`Side.is_empty`."""
        return not await self._connection.fetch(_any(table))

    async def add(self, table: str, columns: Sequence[str], rows: Pieces) -> int:
        """See :meth:`Side.add`."""
        count = 0
        async for piece in rows:
            await self._connection.copy_records_to_table(table, records=piece, columns=list(columns))
            count += len(piece)
        return count

    async def complete(self) -> None:
        """See :meth:`Side.complete`."""
        numbered = await self._connection.fetch(
            "SELECT table_name, column_name FROM information_schema.columns"
            " WHERE table_schema = current_schema() AND is_identity = 'YES'"
        )
        for table, column in numbered:
            await self._connection.execute(
                f"SELECT setval(pg_get_serial_sequence('{table}', '{column}'), MAX({column})) FROM {table}"  # noqa: S608 - names of the schema
            )


@asynccontextmanager
async def _file(path: Path, *, reads: bool) -> AsyncIterator[Side]:
    opened = look_into if reads else partial(sqlite3.connect, isolation_level=None)
    with storage_errors(), closing(opened(path)) as file:
        file.execute("BEGIN" if reads else "BEGIN IMMEDIATE")
        if not reads:
            file.execute(DROP_OLDEST)
        side = File(file)
        yield side
        if not reads:
            await side.complete()
            file.execute("COMMIT")


@asynccontextmanager
async def _server(address: PostgresAddress, fence: Fence | None, *, reads: bool) -> AsyncIterator[Side]:
    import asyncpg  # not above: two files need no driver for a server

    from bot.storage.postgres import CONNECTING
    from bot.storage.postgres_errors import postgres_errors

    with postgres_errors():
        connection = await asyncpg.connect(address.url, timeout=CONNECTING)
        try:
            async with connection.transaction(isolation="repeatable_read", readonly=reads):
                if fence is not None and not await connection.fetch(
                    "SELECT 1 FROM leases WHERE number = $1 FOR KEY SHARE", fence.number
                ):
                    raise StorageError("Another process has taken the database.")
                if not reads:
                    await connection.execute(DROP_OLDEST)
                side = Server(connection)
                yield side
                if not reads:
                    await side.complete()
        finally:
            await connection.close(timeout=CONNECTING)


def _named(columns: Sequence[str]) -> str:
    return ", ".join(f'"{column}"' for column in columns)


def _select(table: str, columns: Sequence[str]) -> str:
    return f"SELECT {_named(columns)} FROM {table}"  # noqa: S608 - names of the schema


def _any(table: str) -> str:
    return f"SELECT 1 FROM {table} LIMIT 1"  # noqa: S608 - names of the schema
