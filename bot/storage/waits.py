"""People who wait for others to play with, until a table is open and they know of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bot.storage.declared import Reads, Writes, query
from bot.user_text import UserText


@dataclass(frozen=True, slots=True)
class WaitRow:
    """A person who waits for others to play a game by a clock."""

    place_id: int
    person: str
    game: str
    clock: Literal["fast", "normal", "slow"]
    made_at: int
    """Time (ms) since when the person waits."""
    until: int
    """Time (ms) until which the person waits."""
    user_id: int
    name: UserText


class WaitQueries(Reads):
    """Queries about people who wait."""

    @query("waiting_in")
    async def waiting(self, place_id: int, now: int) -> list[WaitRow]: ...
    @query("waits_of_person")
    async def of_person(self, person: str) -> list[WaitRow]: ...
    @query("found_untold")
    async def untold(self) -> list[tuple[int, str]]: ...
    @query("found_at")
    async def found_at(self, place_id: int, table_id: str) -> list[int]: ...


class WaitRepository(Writes, WaitQueries):
    """People who wait, and changes to them."""

    @query("add_wait")
    async def add(self, place_id: int, person: str, game: str, clock: str, now: int, until: int) -> None: ...
    @query("drop_wait")
    async def drop(self, place_id: int, person: str) -> None: ...
    @query("end_waits")
    async def end(self, now: int) -> None: ...
    @query("find_for")
    async def find_for(
        self, place_id: int, person: str, game: str, clock: str, table_id: str, now: int
    ) -> str | None: ...
    async def told(self, place_id: int, table_id: str, about: str) -> None:
        """Note that the people for whom a table was opened know of it, by a message ``about`` it."""
        await self._executor.run(
            ("found_told", {"place_id": place_id, "table_id": table_id}),
            ("settle_posts", {"about": about}),
        )
