"""Worker processes for work that would block the event loop too long."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import TypeVar

T = TypeVar("T")

YIELDING = 10
"""By how much a worker's niceness exceeds the bot's. Beside a busy bot, a worker gets about a tenth of a
processor.
"""


class Workers:
    """A pool of worker processes. They are started on first use, and dead ones are replaced."""

    def __init__(self, count: int = 0, start: Callable[[int], Executor] | None = None) -> None:
        """``start`` creates an executor with a given number of workers."""
        self.count = count
        self._start = start or processes
        self._pool: Executor | None = None

    def submit(self, work: Callable[..., T], /, *arguments: object) -> Future[T]:
        """Have a worker do something. Raises BrokenExecutor or OSError if no worker can; the next call then
        starts new ones.
        """
        if self._pool is None:
            self._pool = self._start(self.count)
        try:
            return self._pool.submit(work, *arguments)
        except (BrokenExecutor, OSError):
            self.replace()
            raise

    async def run(self, work: Callable[..., T], /, *arguments: object) -> T:
        """Have a worker do something and return the result. Without workers, a thread does it. If a worker
        dies, the work is tried once more.
        """
        if not self.count:
            return await asyncio.to_thread(work, *arguments)
        try:
            return await asyncio.wrap_future(self.submit(work, *arguments))
        except BrokenExecutor:
            self.replace()
            return await asyncio.wrap_future(self.submit(work, *arguments))

    def replace(self) -> None:
        """Start new workers on next use, because one has died."""
        self._pool = None

    def close(self) -> None:
        """Stop the workers and drop their unfinished work."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def processes(workers: int) -> Executor:
    """Start worker processes, which load only what the computer players need."""
    return ProcessPoolExecutor(workers, get_context("spawn"), _begin)


def _begin() -> None:
    """Set up a worker. It ends with the bot, ignores keys pressed in its terminal, and leaves the processor
    to the bot, because people wait for the bot.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):  # not on Windows
        os.nice(YIELDING)
    Thread(target=_end_with_bot, daemon=True).start()


def _end_with_bot() -> None:
    """End this process when the bot has, also if the bot was killed."""
    if bot := parent_process():
        bot.join()
        os._exit(1)
