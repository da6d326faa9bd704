"""Work that goes on to its end, whoever waits for it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, TypeVar

from bot.games.api import IllegalMove
from bot.storage import left, patience
from bot.tables.busy import Busy, Undecided
from bot.tables.people import Refused

log = logging.getLogger(__name__)

T = TypeVar("T")

LAST_WORD = 0.5
"""Seconds that the database is given to finish what it has begun, when there is no patience left."""


async def to_the_end(work: Coroutine[Any, Any, T]) -> T:
    """Finish ``work`` even if whoever waits for it goes away: a commit is always followed by its swap.

    Raises Busy when its turn does not come while there is patience, and Undecided when what the database was
    given is not done a while after that.
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
    """Nobody waits for the answer any more: a refusal does not matter then, and a fault is for the log."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, Refused | IllegalMove | Busy):
        log.error("a press that was given up has failed", exc_info=error)
