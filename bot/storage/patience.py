"""How long those who ask the database are ready to wait, over all that they ask."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from contextvars import ContextVar

from bot.storage.errors import StorageBusy

PATIENCE = 2_000
"""Milliseconds that a press waits in all: Discord wants its answer within three seconds."""

_until: ContextVar[float | None] = ContextVar("until", default=None)


@contextmanager
def patience(ms: int = PATIENCE) -> Iterator[None]:
    """Wait for no more than ``ms`` milliseconds in all that is done herein, and in the tasks begun herein.

    What takes longer raises :class:`StorageBusy`. What can be had at once is had even when no time is left.
    Within another patience the one that ends first counts.
    """
    until = asyncio.get_running_loop().time() + ms / 1000
    token = _until.set(min(until, _until.get() or until))
    try:
        yield
    finally:
        _until.reset(token)


def unhurried() -> None:
    """From now on wait as long as it takes, until the end of the :func:`patience` that this is called in."""
    _until.set(None)


def left() -> float | None:
    """Seconds that are left to wait, never less than 0; None: as long as it takes."""
    until = _until.get()
    return None if until is None else max(0.0, until - asyncio.get_running_loop().time())


@asynccontextmanager
async def turn(lock: asyncio.Lock) -> AsyncIterator[None]:
    """Hold ``lock``. Raises :class:`StorageBusy` when its turn does not come while there is patience."""
    if lock.locked():
        try:
            async with asyncio.timeout(left()):
                await lock.acquire()
        except TimeoutError:
            raise StorageBusy("Others were first, and took too long.") from None
    else:  # as it is nearly always: a timeout takes longer than the lock
        await lock.acquire()
    try:
        yield
    finally:
        lock.release()
