"""What is said when storage cannot be used just now."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

from bot.storage import Database, StorageError, Transaction


class Busy(Exception):  # noqa: N818 - read as "storage is busy"
    """What was asked could not be saved, so it did not happen. Trying again may help."""


class Undecided(Busy):
    """Saving takes too long to wait for it: whether it happens is not known yet, and nobody can stop it."""


@contextmanager
def or_busy() -> Iterator[None]:
    """What storage cannot do herein is raised as Busy."""
    try:
        yield
    except StorageError as error:
        raise Busy from error


@asynccontextmanager
async def writing(database: Database) -> AsyncIterator[Transaction]:
    """A transaction. Raises Busy."""
    with or_busy():
        async with database.transaction() as tx:
            yield tx
