"""How fast people call: for each person and game, how many calls took how long."""

from __future__ import annotations

from collections import defaultdict

from bot.storage.declared import Reads, Writes

FIGURES = 2
"""The significant figures of a time that are kept. So a person only has a few dozen different times, however
much they play.
"""


class ReflexQueries(Reads):
    """Queries about reflexes."""

    async def of_person(self, guild_id: int, person: str) -> dict[str, list[tuple[int, int]]]:
        """By game, the times (ms) that calls of a person took, the shortest first, each with the number of
        calls that took it.
        """
        found: dict[str, list[tuple[int, int]]] = defaultdict(list)
        for row in await self._executor.fetch_all("reflexes_of", guild_id=guild_id, person=person):
            found[row["game"]].append((row["took"], row["calls"]))
        return found


class ReflexRepository(Writes, ReflexQueries):
    """Reflexes, and counting them."""

    async def count(self, guild_id: int, game: str, person: str, took: int) -> None:
        """Count a call that took so long (ms)."""
        await self._executor.execute(
            "count_reflex", guild_id=guild_id, game=game, person=person, took=rounded(took)
        )


def rounded(took: int) -> int:
    """A time (ms, 0 or more) rounded to :data:`FIGURES` significant figures: 1,234 becomes 1,200."""
    return round(took, FIGURES - len(str(took)))
