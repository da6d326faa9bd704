"""Who is still a member of a server.

The bot hears of no member who leaves, because that takes a privileged intent. It asks where it matters.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterable, Mapping

import discord

AT_ONCE = 100
"""The most members that Discord returns for one question."""

PATIENCE = 5
"""Seconds for which others wait for an answer."""


async def members_of(guild: discord.Guild, users: Iterable[int]) -> Mapping[int, discord.Member] | None:
    """Those of these users who are members of a server, by id; None if Discord does not answer."""
    wanted, found = sorted(set(users)), dict[int, discord.Member]()
    try:
        for start in range(0, len(wanted), AT_ONCE):
            some = wanted[start : start + AT_ONCE]
            members = await guild.query_members(limit=AT_ONCE, user_ids=some, cache=False)
            found |= {member.id: member for member in members}
    except (TimeoutError, discord.DiscordException):
        return None
    return found


async def members_named(guild: discord.Guild, beginning: str) -> list[discord.Member] | None:
    """At most :data:`AT_ONCE` members of a server whose name begins like this, be it their name there or that
    of their account; None if Discord does not answer.
    """
    try:
        return await guild.query_members(beginning, limit=AT_ONCE, cache=False)
    except (TimeoutError, discord.DiscordException):
        return None


async def members_soon(guild: discord.Guild, users: Iterable[int]) -> Mapping[int, discord.Member] | None:
    """The same; None also if the answer does not come soon."""
    if guild.unavailable:
        return None
    try:
        return await asyncio.wait_for(members_of(guild, users), PATIENCE)
    except (TimeoutError, RuntimeError, ConnectionError):  # there is no gateway
        return None


async def gone(client: discord.Client, place_id: int, user_ids: Collection[int]) -> set[int] | None:
    """Those of the users who are not on a server; None if that cannot be known soon."""
    guild = client.get_guild(place_id)
    members = None if guild is None else await members_soon(guild, user_ids)
    return None if members is None else {user_id for user_id in user_ids if user_id not in members}
