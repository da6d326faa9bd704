"""A database without the bot's mark is refused, and left as it is."""

from __future__ import annotations

import asyncio
import gzip
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg
import pyrage
import pytest

from bot.address import PostgresAddress
from bot.storage import backups
from bot.storage.migrations import OURS
from bot.storage.postgres import ask
from tests.cli.test_backup import known
from tests.cli.test_cli import TOKEN, done, olsen, started
from tests.postgres import migrated_database

WHY = "the database was made by another program, or by the bot before its release. Name another one"


def unmark(path: Path, mark: int) -> None:
    """Give a database another mark. As a bot that was killed leaves it, the file has a log beside it."""
    with closing(sqlite3.connect(path)) as file:
        file.execute(f"PRAGMA application_id = {mark}")
        file.commit()
        file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        file.execute("INSERT INTO notes (name, text) VALUES ('last', 'word')")
        file.commit()
        left = {name: path.with_name(name).read_bytes() for name in (path.name, f"{path.name}-wal")}
    for name, content in left.items():
        path.with_name(name).write_bytes(content)


def files(folder: Path) -> dict[str, bytes]:
    """What each file in a folder holds, without those by which processes know of each other."""
    found = {file.name: file.read_bytes() for file in folder.iterdir()}
    return {name: held for name, held in found.items() if held and not name.endswith((".lock", "-shm"))}


@pytest.mark.parametrize(
    "mark",
    [
        pytest.param(0, id="no mark"),
        pytest.param(OURS ^ 1, id="another mark", marks=pytest.mark.slow),
    ],
)
async def test_a_file_is_refused_by_every_command_and_left_as_it_is(tmp_path: Path, mark: int) -> None:
    for name in ("olsen.db", "good.db"):
        await known(tmp_path / name, "Ann")
    unmark(tmp_path / "olsen.db", mark)
    before = files(tmp_path)
    assert before["olsen.db-wal"], "there is no log: the test proves less"
    bot = await asyncio.to_thread(
        lambda: done(started(tmp_path, "bot.cli", DISCORD_TOKEN=TOKEN, OLSEN_DATABASE="olsen.db"))
    )
    assert bot[0] == 4
    assert f"The database olsen.db can't be used: {WHY} in OLSEN_DATABASE" in bot[1].splitlines()[-1]
    for arguments, says in (
        (("verify",), f"olsen.db: {WHY}"),
        (("backup", "two.gz"), f"No backup was made: olsen.db: {WHY}"),
        (("record", "12345678"), WHY),
        (("move", "olsen.db", "new.db"), f"Nothing was copied: olsen.db: {WHY}"),
        (("move", "good.db", "olsen.db"), f"Nothing was copied: olsen.db: {WHY}"),
        (("try", "--no-browser", "--database", "olsen.db"), WHY),
    ):
        refused = olsen(tmp_path, *arguments, OLSEN_DATABASE="olsen.db")
        assert (refused.returncode, says in refused.stderr) == (4, True), refused
        assert len(refused.stderr.splitlines()) == 1
    examined = olsen(tmp_path, "doctor", OLSEN_DATABASE="olsen.db")
    assert (examined.returncode, WHY.partition(". ")[0] in examined.stdout) == (4, True), examined
    assert files(tmp_path) == before


@pytest.mark.parametrize("kind", ["plain", "zipped", "encrypted"])
async def test_a_backup_is_refused_and_nothing_is_replaced(tmp_path: Path, kind: str) -> None:
    for name in ("olsen.db", "old.db"):
        await known(tmp_path / name, "Ann")
    with closing(sqlite3.connect(tmp_path / "old.db")) as file:
        file.execute("PRAGMA application_id = 0")
    public, secret = backups.new_keys()
    content = (tmp_path / "old.db").read_bytes()
    if kind != "plain":
        content = gzip.compress(content)
    if kind == "encrypted":
        content = pyrage.encrypt(content, [pyrage.x25519.Recipient.from_str(public)])
    (tmp_path / "backup").write_bytes(content)
    (tmp_path / "key.txt").write_text(secret)
    before = files(tmp_path)
    for command in ("restore", "verify"):
        refused = olsen(tmp_path, command, "--key", "key.txt", "backup", OLSEN_DATABASE="olsen.db")
        assert (refused.returncode, f"backup: {WHY}.\n" in refused.stderr) == (4, True), refused
    assert files(tmp_path) == before


async def carried_out(place: PostgresAddress, statement: str) -> None:
    connection = await asyncpg.connect(place.url)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


async def content(place: PostgresAddress) -> list[list[tuple[Any, ...]]]:
    """The tables that there are, and what stands in those that a bot would write to first."""
    questions: Sequence[str] = (
        "SELECT schemaname, tablename FROM pg_tables WHERE schemaname !~ '^(pg_|info)' ORDER BY 2",
        "SELECT * FROM schema_version",
        "SELECT * FROM notes",
        "SELECT * FROM people",
    )
    return [await ask(place, question) for question in questions]


@pytest.mark.postgres
@pytest.mark.parametrize(
    "change",
    [
        pytest.param("ALTER TABLE schema_version DROP COLUMN mark", id="no mark"),
        pytest.param("UPDATE schema_version SET mark = 1", id="another digest", marks=pytest.mark.slow),
    ],
)
async def test_one_of_postgresql_is_refused_by_every_command_and_left_as_it_is(
    tmp_path: Path, change: str
) -> None:
    place = await migrated_database()
    await known(tmp_path / "good.db", "Ann")
    assert olsen(tmp_path, "backup", "one.gz", OLSEN_DATABASE="good.db").returncode == 0
    await carried_out(place, change)
    before = await content(place), files(tmp_path)
    settings = {"OLSEN_DATABASE": place.url, "OLSEN_FOLDER": str(tmp_path)}
    bot = await asyncio.to_thread(lambda: done(started(tmp_path, "bot.cli", DISCORD_TOKEN=TOKEN, **settings)))
    assert bot[0] == 4
    assert f"The database {place} can't be used: {WHY} in OLSEN_DATABASE" in bot[1].splitlines()[-1]
    for arguments, says in (
        (("verify",), f"{place}: {WHY}"),
        (("backup", "two.gz"), f"No backup was made: {place}: {WHY}"),
        (("restore", "one.gz"), f"The backup couldn't be restored: {WHY}"),
        (("move", place.url, "new.db"), f"Nothing was copied: {place}: {WHY}"),
        (("move", "good.db", place.url), f"Nothing was copied: {place}: {WHY}"),
    ):
        refused = await asyncio.to_thread(olsen, tmp_path, *arguments, **settings)
        assert (refused.returncode, says in refused.stderr) == (4, True), refused
        assert len(refused.stderr.splitlines()) == 1
    examined = olsen(tmp_path, "doctor", **settings)
    assert (examined.returncode, WHY.partition(". ")[0] in examined.stdout) == (4, True), examined
    assert (await content(place), files(tmp_path)) == before
