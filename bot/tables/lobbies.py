"""Lobbies: a table from the moment it is opened until its match begins."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from types import MappingProxyType

from bot.games import GAMES
from bot.games.api import Value
from bot.storage import SeatRow, StorageConflict, StorageError, Transaction
from bot.tables import rows
from bot.tables import table as acts
from bot.tables.again import again
from bot.tables.busy import Busy
from bot.tables.fixtures import is_complete
from bot.tables.keeping import Keeping, Slot
from bot.tables.outcome import saved
from bot.tables.pace import next_deadline
from bot.tables.people import Chair, Refused, Who
from bot.tables.table import ClockName, Table

ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
"""For table ids: no letter that looks like a digit."""


class Lobbies(Keeping):
    """What can be done with a table before its match begins."""

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
        in_thread: bool = False,
        house_rules: str = "",
        options: Mapping[str, Value] = MappingProxyType({}),
        league: str | None = None,
    ) -> Table:
        """Open a lobby with ``who`` as its host. Raises Refused ``channel_taken`` where there is a table,
        and ``table_unreadable`` where there is one that the start could not read.

        ``press`` is the id of the command, a part of the shuffle's seed; ``length`` a number of deals (None:
        a full match); ``in_thread`` says that the channel is a thread made for this table; ``options`` are
        those of the set ``house_rules``. A table of the season ``league`` is ranked, and ``may_join`` says
        whether ``who`` may play there.
        """
        chosen = options_of(game, options, length)

        async def lobby(tx: Transaction) -> Table:
            person = await tx.people.key_for(guild_id, who.user_id, who.name)
            return self._invited(
                person,
                Table(
                    table_id=self._table_id(),
                    guild_id=guild_id,
                    channel_id=channel_id,
                    host=person,
                    game_key=game,
                    clock=clock,
                    ranked=ranked or league is not None,
                    secret=self._secret(),
                    created_at=self._clock.now(),
                    options=chosen,
                    house_rules=house_rules,
                    chairs=(Chair(who.name, person, who.user_id, press),),
                    in_thread=in_thread,
                    version=1,
                    league=league,
                ),
            )

        return await self._to_the_end(self._open(channel_id, lobby))

    async def play_again(self, table_id: str, who: Who, press: int) -> Table:
        """Open a new lobby where a match is over, with its game, house rules and those who were there.

        ``who`` must have been seated and becomes host. Raises Refused ``channel_taken`` when somebody was
        faster.
        """
        old = await self.get(table_id)
        now = self._clock.now()

        async def lobby(tx: Transaction) -> Table:
            table = again(old, who, press, self._table_id(), self._secret(), now)
            return self._invited(table.host, table)

        return await self._to_the_end(self._open(old.channel_id, lobby))

    async def _open(self, channel_id: int, lobby: Callable[[Transaction], Awaitable[Table]]) -> Table:
        self._need_open()
        try:
            async with self._gate.passed():
                async with self._database.transaction() as tx:
                    table = await lobby(tx)
                    deadline = next_deadline(table, self._clock.now(), self._pace, self._chance)
                    table = replace(table, deadline=deadline)
                    await tx.tables.create(rows.table_row(table))
                    await tx.seats.replace(table.table_id, _seat_rows(table))
                self._put(Slot(table, armed=self._clock.monotonic()))
        except StorageConflict as taken:
            self._need_readable(channel_id)
            raise Refused("channel_taken") from taken
        except StorageError as error:
            raise Busy from error
        saved()
        return table

    def _table_id(self) -> str:
        return "".join(self._chance.choices(ID_LETTERS, k=8))

    async def join(self, table_id: str, who: Who, press: int) -> Table:
        """Sit ``who`` down; ``press`` is the id of the press, a part of the shuffle's seed."""

        async def change(table: Table, tx: Transaction) -> Table:
            person = await tx.people.key_for(table.guild_id, who.user_id, who.name)
            return acts.join(self._invited(person, table), who, person, press)

        return await self._change_lobby(table_id, change, press)

    def _invited(self, person: str, table: Table) -> Table:
        """The table, if its season lets ``person`` play there. Raises Refused."""
        if table.league is not None:
            self.may_join(table, person)
        return table

    async def add_computer(self, table_id: str, who: Who) -> Table:
        """Seat a computer player."""
        return await self._change_lobby(table_id, pure(lambda table: acts.add_computer(table, who)))

    async def remove_computer(self, table_id: str, who: Who) -> Table:
        """Let the last computer player go."""
        return await self._change_lobby(table_id, pure(lambda table: acts.remove_computer(table, who)))

    async def set_option(self, table_id: str, who: Who, key: str, value: Value) -> Table:
        """Change one house rule. Raises Refused ``options-...`` for one that does not exist."""
        return await self._change_lobby(table_id, pure(lambda table: acts.set_option(table, who, key, value)))

    async def use_house_rules(
        self, table_id: str, who: Who, name: str, options: Mapping[str, Value]
    ) -> Table:
        """Play by the set of that name. Raises Refused ``options-...`` for an option that does not exist."""
        return await self._change_lobby(
            table_id, pure(lambda table: acts.use_house_rules(table, who, name, options))
        )

    async def start(self, table_id: str, who: Who, press: int) -> Table:
        """Deal, and begin the match."""
        return await self._begin(table_id, lambda table, now: acts.start(table, who, press, now))

    async def _begin(self, table_id: str, start: Callable[[Table, int], Table]) -> Table:
        async def begin(slot: Slot) -> Table:
            table = start(slot.table, self._clock.now())
            async with self._saving(slot) as tx:
                return await self._save_start(tx, table)

        return await self._with_slot(table_id, begin)

    async def _save_start(self, tx: Transaction, table: Table) -> Table:
        deadline = next_deadline(table, self._clock.now(), self._pace, self._chance)
        await tx.tables.start(
            table.table_id,
            rows.move_row(table.log[0]),
            position=rows.position(table) or {},
            tally=list(table.tally),
            deadline=deadline,
            start_press=table.start_press or 0,
        )
        return replace(table, deadline=deadline)

    async def _change_lobby(
        self,
        table_id: str,
        change: Callable[[Table, Transaction], Awaitable[Table]],
        press: int | None = None,
    ) -> Table:
        """Change a lobby. A fixture that is complete by a ``press`` begins, and both are saved as one."""

        async def save(slot: Slot) -> Table:
            async with self._saving(slot) as tx:
                table = await change(slot.table, tx)
                if table.phase == "closed":
                    await tx.tables.close_lobby(table_id, at=self._clock.now())
                    return table
                deadline = next_deadline(table, self._clock.now(), self._pace, self._chance)
                table = replace(table, deadline=deadline)
                await tx.tables.save_lobby(rows.table_row(table))
                if table.chairs != slot.table.chairs:
                    await tx.seats.replace(table_id, _seat_rows(table))
                if press is not None and is_complete(table):
                    table = await self._save_start(tx, acts.begin(table, press, self._clock.now()))
            return table

        return await self._with_slot(table_id, save)


def _seat_rows(table: Table) -> list[SeatRow]:
    return [rows.seat_row(seat, chair) for seat, chair in enumerate(table.chairs)]


def options_of(game: str, options: Mapping[str, Value], length: int | None) -> dict[str, Value]:
    """The ``options`` that differ from the default, and so many deals (None: a full match).

    Raises Refused ``options-...`` for what the game does not have.
    """
    spec = GAMES[game].spec
    return acts.differing(spec, options if length is None else {**options, str(spec.length): length})


def pure(change: Callable[[Table], Table]) -> Callable[[Table, Transaction], Awaitable[Table]]:
    """A change that needs nothing of the database."""

    async def changed(table: Table, tx: Transaction) -> Table:
        return change(table)

    return changed
