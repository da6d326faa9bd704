"""The champion's role, which the champions get at the end of a season and the earlier champions lose."""

from __future__ import annotations

from collections.abc import Iterable

import discord

from bot.league.contest import Contest, LogEntry, acts

UNKNOWN_MEMBER, UNKNOWN_USER = 10007, 10013
"""Discord's error codes for a user who has left the server, or Discord itself."""


def missing_for_role(guild: discord.Guild, role_id: int) -> str | None:
    """The reason why the bot cannot give a role, as the id of a phrase; None if it can.

    The phrase takes the role's mention as ``role``.
    """
    role, me = guild.get_role(role_id), guild.me
    if role is None:
        return "role-gone"
    if role.managed or role.is_default():
        return "role-managed"
    if not me.guild_permissions.manage_roles:
        return "role-no-permission"
    return "role-too-high" if role >= me.top_role else None


def grants_no_more(role: discord.Role, giver: discord.abc.User | None) -> bool:
    """Whether a role gives no permissions but those that its ``giver`` has in the whole server.

    The giver is None if they have left.

    Otherwise staff without the permission to manage roles could give themselves permissions through it. What
    a member may do in single channels does not count.
    """
    more = role.permissions & ~role.guild.default_role.permissions
    if not more.value:
        return True
    if not isinstance(giver, discord.Member):
        return False
    own = giver.guild_permissions
    return own.administrator or more.is_subset(own)


def named_by(contest: Contest, log: Iterable[LogEntry]) -> str:
    """The key of the umpire who has chosen the champion's role that a season has."""
    role, by = None, contest.umpire
    for line in log:
        if isinstance(line.act, acts.Arrange) and line.act.role != role:
            role, by = line.act.role, line.actor
    return by if role == contest.terms.role else contest.umpire


async def crown(
    guild: discord.Guild, role_id: int, champions: Iterable[int], before: Iterable[int], giver: int
) -> str | None:
    """Give the role to the users ``champions`` and take it from the users ``before``. It may be repeated.

    ``giver`` is the user who has chosen the role. Returns the reason if that is not possible, as
    :func:`missing_for_role` does, or because the giver has not the rights that it gives; otherwise None.
    Raises discord.HTTPException if another try may help.
    """
    missing = missing_for_role(guild, role_id)
    if missing is not None:
        return missing
    chosen = guild.get_role(role_id)
    gives = chosen is not None and not grants_no_more(chosen, None)
    if chosen is not None and gives and not grants_no_more(chosen, await _member(guild, giver)):
        return "role-grants-more"
    role, new = discord.Object(role_id), set(champions)
    try:
        for user_id in sorted(set(before) - new):
            member = await _member(guild, user_id)
            if member is not None and member.get_role(role_id) is not None:
                await member.remove_roles(role)
        for user_id in sorted(new):
            member = await _member(guild, user_id)
            if member is not None and member.get_role(role_id) is None:
                await member.add_roles(role)
    except discord.Forbidden:
        return missing_for_role(guild, role_id) or "role-no-permission"
    return None


async def _member(guild: discord.Guild, user_id: int) -> discord.Member | None:
    """The member with that id; None if they have left the server."""
    try:
        return await guild.fetch_member(user_id)
    except discord.NotFound as gone:
        if gone.code not in (UNKNOWN_MEMBER, UNKNOWN_USER):
            raise
        return None
