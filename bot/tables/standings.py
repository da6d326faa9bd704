"""What has been played, as numbers: leaderboards and a member's own."""

from __future__ import annotations

from bot.games import GAMES
from bot.storage import Database, Leaderboard, StatsRow, StorageError
from bot.tables.keeping import Busy

MINIMUM = 3
"""Matches that somebody must have played to have a rank."""


class Standings:
    """Questions about finished matches, always answered from the newest results. All raise Busy."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def leaderboard(self, guild_id: int, user_id: int, game: str, page: int, size: int) -> Leaderboard:
        """Page ``page`` (0 is the first) of ``size`` lines, and the line of ``user_id`` wherever it is."""
        try:
            person = await self._database.person_of(guild_id, user_id)
            return await self._database.leaderboard(
                guild_id,
                game,
                minimum=MINIMUM,
                low_wins=GAMES[game].spec.low_wins,
                person=person.person if person else None,
                limit=size,
                offset=page * size,
            )
        except StorageError as error:
            raise Busy from error

    async def stats(self, guild_id: int, user_id: int) -> list[StatsRow]:
        """What a member has done in each game; empty for who has not finished a match."""
        try:
            person = await self._database.person_of(guild_id, user_id)
            return await self._database.stats(guild_id, person.person) if person else []
        except StorageError as error:
            raise Busy from error
