"""What the bot leaves to threads, done at once where it asks for it: a way to a thread and back takes longer
than most of what is done there, and what comes of two that wait for each other is another thing each time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

import aiosqlite.core
import pytest

Job = tuple[asyncio.Future[Any] | None, Callable[[], Any]]
"""What is asked of the thread of a connection to SQLite, and who waits for it."""


class AtOnce(ThreadPoolExecutor):
    """Does at once what it is given: simcord takes a bot that waits for a thread to have come to rest."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future


class IdleThread:
    """A thread that has nothing to do."""

    def __init__(self, *_: Any, **__: Any) -> None:
        pass

    def start(self) -> None:
        pass


class DoneAtOnce:
    """Carries out each job of a connection when it is put there. Who waits for it goes on with the next turn
    of the loop, as others do that were ready before.
    """

    def put_nowait(self, job: Job) -> None:
        future, work = job
        try:
            result = work()
        except Exception as error:
            if future is not None:
                future.get_loop().call_soon(aiosqlite.core.set_exception, future, error)
        else:
            if future is not None:
                future.get_loop().call_soon(aiosqlite.core.set_result, future, result)


@contextmanager
def at_once() -> Iterator[None]:
    """Connections to SQLite that are made meanwhile have no threads, nor has the running loop."""
    loop = asyncio.get_running_loop()
    loop.set_default_executor(AtOnce())
    with pytest.MonkeyPatch.context() as driver:
        driver.setattr(aiosqlite.core, "SimpleQueue", DoneAtOnce)
        driver.setattr(aiosqlite.core, "Thread", IdleThread)
        yield
    # Nothing waits in it: the loop need not start a thread in which to close it.
    loop._default_executor = None  # type: ignore[attr-defined]  # it can only be set by another
