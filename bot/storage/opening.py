"""Opening a database: a file of SQLite, or a database of PostgreSQL."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from bot.storage.database import Database
from bot.storage.people import random_key
from bot.storage.sqlite import SQLiteDatabase

SCHEMES = ("postgresql://", "postgres://")


def is_postgres(where: str | Path) -> bool:
    """Whether this names a database of PostgreSQL."""
    return str(where).startswith(SCHEMES)


async def open_database(
    where: str | Path,
    *,
    busy_timeout_ms: int = 2000,
    clock: Callable[[], int],
    migrations: Path | None = None,
    new_key: Callable[[], str] = random_key,
    beside: Path | None = None,
) -> Database:
    """Open the database at ``where``, a path or ``postgresql://…``, and bring it up to the newest schema.

    A file that does not exist is created. ``busy_timeout_ms`` is how long a statement waits for others.
    ``clock`` gives milliseconds since 1970. ``migrations`` is a folder to use instead of the bot's own.
    ``new_key`` gives the keys of people. Files that belong to a database of PostgreSQL are called after
    ``beside``.

    Raises :class:`StorageError` if the database cannot be used or is newer than the bot.
    """
    if is_postgres(where):
        # Whoever keeps everything in one file needs no driver for this.
        from bot.storage.postgres import PostgresDatabase

        return await PostgresDatabase.open(
            str(where),
            beside or Path("postgresql"),
            busy_timeout_ms=busy_timeout_ms,
            clock=clock,
            migrations=migrations,
            new_key=new_key,
        )
    return await SQLiteDatabase.open(
        where, busy_timeout_ms=busy_timeout_ms, clock=clock, migrations=migrations, new_key=new_key
    )
