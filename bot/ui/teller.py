"""Telling the channel: the newest picture of a table, as often as Discord allows and no oftener."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import discord

from bot.tables import Busy, Clock, Table, Tables
from bot.ui.hands import Hands
from bot.ui.layout import components_of
from bot.ui.lobby import closed, lobby
from bot.ui.phrases import Say
from bot.ui.table import table_message

log = logging.getLogger(__name__)

CHANNEL_GAP = 1_000
"""Milliseconds between two messages or edits in one channel; Discord takes about five in five seconds."""

BOT_GAP = 25
"""Milliseconds between two requests of the whole bot: 40 a second, below Discord's 50."""

GONE, TOO_OLD = 10008, 30046
"""Discord's answers for a message that was deleted, and for one too old to be edited so often."""


class Teller:
    """Keeps the public message of every table true.

    A change only marks its table. Each channel that has something to tell has one task, which draws the
    newest picture, sends it, waits and looks again; a channel with nothing to tell has none. Changes in
    between fall together, and no event is lost by it: the message tells all since the last one that was told.
    """

    def __init__(self, client: discord.Client, tables: Tables, hands: Hands, clock: Clock, say: Say) -> None:
        self._client = client
        self._tables = tables
        self._hands = hands
        self._clock = clock
        self._say = say
        self._untold: dict[int, dict[str, None]] = {}
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._pictures: dict[str, Any] = {}
        self._free_at = 0
        self._stopping = asyncio.Event()

    def changed(self, table: Table) -> None:
        """There is something new to tell of ``table``."""
        self._untold.setdefault(table.channel_id, {})[table.table_id] = None
        if table.channel_id not in self._tasks and not self._stopping.is_set():
            task = asyncio.create_task(self._tell_channel(table.channel_id), name=f"tell {table.channel_id}")
            self._tasks[table.channel_id] = task

    def picture(self, table: Table) -> discord.ui.LayoutView:
        """The public message of ``table`` as it is now."""
        say = self._say
        if table.state is not None:
            return table_message(table, say)
        return lobby(table, say) if table.is_open else closed(table, say)

    def shown(self, table: Table, picture: discord.ui.LayoutView) -> None:
        """The public message shows ``picture`` already: somebody's press was answered with it."""
        self._pictures[table.table_id] = components_of(picture)

    async def remove(self, table: Table, message_id: int) -> None:
        """Take an older message of ``table`` away, where it still is."""
        channel = self._client.get_partial_messageable(table.channel_id, guild_id=table.guild_id)
        try:
            await channel.get_partial_message(message_id).delete()
        except discord.HTTPException as refused:
            log.info("an older message of table %s stays: %s", table.table_id, refused)

    async def close(self) -> None:
        """Stop telling. What is not told yet is told after the next start."""
        self._stopping.set()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _tell_channel(self, channel_id: int) -> None:
        untold = self._untold[channel_id]
        try:
            while untold and not self._stopping.is_set():
                table_id = next(iter(untold))
                del untold[table_id]
                table = self._tables.find(table_id)
                try:
                    told = table is not None and await self._tell(table)
                except Busy:
                    untold[table_id], told = None, True
                if told:
                    await self._clock.wait(self._stopping, self._clock.now() + CHANNEL_GAP)
        except Exception:
            log.exception("channel %s could not be told", channel_id)
        finally:
            del self._untold[channel_id], self._tasks[channel_id]

    async def _tell(self, table: Table) -> bool:
        """Hands first, then the table; whether a request was made for it."""
        if table.state is not None:
            await self._hands.refresh(table)
        if self._is_news(table, components_of(self.picture(table))):
            await self._take_turn()
            # Only the newest picture is ever sent, and to the newest message.
            table = self._tables.find(table.table_id) or table
        picture = self.picture(table)
        components = components_of(picture)
        is_news = self._is_news(table, components)
        new_message: int | None = None
        if is_news:
            shown = await self._show(table, picture)
            if shown is None:
                return True
            new_message = shown if shown != table.message_id else None
        self._pictures[table.table_id] = components
        if not table.is_open:
            del self._pictures[table.table_id]
        await self._tables.told(table.table_id, table.version, new_message)
        return is_news

    def _is_news(self, table: Table, components: Any) -> bool:
        return table.message_id is None or self._pictures.get(table.table_id) != components

    async def _show(self, table: Table, picture: discord.ui.LayoutView) -> int | None:
        """Edit the table's message, or send one where there is none; None where Discord refuses."""
        channel = self._client.get_partial_messageable(table.channel_id, guild_id=table.guild_id)
        quiet = discord.AllowedMentions.none()
        try:
            if table.message_id is not None:
                try:
                    await channel.get_partial_message(table.message_id).edit(
                        view=picture, allowed_mentions=quiet
                    )
                except discord.HTTPException as refused:
                    if refused.code not in (GONE, TOO_OLD):
                        raise
                    log.info("table %s needs a new message: %s", table.table_id, refused)
                else:
                    return table.message_id
            return (await channel.send(view=picture, allowed_mentions=quiet)).id
        except discord.HTTPException as refused:
            log.warning("table %s cannot be shown: %s", table.table_id, refused)
            return None

    async def _take_turn(self) -> None:
        """Wait for this bot's next free moment under Discord's limit for all its requests."""
        now = self._clock.now()
        at = max(now, self._free_at)
        self._free_at = at + BOT_GAP
        if at > now:
            await self._clock.wait(self._stopping, at)
