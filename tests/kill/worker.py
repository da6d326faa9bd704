"""Tables at work in a process of their own, as fast as they can, until somebody kills it.

It goes on with what it finds in the database, keeps a match running in each of its channels, and writes a
line for every move of a person once it has been acknowledged: the table's id, the version that the move made,
and the move.
"""

from __future__ import annotations

import asyncio
import os
import secrets
from itertools import count
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random

from bot.address import PostgresAddress
from bot.storage import Database, open_database
from bot.tables import Pace, Refused, SystemClock, Table, Tables
from tests.tables.club import on_turn, owner, person, some_move

CHANNELS, ON_SERVER = 40, 8
"""In how many channels people play, in a file and on a server, whose commits take longer."""
MINUTE = 60_000
PACE = Pace(
    clocks={"fast": MINUTE, "normal": MINUTE, "slow": MINUTE},
    computer_pause=(0, 3),
    next_deal=MINUTE,
    lobby=MINUTE,
    slow_lobby=MINUTE,
    misses=3,
    reaction=(0, 3),
    challenge=(0, 3),
    call_window=3,
    forced=MINUTE,
)


class Worker:
    """A service and the people at its tables."""

    def __init__(self, database: Database, channels: int) -> None:
        clock = SystemClock()
        self.chance = Random()
        self.tables = Tables(database, clock, PACE, self.chance, lambda: secrets.token_bytes(32))
        self.tables.changed.subscribe(self.changed)
        self.news = [asyncio.Event() for _ in range(channels)]
        self.presses = count(clock.now())

    def changed(self, table: Table) -> None:
        self.news[table.channel_id].set()

    async def run(self) -> None:
        await self.tables.clocks.restore()
        await asyncio.gather(*(self.keep_playing(channel) for channel in range(len(self.news))))

    async def keep_playing(self, channel: int) -> None:
        while True:
            try:
                table = self.tables.in_channel(channel)
            except Refused:
                table = await self.tables.lobbies.open(
                    1, channel, person(0), next(self.presses), game="olsen", length=1
                )
            if table.phase == "lobby":
                await self.fill(table)
            else:
                await self.play(table)

    async def fill(self, table: Table) -> None:
        """Seat two people and up to two computers at a lobby, however far it had come, and start."""
        if len(table.chairs) < 2:
            await self.tables.lobbies.join(table.table_id, person(1), next(self.presses))
        for _ in range(len(table.chairs), 2 + table.channel_id % 3):
            await self.tables.lobbies.add_computer(table.table_id, person(0))
        await self.tables.lobbies.start(table.table_id, person(0), next(self.presses))

    async def play(self, table: Table) -> None:
        """Make a move for the person on turn, or wait for the computer that is."""
        seat = on_turn(table)
        if table.chairs[seat].person is None:
            await self.news[table.channel_id].wait()
            self.news[table.channel_id].clear()
            return
        move = some_move(table, seat, self.chance)
        after = await self.tables.matches.submit(table.table_id, owner(table, seat), table.version, move)
        os.write(1, f"{table.table_id} {after.version} {move}\n".encode())
        if not after.is_open:
            await self.tables.messages.told(table.table_id, after.version, 1)


def work(place: Path | PostgresAddress, out: Connection, faults: Connection) -> None:
    """Work on the database at ``place`` for ever; what it says goes to ``out``, its stderr to ``faults``."""
    os.dup2(out.fileno(), 1)
    os.dup2(faults.fileno(), 2)
    out.close()
    faults.close()
    asyncio.run(_work(place))


async def _work(place: Path | PostgresAddress) -> None:
    channels = ON_SERVER if isinstance(place, PostgresAddress) else CHANNELS
    await Worker(await open_database(place, clock=SystemClock().now), channels).run()
