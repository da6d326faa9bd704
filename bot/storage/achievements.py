"""What people have earned in matches."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from bot.storage.executor import Executor, ReadExecutor
from bot.storage.rows import from_columns


@dataclass(frozen=True, slots=True)
class AchievementRow:
    """An achievement that somebody has earned."""

    achievement: str
    table_id: str
    at: int
    """When (ms) the match was over in which they earned it."""


class AchievementQueries:
    """Queries about what people have earned."""

    def __init__(self, executor: ReadExecutor) -> None:
        self._executor = executor

    async def of_person(self, guild_id: int, person: str) -> list[AchievementRow]:
        """What a person has earned in a guild, oldest first."""
        rows = await self._executor.fetch_all("achievements_of", guild_id=guild_id, person=person)
        return [from_columns(AchievementRow, row) for row in rows]

    async def at_table(self, table_id: str) -> dict[str, list[str]]:
        """What was earned in a match, by the key of the person."""
        earned: dict[str, list[str]] = {}
        for row in await self._executor.fetch_all("achievements_at", table_id=table_id):
            earned.setdefault(row["person"], []).append(row["achievement"])
        return earned

    async def played(self, guild_id: int, person: str) -> tuple[int, int]:
        """How many matches a person has played in a guild, and how many different games."""
        row = await self._executor.fetch_one("played_by", guild_id=guild_id, person=person)
        return (row["matches"], row["games"]) if row else (0, 0)


class AchievementRepository(AchievementQueries):
    """What people have earned, and earning more."""

    def __init__(self, executor: Executor) -> None:
        super().__init__(executor)
        self._executor: Executor = executor

    async def earn(self, guild_id: int, table_id: str, at: int, earned: Iterable[tuple[str, str]]) -> None:
        """Store what people have earned in a match that was over at a time (ms), as pairs of a person's key
        and an achievement. What somebody has already is not changed. Their results note what is new.
        """
        earned = list(earned)
        await self._executor.execute_many(
            "earn_achievement",
            [
                {
                    "guild_id": guild_id,
                    "person": person,
                    "achievement": achievement,
                    "table_id": table_id,
                    "at": at,
                }
                for person, achievement in earned
            ],
        )
        new = await self.at_table(table_id) if earned else {}
        await self._executor.execute_many(
            "note_earned",
            [
                {"table_id": table_id, "person": person, "earned": " ".join(achievements)}
                for person, achievements in new.items()
            ],
        )
