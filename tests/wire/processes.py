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
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from random import Random
from time import monotonic

from bot.address import PostgresAddress
from bot.storage.moving import copy_all
from bot.storage.postgres import ask
from tests import postgres
from tests.kill.test_kill import Examiner, left_on_server
from tests.wire.clubs import Place, club
from tests.wire.crowd import Crowd
from tests.wire.process import BotProcess
from tests.wire.server import Press, Wire

AGAIN = 0.25
"""Seconds after which somebody presses again who has got no hand."""
PATIENCE = 45
"""Seconds within which shards must have changed hands, and tables answer."""
RATE = 10
"""Moves a second."""

_OWNERS = "SELECT shard, holder FROM shards JOIN leases ON number = lease ORDER BY shard"


class Cluster:
    """The processes of a bot with a database of PostgreSQL, which share its shards by themselves."""

    def __init__(self, wire: Wire, places: Sequence[Place], database: PostgresAddress, folder: Path) -> None:
        self.wire, self.places, self.database = wire, list(places), database
        self.crowd = Crowd(wire, places, Random(1))
        self.live: list[BotProcess] = []
        self._folder = folder
        self._started = 0

    @classmethod
    @contextlib.asynccontextmanager
    async def made(cls, folder: Path, shards: int, tables: int = 1) -> AsyncIterator[Cluster]:
        """A cluster without a process, with so many tables in each shard. Its processes are stopped at the
        end.
        """
        wire = Wire()
        wire.gateway.shards = shards
        places = await club(wire, folder / "club.db", shards * tables, in_each=tables)
        database = await postgres.new_database()
        await copy_all(folder / "club.db", database)
        cluster = cls(wire, places, database, folder)
        async with wire.running():
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
        if not (await ask(self.database, "SELECT to_regclass('shards') IS NOT NULL"))[0][0]:
            return {}
        return {shard: int(holder.partition(" ")[0]) for shard, holder in await ask(self.database, _OWNERS)}

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
        owners, shards = await self.owners(), self.wire.gateway.shards
        its = [
            place for place in self.places if owners.get((place.guild_id >> 22) % shards) == bot.process.pid
        ]
        began = monotonic()
        bot.process.send_signal(how)
        self.live.remove(bot)
        await self.settled()
        answered = await asyncio.gather(*(self._answers(place, began) for place in its))
        return [seconds for seconds in answered if seconds is not None]

    async def opened(self) -> None:
        """Have everybody at an open table open their hand anew."""
        going = {
            key for (key,) in await ask(self.database, "SELECT table_id FROM tables WHERE phase = 'playing'")
        }
        self.crowd.places = [place for place in self.places if place.table_id in going]
        self.crowd.hands.clear()
        await self.crowd.open_hands()

    async def _answers(self, place: Place, began: float) -> float | None:
        """Seconds until a table has answered; None if its match is over."""
        playing = "SELECT 1 FROM tables WHERE table_id = $1 AND phase = 'playing'"
        async with asyncio.timeout(PATIENCE):
            while await ask(self.database, playing, place.table_id):
                press = self.crowd.open_hand(place, place.users[0])
                again = monotonic() + AGAIN
                while monotonic() < again:
                    if press.id in self.crowd.served:
                        return monotonic() - began
                    await asyncio.sleep(0.01)
        return None

    async def lost(self) -> list[str]:
        """The moves that were acknowledged and are not stored."""
        accepted = list(self.crowd.accepted.values())  # the next answers arrive meanwhile
        return [press.custom_id for press in accepted if not await self._is_stored(press)]

    async def _is_stored(self, press: Press) -> bool:
        table, version, move = press.custom_id.removeprefix("t:").split(":", 2)
        table_id, _, seat = table.partition(".")
        stored = (
            "SELECT 1 FROM archives WHERE table_id = $1 UNION ALL "
            "SELECT 1 FROM moves WHERE table_id = $1 AND seat = $2 AND version > $3 AND move = $4"
        )
        return bool(await ask(self.database, stored, table_id, int(seat), int(version), move))

    async def examine(self) -> None:
        """Check that every table stands as its moves lead to, one after the other."""
        await Examiner(lambda: left_on_server(self.database)).examine([])


async def measure(kills: int, processes: int, shards: int, tables: int) -> bool:
    """Kill random processes so often while people play, and print what has come of it. Return whether all is
    well.
    """
    chance = Random()
    with tempfile.TemporaryDirectory() as folder:
        async with Cluster.made(Path(folder), shards, tables) as cluster:
            for _ in range(processes):
                await cluster.start()
            await cluster.settled()
            await cluster.opened()
            playing = asyncio.create_task(cluster.crowd.play(RATE, 1e9))
            taken: list[float] = []
            for number in range(kills):
                await asyncio.sleep(chance.uniform(0, 3))
                owners = {*(await cluster.owners()).values()}
                bot = chance.choice([bot for bot in cluster.live if bot.process.pid in owners])
                taken += await cluster.lose(bot, signal.SIGKILL)
                await bot.process.wait()
                await cluster.start()
                await cluster.opened()
                print(f"kill {number + 1}: {len(cluster.crowd.accepted)} moves acknowledged", flush=True)
            playing.cancel()
            await asyncio.wait([playing])
            lost = await cluster.lost()
            moves = len(cluster.crowd.accepted)
        await cluster.examine()
    taken.sort()
    half, most = taken[len(taken) // 2], taken[min(len(taken) * 99 // 100, len(taken) - 1)]
    print(f"{kills} kills of {processes} processes: {moves} moves acknowledged, {len(lost)} lost")
    print(f"tables answer again after {half:.1f} s (p50), {most:.1f} s (p99), {taken[-1]:.1f} s (most)")
    return not lost


def main() -> int:
    """Read the arguments, and measure."""
    parser = argparse.ArgumentParser(prog="tests.wire.processes", description=__doc__)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--processes", type=int, default=3)
    parser.add_argument("--shards", type=int, default=6)
    parser.add_argument("--tables", type=int, default=40, help="in each shard")
    asked = parser.parse_args()
    try:
        return 0 if asyncio.run(measure(asked.kills, asked.processes, asked.shards, asked.tables)) else 1
    finally:
        postgres.stop()


if __name__ == "__main__":
    sys.exit(main())
