"""Tables of a season: fixtures, and what the season and its umpire decide about a match that is played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from bot.games.api import Value
from bot.storage import Transaction
from bot.tables import fixtures
from bot.tables import table as acts
from bot.tables.keeping import Slot
from bot.tables.lobbies import Lobbies, options_of, pure
from bot.tables.matches import Matches
from bot.tables.people import Chair, Who
from bot.tables.table import ClockName, Table

Entrant = tuple[str, int, str]
"""Somebody for whom a seat is kept: their key in the server, their Discord id, their name."""


class SeasonTables(Lobbies, Matches):
    """What a season does with its tables. Nobody's right to it is asked for here: that is the season's."""

    async def open_fixture(
        self,
        guild_id: int,
        channel_id: int,
        *,
        game: str,
        clock: ClockName,
        options: Mapping[str, Value] = MappingProxyType({}),
        house_rules: str = "",
        length: int | None = None,
        league: str,
        fixture: str,
        players: Sequence[Entrant],
        host: str,
        in_thread: bool = False,
        due: int | None = None,
        position: Mapping[str, Any] | None = None,
    ) -> Table:
        """Open the lobby of a fixture, with a seat kept for each of ``players``, in the order of the seats.

        It begins by itself when all of them have joined, which is to say that they are ready, and does not
        close by itself. ``host`` is the key of whoever stands for the table, who need not play; ``due`` (ms)
        is shown. The match begins from ``position``, one between two deals, seed and house rules apart; None:
        a new match. Raises Refused ``channel_taken`` where there is a table.
        """
        chosen = options_of(game, options, length)

        async def lobby(tx: Transaction) -> Table:
            return Table(
                table_id=self._table_id(),
                guild_id=guild_id,
                channel_id=channel_id,
                host=host,
                game_key=game,
                clock=clock,
                ranked=True,
                secret=self._secret(),
                created_at=self._clock.now(),
                options=chosen,
                house_rules=house_rules,
                chairs=tuple(Chair(name, person, user_id) for person, user_id, name in players),
                in_thread=in_thread,
                version=1,
                league=league,
                fixture=fixture,
                due=due,
                beginning=position,
            )

        return await self._to_the_end(self._open(channel_id, lobby))

    async def unready(self, table_id: str, who: Who) -> Table:
        """Take back that ``who`` is ready. Raises Refused ``not_ready``, and ``already_started`` too late."""
        return await self._change_lobby(table_id, pure(lambda table: fixtures.unready(table, who)))

    async def start_fixture(self, table_id: str, press: int) -> Table:
        """Begin the match of a fixture, whoever is ready: the others play when their turn comes.

        ``press`` is an id that the bot does not choose, a part of the shuffle's seed.
        """

        def begin(table: Table, now: int) -> Table:
            acts.need_lobby(table)
            return acts.begin(table, press, now)

        return await self._begin(table_id, begin)

    async def set_due(self, table_id: str, due: int | None) -> Table:
        """Say another time (ms) by which a fixture is to be played."""

        async def save(slot: Slot) -> Table:
            acts.need_open(slot.table)
            async with self._saving(slot) as tx:
                await tx.tables.save_due(table_id, due)
            return replace(slot.table, due=due)

        return await self._with_slot(table_id, save)

    async def score_as_it_stands(self, table_id: str) -> Table:
        """The time of a running match is up: it is over, and its totals are the result.

        A deal under way counts for nothing; who has forfeited stands last, at a fixture also who is away.
        """

        async def save(slot: Slot) -> Table:
            table = acts.score(slot.table, self._clock.now())
            async with self._saving(slot) as tx:
                await self._save_seating(tx, slot.table, table)
                await tx.tables.step_version(table_id)
                await self._save_result(tx, table)
            return table

        return await self._with_slot(table_id, save)

    async def void_match(self, table_id: str) -> Table:
        """Stop a match without a result, or close a lobby."""

        async def close(slot: Slot) -> Table:
            acts.need_open(slot.table)
            return await self._close_table(slot, acts.close(slot.table, self._clock.now()))

        return await self._with_slot(table_id, close)
