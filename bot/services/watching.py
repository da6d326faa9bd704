"""Watching: what people without a seat at a table want to be told, and seats that they have asked for."""

from __future__ import annotations

from bot.milliseconds import DAY
from bot.shards import IsHere, everywhere
from bot.storage import Database
from bot.storage.watches import WatchKind, WatchRow
from bot.tables import Refused, Table, Who, saved
from bot.tables.clock import Clock
from bot.tables.listeners import Signal

MOST = 20
"""The most things that a user can watch on one server."""
KEPT = 90 * DAY
"""Milliseconds after which a request is dropped."""


class Watching:
    """What people watch. Others don't learn of it. All methods raise StorageError."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock
        self.about: set[str] = set()
        """The ids of watched open tables, and of some that are no longer watched."""
        self.asked = Signal[[Table]]()
        """Called after a user has asked for something at a table."""

    async def restore(self, here: IsHere = everywhere) -> None:
        """Read what is watched on these servers."""
        self.about |= await self._database.watches.watched(here)

    async def of_user(self, user_id: int) -> list[WatchRow]:
        """Return everything that a user watches, on all servers."""
        return await self._database.watches.of_user(user_id)

    async def at(self, table: Table, user_id: int) -> dict[WatchKind, WatchRow]:
        """Return what a user watches at a table, and of its game, by kind."""
        found = await self.of_user(user_id)
        about = {table.table_id, table.game_key}
        return {row.kind: row for row in found if row.place_id == table.place_id and row.about in about}

    async def of_table(self, table: Table) -> list[WatchRow]:
        """Return people's requests at a table, in the order in which they were made."""
        rows = await self._database.watches.about(table.place_id, table.table_id)
        if not rows:
            self.about.discard(table.table_id)
        return rows

    async def add(self, table: Table, who: Who, kind: WatchKind, language: str) -> None:
        """Note that ``who`` wants to hear of a table's ``end`` or the next table of its ``game``, or asks for
        a ``seat``. They are told in ``language``.

        Raises Refused ``watch_seated`` for a seat if they have one, ``watch_over`` for the end of a finished
        table, ``watch_no_seat`` for a seat in a ranked match or a season, and ``watch_full``.
        """
        if kind == "end" and not table.is_open:
            raise Refused("watch_over")
        if kind == "seat":
            need_free_play(table, who.user_id)
        now = self._clock.now()
        mine = [row for row in await self.of_user(who.user_id) if row.place_id == table.place_id]
        if len(mine) >= MOST:
            raise Refused("watch_full", count=MOST)
        about = table.game_key if kind == "game" else table.table_id
        async with self._database.transaction() as tx:
            person = await tx.people.key_for(table.place_id, who.user_id, who.name)
            await tx.watches.drop_before(now - KEPT)
            await tx.watches.add(table.place_id, person, kind, about, language, now)
        saved()
        self.about.add(table.table_id)
        self.asked(table)

    async def drop(self, row: WatchRow) -> None:
        """Delete a request."""
        async with self._database.transaction() as tx:
            await tx.watches.drop(row)
        saved()

    async def turn(self, row: WatchRow, kind: WatchKind, about: str) -> None:
        """Store what has become of a request."""
        async with self._database.transaction() as tx:
            await tx.watches.turn(row, kind, about)


def need_free_play(table: Table, user_id: int) -> None:
    """Raise Refused unless a user without a seat at a table could join it."""
    if table.seat_of(user_id) is not None and table.is_open:
        raise Refused("watch_seated")
    if table.ranked or table.fixture is not None or table.league is not None:
        raise Refused("watch_no_seat")
