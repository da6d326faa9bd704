"""New databases without the time that migrations take: these are applied once in a process, then copied."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.storage import open_database


def new_database(path: Path) -> None:
    """Put a database at the newest schema, with nothing in it, at ``path``; one that is there stays."""
    if not path.exists():
        path.write_bytes(_migrated())


@cache
def _migrated() -> bytes:
    async def make(path: Path) -> None:
        await (await open_database(path, clock=lambda: 0)).close()

    with TemporaryDirectory() as folder, ThreadPoolExecutor(1) as thread:
        path = Path(folder) / "new.db"
        thread.submit(asyncio.run, make(path)).result()  # a loop of its own: the test's may be running
        return path.read_bytes()
