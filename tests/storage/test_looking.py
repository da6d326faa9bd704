"""Whoever only looks into a database changes nothing in it, and leaves nothing beside it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.cli.doctor.stored import stored
from bot.cli.health import health
from bot.storage.backups import copy_of
from bot.storage.looking import look_into
from bot.storage.moving import reading
from bot.storage.traces import SIDES
from tests.template import new_database


async def read(path: Path) -> None:
    async with reading(path) as side:
        assert await side.columns()


WAYS: dict[str, Callable[[Path], object]] = {
    "doctor": lambda path: list(stored(path)),
    "health": health,
    "copy": lambda path: copy_of(path, path.with_name("copy.db")),
    "move": lambda path: asyncio.run(read(path)),
}


def files(path: Path) -> dict[str, bytes]:
    """What the files of a database hold but the one by which processes find each other in its log."""
    found = {side: path.with_name(path.name + side) for side in SIDES}
    return {side: file.read_bytes() for side, file in found.items() if file.exists() and side != "-shm"}


def killed(path: Path, behind: Path) -> None:
    """Put a database at ``path`` as a bot leaves it that is killed, also if ``path`` is a link to it."""
    new_database(behind)
    with closing(sqlite3.connect(behind)) as file:
        file.execute("INSERT INTO notes (name, text) VALUES ('last', 'word')")
        file.commit()
        left = {side: behind.with_name(behind.name + side).read_bytes() for side in ("", "-wal")}
    for side, content in left.items():
        behind.with_name(behind.name + side).write_bytes(content)
    if path != behind:
        path.symlink_to(behind)


@pytest.mark.parametrize("way", WAYS)
def test_nothing_is_left_beside_a_database_that_was_closed(path: Path, way: str) -> None:
    new_database(path)
    before = files(path)
    WAYS[way](path)
    assert files(path) == before
    assert not path.with_name("olsen.db-shm").exists()


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("is_link", [False, True])
def test_what_a_killed_bot_has_left_stays_where_it_is(path: Path, way: str, is_link: bool) -> None:
    behind = path.with_name("behind.db") if is_link else path
    killed(path, behind)
    before = files(behind)
    assert before["-wal"], "there is no log: the test proves less"
    WAYS[way](path)
    assert files(behind) == before


def test_nothing_can_be_written(path: Path) -> None:
    new_database(path)
    with closing(look_into(path)) as file, pytest.raises(sqlite3.OperationalError, match="readonly"):
        file.execute("INSERT INTO notes (name, text) VALUES ('last', 'word')")


def test_none_is_made(path: Path) -> None:
    with pytest.raises(sqlite3.OperationalError):
        look_into(path).close()
    assert not path.exists()
