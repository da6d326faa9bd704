"""The database: one connection that writes, a few that read."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import count
from pathlib import Path

from bot.storage.connection import Connection
from bot.storage.errors import StorageBusy, StorageError, storage_errors
from bot.storage.migrations import known_migrations, migrate, schema_version
from bot.storage.patience import left, turn
from bot.storage.readers import SQLiteReaders
from bot.storage.repositories import Queries, Transaction
from bot.storage.transactions import SQLiteTransaction, ending

log = logging.getLogger(__name__)

_READERS = 2
_WAL_PAUSE_MS = 10
_MOMENT = 1.0
"""Seconds for which it is known that another process keeps the database, after it has refused us."""


class Database(Queries):
    """An open SQLite database, at the newest schema.

    What is asked runs beside the writer and sees what is committed; what is written goes through
    :meth:`transaction`.
    """

    def __init__(
        self,
        path: Path,
        writer: Connection,
        readers: list[Connection],
        connections: AsyncExitStack,
        was_empty: bool,
        clock: Callable[[], int],
        busy_timeout_ms: int,
    ) -> None:
        self._readers = SQLiteReaders(readers)
        super().__init__(self._readers)
        self.path = path
        self.was_empty = was_empty
        """Whether there was nothing in it, or no file, when it was opened."""
        self._writer = writer
        self._clock = clock
        self._busy_timeout_ms = busy_timeout_ms
        self._held_until = 0.0
        """Until when, on the loop's clock, it is known that another process keeps the database; 0: it does
        not.
        """
        self._writing = asyncio.Lock()
        self._connections = connections
        self._open = True

    @classmethod
    async def open(
        cls,
        path: str | Path,
        *,
        busy_timeout_ms: int = 2000,
        clock: Callable[[], int],
        migrations: Path | None = None,
    ) -> Database:
        """Open the database file at ``path``, making it if need be, and bring it up to the newest schema.

        ``busy_timeout_ms`` is how long a statement waits for another process; ``clock`` gives milliseconds
        since 1970 (for the backup's name, and since when people are known); ``migrations`` is a folder to
        take the place of the bot's own. Raises :class:`StorageError` when the file cannot be used or is newer
        than the bot.
        """
        path = Path(path)
        # At the level DEBUG the driver logs every statement with its parameters: hands and secrets.
        logging.getLogger("aiosqlite").setLevel(logging.INFO)
        async with AsyncExitStack() as opened:
            with storage_errors():
                # First without the driver: when it cannot connect it does not wait for its thread to end,
                # and a thread that outlives the event loop fails when it reports.
                await asyncio.to_thread(_try_to_connect, path)
                writer = await _connect(path, busy_timeout_ms, opened)
                was_empty = await schema_version(writer) == 0
                await migrate(writer, path, known_migrations(migrations), clock)
                await _use_wal(writer, busy_timeout_ms)
                await _set(writer, "synchronous = FULL", "foreign_keys = ON")
                # Who is forgotten does not stay behind in the file, between the rows that are left.
                await _set(writer, "secure_delete = FAST")
                readers = [await _connect(path, busy_timeout_ms, opened) for _ in range(_READERS)]
                for reader in readers:
                    await _set(reader, "query_only = ON")
            return cls(path, writer, readers, opened.pop_all(), was_empty, clock, busy_timeout_ms)

    async def close(self) -> None:
        """Wait for the transaction that is under way, then close. Closing twice is no error."""
        async with self._writing:
            self._open = False
            self._readers.close()
            await self._connections.aclose()  # all of them, even when cancelled at the first

    async def schema_version(self) -> int:
        """The number of the newest migration that the database has had."""
        self._check_open()
        with storage_errors():
            return await schema_version(self._writer)

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Transaction]:
        """All that the block writes, or nothing: it is committed when the block is left without an error.

        Only one transaction is open at a time; the others wait for their turn (never open a second one
        inside the block). After a cancellation in the block nothing is written; a cancellation that comes
        during the commit arrives after it, so shield what has to happen after a commit.

        Raises :class:`StorageBusy` when another process keeps the database for longer than there is
        :func:`patience`, :class:`StorageError` for everything else that the database refuses. A moment after
        such a refusal nobody waits: who comes then has the database at once, or is refused at once.
        """
        async with turn(self._writing):
            self._check_open()
            try:
                async with ending(self._writer):
                    with SQLiteTransaction(self._writer, self._wait_ms()) as executor:
                        yield Transaction(executor, self._clock)
            except StorageBusy:
                self._is_held(True)
                raise
            self._is_held(False)

    def _wait_ms(self) -> int:
        """How long a transaction that begins now waits for another process."""
        if asyncio.get_running_loop().time() < self._held_until:
            return 0
        limit = left()
        return self._busy_timeout_ms if limit is None else min(self._busy_timeout_ms, int(limit * 1000))

    def _is_held(self, is_held: bool) -> None:
        """Another process keeps the database, or does not any more."""
        if is_held and not self._held_until:
            log.warning("another process keeps the database %s", self.path)
        elif self._held_until and not is_held:
            log.info("the database %s is free again", self.path)
        self._held_until = asyncio.get_running_loop().time() + _MOMENT if is_held else 0.0

    def _check_open(self) -> None:
        if not self._open:
            raise StorageError("The database is closed.")


def _try_to_connect(path: Path) -> None:
    sqlite3.connect(path).close()


async def _connect(path: Path, busy_timeout_ms: int, opened: AsyncExitStack) -> Connection:
    """Connect; ``opened`` closes the connection again."""
    connection = Connection(path, busy_timeout_ms)
    await connection
    opened.push_async_callback(connection.close)
    connection.row_factory = sqlite3.Row
    return connection


async def _use_wal(writer: Connection, busy_timeout_ms: int) -> None:
    """Have the file keep a write-ahead log. SQLite does not wait for this until another process has written,
    one that is started at the same time for instance: we do.
    """
    for waited in count(0, _WAL_PAUSE_MS):
        try:
            await _set(writer, "journal_mode = WAL")
            break
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or waited >= busy_timeout_ms:
                raise
        await asyncio.sleep(_WAL_PAUSE_MS / 1000)


async def _set(connection: Connection, *pragmas: str) -> None:
    for pragma in pragmas:
        await connection.execute_fetchall(f"PRAGMA {pragma}")
