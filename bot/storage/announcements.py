"""The messages about seasons that the bot edits: where each one is, and how often it was deleted."""

from __future__ import annotations

from dataclasses import dataclass

from bot.storage.declared import Reads, Writes, query


@dataclass(frozen=True, slots=True)
class AnnouncementRow:
    """A message of one kind about a season."""

    channel_id: int
    message_id: int
    """0 if a person has deleted the message."""
    removals: int = 0
    """How often people have deleted it in this channel."""


class AnnouncementQueries(Reads):
    """Queries about the messages of seasons."""

    @query("announcement_of")
    async def get(self, season: str, kind: str) -> AnnouncementRow | None: ...


class AnnouncementRepository(Writes, AnnouncementQueries):
    """The messages of seasons, and changes to them."""

    @query("save_announcement")
    async def save(self, season: str, kind: str, channel_id: int, message_id: int) -> None: ...
    @query("announcement_removed")
    async def removed(self, season: str, kind: str, message_id: int) -> bool: ...
    @query("forget_announcement")
    async def forget(self, season: str, kind: str) -> None: ...
