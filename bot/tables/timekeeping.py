"""Time at all tables at once: the start and the end, and whenever nobody could have played."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial

from bot.storage import TableRow, patience
from bot.tables import rows
from bot.tables.busy import Busy, writing
from bot.tables.keeping import BUSY_PAUSE, Keeping, Slot
from bot.tables.pace import after_absence, is_outdated, shifted
from bot.tables.table import Table

log = logging.getLogger(__name__)

PARTED = 2_000
"""Milliseconds by which the machine's clock may differ from the bot's before that is set right."""
ALIVE = 15_000
"""Milliseconds after which it is noted again that the bot is alive."""
SHORT = 5_000
"""Milliseconds for which nobody could play and nobody's deadline is moved on."""


class Timekeeping(Keeping):
    """The clocks of all tables: they stand still while nobody could play.

    Deadlines are saved before they count, all at once, while nothing else happens at any table.
    """

    # Start and stop

    async def restore(self) -> int:
        """Take up every table where it was left. Gives their number.

        Who is on turn has the time left that they had when the bot was last alive. What the channels are to
        be told says :meth:`needing_news`. A table that cannot be read is logged and left alone, and keeps its
        channel; the others go on. Raises Busy when the database cannot be read; then it may be tried again.
        """
        now, alive = self._clock.now(), await self._read(self._database.notes.get("alive"))
        away = now - int(alive) if alive is not None and alive.isdecimal() else 0
        moved: dict[str, int | None] = {}
        for row in [
            *await self._read(self._database.tables.open()),
            *await self._read(self._database.tables.untold()),
        ]:
            await self._take_up(row, away)
            table = self.find(row.table_id)
            if table is not None and table.deadline != row.deadline:
                moved[row.table_id] = table.deadline
        taken = await self._read(self._database.tables.taken_channels())
        self._unreadable = {
            channel_id: table_id for channel_id, table_id in taken.items() if table_id not in self._slots
        }
        async with writing(self._database) as tx:
            await tx.tables.save_deadlines(moved)
            await tx.notes.save("alive", str(self._ran_until()))
        self._is_open = True
        self._scheduling = asyncio.create_task(self._scheduler.run(), name="table deadlines")
        self._watching = asyncio.create_task(self._watch(), name="table clocks")
        return len(self._slots)

    async def _take_up(self, row: TableRow, away: int) -> None:
        try:
            table = await self._read(rows.read_table(self._database, row))
            if table.phase == "playing":
                told = row.deadline if row.told_deadline is None else row.told_deadline
                table = replace(table, told_deadline=told, restart="news")
            table = after_absence(table, away, self._clock.now(), self._pace, self._chance)
            self._put(Slot(table, armed=self._clock.monotonic()))
        except Busy:
            raise
        except Exception:  # whatever is wrong with it, the others are to go on
            log.exception("table %s cannot be read and is left as it is", row.table_id)
            self._slots.pop(row.table_id, None)
            self._channels.pop(row.channel_id, None)
            self._scheduler.set(row.table_id, None)

    async def close(self) -> None:
        """Take no more moves; return when the last one under way is saved."""
        was_open, self._is_open = self._is_open, False
        self._closing.set()
        for task in (self._scheduling, self._watching):
            if task is not None:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
        for slot in list(self._slots.values()):
            async with slot.lock:
                pass
        if was_open:
            with suppress(Busy), patience():  # else it is taken for somewhat longer away
                async with writing(self._database) as tx:
                    await tx.notes.save("alive", str(self._ran_until()))

    def needing_news(self) -> list[Table]:
        """The tables whose channels have not been told all that matters: what has happened, or how long the
        clock of who is on turn runs. The soonest deadline comes first.
        """
        now = self._clock.now()
        tables = [
            slot.table
            for slot in self._slots.values()
            if slot.table.told_version < slot.table.version or is_outdated(slot.table, now, self._pace)
        ]
        return sorted(tables, key=lambda table: (table.deadline is None, table.deadline or 0))

    # While nobody can play

    def hold(self, why: str) -> None:
        """Stop the clocks of all tables, until :meth:`release` for the same reason: nobody's time runs out,
        and no computer plays.
        """
        if self._held_since is None:
            self._held_since = self._clock.monotonic()
            self._scheduler.hold()
        self._held.add(why)

    async def release(self, why: str) -> None:
        """Let the clocks go on, unless they are held for another reason too. Who is on turn has the time left
        that they had; a moment's hold changes nothing.
        """
        self._held.discard(why)
        async with self._releasing:
            while not self._held and self._held_since is not None and not self._closing.is_set():
                await self._give_back(self._held_since)

    async def _give_back(self, since: int) -> None:
        """Give the time back for which the tables were held, and let their clocks go on, unless they are held
        anew by then.
        """
        try:
            if self._clock.monotonic() - since >= SHORT:
                await self._move_on(partial(self._after_hold, since), self._clock.now())
        except Busy:
            await self._clock.wait(self._closing, self._clock.now() + BUSY_PAUSE)
        else:
            if not self._held:
                self._held_since = None
                self._scheduler.release()
            else:  # held anew, while that was saved: what comes from now on is still to be given back
                self._held_since = self._clock.monotonic()

    def _after_hold(self, since: int, slot: Slot) -> Table:
        away = self._clock.monotonic() - max(since, slot.armed)
        return after_absence(slot.table, away, self._clock.now(), self._pace, self._chance)

    # The machine's clock

    async def _watch(self) -> None:
        """Set the bot's clock right when it has parted from the machine's, and note that the bot is alive."""
        noted = self._clock.monotonic()
        while True:
            ahead = await self._clock.tick()
            try:
                if abs(ahead) > PARTED:
                    log.warning("the machine's clock is ahead by %d ms: all deadlines move along", ahead)
                    await self._move_on(partial(_shifted, ahead), self._ran_until() + ahead, ahead)
                if self._clock.monotonic() - noted >= ALIVE:
                    async with writing(self._database) as tx:
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

    async def _move_on(self, moved: Callable[[Slot], Table], ran_until: int, ahead: int = 0) -> None:
        """Change the deadlines of all tables, and the clock by ``ahead`` (ms), as one; ``ran_until`` (ms)
        says until when the clocks of the tables have run then. Raises Busy, and nothing has changed. A table
        for which ``moved`` fails is logged and left alone; the others go on.
        """
        with patience():
            async with self._alone():
                open_slots = [slot for slot in self._slots.values() if slot.table.is_open]
                tables = [
                    (slot, table) for slot in open_slots if (table := _understood(slot, moved)) is not None
                ]
                deadlines = {
                    table.table_id: table.deadline
                    for slot, table in tables
                    if table.deadline != slot.table.deadline
                }
                async with writing(self._database) as tx:
                    await tx.tables.save_deadlines(deadlines)
                    await tx.notes.save("alive", str(ran_until))
                self._clock.set_right(ahead)
                for slot, table in tables:
                    if slot.reaction is not None:
                        slot.reaction = slot.reaction[0] + ahead, slot.reaction[1]
                    slot.table = table
                    self._scheduler.set(table.table_id, self._next_wake(slot))
        now = self._clock.now()
        for table in self.needing_news():
            if is_outdated(table, now, self._pace):
                self._tell(table)


def _understood(slot: Slot, moved: Callable[[Slot], Table]) -> Table | None:
    """The table of a slot with its deadline moved; None where that fails, which is logged."""
    try:
        return moved(slot)
    except Exception:  # whatever is wrong with it, the others are to go on
        fault = secrets.token_hex(4)
        log.exception("fault %s: the clock of table %s cannot be moved on", fault, slot.table.table_id)
        return None


def _shifted(by: int, slot: Slot) -> Table:
    return shifted(slot.table, by)
