"""When the bot has come to rest: nothing but time, or a test, will make it do more."""

from __future__ import annotations

import asyncio
import gc
import inspect
from collections.abc import Iterator, Mapping
from types import CodeType
from typing import Any

SUSPENDED = (
    (inspect.iscoroutine, "cr_code", "cr_await"),
    (inspect.isgenerator, "gi_code", "gi_yieldfrom"),
    (inspect.isasyncgen, "ag_code", "ag_await"),
)
"""What can wait: how to tell it, and where it keeps its code and what it waits for."""


class Waits(dict[asyncio.Task[Any], str]):
    """simcord's declared waits of the bot's tasks, and with them each wait of one task for another.

    Where an answer of Discord is late, other tasks wait for the one that asked: for its lock, its event, its
    place in a queue. simcord, which knows only waits that were declared, would wait for them for ever. Of a
    bot whose tasks all wait for each other or for a time nothing more comes; what does come by itself are the
    answers of the database, which works in a thread.
    """

    def __init__(self, tasks: Mapping[asyncio.Task[Any], Any]) -> None:
        """``tasks`` are those of the bot."""
        super().__init__()
        self._tasks = tasks

    def get(self, task: asyncio.Task[Any], default: Any = None) -> Any:
        return super().get(task) or ("another task" if self._waits_for_another(task) else default)

    def _waits_for_another(self, task: asyncio.Task[Any]) -> bool:
        waiter = _waiter_of(task)
        if waiter is None or (isinstance(waiter, asyncio.Task) and waiter not in self._tasks):
            return False
        return not is_at_work(task) and not any(map(is_at_work, self._strangers()))

    def _strangers(self) -> Iterator[asyncio.Task[Any]]:
        """What a test has set going in the bot by calling it: simcord does not know of it."""
        current = asyncio.current_task()
        return (task for task in asyncio.all_tasks() if task is not current and task not in self._tasks)


def is_at_work(task: asyncio.Task[Any]) -> bool:
    """Whether a task goes on by itself: it is about to, or the database works for it."""
    if _waiter_of(task) is None:
        return True
    return any("aiosqlite" in code.co_filename for code in stack_of(task.get_coro()))


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
