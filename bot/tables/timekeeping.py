"""The time of all tables: at the start, at the end, and during outages."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Collection, Coroutine, Mapping
from contextlib import asynccontextmanager, suppress
from datetime import timedelta
from functools import partial
from typing import Any

from bot.milliseconds import MINUTE
from bot.shards import IsHere, Shards, everywhere
from bot.storage import StorageError, Transaction, patience
from bot.tables.entries import TableEntry
from bot.tables.listeners import Signal
from bot.tables.pace import after_absence, forced_at, is_outdated, is_overdue, is_waited_for, shifted, spread
from bot.tables.restoring import ALIVE, AT_ONCE, HELD, STOPPED, Restorer
from bot.tables.saving import save
from bot.tables.scheduler import Scheduler
from bot.tables.table import Table
from bot.tables.table_store import TableStore

log = logging.getLogger(__name__)

BUSY_PAUSE = 5_000
"""Milliseconds until a table that couldn't be saved is woken again."""
FAULT_PAUSE = MINUTE
"""The same after an unexpected error."""
PARTED = 2_000
"""Milliseconds by which the machine's clock may differ from the bot's before the bot's clock is corrected."""
NOTED = 15_000
"""Milliseconds between two notes that the bot is alive."""
NEAR = 1_000
"""Milliseconds by which a noted time may be wrong before it is noted again. It comes from two clocks that are
read one after the other.
"""
SHORT = 5_000
"""Interruptions of at most this many milliseconds move no deadlines."""


class Timekeeping:
    """Stops the clocks of tables during outages, on all servers or on those of some shards.

    Deadlines are saved before they count, all of them at once, while no table is in use.
    """

    def __init__(
        self,
        store: TableStore,
        scheduler: Scheduler,
        act_in_time: Callable[[TableEntry], Coroutine[Any, Any, Table]],
        shards: Shards,
    ) -> None:
        """``act_in_time`` does what is due at a table."""
        self._store = store
        self._clock = store.clock
        self._shards = shards
        self._scheduler = scheduler
        scheduler.hold(self._is_held)
        self._act_in_time = act_in_time
        self._scheduling: asyncio.Task[None] | None = None
        self._watching: asyncio.Task[None] | None = None
        self._reasons: dict[int, set[str]] = {shard: set() for shard in shards}
        """For each shard, why the clocks of its servers are stopped."""
        self._held_since: dict[int, int] = {}
        """For each shard, since when (as :meth:`Clock.monotonic`) they are stopped."""
        self._servers_held: dict[int, int] = {}
        """Unavailable servers, and since when (as :meth:`Clock.monotonic`)."""
        self._unseen: dict[str, int] = {}
        """Tables that their channels don't show, and the turn (as :attr:`Table.turn_version`) since which
        they don't.
        """
        self._restorer = Restorer(store, self._unseen)
        self._noted: dict[str, str] = {}
        """The notes about stopped clocks, by table, as :data:`STOPPED` describes."""
        self._returning: dict[str, int] = {}
        """Tables that get back the time since then (as :meth:`Clock.monotonic`) when they are woken."""
        store.dropped.subscribe(self._forget)
        self._releasing = asyncio.Lock()
        """Held while time is given back, so that two releases don't give it back twice."""
        self._closing = asyncio.Event()
        self.when_open: Callable[[], object] = lambda: None
        """Called as soon as tables can be used, while others are still being restored."""
        self.make_sure: Callable[[], Coroutine[Any, Any, object]] = nothing_to_ask
        """Called before a player's time is up. It stops clocks if Discord does not answer, and returns when
        it does.
        """
        self.moved_on = Signal[[list[str]]]()
        """Called with the ids of unused tables whose deadlines have changed."""

    # Start and stop

    async def restore(self, here: IsHere = everywhere) -> int:
        """Restore all tables of these servers as :class:`Restorer` does, and return their number.

        :meth:`needing_news` returns the channels that need a message about it. Raises StorageError if the
        database fails; then try again. If the process gets more shards later, call this for them.
        """
        if not self._store.is_open:
            # Each table gets back the time lost before when it is restored.
            self._held_since = dict.fromkeys(self._held_since, self._clock.monotonic())
        await self._restorer.begin(here)
        self.when_open()
        await self._restorer.go_on()
        async with self._store.entries.alone():
            deadlines = self._store.entries.deadlines()
            moved = {key: deadlines[key] for key in self._restorer.moved & deadlines.keys()}
            self._noted |= self._restorer.noted
            async with self._noting() as tx:
                await tx.tables.assume_told(self._restorer.assumed)
                await tx.tables.save_deadlines(moved)
            self._restorer.assumed.clear()
            self._restorer.moved.clear()
            self._restorer.noted.clear()
        if self._scheduling is not None:
            return len(deadlines)
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
        await self._store.thinkers.close()
        if ran:
            with (
                suppress(StorageError),
                patience(),
            ):  # without this, the absence seems a little longer than it was
                async with self._noting():
                    pass

    def needing_news(self) -> list[str]:
        """Return the ids of the tables whose channels must be updated: first those with an event or without a
        message, then those with a new deadline for the player on turn.

        Tables with the soonest deadlines come first.
        """
        now = self._clock.now()
        untold, outdated = [], []
        for entry in self._store.entries.unpacked():
            table = entry.value
            if table.is_untold:
                untold.append((table.deadline or 0, entry.key))
            elif is_outdated(table, now, self._store.pace):
                outdated.append((table.deadline or 0, entry.key))
        for key, packed in self._store.entries.packed().items():
            if packed.told_deadline not in (None, packed.deadline):
                outdated.append((packed.deadline or 0, key))
        return [key for _, key in (*sorted(untold), *sorted(outdated))]

    async def _wake(self, table_id: str) -> None:
        table = self._store.find(table_id)
        if table is not None and self._store.is_open:
            try:
                if is_overdue(table, self._clock.now()):
                    await self.make_sure()
                if self._is_held(table_id):
                    self._scheduler.set(table_id, self._clock.now())
                else:
                    await self._store.change(table_id, self._go_on_at)
            except StorageError:
                # Another process holds the database. Nothing was lost, so try again later.
                self._scheduler.set(table_id, self._clock.now() + BUSY_PAUSE)
            except Exception:
                self._scheduler.set(table_id, self._clock.now() + FAULT_PAUSE)
                raise

    async def _go_on_at(self, entry: TableEntry) -> Table:
        # Only the lock makes sure that no other task gives the time back.
        return await (self._give_back_at if entry.key in self._returning else self._act_in_time)(entry)

    # During outages

    def hold(self, why: str, shards: Collection[int] | None = None) -> None:
        """Stop the clocks of all tables, or of those of ``shards``, until :meth:`release` is called with the
        same reason. No turn runs out of time, and no computer plays.
        """
        for shard in self._shards if shards is None else shards:
            self._reasons.setdefault(shard, set()).add(why)
            self._held_since.setdefault(shard, self._clock.monotonic())

    async def release(self, why: str, shards: Collection[int] | None = None) -> None:
        """Restart the clocks, unless they are stopped for another reason too.

        The player on turn has as much time left as before. A very short stop changes nothing.
        """
        for shard in self._shards if shards is None else shards:
            self._reasons.setdefault(shard, set()).discard(why)
        async with self._releasing:
            while (ended := self._ended()) and not self._closing.is_set():
                await self._give_back(ended)

    def hold_server(self, place_id: int) -> None:
        """Stop the clocks of a server's tables, because Discord reports it as unavailable."""
        self._servers_held.setdefault(place_id, self._clock.monotonic())

    def release_server(self, place_id: int) -> None:
        """Restart the clocks of a server's tables. Players on turn have as much time left as before."""
        since = self._servers_held.pop(place_id, None)
        entries = self._store.entries
        for key in entries.keys() if since is not None else ():
            if entries.place_of(key) == place_id:
                self._return_to(key, since or 0)

    def unseen(self, table: Table, is_unseen: bool) -> None:
        """Note whether a table's channel can't show it.

        One turn may pass unseen. After that no one's time runs out there, and the player on turn gets back
        their lost time in the end.
        """
        if is_unseen:
            self._unseen.setdefault(table.table_id, table.turn_version)
        elif table.table_id in self._unseen:
            was_held = self._is_unseen(table.table_id)
            del self._unseen[table.table_id]
            if was_held:
                self._return_to(table.table_id, 0)

    def _forget(self, table_id: str) -> None:
        self._unseen.pop(table_id, None)
        self._returning.pop(table_id, None)

    def _return_to(self, table_id: str, since: int) -> None:
        """Give back the time since a table's clock was stopped, or since its turn began."""
        self._returning[table_id] = min(since, self._returning.get(table_id, since))
        self._scheduler.set(table_id, self._clock.now())

    async def _give_back_at(self, entry: TableEntry) -> Table:
        store, now = self._store, self._clock.now()
        table = after_absence(entry.value, self._stopped_for(entry), now, store.pace, store.chance)
        if table.deadline == entry.value.deadline:
            store.wake_at_next(entry)
            table = entry.value
        else:
            note = json.dumps([now, self._unseen.get(entry.key)])
            async with store.entries.saving(entry) as tx:
                await save(tx, entry.value, table)
                await tx.notes.save(f"{STOPPED} {entry.key}", note)
            self._noted[entry.key] = note
        self._returning.pop(entry.key, None)
        return table

    def _stopped_for(self, entry: TableEntry) -> int:
        """Return how long (ms) a table's clock has been stopped, counting from the first reason. Time before
        its turn, or already given back, doesn't count.
        """
        now = self._clock.monotonic()
        return now - max(self._stopped_since(entry.key, now), entry.armed)

    def _stopped_since(self, key: str, now: int) -> int:
        """Return since when (as :meth:`Clock.monotonic`) a table's clock has been stopped, by the first
        reason, or ``now`` if it runs.
        """
        place_id = self._store.entries.place_of(key)
        places = (
            ()
            if place_id is None
            else (self._held_since.get(self._shards.of(place_id)), self._servers_held.get(place_id))
        )
        stops = (*places, self._returning.get(key), 0 if self._is_unseen(key) else None)
        return min((stop for stop in stops if stop is not None), default=now)

    def _is_held(self, table_id: str) -> bool:
        place_id = self._store.entries.place_of(table_id)
        if place_id is not None and (
            place_id in self._servers_held or self._shards.of(place_id) in self._held_since
        ):
            return True
        return self._is_unseen(table_id)

    def _is_unseen(self, table_id: str) -> bool:
        """Return whether a table waits for a player and its channel didn't show a whole turn."""
        table = self._store.find(table_id) if table_id in self._unseen else None
        return (
            table is not None
            and table.turn_version > self._unseen[table_id]
            and is_waited_for(table) is not None
        )

    def _ended(self) -> dict[int, int]:
        """Return the shards whose clocks are no longer stopped for any reason, with the time since when they
        are stopped.
        """
        return {shard: since for shard, since in self._held_since.items() if not self._reasons[shard]}

    async def _give_back(self, ended: Mapping[int, int]) -> None:
        """Give back the time since the clocks of these shards were stopped, and start them, unless they were
        stopped again.
        """
        now = self._clock.monotonic()
        long = [shard for shard, since in ended.items() if now - since >= SHORT]
        try:
            if long:
                over = spread(len(self._store.entries.keys()))
                await self._move_on(partial(self._after_hold, over), among=long)
        except StorageError:
            await self._clock.wait(self._closing, self._clock.now() + BUSY_PAUSE)
        else:
            for shard in ended:
                if self._reasons[shard]:  # the time from now on is given back later
                    self._held_since[shard] = self._clock.monotonic()
                else:
                    del self._held_since[shard]
            self._scheduler.release()

    def _after_hold(self, spread: int, entry: TableEntry) -> Table:
        store, now, away = self._store, self._clock.now(), self._stopped_for(entry)
        entry.forced_at = forced_at(entry.value, now + store.chance.randint(0, spread), store.pace)
        return after_absence(entry.value, away, now, store.pace, store.chance, spread)

    # The machine's clock

    def _after_jump(self, ahead: int, entry: TableEntry) -> Table:
        return shifted(entry.value, ahead, self._clock.now())

    async def _watch(self) -> None:
        """Correct the bot's clock when it differs from the machine's, and note that the bot is alive."""
        noted = self._clock.monotonic()
        while True:
            ahead = await self._clock.tick()
            self._store.entries.look()
            try:
                if abs(ahead) > PARTED:
                    way, span = "forward" if ahead > 0 else "back", timedelta(seconds=abs(ahead) // 1000)
                    log.warning(
                        "the machine's clock jumped %s by %s, and all deadlines move with it", way, span
                    )
                    await self._move_on(partial(self._after_jump, ahead), ahead)
                if self._clock.monotonic() - noted >= NOTED:
                    async with self._noting():
                        pass
                    noted = self._clock.monotonic()
            except StorageError:
                continue  # the next tick comes soon
            except Exception:
                log.exception("the routine for the tables' clocks failed")

    @asynccontextmanager
    async def _noting(
        self, ahead: int = 0, among: Collection[int] = (), given_back: Collection[str] = ()
    ) -> AsyncIterator[Transaction]:
        """Yield a transaction that also notes until when the clocks of the tables have run, by the machine's
        clock, which is ``ahead`` (ms) of the bot's. The clocks of the shards ``among`` and of the tables
        ``given_back`` have run until now, even if they are stopped. Raises StorageError.
        """
        async with self._store.database.transaction() as tx:
            yield tx
            await self._note_shards(tx, ahead, among)
            now_stopped = self._stopped(ahead, given_back)
            stopped = {key: noted_before(self._noted.get(key), text) for key, text in now_stopped.items()}
            await tx.notes.remove(f"{STOPPED} {key}" for key in self._noted.keys() - stopped.keys())
            for key, text in stopped.items() - self._noted.items():
                await tx.notes.save(f"{STOPPED} {key}", text)
        self._noted = stopped

    async def _note_shards(self, tx: Transaction, ahead: int, among: Collection[int]) -> None:
        monotonic, now = self._clock.monotonic(), self._clock.now() + ahead
        stopped = {
            shard: now - (monotonic - since)
            for shard, since in self._held_since.items()
            if shard not in among
        }
        if not self._shards.is_sole:
            for shard in self._shards:
                await tx.notes.save(f"{ALIVE} {shard}/{self._shards.count}", str(stopped.get(shard, now)))
            return
        held = [(shard, self._shards.count, until) for shard, until in stopped.items()]
        await tx.notes.save(ALIVE, str(now))
        await tx.notes.save(HELD, json.dumps(held))

    def _stopped(self, ahead: int, given_back: Collection[str]) -> dict[str, str]:
        """Return the notes about stopped clocks, by table."""
        entries, monotonic, now = self._store.entries, self._clock.monotonic(), self._clock.now() + ahead
        stopped = dict(self._restorer.gone)
        keys = entries.keys()
        out = {key for key in keys if entries.place_of(key) in self._servers_held}
        for key in (out | self._unseen.keys() | self._returning.keys()) & keys:
            since = monotonic if key in given_back else self._stopped_since(key, monotonic)
            until = None if since == monotonic else now - (monotonic - max(since, entries.armed(key)))
            if until is not None or key in self._unseen:
                stopped[key] = json.dumps([until, self._unseen.get(key)])
        return stopped

    async def _move_on(
        self, moved: Callable[[TableEntry], Table], ahead: int = 0, among: Collection[int] | None = None
    ) -> None:
        """Change the deadlines of all tables, or of those of the shards ``among``, and the clock by ``ahead``
        (ms), in one step.

        Raises StorageError, and then nothing has changed. A table for which ``moved`` fails is logged and
        left alone.
        """

        def is_among(place_id: int) -> bool:
            return among is None or self._shards.of(place_id) in among

        await self._unpack(is_among)
        with patience():
            async with self._store.entries.alone():
                self._store.entries.unpack(self._packed(is_among))  # tables packed by now
                tables = self._moved(moved, is_among)
                deadlines = {
                    table.table_id: table.deadline
                    for entry, table in tables
                    if table.deadline != entry.value.deadline
                }
                given_back = deadlines if among is not None else ()
                async with self._noting(ahead, among or (), given_back) as tx:
                    await tx.tables.save_deadlines(deadlines)
                self._clock.set_right(ahead)
                for entry, table in tables:
                    entry.move_on(table, ahead)
                    if among is not None:
                        if entry.key in deadlines:  # all time that has passed was given back
                            entry.armed = self._clock.monotonic()
                        self._returning.pop(entry.key, None)
                    self._store.wake_at_next(entry)
        self._tell_outdated()

    def _moved(
        self, moved: Callable[[TableEntry], Table], is_among: Callable[[int], bool]
    ) -> list[tuple[TableEntry, Table]]:
        """Return the open tables of some servers, each with the result of ``moved``, where that succeeds."""
        entries = [
            entry
            for entry in self._store.entries.unpacked()
            if entry.value.is_open and is_among(entry.value.place_id)
        ]
        return [(entry, table) for entry in entries if (table := _understood(entry, moved)) is not None]

    def _packed(self, is_among: Callable[[int], bool]) -> list[str]:
        packed = self._store.entries.packed().items()
        return [key for key, table in packed if is_among(table.place_id)]

    async def _unpack(self, is_among: Callable[[int], bool]) -> None:
        """Unpack all tables of the servers that ``is_among`` is true for, a few at a time."""
        packed = self._packed(is_among)
        for first in range(0, len(packed), AT_ONCE):
            self._store.entries.unpack(key for key in packed[first : first + AT_ONCE])
            await asyncio.sleep(0)

    def _tell_outdated(self) -> None:
        """Have new deadlines shown. For unused tables, the listeners of :attr:`moved_on` do that."""
        now, idle = self._clock.now(), []
        for entry in self._store.entries.unpacked():
            if is_outdated(entry.value, now, self._store.pace):
                if entry.is_idle:
                    idle.append(entry)
                else:
                    self._store.changed(entry.value)
        idle.sort(key=lambda entry: entry.value.deadline or 0)
        self.moved_on([entry.key for entry in idle])


async def nothing_to_ask() -> None:
    """Do nothing: :attr:`Timekeeping.make_sure` without Discord."""


def noted_before(noted: str | None, text: str) -> str:
    """Return the note ``noted`` of a stopped clock (:data:`STOPPED`) if ``text`` hardly differs; otherwise
    ``text``.
    """
    if noted is None:
        return text
    (earlier, turn), (until, turn_now) = json.loads(noted), json.loads(text)
    is_near = None not in (earlier, until) and turn == turn_now and abs(earlier - until) < NEAR
    return noted if is_near else text


def _understood(entry: TableEntry, moved: Callable[[TableEntry], Table]) -> Table | None:
    """Return the table of an entry with its deadline moved, or None if that fails, which is logged."""
    try:
        return moved(entry)
    except Exception:  # one faulty table must not stop the others
        fault = secrets.token_hex(4)
        log.exception("fault %s: cannot move the clock of table %s", fault, entry.value)
        return None
