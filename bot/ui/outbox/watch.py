"""Watching over the umpires of a season: the staff learns when one has left the server or lost the right."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.league.season import Season
from bot.milliseconds import HOUR
from bot.seasons.announcements import seen_umpire
from bot.ui.outbox.kinds import UMPIRE_LOST, UMPIRELESS
from bot.ui.outbox.sender import Sender

ASKED = "umpire asked"
"""The kind under which it is stored that the umpires of a season were called."""
EVERY = 6 * HOUR
"""Milliseconds between two looks at the umpires of a season."""


@dataclass(slots=True)
class UmpireWatch:
    """Looks at the umpires of seasons with news, at most every :data:`EVERY` ms unless something waits for
    them. After that, it looks at them even without news.
    """

    sender: Sender
    _looked_at: dict[str, int] = field(default_factory=dict)

    async def look(self, season: Season, *, waits: bool = False) -> None:
        """Tell the staff once of each umpire who can't run a season any more, or that no one can. ``waits``
        is whether the umpires have been asked to act. Raises StorageError.
        """
        sender, now = self.sender, self.sender.clock.now()
        is_due = waits or now >= self._looked_at.get(season.key, 0) + EVERY
        if not season.is_open or not is_due:
            return
        self._looked_at[season.key] = now
        if waits and not await self._are_asked(season):
            await sender.announcements.is_well(season.key, ASKED)
        unable, lost = await sender.umpires_unable(season), await sender.lost_umpires(season)
        if unable is None or lost is None:
            return
        if lost.keys() >= {*season.umpires}:
            staff = await sender.staff_of(season)
            await self._tell(season, UMPIRELESS, UMPIRELESS, {"lost": lost, **staff})
            return
        await sender.announcements.gone(season.key, UMPIRELESS)
        for key in season.umpires:
            kind = seen_umpire(key)
            if key in lost:
                await self._tell(season, kind, UMPIRE_LOST, {"player": key, "why": lost[key]})
            elif key not in unable:
                known = await sender.announcements.message(season.key, kind)
                if known is None or not known.message_id:
                    await sender.announcements.is_well(season.key, kind)

    async def look_again(self, season: Season) -> None:
        """Do the same as :meth:`look` for umpires who were called before. Raises StorageError."""
        if await self._are_asked(season):
            await self.look(season, waits=True)

    async def _are_asked(self, season: Season) -> bool:
        return await self.sender.announcements.message(season.key, ASKED) is not None

    async def _tell(self, season: Season, kind: str, notice: str, data: Mapping[str, Any]) -> None:
        sender = self.sender
        if await sender.announcements.tell_once(season.key, kind, notice, data, sender.clock.now()):
            sender.noticed()
