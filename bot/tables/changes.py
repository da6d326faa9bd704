"""Changing one table: an action, its consequences, and saving both."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Concatenate, ParamSpec

from bot.storage import Transaction
from bot.tables.ahead import let_go
from bot.tables.entries import TableEntry
from bot.tables.fixtures import is_complete
from bot.tables.pace import deadline_after, next_deadline
from bot.tables.saving import save
from bot.tables.seating import decided
from bot.tables.table import Table, begin
from bot.tables.table_store import TableStore

P = ParamSpec("P")


class Changes:
    """Changes tables under their locks. All methods that wait raise StorageError."""

    def __init__(self, store: TableStore) -> None:
        self._store = store

    async def act(
        self, table_id: str, act: Callable[Concatenate[Table, P], Table], /, *args: P.args, **named: P.kwargs
    ) -> Table:
        """Change a lobby or a match by ``act``, which gets the table and these arguments, and add the
        consequences. Return the saved table.
        """
        return await self.amend(table_id, lambda table: self._followed(table, act(table, *args, **named)))

    async def act_within(
        self,
        table_id: str,
        act: Callable[[Table, Transaction], Awaitable[Table]],
        press: int | None = None,
    ) -> Table:
        """Change a table as :meth:`act` does, with an ``act`` that also reads or writes in the saving
        transaction. If ``press`` completes the fixture in a lobby, its match begins.
        """

        async def within(entry: TableEntry) -> Table:
            async with self._store.entries.saving(entry) as tx:
                table = self._followed(entry.value, await act(entry.value, tx), press)
                await save(tx, entry.value, table)
            return table

        return await self._store.change(table_id, within)

    async def amend(self, table_id: str, act: Callable[[Table], Table]) -> Table:
        """Change a table by ``act`` without any consequences."""

        async def amend(entry: TableEntry) -> Table:
            return await self.save(entry, act(entry.value))

        return await self._store.change(table_id, amend)

    async def save(self, entry: TableEntry, table: Table) -> Table:
        """Save what has changed from the table of ``entry``, whose lock must be held, to ``table``. Return
        ``table``.
        """
        if table is not entry.value:
            async with self._store.entries.saving(entry) as tx:
                await save(tx, entry.value, table)
        return table

    def _followed(self, before: Table, after: Table, press: int | None = None) -> Table:
        """Return the table with the consequences of an action: a match begins, a vote is decided, queued
        moves are dropped, the time of the turn starts again.
        """
        now, pace, chance = self._store.clock.now(), self._store.pace, self._store.chance
        if before.phase == "lobby":
            if press is not None and after.phase == "lobby" and is_complete(after):
                after = begin(after, str(press), now)
            return replace(after, deadline=next_deadline(after, now, pace, chance))
        after = let_go(decided(after, now))
        if not after.is_open:
            return after
        return replace(after, deadline=deadline_after(before, after, now, pace, chance))
