"""New databases without the time that migrations take: these are applied once in a process, then copied."""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.storage import open_database
from bot.storage.migrations import known_migrations


def new_database(path: Path) -> None:
    """Put a database at the newest schema, with nothing in it, at ``path``; one that is there stays."""
    if not path.exists():
        path.write_bytes(_migrated())


def first_database(path: Path, forgotten: str) -> None:
    """Put a database of the first version at ``path``. It has forgotten many people of that name, and left
    what it knew of them in the space that became free, which is more than the newest schema needs.
    """
    first = known_migrations()[0]
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        for statement in first.statements:
            database.execute(statement)
        database.execute(f"PRAGMA user_version = {first.version}")
        database.execute("PRAGMA secure_delete = OFF")
        database.execute("BEGIN")
        many = [(f"f{number}", 1, number, 50 * forgotten) for number in range(1500)]
        database.executemany("INSERT INTO people VALUES (?, ?, ?, ?)", many)
        database.execute("DELETE FROM people")
        database.execute("COMMIT")


@cache
def _migrated() -> bytes:
    async def make(path: Path) -> None:
        await (await open_database(path, clock=lambda: 0)).close()

    with TemporaryDirectory() as folder, ThreadPoolExecutor(1) as thread:
        path = Path(folder) / "new.db"
        thread.submit(asyncio.run, make(path)).result()  # a loop of its own: the test's may be running
        return path.read_bytes()
