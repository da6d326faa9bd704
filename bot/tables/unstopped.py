"""Work that is finished even if its caller stops waiting."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, TypeVar

from bot.games.api import IllegalMove
from bot.storage import StorageError, left, patience
from bot.tables.people import Refused

log = logging.getLogger(__name__)

T = TypeVar("T")

LAST_WORD = 0.5
"""Seconds that the database gets to finish what it has begun, if no time is left."""


class Undecided(StorageError):  # noqa: N818 - read as "it is undecided"
    """Saving takes too long to wait for. It isn't known yet whether the change happens."""


async def to_the_end(work: Coroutine[Any, Any, T]) -> T:
    """Finish ``work`` even if the task that waits for it is cancelled, so that every commit is followed by
    its swap.

    Raises StorageError if its turn does not come in time, and Undecided if the database does not finish in
    time either.
    """
    with patience():
        limit = left()
        task = asyncio.ensure_future(work)
    try:
        done, _ = await asyncio.wait({task}, timeout=limit if limit is None else limit + LAST_WORD)
        if done:
            return task.result()
    except asyncio.CancelledError:
        task.add_done_callback(_unheard)
        raise
    task.add_done_callback(_unheard)
    raise Undecided


def _unheard(task: asyncio.Future[Any]) -> None:
    """Handle the end of work whose caller stopped waiting: ignore a refusal, and log other errors."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, Refused | IllegalMove | StorageError):
        log.error("a button press failed after it was given up", exc_info=error)
