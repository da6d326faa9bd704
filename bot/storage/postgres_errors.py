"""Turn errors of PostgreSQL and its driver into ours, and limit how long queries may take."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

import asyncpg

from bot.storage.errors import StorageBusy, StorageConflict, StorageDamaged, StorageError
from bot.storage.patience import left

DRIVER_ERRORS = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError)
"""All errors of the driver."""
_AT_ONCE = 0.1
"""Seconds that a query gets even if no time is left."""
_CONFLICTS = ("23505", "23503")
"""A duplicate value, and a reference to a missing row."""
_BUSY = ("40001", "40P01", "55P03", "57014", "53300", "57P03", "25P03")
"""Contention: a lock, a deadlock, too many connections, a starting server, or a timeout."""
_LOST = ("08", "57P")
"""First characters of the codes for a lost connection."""
_UNUSABLE = {
    "28000": "PostgreSQL doesn't let this user in from here. Check its pg_hba.conf",
    "28P01": "PostgreSQL refuses this user or password. Check both in OLSEN_DATABASE",
    "3D000": "there is no such database. Create it with `createdb`",
    "42501": "this user can't create tables in it. Make the user its owner",
    "25006": "this server is read-only. Name the one that can write",
}
"""PostgreSQL refuses the login, there is no such database, or it is a read-only copy."""


@contextmanager
def postgres_errors() -> Iterator[None]:
    """Turn the driver's errors into ours, without PostgreSQL's messages, which may contain values."""
    try:
        yield
    except DRIVER_ERRORS as error:
        raise narrowed(error) from None


def narrowed(error: Exception) -> StorageError:
    """Return our error for one of the driver's."""
    if isinstance(error, asyncpg.ClientConfigurationError):
        return StorageDamaged("its address is invalid")
    if not isinstance(error, asyncpg.PostgresError):
        return StorageBusy(f"PostgreSQL is out of reach: {type(error).__name__}")
    code = error.sqlstate or ""
    about = getattr(error, "constraint_name", None) or getattr(error, "column_name", None)
    said = type(error).__name__ + (f" ({about})" if about else "")
    if code in _CONFLICTS:
        return StorageConflict(said)
    if code in _BUSY or code.startswith(_LOST):
        return StorageBusy(said)
    if code in _UNUSABLE:
        return StorageDamaged(_UNUSABLE[code])
    return StorageError(said)


def is_answer(error: BaseException) -> bool:
    """Return whether an error is PostgreSQL's answer to a statement, which then had no effect. After a lost
    connection that is unknown.
    """
    return isinstance(error, asyncpg.PostgresError) and not (error.sqlstate or "08").startswith(_LOST)


@asynccontextmanager
async def in_time(otherwise: str) -> AsyncIterator[None]:
    """Limit the block to the time that :func:`patience` leaves. Raises our errors instead of the driver's,
    and :class:`StorageBusy` with the text ``otherwise`` if it takes longer.
    """
    limit = left()
    try:
        async with asyncio.timeout(None if limit is None else max(limit, _AT_ONCE)):
            with postgres_errors():
                yield
    except TimeoutError:
        raise StorageBusy(otherwise) from None
