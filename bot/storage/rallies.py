"""Matches whose players were pinged to play again."""

from __future__ import annotations

from bot.storage.declared import Reads, Writes, query


class RallyQueries(Reads):
    """Queries about matches whose players were pinged."""

    @query("rallied")
    async def rallied(self, table_id: str) -> int: ...
    @query("rallies_of_person")
    async def of_person(self, person: str) -> list[tuple[str, int]]: ...
    @query("last_match_in")
    async def last_match(self, place_id: int, person: str) -> str | None: ...


class RallyRepository(Writes, RallyQueries):
    """Such matches, and changes to them."""

    @query("add_rally")
    async def add(self, table_id: str, place_id: int, person: str, now: int) -> str | None: ...
