"""Queries over many finished matches in the order of their ends, with all their moves."""

from __future__ import annotations

from dataclasses import dataclass

from bot.storage.board_rows import OutcomeRow
from bot.storage.declared import Reads, query


@dataclass(frozen=True, slots=True)
class RecentMatch:
    """A finished match and its message."""

    table_id: str
    channel_id: int
    message_id: int | None
    finished_at: int


class FairPlayQueries(Reads):
    """Queries about many matches. Times are milliseconds since 1970."""

    @query("recent_matches")
    async def recent_matches(
        self, place_id: int, *, since: int, most: int, season: str | None = None
    ) -> list[RecentMatch]: ...

    @query("outcomes_ended")
    async def outcomes_ended(self, place_id: int, begins: int, ends: int) -> list[OutcomeRow]: ...
    @query("archives_ended")
    async def archives_ended(self, place_id: int, begins: int, ends: int) -> dict[str, bytes]: ...
