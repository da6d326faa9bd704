"""Matches: moves by people, computers and the clock, and how matches end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial

from bot.games.api import Move, Seat
from bot.match_file import Origin
from bot.tables import table as acts
from bot.tables.ahead import choose_ahead, let_go, move_chosen, take_back
from bot.tables.changes import Changes
from bot.tables.computers import reaction_of
from bot.tables.entries import TableEntry
from bot.tables.forced import CHOICELESS
from bot.tables.listeners import Signal
from bot.tables.pace import (
    deadline_after,
    due_at,
    forced_move,
    is_waited_for,
    may_challenge_first,
    misses_allowed,
    next_deadline,
    plays_alone,
)
from bot.tables.people import Refused, Who
from bot.tables.seating import decided, give_up, miss
from bot.tables.table import Table
from bot.tables.table_store import TableStore

AT_ONCE = 20
"""The most moves of a turn that are made together. Turns of the bot's own games are shorter."""


def _nothing(table: Table, seat: Seat) -> None:
    """Make one move only."""


def _timed_out(table: Table, seat: Seat) -> Move:
    return table.game.timeout_move(table.state, seat)


class Matches:
    """Everything that happens at a table during a match."""

    def __init__(self, store: TableStore, pinged: Signal[[Table]]) -> None:
        """``pinged`` is called when the player on turn must be pinged."""
        self._store = store
        self._changes = Changes(store)
        self._pinged = pinged

    async def submit(self, table_id: str, who: Who, version: int, move: Move) -> Table:
        """Make ``move`` for the seat of ``who``, who saw the table at ``version``.

        Raises Refused ``stale`` if the table has changed since, and IllegalMove if it is illegal.
        """

        async def submit(entry: TableEntry) -> Table:
            seat = acts.need_own_seat(entry.value, who)
            if acts.is_stale(entry.value, seat, version, move):
                raise Refused("stale")
            return await self._play(entry, entry.value, seat, move, "person")

        return await self._store.change(table_id, submit)

    # Queued moves

    async def choose_ahead(self, table_id: str, who: Who, version: int, moves: Sequence[Move]) -> Table:
        """Queue ``moves`` for ``who``, who saw the table at ``version``.

        Raises Refused as :func:`~bot.tables.ahead.choose_ahead` does.
        """
        now = self._store.clock.now
        return await self._changes.amend(
            table_id, lambda table: choose_ahead(table, who, version, moves, now())
        )

    async def take_back(self, table_id: str, who: Who) -> Table:
        """Drop the queued moves of ``who``. Raises Refused ``ahead_gone`` if there are none."""
        return await self._changes.amend(table_id, lambda table: take_back(table, who))

    # Time

    async def take_time(self, user_id: int) -> None:
        """Restart a user's turn time wherever they play against computers alone. Raises StorageError."""
        for table in self._store.of_user(user_id):
            if _may_take_time(table, user_id):
                with suppress(Refused):  # the match has ended by now
                    await self._changes.amend(table.table_id, partial(self._begin_turn_anew, user_id))

    def _begin_turn_anew(self, user_id: int, table: Table) -> Table:
        store = self._store
        if not _may_take_time(table, user_id):
            return table
        deadline = next_deadline(table, store.clock.now(), store.pace, store.chance)
        return replace(table, deadline=deadline, warned_version=0)

    # The end

    async def end(self, table_id: str, who: Who) -> Table:
        """Stop a lobby or match without a result. Only the host and moderators may."""
        return await self._stop(table_id, lambda table, now: acts.end(table, who, now))

    async def void(self, table_id: str) -> Table:
        """Stop a match without a result, or close a lobby, without checking permissions."""

        def void(table: Table, now: int) -> Table:
            acts.need_open(table)
            return acts.close(table, now)

        return await self._stop(table_id, void)

    async def score_as_it_stands(self, table_id: str) -> Table:
        """End a running match whose time is up. Its totals are the result.

        The unfinished deal doesn't count. Players who have forfeited finish last, and so do absent players of
        a fixture.
        """
        return await self._stop(table_id, acts.score)

    async def _stop(self, table_id: str, stop: Callable[[Table, int], Table]) -> Table:
        now = self._store.clock.now
        return await self._changes.amend(table_id, lambda table: let_go(stop(table, now())))

    # Without a press

    async def act_in_time(self, entry: TableEntry) -> Table:
        """Do what is due at a table, whose lock must be held."""
        now, table = self._store.clock.now(), entry.value
        if entry.reaction is not None and entry.reaction[0] <= now:
            seat, entry.reaction = entry.reaction[1], None
            move = reaction_of(table, seat)
            if move is not None:
                return await self._play(entry, table, seat, move, self._computer(table, seat))
        if entry.forced_at is not None and entry.forced_at <= now:
            return await self._make_forced(entry, table)
        due = due_at(table)
        if due is None or due > now:
            return await self._remind(entry)
        if table.phase == "lobby":
            return await self._changes.save(entry, let_go(acts.close(table, now)))
        if table.asleep:
            if not table.ranked:
                return await self._changes.save(entry, let_go(acts.close(table, now)))
            table = give_up(table)
        actor = acts.next_actor(table)
        if actor is None:
            seat = min(table.game.to_act(table.state))
            return await self._play(entry, table, seat, table.game.timeout_move(table.state, seat), "timeout")
        if not table.chairs[actor].present:
            if self._store.thinkers.guests.is_thinking(table):
                return self._store.wait_for_program(entry)
            table = self._store.thinkers.guests.let_go(table, actor)
            move = self._store.thinkers.move(table, actor)
            further = self._store.thinkers.further if move.verb in CHOICELESS else _nothing
            return await self._play(entry, table, actor, move, self._computer(table, actor), further=further)
        missed = decided(miss(table, actor, misses_allowed(table, self._store.pace)), now)
        if not missed.is_open:
            return await self._changes.save(entry, let_go(missed))
        move = table.game.timeout_move(table.state, actor)
        return await self._play(entry, missed, actor, move, "timeout", further=_timed_out)

    async def _make_forced(self, entry: TableEntry, table: Table) -> Table:
        """Make the only legal move of the player on turn, and those that follow from it in the same turn,
        until someone turns out to have forgotten a call, or make their queued move.
        """
        actor = acts.next_actor(table)
        if actor is not None and (forced := forced_move(table, actor)) is not None:
            further = partial(_forced_further, table)
            return await self._play(entry, table, actor, forced, "forced", further=further)
        if actor is not None and (chosen := move_chosen(table, actor)) is not None:
            return await self._play(entry, table, actor, chosen, "person", ahead=True)
        raise AssertionError(f"no move is to be made at table {table.table_id}")

    async def _remind(self, entry: TableEntry) -> Table:
        """Ping or warn the player on turn, if that is due. A warning is shown after the commit. A ping is
        stored once Discord has the message.
        """
        now, table = self._store.clock.now(), entry.value
        ping, warning = self._reminders_due(table, now)
        if not (ping or warning):
            self._store.wake_at_next(entry)  # the deadline was moved
            return table
        reminded = replace(
            table,
            to_ping=table.turn_version if ping else table.to_ping,
            warned_version=table.turn_version if warning else table.warned_version,
        )
        if warning:
            await self._changes.save(entry, reminded)
        if ping:
            self._pinged(reminded)
        return reminded

    def _computer(self, table: Table, seat: Seat) -> Origin:
        """Return the origin of a computer's moves: a seat of its own, or an absent player's."""
        return "computer" if table.chairs[seat].person is None else "stand_in"

    async def _play(
        self,
        entry: TableEntry,
        table: Table,
        seat: int,
        move: Move,
        origin: Origin,
        *,
        ahead: bool = False,
        further: Callable[[Table, Seat], Move | None] = _nothing,
    ) -> Table:
        """Make a move on ``table``, whose seating may differ from the entry's table, and save it. ``ahead``
        marks a queued move. ``further`` returns the seat's next move, if it is made at once too. Each move is
        in the log, but all are saved together and shown as one.

        If a ping is due at once, as on slow clocks, one message shows the move and pings the next player.
        """
        now = self._store.clock.now()
        after, line = acts.play(table, seat, move, origin, now, ahead=ahead)
        after = let_go(decided(after, now), line)
        for _ in range(AT_ONCE - 1):
            next_move = further(after, seat) if after.is_open and acts.next_actor(after) == seat else None
            if next_move is None:
                break
            after, line = acts.play(after, seat, next_move, origin, now)
            after = let_go(decided(after, now), line)
        if after.is_open:
            deadline = deadline_after(entry.value, after, now, self._store.pace, self._store.chance)
            after = replace(after, deadline=deadline)
        ping, _ = self._reminders_due(after, now)
        if ping:
            after = replace(after, to_ping=after.turn_version)
        await self._changes.save(entry, after)
        if ping:
            self._pinged(after)
        return after

    def _reminders_due(self, table: Table, now: int) -> tuple[bool, bool]:
        """Return whether a ping and whether a warning to the player on turn is due."""
        ping_at, warning_at = self._store.reminders(table)
        return ping_at is not None and ping_at <= now, warning_at is not None and warning_at <= now


def _forced_further(before: Table, after: Table, seat: Seat) -> Move | None:
    """Return the next forced move of ``seat``; None if its player may challenge first, unless they had time
    for that ``before``.
    """
    may_now = may_challenge_first(after, seat) and not may_challenge_first(before, seat)
    return None if may_now else forced_move(after, seat)


def _may_take_time(table: Table, user_id: int) -> bool:
    seat = is_waited_for(table)
    return seat is not None and seat == table.seat_of(user_id) and plays_alone(table, seat)
