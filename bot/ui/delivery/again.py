"""Retry what Discord doesn't accept now."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.tables import Clock
from bot.ui.delivery.outcomes import pauses

log = logging.getLogger(__name__)


async def until_done(
    attempt: Callable[[], Awaitable[bool]], clock: Clock, what: str, changed: asyncio.Event | None = None
) -> None:
    """Repeat ``attempt`` until it returns True, with longer and longer pauses. Errors are logged with
    ``what``, which names the waiting work. ``changed`` ends a pause early.
    """
    changed = changed or asyncio.Event()
    for pause in pauses():
        changed.clear()
        try:
            if await attempt():
                return
        except Exception as error:
            log.info("%s has to wait: %s", what, error)
        await clock.wait(changed, clock.now() + pause)
