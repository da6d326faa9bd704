"""A backup that is made while people press, put back elsewhere, has all that they were told before it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path

from tests.cli.test_cli import olsen
from tests.wire.deploys import Deploys
from tests.wire.faults import FRIENDS
from tests.wire.process import BotProcess
from tests.wire.server import Press
from tests.wire.test_stops import until

RATE = 20
"""Presses a second."""
TABLES = 6
SAID_BEFORE = 20
"""How many moves are acknowledged before the backup at least."""

Move = tuple[str, int, str]
"""A table, a seat and what it did."""


def acknowledged(presses: Iterable[Press]) -> Counter[Move]:
    """The moves whose buttons were pressed, from the ids of these."""
    moves: Counter[Move] = Counter()
    for press in presses:
        _, place, _, move = press.custom_id.split(":", 3)
        table, seat = place.split(".")
        moves[table, int(seat), move] += 1
    return moves


def stored(database: Path) -> dict[str, list[tuple[int, int, str]]]:
    """The versions, seats and moves of people at each table, in their order."""
    found: dict[str, list[tuple[int, int, str]]] = {}
    with closing(sqlite3.connect(database)) as file:
        made = "SELECT table_id, version, seat, move FROM moves WHERE origin = 'person' ORDER BY version"
        for table, *move in file.execute(made):
            found.setdefault(table, []).append(tuple(move))
    return found


async def test_what_was_acknowledged_before_a_backup_under_presses_is_where_it_is_restored(
    tmp_path: Path,
) -> None:
    backup, elsewhere = tmp_path / "backup.gz", tmp_path / "elsewhere"
    elsewhere.mkdir()
    database = elsewhere / "olsen.db"
    async with Deploys.begun(tmp_path, TABLES) as deploys:
        playing = asyncio.create_task(deploys.play(RATE))
        said = deploys.crowd.accepted
        await until(lambda: len(said) >= SAID_BEFORE)
        before = acknowledged(said.values())
        here = {"OLSEN_DATABASE": str(deploys.database)}
        made = await asyncio.to_thread(olsen, tmp_path, "backup", str(backup), **here)
        assert made.returncode == 0, made.stderr
        assert len(said) > before.total(), "nobody pressed while it was made"
        playing.cancel()
        await deploys.wire.quiet()
        left = stored(deploys.database)

    there = {"OLSEN_DATABASE": str(database)}
    restored = await asyncio.to_thread(olsen, elsewhere, "restore", str(backup), **there)
    assert restored.returncode == 0, restored.stderr
    verified = await asyncio.to_thread(olsen, elsewhere, "verify", **there)
    assert (verified.returncode, verified.stderr) == (0, ""), verified.stdout
    assert verified.stdout.splitlines()[0].endswith("Differences: 0.")
    found = stored(database)
    assert before <= Counter((table, seat, move) for table in found for _, seat, move in found[table])
    for table, moves in found.items():  # and nothing else: each is as it was at a moment
        assert moves == left[table][: len(moves)]

    # The bot goes on from there.
    async with deploys.wire.running(), BotProcess.started(deploys.wire, database) as bot:
        await until(lambda: f"{TABLES + len(FRIENDS)} tables restored" in bot.log)
