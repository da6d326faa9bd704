"""Recompute ratings from all matches, after one of them counts differently."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from bot.league.effect import Effective
from bot.league.ratings import Rating, changes
from bot.league.results import MatchResult
from bot.storage import Database, OutcomeRow, RatingChangeRow
from bot.tables.league_results import match_results
from bot.tables.ratings import change_rows, rating_rows

STEP = 100
"""How many matches are read and rated at once, so that others don't wait long."""


def as_played(result: MatchResult) -> MatchResult:
    """Return a match's result unchanged, without umpires' decisions."""
    return result


class Ratings:
    """Recomputes ratings from results while the bot runs. All methods raise StorageError."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._one_at_a_time = asyncio.Lock()

    async def due(self) -> list[tuple[int, str]]:
        """Return the servers and games whose ratings weren't recomputed before the bot stopped."""
        return await self._database.ratings.due()

    async def recompute(self, place_id: int, game: str, effective: Effective = as_played) -> None:
        """Recompute all ratings of a game in a server from its matches in the order in which they ended.

        Call this after a decision on a match was committed. ``effective`` returns a match with all umpires'
        decisions at the time of this call. It runs in another thread, so it may only read what never changes.
        Void matches are always left out. Calls run in order, so the last decision is the one that counts.
        Matches that end during the computation are included.
        """
        async with self._one_at_a_time:
            await self._recompute(place_id, game, effective)

    async def _recompute(self, place_id: int, game: str, effective: Effective) -> None:
        database = self._database
        asked = await database.ratings.asked(place_id, game)
        newest = await database.boards.newest_number(place_id, game)
        ratings: dict[str, Rating] = {}
        changed: list[RatingChangeRow] = []
        for after in range(0, newest, STEP):
            rows = await database.boards.outcomes_between(place_id, game, after, min(after + STEP, newest))
            await asyncio.to_thread(_add, ratings, changed, rows, effective)
        async with database.transaction() as tx:
            _add(ratings, changed, await tx.boards.outcomes_between(place_id, game, newest), effective)
            await tx.ratings.replace(place_id, game, rating_rows(place_id, game, ratings), changed, asked)


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
