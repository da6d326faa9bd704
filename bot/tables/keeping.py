"""Keeping tables: in memory what has been committed, one lock each, and nobody told before it is saved."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, TypeVar

from bot.games.api import IllegalMove, Seat
from bot.storage import Database, StorageBusy, StorageError, Transaction, left, patience, turn
from bot.tables import rows
from bot.tables.busy import Busy, Undecided, or_busy
from bot.tables.clock import Clock
from bot.tables.gate import Gate
from bot.tables.listeners import notify
from bot.tables.outcome import saved
from bot.tables.pace import (
    Pace,
    Pings,
    due_at,
    is_waited_for,
    next_deadline,
    ping_at,
    reaction,
    warning_at,
)
from bot.tables.people import Refused
from bot.tables.scheduler import Scheduler
from bot.tables.table import Table

log = logging.getLogger(__name__)

T = TypeVar("T")

BUSY_PAUSE = 5_000
"""Milliseconds until a table is woken again that could not be saved."""
LAST_WORD = 0.5
"""Seconds that the database is given to finish what it has begun, when there is no patience left."""
FAULT_PAUSE = 60_000
"""The same for one whose waking failed for a reason that nobody knows yet."""


@dataclass(slots=True)
class Slot:
    """The place of one table in memory. ``table`` is only ever replaced by what has been committed."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    reaction: tuple[int, Seat] | None = None
    """When a computer calls or challenges, and which; made anew with every change of the table."""
    armed: int = 0
    """When (as :meth:`Clock.monotonic`) the deadline was set."""
    needs_reload: bool = False
    """Saving failed: what the database holds is read again before anything else happens."""


class Keeping:
    """All open tables of the bot in memory, and how one of them is changed.

    ``Tables`` (``service.py``) is made of this and of what can be done in a lobby and in a match.
    """

    def __init__(
        self, database: Database, clock: Clock, pace: Pace, chance: Random, secret: Callable[[], bytes]
    ) -> None:
        self._database = database
        self._clock = clock
        self._pace = pace
        self._chance = chance
        self._secret = secret
        self._slots: dict[str, Slot] = {}
        self._channels: dict[int, str] = {}
        self._unreadable: dict[int, str] = {}
        """The tables that the start could not read, by their channels."""
        self._scheduler = Scheduler(clock, self._wake)
        self._scheduling: asyncio.Task[None] | None = None
        self._watching: asyncio.Task[None] | None = None
        self._gate = Gate()
        self._held: set[str] = set()
        self._held_since: int | None = None
        """Since when (as :meth:`Clock.monotonic`) the clocks of all tables stand still, and why."""
        self._releasing = asyncio.Lock()
        """Held while time is given back: what was lost is given back once, whoever else ends a hold."""
        self._is_open = False
        self._closing = asyncio.Event()
        self.listeners: list[Callable[[Table], None]] = []
        """Who hears of every change of a table, once it is committed."""
        self.may_join: Callable[[Table, str], None] = lambda table, person: None
        """Asked, with their key, before somebody sits down at a table of a season; raises Refused."""
        self.on_ping: Callable[[Table], None] = lambda table: None
        """The player on turn is to be pinged: at most once a turn, and already noted."""
        self.pings_of: Callable[[Table, Seat], Pings] = lambda table, seat: "default"
        """When the person at a seat wishes to be pinged."""

    # Looking

    def find(self, table_id: str) -> Table | None:
        """The newest committed picture of a table in memory."""
        slot = self._slots.get(table_id)
        return slot.table if slot else None

    async def get(self, table_id: str) -> Table:
        """A table, also one that is over. Raises Refused ``starting``, ``no_such_table`` or
        ``table_unreadable``.
        """
        self._need_open()
        table = self.find(table_id)
        if table is not None:
            return table
        if table_id in self._unreadable.values():
            raise Refused("table_unreadable", table=table_id)
        row = await self._read(self._database.tables.get(table_id))
        if row is None:
            raise Refused("no_such_table")
        return await self._read(rows.read_table(self._database, row))

    def in_channel(self, channel_id: int) -> Table:
        """The open table of a channel. Raises Refused ``starting``, ``no_table_here`` or
        ``table_unreadable``.
        """
        self._need_open()
        table = self.open_in(channel_id)
        if table is None:
            self._need_readable(channel_id)
            raise Refused("no_table_here")
        return table

    def open_in(self, channel_id: int) -> Table | None:
        """The open table of a channel, if there is one."""
        table_id = self._channels.get(channel_id)
        return None if table_id is None else self._slots[table_id].table

    def open_tables(self, guild_id: int | None = None) -> list[Table]:
        """The open tables of a server, or of all."""
        return [
            slot.table
            for slot in self._slots.values()
            if slot.table.is_open and guild_id in (None, slot.table.guild_id)
        ]

    def of_user(self, user_id: int) -> list[Table]:
        """The open tables at which a user sits, on all servers, oldest first."""
        tables = [table for table in self.open_tables() if table.seat_of(user_id) is not None]
        return sorted(tables, key=lambda table: table.created_at)

    # Telling

    async def told(
        self, table_id: str, version: int, message_id: int | None = None, deadline: int | None = None
    ) -> None:
        """The channel's message shows ``version``, and ``deadline`` (ms) as when time is up; None: the one
        that the table has now. ``message_id`` where it is a new message.

        A finished table is let go of.
        """
        slot = self._slots.get(table_id)
        if slot is not None:
            await self._to_the_end(self._told(slot, version, message_id, deadline))

    async def _told(self, slot: Slot, version: int, message_id: int | None, deadline: int | None) -> None:
        async with self._turn(slot):
            table = slot.table
            # A newer picture may have been faster, and a newer message too: their ids grow.
            deadline = (deadline or table.deadline) if version >= table.told_version else table.told_deadline
            version = max(version, table.told_version)
            message_id = max(message_id or 0, table.message_id or 0) or None
            told = replace(table, told_version=version, told_deadline=deadline, message_id=message_id)
            if told != table:
                async with self._saving(slot) as tx:
                    await tx.tables.told(table.table_id, version, message_id, deadline)
                slot.table = told
                self._scheduler.set(table.table_id, self._next_wake(slot))
            if table.restart == "news":
                slot.table = replace(slot.table, restart="told")
            if not slot.table.is_open and version >= slot.table.version:
                self._slots.pop(slot.table.table_id, None)

    async def message_removed(self, table_id: str, message_id: int) -> None:
        """Somebody has deleted the message of an open table, for the second time since it was asked for: then
        nobody's time runs until it is asked for again.
        """

        async def removed(slot: Slot) -> Table:
            if slot.table.message_id != message_id or not slot.table.is_open:
                return slot.table
            return await self._save_removals(slot, slot.table.removals + 1, None)

        await self._with_slot(table_id, removed)

    async def asked_for(self, table_id: str) -> Table:
        """Somebody wants to see a table, whatever has become of its message: it is awake again."""

        async def asked(slot: Slot) -> Table:
            if not slot.table.removals or not slot.table.is_open:
                return slot.table
            return await self._save_removals(slot, 0, slot.table.message_id)

        return await self._with_slot(table_id, asked)

    async def _save_removals(self, slot: Slot, removals: int, message_id: int | None) -> Table:
        before = slot.table
        table = replace(before, removals=removals, message_id=message_id)
        if table.hidden != before.hidden and table.phase == "playing":
            deadline = next_deadline(table, self._clock.now(), self._pace, self._chance)
            table = replace(table, deadline=deadline)
        async with self._saving(slot) as tx:
            await tx.tables.save_removals(
                table.table_id, removals, message_id=message_id, deadline=table.deadline
            )
        return table

    # Time

    async def _wake(self, table_id: str) -> None:
        if table_id in self._slots and self._is_open:
            try:
                await self._with_slot(table_id, self._act_in_time)
            except Busy:
                # The database is held by somebody else: nothing was lost, so try again in a while.
                self._scheduler.set(table_id, self._clock.now() + BUSY_PAUSE)
            except Exception:
                self._scheduler.set(table_id, self._clock.now() + FAULT_PAUSE)
                raise

    async def _act_in_time(self, slot: Slot) -> Table:
        """What happens by itself when a table's time has come."""
        raise NotImplementedError

    def _next_wake(self, slot: Slot) -> int | None:
        """When (ms) something happens at a table by itself: its deadline, or what comes before it."""
        due = [due_at(slot.table), *self._reminders(slot.table), slot.reaction and slot.reaction[0]]
        return min((at for at in due if at is not None), default=None)

    def _reminders(self, table: Table) -> tuple[int | None, int | None]:
        """When (ms) the player on turn is to be pinged, and warned; None: not, or not again."""
        seat = is_waited_for(table)
        if seat is None:
            return None, None
        return ping_at(table, self._pace, self.pings_of(table, seat)), warning_at(table, self._pace)

    # Changing one table

    async def _with_slot(self, table_id: str, work: Callable[[Slot], Coroutine[Any, Any, Table]]) -> Table:
        """Run ``work`` on a table under its lock; what it returns is committed, and is told."""

        async def locked() -> Table:
            self._need_open()
            slot = self._slots.get(table_id)
            if slot is None:
                await self.get(table_id)
                raise Refused("match_over")
            async with self._turn(slot):
                if slot.needs_reload:
                    await self._read_again(slot)
                before, table = slot.table, await work(slot)
                if table is not before:
                    saved()
                    self._replace(slot, table)
                return table

        return await self._to_the_end(locked())

    async def _to_the_end(self, work: Coroutine[Any, Any, T]) -> T:
        """Finish ``work`` even if whoever waits for it goes away: a commit is always followed by its swap.

        Raises Busy when its turn does not come while there is patience, and Undecided when what the database
        was given is not done a while after that.
        """
        with patience():
            limit = left()
            task = asyncio.ensure_future(work)
        try:
            done, _ = await asyncio.wait({task}, timeout=limit if limit is None else limit + LAST_WORD)
            if done:
                return task.result()
        except asyncio.CancelledError:
            task.add_done_callback(_unheard)
            raise
        task.add_done_callback(_unheard)
        raise Undecided

    @asynccontextmanager
    async def _turn(self, slot: Slot) -> AsyncIterator[None]:
        """Hold the lock of a table. Raises Busy when others hold it for too long."""
        async with AsyncExitStack() as held:
            await self._read(held.enter_async_context(self._gate.passed()))
            await self._read(held.enter_async_context(turn(slot.lock)))
            yield

    @asynccontextmanager
    async def _alone(self) -> AsyncIterator[None]:
        """Have nothing happen at any table. Raises Busy when something does for too long."""
        async with AsyncExitStack() as held:
            await self._read(held.enter_async_context(self._gate.shut()))
            yield

    @asynccontextmanager
    async def _saving(self, slot: Slot) -> AsyncIterator[Transaction]:
        try:
            async with self._database.transaction() as tx:
                yield tx
        except StorageError as error:
            slot.needs_reload = True
            if not isinstance(error, StorageBusy):  # of which the database has told already
                log.warning("table %s could not be saved: %s", slot.table.table_id, error)
            raise Busy from error

    async def _read_again(self, slot: Slot) -> None:
        row = await self._read(self._database.tables.get(slot.table.table_id))
        if row is None:
            raise Refused("no_such_table")
        self._replace(slot, await self._read(rows.read_table(self._database, row)))
        slot.needs_reload = False

    async def _read(self, reading: Awaitable[T]) -> T:
        with or_busy():
            return await reading

    def _put(self, slot: Slot) -> None:
        self._slots[slot.table.table_id] = slot
        self._replace(slot, slot.table, tell=False)

    def _replace(self, slot: Slot, table: Table, *, tell: bool = True) -> None:
        changed = slot.table.version != table.version or slot.table.chairs != table.chairs
        if slot.table.deadline != table.deadline:
            slot.armed = self._clock.monotonic()
        slot.table = table
        if changed or slot.needs_reload or not tell:
            slot.reaction = self._reaction(table)
        if table.is_open:
            self._channels[table.channel_id] = table.table_id
        elif self._channels.get(table.channel_id) == table.table_id:
            del self._channels[table.channel_id]
        self._scheduler.set(table.table_id, self._next_wake(slot))
        if tell:
            self._tell(table)

    def _reaction(self, table: Table) -> tuple[int, Seat] | None:
        """When a computer calls or challenges, and which. One that fails to say so does neither."""
        if table.phase != "playing":
            return None
        try:
            return reaction(table, self._clock.now(), self._pace, self._chance)
        except Exception:
            log.exception("fault %s: no computer reacts at table %s", secrets.token_hex(4), table.table_id)
            return None

    def _tell(self, table: Table) -> None:
        for listener in self.listeners:
            notify(listener, table)

    def _need_readable(self, channel_id: int) -> None:
        """Raises Refused, naming it, where the start has found a table that cannot be read."""
        if channel_id in self._unreadable:
            raise Refused("table_unreadable", table=self._unreadable[channel_id])

    def _need_open(self) -> None:
        if not self._is_open:
            raise Refused("starting")


def _unheard(task: asyncio.Future[Any]) -> None:
    """Nobody waits for the answer any more: a refusal does not matter then, and a fault is for the log."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, Refused | IllegalMove | Busy):
        log.error("a press that was given up has failed", exc_info=error)
