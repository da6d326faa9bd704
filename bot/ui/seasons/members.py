"""Who of a season's people may still run it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import discord

from bot.league.season import Season
from bot.seasons import PersonRow
from bot.ui.delivery.members import members_of

Lost = Literal["left", "right"]
"""Why a person can't run a season any more: they left the server, or lost their staff role."""


async def find_lost_umpires(
    guild: discord.Guild | None, season: Season, people: Mapping[str, PersonRow], staff_role: int | None
) -> Mapping[str, Lost] | None:
    """The umpires who cannot run a season any more, by key; None if Discord does not say who is on its
    server.
    """
    if guild is None or guild.unavailable:
        return None
    known = (people[key].user_id for key in season.umpires if key in people)
    members = await members_of(guild, known)
    return None if members is None else lost_umpires(season, people, members, staff_role)


def lost_umpires(
    season: Season,
    people: Mapping[str, PersonRow],
    members: Mapping[int, discord.Member],
    staff_role: int | None,
) -> Mapping[str, Lost]:
    """The umpires who cannot run a season any more, by key. If you were named, you need not be staff. Whose
    data was deleted has left, too.
    """
    found: dict[str, Lost] = {}
    for key in season.umpires:
        member = members.get(people[key].user_id) if key in people else None
        if member is None:
            found[key] = "left"
        elif key not in season.named_umpires and not _is_staff(member, staff_role):
            found[key] = "right"
    return found


def _is_staff(member: discord.Member, staff_role: int | None) -> bool:
    has_role = staff_role is not None and member.get_role(staff_role) is not None
    return has_role or member.guild_permissions.manage_guild
