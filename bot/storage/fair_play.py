"""Queries about many finished matches in the order in which they ended, with all their moves."""

from __future__ import annotations

from dataclasses import dataclass

from bot.storage.board_rows import OutcomeRow
from bot.storage.boards import outcome_rows
from bot.storage.executor import ReadExecutor


@dataclass(frozen=True, slots=True)
class RecentMatch:
    """A finished match and its message."""

    table_id: str
    channel_id: int
    message_id: int | None
    finished_at: int


class FairPlayQueries:
    """Queries about many matches. Times are milliseconds since 1970."""

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
        """The results of a guild's matches that ended between two times, match by match."""
        return outcome_rows(
            await self._executor.fetch_all("outcomes_ended", guild_id=guild_id, begins=begins, ends=ends)
        )

    async def archives_ended(self, guild_id: int, begins: int, ends: int) -> dict[str, bytes]:
        """The moves of these matches by table, compressed (see :func:`~bot.storage.archives.unfold`)."""
        rows = await self._executor.fetch_all("archives_ended", guild_id=guild_id, begins=begins, ends=ends)
        return {row["table_id"]: row["moves"] for row in rows}
