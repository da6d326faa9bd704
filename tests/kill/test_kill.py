"""Nothing that was acknowledged is lost, however often and whenever the process is killed."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import signal
import sqlite3
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import BinaryIO

from bot.storage import Database, open_database
from bot.tables.achievements import earned_by_feats
from bot.tables.rows import read_table
from tests.kill import worker
from tests.tables.club import replayed

WORKERS = get_context("forkserver")
"""Workers are copies of a process that has imported all they need: that takes longer than they live."""
WORKERS.set_forkserver_preload([worker.__name__])

LIVES = 25
"""How often the worker is killed, before the last lives."""

LONGEST = 0.5
"""Seconds that it lives at most after its first move."""

START = 0.3
"""Seconds after which every fifth is killed at the latest, at some moment of its start or soon after."""

PATIENCE = 30.0
"""Seconds in which a worker must have started and made a move."""


class Life:
    """A worker, from its start to its violent end, and what it has said."""

    def __init__(self, path: Path) -> None:
        """Start a worker on the database at ``path``."""
        hear, say = WORKERS.Pipe(duplex=False)
        faults, complain = WORKERS.Pipe(duplex=False)
        self.process = WORKERS.Process(target=worker.work, args=(path, say, complain))
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


class Examiner:
    """Reads a copy of the database as each killed worker has left it, journal and all."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.acknowledged: dict[str, dict[int, str]] = {}
        """By table and version, the moves that were ever acknowledged."""
        self.in_play: dict[str, int] = {}
        """By table, its version."""
        self.over: set[str] = set()

    async def examine(self, path: Path, said: list[tuple[str, int, str]]) -> None:
        """Check everything that is in play or newly over; ``said`` is what the last worker acknowledged."""
        for table_id, version, move in said:
            self.acknowledged.setdefault(table_id, {})[version] = move
        copy = self.folder / path.name
        for file in self.folder.iterdir():
            file.unlink()
        for file in path.parent.glob(f"{path.name}*"):
            shutil.copy(file, self.folder)
        database = await open_database(copy, clock=lambda: 0)
        try:
            with contextlib.closing(sqlite3.connect(copy)) as plain:
                assert plain.execute("PRAGMA quick_check").fetchall() == [("ok",)]
                assert plain.execute("PRAGMA foreign_key_check").fetchall() == []
                tables = {table_id for (table_id,) in plain.execute("SELECT table_id FROM tables")}
            assert tables >= self.acknowledged.keys() | self.in_play.keys() | self.over, "a table is gone"
            self.in_play.clear()
            for table_id in tables - self.over:
                await self._examine(database, table_id)
        finally:
            await database.close()

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
                kept = await database.achievements.of_person(table.guild_id, person)
                assert achievement in [row.achievement for row in kept], "an achievement is gone"
            self.over.add(table_id)
        else:
            self.in_play[table_id] = table.version


async def test_no_acknowledged_move_is_lost(tmp_path: Path) -> None:
    path = tmp_path / "olsen.db"
    (tmp_path / "copy").mkdir()
    examiner = Examiner(tmp_path / "copy")
    chance = Random()

    async def live(longest: float, *, first_move: bool = True) -> None:
        life = Life(path)
        try:
            if first_move:
                await life.first_move()
            await asyncio.sleep(chance.uniform(0, longest))
        finally:
            life.kill()
        await examiner.examine(path, life.said)

    for number in range(LIVES):
        if number % 5:
            await live(LONGEST)
        else:
            await live(START, first_move=False)
    # Whatever was in play in the end goes on, or is over, before long.
    left = dict(examiner.in_play)
    last_lives = 0
    while left and last_lives < 10:
        last_lives += 1
        await live(2 * LONGEST)
        left = {table: version for table, version in left.items() if examiner.in_play.get(table) == version}
    assert not left
    moves = sum(map(len, examiner.acknowledged.values()))
    assert moves > LIVES
    assert examiner.over
    print(f"{LIVES + last_lives} kills, {moves} acknowledged moves, {len(examiner.over)} finished matches")
