"""What the tables themselves hold to, whatever is written to them."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.storage.rows import Opened, a_table, play

pytestmark = pytest.mark.sqlite


@pytest.fixture
async def file(opened: Opened, path: Path) -> AsyncIterator[sqlite3.Connection]:
    """A plain connection to a database with a match of a few moves."""
    db = await opened()
    await play(db, a_table(), moves=2)
    await db.close()
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        file.execute("PRAGMA foreign_keys = ON")
        yield file


async def test_every_table_is_strict(file: sqlite3.Connection) -> None:
    listed = [row for row in file.execute("PRAGMA table_list") if not row[1].startswith("sqlite")]
    assert len(listed) > 10
    assert all(strict for *_, strict in listed)
    with pytest.raises(sqlite3.IntegrityError, match="INTEGER"):
        file.execute("UPDATE moves SET at = 'soon'")


async def test_moves_belong_to_their_table(file: sqlite3.Connection) -> None:
    with pytest.raises(sqlite3.IntegrityError, match="FOREIGN KEY"):
        file.execute("UPDATE moves SET table_id = table_id || '?'")
    with pytest.raises(sqlite3.IntegrityError, match="UNIQUE"):
        file.execute("INSERT INTO moves SELECT * FROM moves LIMIT 1")
    assert file.execute("SELECT COUNT(*) FROM moves").fetchone() == (3,)
    file.execute("DELETE FROM tables")
    assert file.execute("SELECT COUNT(*) FROM moves").fetchone() == (0,)


async def test_a_move_may_be_forced_but_not_made_by_anything(file: sqlite3.Connection) -> None:
    file.execute("UPDATE moves SET origin = 'forced'")
    with pytest.raises(sqlite3.IntegrityError, match="CHECK"):
        file.execute("UPDATE moves SET origin = 'ghost'")
