"""What a press costs with a database of PostgreSQL, and one process or several that share its shards.

PostgreSQL runs as it does by itself: what is committed is on the disk. What the bots send to it goes through
a line that counts; that makes each round trip a little longer.
"""

from __future__ import annotations

import asyncio
import contextlib
import tempfile
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from random import Random
from typing import Any

import asyncpg

from bot.address import PostgresAddress
from bot.storage.moving import copy_all
from tests import postgres
from tests.bench.clicks import percentile
from tests.postgres import SUPERUSER
from tests.wire.clubs import club
from tests.wire.crowd import Crowd
from tests.wire.process import BotProcess, processor_time
from tests.wire.trusting import TrustingWire

EXECUTE, SYNC, QUERY = b"E", b"S", b"Q"
"""Messages of PostgreSQL's protocol: run a prepared statement; answer now; both, for a text without
parameters."""
VERSION = 3
"""The version of the protocol."""
DURABLE = ("fsync=on",)
LOOKS = 0.02
"""Seconds between two looks at what the server's processes wait for."""
WAITS = """
SELECT COALESCE(wait_event_type || '/' || wait_event, 'processor') FROM pg_stat_activity
WHERE datname = current_database() AND state = 'active' AND application_name LIKE 'olsen%'
"""
SHOWN = 4
"""How many kinds of waits are shown."""


class Counting:
    """The line between bots and PostgreSQL, which counts what is sent."""

    def __init__(self, place: PostgresAddress, folder: Path) -> None:
        self._server = Path(place.url.partition("host=")[2]) / ".s.PGSQL.5432"
        self._folder = folder
        self.address = PostgresAddress(f"postgresql://{SUPERUSER}@/{place.name}?host={folder}")
        self.sent: Counter[bytes] = Counter()
        """How many messages of each kind were sent."""

    @contextlib.asynccontextmanager
    async def up(self) -> AsyncIterator[None]:
        """The line is there during the block."""
        server = await asyncio.start_unix_server(self._serve, self._folder / ".s.PGSQL.5432")
        try:
            yield
        finally:
            server.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, to_there = await asyncio.open_unix_connection(self._server)
        answering = asyncio.create_task(_carry(there, writer))
        has_begun = False
        with suppress(OSError, asyncio.IncompleteReadError):
            while True:
                kind = await reader.readexactly(1) if has_begun else b""
                length = await reader.readexactly(4)
                body = await reader.readexactly(int.from_bytes(length) - 4)
                if has_begun:
                    self.sent[kind] += 1
                # What comes after the version of the protocol has a kind; before it TLS may be asked for.
                has_begun = has_begun or int.from_bytes(body[:4]) >> 16 == VERSION
                to_there.write(kind + length + body)
        to_there.close()
        await answering


async def _carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await reader.read(65536):
            writer.write(data)
    writer.close()


async def shared(processes: int, rate: int, seconds: float, tables: int, **settings: str) -> dict[str, Any]:
    """Have people make ``rate`` moves a second in so many processes together, and print what they cost."""
    wire = TrustingWire()
    wire.gateway.shards = processes
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        places = await club(wire, folder / "club.db", tables, in_each=-(-tables // processes))
        postgres.server(*DURABLE)
        database = await postgres.new_database()
        await copy_all(folder / "club.db", database)
        line = Counting(database, folder)
        await stack.enter_async_context(line.up())
        await stack.enter_async_context(wire.running())
        bots = []
        for number in range(processes):
            own = {"OLSEN_DATABASE": line.address.url, "OLSEN_FOLDER": str(folder)}
            if processes > 1:
                own["OLSEN_SHARDS"] = f"{number}/{processes}"
            starting = BotProcess.started(
                wire, folder / f"{number}.db", shards=1, seconds=60, **settings, **own
            )
            bots.append(await stack.enter_async_context(starting))
        crowd = Crowd(wire, places, Random(3))
        await crowd.open_hands()
        await wire.quiet()
        looking = await asyncpg.connect(database.url)
        waits: Counter[str] = Counter()
        watching = asyncio.create_task(_watch(looking, waits))
        line.sent.clear()
        before, server = sum(bot.cpu() for bot in bots), postgres.server().processes
        server_before = sum(map(processor_time, server))
        presses = await crowd.play(rate, seconds)
        await wire.quiet()
        sent = Counter(line.sent)
        cpu = 1000 * (sum(bot.cpu() for bot in bots) - before) / len(presses)
        at_server = 1000 * (sum(map(processor_time, server)) - server_before) / len(presses)
        watching.cancel()
        await asyncio.wait([watching])
        await looking.close()
    times = [press.took for press in presses if press.took is not None]
    found = {
        "processes": processes,
        "presses": len(presses),
        "p50_ms": percentile(times, 50),
        "p99_ms": percentile(times, 99),
        "late": sum(press.is_late for press in presses),
        "cpu_ms": round(cpu, 2),
        "server_cpu_ms": round(at_server, 2),
        "statements": round((sent[EXECUTE] + sent[QUERY]) / len(presses), 2),
        "round_trips": round((sent[SYNC] + sent[QUERY]) / len(presses), 2),
        "waits": {what: round(times / max(1, waits.total()), 2) for what, times in waits.most_common(SHOWN)},
    }
    print(f"PostgreSQL, {found}", flush=True)
    return found


async def _watch(connection: asyncpg.Connection[Any], waits: Counter[str]) -> None:
    while True:
        waits.update(wait for (wait,) in await connection.fetch(WAITS))
        await asyncio.sleep(LOOKS)
