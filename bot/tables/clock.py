"""Time as an argument: the one clock that tables, their scheduler and their messages look at."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Protocol

from bot.tables.listeners import Signal

TICK = 5_000
"""Milliseconds after which the machine's clock is looked at again."""


class Clock(Protocol):
    """Tells the time and waits for it. A simulation brings its own.

    Its time passes evenly. Where the machine's clock is put forward or back, or the machine stands still, the
    two part, until somebody sets this one right, who sees to it that everybody's deadlines move along.
    """

    def now(self) -> int:
        """Milliseconds since 1970-01-01T00:00Z."""
        ...

    def monotonic(self) -> int:
        """Milliseconds since some fixed moment: they pass evenly, whatever is done to the machine's clock."""
        ...

    async def wait(self, changed: asyncio.Event, until: int | None) -> None:
        """Return when ``changed`` is set or ``until`` (ms, as in :meth:`now`) has come; None: only then.

        A wait is as long as it was to be when it began, also where the clock is set right meanwhile. Whoever
        waits for a time that is kept hears of that from :attr:`was_set_right`.
        """
        ...

    @property
    def was_set_right(self) -> Signal[[]]:
        """Called when the clock has been set right: what waits for a time that is kept waits anew."""
        ...

    async def tick(self) -> int:
        """Return after a few seconds, with the milliseconds by which the machine's clock is ahead by then."""
        ...

    def set_right(self, ms: int) -> None:
        """Go on ``ms`` milliseconds later; negative: earlier."""
        ...


class SystemClock:
    """The machine's own clock, as it stood at the start, and the time that has passed since."""

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
