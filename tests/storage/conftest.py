"""A database in a file, and where the machine has PostgreSQL one there too."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from bot.address import PostgresAddress
from bot.storage import Database, open_database
from tests.postgres import migrated_database
from tests.storage.line import Line
from tests.storage.rows import NOON, Opened

SQLITE, POSTGRES = "sqlite", "postgres"


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Have a test run on both engines, unless it looks into the file or is marked as SQLite's own."""
    if "engine" in metafunc.fixturenames:
        is_own = "path" in metafunc.function.__annotations__ or metafunc.definition.get_closest_marker(SQLITE)
        other = pytest.param(POSTGRES, marks=pytest.mark.postgres)
        metafunc.parametrize("engine", [SQLITE] if is_own else [SQLITE, other])


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "olsen.db"


@pytest.fixture
async def opened(path: Path, engine: str) -> AsyncIterator[Opened]:
    """Opens databases, and closes at the end what a failed test has left open: its threads would stay."""
    places: dict[Path, PostgresAddress] = {}
    async with AsyncExitStack() as stack:

        async def open_it(at: Path = path, **how: Any) -> Database:
            if engine == POSTGRES and at not in places:
                places[at] = await migrated_database()
            db = await open_database(places.get(at, at), clock=lambda: NOON, beside=at, **how)
            stack.push_async_callback(db.close)
            return db

        yield open_it


@pytest.fixture
async def db(opened: Opened) -> Database:
    return await opened()


@pytest.fixture
async def line(tmp_path: Path) -> AsyncIterator[Line]:
    """The way to a database of PostgreSQL, which can be cut."""
    line = Line(await migrated_database(), tmp_path)
    async with line.up():
        yield line
