"""Queries about finished matches: results, statistics and leaderboards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from itertools import groupby
from typing import Literal

from bot.storage.board_rows import (
    AgainstRow,
    HighlightRow,
    HistoryRow,
    HistorySeat,
    Leaderboard,
    LeaderboardRow,
    OutcomeRow,
    RivalRow,
    SeasonName,
    StatsRow,
    StreakRow,
)
from bot.storage.declared import Reads, query
from bot.storage.executor import Columns
from bot.storage.months import ALL_TIME
from bot.storage.rows import from_columns, paged, rows_of

Order = Literal["wins", "points", "rating"]
"""Order of a leaderboard: ``wins`` (share of matches won, then matches won, then points per deal), points per
deal (then share of matches won, then matches won), or the rating alone. Fewer points are better if low ones
win. People who are tied in all of these share the rank and are ordered by name.
"""


class BoardQueries(Reads):
    """Queries about finished matches. :class:`MatchRepository` writes them."""

    @query("outcomes_of_table")
    async def outcomes(self, table_id: str) -> list[OutcomeRow]: ...

    @query("outcomes_of_season")
    async def outcomes_of_season(self, season: str) -> list[OutcomeRow]: ...

    @query("outcomes_between")
    async def outcomes_between(
        self, place_id: int, game: str, after: int, up_to: int = 2**62
    ) -> list[OutcomeRow]: ...
    @query("newest_number")
    async def newest_number(self, place_id: int, game: str) -> int: ...
    @query("stats")
    async def stats(
        self, place_id: int, person: str, game: str | None = None, scope: str = ALL_TIME
    ) -> list[StatsRow]: ...

    async def highlights(
        self, person: str, game: str, *, newest: int, low_wins: bool, per_deal: bool
    ) -> list[HighlightRow]:
        """Return a person's ``newest`` matches in a game, newest first, and their best and worst one. Only
        matches that count are included.

        Best and worst go by points per deal, or by the total if ``per_deal`` is false.
        """
        direction = 1 if low_wins else -1
        rows = await self._executor.fetch_all(
            "highlights",
            person=person,
            game=game,
            newest=newest,
            direction=direction,
            per_deal=int(per_deal),
        )
        return rows_of(HighlightRow, rows)

    @query("streak")
    async def streak(self, person: str, game: str) -> StreakRow | None: ...
    @query("rivals")
    async def rivals(self, person: str, most: int) -> list[RivalRow]: ...
    @query("against")
    async def against(self, person: str, other: str) -> list[AgainstRow]: ...

    async def history(
        self, place_id: int, *, person: str | None = None, most: int = 10, first: int = 0
    ) -> list[HistoryRow]:
        """Return up to ``most`` finished matches of a place or of one ``person``, newest first, after the
        ``first`` ones.
        """
        rows = await self._executor.fetch_all(
            "history", place_id=place_id, person=person, most=most, first=first
        )
        matches = []
        for _, seats in groupby(rows, lambda row: row["table_id"]):
            listed = [dict(seat) for seat in seats]
            names = [field.name for field in fields(HistorySeat)]
            shared = {name: value for name, value in listed[0].items() if name not in names}
            own = tuple(from_columns(HistorySeat, {name: seat[name] for name in names}) for seat in listed)
            matches.append(from_columns(HistoryRow, shared | {"seats": own}))
        return matches

    @query("season_names")
    async def season_names(self, place_id: int, most: int = 200) -> list[SeasonName]: ...
    @query("season_name")
    async def season_name(self, place_id: int, season: str) -> SeasonName | None: ...

    async def leaderboard(
        self,
        place_id: int,
        game: str,
        *,
        minimum: int,
        low_wins: bool,
        scope: str = "",
        by: Order = "wins",
        settled: int = 0,
        person: str | None = None,
        limit: int = 10,
        offset: int = 0,
    ) -> Leaderboard:
        """Return ``limit`` lines of a server's leaderboard for a game, after the first ``offset``. Only
        people and matches that count are included.

        ``scope`` is one of the scopes of records: all time, a month, a season or a league (see
        :mod:`bot.storage.months`). ``by`` is an :data:`Order`.

        People with fewer than ``minimum`` matches, or for a rating fewer than ``settled`` rated ones, come
        last and have no rank. ``person`` is the person who asked. Every page comes with their own line, and
        with lines of people on other pages whose names look like one on the page.
        """
        rows = await self._executor.fetch_all(
            "leaderboard",
            place_id=place_id,
            game=game,
            scope=scope,
            by=by,
            minimum=minimum,
            settled=settled,
            direction=1 if low_wins else -1,
            person=person,
            page_start=offset,
            page_end=offset + limit,
        )
        return _leaderboard(rows, offset, limit)


def _leaderboard(rows: Sequence[Columns], offset: int, limit: int) -> Leaderboard:
    """Build a page from rows, each of which also has the number of all lines."""
    total: int = rows[0]["total"]
    lines = [
        from_columns(LeaderboardRow, {name: value for name, value in row.items() if name != "total"})
        for row in rows
        if row["line"] is not None
    ]
    page, own, namesakes = paged(lines, offset, limit)
    return Leaderboard(page, own, total, namesakes)
