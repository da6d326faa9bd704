"""Retry what Discord doesn't accept now."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable

from bot.tables import Clock, StorageError
from bot.ui.delivery.outcomes import Meaning, meaning, pauses

log = logging.getLogger(__name__)


async def until_done(
    attempt: Callable[[], Awaitable[bool]], clock: Clock, what: str, changed: asyncio.Event | None = None
) -> None:
    """Repeat ``attempt`` until it returns True, with longer and longer pauses. Errors are logged with
    ``what``, which names the waiting work: those of the database, Discord or the way there as a wait, all
    others as a fault with an id. ``changed`` ends a pause early.
    """
    changed = changed or asyncio.Event()
    for pause in pauses():
        changed.clear()
        try:
            if await attempt():
                return
        except Exception as error:
            if isinstance(error, StorageError) or meaning(error) not in (None, Meaning.FAULT):
                log.info("%s has to wait: %s", what, error)
            else:
                log.exception("fault %s: %s has to wait", secrets.token_hex(4), what)
        await clock.wait(changed, clock.now() + pause)
