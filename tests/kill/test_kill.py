"""Nothing that was acknowledged is lost, however often and whenever the process is killed."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import signal
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import BinaryIO

import pytest

from bot.address import PostgresAddress
from bot.storage import Database, open_database
from bot.storage.postgres import ask
from bot.tables.achievements import earned_by_feats
from bot.tables.rows import read_table
from tests.forked import COPIES
from tests.kill import worker
from tests.postgres import migrated_database
from tests.tables.club import replayed

LIVES = 25
"""How often the worker is killed, before the last lives."""

LIVES_ON_SERVER = 12
"""The same with PostgreSQL."""

LONGEST = 0.5
"""Seconds that it lives at most after its first move."""

START = 0.3
"""Seconds after which every fifth is killed at the latest, at some moment of its start or soon after."""

PATIENCE = 30.0
"""Seconds in which a worker must have started and made a move."""


class Life:
    """A worker, from its start to its violent end, and what it has said."""

    def __init__(self, place: Path | PostgresAddress) -> None:
        """Start a worker on the database at ``place``."""
        hear, say = COPIES.Pipe(duplex=False)
        faults, complain = COPIES.Pipe(duplex=False)
        self.process = COPIES.Process(target=worker.work, args=(place, say, complain))
        self.process.start()
        for end in (say, complain):
            end.close()  # its own copies are the only ones: they end with it
        self._out, self._faults = stream_of(hear), stream_of(faults)
        self.said: list[tuple[str, int, str]] = []

    async def first_move(self) -> None:
        """Wait until it has acknowledged a move."""
        async with asyncio.timeout(PATIENCE):
            self._hear(await asyncio.to_thread(self._out.readline))

    def kill(self) -> None:
        """Kill it, and hear all that it has said."""
        self.process.kill()
        self.process.join()
        with self._out, self._faults:
            lines, faults = self._out.readlines(), self._faults.read()
        assert faults == b""
        assert self.process.exitcode == -signal.SIGKILL
        for line in lines:
            self._hear(line)

    def _hear(self, line: bytes) -> None:
        if line:
            table_id, version, move = line.decode().strip().split(" ", 2)
            self.said.append((table_id, int(version), move))


def stream_of(end: Connection) -> BinaryIO:
    """What comes out of a pipe, as bytes."""
    stream = os.fdopen(os.dup(end.fileno()), "rb")
    end.close()
    return stream


@asynccontextmanager
async def left_in_file(path: Path, folder: Path) -> AsyncIterator[tuple[Database, set[str]]]:
    """A copy of a database as a killed worker has left it, journal and all, and the ids of its tables."""
    copy = folder / path.name
    for file in folder.iterdir():
        file.unlink()
    for file in path.parent.glob(f"{path.name}*"):
        shutil.copy(file, folder)
    database = await open_database(copy, clock=lambda: 0)
    try:
        with contextlib.closing(sqlite3.connect(copy)) as plain:
            assert plain.execute("PRAGMA quick_check").fetchall() == [("ok",)]
            assert plain.execute("PRAGMA foreign_key_check").fetchall() == []
            yield database, {table_id for (table_id,) in plain.execute("SELECT table_id FROM tables")}
    finally:
        await database.close()


@asynccontextmanager
async def left_on_server(place: PostgresAddress) -> AsyncIterator[tuple[Database, set[str]]]:
    """The database of PostgreSQL as a killed worker has left it, and the ids of its tables."""
    database = await open_database(place, clock=lambda: 0)
    try:
        yield database, {table_id for (table_id,) in await ask(place, "SELECT table_id FROM tables")}
    finally:
        await database.close()


class Examiner:
    """Reads what each killed worker has left."""

    def __init__(self, left: Callable[[], AbstractAsyncContextManager[tuple[Database, set[str]]]]) -> None:
        self._left = left
        self.acknowledged: dict[str, dict[int, str]] = {}
        """By table and version, the moves that were ever acknowledged."""
        self.in_play: dict[str, int] = {}
        """By table, its version."""
        self.over: set[str] = set()

    async def examine(self, said: list[tuple[str, int, str]]) -> None:
        """Check everything that is in play or newly over; ``said`` is what the last worker acknowledged."""
        for table_id, version, move in said:
            self.acknowledged.setdefault(table_id, {})[version] = move
        async with self._left() as (database, tables):
            assert tables >= self.acknowledged.keys() | self.in_play.keys() | self.over, "a table is gone"
            self.in_play.clear()
            for table_id in tables - self.over:
                await self._examine(database, table_id)

    async def _examine(self, database: Database, table_id: str) -> None:
        row = await database.tables.get(table_id)
        assert row is not None
        table = await read_table(database, row)  # strictly: every card in exactly one place
        moves = await database.matches.moves_since(table_id)
        made = {move.version: move.move for move in moves}
        assert self.acknowledged.get(table_id, {}).items() <= made.items(), "an acknowledged move is gone"
        results, archive = await database.matches.results(table_id), await database.matches.archive(table_id)
        if table.phase == "lobby":
            assert (table.state, moves) == (None, [])
            return
        assert moves[-1].version == table.version
        assert replayed(table, moves) == row.position
        assert len(results) == (len(table.chairs) if table.phase == "over" else 0)
        assert (archive is not None) == (table.phase == "over")
        if table.phase == "over":
            for person, achievement in earned_by_feats(table, moves):
                kept = await database.achievements.of_person(table.place_id, person)
                assert achievement in [row.achievement for row in kept], "an achievement is gone"
            self.over.add(table_id)
        else:
            self.in_play[table_id] = table.version


async def test_no_acknowledged_move_is_lost(tmp_path: Path) -> None:
    path, copy = tmp_path / "olsen.db", tmp_path / "copy"
    copy.mkdir()
    await kill_again_and_again(path, Examiner(lambda: left_in_file(path, copy)), LIVES)


@pytest.mark.postgres
async def test_no_move_that_is_acknowledged_on_postgresql_is_lost() -> None:
    place = await migrated_database()
    await kill_again_and_again(place, Examiner(lambda: left_on_server(place)), LIVES_ON_SERVER)


async def kill_again_and_again(place: Path | PostgresAddress, examiner: Examiner, lives: int) -> None:
    """Have so many workers live on a database and be killed, and see what each has left."""
    chance = Random()

    async def live(longest: float, *, first_move: bool = True) -> None:
        life = Life(place)
        try:
            if first_move:
                await life.first_move()
            await asyncio.sleep(chance.uniform(0, longest))
        finally:
            life.kill()
        await examiner.examine(life.said)

    for number in range(lives):
        if number % 5:
            await live(LONGEST)
        else:
            await live(START, first_move=False)
    # Whatever was in play in the end goes on, or is over, before long; and some match ends.
    left = dict(examiner.in_play)
    last_lives = 0
    while (left or not examiner.over) and last_lives < 40:
        last_lives += 1
        await live(2 * LONGEST)
        left = {table: version for table, version in left.items() if examiner.in_play.get(table) == version}
    assert not left
    moves = sum(map(len, examiner.acknowledged.values()))
    assert moves > lives
    assert examiner.over
    print(f"{lives + last_lives} kills, {moves} acknowledged moves, {len(examiner.over)} finished matches")
