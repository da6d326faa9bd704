"""The champion's role: given at the end of a season, and taken from the champions before."""

from __future__ import annotations

from collections.abc import Iterable

import discord

UNKNOWN_MEMBER, UNKNOWN_USER = 10007, 10013
"""Discord's answers for somebody who has left the server, or Discord."""


def missing_for_role(guild: discord.Guild, role_id: int) -> str | None:
    """Why the bot cannot give a role of this server, as the id of a phrase, which takes the role's mention as
    ``role``; None where it can.
    """
    role, me = guild.get_role(role_id), guild.me
    if role is None:
        return "role-gone"
    if role.managed or role.is_default():
        return "role-managed"
    if not me.guild_permissions.manage_roles:
        return "role-no-permission"
    return "role-too-high" if role >= me.top_role else None


async def crown(
    guild: discord.Guild, role_id: int, champions: Iterable[int], before: Iterable[int]
) -> str | None:
    """Give the role to these users and take it from those; doing so again changes nothing.

    Gives why that could not be done, as :func:`missing_for_role`. Raises discord.HTTPException where trying
    again may help.
    """
    missing = missing_for_role(guild, role_id)
    if missing is not None:
        return missing
    role, given = discord.Object(role_id), set(champions)
    try:
        for user_id in sorted(set(before) - given):
            member = await _member(guild, user_id)
            if member is not None and member.get_role(role_id) is not None:
                await member.remove_roles(role)
        for user_id in sorted(given):
            member = await _member(guild, user_id)
            if member is not None and member.get_role(role_id) is None:
                await member.add_roles(role)
    except discord.Forbidden:
        return missing_for_role(guild, role_id) or "role-no-permission"
    return None


async def _member(guild: discord.Guild, user_id: int) -> discord.Member | None:
    """A member of the server, if they still are one."""
    try:
        return await guild.fetch_member(user_id)
    except discord.NotFound as gone:
        if gone.code not in (UNKNOWN_MEMBER, UNKNOWN_USER):
            raise
        return None
