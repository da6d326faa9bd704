"""Ratings made anew from all matches, once one of them counts otherwise."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from bot.league.effect import Effective
from bot.league.ratings import Rating, changes
from bot.league.results import MatchResult
from bot.storage import Database, OutcomeRow, RatingChangeRow
from bot.tables.busy import or_busy
from bot.tables.league_results import match_results
from bot.tables.ratings import change_rows, rating_rows

STEP = 100
"""So many matches are read and rated at a time: nobody else waits for longer than that."""


def as_played(result: MatchResult) -> MatchResult:
    """What a match comes to where no umpire has spoken."""
    return result


class Ratings:
    """Makes ratings anew from results, beside all else that the bot does. All methods raise Busy."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._one_at_a_time = asyncio.Lock()

    async def due(self) -> list[tuple[int, str]]:
        """The guilds and games whose ratings were to be made anew when the bot stopped."""
        with or_busy():
            return await self._database.ratings.due()

    async def recompute(self, guild_id: int, game: str, effective: Effective = as_played) -> None:
        """Make all ratings of a game in a guild anew, from its matches in the order in which they ended.

        To be called once a decision on a match is committed. ``effective`` gives each match as the umpires
        have left it at the time of the call, and is asked on another thread, so it may only look at what
        never changes. Void matches are left out whatever it says. Calls are carried out in their order, so
        the last decision holds in the end. Matches that end meanwhile are in it too.
        """
        async with self._one_at_a_time:
            with or_busy():
                await self._recompute(guild_id, game, effective)

    async def _recompute(self, guild_id: int, game: str, effective: Effective) -> None:
        database = self._database
        asked = await database.ratings.asked(guild_id, game)
        newest = await database.boards.newest_number(guild_id, game)
        ratings: dict[str, Rating] = {}
        changed: list[RatingChangeRow] = []
        for after in range(0, newest, STEP):
            rows = await database.boards.outcomes_between(guild_id, game, after, min(after + STEP, newest))
            await asyncio.to_thread(_add, ratings, changed, rows, effective)
        async with database.transaction() as tx:
            _add(ratings, changed, await tx.boards.outcomes_between(guild_id, game, newest), effective)
            await tx.ratings.replace(guild_id, game, rating_rows(guild_id, game, ratings), changed, asked)


def _add(
    ratings: dict[str, Rating],
    changed: list[RatingChangeRow],
    rows: Iterable[OutcomeRow],
    effective: Effective,
) -> None:
    for result in match_results(row for row in rows if not row.void):
        seen = effective(result)
        if seen is not None:
            new = changes(ratings, seen)
            ratings |= {person: change.after for person, change in new.items()}
            changed += change_rows(result.match, new)
