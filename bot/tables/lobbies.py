"""Lobbies: a table from the moment it is opened until its match begins."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from types import MappingProxyType

from bot.games import GAMES
from bot.games.api import Value
from bot.storage import StorageConflict, StorageError, Transaction
from bot.tables import table as acts
from bot.tables.again import again
from bot.tables.busy import Busy, Undecided
from bot.tables.fixtures import is_complete
from bot.tables.outcome import saved
from bot.tables.pace import next_deadline
from bot.tables.people import Chair, Refused, Who
from bot.tables.saving import save_lobby, save_new, save_start
from bot.tables.table import ClockName, Table
from bot.tables.table_store import TableEntry, TableStore
from bot.tables.unstopped import to_the_end

ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
"""For table ids: no letter that looks like a digit."""


class Lobbies:
    """What can be done with a table before its match begins."""

    def __init__(
        self, store: TableStore, secret: Callable[[], bytes], may_join: Callable[[Table, str], None]
    ) -> None:
        """``secret`` gives the bytes behind a table's shuffles; ``may_join`` as :class:`bot.tables.Tables`
        has it.
        """
        self._store = store
        self._secret = secret
        self._may_join = may_join

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
                    table_id=self.new_id(),
                    guild_id=guild_id,
                    channel_id=channel_id,
                    host=person,
                    game_key=game,
                    clock=clock,
                    ranked=ranked or league is not None,
                    secret=self.new_secret(),
                    created_at=self._store.clock.now(),
                    options=chosen,
                    house_rules=house_rules,
                    chairs=(Chair(who.name, person, who.user_id, press),),
                    in_thread=in_thread,
                    version=1,
                    league=league,
                ),
            )

        return await self.create(channel_id, lobby)

    async def play_again(self, table_id: str, who: Who, press: int) -> Table:
        """Open a new lobby where a match is over, with its game, house rules and those who were there.

        ``who`` must have been seated and becomes host. Raises Refused ``channel_taken`` when somebody was
        faster.
        """
        old = await self._store.get(table_id)
        now = self._store.clock.now()

        async def lobby(tx: Transaction) -> Table:
            table = again(old, who, press, self.new_id(), self.new_secret(), now)
            return self._invited(table.host, table)

        return await self.create(old.channel_id, lobby)

    async def create(self, channel_id: int, lobby: Callable[[Transaction], Awaitable[Table]]) -> Table:
        """Open the ``lobby`` in a channel. Raises Refused ``channel_taken`` and ``table_unreadable``.

        Whoever waits for it shows it. If nobody waits any more, its channel is told of it as of any change.
        """
        is_awaited = True

        async def created() -> Table:
            table = await self._create(channel_id, lobby)
            if not is_awaited:
                self._store.changed(table)
            return table

        try:
            return await to_the_end(created())
        except (Undecided, asyncio.CancelledError):
            is_awaited = False
            raise

    async def _create(self, channel_id: int, lobby: Callable[[Transaction], Awaitable[Table]]) -> Table:
        store = self._store
        store.need_open()
        try:
            async with store.entries.beside():
                async with store.database.transaction() as tx:
                    table = await lobby(tx)
                    table = replace(table, deadline=self._deadline(table))
                    await save_new(tx, table)
                store.add(table)
        except StorageConflict as taken:
            store.need_readable(channel_id)
            raise Refused("channel_taken") from taken
        except StorageError as error:
            raise Busy from error
        saved()
        return table

    def new_id(self) -> str:
        """An id for a table."""
        return "".join(self._store.chance.choices(ID_LETTERS, k=8))

    def new_secret(self) -> bytes:
        """The bytes behind the shuffles of a table."""
        return self._secret()

    async def join(self, table_id: str, who: Who, press: int) -> Table:
        """Sit ``who`` down; ``press`` is the id of the press, a part of the shuffle's seed."""

        async def change(table: Table, tx: Transaction) -> Table:
            person = await tx.people.key_for(table.guild_id, who.user_id, who.name)
            return acts.join(self._invited(person, table), who, person, press)

        return await self.change(table_id, change, press)

    def _invited(self, person: str, table: Table) -> Table:
        """The table, if its season lets ``person`` play there. Raises Refused."""
        if table.league is not None:
            self._may_join(table, person)
        return table

    async def add_computer(self, table_id: str, who: Who) -> Table:
        """Seat a computer player."""
        return await self.change(table_id, pure(lambda table: acts.add_computer(table, who)))

    async def remove_computer(self, table_id: str, who: Who) -> Table:
        """Let the last computer player go."""
        return await self.change(table_id, pure(lambda table: acts.remove_computer(table, who)))

    async def set_option(self, table_id: str, who: Who, key: str, value: Value) -> Table:
        """Change one house rule. Raises Refused ``options-...`` for one that does not exist."""
        return await self.change(table_id, pure(lambda table: acts.set_option(table, who, key, value)))

    async def use_house_rules(
        self, table_id: str, who: Who, name: str, options: Mapping[str, Value]
    ) -> Table:
        """Play by the set of that name. Raises Refused ``options-...`` for an option that does not exist."""
        return await self.change(
            table_id, pure(lambda table: acts.use_house_rules(table, who, name, options))
        )

    async def start(self, table_id: str, who: Who, press: int) -> Table:
        """Deal, and begin the match."""
        return await self.begin(table_id, lambda table, now: acts.start(table, who, press, now))

    async def begin(self, table_id: str, start: Callable[[Table, int], Table]) -> Table:
        """Begin the match of a lobby, as ``start`` does at a time (ms)."""

        async def begin(entry: TableEntry) -> Table:
            table = start(entry.value, self._store.clock.now())
            async with self._store.entries.saving(entry) as tx:
                return await self._save_start(tx, table)

        return await self._store.change(table_id, begin)

    async def _save_start(self, tx: Transaction, table: Table) -> Table:
        table = replace(table, deadline=self._deadline(table))
        await save_start(tx, table)
        return table

    async def change(
        self,
        table_id: str,
        change: Callable[[Table, Transaction], Awaitable[Table]],
        press: int | None = None,
    ) -> Table:
        """Change a lobby. A fixture that is complete by a ``press`` begins, and both are saved as one."""

        async def save(entry: TableEntry) -> Table:
            async with self._store.entries.saving(entry) as tx:
                table = await change(entry.value, tx)
                if table.phase == "closed":
                    await tx.tables.close_lobby(table_id, at=self._store.clock.now())
                    return table
                table = replace(table, deadline=self._deadline(table))
                await save_lobby(tx, entry.value, table)
                if press is not None and is_complete(table):
                    now = self._store.clock.now()
                    table = await self._save_start(tx, acts.begin(table, press, now))
            return table

        return await self._store.change(table_id, save)

    def _deadline(self, table: Table) -> int | None:
        return next_deadline(table, self._store.clock.now(), self._store.pace, self._store.chance)


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
