"""Opening a database: a file of SQLite, or a database of PostgreSQL."""

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
    """Open the database at ``where``, a file or one of PostgreSQL, and bring it up to the newest schema.

    A file that does not exist is created. ``busy_timeout_ms`` is how long a statement waits for others.
    ``clock`` gives milliseconds since 1970. ``migrations`` is a folder to use instead of the bot's own.
    ``new_key`` gives the keys of people. Files that belong to a database of PostgreSQL are called after
    ``beside``, and with a ``fence`` it is written to only as long as that holds. If it
    ``has_peers``, what other processes tell is heard. Unless it ``is_mine``, another process has it, and it
    is only read until :meth:`Database.begin_writing`.

    Raises :class:`StorageError` if the database cannot be used or is newer than the bot, and
    :class:`StorageBehind` if its schema is older while another process has it.
    """
    if isinstance(where, PostgresAddress):
        # Whoever keeps everything in one file needs no driver for this.
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
    """Keep all other processes from using the database at ``where`` during the block, and give the lease to
    open it with; None for a file. ``command`` is what this process carries out if it is not the bot.
    With ``shards``, other processes may have the other ones, if the database is one of PostgreSQL. With
    ``is_heir`` another process is to hand them over there: see :func:`~bot.storage.lease.leased`.

    Raises :class:`StorageInUse` if another process has it, also in the middle of the block if another takes
    it, as it may when this one could not reach the database for a while.
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
    """The processes that have ``shards`` (None: everything) of the database at ``where``, the oldest first.
    None of a file, because only its lock tells.

    Raises :class:`StorageInUse` if a process has other ones as well, and other storage errors.
    """
    if not isinstance(where, PostgresAddress):
        return ()
    from bot.storage import lease

    return await lease.incumbents(where, WHOLE if shards is None else shards)
