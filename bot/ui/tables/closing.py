"""Remove what is left of a closed lobby: the thread made for it."""

from __future__ import annotations

import logging

import discord

from bot.tables import Table
from bot.ui.delivery.governor import Governor
from bot.ui.delivery.lanes import Lane
from bot.ui.tables.opening import discard_thread

log = logging.getLogger(__name__)

LOOKED_AT = 20
"""The most messages of a thread that are checked for ones by people."""


class ClosedThreads:
    """Removes the threads of lobbies that were closed without a match.

    A thread with messages only from the bot is deleted, any other is archived.
    """

    def __init__(self, client: discord.Client, governor: Governor) -> None:
        self._client = client
        self._governor = governor

    async def tidy(self, table: Table) -> None:
        """Remove the thread of ``table`` if it was made for it and no match was played."""
        if not table.in_thread or table.phase != "closed" or table.fixture is not None:
            return
        guild = self._client.get_guild(table.place_id)
        thread = guild.get_thread(table.channel_id) if guild is not None else None
        if thread is None or thread.archived:
            return
        async with self._governor.turn(Lane.BACKGROUND, table.place_id):
            try:
                if await self._is_empty(thread):
                    await discard_thread(thread)
                else:
                    await thread.edit(archived=True)
            except discord.HTTPException as refused:
                log.info("thread %s stays: %s", thread.id, refused)

    async def _is_empty(self, thread: discord.Thread) -> bool:
        own = self._client.user.id if self._client.user is not None else 0
        return not [True async for each in thread.history(limit=LOOKED_AT) if each.author.id != own]
