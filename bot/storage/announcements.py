"""The messages about seasons that the bot edits: where each one is, and how often it was deleted."""

from __future__ import annotations

from dataclasses import dataclass

from bot.storage.executor import Executor, ReadExecutor
from bot.storage.rows import from_columns


@dataclass(frozen=True, slots=True)
class AnnouncementRow:
    """A message of one kind about a season."""

    channel_id: int
    message_id: int
    """0 if somebody else has deleted the message."""
    removals: int = 0
    """The number of times that somebody else has deleted it in this channel."""


class AnnouncementQueries:
    """Queries about the messages of seasons."""

    def __init__(self, executor: ReadExecutor) -> None:
        self._executor = executor

    async def get(self, season: str, kind: str) -> AnnouncementRow | None:
        """The newest message of a kind about a season; None if none was sent."""
        row = await self._executor.fetch_one("announcement_of", season=season, kind=kind)
        return from_columns(AnnouncementRow, row) if row else None


class AnnouncementRepository(AnnouncementQueries):
    """The messages of seasons, and changes to them."""

    def __init__(self, executor: Executor) -> None:
        super().__init__(executor)
        self._executor: Executor = executor

    async def save(self, season: str, kind: str, channel_id: int, message_id: int) -> None:
        """Store the newest message of a kind about a season."""
        await self._executor.execute(
            "save_announcement", season=season, kind=kind, channel_id=channel_id, message_id=message_id
        )

    async def removed(self, season: str, kind: str, message_id: int) -> bool:
        """Note that somebody else has deleted a season's message. Return False if that was known already."""
        rows = await self._executor.fetch_all(
            "announcement_removed", season=season, kind=kind, message_id=message_id
        )
        return bool(rows)

    async def forget(self, season: str, kind: str) -> None:
        """Delete the record of a season's message."""
        await self._executor.execute("forget_announcement", season=season, kind=kind)
