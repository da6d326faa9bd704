"""A database moves from a file to PostgreSQL and back, is backed up from there and restored, and nothing of
it changes.
"""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.address import PostgresAddress
from bot.cli.verify.command import Counts, differences
from bot.storage import StorageDamaged, migrations, open_database
from bot.storage.forgotten import file_of
from bot.storage.moving import copy_all
from bot.storage.postgres import ask
from tests.cli.test_cli import olsen
from tests.cli.test_verify import MATCHES
from tests.newer import Newer
from tests.postgres import migrated_database, new_database
from tests.tables.keepsakes import Rows, everything

pytestmark = pytest.mark.postgres


def content(path: Path) -> Rows:
    """All that a file holds, in an order of its own."""
    return {name: sorted(rows, key=repr) for name, rows in everything(path).items()}


async def test_what_moves_there_and_back_is_as_it_was(played: Path, tmp_path: Path) -> None:
    there, back = await new_database(), tmp_path / "back.db"
    moved = await copy_all(played, there)
    assert await copy_all(there, back) == moved
    before = content(played)
    assert content(back) == before
    assert {name: len(rows) for name, rows in before.items() if not name.startswith("sqlite_")} == moved


async def test_the_bot_goes_on_there(played: Path) -> None:
    there = await new_database()
    await copy_all(played, there)
    counts = Counts()
    db = await open_database(there, clock=lambda: 0)
    try:
        assert [str(each) async for each in differences(db, counts)] == []
        assert (counts.matches, counts.seasons) == (12, 1)
        with closing(sqlite3.connect(played)) as file:
            ((season, newest),) = file.execute("SELECT season, MAX(notice) FROM notices").fetchall()
        assert newest, "nothing is numbered: the test proves nothing"
        async with db.transaction() as tx:
            await tx.seasons.add_notices(season, [("signup", {})], 0)
        assert (await db.seasons.notices(newest))[0].notice == newest + 1
    finally:
        await db.close()


async def test_what_is_there_already_is_not_mixed_with_anything(played: Path, tmp_path: Path) -> None:
    there = await migrated_database()
    await copy_all(played, there)
    for target in (there, shutil.copy(played, tmp_path / "other.db")):
        with pytest.raises(StorageDamaged, match="is not empty"):
            await copy_all(played, target)
    assert await ask(there, "SELECT COUNT(*) FROM results WHERE number = 1 AND seat = 0") == [(5,)]


async def test_a_database_of_an_earlier_version_is_left_to_the_bot(
    played: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    newer, old, there = Newer(tmp_path / "newer"), tmp_path / "old.db", await new_database()
    newer.add("CREATE TABLE more (name TEXT PRIMARY KEY);", ".before")
    monkeypatch.setattr(migrations, "data_folder", lambda: newer.data)
    shutil.copy(played, old)
    with pytest.raises(StorageDamaged, match="start the bot on it once"):
        await copy_all(old, there)
    await (await open_database(old, clock=lambda: 0)).close()
    await copy_all(old, there)


async def test_what_a_newer_version_has_begun_is_left_to_it(
    played: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    newer, begun = Newer(tmp_path / "newer"), tmp_path / "begun.db"
    newer.add("CREATE TABLE more (name TEXT PRIMARY KEY);", ".before")
    with monkeypatch.context() as later:
        later.setattr(migrations, "data_folder", lambda: newer.data)
        await (await open_database(begun, clock=lambda: 0)).close()
    before = begun.read_bytes()
    for source, target in ((begun, tmp_path / "new.db"), (played, begun)):
        with pytest.raises(
            StorageDamaged, match=rf"begun\.db has schema {newer.newest}, .* use the newer one"
        ):
            await copy_all(source, target)
    assert begun.read_bytes() == before


async def test_what_fails_halfway_leaves_nothing(played: Path) -> None:
    there, calls = await migrated_database(), 0

    def fail() -> None:
        nonlocal calls
        calls += 1
        if calls == 20:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        await copy_all(played, there, go_on=fail)
    assert await ask(there, "SELECT COUNT(*) FROM people") == [(0,)]
    await copy_all(played, there)


def test_the_commands_move_back_up_restore_and_check(played: Path, tmp_path: Path) -> None:
    path = tmp_path / "olsen.db"
    shutil.copy(played, path)
    file_of(path).write_text("salt 00\n")
    first, second = (asyncio.run(new_database()) for _ in range(2))

    def on(place: PostgresAddress) -> dict[str, str]:
        return {"OLSEN_DATABASE": place.url, "OLSEN_FOLDER": str(tmp_path)}

    moved = olsen(tmp_path, "move", str(path), first.url, OLSEN_FOLDER=str(tmp_path))
    assert (moved.returncode, moved.stderr) == (0, "")
    assert moved.stdout.startswith(f"Copied {path} to {first}: ")
    assert f"Replayed: {MATCHES} matches, 1 season. Differences: 0." in moved.stdout
    assert (tmp_path / f"{first.name}.forgotten").read_text() == "salt 00\n"
    again = olsen(tmp_path, "move", str(path), first.url, OLSEN_FOLDER=str(tmp_path))
    assert (again.returncode, again.stdout) == (2, "")

    kept = olsen(tmp_path, "backup", "one.gz", **on(first))
    assert (kept.returncode, kept.stderr) == (0, "")
    restored = olsen(tmp_path, "restore", "one.gz", **on(second))
    assert (restored.returncode, restored.stderr) == (0, "")
    assert "2 open tables, 11 matches" in restored.stdout
    refused = olsen(tmp_path, "restore", "one.gz", **on(second))
    assert refused.returncode == 4
    assert "is not empty. Name a new database" in refused.stderr
    back = olsen(tmp_path, "backup", "two.gz", **on(second))
    assert back.returncode == 0
    for name in ("one", "two"):
        checked = olsen(tmp_path, "verify", f"{name}.gz")
        assert checked.stdout == f"Replayed: {MATCHES} matches, 1 season. Differences: 0.\n"
    (tmp_path / "third.db.forgotten").symlink_to(tmp_path / "missing" / "file")
    halfway = olsen(tmp_path, "move", str(path), "third.db")
    assert (halfway.returncode, (tmp_path / "third.db").exists()) == (1, True)
    assert "Copy it to third.db.forgotten yourself" in halfway.stderr
    told = "".join(f"{each.stdout}{each.stderr}" for each in (moved, again, kept, restored, refused))
    assert first.url not in told
