"""Time as an argument: the one clock that tables, their scheduler and their messages look at."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Protocol


class Clock(Protocol):
    """Tells the time and waits for it. A simulation brings its own."""

    def now(self) -> int:
        """Milliseconds since 1970-01-01T00:00Z."""
        ...

    def monotonic(self) -> int:
        """Milliseconds since some fixed moment: they pass evenly, whatever is done to the machine's clock."""
        ...

    async def wait(self, changed: asyncio.Event, until: int | None) -> None:
        """Return when ``changed`` is set or ``until`` (ms, as in :meth:`now`) has come; None: only then."""
        ...


class SystemClock:
    """The machine's own clock."""

    def now(self) -> int:
        """See :meth:`Clock.now`."""
        return time.time_ns() // 1_000_000

    def monotonic(self) -> int:
        """See :meth:`Clock.monotonic`."""
        return time.monotonic_ns() // 1_000_000

    async def wait(self, changed: asyncio.Event, until: int | None) -> None:
        """See :meth:`Clock.wait`."""
        delay = None if until is None else max(0, until - self.now()) / 1000
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(delay):
                await changed.wait()
