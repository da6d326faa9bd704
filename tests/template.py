"""New databases without the time that migrations take: these are applied once in a process, then copied."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import asdict
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.services.press_edits import NOTE, Found
from bot.storage import open_database


def new_database(path: Path) -> None:
    """Put a database at the newest schema, with nothing in it, at ``path``; one that is there stays."""
    if not path.exists():
        path.write_bytes(_migrated())


def let_presses_edit(path: Path, application: int) -> None:
    """Note in the database at ``path`` that presses let the bot, an application, edit its messages."""
    note = json.dumps(asdict(Found(application, works=True)))
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("INSERT INTO notes (name, text) VALUES (?, ?)", (NOTE, note))


@cache
def _migrated() -> bytes:
    async def make(path: Path) -> None:
        await (await open_database(path, clock=lambda: 0)).close()

    with TemporaryDirectory() as folder, ThreadPoolExecutor(1) as thread:
        path = Path(folder) / "new.db"
        thread.submit(asyncio.run, make(path)).result()  # a loop of its own: the test's may be running
        return path.read_bytes()
