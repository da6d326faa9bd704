"""A database in a SQLite file: one connection for writing, and a few for reading."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from contextvars import Context
from itertools import count
from pathlib import Path
from typing import BinaryIO

from bot.storage.connection import Connection
from bot.storage.database import Database
from bot.storage.errors import StorageBusy, StorageError, storage_errors
from bot.storage.fence import Fence
from bot.storage.migrations import (
    Migration,
    apply_rest,
    known_migrations,
    migrate,
    need_usable,
    schema_version,
)
from bot.storage.patience import left, turn
from bot.storage.people import random_key
from bot.storage.readers import SQLiteReaders
from bot.storage.repositories import Transaction
from bot.storage.traces import make_private, remains
from bot.storage.transactions import SQLiteTransaction, ending

log = logging.getLogger(__name__)

_READERS = 2
_WAL_PAUSE_MS = 10
_LOG_WAIT_MS = 100
"""How long (ms) an attempt to empty the log waits for readers. Writing is blocked during that time."""
_LOG_PAUSE = 0.1
"""Seconds between two such attempts."""
_CLEARING = 5.0
"""How long (s) forgetting a person waits for their data to be gone from the files."""
_MOMENT = 1.0
"""How long (s) after a refusal another process is assumed to hold the database still."""


class SQLiteDatabase(Database):
    """An open SQLite database with the newest schema. Queries run in parallel with its one writer."""

    def __init__(
        self,
        path: Path,
        writer: Connection,
        readers: list[Connection],
        connections: AsyncExitStack,
        was_empty: bool,
        clock: Callable[[], int],
        busy_timeout_ms: int,
        new_key: Callable[[], str],
    ) -> None:
        self._readers = SQLiteReaders(readers)
        super().__init__(path, self._readers, was_empty, clock, new_key)
        self._writer = writer
        self._busy_timeout_ms = busy_timeout_ms
        self._held_until = 0.0
        """Time, on the event loop's clock, until which another process is assumed to hold the database; 0 if
        none does.
        """
        self._writing = asyncio.Lock()
        self._connections = connections
        self._clearing: set[asyncio.Task[None]] = set()
        self._file: BinaryIO | None = None
        """The file itself, once it was searched. It is closed after all connections (see
        :func:`~bot.storage.traces.remains`).
        """
        self._open = True

    @classmethod
    async def open(
        cls,
        path: str | Path,
        *,
        busy_timeout_ms: int = 2000,
        clock: Callable[[], int],
        migrations: Path | None = None,
        new_key: Callable[[], str] = random_key,
        is_mine: bool = True,
    ) -> SQLiteDatabase:
        """Open the database file at ``path``, create it if it doesn't exist, and bring it to the newest
        schema.

        ``busy_timeout_ms`` limits how long a statement waits for another process. ``clock`` returns
        milliseconds since 1970, for the name of the backup and for the time when people became known.
        ``migrations`` is a folder to use instead of the bot's own. ``new_key`` generates the keys of people.
        Unless it ``is_mine``, another process has the file, and it is read-only until :meth:`begin_writing`.

        Raises :class:`StorageError` if the file can't be used. A file that is newer than the bot, or not the
        bot's, stays unchanged.
        """
        path = Path(path)
        # At the level DEBUG the driver logs every statement with its parameters: hands and secrets.
        logging.getLogger("aiosqlite").setLevel(logging.INFO)
        async with AsyncExitStack() as opened:
            with storage_errors():
                # First without the driver: when it cannot connect it does not wait for its thread to end,
                # and a thread that outlives the event loop fails when it reports.
                known = known_migrations(migrations)
                await asyncio.to_thread(_try_to_connect, path, known, busy_timeout_ms)
                writer = await _connect(path, busy_timeout_ms, opened)
                # With this, data of people who were forgotten does not remain in the file in space that is
                # free. FAST would leave it in pages that are free as a whole.
                await _set(writer, "secure_delete = ON", "temp_store = MEMORY")
                was_empty = await schema_version(writer) == 0
                await migrate(writer, path, known, clock, is_alone=is_mine)
                await _prepare(writer, busy_timeout_ms, is_mine=is_mine)
                readers = [await _reader(path, busy_timeout_ms, opened) for _ in range(_READERS)]
            return cls(path, writer, readers, opened.pop_all(), was_empty, clock, busy_timeout_ms, new_key)

    async def close(self) -> None:
        """Wait for the running transaction, then close.

        A disk that fails only now loses nothing: committed data is in the write-ahead log, which the next
        start reads.
        """
        for clearing in self._clearing:  # closing empties the log
            clearing.cancel()
        async with self._writing:
            self._open = False
            self._readers.close()
            try:
                await self._connections.aclose()  # closes all of them, even if cancelled at the first
            except sqlite3.Error as error:
                log.warning("could not close the database properly, but nothing is lost: %s", error)
            finally:
                if self._file is not None:
                    self._file.close()

    async def schema_version(self) -> int:
        """See :meth:`Database.schema_version`."""
        self._check_open()
        with storage_errors():
            return await schema_version(self._writer)

    async def begin_writing(self, fence: Fence | None = None) -> None:
        """Begin to write as :meth:`Database.begin_writing` does. The lock of the file replaces the ``fence``:
        a process can't lose it before it ends.
        """
        self._check_open()
        with storage_errors():
            await _set(self._writer, "query_only = OFF")

    async def finish_migrations(self, folder: Path | None = None) -> None:
        """See :meth:`Database.finish_migrations`."""
        async with self._writing:
            with storage_errors():
                await _set(self._writer, "foreign_keys = OFF")
                await apply_rest(self._writer, known_migrations(folder))
                await _set(self._writer, "foreign_keys = ON")

    async def end_writing(self) -> None:
        """See :meth:`Database.end_writing`."""
        for clearing in self._clearing:  # the next process empties the log
            clearing.cancel()
        async with self._writing:
            with storage_errors():
                await _set(self._writer, "query_only = ON")

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[Transaction]:
        """Open a transaction as :meth:`Database.transaction` does. Only one is open at a time, and the others
        wait.

        Raises :class:`StorageBusy` if another process holds the file for longer than :func:`patience` allows.
        For a moment after such a refusal there is no waiting: a transaction then gets the database at once or
        is refused at once.
        """
        async with turn(self._writing):
            self._check_open()
            try:
                async with ending(self._writer):
                    with SQLiteTransaction(self._writer, self._wait_ms()) as executor:
                        yield Transaction(executor, self._clock, self.new_key)
            except StorageBusy:
                self._note_held(True)
                raise
            self._note_held(False)

    async def size(self) -> tuple[int, int]:
        """See :meth:`Database.size`."""
        log_of_writes = self.path.with_name(f"{self.path.name}-wal")
        with storage_errors():
            return await asyncio.to_thread(lambda: (_bytes(self.path), _bytes(log_of_writes)))

    async def clear_traces(self, *erased: bytes) -> None:
        """Remove erased data from the log, and ``erased`` from unused space too.

        A long-running reader, such as another program, delays this. After :data:`_CLEARING` seconds the
        caller stops waiting, and the removal continues in the background.
        """
        # An empty context, so that the time limit of a press doesn't apply here.
        task = asyncio.get_running_loop().create_task(self._clear_traces(erased), context=Context())
        self._clearing.add(task)
        task.add_done_callback(self._clearing.discard)
        if not (await asyncio.wait([task], timeout=_CLEARING))[0]:
            log.warning(
                "another process reads %s. Until it ends, deleted data stays in the log of writes", self.path
            )

    async def _clear_traces(self, erased: tuple[bytes, ...]) -> None:
        try:
            await self._empty_log()
            if await asyncio.to_thread(self._remains, erased):
                async with self._writing:
                    await self._writer.execute_fetchall("VACUUM")
                await self._empty_log()
        except (OSError, sqlite3.Error) as error:
            log.error("deleted data may still be in unused space of %s: %s", self.path, error)

    def _remains(self, erased: tuple[bytes, ...]) -> bool:
        if self._file is None:
            # Unbuffered, because a buffer would keep the old content.
            self._file = self.path.open("rb", buffering=0)
        return remains(self._file, erased)

    async def _empty_log(self) -> None:
        while True:
            async with self._writing:
                if not self._open or await _empty_log(self._writer):
                    return
            await asyncio.sleep(_LOG_PAUSE)

    def _wait_ms(self) -> int:
        """Return how long (ms) a transaction that begins now waits for another process."""
        if asyncio.get_running_loop().time() < self._held_until:
            return 0
        limit = left()
        return self._busy_timeout_ms if limit is None else min(self._busy_timeout_ms, int(limit * 1000))

    def _note_held(self, is_held: bool) -> None:
        """Note whether another process holds the database."""
        if is_held and not self._held_until:
            log.warning("another process keeps the database %s locked", self.path)
        elif self._held_until and not is_held:
            log.info("the database %s is free again", self.path)
        self._held_until = asyncio.get_running_loop().time() + _MOMENT if is_held else 0.0

    def _check_open(self) -> None:
        if not self._open:
            raise StorageError("The database is closed.")


def _bytes(path: Path) -> int:
    return path.stat().st_size if path.exists() else 0


def _try_to_connect(path: Path, known: Sequence[Migration], busy_timeout_ms: int) -> None:
    with suppress(OSError):  # SQLite's error describes the fault better
        need_usable(path, known, busy_timeout_ms / 1000)
        make_private(path)
    sqlite3.connect(path).close()


async def _connect(path: Path, busy_timeout_ms: int, opened: AsyncExitStack) -> Connection:
    """Connect. ``opened`` closes the connection again."""
    connection = Connection(path, busy_timeout_ms)
    await connection
    opened.push_async_callback(connection.close)
    connection.row_factory = sqlite3.Row
    return connection


async def _reader(path: Path, busy_timeout_ms: int, opened: AsyncExitStack) -> Connection:
    """Open a read-only connection."""
    reader = await _connect(path, busy_timeout_ms, opened)
    await _set(reader, "query_only = ON", "temp_store = MEMORY")
    return reader


async def _prepare(writer: Connection, busy_timeout_ms: int, *, is_mine: bool) -> None:
    """Set a connection up to write as the bot does, or only to read if the file is another process's."""
    if is_mine:
        await _use_wal(writer, busy_timeout_ms)
    await _set(writer, "synchronous = FULL", "foreign_keys = ON")
    if not is_mine:
        await _set(writer, "query_only = ON")
    # What migrations, or a process that has crashed, have left in the log. After some migrations SQLite
    # refuses that once.
    elif not await _empty_log(writer):
        await _empty_log(writer)
    await _set(writer, f"busy_timeout = {busy_timeout_ms}")


async def _use_wal(writer: Connection, busy_timeout_ms: int) -> None:
    """Make the file use a write-ahead log.

    SQLite doesn't wait for this while another process is writing, for example one that was started at the
    same time, so this function does.
    """
    for waited in count(0, _WAL_PAUSE_MS):
        try:
            await _set(writer, "journal_mode = WAL")
            break
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or waited >= busy_timeout_ms:
                raise
        await asyncio.sleep(_WAL_PAUSE_MS / 1000)


async def _empty_log(writer: Connection) -> bool:
    """Move everything from the write-ahead log into the database, and empty the log. Return whether that was
    possible: not while a reader uses the log.
    """
    await _set(writer, f"busy_timeout = {_LOG_WAIT_MS}")
    try:
        ((is_busy, _, _),) = await writer.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_LOCKED:
            raise
        return False
    return not is_busy


async def _set(connection: Connection, *pragmas: str) -> None:
    for pragma in pragmas:
        await connection.execute_fetchall(f"PRAGMA {pragma}")
