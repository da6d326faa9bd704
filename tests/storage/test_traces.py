"""What was erased is in none of the database's files, which belong to their owner alone."""

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from bot.storage import Database, open_database
from bot.storage.traces import forms_of, remains
from tests.storage.rows import GUILD, NOON, Opened

ANN = 2**60 + 11


def holding(path: Path, *sought: bytes) -> set[str]:
    """The files beside the database, and itself, in which any of the bytes stand."""
    files = path.parent.glob(f"{path.name}*")
    return {file.name for file in files if any(each in file.read_bytes() for each in sought)}


async def forget(db: Database, user_id: int) -> tuple[bytes, ...]:
    (known,) = await db.privacy.rows_of_user(user_id)
    async with db.transaction() as tx:
        await tx.privacy.erase(known)
    return tuple(forms_of(known.user_id, known.name))


async def test_an_erased_name_is_in_no_file_while_the_database_is_open(db: Database, path: Path) -> None:
    async with db.transaction() as tx:
        await tx.people.key_for(GUILD, ANN, "Zebulon-Quixote")
    assert holding(path, *forms_of(ANN, "Zebulon-Quixote")) == {f"{path.name}-wal"}
    erased = await forget(db, ANN)
    assert holding(path, *erased) == {f"{path.name}-wal"}
    await db.clear_traces(*erased)
    assert holding(path, *erased) == set()


async def test_a_process_that_crashed_before_it_cleared_is_followed_by_one_that_does(
    opened: Opened, path: Path
) -> None:
    db = await opened()
    async with db.transaction() as tx:
        await tx.people.key_for(GUILD, ANN, "Zebulon-Quixote")
    erased = await forget(db, ANN)
    left = {file: file.read_bytes() for file in path.parent.glob(f"{path.name}*")}
    await db.close()
    for file, content in left.items():  # as after a kill
        file.write_bytes(content)
    assert holding(path, *erased)
    await opened()
    assert holding(path, *erased) == set()


async def test_somebody_who_reads_for_long_delays_it_and_nobody_else(
    db: Database, path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("bot.storage.sqlite._CLEARING", 0.05)
    async with db.transaction() as tx:
        await tx.people.key_for(GUILD, ANN, "Zebulon-Quixote")
    with closing(sqlite3.connect(path, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT * FROM people").fetchall()
        erased = await forget(db, ANN)
        await db.clear_traces(*erased)
        assert [message for message in caplog.messages if "another process reads" in message]
        assert holding(path, *erased)
        async with db.transaction() as tx:
            await tx.people.key_for(GUILD, 5, "Ben")
        reader.execute("COMMIT")
    await asyncio.gather(*db._clearing)
    assert holding(path, *erased) == set()


def leave_behind(path: Path, content: bytes) -> int:
    """Write ``content`` into the unused space of every page of a tree where it fits, as SQLite does when it
    moves rows to another page. Return the number of those pages.
    """
    pages = path.read_bytes()
    size, written = int.from_bytes(pages[16:18], "big"), bytearray(pages)
    count = 0
    for at in range(0, len(pages), size):
        header = at + (100 if at == 0 else 0)
        first = int.from_bytes(pages[header + 5 : header + 7], "big")
        used = header + 12 + 2 * int.from_bytes(pages[header + 3 : header + 5], "big")
        if pages[header] in (2, 5, 10, 13) and used + len(content) <= at + first:
            written[at + first - len(content) : at + first] = content
            count += 1
    path.write_bytes(written)
    return count


@pytest.mark.parametrize("form", sorted(forms_of(ANN, "Zebulon-Quixote")))
async def test_copies_that_sqlite_leaves_in_unused_space_are_removed(
    opened: Opened, path: Path, form: bytes
) -> None:
    db = await opened()
    async with db.transaction() as tx:
        await tx.people.key_for(GUILD, 5, "Ben")
    await db.close()
    assert leave_behind(path, form) > 10
    db = await opened()
    with path.open("rb") as file:
        assert remains(file, forms_of(ANN, "Zebulon-Quixote"))
    await db.clear_traces(*forms_of(ANN, "Zebulon-Quixote"))
    assert holding(path, form) == set()
    assert [row.name for row in await db.privacy.rows_of_user(5)] == ["Ben"]


@pytest.mark.parametrize("what", ["looked through", "opened again"])
async def test_no_other_process_takes_the_log_of_writes_away(db: Database, path: Path, what: str) -> None:
    if what == "opened again":
        await (await open_database(path, clock=lambda: NOON, is_mine=False)).close()
    else:
        await db.clear_traces(*forms_of(ANN, "Zebulon-Quixote"))
    async with db.transaction() as tx:
        await tx.people.key_for(GUILD, 5, "Ben")
    # Who is the last to close a database takes its log away. This one is not, while our locks are there.
    look = "import sqlite3, sys; c=sqlite3.connect(sys.argv[1]); c.execute('PRAGMA user_version'); c.close()"
    await asyncio.to_thread(subprocess.run, [sys.executable, "-c", look, path], check=True)
    assert path.with_name(f"{path.name}-wal").exists()


async def test_who_is_still_there_is_no_trace(db: Database, path: Path) -> None:
    async with db.transaction() as tx:
        for number in range(500):
            await tx.people.key_for(GUILD, ANN + number, f"Name {number}")
    await db.clear_traces()
    with path.open("rb") as file:
        assert not any(remains(file, forms_of(ANN + number, f"Name {number}")) for number in range(500))


@pytest.mark.parametrize(
    ("user_id", "form"), [(7, b"\x07"), (255, b"\x00\xff"), (2**40, b"\x01" + bytes(5)), (ANN, None)]
)
def test_an_id_is_sought_as_sqlite_writes_it(user_id: int, form: bytes | None) -> None:
    assert forms_of(user_id, "") == {form or user_id.to_bytes(8, "big"), str(user_id).encode()}
    assert forms_of(user_id, "A") == forms_of(user_id, "")


async def test_the_files_are_for_their_owner_alone(path: Path, opened: Opened) -> None:
    path.touch(0o644)
    path.chmod(0o644)
    db = await opened()
    async with db.transaction() as tx:
        await tx.people.key_for(GUILD, ANN, "Ann")
    modes = {file.name: file.stat().st_mode & 0o777 for file in path.parent.iterdir()}
    assert modes == dict.fromkeys((path.name, f"{path.name}-wal", f"{path.name}-shm"), 0o600)
