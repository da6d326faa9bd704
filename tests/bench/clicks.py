"""How long a click takes: from its arrival to its commit, with every commit on the disk (synchronous=FULL).

An open loop: clicks come when they come (a Poisson process), whether or not the bot is done with the ones
before, and each is timed from the moment it was due, so that nobody's waiting is left out. They come through
a pipe from a process of their own, as they come from Discord through a socket; asyncio's timers would be up
to a millisecond late. Each is a random legal move of the seat whose turn it is, at the next of the tables.

Beside each rate stands its floor: bare commits of as many bytes by the same arrivals, right after the clicks.
What the machine and its disk do meanwhile shows in both.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import os
import sqlite3
import struct
import sys
import tempfile
import time
from collections import deque
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from bot.storage import open_database
from bot.tables import Pace, SystemClock, Tables, Who
from tests.bench import with_databases

TABLES = 200
SEATS = 4
WARM_UP = 200
"""Clicks before the timed ones."""

COMMIT = 3 * 4120
"""Bytes that a move's commit writes (measured: 2.6 pages of the journal, with their headers)."""
ROW = 2 * 4096
"""Bytes of the row that a bare commit writes: with it, as many pages of the journal change as with a move."""
SYNCS = 200
"""Writes of that size for the disk's own time, half of them before the clicks and half after."""

DUE = struct.Struct("d")
"""How a click says when it was due, in seconds of the monotonic clock."""

ARRIVALS = """
import random, struct, sys, time
rate, number, chance = float(sys.argv[1]), int(sys.argv[2]), random.Random(1)
due = time.monotonic() + 0.2
for _ in range(number):
    due += chance.expovariate(rate)
    time.sleep(max(0.0, due - time.monotonic()))
    sys.stdout.buffer.write(struct.pack("d", due))
    sys.stdout.buffer.flush()
"""


def main(argv: list[str]) -> int:
    """Measure each rate, and print a table and, with ``--json``, one JSON object as the last line."""
    parser = with_databases("clicks", __doc__)
    parser.add_argument("--seconds", type=float, default=10.0, help="for each rate (default 10)")
    parser.add_argument("--rates", default="100,300", help="clicks a second (default 100,300)")
    chosen = parser.parse_args(argv)
    rates = [int(rate) for rate in chosen.rates.split(",")]
    results = asyncio.run(measure(rates, chosen.seconds, chosen.folder))
    print(f"a database in {chosen.folder}, {TABLES} tables of {SEATS}; milliseconds")
    heads = f"{'clicks/s':>10}{'clicks':>10}{'p50':>8}{'p99':>8}{'max':>8}"
    print(f"{heads}{'floor p99':>12}{'fdatasync p50':>16}")
    for each in results:
        print(
            f"{each['clicks_per_s']:>10}{each['clicks']:>10,}{each['p50_ms']:>8.2f}{each['p99_ms']:>8.2f}"
            f"{each['max_ms']:>8.2f}{each['floor_p99_ms']:>12.2f}{each['fdatasync_p50_ms']:>16.2f}"
        )
    if chosen.json:
        print(json.dumps({"rates": results}))
    return 0


async def measure(rates: list[int], seconds: float, folder: Path) -> list[dict[str, Any]]:
    """What clicks cost at each of ``rates`` (clicks a second), in milliseconds."""
    with tempfile.TemporaryDirectory(prefix="bench-", dir=folder) as name:
        results = []
        for rate in rates:
            async with playing(Path(name) / f"{rate}.db") as (tables, turns):
                gc.collect()
                gc.freeze()
                await clicks(tables, turns, rate=1000, number=WARM_UP)
                disk = fdatasyncs(Path(name) / "probe.db")
                times = await clicks(tables, turns, rate, round(rate * seconds))
                floor = await bare_commits(Path(name) / f"{rate}-floor.db", rate, round(rate * seconds))
                disk += fdatasyncs(Path(name) / "probe.db")
                gc.unfreeze()
            results.append(
                {
                    "clicks_per_s": rate,
                    "clicks": len(times),
                    "p50_ms": percentile(times, 50),
                    "p99_ms": percentile(times, 99),
                    "max_ms": percentile(times, 100),
                    "floor_p99_ms": percentile(floor, 99),
                    "fdatasync_p50_ms": percentile(disk, 50),
                }
            )
        return results


@contextlib.asynccontextmanager
async def playing(path: Path) -> AsyncIterator[tuple[Tables, deque[str]]]:
    """A new database with matches of people under way in it."""
    clock = SystemClock()
    hour = 3_600_000
    pace = Pace(
        clocks={"fast": hour, "normal": hour, "slow": hour},
        computer_pause=(0, 0),
        next_deal=hour,
        lobby=hour,
        slow_lobby=hour,
        misses=3,
        forced=hour,
    )
    chance = Random(1)
    database = await open_database(path, clock=clock.now)
    tables = Tables(database, clock, pace, chance, lambda: chance.randbytes(32))
    try:
        await tables.clocks.restore()
        press = count(1)
        turns: deque[str] = deque()
        for channel in range(TABLES):
            host, *others = (Who(seat + 1, f"player {seat + 1}") for seat in range(SEATS))
            table = await tables.lobbies.open(1, channel, host, next(press), game="olsen")
            for who in others:
                await tables.lobbies.join(table.table_id, who, next(press))
            await tables.lobbies.start(table.table_id, host, next(press))
            turns.append(table.table_id)
        yield tables, turns
    finally:
        await tables.clocks.close()
        await database.close()


async def clicks(tables: Tables, turns: deque[str], rate: int, number: int) -> list[float]:
    """Make ``number`` moves as they arrive, ``rate`` a second, and give how many seconds each took.

    ``turns`` are the tables, in the order in which they are clicked at.
    """
    chance = Random(2)
    under_way = []
    async for due in arrivals(rate, number):
        under_way.append(asyncio.create_task(click(tables, turns, chance, due)))
    return await asyncio.gather(*under_way)


async def arrivals(rate: int, number: int) -> AsyncIterator[float]:
    """When so many clicks were due, each as it comes."""
    gateway = await asyncio.create_subprocess_exec(
        sys.executable, "-c", ARRIVALS, str(rate), str(number), stdout=asyncio.subprocess.PIPE
    )
    assert gateway.stdout is not None
    for _ in range(number):
        (due,) = DUE.unpack(await gateway.stdout.readexactly(DUE.size))
        yield due
    await gateway.wait()


async def bare_commits(path: Path, rate: int, number: int) -> list[float]:
    """How many seconds so many bare commits take, each from when it was due: one row, nothing else."""
    loop = asyncio.get_running_loop()
    with ThreadPoolExecutor(1) as thread:
        database = await loop.run_in_executor(thread, _one_row, path)

        def commit(due: float) -> float:
            with database:
                database.execute("UPDATE rows SET blob = ?", (os.urandom(ROW),))
            return time.monotonic() - due

        under_way = [loop.run_in_executor(thread, commit, due) async for due in arrivals(rate, number)]
        times = await asyncio.gather(*under_way)
        await loop.run_in_executor(thread, database.close)
    return times


def _one_row(path: Path) -> sqlite3.Connection:
    database = sqlite3.connect(path)
    database.execute("PRAGMA journal_mode = WAL")
    database.execute("PRAGMA synchronous = FULL")
    with database:
        database.execute("CREATE TABLE rows (blob BLOB NOT NULL)")
        database.execute("INSERT INTO rows VALUES (?)", (os.urandom(ROW),))
    return database


async def click(tables: Tables, turns: deque[str], chance: Random, due: float) -> float:
    """Make a random legal move at the next table; how many seconds after it was ``due`` that was saved.

    Nobody clicks at a table while another click is under way there, nor when its match is over.
    """
    if not turns:
        raise SystemExit("All matches are over: fewer seconds, please.")
    table = tables.find(turns.popleft())
    assert table is not None
    seat = min(table.game.to_act(table.state))
    user_id = table.chairs[seat].user_id
    assert user_id is not None
    move = chance.choice(table.game.legal_moves(table.state, seat))
    table = await tables.matches.submit(table.table_id, Who(user_id, ""), table.version, move)
    took = time.monotonic() - due
    if table.is_open:
        turns.append(table.table_id)
    return took


def fdatasyncs(path: Path) -> list[float]:
    """How many seconds the disk itself takes for writes of a commit's size, over and over one place."""
    times = []
    sync = getattr(os, "fdatasync", os.fsync)
    with path.open("wb", buffering=0) as file:
        file.write(os.urandom(COMMIT * 10))
        os.fsync(file.fileno())
        for place in range(SYNCS // 2):
            os.pwrite(file.fileno(), os.urandom(COMMIT), place % 10 * COMMIT)
            began = time.monotonic()
            sync(file.fileno())
            times.append(time.monotonic() - began)
    return times


def percentile(times: list[float], percent: int) -> float:
    """The time that ``percent`` of ``times`` do not exceed, in milliseconds."""
    ordered = sorted(times)
    return round(1000 * ordered[max(0, -(-len(ordered) * percent // 100) - 1)], 3)
