"""Restore tables after a start of the bot, the ones that players use first."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from bot.games.gone import GameGoneError
from bot.shards import IsHere, Shards, is_server
from bot.storage import StorageError
from bot.tables import rows
from bot.tables.pace import after_absence, next_deadline, spread
from bot.tables.table import Table
from bot.tables.table_store import TableStore

log = logging.getLogger(__name__)

AT_ONCE = 20
"""How many tables are restored before other tasks run. They take some milliseconds."""

ALIVE = "alive"
"""The note with the time (ms) until which the clocks of tables have run."""
HELD = "held"
"""The note that lists the shards whose clocks had been stopped: number, total number of shards, and time (ms)
of each.

Where several processes share the shards, each of them notes a time for each of its own shards: ``alive
3/16``.
"""
STOPPED = "stopped"
"""The first word of notes about tables with clocks stopped for a reason of their own: their server is
unavailable, or they aren't shown. The table's id follows.

Each note is a list of two values. The first is the time (ms) until which the clock has run, which replaces
that of its shard, or null if it runs. The second is the turn since which the table isn't shown, or null if it
is.
"""


class Restorer:
    """Restores every table as it was left.

    The player on turn has as much time left as when the bot last ran. An unreadable table is logged and keeps
    its channel, and the others are restored. Methods that wait raise StorageError if the database fails.
    """

    def __init__(self, store: TableStore, unseen: dict[str, int]) -> None:
        """``unseen`` receives the restored tables that weren't shown, with the turn since which they
        aren't.
        """
        self._store = store
        self._unseen = unseen
        self._began = 0
        """When (ms) restoring began."""
        self._ran_until: int | None = None
        """Until when (ms) the clocks of tables ran under a single process. None if unknown."""
        self._held: list[tuple[Shards, int, int]] = []
        """The shards whose clocks had been stopped, with the number of shards at that time."""
        self._ran: list[tuple[Shards, int, int]] = []
        """Until when the clocks of each shard ran, where several processes shared them."""
        self.noted: dict[str, str] = {}
        """The notes about stopped clocks, by table, including tables that have ended."""
        self.gone: dict[str, str] = {}
        """The noted clocks of tables whose game is not installed, by table."""
        self._spread = 0
        """See :func:`spread`."""
        self.moved: set[str] = set()
        """The ids of tables whose new deadlines are not stored yet."""
        self.assumed: dict[str, int] = {}
        """What messages presumably show where that wasn't noted, by table. It is not stored yet."""
        store.take_up = self.take_up

    async def begin(self, here: IsHere) -> None:
        """Read the ids of all tables of these servers. After that, the tables can be used."""
        store = self._store
        alive = await store.database.notes.get(ALIVE)
        held = await store.database.notes.get(HELD)
        ran = await store.database.notes.beginning(ALIVE)
        stopped = await store.database.notes.beginning(STOPPED)
        elsewhere = await store.database.tables.open(lambda place_id: not here(place_id))
        taken = await store.database.tables.open(here)
        kept = {**taken, **dict.fromkeys(await store.database.tables.untold(here))}
        self._began = store.clock.now()
        self._ran_until = int(alive) if alive is not None and alive.isdecimal() else None
        self._held = [(Shards(count), shard, until) for shard, count, until in json.loads(held or "[]")]
        self._ran = [(Shards(count), shard, int(until)) for (shard, count), until in _by_shard(ran)]
        known = {*store.entries.keys(), *store.unreadable.values()}
        store.waiting = {key: channel_id for key, channel_id in kept.items() if key not in known}
        self.noted = {key: text for key, text in stopped.items() if key not in elsewhere}
        self._spread = spread(len(kept))
        store.is_open = True

    async def go_on(self) -> None:
        """Restore the remaining tables, a few at a time, so that presses don't wait for them."""
        waiting = list(self._store.waiting)
        for first in range(0, len(waiting), AT_ONCE):
            await self.take_up(*waiting[first : first + AT_ONCE])
            await asyncio.sleep(0)

    async def take_up(self, *table_ids: str) -> None:
        """Restore these tables, unless they are restored already."""
        waiting = self._store.waiting
        wanted = [key for key in table_ids if key in waiting]
        try:
            tables = await self._read(wanted)
            # By now, a press may have restored a table and changed it.
            for table in tables:
                if table.table_id in waiting:
                    self._add(table)
        except StorageError:
            raise
        except GameGoneError as gone:
            if len(wanted) == 1:
                log.warning("table %s sleeps: %s", wanted[0], gone)
                await self._put_to_sleep(wanted[0], gone.game)
            else:
                for key in wanted:
                    await self.take_up(key)
        except Exception:
            if len(wanted) == 1:
                log.exception("cannot read table %s, so it stays as it is", wanted[0])
                self._leave(wanted[0])
            else:  # one faulty table must not keep the others from being restored
                for key in wanted:
                    await self.take_up(key)
        else:
            for key in wanted:
                waiting.pop(key, None)

    async def _read(self, table_ids: Sequence[str]) -> list[Table]:
        database = self._store.database
        return await rows.read_tables(database, await database.tables.some(table_ids))

    def _add(self, table: Table) -> None:
        store, deadline = self._store, table.deadline
        if table.phase == "playing":
            if table.told_deadline is None and deadline is not None:
                self.assumed[table.table_id] = deadline
                table = replace(table, told_deadline=deadline)
            table = replace(table, restart="news")
        now = store.clock.now()
        until, unseen = json.loads(self.noted.get(table.table_id, "[null, null]"))
        if unseen is not None and table.told_version < table.version:
            self._unseen[table.table_id] = unseen
        away = self._began - (self._ran_at(table.place_id) if until is None else until)
        table = after_absence(table, away, now, store.pace, store.chance, self._spread)
        if table.phase == "playing" and not is_server(table.place_id):
            table = replace(table, rests=True)
            table = replace(table, deadline=next_deadline(table, now, store.pace, store.chance))
        if table.deadline != deadline:
            self.moved.add(table.table_id)
        entry = store.add(table, store.chance.randint(0, self._spread))
        del store.waiting[table.table_id]
        store.entries.pack(entry)

    def _ran_at(self, place_id: int) -> int:
        """Return until when (ms) the clocks of a server's shard have run."""
        ran = [until for shards, shard, until in self._ran if shards.of(place_id) == shard]
        if self._ran_until is not None:
            stopped = [until for shards, shard, until in self._held if shards.of(place_id) == shard]
            ran.append(min((self._ran_until, *stopped)))
        return max(ran, default=self._began)

    async def _put_to_sleep(self, table_id: str, game: str) -> None:
        """Keep a table asleep until its game is back, and remember until when its clock has run."""
        for row in await self._store.database.tables.some([table_id]):
            until, unseen = json.loads(self.noted.get(table_id, "[null, null]"))
            self.gone[table_id] = json.dumps([self._ran_at(row.place_id) if until is None else until, unseen])
        self._store.gone[table_id] = game
        self._leave(table_id)

    def _leave(self, table_id: str) -> None:
        store = self._store
        if (channel_id := store.waiting.pop(table_id, None)) is not None:
            store.unreadable[channel_id] = table_id
            store.drop(table_id, channel_id)


def _by_shard(notes: Mapping[str, str]) -> Iterator[tuple[tuple[int, int], str]]:
    """Yield the times noted for shards, by shard number and number of shards."""
    for name, text in notes.items():
        shard, _, count = name.partition("/")
        if shard.isdecimal() and count.isdecimal() and int(count) and text.isdecimal():
            yield (int(shard), int(count)), text
