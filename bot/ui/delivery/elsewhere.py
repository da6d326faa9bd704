"""Tell a table's players in another channel that the table's channel was deleted."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TypeGuard

import discord

from bot.tables import Clock, Table
from bot.ui.delivery.again import until_done
from bot.ui.delivery.outcomes import is_outage
from bot.ui.i18n.translator import Translator

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """Finds a channel that the players of a deleted table can still read, and tells them there."""

    client: discord.Client
    say_in: Callable[[int], Translator]
    """Returns the translator into the language of a server, given the server's id."""
    clock: Clock
    awake_at: Callable[[int, int, int], int]
    """Returns from when on (ms) a user may be pinged, given the ids of server and user, and a time (ms)."""

    async def channel_gone(self, table: Table, parent: int | None) -> None:
        """Tell the players of ``table`` that its channel is gone. Try again until Discord answers.

        ``parent`` is the id of the channel that the thread belonged to, if it was a thread.
        """
        what = f"that the channel of table {table} is gone"
        await until_done(lambda: self._told(table, parent), self.clock, what)

    async def _told(self, table: Table, parent: int | None) -> bool:
        """Try to tell the players once. Return False if Discord did not answer."""
        users = [chair.user_id for chair in table.chairs if chair.user_id is not None]
        if not users:
            return True
        say = self.say_in(table.place_id)
        sentence = say(
            "table-channel-gone",
            names=" ".join(f"<@{user_id}>" for user_id in users),
            game=table.game.spec.name,
            phase=table.phase,
        )
        now = self.clock.now()
        # No need to wait with a ping: sleeping players read it when they are back.
        awake = [
            user_id
            for user_id in users
            if table.clock != "slow" or self.awake_at(table.place_id, user_id, now) <= now
        ]
        mentions = discord.AllowedMentions(users=[discord.Object(user_id) for user_id in awake])
        for place in self._places(table, parent):
            try:
                await place.send(sentence, allowed_mentions=mentions)
            except Exception as refused:
                log.info("cannot post table %s in channel %s: %s", table, place.id, refused)
                if is_outage(refused):
                    return False
            else:
                return True
        log.warning("cannot tell the players of table %s that its channel was deleted", table)
        return True

    def _places(self, table: Table, parent: int | None) -> Iterator[discord.TextChannel]:
        """Yield public channels in the order to try: the thread's parent, the system channel, all others."""
        guild = self.client.get_guild(table.place_id)
        if guild is None:
            return
        for channel in (guild.get_channel(parent or 0), guild.system_channel, *guild.text_channels):
            if _is_public(channel) and channel.id != table.channel_id:
                yield channel


def _is_public(channel: object) -> TypeGuard[discord.TextChannel]:
    """Return whether everyone can read a channel and the bot can write to it."""
    if not isinstance(channel, discord.TextChannel):
        return False
    bots = channel.permissions_for(channel.guild.me)
    everyones = channel.permissions_for(channel.guild.default_role)
    return everyones.view_channel and bots.view_channel and bots.send_messages
