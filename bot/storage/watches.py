"""People who watch matches, until they know of the end."""

from __future__ import annotations

from dataclasses import dataclass

from bot.shards import IsHere, everywhere
from bot.storage.declared import Reads, Writes, query


@dataclass(frozen=True, slots=True)
class WatchRow:
    """A person who watches a table."""

    place_id: int
    person: str
    table_id: str
    language: str
    """Language of the message about the end."""
    made_at: int
    """Time (ms) since when the person watches."""
    user_id: int

    @property
    def post(self) -> str:
        """The subject under which the message is recorded."""
        return f"watch:{self.person}:{self.table_id}"


class WatchQueries(Reads):
    """Queries about people who watch."""

    async def watched(self, here: IsHere = everywhere) -> set[str]:
        """Return the ids of the watched tables in these places."""
        rows = await self._executor.fetch_all("watched")
        return {row["table_id"] for row in rows if here(row["place_id"])}

    @query("watches_of_table")
    async def of_table(self, place_id: int, table_id: str) -> list[WatchRow]: ...
    @query("watches_of_person")
    async def of_person(self, person: str) -> list[WatchRow]: ...


class WatchRepository(Writes, WatchQueries):
    """People who watch, and changes to them."""

    @query("add_watch")
    async def add(self, place_id: int, person: str, table_id: str, language: str, now: int) -> None: ...
    async def drop(self, row: WatchRow) -> None:
        """Note that a person no longer watches, because they stopped or got the news."""
        await self._executor.run(
            ("drop_watch", {"person": row.person, "table_id": row.table_id}),
            ("settle_posts", {"about": row.post}),
        )
