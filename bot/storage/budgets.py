"""Recent actions of members that are limited to a number an hour or a day."""

from __future__ import annotations

from bot.storage.declared import Reads, Writes, query
from bot.storage.executor import Columns


class BudgetQueries(Reads):
    """Queries about budgets."""

    @query("spent_in_server")
    async def by_server(self, place_id: int, kind: str, *, since: int, most: int) -> int | None: ...
    @query("spent_in_channel")
    async def by_channel(
        self, place_id: int, kind: str, channel_id: int, *, since: int, most: int
    ) -> int | None: ...
    @query("spent_by_member")
    async def by_member(
        self, place_id: int, kind: str, spender: str, *, since: int, most: int
    ) -> int | None: ...
    @query("spendings_of")
    async def of_member(self, place_id: int, spender: str) -> list[Columns]: ...


class BudgetRepository(Writes, BudgetQueries):
    """Budgets, and spending from them."""

    @query("spend")
    async def spend(
        self, place_id: int, kind: str, press: int, spender: str, channel_id: int, at: int
    ) -> None: ...
    @query("give_back_spending")
    async def give_back(self, place_id: int, kind: str, press: int) -> None: ...
    @query("forget_spendings")
    async def forget(self, place_id: int, kind: str, before: int) -> None: ...
