"""How long presses take while computers think, beside the same presses while they need not.

Tables of one person and three computers, all of the normal level, then all of the hard one, whose moves take
a worker process tens of milliseconds each. The bot runs in a process of its own against a Discord on loopback
(:mod:`tests.wire`), with one worker, as by itself. People press as they come (a Poisson process); each press
is timed from the moment it was due. The computers move at their usual pace. All figures are rough where the
machine has other things to do.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import sqlite3
import tempfile
from pathlib import Path
from random import Random
from typing import Any

from bot.players import Level
from tests.bench import with_databases
from tests.bench.clicks import percentile
from tests.bench.wire import SETTINGS, START
from tests.wire.clubs import club
from tests.wire.crowd import Crowd
from tests.wire.process import BotProcess
from tests.wire.trusting import TrustingWire, trusting

WARM_UP = 10.0
"""Seconds of presses before those that count: the worker is started in them."""
BELOW = re.compile(r"Hard computers made (\d+) decisions")


def main(argv: list[str]) -> int:
    """Measure, and print a line for each level and, with ``--json``, one JSON object as the last line."""
    parser = with_databases("computers", __doc__)
    parser.add_argument("--tables", type=int, default=200, help="(200)")
    parser.add_argument("--rate", type=float, default=10.0, help="presses a second (10)")
    parser.add_argument("--seconds", type=float, default=60.0, help="for each level (60)")
    chosen = parser.parse_args(argv)
    with tempfile.TemporaryDirectory(prefix="bench-", dir=chosen.folder) as folder, trusting():
        found: dict[str, Any] = {
            level: asyncio.run(
                measure(Path(folder) / f"{level}.db", level, chosen.tables, chosen.rate, chosen.seconds)
            )
            for level in ("normal", "hard")
        }
    found["p99_ratio"] = round(found["hard"]["p99_ms"] / found["normal"]["p99_ms"], 2)
    print(f"hard computers make the 99th percentile {found['p99_ratio']} times as long")
    if chosen.json:
        print(json.dumps(found))
    return 0


async def measure(path: Path, level: Level, tables: int, rate: float, seconds: float) -> dict[str, Any]:
    """Measure presses at tables with three computers of a level each."""
    wire = TrustingWire()
    places = await club(wire, path, tables, against=level)
    async with wire.running(), BotProcess.started(wire, path, seconds=START, **SETTINGS) as bot:
        crowd = Crowd(wire, places, Random(8))
        await crowd.open_hands()
        await crowd.play(rate, min(WARM_UP, seconds))
        used, steps = bot.cpu(), _steps(path)
        presses = await crowd.play(rate, seconds)
        await asyncio.gather(*(press.answer() for press in presses))
        used, steps = bot.cpu() - used, _steps(path) - steps
        below = sum(map(int, BELOW.findall(bot.log)))
    times = [press.took for press in presses if press.took is not None]
    if not times:
        raise SystemExit("Nobody was on turn in that time: allow more --seconds, or more --tables.")
    found = {
        "presses": len(presses),
        "p50_ms": percentile(times, 50),
        "p99_ms": percentile(times, 99),
        "late": sum(press.is_late for press in presses),
        "steps": steps,
        "below": below,
        "cpu_percent": round(100 * used / seconds, 1),
    }
    print(
        f"{level + ' computers':<18} p50 {found['p50_ms']:.1f} ms, p99 {found['p99_ms']:.1f} ms, "
        f"{found['late']} late of {len(presses):,} presses; {steps:,} steps at the tables; "
        f"by its log {below:,} decisions below their level; {found['cpu_percent']} % of a processor",
        flush=True,
    )
    return found


def _steps(path: Path) -> int:
    """How often something has happened at the tables."""
    with contextlib.closing(sqlite3.connect(path)) as database:
        [(steps,)] = database.execute("SELECT SUM(version) FROM tables")
    return int(steps)
