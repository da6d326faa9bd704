"""Which members have left a server. The bot is not told, because that takes a privileged intent."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection

import discord

log = logging.getLogger(__name__)

TOGETHER = 100
"""So many members can be asked for at once."""
PATIENCE = 5
"""Seconds after which no answer is waited for."""


async def gone(client: discord.Client, guild_id: int, user_ids: Collection[int]) -> set[int] | None:
    """Those of the users who are not on a server. None if that cannot be known now.

    The gateway is asked, a hundred at a time, which takes none of the requests that messages are sent with.
    """
    guild = client.get_guild(guild_id)
    if guild is None or guild.unavailable:
        return None
    found: set[int] = set()
    wanted = list(user_ids)
    try:
        for start in range(0, len(wanted), TOGETHER):
            some = wanted[start : start + TOGETHER]
            asking = guild.query_members(user_ids=some, limit=TOGETHER, cache=False)
            found |= {member.id for member in await asyncio.wait_for(asking, PATIENCE)}
    except (TimeoutError, RuntimeError, ConnectionError, discord.DiscordException) as error:
        log.info("it is not known who of %d members is on server %d: %r", len(wanted), guild_id, error)
        return None
    return set(wanted) - found
