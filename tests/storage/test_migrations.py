"""A database is brought up to date in steps, each whole or not at all, and copied before the first."""

import asyncio
import os
import signal
import sqlite3
import sys
from contextlib import closing
from hashlib import sha256
from pathlib import Path

import aiosqlite
import pytest

from bot.resources import data_folder
from bot.storage import StorageBehind, StorageDamaged, StorageError, open_database, scratch
from bot.storage.migrations import known_migrations, pending, schema_version
from bot.storage.traces import SIDES
from tests.newer import OWN, Newer
from tests.storage.rows import NOON, Opened, a_table, lobby, play, raw
from tests.template import new_database

RELEASED = {
    "sqlite/0001_everything.sql": "f985b321b2597d0245cc279867ac8c80ce354b4660df57f93b58684cdf18d860",
    "postgres/0001_everything.sql": "7482483d174bdffcde511d38754e3c65f597389337cbf1a3f935a6cb7ad674a4",
}
"""The digests of the migrations that databases out there were made by."""

NOTEBOOK = """
-- Notes of people; with a semicolon in the comment.
CREATE TABLE notebook (line TEXT DEFAULT 'a;b');
CREATE TRIGGER notebook_kept BEFORE DELETE ON notebook BEGIN
    SELECT RAISE(ABORT, 'kept');
    SELECT 1;
END;
INSERT INTO notebook DEFAULT VALUES;
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Our migrations, to which a test adds its own."""
    return Newer(tmp_path / "newer").folder()


@pytest.fixture
def diary(path: Path) -> None:
    path.write_text("My dear diary, " * 100)


def add(folder: Path, script: str, number: int = OWN + 1) -> None:
    (folder / f"{number:04}_of_the_test.sql").write_text(script, "utf-8")


def backups(path: Path) -> list[str]:
    return sorted(file.name for file in path.parent.glob("*.bak-*"))


def content(file: Path) -> bytes:
    return file.read_bytes()


def mode(file: Path) -> int:
    return file.stat().st_mode & 0o777


def make_private(file: Path) -> None:
    file.chmod(0o600)


def ask(path: Path, question: str) -> list[tuple[object, ...]]:
    connection = sqlite3.connect(path)
    try:
        return connection.execute(question).fetchall()
    finally:
        connection.close()


async def test_a_new_database_has_the_newest_schema_and_needs_no_backup(opened: Opened, path: Path) -> None:
    db = await opened()
    assert db.was_empty
    assert await db.schema_version() == OWN
    await db.close()
    assert backups(path) == []


async def test_an_up_to_date_database_is_left_alone(opened: Opened, path: Path) -> None:
    await (await opened()).close()
    db = await opened()
    assert not db.was_empty
    await db.close()
    assert backups(path) == []


@pytest.mark.parametrize("how", ["user_version = 0", "user_version = 7", "application_id = 7"])
async def test_a_database_of_another_program_is_left_as_it_is(opened: Opened, path: Path, how: str) -> None:
    with closing(sqlite3.connect(path)) as theirs:
        theirs.executescript(f"PRAGMA journal_mode = WAL; CREATE TABLE guilds (id); PRAGMA {how};")
    path.chmod(0o644)
    before = path.read_bytes()
    with pytest.raises(StorageDamaged, match="another program"):
        await opened()
    assert (path.read_bytes(), mode(path)) == (before, 0o644)
    assert [file.name for file in path.parent.iterdir()] == [path.name]


async def test_a_file_that_only_has_a_number_need_not_be_ours(opened: Opened, path: Path) -> None:
    with closing(sqlite3.connect(path)) as theirs:
        theirs.execute("PRAGMA user_version = 1")
    with pytest.raises(StorageDamaged, match="another program"):
        await opened()


def test_a_released_migration_stays_as_it_is() -> None:
    held = {name: sha256((data_folder() / "migrations" / name).read_bytes()).hexdigest() for name in RELEASED}
    assert held == RELEASED


async def test_a_database_is_known_by_its_mark(opened: Opened, path: Path) -> None:
    await (await opened()).close()
    assert ask(path, "PRAGMA application_id") == [(0x4F6C736E,)]


async def test_what_is_pending(opened: Opened, path: Path, folder: Path) -> None:
    add(folder, NOTEBOOK)
    theirs = f"{OWN + 1:04}_of_the_test"
    async with aiosqlite.connect(path) as connection:
        assert await schema_version(connection) == 0
        assert len(await pending(connection, known_migrations())) == OWN
        await opened()
        assert await pending(connection, known_migrations()) == ()
        assert [one.name for one in await pending(connection, known_migrations(folder))] == [theirs]


async def test_an_older_database_is_copied_and_brought_up_to_date(
    opened: Opened, path: Path, folder: Path
) -> None:
    db = await opened()
    await play(db, a_table(), moves=1)
    await db.close()
    make_private(path)
    add(folder, NOTEBOOK)
    db = await opened(migrations=folder)
    assert await db.schema_version() == OWN + 1
    assert len(await db.matches.moves_since("t1")) == 2
    await db.close()
    assert ask(path, "SELECT line FROM notebook") == [("a;b",)]
    backup = path.with_name(f"olsen.db.bak-{OWN}-20260801-120000")
    assert backups(path) == [backup.name]
    assert mode(backup) == 0o600, "a copy is as private as what it copies"
    assert ask(backup, "PRAGMA user_version") == [(OWN,)]
    assert ask(backup, "SELECT COUNT(*) FROM moves") == [(2,)]


async def test_a_process_beside_the_one_that_has_the_database_changes_no_schema(
    opened: Opened, path: Path, folder: Path
) -> None:
    await opened()
    beside = await open_database(path, clock=lambda: NOON, is_mine=False)
    await beside.close()
    add(folder, NOTEBOOK)
    with pytest.raises(StorageBehind, match=f"{OWN + 1:04}_of_the_test"):
        await open_database(path, clock=lambda: NOON, is_mine=False, migrations=folder)
    assert ask(path, "PRAGMA user_version") == [(OWN,)]


async def test_a_migration_that_fails_changes_nothing(opened: Opened, path: Path, folder: Path) -> None:
    db = await opened()
    await lobby(db, a_table())
    await db.close()
    before = ask(path, "SELECT * FROM sqlite_master"), ask(path, "SELECT * FROM tables")
    add(folder, "CREATE TABLE half (done TEXT);\nDELETE FROM tables;\nINSERT INTO nowhere VALUES (1);")
    for _ in range(2):
        with pytest.raises(StorageError, match="nowhere"):
            await opened(migrations=folder)
    assert (ask(path, "SELECT * FROM sqlite_master"), ask(path, "SELECT * FROM tables")) == before
    assert ask(path, "PRAGMA user_version") == [(OWN,)]
    assert backups(path) == [], "a copy of what did not change would be made at every start"


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such limits")
def test_a_copy_that_is_not_whole_is_not_kept(path: Path, folder: Path) -> None:
    import resource

    new_database(path)
    add(folder, NOTEBOOK)
    child = os.fork()
    if not child:
        # Linux ends a process that makes a file larger than this, here in the middle of the copy.
        signal.signal(signal.SIGXFSZ, signal.SIG_DFL)
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, 100_000))
        asyncio.run(open_database(path, clock=lambda: NOON, migrations=folder))
        os._exit(0)
    _, status = os.waitpid(child, 0)
    assert os.WTERMSIG(status) == signal.SIGXFSZ
    assert backups(path) == []
    scratch.sweep(path.parent)
    assert {file.name for file in path.parent.iterdir()} <= {"newer", *(path.name + side for side in SIDES)}


async def test_a_failure_keeps_the_migrations_before_it_and_the_backup(
    opened: Opened, path: Path, folder: Path
) -> None:
    await (await opened()).close()
    add(folder, NOTEBOOK)
    add(folder, "INSERT INTO nowhere VALUES (1);", OWN + 2)
    with pytest.raises(StorageError, match="nowhere"):
        await opened(migrations=folder)
    assert ask(path, "PRAGMA user_version") == [(OWN + 1,)]
    assert backups(path) == [f"olsen.db.bak-{OWN}-20260801-120000"]


async def test_a_migration_may_rebuild_a_table_that_others_refer_to(
    opened: Opened, path: Path, folder: Path
) -> None:
    db = await opened()
    await play(db, a_table(), moves=1)
    await db.close()
    add(
        folder,
        "CREATE TABLE kept AS SELECT * FROM tables;\nDROP TABLE tables;\n"
        "CREATE TABLE tables (table_id TEXT PRIMARY KEY, note TEXT);\n"
        "INSERT INTO tables SELECT table_id, NULL FROM kept;\nDROP TABLE kept;",
    )
    await (await opened(migrations=folder)).close()
    assert ask(path, "SELECT COUNT(*) FROM moves") == [(2,)]


async def test_a_migration_that_orphans_rows_is_rolled_back(opened: Opened, path: Path, folder: Path) -> None:
    db = await opened()
    await play(db, a_table(), moves=1)
    await db.close()
    add(folder, "DELETE FROM tables;")
    with pytest.raises(StorageError, match="refer to nothing"):
        await opened(migrations=folder)
    assert ask(path, "SELECT table_id FROM tables") == [("t1",)]


async def test_a_newer_database_is_refused_and_left_alone(opened: Opened, path: Path, folder: Path) -> None:
    add(folder, NOTEBOOK)
    await (await opened(migrations=folder)).close()
    before = content(path)
    with pytest.raises(
        StorageError, match=f"schema {OWN + 1}, .* only knows schemas up to {OWN}[.] .* newer version"
    ):
        await opened()
    assert content(path) == before


async def test_either_engine_is_brought_up_to_date_step_by_step(
    opened: Opened, tmp_path: Path, engine: str
) -> None:
    db = await opened()
    async with db.transaction() as tx:
        await tx.notes.save("kept", "a word")
    await db.close()
    newer = Newer(tmp_path / "newer")
    newer.add("CREATE TABLE more (name TEXT PRIMARY KEY);")
    newer.add("INSERT INTO more SELECT text FROM notes;\nDELETE FROM notes;")
    db = await opened(migrations=newer.folder(engine))
    assert await db.schema_version() == OWN + 2
    assert [dict(row) for row in await raw(db, "SELECT name FROM more")] == [{"name": "a word"}]
    assert await db.notes.get("kept") is None


async def test_on_either_engine_a_step_that_fails_changes_nothing_and_is_tried_again(
    opened: Opened, tmp_path: Path, engine: str
) -> None:
    await (await opened()).close()
    newer = Newer(tmp_path / "newer")
    newer.add("CREATE TABLE more (name TEXT PRIMARY KEY);")
    wrong = newer.folder(engine) / f"{newer.add('')}.sql"
    wrong.write_text("CREATE TABLE half (done TEXT);\nDELETE FROM more;\nINSERT INTO nowhere VALUES (1);")
    with pytest.raises(StorageError, match=r"nowhere|UndefinedTable"):
        await opened(migrations=newer.folder(engine))
    with pytest.raises(StorageDamaged, match=f"schema {OWN + 1}, .* only knows schemas up to {OWN}"):
        await opened()
    wrong.write_text("CREATE TABLE half (done TEXT);")
    db = await opened(migrations=newer.folder(engine))
    assert await db.schema_version() == OWN + 2


async def test_two_processes_starting_at_once_migrate_once(opened: Opened, path: Path) -> None:
    first, second = await asyncio.gather(opened(), opened())
    assert await first.schema_version() == await second.schema_version() == OWN


async def test_a_start_waits_for_who_is_writing(opened: Opened, path: Path) -> None:
    await (await opened()).close()
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("PRAGMA journal_mode = DELETE")  # as it is before the first start is through
        other.execute("BEGIN IMMEDIATE")
        asyncio.get_running_loop().call_later(0.05, other.execute, "COMMIT")
        await opened()
    assert ask(path, "PRAGMA journal_mode") == [("wal",)]


async def test_a_file_that_is_no_database_is_refused(opened: Opened, path: Path, diary: None) -> None:
    with pytest.raises(StorageError, match="not a database"):
        await opened()


@pytest.mark.sqlite
async def test_a_folder_that_is_not_there_is_refused(opened: Opened, tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="unable to open"):
        await opened(tmp_path / "nowhere" / "olsen.db")


def test_migrations_are_numbered_without_a_gap(folder: Path) -> None:
    add(folder, NOTEBOOK, OWN + 2)
    with pytest.raises(ValueError, match="numbered"):
        known_migrations(folder)


def test_a_migration_ends_with_a_semicolon(folder: Path) -> None:
    add(folder, "CREATE TABLE cut (off TEXT)")
    with pytest.raises(ValueError, match="semicolon"):
        known_migrations(folder)
