"""The clock that tables, their scheduler and their messages use."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Protocol

from bot.tables.listeners import Signal

TICK = 5_000
"""Milliseconds between two readings of the machine's clock."""


class Clock(Protocol):
    """Tells the time and waits for it. Simulations have their own.

    The time passes evenly. After a change of the machine's clock, or after sleep, the two differ until
    :meth:`set_right` is called. The caller then moves all deadlines too.
    """

    def now(self) -> int:
        """Return the time in milliseconds since 1970-01-01T00:00Z."""
        ...

    def monotonic(self) -> int:
        """Return the milliseconds since some fixed moment. A change of the machine's clock doesn't affect
        them.
        """
        ...

    async def wait(self, changed: asyncio.Event, until: int | None) -> None:
        """Return when ``changed`` is set or at ``until`` (ms, as in :meth:`now`). If that is None, only
        ``changed`` counts.

        The length of a wait does not change when the clock is corrected. Code that waits for a stored time
        listens to :attr:`was_set_right` and waits again.
        """
        ...

    @property
    def was_set_right(self) -> Signal[[]]:
        """Called after the clock was corrected. Waits for stored times must start again."""
        ...

    async def tick(self) -> int:
        """Wait a few seconds. Return the milliseconds by which the machine's clock is then ahead."""
        ...

    def set_right(self, ms: int) -> None:
        """Move the clock ``ms`` milliseconds forward, or back if that is negative."""
        ...


class SystemClock:
    """The machine's clock as it was at the start, plus the time that has passed since."""

    def __init__(self) -> None:
        self._offset = _wall() - self.monotonic()
        self.was_set_right = Signal[[]]()
        """See :attr:`Clock.was_set_right`."""

    def now(self) -> int:
        """See :meth:`Clock.now`."""
        return self.monotonic() + self._offset

    def monotonic(self) -> int:
        """See :meth:`Clock.monotonic`."""
        return time.monotonic_ns() // 1_000_000

    async def wait(self, changed: asyncio.Event, until: int | None) -> None:
        """See :meth:`Clock.wait`."""
        end = None if until is None else until - self._offset
        while not changed.is_set() and (end is None or end > self.monotonic()):
            delay = None if end is None else (end - self.monotonic()) / 1000
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(delay):
                    await changed.wait()

    async def tick(self) -> int:
        """See :meth:`Clock.tick`."""
        await asyncio.sleep(TICK / 1000)
        return _wall() - self.now()

    def set_right(self, ms: int) -> None:
        """See :meth:`Clock.set_right`."""
        self._offset += ms
        self.was_set_right()


def _wall() -> int:
    return time.time_ns() // 1_000_000
