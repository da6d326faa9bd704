"""The errors that say that storage cannot be used just now."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

from bot.storage import Database, StorageError, Transaction


class Busy(Exception):  # noqa: N818 - read as "storage is busy"
    """The change could not be saved, so it did not happen. Trying again may help."""


class Undecided(Busy):
    """Saving takes too long to wait for it. Whether the change happens is not known yet."""


@contextmanager
def or_busy() -> Iterator[None]:
    """Raise Busy for errors of storage in this block."""
    try:
        yield
    except StorageError as error:
        raise Busy from error


@asynccontextmanager
async def writing(database: Database) -> AsyncIterator[Transaction]:
    """A transaction that raises Busy for errors of storage."""
    with or_busy():
        async with database.transaction() as tx:
            yield tx
