"""What people are told elsewhere, because the channel where they would read it is gone."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TypeGuard

import discord

from bot.tables import Clock, Table
from bot.ui.delivery.outcomes import is_outage, pauses
from bot.ui.i18n.translator import Translator

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """Finds a channel where the players of a table can still read, and tells them there."""

    client: discord.Client
    say_in: Callable[[int], Translator]
    """Who speaks the language of a server, by the server's id."""
    clock: Clock

    async def channel_gone(self, table: Table, parent: int | None) -> None:
        """Tell the players of ``table`` that its channel, perhaps a thread of ``parent``, is gone; again and
        again, where Discord does not answer.
        """
        for pause in pauses():
            if await self._told(table, parent):
                return
            await self.clock.wait(asyncio.Event(), self.clock.now() + pause)

    async def _told(self, table: Table, parent: int | None) -> bool:
        """Try to; False where Discord does not answer."""
        users = [chair.user_id for chair in table.chairs if chair.user_id is not None]
        if not users:
            return True
        say = self.say_in(table.guild_id)
        sentence = say(
            "table-channel-gone",
            names=" ".join(f"<@{user_id}>" for user_id in users),
            game=table.game.spec.name,
            phase=table.phase,
        )
        mentions = discord.AllowedMentions(users=[discord.Object(user_id) for user_id in users])
        for place in self._places(table, parent):
            try:
                await place.send(sentence, allowed_mentions=mentions)
            except Exception as refused:
                log.info("table %s is not told of in channel %s: %s", table.table_id, place.id, refused)
                if is_outage(refused):
                    return False
            else:
                return True
        log.warning("the players of table %s are not told that its channel is gone", table.table_id)
        return True

    def _places(self, table: Table, parent: int | None) -> Iterator[discord.TextChannel]:
        """Where members can read what the bot writes: the thread's channel, the server's own, any other."""
        guild = self.client.get_guild(table.guild_id)
        if guild is None:
            return
        for channel in (guild.get_channel(parent or 0), guild.system_channel, *guild.text_channels):
            if _is_public(channel) and channel.id != table.channel_id:
                yield channel


def _is_public(channel: object) -> TypeGuard[discord.TextChannel]:
    """Whether everybody reads in a channel, and the bot may write there."""
    if not isinstance(channel, discord.TextChannel):
        return False
    mine = channel.permissions_for(channel.guild.me)
    everybodys = channel.permissions_for(channel.guild.default_role)
    return everybodys.view_channel and mine.view_channel and mine.send_messages
