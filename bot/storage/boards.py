"""Queries about finished matches: results, statistics and leaderboards."""

from __future__ import annotations

from collections.abc import Iterable
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
from bot.storage.executor import Columns, ReadExecutor
from bot.storage.months import ALL_TIME
from bot.storage.rows import from_columns, paged

Order = Literal["wins", "points", "rating"]
"""What a leaderboard is ordered by."""


class BoardQueries:
    """Queries about finished matches. :class:`MatchRepository` is what writes them."""

    def __init__(self, executor: ReadExecutor) -> None:
        self._executor = executor

    async def outcomes(self, table_id: str) -> list[OutcomeRow]:
        """The results of a match by seat; empty if it has not ended or was stopped."""
        return outcome_rows(await self._executor.fetch_all("outcomes_of_table", table_id=table_id))

    async def outcomes_of_season(self, season: str) -> list[OutcomeRow]:
        """The results of all matches of a season, by match in the order in which they ended, then by seat.
        Void matches are included.
        """
        return outcome_rows(await self._executor.fetch_all("outcomes_of_season", league=season))

    async def outcomes_between(
        self, guild_id: int, game: str, after: int, up_to: int = 2**62
    ) -> list[OutcomeRow]:
        """The same for a guild's matches of one game whose numbers are above ``after`` and at most
        ``up_to``.
        """
        return outcome_rows(
            await self._executor.fetch_all(
                "outcomes_between", guild_id=guild_id, game=game, after=after, up_to=up_to
            )
        )

    async def newest_number(self, guild_id: int, game: str) -> int:
        """The number of a guild's newest finished match of a game; 0 if there is none."""
        (row,) = await self._executor.fetch_all("newest_number", guild_id=guild_id, game=game)
        return int(row["number"])

    async def stats(
        self, guild_id: int, person: str, game: str | None = None, scope: str = ALL_TIME
    ) -> list[StatsRow]:
        """A person's statistics in each game that they have finished a match of, or only in ``game``; those
        of a ``scope`` as :mod:`bot.storage.months` names them.
        """
        rows = await self._executor.fetch_all(
            "stats", guild_id=guild_id, person=person, game=game, scope=scope
        )
        return [from_columns(StatsRow, row) for row in rows]

    async def highlights(
        self, person: str, game: str, *, newest: int, low_wins: bool, per_deal: bool
    ) -> list[HighlightRow]:
        """A person's ``newest`` matches in a game, the newest first, and their best and worst one. Only
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
        return [from_columns(HighlightRow, row) for row in rows]

    async def streak(self, person: str, game: str) -> StreakRow | None:
        """Whether the person won the newest of these matches, and how many in a row ended like it; None if
        there are none.
        """
        row = await self._executor.fetch_one("streak", person=person, game=game)
        return from_columns(StreakRow, row) if row else None

    async def rivals(self, person: str, most: int) -> list[RivalRow]:
        """The people whom a person has met most often in any game, in matches that count for both."""
        rows = await self._executor.fetch_all("rivals", person=person, most=most)
        return [from_columns(RivalRow, row) for row in rows]

    async def against(self, person: str, other: str) -> list[AgainstRow]:
        """The record of a person against another in each game in which they have met."""
        rows = await self._executor.fetch_all("against", person=person, other=other)
        return [from_columns(AgainstRow, row) for row in rows]

    async def history(
        self,
        guild_id: int,
        *,
        person: str | None = None,
        game: str | None = None,
        most: int = 10,
        first: int = 0,
    ) -> list[HistoryRow]:
        """At most ``most`` finished matches of a guild or of one ``person``, the newest first, after the
        ``first`` ones.
        """
        rows = await self._executor.fetch_all(
            "history", guild_id=guild_id, person=person, game=game, most=most, first=first
        )
        matches = []
        for _, seats in groupby(rows, lambda row: row["table_id"]):
            listed = [dict(seat) for seat in seats]
            names = [field.name for field in fields(HistorySeat)]
            shared = {name: value for name, value in listed[0].items() if name not in names}
            own = tuple(from_columns(HistorySeat, {name: seat[name] for name in names}) for seat in listed)
            matches.append(from_columns(HistoryRow, shared | {"seats": own}))
        return matches

    async def season_names(self, guild_id: int, most: int = 200) -> list[SeasonName]:
        """The seasons of a guild, newest first."""
        rows = await self._executor.fetch_all("season_names", guild_id=guild_id, most=most)
        return [SeasonName(**row) for row in rows]

    async def season_name(self, guild_id: int, season: str) -> SeasonName | None:
        """The name of a guild's season with the key ``season``; None if there is none."""
        row = await self._executor.fetch_one("season_name", guild_id=guild_id, season=season)
        return SeasonName(**row) if row else None

    async def leaderboard(
        self,
        guild_id: int,
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
        """``limit`` lines of a guild's leaderboard for a game, after the first ``offset``. Only people and
        matches that count are included.

        ``scope`` is one of the scopes of records: all time, a month, a season or a league (see
        :mod:`bot.storage.months`). ``by`` gives the order: share of matches won, then matches won, then
        points per deal (the fewest first if ``low_wins``); or points per deal, then share of matches won,
        then matches won; or only the rating. People who are equal in all of these share the rank and are
        ordered by name.

        People with fewer than ``minimum`` matches, or for a rating fewer than ``settled`` rated ones, come
        last and have no rank. ``person`` is the person who asks. Their own line comes with every page, and so
        do those of people on other pages whose names look like one of the page.
        """
        rows = await self._executor.fetch_all(
            "leaderboard",
            guild_id=guild_id,
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
        total: int = rows[0]["total"]
        lines = [
            from_columns(LeaderboardRow, {name: value for name, value in row.items() if name != "total"})
            for row in rows
            if row["line"] is not None
        ]
        page, own, namesakes = paged(lines, offset, limit)
        return Leaderboard(page, own, total, namesakes)


def outcome_rows(rows: Iterable[Columns]) -> list[OutcomeRow]:
    """The rows, built column by column because a season has thousands of them."""
    return [
        OutcomeRow(
            row["number"],
            row["table_id"],
            row["game"],
            row["finished_at"],
            row["ranked"] == 1,
            row["league"],
            row["fixture"],
            row["void"] == 1,
            row["seat"],
            row["person"],
            row["place"],
            row["total"],
            row["deals"],
            row["from_deal"],
            row["forfeited"] == 1,
            row["deals_stood_in"],
            row["scoring_version"],
            row["excused"] == 1,
            row["options"],
        )
        for row in rows
    ]
