"""Finished matches in their order, with all that happened in them."""

from __future__ import annotations

from dataclasses import dataclass

from bot.storage.board_rows import OutcomeRow
from bot.storage.executor import ReadExecutor
from bot.storage.rows import from_columns


@dataclass(frozen=True, slots=True)
class RecentMatch:
    """A finished match, and where it is shown."""

    table_id: str
    channel_id: int
    message_id: int | None
    finished_at: int


class FairPlayQueries:
    """What can be asked about what happened in many matches. Times are milliseconds since 1970."""

    def __init__(self, executor: ReadExecutor) -> None:
        self._executor = executor

    async def recent_matches(
        self, guild_id: int, *, since: int, most: int, season: str | None = None
    ) -> list[RecentMatch]:
        """The newest ``most`` matches of a guild, or of one of its seasons, that ended at ``since`` or later,
        newest first.
        """
        rows = await self._executor.fetch_all(
            "recent_matches", guild_id=guild_id, since=since, most=most, league=season
        )
        return [RecentMatch(**row) for row in rows]

    async def outcomes_ended(self, guild_id: int, begins: int, ends: int) -> list[OutcomeRow]:
        """How the matches of a guild ended that did so from one time to another, match by match."""
        rows = await self._executor.fetch_all("outcomes_ended", guild_id=guild_id, begins=begins, ends=ends)
        return [from_columns(OutcomeRow, row) for row in rows]

    async def archives_ended(self, guild_id: int, begins: int, ends: int) -> dict[str, bytes]:
        """The moves of these matches by their tables, folded (:func:`~bot.storage.archives.unfold`)."""
        rows = await self._executor.fetch_all("archives_ended", guild_id=guild_id, begins=begins, ends=ends)
        return {row["table_id"]: row["moves"] for row in rows}
