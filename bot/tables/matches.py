"""Matches: moves from people, from computers and from the clock."""

from __future__ import annotations

from dataclasses import replace

from bot.games.api import Move, Seat
from bot.players import choose, react
from bot.storage import DealRow, Transaction
from bot.tables import rows
from bot.tables import table as acts
from bot.tables.chips import settle_chips
from bot.tables.keeping import Keeping, Slot
from bot.tables.listeners import notify
from bot.tables.pace import deadline_after, due_at, forced_move, plays_itself
from bot.tables.people import Refused, Who
from bot.tables.ratings import rate
from bot.tables.results import deal_rows, result_of, result_rows
from bot.tables.seating import decided, give_up, miss
from bot.tables.table import LogEntry, Origin, Table


class Matches(Keeping):
    """What happens at a table while the match is played."""

    async def submit(self, table_id: str, who: Who, version: int, move: Move) -> Table:
        """Make ``move`` for the seat of ``who``, who saw the table at ``version``.

        Raises Refused ``stale`` when the table has moved on since, and IllegalMove when the rules refuse.
        """

        async def submit(slot: Slot) -> Table:
            seat = acts.need_own_seat(slot.table, who)
            if acts.is_stale(slot.table, seat, version, move):
                raise Refused("stale")
            return await self._play(slot, slot.table, seat, move, "person")

        return await self._with_slot(table_id, submit)

    # By itself

    async def _act_in_time(self, slot: Slot) -> Table:
        now, table = self._clock.now(), slot.table
        if slot.reaction is not None and slot.reaction[0] <= now:
            seat, slot.reaction = slot.reaction[1], None
            move = react(table.observe(seat))
            if move is not None:
                return await self._play(slot, table, seat, move, self._computer(table, seat))
        due = due_at(table)
        if due is None or due > now:
            return await self._remind(slot)
        if table.phase == "lobby":
            return await self._close_table(slot, acts.close(table, now))
        if table.asleep:
            if not table.ranked:
                return await self._close_table(slot, acts.close(table, now))
            table = give_up(table)
        actor = acts.next_actor(table)
        if actor is None:
            seat = min(table.game.to_act(table.state))
            return await self._play(slot, table, seat, table.game.timeout_move(table.state, seat), "timeout")
        if plays_itself(table, actor):
            origin = self._computer(table, actor)
            # A computer calls as people do, a moment after its card; a stand-in takes no such risks.
            move = choose(table.observe(actor), self._chance, calling=origin == "stand_in")
            return await self._play(slot, table, actor, move, origin)
        forced = forced_move(table, actor)
        if forced is not None:
            return await self._play(slot, table, actor, forced, "forced")
        missed = decided(miss(table, actor, self._pace.misses), now)
        if not missed.is_open:
            return await self._close_table(slot, missed)
        move = table.game.timeout_move(table.state, actor)
        return await self._play(slot, missed, actor, move, "timeout")

    async def _remind(self, slot: Slot) -> Table:
        """Note that the player on turn is pinged or warned, if it is time for that; it is told afterwards."""
        now, table = self._clock.now(), slot.table
        ping, warning = (at is not None and at <= now for at in self._reminders(table))
        if not (ping or warning):
            self._scheduler.set(table.table_id, self._next_wake(slot))  # it has a later time by now
            return table
        reminded = replace(
            table,
            pinged_version=table.turn_version if ping else table.pinged_version,
            warned_version=table.turn_version if warning else table.warned_version,
        )
        async with self._saving(slot) as tx:
            await tx.tables.reminded(table.table_id, reminded.pinged_version, reminded.warned_version)
        if ping:
            notify(self.on_ping, reminded)
        return reminded

    def _computer(self, table: Table, seat: Seat) -> Origin:
        """On whose behalf a computer plays a seat."""
        return "computer" if table.chairs[seat].person is None else "stand_in"

    # Saving

    async def _play(self, slot: Slot, table: Table, seat: int, move: Move, origin: Origin) -> Table:
        """Make a move on ``table``, which differs from the slot's at most in its seating, and save it."""
        now = self._clock.now()
        after, entry = acts.play(table, seat, move, origin, now)
        deadline = deadline_after(slot.table, after, now, self._pace, self._chance)
        after = replace(after, deadline=deadline)
        async with self._saving(slot) as tx:
            await tx.tables.append_move(
                table.table_id,
                rows.move_row(entry),
                position=rows.position(after) or {},
                tally=list(after.tally),
                turn_version=after.turn_version,
                pinged_version=after.pinged_version,
                deadline=after.deadline,
            )
            if _seating(after) != _seating(slot.table):
                await self._save_seating(tx, slot.table, after)
            await self._save_ends(tx, after, entry)
        return after

    async def _save_seating(self, tx: Transaction, before: Table, after: Table) -> None:
        """Keep who sits where, who is host, what is proposed, and when the time is up."""
        for seat, chair in enumerate(after.chairs):
            if chair != before.chairs[seat]:
                await tx.seats.save(after.table_id, rows.seat_row(seat, chair))
        await tx.tables.save_seating(
            after.table_id, host=after.host, votes=rows.votes(after), deadline=after.deadline
        )
        if _reminded(after) != _reminded(before) and after.version == before.version:
            await tx.tables.reminded(after.table_id, *_reminded(after))

    async def _save_ends(self, tx: Transaction, table: Table, entry: LogEntry) -> None:
        """Keep the results of the deal, and of the match, that ``entry`` ended."""
        ended = deal_rows(table, entry.events, table.tally)
        if ended:
            await tx.matches.record_deal(table.table_id, ended)
        if table.phase == "over":
            await self._save_result(tx, table)

    async def _save_result(self, tx: Transaction, table: Table) -> None:
        """Keep the result of a match that is over."""
        deals: list[DealRow] = await tx.matches.deals(table.table_id)
        results = result_rows(table, result_of(table), deals)
        at = table.finished_at or self._clock.now()
        await tx.matches.finish(table.table_id, at=at, results=results)
        await settle_chips(tx, table.guild_id, table.table_id, at, results)
        await rate(tx, table.guild_id, table.table_id)

    async def _close_table(self, slot: Slot, table: Table) -> Table:
        at = table.finished_at or self._clock.now()
        async with self._saving(slot) as tx:
            if table.phase == "closed":
                await tx.tables.close_lobby(table.table_id, at=at)
            else:
                await self._save_seating(tx, slot.table, table)
                await tx.matches.end(table.table_id, at=at)
        return table


def _reminded(table: Table) -> tuple[int, int]:
    return table.pinged_version, table.warned_version


def _seating(table: Table) -> tuple[object, ...]:
    return table.chairs, table.host, table.votes
