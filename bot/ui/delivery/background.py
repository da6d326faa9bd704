"""Tasks that continue after the code that started them has finished."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextvars import copy_context
from typing import Any


class Background:
    """The tasks of one service, created at the start and not in a press. They inherit nothing from the press
    that begins one, e.g. its database time or its turn with the governor.
    """

    def __init__(self) -> None:
        # Not an empty context: discord.py uses the context for edits of answers to presses.
        self._context = copy_context()
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_closed = False

    def start(self, work: Coroutine[Any, Any, None], name: str) -> asyncio.Task[None] | None:
        """Do some work in a task with this name. Return the task, or None after :meth:`close`."""
        if self._is_closed:
            work.close()
            return None
        task = asyncio.create_task(work, name=name, context=self._context.copy())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def close(self) -> None:
        """Begin no more tasks, cancel the running ones, and wait until they have ended."""
        self._is_closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
