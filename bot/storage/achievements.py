"""Achievements that people earn in matches."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from bot.storage.declared import Reads, Writes, query


@dataclass(frozen=True, slots=True)
class AchievementRow:
    """An achievement of a person."""

    achievement: str
    table_id: str
    at: int
    """End (ms) of the match in which it was earned."""


class AchievementQueries(Reads):
    """Queries about achievements."""

    @query("achievements_of")
    async def of_person(self, place_id: int, person: str) -> list[AchievementRow]: ...

    async def at_table(self, table_id: str) -> dict[str, list[str]]:
        """Return the achievements earned in a match, by the key of the person."""
        earned: dict[str, list[str]] = {}
        for row in await self._executor.fetch_all("achievements_at", table_id=table_id):
            earned.setdefault(row["person"], []).append(row["achievement"])
        return earned

    @query("played_by")
    async def played(self, place_id: int, person: str) -> tuple[int, int]: ...


class AchievementRepository(Writes, AchievementQueries):
    """Achievements, and adding to them."""

    async def earn(self, place_id: int, table_id: str, at: int, earned: Iterable[tuple[str, str]]) -> None:
        """Store achievements from a match that ended ``at`` (ms), as pairs of a person's key and an
        achievement. Earlier achievements stay unchanged. The results of the match note the new ones.
        """
        earned = list(earned)
        await self._executor.execute_many(
            "earn_achievement",
            [
                {
                    "place_id": place_id,
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
