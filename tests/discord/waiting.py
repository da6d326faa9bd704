"""When the bot has come to rest: nothing but time, or a test, will make it do more."""

from __future__ import annotations

import asyncio
import gc
import inspect
from collections.abc import Iterator
from types import CodeType
from typing import Any
from weakref import WeakKeyDictionary

SUSPENDED = (
    (inspect.iscoroutine, "cr_code", "cr_await"),
    (inspect.isgenerator, "gi_code", "gi_yieldfrom"),
    (inspect.isasyncgen, "ag_code", "ag_await"),
)
"""What can wait: how to tell it, and where it keeps its code and what it waits for."""


DRIVERS = ("aiosqlite", "asyncpg")
"""Whoever waits in one of these waits for the database."""


class Tasks(dict[asyncio.Task[Any], Any]):
    """The bot's tasks. While simcord looks whether they have come to rest, those that it has seen at rest and
    that have not moved since are left out: it looks at all of them at every step of time.
    """

    def __init__(self) -> None:
        super().__init__()
        self.resting: WeakKeyDictionary[asyncio.Task[Any], asyncio.Future[Any]] = WeakKeyDictionary()
        """What the tasks wait for that are known to be at rest."""
        self.is_looked_over = False
        self._unclaimed: set[asyncio.Task[Any]] = set()
        """Tasks of the loop that are not known to be the bot's."""

    def made(self, loop: asyncio.AbstractEventLoop, coro: Any, **how: Any) -> asyncio.Task[Any]:
        """Make a task of the loop: its task factory."""
        task = asyncio.Task(coro, loop=loop, **how)
        self._unclaimed.add(task)
        return task

    def __iter__(self) -> Iterator[asyncio.Task[Any]]:
        if not self.is_looked_over or self.has_strangers_at_work():
            return super().__iter__()
        return (task for task in dict.__iter__(self) if not self._rests(task))

    def has_strangers_at_work(self) -> bool:
        """Whether something goes on that a test has set going in the bot by calling it: simcord does not know
        of it.
        """
        self._unclaimed = {task for task in self._unclaimed if not task.done() and task not in self}
        current = asyncio.current_task()
        return any(task is not current and is_at_work(task) for task in self._unclaimed)

    def _rests(self, task: asyncio.Task[Any]) -> bool:
        waiter = _waiter_of(task)
        return waiter is not None and waiter is self.resting.get(task)


class Waits(dict[asyncio.Task[Any], str]):
    """simcord's declared waits of the bot's tasks, and with them each wait of one task for another.

    Where an answer of Discord is late, other tasks wait for the one that asked: for its lock, its event, its
    place in a queue. simcord, which knows only waits that were declared, would wait for them for ever. Of a
    bot whose tasks all wait for each other or for a time nothing more comes; what does come by itself are the
    answers of the database, which works in a thread or in another process.
    """

    def __init__(self, tasks: Tasks) -> None:
        """``tasks`` are those of the bot."""
        super().__init__()
        self._tasks = tasks

    def get(self, task: asyncio.Task[Any], default: Any = None) -> Any:
        reason = super().get(task) or ("another task" if self._waits_for_another(task) else None)
        if reason is None:
            return default
        if waiter := _waiter_of(task):
            self._tasks.resting[task] = waiter
        return reason

    def _waits_for_another(self, task: asyncio.Task[Any]) -> bool:
        waiter = _waiter_of(task)
        if waiter is None or (isinstance(waiter, asyncio.Task) and waiter not in self._tasks):
            return False
        return not is_at_work(task) and not self._tasks.has_strangers_at_work()


def is_at_work(task: asyncio.Task[Any]) -> bool:
    """Whether a task goes on by itself: it is about to, or the database works for it."""
    if _waiter_of(task) is None:
        return True
    return any(driver in code.co_filename for code in stack_of(task.get_coro()) for driver in DRIVERS)


def _waiter_of(task: asyncio.Task[Any]) -> asyncio.Future[Any] | None:
    waiter = getattr(task, "_fut_waiter", None)
    return None if waiter is None or waiter.done() else waiter


def stack_of(waiting: Any) -> list[CodeType]:
    """The code that waits, from a coroutine down to what it waits for."""
    codes = []
    while waiting is not None:
        for is_one, code, awaited in SUSPENDED:
            if is_one(waiting):
                codes.append(getattr(waiting, code))
                waiting = getattr(waiting, awaited)
                break
        else:
            # What runs an asynchronous generator, or awaits by hand, does not say whom: the collector knows.
            known = [one for one in gc.get_referents(waiting) if any(is_one(one) for is_one, *_ in SUSPENDED)]
            waiting = known[0] if known else None
    return codes
