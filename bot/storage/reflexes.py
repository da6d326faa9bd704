"""The speed of calls: for each person and game, how many calls took how long."""

from __future__ import annotations

from collections import defaultdict

from bot.storage.declared import Reads, Writes

FIGURES = 2
"""Significant figures of stored times. With so few, a person has only a few dozen different times, however
much they play.
"""


class ReflexQueries(Reads):
    """Queries about reflexes."""

    async def of_person(self, place_id: int, person: str) -> dict[str, list[tuple[int, int]]]:
        """Return by game the times (ms) of a person's calls, shortest first, each with its number of
        calls.
        """
        found: dict[str, list[tuple[int, int]]] = defaultdict(list)
        for row in await self._executor.fetch_all("reflexes_of", place_id=place_id, person=person):
            found[row["game"]].append((row["took"], row["calls"]))
        return found


class ReflexRepository(Writes, ReflexQueries):
    """Reflexes, and adding to them."""

    async def count(self, place_id: int, game: str, person: str, took: int) -> None:
        """Count a call that ``took`` this long (ms)."""
        await self._executor.execute(
            "count_reflex", place_id=place_id, game=game, person=person, took=rounded(took)
        )


def rounded(took: int) -> int:
    """Round a time (ms, 0 or more) to :data:`FIGURES` significant figures: 1,234 becomes 1,200."""
    return round(took, FIGURES - len(str(took)))
