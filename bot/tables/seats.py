"""Seats at an open table: coming, going, votes, and decisions of umpires."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial

from bot.games.api import Seat
from bot.milliseconds import DAY
from bot.storage import StorageError, Transaction
from bot.tables import fixtures, seating
from bot.tables import table as acts
from bot.tables.ahead import let_go
from bot.tables.elsewhere import until_others_have
from bot.tables.entries import TableEntry
from bot.tables.lobbies import Lobbies, pure
from bot.tables.pace import deadline_after
from bot.tables.people import Refused, VoteKind, Who
from bot.tables.saving import save_seating
from bot.tables.table import Table
from bot.tables.table_store import TableStore
from bot.user_text import UserText

AWAY = "away"
"""The subject under which a process tells the others that somebody is away or back, if the others have tables
at which they sit.
"""


class Seats:
    """Everything that changes who sits at which seat."""

    def __init__(self, store: TableStore, lobbies: Lobbies) -> None:
        self._store = store
        self._lobbies = lobbies
        store.database.peers.hear(AWAY, lambda told: self._set_away_here(told["user"], told["until"]))

    async def come_back(self, table_id: str, who: Who) -> Table:
        """Give the seat that a computer plays back to its owner."""
        return await self._change(table_id, lambda table: seating.come_back(table, who))

    async def leave(self, table_id: str, who: Who) -> Table:
        """Leave a lobby, or a match, where a computer plays on."""
        table = await self._store.get(table_id)
        if table.phase != "lobby":
            return await self._change(table_id, lambda table: seating.leave_match(table, who))
        return await self._lobbies.change(
            table_id, pure(lambda table: acts.leave_lobby(table, who, self._store.clock.now()))
        )

    async def remove_player(self, table_id: str, who: Who, user_id: int) -> Table:
        """Remove a user, as the host or a moderator may. In a match a computer plays on."""

        def change(table: Table) -> Table:
            seat = table.seat_of(user_id)  # checked under the lock, because seats move up in a lobby
            if seat is None:
                raise Refused("no_such_player")
            return seating.remove_player(table, who, seat)

        table = await self._store.get(table_id)
        if table.phase == "lobby":
            return await self._lobbies.change(table_id, pure(change))
        return await self._change(table_id, change)

    async def forget(self, guild_id: int, person: str) -> None:
        """Remove a person from all tables of a server for good, and their name from the seats."""
        for entry in self._store.entries.those(guild_id=guild_id):
            table_id = entry.key
            asks = any(vote.person == person for vote in entry.value.votes)
            sits = any(person in chair.holders for chair in entry.value.chairs)
            if not (asks or sits):
                continue
            with suppress(Refused):  # the match is over, and only its last picture must still be shown
                await self._forget_at(table_id, entry.value.phase == "lobby", person)
            async with entry.lock:
                if not entry.value.is_open:
                    entry.value = seating.without_name(entry.value, person)

    async def _forget_at(self, table_id: str, in_lobby: bool, person: str) -> None:
        def change(table: Table) -> Table:
            return seating.forget_player(table, person, self._store.clock.now())

        if in_lobby:
            await self._lobbies.change(table_id, pure(change))
        else:
            await self._change(table_id, change)

    async def set_away(self, who: Who, until: int | None) -> list[Table]:
        """Give ``who`` time until ``until`` (ms; None if they are back) at every slow table where they sit.

        Return these tables. Raises Refused ``away_too_long`` if that is longer than tables allow, and
        ``no_slow_table`` if they sit at none.
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
            await self._change(table.table_id, lambda table: seating.set_away(table, who, until, longest))
            for table in here
        ]
        return done + await self._away_elsewhere(elsewhere, who.user_id, until)

    async def _away_elsewhere(self, tables: Sequence[Table], user_id: int, until: int | None) -> list[Table]:
        """Wait until other processes have done the same at their tables, and return these. Raises
        StorageError if it takes too long.
        """
        asked = {table.table_id for table in tables}

        async def look() -> list[Table] | None:
            found = _slow(await self._store.elsewhere(user_id), user_id)
            known = [table for table in found if table.table_id in asked]  # the others have ended meanwhile
            have = all(table.chairs[table.seat_of(user_id) or 0].away_until == until for table in known)
            return known if have else None

        return await until_others_have(self._store.clock, look) if asked else []

    async def _set_away_here(self, user_id: int, until: int | None) -> None:
        """Do what another process was asked for: note that somebody is away or back."""
        longest = self._store.pace.longest_away
        for each in _slow(self._store.of_user(user_id), user_id):
            who = Who(user_id, each.chairs[each.seat_of(user_id) or 0].name)
            with suppress(Refused, StorageError):  # then the other process waits in vain, and says so
                away = partial(seating.set_away, who=who, until=until, longest=longest)
                await self._change(each.table_id, away)

    # Votes

    async def vote_to_end(self, table_id: str, who: Who) -> Table:
        """Propose to end the match without a result, or agree to it."""
        return await self._change(
            table_id, lambda table: seating.vote_to_end(table, who, self._store.clock.now())
        )

    async def ask_for_seat(self, table_id: str, who: Who, seat: Seat) -> Table:
        """Ask the people at a table for a seat that a computer plays, for itself or for its owner."""
        table = await self._store.get(table_id)

        async def change(table: Table, tx: Transaction) -> Table:
            person = await tx.people.key_for(table.guild_id, who.user_id, who.name)
            return seating.ask_for_seat(table, who, person, seat)

        seating.ask_for_seat(table, who, "", seat)  # refused before the database learns who asked
        return await self._save(table_id, change)

    async def agree(self, table_id: str, who: Who, kind: VoteKind) -> Table:
        """Vote for a proposal. It is carried out if that was the last vote needed."""
        return await self._change(
            table_id, lambda table: seating.agree(table, who, kind, self._store.clock.now())
        )

    async def disagree(self, table_id: str, who: Who, kind: VoteKind) -> Table:
        """Vote against a proposal."""
        return await self._change(
            table_id, lambda table: seating.disagree(table, who, kind, self._store.clock.now())
        )

    # Decisions of umpires

    async def hand_over(self, table_id: str, seat: Seat, person: str, user_id: int, name: UserText) -> Table:
        """Give a person's seat to another person at once, with its cards, its duties and the whole time of
        its turn.

        Raises Refused ``already_seated`` if the user sits there, and ``no_such_player``.
        """

        def change(table: Table) -> Table:
            return fixtures.hand_over(table, seat, person, user_id, name)

        if (await self._store.get(table_id)).phase == "lobby":
            return await self._lobbies.change(table_id, pure(change))
        return await self._change(table_id, change)

    async def forfeit(self, table_id: str, user_id: int, excused: bool) -> Table:
        """A user has been withdrawn: the running match is lost for them, and a computer plays on. Who is
        ``excused`` keeps their rating.
        """
        return await self._change(table_id, lambda table: fixtures.forfeit(table, user_id, excused))

    async def reinstate(self, table_id: str, user_id: int) -> Table:
        """Undo a withdrawal: the user gets the seat back as soon as they return."""
        return await self._change(table_id, lambda table: fixtures.reinstate(table, user_id))

    async def _change(self, table_id: str, change: Callable[[Table], Table]) -> Table:
        return await self._save(table_id, pure(change))

    async def _save(self, table_id: str, change: Callable[[Table, Transaction], Awaitable[Table]]) -> Table:
        """Change the seating or the proposals of a running match."""

        async def save(entry: TableEntry) -> Table:
            before, now = entry.value, self._store.clock.now()
            async with self._store.entries.saving(entry) as tx:
                table = let_go(seating.decided(await change(before, tx), now))
                if table.is_open:
                    deadline = deadline_after(before, table, now, self._store.pace, self._store.chance)
                    table = replace(table, deadline=deadline)
                await save_seating(tx, before, table)
                if table.phase == "ended":
                    await tx.matches.end(table_id, at=now)
            return table

        return await self._store.change(table_id, save)


def _slow(tables: Iterable[Table], user_id: int) -> list[Table]:
    """The tables with a slow clock at which a user still plays."""
    return [
        table
        for table in tables
        if table.clock == "slow"
        and table.phase == "playing"
        and not table.chairs[table.seat_of(user_id) or 0].forfeited
    ]
