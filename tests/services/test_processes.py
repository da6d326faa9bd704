"""What spans servers, where two processes have the servers: each sees what was changed through the other."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random

import pytest

from bot.address import PostgresAddress
from bot.services import Admission, DuplicateDeals, Preferences, Privacy
from bot.shards import Shards
from bot.storage import open_database
from bot.storage.lease import leased
from bot.tables import Refused, SystemClock, Table
from bot.tables.duplicate import own_seat
from tests.postgres import migrated_database
from tests.tables.club import ADA, BO, CLEO, PACE, Club

pytestmark = pytest.mark.postgres

NEAR, FAR = 1 << 22, 2 << 22
"""Servers of the second shard of two, and of the first."""
HOUR = 3_600_000


def secret() -> bytes:
    """The bytes behind a shuffle."""
    return bytes(32)


class Process:
    """A process with one of two shards, as far as services go."""

    def __init__(self, club: Club, shards: Shards) -> None:
        self.club, self.database, self.tables = club, club.database, club.tables
        self.preferences = Preferences(club.database, shards=shards)
        self.privacy = Privacy(
            *(club.database, club.tables, self.preferences, club.clock, 90),
            shards=shards,
            on_forgotten=[lambda place_id, *who: self.left.append(place_id)],
        )
        self.left: list[int] = []
        """The places of which it has heard that somebody is forgotten there."""

    async def seat(self, place_id: int) -> Table:
        """A slow match of Ada and Bo in a server."""
        table = await self.club.sit(2, place_id=place_id, clock="slow")
        return await self.tables.lobbies.start(table.table_id, ADA, self.club.press())


@asynccontextmanager
async def process(place: PostgresAddress, path: Path, shard: int) -> AsyncIterator[Process]:
    """A process that has one of two shards, during the block."""
    shards = Shards(2, {shard})
    async with leased(place, shards=shards) as lease:
        club = Club(path, pace=PACE)
        club.clock = SystemClock()  # type: ignore[assignment]  # the other process does not wait for ours
        club.shards, club._channel, club.chance = shards, 100 * (shard + 1), Random(shard)
        club.database = await open_database(
            place, clock=club.clock.now, beside=path, fence=lease, has_peers=True
        )
        club.tables = club.new_tables()
        await club.tables.clocks.restore(shards.has)
        try:
            yield Process(club, shards)
        finally:
            await club.close()


async def becomes(holds: Callable[[], bool]) -> None:
    """Wait until something holds that another process has told."""
    async with asyncio.timeout(10):
        while not holds():  # noqa: ASYNC110 - it comes from the database
            await asyncio.sleep(0.01)


async def test_what_spans_servers_goes_through_the_database(tmp_path: Path) -> None:
    place, path = await migrated_database(), tmp_path / "olsen.db"
    async with AsyncExitStack() as stack:
        far, near = [await stack.enter_async_context(process(place, path, shard)) for shard in range(2)]
        there, here = await far.seat(FAR), await near.seat(NEAR)

        # Settings of a person that are in memory in both.
        assert (await far.preferences.player(ADA.user_id)).language is None
        await near.preferences.change_player(NEAR, ADA.user_id, ADA.name, language="nb")
        await becomes(lambda: far.preferences.known_player(ADA.user_id).language == "nb")
        # Those of a server are kept in memory where it belongs only.
        assert (await near.preferences.server(FAR)).clock == "normal"
        await far.preferences.change_server(FAR, clock="slow")
        assert (await near.preferences.server(FAR)).clock == "slow"

        # All games of a person, and being away from all of them.
        assert [each.table_id for each in await near.tables.of_user(BO.user_id)] == [
            there.table_id,
            here.table_id,
        ]
        assert near.tables.find(there.table_id) is None
        until = far.club.clock.now() + HOUR
        away = await near.tables.seats.set_away(BO, until)
        assert {each.table_id for each in away} == {there.table_id, here.table_id}
        now = far.tables.find(there.table_id)
        assert now is not None
        assert [chair.away_until for chair in now.chairs] == [None, until]

        # Who is forgotten has gone from the tables of both when that is said, and soon from all memory.
        await near.preferences.change_player(NEAR, BO.user_id, BO.name, language="nb")
        assert (await far.preferences.player(BO.user_id)).language == "nb"
        assert await near.privacy.forget(BO.user_id, None) == 2
        for each, table in ((far, there), (near, here)):
            left = each.tables.find(table.table_id)
            assert left is not None
            assert left.chairs[1].user_id is None
            assert await each.database.people.of_user(table.place_id, BO.user_id) is None
        await becomes(lambda: far.preferences.known_player(BO.user_id).language is None)
        assert far.preferences.known_player(ADA.user_id).language == "nb"

        # Who plays alone where the bot was not invited, with presses that reach the other process.
        alone = [
            DuplicateDeals(each.database, each.club.clock, Admission(each.database, each.club.clock), secret)
            for each in (far, near)
        ]
        play = await alone[1].play_solo(-NEAR, CLEO, "olsen", "easy")
        seen = play.table.observe(own_seat(play.table))
        moves = [each.move(CLEO, play.deal.deal, play.table.version, seen.legal[0]) for each in alone]
        done = await asyncio.gather(*moves, return_exceptions=True)
        assert sorted(isinstance(each, Refused) for each in done) == [False, True], "one was first"
        assert await near.privacy.forget(CLEO.user_id, -NEAR) == 1
        assert await far.database.people.of_user(-NEAR, CLEO.user_id) is None

        # So has who was known on the servers of the other process only.
        assert await near.privacy.forget(ADA.user_id, NEAR) == 1
        assert (await near.preferences.player(ADA.user_id)).language == "nb"
        assert await near.privacy.forget(ADA.user_id, None) == 1
        assert await far.database.people.of_user(FAR, ADA.user_id) is None
        gone = [NEAR, FAR, -NEAR, NEAR, FAR]
        await becomes(lambda: sorted(near.left) == sorted(far.left) == sorted(gone))
        await becomes(lambda: near.preferences.known_player(ADA.user_id).language is None)
