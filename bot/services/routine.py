"""Routines: background work of a running bot, from its start to its end."""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable

from bot.milliseconds import DAY
from bot.storage import StorageError
from bot.tables.clock import Clock

log = logging.getLogger(__name__)


class Routine(ABC):
    """A task that can be started once, told to stop, and waited for."""

    name: str
    """The task's name."""

    def __init__(self) -> None:
        self._closing = asyncio.Event()
        """Set when the task is to stop. Other threads may read it."""
        self._running: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin. Starting twice is allowed."""
        if self._running is None:
            self._running = asyncio.create_task(self._run(), name=self.name)

    def stop(self) -> None:
        """Begin nothing more, and abort what can be aborted, without waiting."""
        self._closing.set()

    async def close(self) -> None:
        """Stop, and wait until all work has ended. Unfinished work is done after the next start."""
        self.stop()
        if self._running is not None:
            await asyncio.gather(self._running, return_exceptions=True)

    @abstractmethod
    async def _run(self) -> None:
        """Work until told to stop."""


async def every_day(
    look: Callable[[], Awaitable[object]], what: str, clock: Clock, closing: asyncio.Event
) -> None:
    """Call ``look`` now and then once a day, until ``closing`` is set. ``what`` describes the work in the
    log: an error is logged, and the work is done the next day.
    """
    while not closing.is_set():
        try:
            await look()
        except StorageError:
            log.warning("the database is busy, so %s waits until tomorrow", what)
        except Exception:
            log.exception("%s failed, and waits until tomorrow", what)
        await clock.wait(closing, clock.now() + DAY)
