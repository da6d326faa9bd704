"""Tasks that continue after the code that started them has finished."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from contextvars import copy_context
from secrets import token_hex
from typing import Any

from bot.ui.delivery.outcomes import is_outage

log = logging.getLogger(__name__)


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
        """Do some work in a task with this name. Return the task, or None after :meth:`close`. Errors are
        logged.
        """
        if self._is_closed:
            work.close()
            return None
        task = asyncio.create_task(_logged(work, name), name=name, context=self._context.copy())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda _: work.close())  # it may have been cancelled before it began
        return task

    async def close(self) -> None:
        """Begin no more tasks, cancel the running ones, and wait until they have ended."""
        self._is_closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def _logged(work: Coroutine[Any, Any, None], name: str) -> None:
    try:
        await work
    except Exception as error:
        if is_outage(error):
            log.info("could not finish %s: %s", name, error)
        else:
            log.exception("fault %s: cannot finish %s", token_hex(4), name)
