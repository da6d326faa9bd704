"""New versions that take over from one another while people press: what became of the presses.

``python -m tests.wire.deploys`` deploys as often as ``--deploys`` says, under ``--rate`` presses a second,
and prints one object: of how many presses nothing came in time, how many had an effect twice, or none though
they were acknowledged, and how long nobody was answered. ``--postgres`` has the database on a server,
``--processes`` has several share it there, of which each deploy replaces one; with ``--closes-older`` only
the newer one of two connections hears what happens; with ``--halves`` the first deploys change the schema.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import sqlite3
import sys
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Iterable
from itertools import pairwise
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

from bot.address import PostgresAddress
from bot.storage.moving import copy_all
from bot.storage.postgres import ask
from tests import postgres
from tests.newer import Newer
from tests.wire.clubs import Place, club
from tests.wire.crowd import Crowd
from tests.wire.faults import FRIENDS, SETTINGS
from tests.wire.guests import Friends
from tests.wire.process import BotProcess
from tests.wire.server import LATE, Exchange, Press, Wire

RATE = 50
"""Presses a second."""
TABLES = 24
TAKES = 60
"""Seconds within which a version must have taken over."""
MOVES = """
SELECT table_id, (SELECT COUNT(*) FROM moves m WHERE m.table_id = t.table_id AND origin = 'person')
FROM tables t WHERE phase = 'playing'
"""
BETWEEN = (0.5, 2.0)
"""Seconds between the end of a deploy and the next, at least and at most."""


class Deploys:
    """People at tables, and the bot, of which one version after the other is started."""

    def __init__(self, wire: Wire, folder: Path, places: list[Place], chance: Random) -> None:
        self.wire, self.database, self.chance = wire, folder / "olsen.db", chance
        self.server: PostgresAddress | None = None
        """The database, if it is no file."""
        self.crowd = Crowd(wire, places, chance)
        self.bots: list[BotProcess] = []
        self.live: list[BotProcess] = []
        """Those that are running, the oldest first."""
        self._started = self.deploys = 0
        self._newer: dict[str, str] = {}
        self.presses: list[Press] = []
        self._callbacks: Counter[int] = Counter()
        wire.listeners.append(self._see)

    @classmethod
    @contextlib.asynccontextmanager
    async def begun(
        cls, folder: Path, tables: int = TABLES, seed: int = 1, *, on_server: bool = False, processes: int = 1
    ) -> AsyncIterator[Deploys]:
        """The first version, with people who have their hands open. With ``on_server`` the database is one of
        PostgreSQL; several ``processes`` share two shards each there.
        """
        wire = Wire()
        wire.gateway.shards = 1 if processes == 1 else 2 * processes
        in_each = -(-tables // wire.gateway.shards)
        places = await club(wire, folder / "olsen.db", tables, in_each=in_each)
        deploys = cls(wire, folder, places, Random(seed))
        if on_server:
            deploys.server = await postgres.new_database()
            await copy_all(deploys.database, deploys.server)
        async with wire.running():
            try:
                await asyncio.gather(*(deploys.start() for _ in range(processes)))
                await wire.gateway.ready(wire.gateway.shards)
                await Friends(wire, deploys.crowd, FRIENDS).open()
                await deploys.crowd.open_hands()
                yield deploys
            finally:
                await asyncio.gather(*(bot.stop() for bot in deploys.live))

    async def start(self, *arguments: str, **settings: str) -> BotProcess:
        """Start a version. Each has a folder, and so a log, of its own."""
        self._started += 1
        own = self.database.parent / str(self._started) / self.database.name
        own.parent.mkdir()
        own.symlink_to(self.database)
        settings = {**SETTINGS, "OLSEN_LOG_LEVEL": "INFO", **self._newer, **settings}
        if self.server is not None:
            settings |= {"OLSEN_DATABASE": self.server.url, "OLSEN_FOLDER": str(self.database.parent)}
        if self.wire.gateway.shards > 1:
            settings["OLSEN_SHARDS"] = f"auto/{self.wire.gateway.shards}"
        bot = await BotProcess.start(self.wire, own, "bot.cli", *arguments, **settings)
        self.bots.append(bot)
        self.live.append(bot)
        return bot

    async def deploy(self, **settings: str) -> None:
        """Have a new version take over from a process, and wait until that one has ended as it should."""
        before = list(self.live)
        bot = await self.start("--takeover", **settings)
        ending = [asyncio.ensure_future(one.process.wait()) for one in before]
        ended, left = await asyncio.wait(ending, timeout=TAKES, return_when=asyncio.FIRST_COMPLETED)
        for one in left:
            one.cancel()
        over = [one for one in before if one.process.returncode is not None]
        if [one.process.returncode for one in over] != [0] or bot.process.returncode is not None:
            logs = "\n".join(one.log for one in (*over, bot))
            raise RuntimeError(f"it was not handed over: {[one.result() for one in ended]}\n{logs}")
        self.live.remove(over[0])
        self.deploys += 1

    def change_schema(self) -> None:
        """From now on a new version has a change of the schema, which comes in two halves."""
        newer = Newer(self.database.parent / "newer")
        newer.add("CREATE TABLE added (name TEXT PRIMARY KEY);", ".before")
        newer.add("CREATE TABLE then_too (name TEXT PRIMARY KEY);", ".after")
        self._newer["WIRE_MIGRATIONS"] = str(newer.data)

    async def has_newer_schema(self) -> bool:
        """Whether both halves of that change were applied."""
        counting = "SELECT COUNT(*) FROM added, then_too"
        if self.server is not None:
            return await ask(self.server, counting) == [(0,)]
        with contextlib.closing(sqlite3.connect(self.database)) as database:
            return database.execute(counting).fetchall() == [(0,)]

    async def play(self, rate: float = RATE) -> None:
        """Have people press until this is cancelled: moves, and where nobody can move, somebody's hand."""
        due = monotonic()
        while True:
            due += self.chance.expovariate(rate)
            await asyncio.sleep(max(0.0, due - monotonic()))
            press = self.crowd.move(due) or self._opened(due)
            if press is not None:
                self.presses.append(press)

    def _opened(self, due: float) -> Press | None:
        """Somebody who does not wait for an answer opens their hand anew, which deletes the one before."""
        waiting = {(press.channel_id, press.user_id) for press in self.wire.presses.values()}
        place = self.chance.choice(self.crowd.places)
        user_id = self.chance.choice(place.users)
        is_busy = (place.channel_id, user_id) in waiting or self.crowd.is_on_turn(place, user_id)
        if is_busy or not self.crowd.public(place):
            return None
        return self.crowd.open_hand(place, user_id, due)

    def _see(self, exchange: Exchange) -> None:
        if exchange.request.is_callback and 200 <= exchange.status < 300:
            self._callbacks[self.wire.interaction_of(exchange.request)] += 1

    # What has become of it

    async def account(self) -> dict[str, Any]:
        """What has become of the presses. Times in seconds."""
        took = sorted(press.answered - press.at for press in self.presses if press.answered is not None)
        answered = sorted(press.answered for press in self.presses if press.answered is not None)
        made = _by_table(self.crowd.accepted.values())
        # What was answered late, or not, may have been done nevertheless, but once.
        tried = _by_table(press for press in self.presses if press.custom_id.startswith("t:"))
        stored = await self._stored()
        return {
            "deploys": self.deploys,
            "presses": len(self.presses),
            "moves": sum(made.values()),
            "failed": sum(press.answered is None or press.status >= 300 for press in self.presses),
            "late": sum(seconds > LATE for seconds in took),
            "without_hand": sum(press.id not in self.crowd.served for press in self.presses),
            "answered_twice": sum(times > 1 for times in self._callbacks.values()),
            "done_twice": sum(max(0, stored[table] - tried[table]) for table in stored),
            "lost": sum(max(0, made[table] - stored[table]) for table in stored),
            "p50": round(took[len(took) // 2], 3),
            "p99": round(took[len(took) * 99 // 100], 3),
            "slowest": round(took[-1], 3),
            "longest_silence": round(max(b - a for a, b in pairwise(answered)), 3),
        }

    async def _stored(self) -> dict[str, int]:
        """How many moves of people are stored at each table whose match is not over."""
        if self.server is not None:
            return {table: int(moves) for table, moves in await ask(self.server, MOVES)}
        with contextlib.closing(sqlite3.connect(self.database)) as database:
            return dict(database.execute(MOVES).fetchall())


def _by_table(presses: Iterable[Press]) -> Counter[str]:
    return Counter(press.custom_id.partition(":")[2][:8] for press in presses)


async def _deployed(folder: Path, given: argparse.Namespace) -> dict[str, Any]:
    begun = Deploys.begun(folder, on_server=given.postgres, processes=given.processes)
    async with begun as deploys:
        deploys.wire.gateway.closes_older = given.closes_older
        playing = asyncio.create_task(deploys.play(given.rate))
        if given.halves:
            deploys.change_schema()
        for _ in range(given.deploys):
            await asyncio.sleep(deploys.chance.uniform(*BETWEEN))
            await deploys.deploy()
        await asyncio.sleep(1.0)
        playing.cancel()
        await deploys.wire.quiet()
        if given.halves and not await deploys.has_newer_schema():
            raise RuntimeError("the schema was not changed")
        return await deploys.account()


def main() -> int:
    """Deploy as the command line says, and print what has become of the presses."""
    parser = argparse.ArgumentParser(prog="python -m tests.wire.deploys")
    parser.add_argument("--deploys", type=int, default=20)
    parser.add_argument("--rate", type=float, default=RATE)
    parser.add_argument("--postgres", action="store_true", help="with a database of PostgreSQL")
    parser.add_argument("--processes", type=int, default=1, help="that share the shards, with PostgreSQL")
    parser.add_argument("--halves", action="store_true", help="they change the schema, in two halves")
    parser.add_argument("--closes-older", action="store_true", help="Discord closes the older connection")
    try:
        with tempfile.TemporaryDirectory() as folder:
            account = asyncio.run(_deployed(Path(folder), parser.parse_args()))
    finally:
        postgres.stop()
    print(json.dumps(account))
    bad = ("failed", "late", "answered_twice", "done_twice", "lost")
    return int(any(account[key] for key in bad))


if __name__ == "__main__":
    sys.exit(main())
