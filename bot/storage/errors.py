"""What can go wrong in storage, told narrowly and without a word of what was being stored."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager


class StorageError(Exception):
    """The database could not do what was asked. What was not committed did not happen."""


class StorageBusy(StorageError):  # noqa: N818 - read as "storage is busy"
    """Another process held the database for longer than we wait. Trying again may help."""


class StorageInUse(StorageError):  # noqa: N818 - read as "storage is in use"
    """Another process uses the database, and is to be the only one."""


class StorageConflict(StorageError):  # noqa: N818 - read as "a conflict in storage"
    """Somebody else was first: the channel has a table, the version is taken, the table has gone on."""


_CONFLICTS = {
    sqlite3.SQLITE_CONSTRAINT_UNIQUE,
    sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY,
    sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY,
}


@contextmanager
def storage_errors() -> Iterator[None]:
    """Turn the driver's errors into ours. SQLite names tables and columns in them, never values."""
    try:
        yield
    except sqlite3.Error as error:
        raise _narrowed(error) from error


def _narrowed(error: sqlite3.Error) -> StorageError:
    code = getattr(error, "sqlite_errorcode", 0)  # absent where Python, not SQLite, has refused
    if code in _CONFLICTS:
        return StorageConflict(str(error))
    if code & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):  # the rest says why it was busy
        return StorageBusy(str(error))
    return StorageError(str(error))
