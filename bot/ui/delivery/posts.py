"""Facts about messages: when one was sent, which server it belongs to, which are the bot's own, and whom one
pings.
"""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from typing import Any

import discord
from discord.utils import snowflake_time

from bot.milliseconds import MINUTE
from bot.tables import Table, next_actor
from bot.ui.delivery.outcomes import is_momentary

log = logging.getLogger(__name__)

Place = discord.PartialMessageable | discord.Thread

SKEW = MINUTE
"""The largest difference (ms) between Discord's clock and ours."""


def sent_at(message_id: int) -> float:
    """Return when a message was sent (ms since the epoch), which its id contains."""
    return snowflake_time(message_id).timestamp() * 1000


def sent_ago(message_id: int, now: int) -> float:
    """Return how long ago (ms) a message was sent."""
    return now - sent_at(message_id)


def place_of(client: discord.Client, table: Table) -> discord.PartialMessageable:
    """Return the channel of ``table``, even if it is not in the client's cache."""
    return client.get_partial_messageable(table.channel_id, guild_id=table.place_id)


def server_of(client: discord.Client, channel_id: int) -> int:
    """Return the id of the server that a channel belongs to; 0 if it belongs to none, or is not known."""
    guild = getattr(client.get_channel(channel_id), "guild", None)
    return guild.id if isinstance(guild, discord.Guild) else 0


async def own_messages(client: discord.Client, place: Place, **how: Any) -> AsyncIterator[discord.Message]:
    """Yield the bot's messages in a channel, from the part of its history that ``how`` selects; none if the
    bot may not read it. Raises Discord's errors if the same request may be answered later.
    """
    try:
        async for message in place.history(**how):
            if client.user is not None and message.author.id == client.user.id:
                yield message
    except discord.HTTPException as refused:
        if is_momentary(refused):
            raise
        log.info("cannot search messages in channel %s: %s", place.id, refused)


def on_turn(table: Table) -> list[discord.Object]:
    """Return the player on turn, as a list for ``AllowedMentions``; empty if no one or a computer is on
    turn.
    """
    actor = next_actor(table)
    user_id = None if actor is None else table.chairs[actor].user_id
    return [] if user_id is None else [discord.Object(user_id)]
