"""A database in a file."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from bot.storage import Database
from tests.storage.rows import NOON, Opened


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "olsen.db"


@pytest.fixture
async def opened(path: Path) -> AsyncIterator[Opened]:
    """Opens databases, and closes at the end what a failed test has left open: its threads would stay."""
    async with AsyncExitStack() as stack:

        async def open_database(at: Path = path, **how: Any) -> Database:
            db = await Database.open(at, clock=lambda: NOON, **how)
            stack.push_async_callback(db.close)
            return db

        yield open_database


@pytest.fixture
async def db(opened: Opened) -> Database:
    return await opened()
