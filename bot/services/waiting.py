"""Waiting for others: people without a table who want to play a game by a clock."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from bot.games import GAMES
from bot.milliseconds import DAY, HOUR
from bot.services.admission import Admission
from bot.services.house_rules import RuleSet
from bot.storage import Database, Transaction
from bot.storage.waits import WaitRow
from bot.tables.clock import Clock
from bot.tables.computers import add_computer
from bot.tables.listeners import Signal
from bot.tables.lobbies import options_of
from bot.tables.outcome import saved
from bot.tables.people import Chair, Refused, Who
from bot.tables.service import Tables
from bot.tables.table import ClockName, Table

ENOUGH: Final = 2
"""How many people are enough to open a table. Computers have the other seats until people come."""
USUAL: Final = 3
"""The usual number of seats, which computers fill up to."""
WAITING: Mapping[ClockName, int] = {"fast": HOUR, "normal": HOUR, "slow": 3 * DAY}
"""How long (ms) people wait, by clock."""


class Waiting:
    """Who waits for others on each server. Others only learn how many they are. All methods raise
    StorageError.
    """

    def __init__(self, database: Database, tables: Tables, admission: Admission, clock: Clock) -> None:
        self._database = database
        self._tables = tables
        self._admission = admission
        self._clock = clock
        self.found = Signal[[int, str]]()
        """Called with the server and the id of a table after it was opened for people who have waited."""

    async def waiting(self, place_id: int) -> list[WaitRow]:
        """Return who waits on a server, in the order in which they began."""
        return await self._database.waits.waiting(place_id, self._clock.now())

    async def wait(self, place_id: int, who: Who, game: str, clock: ClockName) -> int:
        """Note that ``who`` waits for a game and a clock, and for nothing else. Return until when (ms)."""
        now = self._clock.now()
        until = now + WAITING[clock]
        async with self._database.transaction() as tx:
            person = await tx.people.key_for(place_id, who.user_id, who.name)
            await tx.waits.add(place_id, person, game, clock, now, until)
        saved()
        return until

    async def stop(self, place_id: int, user_id: int) -> None:
        """Note that a user waits no longer."""
        known = await self._database.people.of_user(place_id, user_id)
        if known is None:
            return
        async with self._database.transaction() as tx:
            await tx.waits.drop(place_id, known.person)
        saved()

    async def company(self, place_id: int, user_id: int, game: str, clock: ClockName) -> list[WaitRow]:
        """Return the people with whom a user could begin a game now. They wait for the same game, are not
        suspended, and none of them avoids the user or another one, or the other way round. The first to wait
        come first.
        """
        company: list[WaitRow] = []
        for row in await self.waiting(place_id):
            is_it = (row.game, row.clock) == (game, clock) and row.user_id != user_id
            beside = [user_id, *(each.user_id for each in company)]
            if is_it and len(beside) < GAMES[game].spec.seats[-1] and await self._suits(row, beside):
                company.append(row)
        return company

    async def _suits(self, row: WaitRow, beside: Sequence[int]) -> bool:
        try:
            await self._admission.need_welcome(row.place_id, row.user_id, "tables")
        except Refused:
            return False
        return not any(
            [True in await self._admission.between(row.place_id, row.user_id, each) for each in beside]
        )

    async def open(
        self,
        channel_id: int,
        who: Who,
        press: int,
        rules: RuleSet,
        company: Sequence[WaitRow],
        *,
        in_thread: bool,
    ) -> Table:
        """Open a table for ``who`` and for the ``company`` that waits for the same game and clock. Their
        seats are reserved until they join; computers fill it up to the usual number of seats.

        ``in_thread``: whether the channel is a thread made for it. Raises Refused ``company_gone`` if none of
        them waits any more, and as :meth:`~bot.tables.lobbies.Lobbies.create` does.
        """
        place_id, clock = company[0].place_id, company[0].clock
        lobbies, now = self._tables.lobbies, self._clock.now()
        options = options_of(rules.game, rules.options, None)

        async def lobby(tx: Transaction) -> Table:
            person = await tx.people.key_for(place_id, who.user_id, who.name)
            await tx.waits.drop(place_id, person)
            table_id = await lobbies.next_id(tx, place_id)
            there = [
                row
                for row in company
                if await tx.waits.find_for(place_id, row.person, rules.game, clock, table_id, now)
            ]
            if not there:
                raise Refused("company_gone")
            chairs = [Chair(row.name, row.person, row.user_id) for row in there]
            table = Table(
                table_id=table_id,
                place_id=place_id,
                channel_id=channel_id,
                host=person,
                game_key=rules.game,
                clock=clock,
                ranked=False,
                secret=lobbies.new_secret(),
                created_at=now,
                options=options,
                house_rules=rules.name,
                chairs=(Chair(who.name, person, who.user_id, press), *chairs),
                version=1,
                in_thread=in_thread,
            )
            while len(table.chairs) < max(USUAL, table.game.spec.seats[0]):
                table = replace(add_computer(table, who), version=1)
            return table

        table = await lobbies.create(channel_id, lobby)
        self.found(place_id, table.table_id)
        return table

    # People for whom a table was opened

    async def untold(self) -> list[tuple[int, str]]:
        """Return the servers and ids of the tables whose players don't know of them yet."""
        return await self._database.waits.untold()

    async def found_at(self, place_id: int, table_id: str) -> list[int]:
        """Return the users for whom a table was opened and who don't know of it yet."""
        return await self._database.waits.found_at(place_id, table_id)

    async def told(self, place_id: int, table_id: str) -> None:
        """Note that the people for whom a table was opened know of it."""
        async with self._database.transaction() as tx:
            await tx.waits.told(place_id, table_id, about(table_id))


def about(table_id: str) -> str:
    """Return the subject under which the message to the people at a table is recorded."""
    return f"found:{table_id}"
