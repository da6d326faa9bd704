"""Who of a season's people is still a member of the server, and may still run the season.

The bot hears of no member who leaves, because that takes a privileged intent. It asks where it matters.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterable, Mapping
from typing import Literal

import discord

from bot.league.contest import Contest
from bot.seasons import PersonRow

AT_ONCE = 100
"""The most members that Discord returns for one question."""

PATIENCE = 5
"""Seconds for which seasons wait for an answer, because all of them do."""

Lost = Literal["left", "right"]
"""Why somebody runs a season no more: they have left the server, or are not staff any more."""


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


def lost_umpires(
    contest: Contest,
    people: Mapping[str, PersonRow],
    members: Mapping[int, discord.Member],
    staff_role: int | None,
) -> Mapping[str, Lost]:
    """The umpires who cannot run a season any more, by key. Who was named needs not be staff."""
    found: dict[str, Lost] = {}
    for key in contest.umpires:
        if key not in people:
            continue  # they were forgotten
        member = members.get(people[key].user_id)
        if member is None:
            found[key] = "left"
        elif key not in contest.named_umpires and not _is_staff(member, staff_role):
            found[key] = "right"
    return found


def _is_staff(member: discord.Member, staff_role: int | None) -> bool:
    has_role = staff_role is not None and member.get_role(staff_role) is not None
    return has_role or member.guild_permissions.manage_guild


async def gone(client: discord.Client, guild_id: int, user_ids: Collection[int]) -> set[int] | None:
    """Those of the users who are not on a server; None if that cannot be known soon."""
    guild = client.get_guild(guild_id)
    if guild is None or guild.unavailable:
        return None
    try:
        members = await asyncio.wait_for(members_of(guild, user_ids), PATIENCE)
    except (TimeoutError, RuntimeError, ConnectionError):  # there is no gateway
        return None
    return None if members is None else {user_id for user_id in user_ids if user_id not in members}
