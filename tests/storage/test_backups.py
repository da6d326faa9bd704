"""Backups: made while the bot writes, whole or not there at all, and read again wherever they are."""

import asyncio
import gzip
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pyrage
import pytest

from bot.storage import Database, StorageDamaged, StorageError, backups
from bot.storage.backups import (
    BackupKeyError,
    BackupStoppedError,
    back_up,
    name_at,
    need_key,
    new_keys,
    unpack,
)
from tests.storage.rows import GUILD, NOON, Opened, a_move, a_table, append, play


@pytest.fixture
def folder(path: Path) -> Path:
    folder = path.parent / "backups"
    folder.mkdir()
    return folder


def rows(path: Path, query: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as file:
        return file.execute(query).fetchall()


async def test_a_backup_under_load_holds_what_was_acknowledged_before_it(
    db: Database, path: Path, folder: Path
) -> None:
    acknowledged: list[tuple[str, int]] = []
    stop = asyncio.Event()

    async def player(number: int) -> None:
        table = f"t{number}"
        await play(db, a_table(table, channel_id=number))
        version = 1
        while not stop.is_set():
            version += 1
            async with db.transaction() as tx:
                await append(tx, table, a_move(version))
            acknowledged.append((table, version))

    players = [asyncio.create_task(player(number)) for number in range(8)]
    for copy in range(3):
        reached = len(acknowledged) + 100
        while len(acknowledged) < reached:
            assert not any(task.done() for task in players)
            await asyncio.sleep(0)
        before = set(acknowledged)
        await asyncio.to_thread(back_up, path, folder / f"{copy}.gz")
        unpack(folder / f"{copy}.gz", folder / "elsewhere.db")
        found = set(rows(folder / "elsewhere.db", "SELECT table_id, version FROM moves WHERE version > 1"))
        assert before <= found
        positions = dict(rows(folder / "elsewhere.db", "SELECT table_id, version FROM tables"))
        for table, version in positions.items():  # no move without its position, and no gap
            assert {each for of, each in found if of == table} == set(range(2, version + 1))
    stop.set()
    await asyncio.gather(*players)


async def test_nothing_is_beside_it_and_only_its_owner_reads_it(
    db: Database, path: Path, folder: Path
) -> None:
    back_up(path, folder / "one.gz")
    public, _ = new_keys()
    back_up(path, folder / "two.age", public)
    assert {file.name: file.stat().st_mode & 0o777 for file in folder.iterdir()} == {
        "one.gz": 0o600,
        "two.age": 0o600,
    }


async def test_one_that_is_given_up_leaves_nothing_wherever_that_is(
    db: Database, path: Path, folder: Path
) -> None:
    public, _ = new_keys()
    looks = 0

    def never() -> bool:
        nonlocal looks
        looks += 1
        return False

    back_up(path, folder / "one.age", public, never)
    (folder / "one.age").unlink()
    assert looks > 3
    for left in range(looks):
        answers = iter([*[False] * left, True])
        with pytest.raises(BackupStoppedError):
            back_up(path, folder / "one.age", public, lambda answers=answers: next(answers, True))
        assert list(folder.iterdir()) == []


async def test_one_that_fails_leaves_nothing_and_the_one_before_stands(path: Path, folder: Path) -> None:
    target = folder / "one.gz"
    target.write_text("before")
    path.write_text("no database " * 100)
    with pytest.raises(StorageError):
        back_up(path, target)
    assert [file.name for file in folder.iterdir()] == ["one.gz"]
    assert target.read_text() == "before"
    with pytest.raises(StorageError):
        back_up(path.parent / "none.db", folder / "two.gz")
    assert [file.name for file in folder.iterdir()] == ["one.gz"]


async def test_an_encrypted_one_is_read_with_its_key_alone(db: Database, path: Path, folder: Path) -> None:
    async with db.transaction() as tx:
        await tx.people.key_for(GUILD, 7, "Zebulon")
    public, secret = new_keys()
    target, plain = folder / name_at(NOON, public), folder / "plain.db"
    back_up(path, target, public)
    assert target.name == "olsen-20260801-120000.db.gz.age"
    assert gzip.decompress(pyrage.decrypt(target.read_bytes(), [pyrage.x25519.Identity.from_str(secret)]))
    unpack(target, plain, f"# public key: {public}\n{secret}\n")
    assert rows(plain, "SELECT name FROM people") == [("Zebulon",)]
    for wrong, says in (
        (None, "is encrypted"),
        (new_keys()[1], "a different one"),
        ("age1", "not a secret age key"),
    ):
        with pytest.raises(BackupKeyError, match=says):
            unpack(target, folder / "other.db", wrong)
    assert {file.name for file in folder.iterdir()} <= {target.name, "plain.db", "other.db"}


@pytest.mark.parametrize("is_encrypted", [False, True])
@pytest.mark.parametrize("damage", ["cut", "flipped", "empty", "text"])
async def test_a_damaged_one_is_named_and_not_taken(
    db: Database, path: Path, folder: Path, damage: str, is_encrypted: bool
) -> None:
    public, secret = new_keys()
    target = folder / "one"
    back_up(path, target, public if is_encrypted else None)
    content = bytearray(target.read_bytes())
    if damage == "cut":
        del content[-20:]
    elif damage == "flipped":
        content[len(content) // 2] ^= 0xFF
    else:
        content[:] = b"Dear diary" if damage == "text" else b""
    target.write_bytes(content)
    with pytest.raises(StorageDamaged):
        unpack(target, folder / "other.db", secret)


async def test_copies_from_before_migrations_are_backups_too(db: Database, path: Path, folder: Path) -> None:
    with closing(sqlite3.connect(path)) as file:
        file.execute("VACUUM INTO ?", (str(folder / "copy"),))
    unpack(folder / "copy", folder / "other.db")
    assert rows(folder / "other.db", "SELECT COUNT(*) FROM people") == [(0,)]


async def test_another_programs_database_is_no_backup(path: Path, folder: Path) -> None:
    with closing(sqlite3.connect(path)) as file:
        file.execute("CREATE TABLE other (id)")
    with pytest.raises(StorageDamaged, match="made by another program"):
        back_up(path, folder / "one")
    with pytest.raises(StorageDamaged, match=f"{path}: the database was made by another program"):
        unpack(path, folder / "other.db")
    assert not (folder / "one").exists()


def test_an_empty_database_is_no_backup(path: Path, folder: Path) -> None:
    path.touch()
    with pytest.raises(StorageDamaged, match=f"{path} is empty. Name another one"):
        back_up(path, folder / "one")
    assert not (folder / "one").exists()


async def test_no_backup_is_made_of_a_damaged_database(opened: Opened, path: Path, folder: Path) -> None:
    await (await opened()).close()
    content = bytearray(path.read_bytes())
    content[4096 * 2 : 4096 * 4] = b"\xff" * 8192
    path.write_bytes(content)
    with pytest.raises(StorageDamaged, match=f"{path} is damaged"):
        back_up(path, folder / "one")
    assert list(folder.iterdir()) == []


async def test_a_look_for_damage_is_given_up_too(
    db: Database, path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backups, "_STEPS", 1)  # this one is small
    backups.copy_of(path, folder / "copy.db")
    with pytest.raises(BackupStoppedError):
        backups.need_sound(folder / "copy.db", path, lambda: True)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such limits")
async def test_where_there_is_no_room_for_what_is_unpacked_is_said(
    db: Database, path: Path, folder: Path
) -> None:
    import resource

    back_up(path, folder / "one")
    _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (8192, most))
    try:
        with pytest.raises(StorageError, match=f"^{path.parent}: "):
            unpack(folder / "one", path.parent / "new.db")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))


@pytest.mark.parametrize("has_one", [True, False])
async def test_it_takes_the_place_and_the_one_before_is_kept(
    opened: Opened, path: Path, folder: Path, has_one: bool
) -> None:
    db = await opened()
    back_up(path, folder / "one")
    async with db.transaction() as tx:
        await tx.people.key_for(GUILD, 7, "Ann")
    await db.close()
    if not has_one:
        path.unlink()
    unpack(folder / "one", folder / "new.db")
    aside = backups.put_in_place(folder / "new.db", path, NOON)
    assert rows(path, "SELECT COUNT(*) FROM people") == [(0,)]
    if has_one:
        assert aside is not None
        assert aside.name.endswith("-20260801-120000")
        assert rows(aside, "SELECT name FROM people") == [("Ann",)]
        assert aside.stat().st_mode & 0o777 == 0o600
    else:
        assert aside is None


async def test_what_cannot_be_read_is_kept_too(opened: Opened, path: Path, folder: Path) -> None:
    db = await opened()
    back_up(path, folder / "one")
    await db.close()
    path.write_text("Dear diary " * 1000)
    path.with_name(path.name + "-wal").write_text("and its log")
    unpack(folder / "one", folder / "new.db")
    aside = backups.put_in_place(folder / "new.db", path, NOON)
    assert aside is not None
    assert aside.read_text().startswith("Dear diary")
    assert not path.with_name(path.name + "-wal").exists()
    assert rows(path, "SELECT COUNT(*) FROM people") == [(0,)]


def test_a_key_that_is_none_is_refused() -> None:
    public, secret = new_keys()
    assert need_key(public) == public
    for wrong in (secret, "", "age1", "hunter2", public[:-1]):
        with pytest.raises(ValueError, match="is not a public age key"):
            need_key(wrong)
