"""Worker processes, for what takes longer than the event loop can be kept waiting."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

T = TypeVar("T")

YIELDING = 10
"""By how much the niceness of a worker is above that of the bot. Beside a busy bot, it gets about a tenth of
a processor.
"""


class Workers:
    """A number of worker processes, which are started when the first one is needed. Those that have died are
    replaced.
    """

    def __init__(self, count: int = 0, start: Callable[[int], Executor] | None = None) -> None:
        """``start`` starts so many of them."""
        self.count = count
        self._start = start or processes
        self._pool: Executor | None = None

    def submit(self, work: Callable[..., T], /, *arguments: object) -> Future[T]:
        """Have a worker do something. Raises BrokenExecutor or OSError if no worker can; then the next call
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
        dies of it, it is tried once more.
        """
        if not self.count:
            return await asyncio.to_thread(work, *arguments)
        try:
            return await asyncio.wrap_future(self.submit(work, *arguments))
        except BrokenExecutor:
            self.replace()
            return await asyncio.wrap_future(self.submit(work, *arguments))

    def replace(self) -> None:
        """Start others when the next one is needed, because one has died."""
        self._pool = None

    def close(self) -> None:
        """Stop the workers. What they were doing is dropped."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def processes(workers: int) -> Executor:
    """So many worker processes. They begin with what the players need and nothing else of the bot."""
    return ProcessPoolExecutor(workers, get_context("spawn"), _begin)


def _begin() -> None:
    """Begin a worker. It ends when the bot does, and not when a key is pressed in its terminal. The bot has
    the processor first, because people wait for it.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):  # not on Windows
        os.nice(YIELDING)
