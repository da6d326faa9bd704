"""The ratings that are stored."""

from __future__ import annotations

from collections.abc import Iterable

from bot.storage.board_rows import RatedMatchRow, RatingChangeRow, RatingRow
from bot.storage.executor import Executor, ReadExecutor
from bot.storage.rows import from_columns, to_columns


class RatingQueries:
    """Queries about ratings."""

    def __init__(self, executor: ReadExecutor) -> None:
        self._executor = executor

    async def at_table(self, table_id: str) -> list[RatingRow]:
        """The ratings of the players of a finished match, in its game. Those who have none are left out."""
        rows = await self._executor.fetch_all("ratings_at_table", table_id=table_id)
        return [from_columns(RatingRow, row) for row in rows]

    async def of_person(self, person: str) -> dict[str, RatingRow]:
        """A person's ratings, by game."""
        rows = await self._executor.fetch_all("ratings_of_person", person=person)
        return {row["game"]: from_columns(RatingRow, row) for row in rows}

    async def changes(
        self, guild_id: int, game: str, person: str, *, most: int, first: int = 0
    ) -> list[RatedMatchRow]:
        """The matches that have changed a person's rating, newest first, ``most`` of them after ``first``."""
        rows = await self._executor.fetch_all(
            "rating_changes", guild_id=guild_id, game=game, person=person, most=most, first=first
        )
        return [from_columns(RatedMatchRow, row) for row in rows]

    async def due(self) -> list[tuple[int, str]]:
        """The guilds and games whose ratings must be computed again."""
        return [(row["guild_id"], row["game"]) for row in await self._executor.fetch_all("ratings_due")]

    async def asked(self, guild_id: int, game: str) -> int:
        """How often a new computation of these ratings was asked for; 0 if none is needed."""
        row = await self._executor.fetch_one("ratings_asked", guild_id=guild_id, game=game)
        return int(row["asked"]) if row else 0


class RatingRepository(RatingQueries):
    """Ratings, and changes to them."""

    def __init__(self, executor: Executor) -> None:
        super().__init__(executor)
        self._executor: Executor = executor

    async def save(self, ratings: Iterable[RatingRow]) -> None:
        """Store ratings, replacing those of the same people."""
        await self._executor.execute_many("save_ratings", [to_columns(rating) for rating in ratings])

    async def save_changes(self, changes: Iterable[RatingChangeRow]) -> None:
        """Store how matches that have results have changed ratings."""
        await self._executor.execute_many("save_rating_changes", [to_columns(change) for change in changes])

    async def replace(
        self,
        guild_id: int,
        game: str,
        ratings: Iterable[RatingRow],
        changes: Iterable[RatingChangeRow],
        asked: int,
    ) -> None:
        """Replace all ratings of a game in a guild, and what has led to them. If a new computation was asked
        for more often than ``asked``, they are still due.
        """
        where = {"guild_id": guild_id, "game": game}
        await self._executor.run(
            ("clear_ratings", where),
            ("clear_rating_changes", where),
            ("ratings_are_made", where | {"asked": asked}),
        )
        await self.save(ratings)
        await self.save_changes(changes)

    async def make_due(self, guild_id: int, game: str) -> None:
        """Note that all ratings of a game in a guild must be computed again."""
        await self._executor.execute("ratings_are_due", guild_id=guild_id, game=game)
