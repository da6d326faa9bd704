"""Several processes share a bot, and are killed while people play: ``python -m tests.wire.processes``.

It says whether an acknowledged move was lost, whether the tables are as their moves say, and how long it
takes until the tables of a process that is gone answer again.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import signal
import sys
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from itertools import chain
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import asyncpg

from bot.address import PostgresAddress
from bot.storage.moving import copy_all
from tests import postgres
from tests.kill.test_kill import Examiner, left_on_server
from tests.wire.clubs import Place, club
from tests.wire.crowd import Crowd
from tests.wire.guests import Alone, Friends
from tests.wire.process import BotProcess
from tests.wire.server import Exchange, Press, Wire

AGAIN = 0.5
"""Seconds after which somebody presses again who has got no hand; or else a tenth of the time that they have
waited. Whoever pressed more often would keep a machine from coming up that has much to do.
"""
ONE_BY_ONE = 0.3
"""Seconds between two who open their hands at a table that has answered."""
PATIENCE = 90
"""Seconds within which shards must have changed hands, and tables answer."""
LONGEST_PAUSE = 2.0
"""Seconds at most from the moment that all shards have changed hands until the next kill."""
RATE = 10
"""Moves a second."""

FRIENDS = (2, 2, 3, 4)
"""How many people sit at each table in direct messages and groups."""
PLAYING = "SELECT 1 FROM tables WHERE table_id = $1 AND phase = 'playing'"
DEAL = "SELECT moves FROM duplicate_plays WHERE deal = $1"
_OWNERS = "SELECT shard, holder FROM shards JOIN leases ON number = lease ORDER BY shard"


class Cluster:
    """The processes of a bot with a database of PostgreSQL, which share its shards by themselves."""

    def __init__(
        self,
        wire: Wire,
        places: Sequence[Place],
        database: PostgresAddress,
        folder: Path,
        friends: Sequence[int],
    ) -> None:
        self.wire, self.database = wire, database
        self.crowd = Crowd(wire, places, Random(1))
        self.friends = Friends(wire, self.crowd, friends)
        self.alone = [Alone(wire, Random(shard), shard) for shard in range(wire.gateway.shards)]
        """Whose presses arrive at each shard, though the first has all such places."""
        self.live: list[BotProcess] = []
        self._asking: asyncpg.Pool[Any] | None = None
        self._folder = folder
        self._started = 0
        self._answers_to: Counter[int] = Counter()
        wire.listeners.append(self._see)

    @classmethod
    @contextlib.asynccontextmanager
    async def made(
        cls, folder: Path, shards: int, tables: int = 1, friends: Sequence[int] = FRIENDS
    ) -> AsyncIterator[Cluster]:
        """A cluster without a process, with so many tables in each shard, and ``friends`` who open theirs
        later. Its processes are stopped at the end.
        """
        wire = Wire()
        wire.gateway.shards = shards
        places = await club(wire, folder / "club.db", shards * tables, in_each=tables)
        database = await postgres.new_database()
        await copy_all(folder / "club.db", database)
        cluster = cls(wire, places, database, folder, friends)
        asking = asyncpg.create_pool(database.url, min_size=1, max_size=2)
        async with wire.running(), asking as cluster._asking:
            try:
                yield cluster
            finally:
                await asyncio.gather(*(bot.stop() for bot in cluster.live))

    async def start(self) -> BotProcess:
        """Start one more process."""
        self._started += 1
        settings = {
            "OLSEN_DATABASE": self.database.url,
            "OLSEN_FOLDER": str(self._folder),
            "OLSEN_SHARDS": f"auto/{self.wire.gateway.shards}",
        }
        file = self._folder / f"process-{self._started}.db"
        bot = await BotProcess.start(self.wire, file, **settings)
        self.live.append(bot)
        return bot

    async def owners(self) -> dict[int, int]:
        """The ids of the processes that have shards, by shard."""
        if not (await self._ask("SELECT to_regclass('shards') IS NOT NULL"))[0][0]:
            return {}
        return {shard: int(holder.partition(" ")[0]) for shard, holder in await self._ask(_OWNERS)}

    async def _ask(self, sql: str, *parameters: object) -> list[Any]:
        """The rows of a question to the database."""
        assert self._asking is not None
        return list(await self._asking.fetch(sql, *parameters))

    async def seat_friends(self) -> None:
        """Have friends open tables where they play at none, all by presses."""
        outside = [place for place in self.crowd.places if place.is_outside]
        over = {place for place in outside if not await self._ask(PLAYING, place.table_id)}
        for place in await self.friends.open(lambda place: place in over):
            for user_id in place.users:
                self.crowd.open_hand(place, user_id)

    async def settled(self) -> None:
        """Wait until processes that are alive have all shards."""
        async with asyncio.timeout(PATIENCE):
            while True:
                owners = await self.owners()
                alive = {bot.process.pid for bot in self.live}
                if len(owners) == self.wire.gateway.shards and {*owners.values()} <= alive:
                    return
                await asyncio.sleep(0.05)

    async def lose(self, bot: BotProcess, how: signal.Signals) -> list[float]:
        """Kill or stop a process, and give the seconds until each of its tables has answered again."""
        owners = await self.owners()
        its = [place for place in self.crowd.places if owners.get(self._shard(place)) == bot.process.pid]
        began = monotonic()
        bot.process.send_signal(how)
        self.live.remove(bot)
        answered = await asyncio.gather(*(self._answers(place, began) for place in its))
        return [seconds for seconds in answered if seconds is not None]

    def _shard(self, place: Place) -> int:
        return (place.guild_id >> 22) % self.wire.gateway.shards

    async def _answers(self, place: Place, began: float) -> float | None:
        """Seconds until a table has answered; None if its match is over. Then the others open their hands."""
        presses: dict[int, Press] = {}
        again = began
        while not (presses.keys() & self.crowd.served):
            if monotonic() > began + PATIENCE:
                raise TimeoutError(await self._why(place, list(presses.values())))
            if monotonic() > again:
                if presses and not await self._ask(PLAYING, place.table_id):
                    return None
                press = self.crowd.open_hand(place, place.users[0])
                presses[press.id], again = press, monotonic() + max(AGAIN, (monotonic() - began) / 10)
            await asyncio.sleep(0.01)
        answered = monotonic() - began
        for user_id in place.users[1:]:
            await asyncio.sleep(ONE_BY_ONE)
            self.crowd.open_hand(place, user_id)
        return answered

    async def _why(self, place: Place, presses: Sequence[Press]) -> str:
        """What can be said of a table that does not answer."""
        shard = self._shard(place)
        owner = (await self.owners()).get(shard)
        logs = [bot.log for bot in self.live if bot.process.pid == owner]
        told = [f"{press.at:.2f} {press.answered} {press.status} {press.body}" for press in presses]
        return "\n".join([f"table {place.table_id} of shard {shard}, process {owner}:", *told, *logs])

    def _see(self, exchange: Exchange) -> None:
        if exchange.request.is_callback and exchange.status != 404:
            self._answers_to[self.wire.interaction_of(exchange.request)] += 1

    def moves_outside(self) -> tuple[int, int]:
        """How many moves were acknowledged at tables of friends, and of guests who play alone."""
        channels = self.wire.backend.channels
        at_tables = sum(channels[made.channel_id].guild_id is None for made in self.crowd.accepted.values())
        return at_tables, sum(len(moves) for guest in self.alone for moves in guest.accepted.values())

    @property
    def answered_twice(self) -> int:
        """How many presses were answered by two processes."""
        return sum(times > 1 for times in self._answers_to.values())

    async def lost(self) -> list[str]:
        """The moves that were acknowledged and are not stored."""
        accepted = list(self.crowd.accepted.values())  # the next answers arrive meanwhile
        lost = [press.custom_id for press in accepted if not await self._is_stored(press)]
        for guest in self.alone:
            for deal, moves in [(deal, list(moves)) for deal, moves in guest.accepted.items()]:
                ((stored,),) = await self._ask(DEAL, deal)
                lost += guest.lost(deal, moves, stored)
        return lost

    async def _is_stored(self, press: Press) -> bool:
        table, version, move = press.custom_id.removeprefix("t:").split(":", 2)
        table_id, _, seat = table.partition(".")
        stored = (
            "SELECT 1 FROM archives WHERE table_id = $1 UNION ALL "
            "SELECT 1 FROM moves WHERE table_id = $1 AND seat = $2 AND version > $3 AND move = $4"
        )
        return bool(await self._ask(stored, table_id, int(seat), int(version), move))

    async def examine(self) -> None:
        """Check that every table stands as its moves lead to, one after the other."""
        await Examiner(lambda: left_on_server(self.database)).examine([])


async def measure(kills: int, processes: int, shards: int, tables: int) -> bool:
    """Kill random processes so often while people play, and print what has come of it. Return whether all is
    well.

    The next one is killed while the tables of the one before are still being taken up, but when those of the
    last but one have answered.
    """
    chance = Random()
    with tempfile.TemporaryDirectory() as folder:
        async with Cluster.made(Path(folder), shards, tables) as cluster:
            for _ in range(processes):
                await cluster.start()
            await cluster.settled()
            await cluster.crowd.open_hands()
            await cluster.seat_friends()
            playing = asyncio.create_task(cluster.crowd.play(RATE, 1e9))
            guests = [asyncio.create_task(guest.play()) for guest in cluster.alone]
            losing: list[asyncio.Task[list[float]]] = []
            for number in range(kills):
                await cluster.settled()
                await asyncio.gather(*losing[:-1])
                await cluster.seat_friends()
                await asyncio.sleep(chance.uniform(0, LONGEST_PAUSE))
                owners = {*(await cluster.owners()).values()}
                bot = chance.choice([bot for bot in cluster.live if bot.process.pid in owners])
                losing.append(asyncio.create_task(cluster.lose(bot, signal.SIGKILL)))
                await bot.process.wait()
                await cluster.start()
                print(f"kill {number + 1}: {len(cluster.crowd.accepted)} moves acknowledged", flush=True)
            taken = sorted(chain.from_iterable(await asyncio.gather(*losing)))
            for task in (playing, *guests):
                task.cancel()
            await asyncio.wait([playing, *guests])
            lost, moves, twice = await cluster.lost(), len(cluster.crowd.accepted), cluster.answered_twice
            outside, alone = cluster.moves_outside()
        await cluster.examine()
    half, most = taken[len(taken) // 2], taken[min(len(taken) * 99 // 100, len(taken) - 1)]
    print(f"{kills} kills of {processes} processes: {moves} moves acknowledged, {len(lost)} lost")
    print(f"of these {outside} in direct messages and groups, and {alone} more alone in servers without it")
    print(f"{twice} presses answered by two processes")
    print(f"tables answer again after {half:.1f} s (p50), {most:.1f} s (p99), {taken[-1]:.1f} s (most)")
    return not (lost or twice)


def main() -> int:
    """Read the arguments, and measure."""
    parser = argparse.ArgumentParser(prog="tests.wire.processes", description=__doc__)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--processes", type=int, default=3)
    parser.add_argument("--shards", type=int, default=6)
    parser.add_argument("--tables", type=int, default=8, help="in each shard")
    asked = parser.parse_args()
    try:
        return 0 if asyncio.run(measure(asked.kills, asked.processes, asked.shards, asked.tables)) else 1
    finally:
        postgres.stop()


if __name__ == "__main__":
    sys.exit(main())
