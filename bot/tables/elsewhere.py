"""Wait until the processes that have other servers have done what this process asked for."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from bot.storage import StorageBusy
from bot.tables.clock import Clock

Seen = TypeVar("Seen")

OTHERS_HAVE = 8_000
"""Milliseconds that other processes have to finish."""
LOOKS = 200
"""Milliseconds between two checks whether they have finished."""


async def until_others_have(clock: Clock, look: Callable[[], Awaitable[Seen | None]]) -> Seen:
    """Call ``look`` repeatedly until it returns something other than None, and return that. Raises
    StorageBusy if it takes too long.
    """
    ends = clock.monotonic() + OTHERS_HAVE
    while (seen := await look()) is None:
        if clock.monotonic() > ends:
            raise StorageBusy("Another process of the bot has not answered in time.")
        await clock.wait(asyncio.Event(), clock.now() + LOOKS)
    return seen
