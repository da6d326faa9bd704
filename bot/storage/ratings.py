"""Stored ratings."""

from __future__ import annotations

from collections.abc import Iterable

from bot.storage.board_rows import RatedMatchRow, RatingChangeRow, RatingRow
from bot.storage.declared import Reads, Writes, query
from bot.storage.rows import to_columns


class RatingQueries(Reads):
    """Queries about ratings."""

    @query("ratings_at_table")
    async def at_table(self, table_id: str) -> list[RatingRow]: ...
    @query("ratings_of_person")
    async def of_person(self, person: str) -> dict[str, RatingRow]: ...
    @query("rating_changes")
    async def changes(
        self, place_id: int, game: str, person: str, *, most: int, first: int = 0
    ) -> list[RatedMatchRow]: ...
    @query("ratings_due")
    async def due(self) -> list[tuple[int, str]]: ...
    @query("ratings_asked")
    async def asked(self, place_id: int, game: str) -> int: ...


class RatingRepository(Writes, RatingQueries):
    """Ratings, and changes to them."""

    async def save(self, ratings: Iterable[RatingRow]) -> None:
        """Store ratings, replacing those of the same people."""
        await self._executor.execute_many("save_ratings", [to_columns(rating) for rating in ratings])

    async def save_changes(self, changes: Iterable[RatingChangeRow]) -> None:
        """Store the changes of ratings by matches that have results."""
        await self._executor.execute_many("save_rating_changes", [to_columns(change) for change in changes])

    async def replace(
        self,
        place_id: int,
        game: str,
        ratings: Iterable[RatingRow],
        changes: Iterable[RatingChangeRow],
        asked: int,
    ) -> None:
        """Replace all ratings of a game in a place, and their changes. If computing them again was requested
        more often than ``asked``, they are still due.
        """
        where = {"place_id": place_id, "game": game}
        await self._executor.run(
            ("clear_ratings", where),
            ("clear_rating_changes", where),
            ("ratings_are_made", where | {"asked": asked}),
        )
        await self.save(ratings)
        await self.save_changes(changes)

    @query("ratings_are_due")
    async def make_due(self, place_id: int, game: str) -> None: ...
