"""Errors of storage. Their messages never contain stored data."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager


class StorageError(Exception):
    """A request to the database failed. Uncommitted changes are undone."""


class StorageBusy(StorageError):  # noqa: N818 - read as "storage is busy"
    """Another process held the database for too long. A retry may help."""


class StorageInUse(StorageError):  # noqa: N818 - read as "storage is in use"
    """Another process uses the database exclusively."""


class StorageDamaged(StorageError):  # noqa: N818 - read as "storage is damaged"
    """The database can't be used, and a retry won't help: it is damaged, not a database of the bot, newer
    than this version, or not writable for this user. A person has to act.
    """


class StorageBehind(StorageError):  # noqa: N818 - read as "storage is behind"
    """The database needs a migration that the process using it could not work with."""


class StorageConflict(StorageError):  # noqa: N818 - read as "a conflict in storage"
    """Another change came first: the channel has a table already, the version is taken, or the table has
    changed since.
    """


@contextmanager
def naming(database: object) -> Iterator[None]:
    """Put the name of a ``database`` before the message of a StorageDamaged."""
    try:
        yield
    except StorageDamaged as error:
        raise StorageDamaged(f"{database}: {error}") from None


_CONFLICTS = {
    sqlite3.SQLITE_CONSTRAINT_UNIQUE,
    sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY,
    sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY,
}


@contextmanager
def storage_errors() -> Iterator[None]:
    """Turn the driver's errors into ours. SQLite's messages name tables and columns, never values."""
    try:
        yield
    except sqlite3.Error as error:
        raise _narrowed(error) from error


def _narrowed(error: sqlite3.Error) -> StorageError:
    code = getattr(error, "sqlite_errorcode", 0)  # missing if Python refused, not SQLite
    if code in _CONFLICTS:
        return StorageConflict(str(error))
    if code & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):  # the other bits give the reason
        return StorageBusy(str(error))
    if code & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
        return StorageDamaged(str(error))
    return StorageError(str(error))
