"""Taking up the tables of the database after a start: whoever is pressed first, the others behind."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import replace

from bot.tables import rows
from bot.tables.busy import Busy, or_busy
from bot.tables.pace import after_absence, spread
from bot.tables.table import Table
from bot.tables.table_store import TableStore

log = logging.getLogger(__name__)

AT_ONCE = 20
"""So many tables are taken up before others may go on. That takes some milliseconds."""


class Restorer:
    """Takes up every table where it was left, each once.

    Who is on turn has the time left that they had when the bot was last alive. A table that cannot be read is
    logged and left alone, and keeps its channel; the others go on. Whatever waits raises Busy.
    """

    def __init__(self, store: TableStore) -> None:
        self._store = store
        self._away = 0
        """Milliseconds for which the bot was away."""
        self._spread = 0
        self.moved: set[str] = set()
        """The tables that have another deadline than is stored."""
        store.take_up = self.take_up

    async def begin(self) -> None:
        """Find out which tables there are. From now on they can be played at."""
        store = self._store
        with or_busy():
            alive = await store.database.notes.get("alive")
            taken = await store.database.tables.open()
            kept = {**taken, **dict.fromkeys(await store.database.tables.untold())}
        self._away = store.clock.now() - int(alive) if alive is not None and alive.isdecimal() else 0
        known = {*store.entries.keys(), *store.unreadable.values()}
        store.waiting = {key: channel_id for key, channel_id in kept.items() if key not in known}
        self._spread = spread(len(kept))
        store.is_open = True

    async def go_on(self) -> None:
        """Take up those that wait, a few at a time: whoever presses meanwhile comes before them."""
        waiting = list(self._store.waiting)
        for first in range(0, len(waiting), AT_ONCE):
            await self.take_up(*waiting[first : first + AT_ONCE])
            await asyncio.sleep(0)

    async def take_up(self, *table_ids: str) -> None:
        """Take up those of these tables that wait."""
        waiting = self._store.waiting
        wanted = [key for key in table_ids if key in waiting]
        try:
            tables = await self._read(wanted)
            # Somebody else may have been faster, and the table may have moved on since.
            for table in tables:
                if table.table_id in waiting:
                    self._add(table)
        except Busy:
            raise
        except Exception:
            if len(wanted) == 1:
                log.exception("table %s cannot be read and is left as it is", wanted[0])
                self._leave(wanted[0])
            else:  # whatever is wrong with one of them, the others are to go on
                for key in wanted:
                    await self.take_up(key)
        else:
            for key in wanted:
                waiting.pop(key, None)

    async def _read(self, table_ids: Sequence[str]) -> list[Table]:
        database = self._store.database
        with or_busy():
            return await rows.read_tables(database, await database.tables.some(table_ids))

    def _add(self, table: Table) -> None:
        store, deadline = self._store, table.deadline
        if table.phase == "playing":
            told = deadline if table.told_deadline is None else table.told_deadline
            table = replace(table, told_deadline=told, restart="news")
        now = store.clock.now()
        table = after_absence(table, self._away, now, store.pace, store.chance, self._spread)
        if table.deadline != deadline:
            self.moved.add(table.table_id)
        entry = store.add(table)
        del store.waiting[table.table_id]
        store.entries.pack(entry)

    def _leave(self, table_id: str) -> None:
        store = self._store
        if (channel_id := store.waiting.pop(table_id, None)) is not None:
            store.unreadable[channel_id] = table_id
            store.drop(table_id, channel_id)
