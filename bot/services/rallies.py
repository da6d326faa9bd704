"""Rallies: the players of a match are pinged to play again, once, by one of them."""

from __future__ import annotations

from bot.storage import Database
from bot.tables.clock import Clock
from bot.tables.outcome import saved
from bot.tables.people import Refused, Who
from bot.tables.table import Table


class Rallies:
    """Notes whose players were pinged. All methods raise StorageError."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def need_open(self, table: Table, user_id: int) -> None:
        """Raise Refused unless a user may ping the others of a match.

        The code is ``rally_not_last`` unless it is the last match that they have finished in this server,
        and ``rallied`` if its players were pinged already.
        """
        known = await self._database.people.of_user(table.place_id, user_id)
        is_theirs = table.phase == "over" and table.fixture is None and table.seat_of(user_id) is not None
        last = None
        if known is not None and is_theirs:
            last = await self._database.rallies.last_match(table.place_id, known.person)
        if last != table.table_id:
            raise Refused("rally_not_last")
        if await self._database.rallies.rallied(table.table_id):
            raise Refused("rallied")

    async def note(self, table: Table, who: Who) -> None:
        """Note that ``who`` pings the others of a match. Raises Refused as :meth:`need_open` does."""
        await self.need_open(table, who.user_id)
        async with self._database.transaction() as tx:
            person = await tx.people.key_for(table.place_id, who.user_id, who.name)
            if await tx.rallies.add(table.table_id, table.place_id, person, self._clock.now()) is None:
                raise Refused("rallied")
        saved()
