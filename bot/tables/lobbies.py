"""Lobbies: tables from when they are opened until the match begins."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from types import MappingProxyType

from bot.games import GAMES
from bot.games.api import Value
from bot.players import Level
from bot.storage import StorageConflict, Transaction
from bot.tables import commitments
from bot.tables import table as acts
from bot.tables.again import again, awaits_no_one
from bot.tables.catching import catch_each_other
from bot.tables.changes import Changes
from bot.tables.computers import add_computer, add_program, remove_computer, set_level
from bot.tables.lengths import choose_length
from bot.tables.options import differing
from bot.tables.outcome import saved
from bot.tables.pace import next_deadline
from bot.tables.people import Chair, Refused, Who, need_game
from bot.tables.saving import save, save_new
from bot.tables.table import ClockName, Table
from bot.tables.table_store import TableStore
from bot.tables.unstopped import Undecided, to_the_end
from bot.user_text import NO_TEXT, UserText


class Lobbies:
    """Everything that can be done with a table before its match begins."""

    def __init__(
        self, store: TableStore, secret: Callable[[], bytes], may_join: Callable[[Table, str], None]
    ) -> None:
        """``secret`` gives the bytes behind a table's shuffles. ``may_join`` is described at
        :class:`bot.tables.Tables`.
        """
        self._store = store
        self._changes = Changes(store)
        self._secret = secret
        self._may_join = may_join
        self._ahead = commitments.apart(store.chance, store.clock.now())

    async def open(
        self,
        place_id: int,
        channel_id: int,
        who: Who,
        press: int,
        *,
        game: str,
        clock: ClockName = "normal",
        ranked: bool = False,
        length: int | None = None,
        in_thread: bool = False,
        house_rules: UserText = NO_TEXT,
        options: Mapping[str, Value] = MappingProxyType({}),
        season: str | None = None,
        computers: int = 0,
        level: Level = "normal",
    ) -> Table:
        """Open a lobby with ``who`` as its host. ``computers``: how many computers of this ``level`` to seat.
        If there are any, the match begins at once.

        ``press`` is the id of the command, which is part of the shuffle's seed. ``length`` is a number of
        deals; None for a full match. ``in_thread`` says that the channel is a thread made for this table.
        ``options`` belong to the set ``house_rules``. A table of the ``season`` is ranked, and
        ``may_join`` says whether ``who`` may play there. Raises Refused ``channel_taken`` if there is a table
        already, and ``table_unreadable`` if there is one that the bot couldn't read when it started.
        """
        chosen = options_of(game, options, length)

        async def lobby(tx: Transaction) -> Table:
            person = await tx.people.key_for(place_id, who.user_id, who.name)
            return self._invited(
                person,
                Table(
                    table_id=self.new_id(),
                    place_id=place_id,
                    channel_id=channel_id,
                    host=person,
                    game_key=game,
                    clock=clock,
                    ranked=ranked or season is not None,
                    secret=self.new_secret(),
                    created_at=self._store.clock.now(),
                    options=chosen,
                    house_rules=house_rules,
                    chairs=(Chair(who.name, person, who.user_id, press),),
                    in_thread=in_thread,
                    version=1,
                    season=season,
                ),
            )

        if not computers:
            return await self.create(channel_id, lobby)

        def begin(table: Table, now: int) -> Table:
            for _ in range(computers):
                table = add_computer(table, who, level)
            return acts.start(table, who, press, now)

        return await self.create(channel_id, lobby, begin)

    async def play_again(self, table_id: str, who: Who, press: int) -> Table:
        """Open a new table after a match, with the same game, house rules and players. It is a lobby, except
        if all others are computers. Then the match begins at once.

        ``who`` must have played there and becomes the host. Raises Refused ``channel_taken`` if there is
        another table by now.
        """
        old = await self._store.get(table_id)
        new = again(old, who, press, self.new_id(), self.new_secret(), self._store.clock.now())

        async def lobby(tx: Transaction) -> Table:
            return self._invited(new.host, new)

        def begin(table: Table, now: int) -> Table:
            return acts.start(table, who, press, now)

        return await self.create(old.channel_id, lobby, begin if awaits_no_one(new) else None)

    async def create(
        self,
        channel_id: int,
        lobby: Callable[[Transaction], Awaitable[Table]],
        begin: Callable[[Table, int], Table] | None = None,
    ) -> Table:
        """Open the ``lobby`` in a channel. If ``begin`` is given, also begin its match at a time (ms) in the
        same transaction. Raises Refused ``channel_taken``, ``table_unreadable``, and as :class:`Room` does.

        The caller shows the table. If the caller has stopped waiting, the channel is updated as after any
        change.
        """
        is_awaited = True

        async def created() -> Table:
            table = await self._create(channel_id, lobby, begin)
            if not is_awaited:
                self._store.changed(table)
            return table

        try:
            return await to_the_end(created())
        except (Undecided, asyncio.CancelledError):
            is_awaited = False
            raise

    async def _create(
        self,
        channel_id: int,
        lobby: Callable[[Transaction], Awaitable[Table]],
        begin: Callable[[Table, int], Table] | None,
    ) -> Table:
        store = self._store
        store.need_all()
        try:
            async with store.entries.beside():
                async with store.database.transaction() as tx:
                    table = await lobby(tx)
                    self._need_room(table)
                    table = await commitments.kept_promise(tx, table, self._ahead)
                    table = replace(table, deadline=self._deadline(table))
                    await save_new(tx, table)
                    if begin is not None:
                        lobby_as_stored, now = table, store.clock.now()
                        table = begin(table, now)
                        table = replace(table, deadline=self._deadline(table))
                        await save(tx, lobby_as_stored, table)
                store.add(table)
                store.room.taken(table.place_id, table.season, table.fixture)
        except StorageConflict as taken:
            store.need_readable(channel_id)
            raise Refused("channel_taken") from taken
        saved()
        return table

    def _need_room(self, table: Table) -> None:
        """Raise Refused if the server may not have another table. Inside a transaction, no other task can
        open one.
        """
        room, place_id = self._store.room, table.place_id
        if table.season is None or table.fixture is None:
            room.need(place_id)
        else:
            room.need_for(place_id, table.season, table.fixture)

    async def promised(self, place_id: int) -> str:
        """Return the commitment to the next table of a server. Raises StorageError."""
        newest = await self._store.database.commitments.newest(place_id)
        if newest is not None and newest.secret is not None:
            return newest.commitment
        async with self._store.database.transaction() as tx:
            return (await commitments.promised(tx, place_id, self._ahead)).commitment

    async def next_id(self, tx: Transaction, place_id: int) -> str:
        """Return the id that the next table of a server gets."""
        return (await commitments.promised(tx, place_id, self._ahead)).table_id

    def new_id(self) -> str:
        """Return a new table id."""
        return commitments.new_id(self._store.chance)

    def new_secret(self) -> bytes:
        """Return new bytes for the shuffles of a table."""
        return self._secret()

    async def join(
        self,
        table_id: str,
        who: Who,
        press: int,
        need_place: Callable[[Table], Awaitable[None]] | None = None,
    ) -> Table:
        """Seat ``who``. ``press`` is the press's id, which is part of the shuffle's seed.

        ``need_place`` raises Refused if they may not join. It is called while the table is locked.
        """

        async def change(table: Table, tx: Transaction) -> Table:
            if need_place is not None:
                await need_place(table)
            person = await tx.people.key_for(table.place_id, who.user_id, who.name)
            return acts.join(self._invited(person, table), who, person, press)

        return await self._changes.act_within(table_id, change, press)

    def _invited(self, person: str, table: Table) -> Table:
        """Return the table. Raises Refused if its season doesn't let ``person`` play there."""
        if table.season is not None:
            self._may_join(table, person)
        return table

    async def add_computer(self, table_id: str, who: Who) -> Table:
        """Add a computer player."""
        return await self._changes.act(table_id, add_computer, who)

    async def add_program(self, table_id: str, who: Who, key: str) -> Table:
        """Seat the listed program with this ``key``. Raises Refused ``no_such_program`` if it doesn't exist
        or doesn't play the game.
        """

        def change(table: Table) -> Table:
            acts.need_host(table, who)
            named = {each.key: each for each in self._store.thinkers.guests.listed}
            program = named.get(key)
            if program is None or table.game_key not in program.games:
                raise Refused("no_such_program", game=table.game.spec.name)
            return add_program(table, who, UserText(program.name))

        return await self._changes.act(table_id, change)

    async def remove_computer(self, table_id: str, who: Who) -> Table:
        """Remove the computer that was added last."""
        return await self._changes.act(table_id, remove_computer, who)

    async def set_level(self, table_id: str, who: Who, level: Level) -> Table:
        """Set the level of all computers in a lobby."""
        return await self._changes.act(table_id, set_level, who, level)

    async def set_option(self, table_id: str, who: Who, key: str, value: Value) -> Table:
        """Change one house rule. Raises Refused ``options-...`` if it does not exist."""
        return await self._changes.act(table_id, acts.set_option, who, key, value)

    async def catch_each_other(self, table_id: str, who: Who, is_on: bool) -> Table:
        """Turn **Catch each other** on or off. Raises Refused ``no_catching`` where it isn't offered."""
        return await self._changes.act(table_id, catch_each_other, who, is_on)

    async def choose_length(self, table_id: str, who: Who, is_short: bool) -> Table:
        """Make the match one deal long, or a whole one. Raises Refused ``no_length`` if it can't be."""
        return await self._changes.act(table_id, choose_length, who, is_short)

    async def use_house_rules(
        self, table_id: str, who: Who, name: UserText, options: Mapping[str, Value]
    ) -> Table:
        """Use the house-rule set ``name``. Raises Refused ``options-...`` if an option does not exist."""
        return await self._changes.act(table_id, acts.use_house_rules, who, name, options)

    async def add_word(self, table_id: str, who: Who, word: str) -> Table:
        """Add the SHA-256 (hex) of a word of ``who`` to the shuffle."""
        return await self._changes.act(table_id, acts.add_word, who, word)

    async def start(self, table_id: str, who: Who, press: int) -> Table:
        """Begin the match."""
        now = self._store.clock.now
        return await self._changes.act(table_id, lambda table: acts.start(table, who, press, now()))

    def _deadline(self, table: Table) -> int | None:
        return next_deadline(table, self._store.clock.now(), self._store.pace, self._store.chance)


def options_of(game: str, options: Mapping[str, Value], length: int | None) -> dict[str, Value]:
    """Return those of ``options`` that differ from the default, and the number of deals ``length`` (None for
    a full match).

    Raises Refused ``options-...`` if the game has no such option, and ``game_gone`` if the game isn't
    installed.
    """
    need_game(game)
    spec = GAMES[game].spec
    return differing(spec, options if length is None else {**options, str(spec.length): length})
