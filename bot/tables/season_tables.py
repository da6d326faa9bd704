"""What a season does with the tables of its fixtures."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from bot.games.api import Value
from bot.storage import Transaction
from bot.tables import fixtures
from bot.tables.changes import Changes
from bot.tables.lobbies import Lobbies, options_of
from bot.tables.people import Chair, Who
from bot.tables.table import ClockName, Table
from bot.tables.table_store import TableStore
from bot.user_text import NO_TEXT, UserText

KeptSeat = tuple[str, int, UserText]
"""A person with a reserved seat: key in the server, Discord id, name."""


class FixtureTables:
    """Everything that a season does with the tables of its fixtures, without checking permissions."""

    def __init__(self, store: TableStore, lobbies: Lobbies) -> None:
        self._store = store
        self._changes = Changes(store)
        self._lobbies = lobbies
        self._now = store.clock.now

    async def open(
        self,
        place_id: int,
        channel_id: int,
        *,
        game: str,
        clock: ClockName,
        options: Mapping[str, Value] = MappingProxyType({}),
        house_rules: UserText = NO_TEXT,
        length: int | None = None,
        season: str,
        fixture: str,
        players: Sequence[KeptSeat],
        host: str,
        in_thread: bool = False,
        due: int | None = None,
        called_until: int | None = None,
        call_binds: bool = False,
        keeps_seats: bool = False,
        position: Mapping[str, Any] | None = None,
    ) -> Table:
        """Open the lobby of a fixture, with seats reserved for ``players``, in this order.

        The match begins as soon as all of them have joined, which means that they are ready. The lobby
        doesn't close without a press. ``host``: the key of the person responsible for the table, who may be
        no player. ``due`` (ms) is shown. ``called_until``, ``call_binds`` and ``keeps_seats``: see
        :class:`Table`. ``position``: the one between two deals to begin from, without seed and house rules;
        None for a new match. Raises Refused ``channel_taken`` if the channel has a table.
        """
        chosen = options_of(game, options, length)

        async def lobby(tx: Transaction) -> Table:
            return Table(
                table_id=self._lobbies.new_id(),
                place_id=place_id,
                channel_id=channel_id,
                host=host,
                game_key=game,
                clock=clock,
                ranked=True,
                secret=self._lobbies.new_secret(),
                created_at=self._store.clock.now(),
                options=chosen,
                house_rules=house_rules,
                chairs=tuple(Chair(name, person, user_id) for person, user_id, name in players),
                in_thread=in_thread,
                version=1,
                season=season,
                fixture=fixture,
                due=due,
                called_until=called_until,
                call_binds=call_binds,
                keeps_seats=keeps_seats,
                beginning=position,
            )

        return await self._lobbies.create(channel_id, lobby)

    async def unready(self, table_id: str, who: Who) -> Table:
        """Mark ``who`` as not ready. Raises Refused ``not_ready``, or ``already_started`` if it is too
        late.
        """
        return await self._changes.act(table_id, fixtures.unready, who)

    async def start(self, table_id: str) -> Table:
        """Begin the match of a fixture, even if players aren't ready. Absent players play when their turn
        comes.

        The id of the table's message is part of the shuffle's seed, because the bot can't choose it. Without
        a message, the channel's id is used (usually a thread's).
        """
        return await self._changes.act(table_id, lambda table: fixtures.begin_as_it_is(table, self._now()))

    async def begin_with_all(self, table_id: str) -> Table:
        """Begin the match of a fixture with all its seats. Computers play for absent players. The shuffle's
        seed is made as by :meth:`start`.
        """
        return await self._changes.act(table_id, lambda table: fixtures.begin_with_all(table, self._now()))

    async def call(self, table_id: str, until: int, *, binds: bool = False) -> Table:
        """Start a ready check for a fixture, as :func:`bot.tables.fixtures.call` does."""
        return await self._changes.act(table_id, fixtures.call, until, binds=binds)

    async def take_out(self, table_id: str, person: str) -> Table:
        """Remove a person's chair from a lobby. The match begins if all others are ready."""
        press = fixtures.last_press(await self._store.get(table_id))

        async def without(table: Table, tx: Transaction) -> Table:
            return fixtures.take_out(table, person)

        return await self._changes.act_within(table_id, without, press)

    async def begin(self, table_id: str, here: Collection[str]) -> Table:
        """Begin the match of a fixture with the people in ``here``. All others forfeit."""
        return await self._changes.act(table_id, lambda table: fixtures.begin(table, here, self._now()))

    async def wait(self, table_id: str, turn: int, until: int) -> Table:
        """Give the player on turn time ``until`` (ms). Raises Refused ``turn_over`` if the turn that began at
        version ``turn`` has ended.
        """
        return await self._changes.amend(table_id, lambda table: fixtures.wait(table, turn, until))

    async def hold(self, table_id: str, until: int | None, promised: int = 0) -> Table:
        """Stop or restart the clock of a match, as :func:`bot.tables.fixtures.hold` does."""
        return await self._changes.amend(
            table_id, lambda table: fixtures.hold(table, until, self._now(), promised)
        )

    async def set_due(self, table_id: str, due: int | None) -> Table:
        """Change when (ms) a fixture must be played by."""
        return await self._changes.amend(table_id, lambda table: fixtures.set_due(table, due))
