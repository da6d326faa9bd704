"""The database is closed, also on a disk that fails."""

import sqlite3
from pathlib import Path

import pytest

from bot.storage import open_database
from tests.storage.rows import NOON, Opened


async def test_a_disk_that_fails_while_the_database_is_closed_ends_in_words(
    path: Path, opened: Opened, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    is_broken = False

    class OnThatDisk(sqlite3.Connection):
        def close(self) -> None:
            super().close()
            if is_broken:
                raise sqlite3.OperationalError("disk I/O error")

    connect = sqlite3.connect
    monkeypatch.setattr(sqlite3, "connect", lambda *args, **how: connect(*args, **how, factory=OnThatDisk))
    db = await open_database(path, clock=lambda: NOON)
    async with db.transaction() as tx:
        await tx.notes.save("said", "kept")
    is_broken = True
    await db.close()
    assert "could not close the database properly, but nothing is lost: disk I/O error" in caplog.text

    monkeypatch.undo()
    again = await opened()
    assert await again.notes.get("said") == "kept"
