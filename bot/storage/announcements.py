"""What Discord has been told of seasons: messages that are edited, and how far a notice has been told."""

from __future__ import annotations

from bot.storage.asking import Asking
from bot.storage.writing import Writing


class AnnouncementReads(Asking):
    """What can be asked about it."""

    async def announcement(self, season: str, kind: str) -> tuple[int, int] | None:
        """The channel and the id of a season's message of that kind, if one was sent."""
        row = await self._row("announcement_of", season=season, kind=kind)
        return (row["channel_id"], row["message_id"]) if row else None


class AnnouncementWriting(Writing):
    """How it is kept."""

    async def save_announcement(self, season: str, kind: str, channel_id: int, message_id: int) -> None:
        """Keep which message is a season's newest of that kind."""
        await self._do(
            "save_announcement", season=season, kind=kind, channel_id=channel_id, message_id=message_id
        )

    async def forget_announcement(self, season: str, kind: str) -> None:
        """There is no such message any more."""
        await self._do("forget_announcement", season=season, kind=kind)

    async def told_of_notice(self, notice: int, told: int) -> None:
        """So many messages of a notice have been sent."""
        await self._do("told_of_notice", notice=notice, told=told)
