"""Who of a season's people may still run it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import discord

from bot.league.contest import Contest
from bot.seasons import PersonRow

Lost = Literal["left", "right"]
"""Why somebody runs a season no more: they have left the server, or are not staff any more."""


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
