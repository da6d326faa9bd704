"""Watching over the umpires of a season: the staff learns when one has left the server or lost the right."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.league.contest import Contest
from bot.milliseconds import HOUR
from bot.ui.delivery.members import members_of
from bot.ui.outbox.render import UMPIRE_LOST
from bot.ui.outbox.sender import Sender
from bot.ui.seasons.members import lost_umpires

EVERY = 6 * HOUR
"""Milliseconds between two looks at the umpires of a season."""


@dataclass(slots=True)
class UmpireWatch:
    """Looks at the umpires of seasons of which there is something to tell, every :data:`EVERY` ms at most."""

    sender: Sender
    _looked_at: dict[str, int] = field(default_factory=dict)

    async def look(self, contest: Contest) -> None:
        """Tell the staff once of each umpire who cannot run a season any more. Raises Busy."""
        sender, now = self.sender, self.sender.clock.now()
        guild = sender.client.get_guild(contest.guild_id)
        is_due = now >= self._looked_at.get(contest.key, 0) + EVERY
        if guild is None or guild.unavailable or not contest.is_open or not is_due:
            return
        self._looked_at[contest.key] = now
        people = await sender.seasons.names(contest)
        members = await members_of(guild, (people[key].user_id for key in contest.umpires if key in people))
        if members is None:
            return
        role = (await sender.preferences.server(contest.guild_id)).staff_role
        lost = lost_umpires(contest, people, members, role)
        for key in contest.umpires:
            kind = f"umpire:{key}"
            known = await sender.announcements.message(contest.key, kind)
            if key not in lost:
                if known is None or not known.message_id:
                    await sender.announcements.is_well(contest.key, kind)
            elif known is not None or lost[key] == "left":
                data = {"player": key, "why": lost[key]}
                if await sender.announcements.tell_once(contest.key, kind, UMPIRE_LOST, data, now):
                    sender.noticed()
