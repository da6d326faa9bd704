"""What Discord has been told of seasons: messages that are edited, and how far a notice has been told."""

from __future__ import annotations

from dataclasses import dataclass

from bot.storage.asking import Asking
from bot.storage.rows import from_columns
from bot.storage.writing import Writing


@dataclass(frozen=True, slots=True)
class AnnouncementRow:
    """A season's message of some kind."""

    channel_id: int
    message_id: int
    """0: somebody else has deleted it."""
    removals: int = 0
    """How often somebody else has, in this channel."""


class AnnouncementReads(Asking):
    """What can be asked about it."""

    async def announcement(self, season: str, kind: str) -> AnnouncementRow | None:
        """A season's message of that kind, if one was sent."""
        row = await self._row("announcement_of", season=season, kind=kind)
        return from_columns(AnnouncementRow, row) if row else None


class AnnouncementWriting(Writing):
    """How it is kept."""

    async def save_announcement(self, season: str, kind: str, channel_id: int, message_id: int) -> None:
        """Keep which message is a season's newest of that kind."""
        await self._do(
            "save_announcement", season=season, kind=kind, channel_id=channel_id, message_id=message_id
        )

    async def announcement_removed(self, season: str, kind: str, message_id: int) -> bool:
        """Somebody else has deleted a season's message of that kind; whether this is news."""
        rows = await self._rows("announcement_removed", season=season, kind=kind, message_id=message_id)
        return bool(rows)

    async def forget_announcement(self, season: str, kind: str) -> None:
        """There is no such message any more."""
        await self._do("forget_announcement", season=season, kind=kind)

    async def told_of_notice(self, notice: int, told: int) -> None:
        """So many messages of a notice have been sent."""
        await self._do("told_of_notice", notice=notice, told=told)
