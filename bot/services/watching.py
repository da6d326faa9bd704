"""Watching: people without a seat at a table who hear when its match ends."""

from __future__ import annotations

from bot.shards import IsHere, everywhere
from bot.storage import Database
from bot.storage.watches import WatchRow
from bot.tables import Table, Who, saved
from bot.tables.clock import Clock
from bot.tables.listeners import Signal


class Watching:
    """Who watches which match. Others don't learn of it. All methods raise StorageError."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock
        self.watched: set[str] = set()
        """The ids of watched open tables, and of some that are no longer watched."""
        self.begun = Signal[[Table]]()
        """Called after a user has begun to watch a table."""

    async def restore(self, here: IsHere = everywhere) -> None:
        """Read what is watched on these servers."""
        self.watched |= await self._database.watches.watched(here)

    async def of_table(self, table: Table) -> list[WatchRow]:
        """Return who watches a table, in the order in which they began."""
        return await self._database.watches.of_table(table.place_id, table.table_id)

    async def add(self, table: Table, who: Who, language: str) -> None:
        """Note that ``who`` watches a table, and is written to in ``language`` when its match ends."""
        async with self._database.transaction() as tx:
            person = await tx.people.key_for(table.place_id, who.user_id, who.name)
            await tx.watches.add(table.place_id, person, table.table_id, language, self._clock.now())
        saved()
        self.watched.add(table.table_id)
        self.begun(table)

    async def drop(self, table: Table, user_id: int) -> None:
        """Note that a user no longer watches a table, because they got the news or don't want it."""
        for row in await self.of_table(table) if table.table_id in self.watched else ():
            if row.user_id == user_id:
                async with self._database.transaction() as tx:
                    await tx.watches.drop(row)
                saved()
