"""Check who is still a member of a server.

The bot isn't notified of leaving members, because that takes a privileged intent. It asks Discord when it
matters.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterable, Mapping

import discord

AT_ONCE = 100
"""The most members that Discord returns for one request."""

PATIENCE = 5
"""Seconds that others wait for an answer."""


async def members_of(guild: discord.Guild, users: Iterable[int]) -> Mapping[int, discord.Member] | None:
    """Return those of these users who are members of a server, by id; None if Discord does not answer."""
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
    """Return at most :data:`AT_ONCE` members of a server whose name there or account name begins with
    ``beginning``. None if Discord does not answer.
    """
    try:
        return await guild.query_members(beginning, limit=AT_ONCE, cache=False)
    except (TimeoutError, discord.DiscordException):
        return None


async def members_soon(guild: discord.Guild, users: Iterable[int]) -> Mapping[int, discord.Member] | None:
    """Return the same as :func:`members_of`; None also if the answer takes too long."""
    if guild.unavailable:
        return None
    try:
        return await asyncio.wait_for(members_of(guild, users), PATIENCE)
    except (TimeoutError, RuntimeError, ConnectionError):  # there is no gateway
        return None


async def gone(client: discord.Client, place_id: int, user_ids: Collection[int]) -> set[int] | None:
    """Return those of the users who aren't on a server; None if Discord doesn't answer soon."""
    guild = client.get_guild(place_id)
    members = None if guild is None else await members_soon(guild, user_ids)
    return None if members is None else {user_id for user_id in user_ids if user_id not in members}
