"""Seats at an open table: joining, leaving, votes, umpires' decisions."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress

from bot.games.api import Seat
from bot.milliseconds import DAY
from bot.storage import StorageError, Transaction
from bot.tables import fixtures, seating
from bot.tables import table as acts
from bot.tables.changes import Changes
from bot.tables.elsewhere import until_others_have
from bot.tables.people import Refused, Who
from bot.tables.table import Table
from bot.tables.table_store import TableStore
from bot.user_text import UserText

AWAY = "away"
"""The subject under which a process tells the others that a player is away or back, if the others have tables
where that player has a seat.
"""


class Seats:
    """Everything that changes who has which seat."""

    def __init__(self, store: TableStore) -> None:
        self._store = store
        self._changes = Changes(store)
        self._now = store.clock.now
        store.database.peers.hear(AWAY, lambda told: self._set_away_here(told["user"], told["until"]))

    async def come_back(self, table_id: str, who: Who) -> Table:
        """Give the seat that a computer plays back to its owner."""
        return await self._changes.act(table_id, seating.come_back, who)

    async def rest(self, table_id: str) -> Table:
        """Let a running match sleep until one of its players presses something, because it can't be shown
        before that.
        """
        return await self._changes.act(table_id, seating.rest)

    async def join_in(
        self,
        table_id: str,
        who: Who,
        need_place: Callable[[Table], Awaitable[None]] | None = None,
    ) -> Table:
        """Seat ``who`` in a running casual match, in place of a computer. Raises Refused as
        :func:`seating.join_in` does.

        ``need_place`` raises Refused if they may not join. It is called while the table is locked.
        """

        async def change(table: Table, tx: Transaction) -> Table:
            if need_place is not None:
                await need_place(table)
            person = await tx.people.key_for(table.place_id, who.user_id, who.name)
            return seating.join_in(table, who, person)

        # check for refusals before the database learns the person's name
        seating.join_in(await self._store.get(table_id), who, "")
        return await self._changes.act_within(table_id, change)

    async def leave(self, table_id: str, who: Who) -> Table:
        """Leave a lobby or a match. In a match, a computer plays on."""
        if (await self._store.get(table_id)).phase != "lobby":
            return await self._changes.act(table_id, seating.leave_match, who)
        # If the match has just begun, a press to leave the lobby doesn't leave the match.
        return await self._changes.act(table_id, lambda table: acts.leave_lobby(table, who, self._now()))

    async def remove_player(self, table_id: str, who: Who, user_id: int) -> Table:
        """Remove a user, as the host or a moderator may. In a match, a computer plays on."""

        def change(table: Table) -> Table:
            seat = table.seat_of(user_id)  # checked under the lock, because seats move up in a lobby
            if seat is None:
                raise Refused("no_such_player")
            return seating.remove_player(table, who, seat)

        return await self._changes.act(table_id, change)

    async def forget(self, place_id: int, person: str) -> None:
        """Remove a person from all tables of a server for good, and their name from the seats."""
        for entry in self._store.entries.those(place_id=place_id):
            table_id = entry.key
            if not any(person in chair.holders for chair in entry.value.chairs):
                continue
            with suppress(Refused):  # the match has ended, and only its last picture must still be shown
                await self._changes.act(
                    table_id, lambda table: seating.forget_player(table, person, self._now())
                )
            async with entry.lock:
                if not entry.value.is_open:
                    entry.value = seating.without_name(entry.value, person)

    async def set_away(self, who: Who, until: int | None) -> list[Table]:
        """Mark ``who`` as away ``until`` a time (ms; None if they are back) at all their slow tables.

        Return these tables. Raises Refused ``away_too_long`` if tables allow less, and ``no_slow_table`` if
        there is none.
        """
        longest = self._store.pace.longest_away
        if until is not None and until > self._store.clock.now() + longest:
            raise Refused("away_too_long", days=longest // DAY)
        elsewhere = _slow(await self._store.elsewhere(who.user_id), who.user_id)
        here = _slow(self._store.of_user(who.user_id), who.user_id)
        if not here and not elsewhere:
            raise Refused("no_slow_table")
        if elsewhere:
            async with self._store.database.transaction() as tx:
                await tx.tell(AWAY, user=who.user_id, until=until)
        done = [
            await self._changes.act(table.table_id, seating.set_away, who, until, longest) for table in here
        ]
        return done + await self._away_elsewhere(elsewhere, who.user_id, until)

    async def _away_elsewhere(self, tables: Sequence[Table], user_id: int, until: int | None) -> list[Table]:
        """Wait until other processes have done the same at their tables, and return these. Raises
        StorageError if it takes too long.
        """
        asked = {table.table_id for table in tables}

        async def look() -> list[Table] | None:
            found = _slow(await self._store.elsewhere(user_id), user_id)
            # the other matches have ended by now
            known = [table for table in found if table.table_id in asked]
            have = all(table.chairs[table.seat_of(user_id) or 0].away_until == until for table in known)
            return known if have else None

        return await until_others_have(self._store.clock, look) if asked else []

    async def _set_away_here(self, user_id: int, until: int | None) -> None:
        """Mark a player as away or back, on another process's request."""
        longest = self._store.pace.longest_away
        for each in _slow(self._store.of_user(user_id), user_id):
            who = Who(user_id, each.chairs[each.seat_of(user_id) or 0].name)
            with suppress(Refused, StorageError):  # the other process then waits in vain, and reports that
                await self._changes.act(each.table_id, seating.set_away, who, until, longest)

    # Votes

    async def vote_to_end(self, table_id: str, who: Who) -> Table:
        """Propose to end the match without a result, or agree to it."""
        return await self._changes.act(table_id, lambda table: seating.vote_to_end(table, who, self._now()))

    async def agree(self, table_id: str, who: Who) -> Table:
        """Vote to end the match, and end it if this was the last vote needed."""
        return await self._changes.act(table_id, lambda table: seating.agree(table, who, self._now()))

    async def disagree(self, table_id: str, who: Who) -> Table:
        """Vote against ending the match."""
        return await self._changes.act(table_id, lambda table: seating.disagree(table, who, self._now()))

    # Decisions of umpires

    async def hand_over(self, table_id: str, seat: Seat, person: str, user_id: int, name: UserText) -> Table:
        """Give a person's seat to another person at once, with its cards and duties. Its turn gets the full
        time.

        Raises Refused ``already_seated`` if the user has a seat there, and ``no_such_player``.
        """
        return await self._changes.act(table_id, fixtures.hand_over, seat, person, user_id, name)

    async def forfeit(self, table_id: str, user_id: int, excused: bool) -> Table:
        """Make a user forfeit the running match because the umpire removed them. A computer plays on. If
        ``excused``, their rating doesn't change.
        """
        return await self._changes.act(table_id, fixtures.forfeit, user_id, excused)

    async def reinstate(self, table_id: str, user_id: int) -> Table:
        """Undo :meth:`forfeit`. The user gets the seat back when they return."""
        return await self._changes.act(table_id, fixtures.reinstate, user_id)


def _slow(tables: Iterable[Table], user_id: int) -> list[Table]:
    """Return the tables with a slow clock where a user still plays."""
    return [
        table
        for table in tables
        if table.clock == "slow"
        and table.phase == "playing"
        and not table.chairs[table.seat_of(user_id) or 0].forfeited
    ]
