"""What finished matches come to: outcomes, leaderboards and ratings."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime

from bot.storage.asking import Asking
from bot.storage.board_rows import OutcomeRow, RatingRow
from bot.storage.rows import Leaderboard, LeaderboardRow, StatsRow, from_columns, to_columns
from bot.storage.writing import Writing


class BoardReads(Asking):
    """The questions about finished matches."""

    async def outcomes(self, table_id: str) -> list[OutcomeRow]:
        """How a match ended, by seat; empty when it did not end or was stopped."""
        rows = await self._rows("outcomes_of_table", table_id=table_id)
        return [from_columns(OutcomeRow, row) for row in rows]

    async def outcomes_of_season(self, season: str) -> list[OutcomeRow]:
        """How the matches at the tables of a season ended, in that order and by seat; void ones too."""
        rows = await self._rows("outcomes_of_season", league=season)
        return [from_columns(OutcomeRow, row) for row in rows]

    async def outcomes_between(
        self, guild_id: int, game: str, after: int, up_to: int = 2**62
    ) -> list[OutcomeRow]:
        """The same for the matches of a game in a guild whose number is above ``after``, to ``up_to``."""
        rows = await self._rows("outcomes_between", guild_id=guild_id, game=game, after=after, up_to=up_to)
        return [from_columns(OutcomeRow, row) for row in rows]
    async def stats(self, guild_id: int, person: str, game: str | None = None) -> list[StatsRow]:
        """What a person has done in each game that they have finished a match of, or in ``game`` alone."""
        rows = await self._rows("stats", guild_id=guild_id, person=person, game=game)
        return [from_columns(StatsRow, row) for row in rows]

    async def leaderboard(
        self,
        guild_id: int,
        game: str,
        *,
        minimum: int,
        low_wins: bool,
        person: str | None = None,
        limit: int = 10,
        offset: int = 0,
    ) -> Leaderboard:
        """``limit`` lines of a guild's leaderboard for a game, after the first ``offset``.

        Ordered by share of matches won, matches won, and points per deal (few first where ``low_wins``);
        who equals another in all three shares the rank, and stands by name. People with fewer than
        ``minimum`` matches come last and have no rank. ``person`` is who asks, whose own line comes with
        every page. Only matches that count are in it, and only people.
        """
        rows = await self._rows(
            "leaderboard",
            guild_id=guild_id,
            game=game,
            minimum=minimum,
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
        return Leaderboard(
            rows=tuple(line for line in lines if offset < line.line <= offset + limit),
            own=next((line for line in lines if line.own), None),
            total=total,
        )


class BoardWriting(Writing):
    """What is written with the end of a match, and with a decision on one."""

    async def set_void(self, table_id: str, void: bool) -> None:
        """Take a finished match out of leaderboards, numbers and ratings, or (False) put it back.

        Nothing happens where the table has no result. Ratings are due then (:meth:`ratings_are_due`). Scores
        that an umpire has adjusted are another thing: leaderboards show them as they were played.
        """
        changed = await self._rows("set_void", table_id=table_id, void=int(void))
        if changed:
            await self._recount(table_id, changed[0]["finished_at"])
            await self.ratings_are_due(changed[0]["guild_id"], changed[0]["game"])

    async def ratings_are_due(self, guild_id: int, game: str) -> None:
        """Note that all ratings of a game in a guild are to be made anew, until somebody has done it."""
        await self._do("ratings_are_due", guild_id=guild_id, game=game)

    async def _recount(self, table_id: str, at: int) -> None:
        """Add up anew the records of who sat at a table that ended at ``at`` (ms since 1970)."""
        month, begins, ends = month_of(at)
        await self._do("recount", table_id=table_id, month=month, begins=begins, ends=ends)


def month_of(at: int) -> tuple[str, int, int]:
    """The scope of the month that ``at`` is in, by UTC, with its first and its last millisecond."""
    first = datetime.fromtimestamp(at / 1000, UTC).replace(
        day=1, hour=0, minute=0, second=0, microsecond=0
    )
    following = first.replace(year=first.year + first.month // 12, month=first.month % 12 + 1)
    return (
        f"month:{first:%Y-%m}",
        round(first.timestamp() * 1000),
        round(following.timestamp() * 1000) - 1,
    )
