"""Open a database: a SQLite file, or a PostgreSQL database."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from bot.address import PostgresAddress
from bot.shards import WHOLE, Shards
from bot.storage.database import Database
from bot.storage.fence import Fence
from bot.storage.lock import sole_process
from bot.storage.people import random_key
from bot.storage.sqlite import SQLiteDatabase

if TYPE_CHECKING:
    from bot.storage.lease import Incumbent, Lease


async def open_database(
    where: Path | PostgresAddress,
    *,
    busy_timeout_ms: int = 2000,
    clock: Callable[[], int],
    migrations: Path | None = None,
    new_key: Callable[[], str] = random_key,
    beside: Path | None = None,
    fence: Fence | None = None,
    has_peers: bool = False,
    is_mine: bool = True,
) -> Database:
    """Open the database at ``where``, a file or a PostgreSQL address, and bring it to the newest schema.

    A missing file is created. ``busy_timeout_ms`` limits how long a statement waits for other processes.
    ``clock`` returns milliseconds since 1970. ``migrations`` is a folder to use instead of the bot's own.
    ``new_key`` generates the keys of people. Files that belong to a PostgreSQL database are named after
    ``beside``. A ``fence`` allows writing only as long as it is valid. With ``has_peers``, messages of other
    processes are received. Unless it ``is_mine``, another process has the database, and it is read-only until
    :meth:`Database.begin_writing`.

    Raises :class:`StorageError` if the database can't be used or is newer than the bot, and
    :class:`StorageBehind` if its schema is older while another process has it.
    """
    if isinstance(where, PostgresAddress):
        # Imported here, because a bot with a file needs no PostgreSQL driver.
        from bot.storage.postgres import PostgresDatabase

        return await PostgresDatabase.open(
            where,
            beside or Path(where.name),
            busy_timeout_ms=busy_timeout_ms,
            clock=clock,
            migrations=migrations,
            new_key=new_key,
            fence=fence,
            has_peers=has_peers,
            is_mine=is_mine,
        )
    return await SQLiteDatabase.open(
        where,
        busy_timeout_ms=busy_timeout_ms,
        clock=clock,
        migrations=migrations,
        new_key=new_key,
        is_mine=is_mine,
    )


@asynccontextmanager
async def sole_user(
    where: Path | PostgresAddress, command: str = "", shards: Shards | None = None, *, is_heir: bool = False
) -> AsyncIterator[Lease | None]:
    """Keep all other processes from using the database at ``where`` during the block, and yield the lease to
    open it with; None for a file.

    ``command`` names what this process does if it is not the bot. With ``shards`` of a PostgreSQL database,
    other processes may have the other shards. With ``is_heir`` another process hands them over: see
    :func:`~bot.storage.lease.leased`.

    Raises :class:`StorageInUse` if another process has it. That can also happen in the middle of the block,
    if another process takes it over while this one can't reach the database.
    """
    if isinstance(where, PostgresAddress):
        from bot.storage.lease import leased

        wanted = WHOLE if shards is None else shards
        async with leased(where, command, shards=wanted, is_heir=is_heir) as lease:
            yield lease
    else:
        with sole_process(where, command):
            yield None


async def incumbents(where: Path | PostgresAddress, shards: Shards | None) -> Sequence[Incumbent]:
    """Return the processes with ``shards`` (None: everything) of the database at ``where``, oldest first.
    Empty for a file, where only the lock tells.

    Raises :class:`StorageInUse` if a process has other shards as well, and other storage errors.
    """
    if not isinstance(where, PostgresAddress):
        return ()
    from bot.storage import lease

    return await lease.incumbents(where, WHOLE if shards is None else shards)
