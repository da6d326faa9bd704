"""Direct messages, sent only to people who have asked for them."""

from __future__ import annotations

import logging
from dataclasses import dataclass

import discord
from discord import ui

from bot.ui.components.post import ReadyPost
from bot.ui.delivery.members import members_soon
from bot.ui.delivery.outcomes import is_momentary
from bot.ui.delivery.poster import Poster, ready

log = logging.getLogger(__name__)


class Unreached(Exception):  # noqa: N818 - read as "Discord was not reached"
    """Discord doesn't say whether a user may still see a channel."""


@dataclass(slots=True)
class Letters:
    """Writes to members of servers about tables that they may see."""

    client: discord.Client
    poster: Poster

    async def reader(self, place_id: int, user_id: int, channel_id: int) -> discord.Member | None:
        """Return the member to write to about a table, or None if they left the server or may not see the
        channel. Raises Unreached.
        """
        guild = self.client.get_guild(place_id)
        members = None if guild is None else await members_soon(guild, [user_id])
        if guild is None or members is None:
            raise Unreached
        member, channel = members.get(user_id), await _channel(guild, channel_id)
        if member is None or channel is None or not channel.permissions_for(member).view_channel:
            return None
        return member

    async def write(self, place_id: int, member: discord.Member, about: str, view: ui.LayoutView) -> None:
        """Write to a member once ``about`` something. Members who take no direct messages are skipped.

        Raises the poster's errors if Discord may accept the message later.
        """
        try:
            place = await member.create_dm()
            await self.poster.post(place_id, place.id, about, ready(ReadyPost(view)))
        except discord.HTTPException as error:
            if is_momentary(error):
                raise
            log.info("a member of server %d accepts no messages: %s", place_id, error)


async def _channel(guild: discord.Guild, channel_id: int) -> discord.abc.GuildChannel | discord.Thread | None:
    """Return a channel or thread of a server, even an archived thread, or None if it was deleted."""
    known = guild.get_channel_or_thread(channel_id)
    if known is not None:
        return known
    try:
        return await guild.fetch_channel(channel_id)
    except discord.InvalidData:
        return None
    except discord.HTTPException as error:
        if is_momentary(error):
            raise
        return None
