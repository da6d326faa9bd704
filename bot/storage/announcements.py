"""What Discord has been told of seasons: messages that are edited, and how far a notice has been told."""

from __future__ import annotations

from dataclasses import dataclass

from bot.storage.executor import Executor, ReadExecutor
from bot.storage.rows import from_columns


@dataclass(frozen=True, slots=True)
class AnnouncementRow:
    """A season's message of some kind."""

    channel_id: int
    message_id: int
    """0: somebody else has deleted it."""
    removals: int = 0
    """How often somebody else has, in this channel."""


class AnnouncementQueries:
    """What can be asked about messages about seasons."""

    def __init__(self, executor: ReadExecutor) -> None:
        self._executor = executor

    async def get(self, season: str, kind: str) -> AnnouncementRow | None:
        """A season's message of that kind, if one was sent."""
        row = await self._executor.fetch_one("announcement_of", season=season, kind=kind)
        return from_columns(AnnouncementRow, row) if row else None


class AnnouncementRepository(AnnouncementQueries):
    """Messages about seasons, and how they are kept."""

    def __init__(self, executor: Executor) -> None:
        super().__init__(executor)
        self._executor: Executor = executor

    async def save(self, season: str, kind: str, channel_id: int, message_id: int) -> None:
        """Keep which message is a season's newest of that kind."""
        await self._executor.execute(
            "save_announcement", season=season, kind=kind, channel_id=channel_id, message_id=message_id
        )

    async def removed(self, season: str, kind: str, message_id: int) -> bool:
        """Somebody else has deleted a season's message of that kind; whether this is news."""
        rows = await self._executor.fetch_all(
            "announcement_removed", season=season, kind=kind, message_id=message_id
        )
        return bool(rows)

    async def forget(self, season: str, kind: str) -> None:
        """There is no such message any more."""
        await self._executor.execute("forget_announcement", season=season, kind=kind)
