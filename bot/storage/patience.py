"""Time limits for everything that one request asks of the database."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from contextvars import ContextVar

from bot.storage.errors import StorageBusy

PATIENCE = 2_000
"""Total wait (ms) for one button press. Discord wants its answer within three seconds."""

_until: ContextVar[float | None] = ContextVar("until", default=None)


@contextmanager
def patience(ms: int = PATIENCE) -> Iterator[None]:
    """Limit the waiting in this block, and in tasks started in it, to ``ms`` milliseconds in total.

    Anything slower raises :class:`StorageBusy`. Anything that needs no waiting succeeds even if no time is
    left. In nested blocks, the limit reached first applies.
    """
    until = asyncio.get_running_loop().time() + ms / 1000
    token = _until.set(min(until, _until.get() or until))
    try:
        yield
    finally:
        _until.reset(token)


def unhurried() -> None:
    """Wait without a limit from now on, until the end of the enclosing :func:`patience` block."""
    _until.set(None)


def left() -> float | None:
    """Return the seconds left to wait, never less than 0; None if there is no limit."""
    until = _until.get()
    return None if until is None else max(0.0, until - asyncio.get_running_loop().time())


@asynccontextmanager
async def turn(lock: asyncio.Lock) -> AsyncIterator[None]:
    """Hold ``lock``. Raises :class:`StorageBusy` if it is not free in time."""
    if lock.locked():
        try:
            async with asyncio.timeout(left()):
                await lock.acquire()
        except TimeoutError:
            raise StorageBusy("Others were first, and took too long.") from None
    else:  # the usual case: a timeout would take longer than the lock
        await lock.acquire()
    try:
        yield
    finally:
        lock.release()
