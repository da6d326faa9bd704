"""The async shell of all tables: one lock, one clock and one version each. Save, then tell."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, TypeVar

from bot.games import GAMES
from bot.games.api import IllegalMove, Move, Value
from bot.players import choose
from bot.storage import Database, DealRow, StorageConflict, StorageError, Writer
from bot.tables import rows
from bot.tables import table as acts
from bot.tables.clock import Clock
from bot.tables.pace import (
    Pace,
    deadline_after,
    deadline_after_restart,
    next_actor,
    next_deadline,
    plays_itself,
)
from bot.tables.results import deal_rows, result_rows
from bot.tables.scheduler import Scheduler
from bot.tables.table import Chair, ClockName, Deed, Origin, Refused, Table, Who

log = logging.getLogger(__name__)

T = TypeVar("T")

ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
"""For table ids: no letter that looks like a digit."""


class Busy(Exception):  # noqa: N818 - read as "storage is busy"
    """What was asked could not be saved, so it did not happen. Trying again may help."""


@dataclass(slots=True)
class _Slot:
    """The place of one table in memory. ``table`` is only ever replaced by what has been committed."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    doubtful: bool = False
    """Saving failed: what the database holds is read again before anything else happens."""


class Tables:
    """All open tables of the bot.

    Every method that changes a table takes its lock, asks the pure functions of ``table.py``, commits, and
    only then replaces the table in memory and tells ``on_change``. All raise Refused (with a code for a
    sentence) or IllegalMove when nothing was to be changed, and Busy when it could not be saved.
    """

    def __init__(
        self, database: Database, clock: Clock, pace: Pace, chance: Random, secret: Callable[[], bytes]
    ) -> None:
        self._database = database
        self._clock = clock
        self._pace = pace
        self._chance = chance
        self._secret = secret
        self._slots: dict[str, _Slot] = {}
        self._channels: dict[int, str] = {}
        self._scheduler = Scheduler(clock, self._wake)
        self._scheduling: asyncio.Task[None] | None = None
        self._is_open = False
        self.on_change: Callable[[Table], None] = lambda table: None

    # Start and stop

    async def restore(self) -> int:
        """Take up every table where it was left, and tell what was not told. Gives their number.

        A table whose stored position cannot be read is logged and left alone; the others go on.
        """
        kept = [*await self._database.open_tables(), *await self._database.untold_tables()]
        for row in kept:
            try:
                table = await rows.read_table(self._database, row)
            except ValueError:
                log.exception("table %s cannot be read and is left as it is", row.table_id)
                continue
            deadline = deadline_after_restart(table, self._clock.now(), self._pace, self._chance)
            self._put(_Slot(replace(table, deadline=deadline)))
        self._is_open = True
        self._scheduling = asyncio.create_task(self._scheduler.run(), name="table deadlines")
        for slot in list(self._slots.values()):
            if slot.table.told_version < slot.table.version:
                self.on_change(slot.table)
        return len(self._slots)

    async def close(self) -> None:
        """Take no more moves; return when the last one under way is saved."""
        self._is_open = False
        if self._scheduling is not None:
            self._scheduling.cancel()
            with suppress(asyncio.CancelledError):
                await self._scheduling
        for slot in list(self._slots.values()):
            async with slot.lock:
                pass

    # Looking

    def find(self, table_id: str) -> Table | None:
        """The newest committed picture of a table in memory."""
        slot = self._slots.get(table_id)
        return slot.table if slot else None

    async def get(self, table_id: str) -> Table:
        """A table, also one that is over. Raises Refused ``starting`` or ``no_such_table``."""
        self._need_open()
        table = self.find(table_id)
        if table is not None:
            return table
        row = await self._read(self._database.table(table_id))
        if row is None:
            raise Refused("no_such_table")
        return await self._read(rows.read_table(self._database, row))

    def in_channel(self, channel_id: int) -> Table:
        """The open table of a channel. Raises Refused ``starting`` or ``no_table_here``."""
        self._need_open()
        table_id = self._channels.get(channel_id)
        if table_id is None:
            raise Refused("no_table_here")
        return self._slots[table_id].table

    # The lobby

    async def open(
        self,
        guild_id: int,
        channel_id: int,
        who: Who,
        press: int,
        *,
        game: str,
        clock: ClockName = "normal",
        ranked: bool = False,
        length: int | None = None,
    ) -> Table:
        """Open a lobby with ``who`` as its host. Raises Refused ``channel_taken`` where there is a table."""
        return await self._to_the_end(
            self._open(guild_id, channel_id, who, press, game, clock, ranked, length)
        )

    async def _open(
        self,
        guild_id: int,
        channel_id: int,
        who: Who,
        press: int,
        game: str,
        clock: ClockName,
        ranked: bool,
        length: int | None,
    ) -> Table:
        self._need_open()
        now = self._clock.now()
        try:
            async with self._database.transaction() as writer:
                person = await writer.person_for(guild_id, who.user_id, who.name)
                table = Table(
                    table_id="".join(self._chance.choices(ID_LETTERS, k=8)),
                    guild_id=guild_id,
                    channel_id=channel_id,
                    host=person,
                    game_key=game,
                    clock=clock,
                    ranked=ranked,
                    secret=self._secret(),
                    created_at=now,
                    options={},
                    chairs=(Chair(who.name, person, who.user_id, press),),
                    version=1,
                )
                if length is not None:
                    table = acts.set_option(table, who, str(GAMES[game].spec.length), length)
                table = replace(table, deadline=next_deadline(table, now, self._pace, self._chance))
                await writer.create_table(rows.table_row(table))
                await writer.save_seats(table.table_id, [rows.seat_row(0, table.chairs[0])])
        except StorageConflict as taken:
            raise Refused("channel_taken") from taken
        except StorageError as error:
            raise Busy from error
        self._put(_Slot(table))
        return table

    async def join(self, table_id: str, who: Who, press: int) -> Table:
        """Sit ``who`` down; ``press`` is the id of the press, a part of the shuffle's seed."""

        async def change(table: Table, writer: Writer) -> Table:
            person = await writer.person_for(table.guild_id, who.user_id, who.name)
            return acts.join(table, who, person, press)

        return await self._change_lobby(table_id, change)

    async def add_computer(self, table_id: str, who: Who) -> Table:
        """Seat a computer player."""
        return await self._change_lobby(table_id, _pure(lambda table: acts.add_computer(table, who)))

    async def remove_computer(self, table_id: str, who: Who) -> Table:
        """Let the last computer player go."""
        return await self._change_lobby(table_id, _pure(lambda table: acts.remove_computer(table, who)))

    async def set_option(self, table_id: str, who: Who, key: str, value: Value) -> Table:
        """Change one house rule. Raises Refused ``options-...`` for one that does not exist."""
        return await self._change_lobby(
            table_id, _pure(lambda table: acts.set_option(table, who, key, value))
        )

    async def start(self, table_id: str, who: Who, press: int) -> Table:
        """Deal, and begin the match."""

        async def begin(slot: _Slot) -> Table:
            now = self._clock.now()
            table = acts.start(slot.table, who, press, now)
            table = replace(table, deadline=next_deadline(table, now, self._pace, self._chance))
            async with self._saving(slot) as writer:
                await writer.start(
                    table_id,
                    rows.move_row(table.deeds[0]),
                    position=rows.position(table) or {},
                    tally=list(table.tally),
                    deadline=table.deadline,
                    start_press=press,
                )
            return table

        return await self._with_slot(table_id, begin)

    # The match

    async def submit(self, table_id: str, who: Who, version: int, move: Move) -> Table:
        """Make ``move`` for the seat of ``who``, who saw the table at ``version``.

        Raises Refused ``stale`` when the table has moved on since, and IllegalMove when the rules refuse.
        """

        async def submit(slot: _Slot) -> Table:
            seat = acts.need_own_seat(slot.table, who)
            if acts.is_stale(slot.table, seat, version, move):
                raise Refused("stale")
            return await self._play(slot, slot.table, seat, move, "person")

        return await self._with_slot(table_id, submit)

    async def come_back(self, table_id: str, who: Who) -> Table:
        """Give the seat that a computer holds back to its owner."""
        return await self._change_chair(table_id, who, lambda table: acts.come_back(table, who))

    async def leave(self, table_id: str, who: Who) -> Table:
        """Get up: out of the lobby, or out of the match, where a computer plays on."""
        table = await self.get(table_id)
        if table.phase != "lobby":
            return await self._change_chair(table_id, who, lambda table: acts.leave_match(table, who))
        return await self._change_lobby(
            table_id, _pure(lambda table: acts.leave_lobby(table, who, self._clock.now()))
        )

    async def end(self, table_id: str, who: Who) -> Table:
        """Stop the lobby or match without a result."""
        return await self._with_slot(
            table_id, lambda slot: self._close_table(slot, acts.end(slot.table, who, self._clock.now()))
        )

    async def told(self, table_id: str, version: int, message_id: int | None = None) -> None:
        """The channel's message shows ``version``; ``message_id`` where it is a new message.

        A finished table is let go of.
        """
        slot = self._slots.get(table_id)
        if slot is not None:
            await self._to_the_end(self._told(slot, version, message_id))

    async def _told(self, slot: _Slot, version: int, message_id: int | None) -> None:
        async with slot.lock:
            if version < slot.table.told_version:
                return  # a newer picture was faster
            message_id = message_id or slot.table.message_id
            async with self._saving(slot) as writer:
                await writer.told(slot.table.table_id, version, message_id)
            slot.table = replace(slot.table, told_version=version, message_id=message_id)
            if not slot.table.is_open and version >= slot.table.version:
                self._slots.pop(slot.table.table_id, None)

    # Deadlines

    async def _wake(self, table_id: str) -> None:
        if table_id in self._slots and self._is_open:
            try:
                await self._with_slot(table_id, self._act_in_time)
            except Busy:
                # The database is held by somebody else: nothing was lost, so try again in a while.
                self._scheduler.set(table_id, self._clock.now() + 5_000)

    async def _act_in_time(self, slot: _Slot) -> Table:
        """What happens by itself when a table's time is up."""
        table = slot.table
        if table.deadline is None or table.deadline > self._clock.now():
            self._scheduler.set(table.table_id, table.deadline)  # it has a later one by now
            return table
        if table.phase == "lobby":
            return await self._close_table(slot, acts.close(table, self._clock.now()))
        actor = next_actor(table)
        if actor is None:
            seat = min(table.game.to_act(table.state))
            return await self._play(slot, table, seat, table.game.timeout_move(table.state, seat), "timeout")
        if plays_itself(table, actor):
            origin: Origin = "computer" if table.chairs[actor].person is None else "stand_in"
            move = choose(table.observe(actor), self._chance)
            return await self._play(slot, table, actor, move, origin)
        move = table.game.timeout_move(table.state, actor)
        missed = acts.miss(table, actor, self._pace.misses)
        return await self._play(slot, missed, actor, move, "timeout")

    # Saving

    async def _play(self, slot: _Slot, table: Table, seat: int, move: Move, origin: Origin) -> Table:
        """Make a move on ``table``, which differs from the slot's at most in its chairs, and save it."""
        now = self._clock.now()
        after, deed = acts.play(table, seat, move, origin, now)
        deadline = deadline_after(slot.table, after, now, self._pace, self._chance)
        after = replace(after, deadline=deadline)
        async with self._saving(slot) as writer:
            await writer.append_move(
                table.table_id,
                rows.move_row(deed),
                position=rows.position(after) or {},
                tally=list(after.tally),
                turn_version=after.turn_version,
                deadline=after.deadline,
            )
            for number, chair in enumerate(after.chairs):
                if chair != slot.table.chairs[number]:
                    await writer.save_seat(table.table_id, rows.seat_row(number, chair))
            await self._save_ends(writer, after, deed)
        return after

    async def _save_ends(self, writer: Writer, table: Table, deed: Deed) -> None:
        """Keep the results of the deal, and of the match, that ``deed`` ended."""
        ended = deal_rows(table, deed.events, table.tally)
        if ended:
            await writer.record_deal(table.table_id, ended)
        result = table.game.result(table.state)
        if result is not None:
            deals: list[DealRow] = await writer.deals(table.table_id)
            await writer.finish(table.table_id, at=deed.at, results=result_rows(table, result, deals))

    async def _close_table(self, slot: _Slot, table: Table) -> Table:
        at = table.finished_at or self._clock.now()
        async with self._saving(slot) as writer:
            if table.phase == "closed":
                await writer.close_lobby(table.table_id, at=at)
            else:
                await writer.end(table.table_id, at=at)
        return table

    async def _change_lobby(
        self, table_id: str, change: Callable[[Table, Writer], Awaitable[Table]]
    ) -> Table:
        async def save(slot: _Slot) -> Table:
            async with self._saving(slot) as writer:
                table = await change(slot.table, writer)
                if table.phase == "closed":
                    await writer.close_lobby(table_id, at=self._clock.now())
                    return table
                deadline = next_deadline(table, self._clock.now(), self._pace, self._chance)
                table = replace(table, deadline=deadline)
                await writer.save_lobby(rows.table_row(table))
                if table.chairs != slot.table.chairs:
                    await writer.save_seats(
                        table_id, [rows.seat_row(seat, chair) for seat, chair in enumerate(table.chairs)]
                    )
            return table

        return await self._with_slot(table_id, save)

    async def _change_chair(self, table_id: str, who: Who, change: Callable[[Table], Table]) -> Table:
        async def save(slot: _Slot) -> Table:
            table = change(slot.table)
            seat = acts.need_seat(table, who)
            deadline = deadline_after(slot.table, table, self._clock.now(), self._pace, self._chance)
            table = replace(table, deadline=deadline)
            async with self._saving(slot) as writer:
                await writer.save_seat(table_id, rows.seat_row(seat, table.chairs[seat]))
                await writer.save_seating(table_id, host=table.host, deadline=table.deadline)
            return table

        return await self._with_slot(table_id, save)

    async def _with_slot(self, table_id: str, work: Callable[[_Slot], Coroutine[Any, Any, Table]]) -> Table:
        """Run ``work`` on a table under its lock; what it returns is committed, and is told."""

        async def locked() -> Table:
            self._need_open()
            slot = self._slots.get(table_id)
            if slot is None:
                await self.get(table_id)
                raise Refused("match_over")
            async with slot.lock:
                if slot.doubtful:
                    await self._read_again(slot)
                before, table = slot.table, await work(slot)
                if table is not before:
                    self._replace(slot, table)
                return table

        return await self._to_the_end(locked())

    async def _to_the_end(self, work: Coroutine[Any, Any, T]) -> T:
        """Finish ``work`` even if whoever waits for it goes away: a commit is always followed by its swap."""
        task = asyncio.ensure_future(work)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(_unheard)
            raise

    @asynccontextmanager
    async def _saving(self, slot: _Slot) -> AsyncIterator[Writer]:
        try:
            async with self._database.transaction() as writer:
                yield writer
        except StorageError as error:
            slot.doubtful = True
            log.warning("table %s could not be saved: %s", slot.table.table_id, error)
            raise Busy from error

    async def _read_again(self, slot: _Slot) -> None:
        row = await self._read(self._database.table(slot.table.table_id))
        if row is None:
            raise Refused("no_such_table")
        self._replace(slot, await self._read(rows.read_table(self._database, row)))
        slot.doubtful = False

    async def _read(self, reading: Awaitable[T]) -> T:
        try:
            return await reading
        except StorageError as error:
            raise Busy from error

    def _put(self, slot: _Slot) -> None:
        self._slots[slot.table.table_id] = slot
        self._replace(slot, slot.table, tell=False)

    def _replace(self, slot: _Slot, table: Table, *, tell: bool = True) -> None:
        slot.table = table
        if table.is_open:
            self._channels[table.channel_id] = table.table_id
        elif self._channels.get(table.channel_id) == table.table_id:
            del self._channels[table.channel_id]
        self._scheduler.set(table.table_id, table.deadline)
        if tell:
            self.on_change(table)

    def _need_open(self) -> None:
        if not self._is_open:
            raise Refused("starting")


def _unheard(task: asyncio.Future[Any]) -> None:
    """Nobody waits for the answer any more: a refusal does not matter then, and a fault is for the log."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, Refused | IllegalMove | Busy):
        log.error("a press that was given up has failed", exc_info=error)


def _pure(change: Callable[[Table], Table]) -> Callable[[Table, Writer], Awaitable[Table]]:
    async def changed(table: Table, writer: Writer) -> Table:
        return change(table)

    return changed
