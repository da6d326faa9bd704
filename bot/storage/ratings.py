"""Ratings as they are kept."""

from __future__ import annotations

from collections.abc import Iterable

from bot.storage.asking import Asking
from bot.storage.board_rows import RatingRow
from bot.storage.rows import from_columns, to_columns
from bot.storage.writing import Writing


class RatingReads(Asking):
    """The questions about ratings."""

    async def ratings_at_table(self, table_id: str) -> list[RatingRow]:
        """The ratings, in the game of a finished match, of those who sat there and have one."""
        rows = await self._rows("ratings_at_table", table_id=table_id)
        return [from_columns(RatingRow, row) for row in rows]

    async def ratings_of(self, person: str) -> dict[str, RatingRow]:
        """A person's ratings, by game."""
        rows = await self._rows("ratings_of_person", person=person)
        return {row["game"]: from_columns(RatingRow, row) for row in rows}

    async def ratings_due(self) -> list[tuple[int, str]]:
        """The guilds and games whose ratings are to be made anew."""
        return [(row["guild_id"], row["game"]) for row in await self._rows("ratings_due")]

    async def ratings_asked(self, guild_id: int, game: str) -> int:
        """How often it was wanted that those be made anew; 0: they are not due."""
        row = await self._row("ratings_asked", guild_id=guild_id, game=game)
        return int(row["asked"]) if row else 0


class RatingWriting(Writing):
    """What is written of ratings."""

    async def save_ratings(self, ratings: Iterable[RatingRow]) -> None:
        """Keep ratings in place of those that the same people had."""
        await self._do_many("save_ratings", [to_columns(rating) for rating in ratings])

    async def replace_ratings(
        self, guild_id: int, game: str, ratings: Iterable[RatingRow], asked: int
    ) -> None:
        """Keep these as all ratings of a game in a guild. They are still due where that was wanted more often
        than ``asked``.
        """
        where = {"guild_id": guild_id, "game": game}
        await self._carry_out(("clear_ratings", where), ("ratings_are_made", where | {"asked": asked}))
        await self.save_ratings(ratings)

    async def ratings_are_due(self, guild_id: int, game: str) -> None:
        """Note that all ratings of a game in a guild are to be made anew, until somebody has done it."""
        await self._do("ratings_are_due", guild_id=guild_id, game=game)
