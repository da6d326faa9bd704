"""Roles of the server that seasons give: to champions at the end of a season, and to the players of its
divisions while it is played.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import discord

from bot.league.season import Season
from bot.league.season.roles import division_role_by
from bot.seasons import Seasons
from bot.ui.delivery.outcomes import Meaning, Thing, lacks, meaning


def missing_for_role(guild: discord.Guild, role_id: int) -> str | None:
    """The reason why the bot cannot give a role, as the id of a phrase; None if it can.

    The phrase takes the role's mention as ``role``, and ``of``: ``champion`` or ``division``.
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


async def refused_role(guild: discord.Guild, role_id: int, giver: int) -> str | None:
    """The reason why a role is not given, as the id of a phrase; None if it can be given.

    It is that of :func:`missing_for_role`, or that the user ``giver``, who has chosen the role, has not the
    rights that it gives. Raises discord.HTTPException if another try may help.
    """
    missing = missing_for_role(guild, role_id)
    role = guild.get_role(role_id)
    if missing is not None or role is None or grants_no_more(role, None):
        return missing
    return None if grants_no_more(role, await member_of(guild, giver)) else "role-grants-more"


async def division_role_problems(
    seasons: Seasons, guild: discord.Guild, season: Season, role_ids: Iterable[int]
) -> Mapping[int, str]:
    """The reasons why roles are not given to the players of divisions, as :func:`refused_role` does, by role.

    Roles that can be given are not in it. The season's log is read at most once, and only for roles that give
    permissions.
    """
    found: dict[int, str] = {}
    powerful: list[int] = []
    for role_id in dict.fromkeys(role_ids):
        missing, role = missing_for_role(guild, role_id), guild.get_role(role_id)
        if missing is not None:
            found[role_id] = missing
        elif role is not None and not grants_no_more(role, None):
            powerful.append(role_id)
    if not powerful:
        return found
    people, log = await seasons.names(season), await seasons.store.log(season)
    for role_id in powerful:
        giver = people.get(division_role_by(season, log, role_id))
        refused = await refused_role(guild, role_id, giver.user_id if giver is not None else 0)
        if refused is not None:
            found[role_id] = refused
    return found


async def crown(
    guild: discord.Guild, role_id: int, champions: Iterable[int], before: Iterable[int], giver: int
) -> str | None:
    """Give the role to the users ``champions`` and take it from the users ``before``. Can be repeated.
    ``giver`` is the user who has chosen the role. Return the reason if that is not possible, as
    :func:`refused_role` does; otherwise None. Raises discord.HTTPException if another try may help.
    """
    problem = await refused_role(guild, role_id, giver)
    if problem is not None:
        return problem
    role, new = discord.Object(role_id), set(champions)
    try:
        for user_id in sorted(set(before) - new):
            member = await member_of(guild, user_id)
            if member is not None and member.get_role(role_id) is not None:
                await member.remove_roles(role)
        for user_id in sorted(new):
            member = await member_of(guild, user_id)
            if member is not None and member.get_role(role_id) is None:
                await member.add_roles(role)
    except discord.HTTPException as refused:
        means = meaning(refused)
        if means is None or not means.is_shut_out:
            raise
        unknown = "role-no-permission" if means is Meaning.FORBIDDEN else "role-not-given"
        return missing_for_role(guild, role_id) or unknown
    return None


async def member_of(guild: discord.Guild, user_id: int) -> discord.Member | None:
    """The member with that id; None if they have left the server."""
    try:
        return await guild.fetch_member(user_id)
    except discord.HTTPException as gone:
        if lacks(gone) not in (Thing.MEMBER, Thing.USER):
            raise
        return None
