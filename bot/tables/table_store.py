"""All open tables in memory, and how one of them is changed: lock, commit, and only then tell."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from dataclasses import replace
from random import Random
from typing import Any

from bot.games import GAMES
from bot.games.api import Seat
from bot.games.gone import GameGoneError
from bot.shards import WHOLE, Shards
from bot.storage import Database, TableRow
from bot.tables import rows
from bot.tables.clock import Clock
from bot.tables.entries import TableEntries, TableEntry
from bot.tables.listeners import Signal
from bot.tables.outcome import saved
from bot.tables.pace import Pace, Pings, due_at, forced_at, is_waited_for, ping_at, reaction, warning_at
from bot.tables.people import Refused
from bot.tables.room import Room
from bot.tables.scheduler import Scheduler
from bot.tables.table import Table
from bot.tables.thinking import Thinkers
from bot.tables.unstopped import to_the_end

log = logging.getLogger(__name__)

PROGRAM_WAIT = 100
"""Milliseconds between two checks whether a program has decided."""


class TableStore:
    """The bot's open tables with their alarms, and finished tables until their channels show the end."""

    def __init__(
        self,
        database: Database,
        scheduler: Scheduler,
        clock: Clock,
        pace: Pace,
        chance: Random,
        *,
        pings_of: Callable[[Table, Seat], Pings],
        ping_from: Callable[[Table, Seat, int], int],
        thinkers: Thinkers,
        shards: Shards = WHOLE,
        most: int | None = None,
    ) -> None:
        """``thinkers`` decide for computers. For the rest see :class:`bot.tables.Tables`."""
        self.database = database
        self.clock = clock
        self.thinkers = thinkers
        self.shards = shards
        self.pace = pace
        self.chance = chance
        self.entries = TableEntries(database, "table", self._reload)
        self.room = Room(most, self.entries.open_in, clock)
        self.waiting: dict[str, int | None] = {}
        """The ids of open tables that are not restored yet, with their channels. The channel is None if the
        table has ended.
        """
        self.take_up: Callable[[str], Awaitable[None]] = _nothing
        """Restores one of the ``waiting`` tables at once, given its id."""
        self.unreadable: dict[int, str] = {}
        """The ids of tables that couldn't be read at the start, by channel."""
        self.gone: dict[str, str] = {}
        """The games of tables that are asleep until their game is back, by table."""
        self.changed = Signal[[Table]]()
        """Called after a table's change was committed, unless it is private or only a ping."""
        self.changed_in_private = Signal[[Table]]()
        """Called after a change was committed that only one player's hand shows."""
        self.dropped = Signal[[str]]()
        """Called with the id of each table that is removed from memory."""
        self.is_open = False
        """Whether tables can be changed: from when their ids are known until the bot stops."""
        self._scheduler = scheduler
        self._pings_of = pings_of
        self._ping_from = ping_from
        self._channels: dict[int, str] = {}

    # Queries

    def find(self, table_id: str) -> Table | None:
        """Return the table as it was last committed, or None if it isn't in memory."""
        entry = self.entries.find(table_id)
        return entry.value if entry else None

    async def get(self, table_id: str) -> Table:
        """Return a table, even if it has ended. Raises Refused ``starting``, ``no_such_table``,
        ``table_unreadable`` or ``table_asleep``.
        """
        self.need_open()
        if table_id in self.waiting:
            await self.take_up(table_id)
        table = self.find(table_id)
        if table is not None:
            return table
        if table_id in self.unreadable.values():
            raise self._unread(table_id)
        return await self._read(table_id)

    def in_channel(self, channel_id: int) -> Table:
        """Return the open table of a channel. Raises Refused ``starting``, ``no_table_here`` or
        ``table_unreadable``.
        """
        self.need_open()
        table = self.open_in(channel_id)
        if table is None:
            self.need_all()
            self.need_readable(channel_id)
            raise Refused("no_table_here")
        return table

    def open_in(self, channel_id: int) -> Table | None:
        """Return the open table of a channel, or None."""
        table_id = self._channels.get(channel_id)
        return None if table_id is None else self.find(table_id)

    def open_tables(self, place_id: int | None = None, season: str | None = None) -> list[Table]:
        """Return the open tables of a server (None: of all servers), oldest first. With ``season``, only
        those of that season.
        """
        return _oldest_first(self.entries.those(place_id=place_id, season=season))

    def of_user(self, user_id: int) -> list[Table]:
        """Return the open tables where a user has a seat, on all servers, oldest first."""
        return _oldest_first(self.entries.those(user_id=user_id))

    async def elsewhere(self, user_id: int) -> list[Table]:
        """Return the stored tables of other processes where a user has a seat, without sleeping ones. Raises
        StorageError.
        """
        if self.shards.is_sole:
            return []
        found = await self.database.tables.of_user(user_id)
        there = [row for row in found if not self.shards.has(row.place_id)]
        return await self._read_awake(there)

    async def stored(self, count: int) -> list[Table]:
        """Return up to ``count`` stored open tables of this process, restored or not, without sleeping ones.
        Raises StorageError.
        """
        keys = list(await self.database.tables.open(self.shards.has))
        some = await self.database.tables.some(keys[:: max(1, len(keys) // count)][:count])
        return await self._read_awake(some)

    async def _read_awake(self, found: Iterable[TableRow]) -> list[Table]:
        return await rows.read_tables(self.database, [row for row in found if rows.why_asleep(row) is None])

    async def gone_of(self, user_id: int) -> list[str]:
        """Return the games of a user's tables that are asleep until their game is back. Raises
        StorageError.
        """
        found = await self.database.tables.of_user(user_id) if self.gone else []
        return [self.gone[row.table_id] for row in found if row.table_id in self.gone]

    def need_readable(self, channel_id: int) -> None:
        """Raise Refused if the bot couldn't read the channel's table when it started: ``table_asleep`` until
        its game is back, otherwise ``table_unreadable``.
        """
        if channel_id in self.unreadable:
            raise self._unread(self.unreadable[channel_id])

    def _unread(self, table_id: str) -> Refused:
        if table_id in self.gone:
            return asleep(self.gone[table_id])
        return Refused("table_unreadable", table=table_id)

    def need_open(self) -> None:
        """Raise Refused ``starting`` unless tables can be changed."""
        if not self.is_open:
            raise Refused("starting")

    def need_all(self) -> None:
        """Raise Refused ``starting`` unless all tables are restored."""
        self.need_open()
        if self.waiting:
            raise Refused("starting")

    # Changes of one table

    async def change(self, table_id: str, work: Callable[[TableEntry], Coroutine[Any, Any, Table]]) -> Table:
        """Run ``work`` on a table under its lock, then call the listeners. ``work`` must commit the table
        that it returns.
        """

        async def locked() -> Table:
            self.need_open()
            entry = self.entries.find(table_id)
            if entry is None:
                await self.get(table_id)
                entry = self.entries.find(table_id)  # it may have been restored just now
            if entry is None:
                raise Refused("match_over")
            async with self.entries.locked(entry):
                before, table = entry.value, await work(entry)
                if table != before:
                    saved()
                if table is not before:
                    self.replace(entry, table)
                return table

        return await to_the_end(locked())

    def add(self, table: Table, later: int = 0) -> TableEntry:
        """Add a committed or stored table, and return its entry. A forced move is made ``later`` milliseconds
        later than usual.
        """
        entry = TableEntry(table.table_id, table, armed=self.clock.monotonic())
        self.entries.put(entry)
        entry.reaction = self._reaction(table)
        entry.forced_at = forced_at(table, self.clock.now() + later, self.pace)
        self.thinkers.think(table)
        self._arm(entry)
        return entry

    def drop(self, table_id: str, channel_id: int) -> None:
        """Remove a table that can no longer be shown."""
        self.let_go(table_id)
        self._channels.pop(channel_id, None)
        self._scheduler.set(table_id, None)

    def let_go(self, table_id: str) -> None:
        """Remove a finished table from memory."""
        self.entries.drop(table_id)
        self.dropped(table_id)

    def replace(self, entry: TableEntry, table: Table) -> None:
        """Put a committed table into memory, and call the listeners."""
        before = entry.value
        if before.deadline != table.deadline:
            entry.armed = self.clock.monotonic()
        entry.value = table
        if before.channel_id != table.channel_id and self._channels.get(before.channel_id) == entry.key:
            del self._channels[before.channel_id]
        is_played = before.version != table.version or before.chairs != table.chairs or entry.needs_reload
        is_played = is_played or before.rests != table.rests
        if is_played:
            entry.reaction = self._reaction(table)
        is_private = before.ahead != table.ahead and not is_played
        is_held = before.held_until != table.held_until
        if is_played or is_private or is_held:
            forced = forced_at(table, self.clock.now(), self.pace)
            is_same = None not in (forced, entry.forced_at) and before.turn_version == table.turn_version
            entry.forced_at = entry.forced_at if is_same and not is_held else forced
        self.thinkers.think(table)
        self._arm(entry)
        is_ping = before.to_ping != table.to_ping and not is_played
        if is_private:
            self.changed_in_private(table)
        elif not is_ping or before.warned_version != table.warned_version:
            self.changed(table)

    async def _reload(self, entry: TableEntry) -> None:
        """Read a table that couldn't be saved. What isn't stored stays as it was."""
        before, table = entry.value, await self._read(entry.key)
        if before.turn_version == table.turn_version:
            table = replace(table, given_back=before.given_back, restart=before.restart)
        if before.rests and table.phase == "playing":
            table = replace(table, rests=True, deadline=before.deadline)
        self.replace(entry, table)

    async def _read(self, table_id: str) -> Table:
        row = await self.database.tables.get(table_id)
        if row is None:
            raise Refused("no_such_table")
        try:
            return await rows.read_table(self.database, row)
        except GameGoneError as gone:
            raise asleep(gone.game) from None

    # Time

    def wake_at_next(self, entry: TableEntry) -> None:
        """Set a table's alarm to its next event that needs no press."""
        due = [due_at(entry.value), *self.reminders(entry.value), entry.forced_at]
        due.append(entry.reaction and entry.reaction[0])
        self._scheduler.set(entry.key, min((at for at in due if at is not None), default=None))

    def wait_for_program(self, entry: TableEntry) -> Table:
        """Check again soon whether a program with time left has decided. Return the table."""
        self._scheduler.set(entry.key, self.clock.now() + PROGRAM_WAIT)
        return entry.value

    def reminders(self, table: Table) -> tuple[int | None, int | None]:
        """Return when (ms) the player on turn must be pinged and warned. None if they need not be, or were
        already.
        """
        seat = is_waited_for(table)
        if seat is None:
            return None, None
        ping = ping_at(table, self.pace, self._pings_of(table, seat))
        now = self.clock.now()
        if ping is not None and (held := self._ping_from(table, seat, max(ping, now))) > now:
            ping = held
        return ping, warning_at(table, self.pace)

    def _arm(self, entry: TableEntry) -> None:
        table = entry.value
        if table.is_open:
            self._channels[table.channel_id] = table.table_id
        elif self._channels.get(table.channel_id) == table.table_id:
            del self._channels[table.channel_id]
        self.wake_at_next(entry)

    def _reaction(self, table: Table) -> tuple[int, Seat] | None:
        """Return when and at which seat a computer calls or challenges. A computer that fails to decide does
        neither.
        """
        if table.phase != "playing":
            return None
        try:
            return reaction(table, self.clock.now(), self.pace, self.chance)
        except Exception:
            log.exception("fault %s: computers cannot react at table %s", secrets.token_hex(4), table)
            return None


def asleep(game: str) -> Refused:
    """Build the Refused for a table that is asleep until its game, given its key, is back."""
    return Refused("table_asleep", game=GAMES[game].spec.name)


def _oldest_first(entries: Iterable[TableEntry]) -> list[Table]:
    tables = [entry.value for entry in entries if entry.value.is_open]
    return sorted(tables, key=lambda table: table.created_at)


async def _nothing(table_id: str) -> None:
    pass
