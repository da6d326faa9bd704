"""The time of all tables: at the start, at the end, and whenever nobody can play."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import Any

from bot.storage import patience
from bot.tables.busy import Busy, writing
from bot.tables.entries import TableEntry
from bot.tables.listeners import Signal
from bot.tables.pace import after_absence, forced_at, is_outdated, shifted, spread
from bot.tables.restoring import AT_ONCE, Restorer
from bot.tables.scheduler import Scheduler
from bot.tables.table import Table
from bot.tables.table_store import TableStore

log = logging.getLogger(__name__)

BUSY_PAUSE = 5_000
"""Milliseconds until a table is woken again after it could not be saved."""
FAULT_PAUSE = 60_000
"""The same after an unexpected error."""
PARTED = 2_000
"""Milliseconds by which the machine's clock may differ from the bot's before the bot's clock is set right."""
ALIVE = 15_000
"""Milliseconds after which the bot notes again that it is alive."""
SHORT = 5_000
"""An interruption of at most this many milliseconds moves no deadlines."""


class Timekeeping:
    """Stops the clocks of all tables while nobody can play.

    Deadlines are saved before they count, all of them at once, while nothing else happens at any table.
    """

    def __init__(
        self,
        store: TableStore,
        scheduler: Scheduler,
        act_in_time: Callable[[TableEntry], Coroutine[Any, Any, Table]],
    ) -> None:
        """``act_in_time`` does what is due at a table."""
        self._store = store
        self._restorer = Restorer(store)
        self._clock = store.clock
        self._scheduler = scheduler
        self._act_in_time = act_in_time
        self._scheduling: asyncio.Task[None] | None = None
        self._watching: asyncio.Task[None] | None = None
        self._held: set[str] = set()
        self._held_since: int | None = None
        """Since when (as :meth:`Clock.monotonic`) all clocks are stopped. ``_held`` has the reasons."""
        self._releasing = asyncio.Lock()
        """Held while time is given back, so that two releases do not give it back twice."""
        self._closing = asyncio.Event()
        self.moved_on = Signal[[list[str]]]()
        """Called with the ids of unused tables whose deadlines have changed."""

    # Start and stop

    async def restore(self) -> int:
        """Restore all tables as :class:`Restorer` does, and return their number.

        :meth:`needing_news` says which channels must be told. Raises Busy if the database cannot be used.
        Then this can be tried again.
        """
        await self._restorer.begin()
        await self._restorer.go_on()
        async with self._store.entries.alone():
            deadlines = self._store.entries.deadlines()
            moved = {key: deadlines[key] for key in self._restorer.moved & deadlines.keys()}
            async with writing(self._store.database) as tx:
                await tx.tables.save_deadlines(moved)
                await tx.notes.save("alive", str(self._ran_until()))
        if self._held_since is not None:
            # Tables can be used while others are restored, each with the time that it was given then.
            self._held_since = self._clock.monotonic()
        self._scheduling = asyncio.create_task(self._scheduler.run(self._wake), name="table deadlines")
        self._watching = asyncio.create_task(self._watch(), name="table clocks")
        return len(deadlines)

    async def close(self) -> None:
        """Accept no more moves, and return when the last one is saved."""
        self._store.is_open, ran = False, self._watching is not None
        self._closing.set()
        for task in (self._scheduling, self._watching):
            if task is not None:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
        for entry in self._store.entries.unpacked():
            async with entry.lock:
                pass
        if ran:
            with suppress(Busy), patience():  # otherwise the absence seems a little longer than it was
                async with writing(self._store.database) as tx:
                    await tx.notes.save("alive", str(self._ran_until()))

    def needing_news(self) -> list[str]:
        """The ids of the tables whose channels must be told something that matters: first those with an
        event, then those whose player on turn has another deadline.

        Tables with the soonest deadlines come first.
        """
        now = self._clock.now()
        untold, outdated = [], []
        for entry in self._store.entries.unpacked():
            table = entry.value
            if table.told_version < table.version:
                untold.append((table.deadline or 0, entry.key))
            elif is_outdated(table, now, self._store.pace):
                outdated.append((table.deadline or 0, entry.key))
        for key, packed in self._store.entries.packed().items():
            if packed.told_deadline not in (None, packed.deadline):
                outdated.append((packed.deadline or 0, key))
        return [key for _, key in (*sorted(untold), *sorted(outdated))]

    async def _wake(self, table_id: str) -> None:
        if self._store.find(table_id) is not None and self._store.is_open:
            try:
                await self._store.change(table_id, self._act_in_time)
            except Busy:
                # Another process holds the database. Nothing was lost, so try again later.
                self._scheduler.set(table_id, self._clock.now() + BUSY_PAUSE)
            except Exception:
                self._scheduler.set(table_id, self._clock.now() + FAULT_PAUSE)
                raise

    # While nobody can play

    def hold(self, why: str) -> None:
        """Stop the clocks of all tables until :meth:`release` is called with the same reason. No turn runs
        out of time, and no computer plays.
        """
        if self._held_since is None:
            self._held_since = self._clock.monotonic()
            self._scheduler.hold()
        self._held.add(why)

    async def release(self, why: str) -> None:
        """Let the clocks run again, unless they are stopped for another reason too.

        The player on turn has as much time left as before. A very short stop changes nothing.
        """
        self._held.discard(why)
        async with self._releasing:
            while not self._held and self._held_since is not None and not self._closing.is_set():
                await self._give_back(self._held_since)

    async def _give_back(self, since: int) -> None:
        """Give back the time since the clocks were stopped, and start them, unless they were stopped again in
        the meantime.
        """
        try:
            if self._clock.monotonic() - since >= SHORT:
                over = spread(len(self._store.entries.keys()))
                await self._move_on(partial(self._after_hold, since, over), self._clock.now())
        except Busy:
            await self._clock.wait(self._closing, self._clock.now() + BUSY_PAUSE)
        else:
            if not self._held:
                self._held_since = None
                self._scheduler.release()
            else:  # stopped again while that was saved: the time from now on is given back later
                self._held_since = self._clock.monotonic()

    def _after_hold(self, since: int, spread: int, entry: TableEntry) -> Table:
        away = self._clock.monotonic() - max(since, entry.armed)
        now, store = self._clock.now(), self._store
        entry.forced_at = forced_at(entry.value, now + store.chance.randint(0, spread), store.pace)
        return after_absence(entry.value, away, now, store.pace, store.chance, spread)

    # The machine's clock

    async def _watch(self) -> None:
        """Set the bot's clock right when it differs from the machine's, and note that the bot is alive."""
        noted = self._clock.monotonic()
        while True:
            ahead = await self._clock.tick()
            self._store.entries.look()
            try:
                if abs(ahead) > PARTED:
                    log.warning("the machine's clock is ahead by %d ms: all deadlines move along", ahead)
                    await self._move_on(partial(_shifted, ahead), self._ran_until() + ahead, ahead)
                if self._clock.monotonic() - noted >= ALIVE:
                    async with writing(self._store.database) as tx:
                        await tx.notes.save("alive", str(self._ran_until()))
                    noted = self._clock.monotonic()
            except Busy:
                continue  # the next tick comes soon
            except Exception:
                log.exception("the clocks of the tables could not be looked after")

    def _ran_until(self) -> int:
        """Until when (ms) the clocks of the tables have run."""
        held = 0 if self._held_since is None else self._clock.monotonic() - self._held_since
        return self._clock.now() - held

    async def _move_on(self, moved: Callable[[TableEntry], Table], ran_until: int, ahead: int = 0) -> None:
        """Change the deadlines of all tables, and the clock by ``ahead`` (ms), in one step.

        ``ran_until`` (ms) says until when the clocks have run after that. Raises Busy, and then nothing has
        changed. A table for which ``moved`` fails is logged and left alone, and the others go on.
        """
        await self._unpack()
        with patience():
            async with self._store.entries.alone():
                self._store.entries.unpack(self._store.entries.packed())  # what was packed meanwhile
                entries = [entry for entry in self._store.entries.unpacked() if entry.value.is_open]
                tables = [
                    (entry, table) for entry in entries if (table := _understood(entry, moved)) is not None
                ]
                deadlines = {
                    table.table_id: table.deadline
                    for entry, table in tables
                    if table.deadline != entry.value.deadline
                }
                async with writing(self._store.database) as tx:
                    await tx.tables.save_deadlines(deadlines)
                    await tx.notes.save("alive", str(ran_until))
                self._clock.set_right(ahead)
                for entry, table in tables:
                    if entry.reaction is not None:
                        entry.reaction = entry.reaction[0] + ahead, entry.reaction[1]
                    if entry.forced_at is not None:
                        entry.forced_at += ahead
                    entry.value = table
                    self._store.wake_at_next(entry)
        self._tell_outdated()

    async def _unpack(self) -> None:
        """Unpack all tables, a few at a time."""
        packed = list(self._store.entries.packed())
        for first in range(0, len(packed), AT_ONCE):
            self._store.entries.unpack(key for key in packed[first : first + AT_ONCE])
            await asyncio.sleep(0)

    def _tell_outdated(self) -> None:
        """Tell of new deadlines. For tables that nobody uses, :attr:`moved_on` does it."""
        now, idle = self._clock.now(), []
        for entry in self._store.entries.unpacked():
            if is_outdated(entry.value, now, self._store.pace):
                if entry.is_idle:
                    idle.append(entry)
                else:
                    self._store.changed(entry.value)
        idle.sort(key=lambda entry: entry.value.deadline or 0)
        self.moved_on([entry.key for entry in idle])


def _understood(entry: TableEntry, moved: Callable[[TableEntry], Table]) -> Table | None:
    """The table of an entry with its deadline moved. None if that fails, which is logged."""
    try:
        return moved(entry)
    except Exception:  # whatever is wrong with it, the other tables go on
        fault = secrets.token_hex(4)
        log.exception("fault %s: the clock of table %s cannot be moved on", fault, entry.value.table_id)
        return None


def _shifted(by: int, entry: TableEntry) -> Table:
    return shifted(entry.value, by)
