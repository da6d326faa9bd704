"""`olsen backup` and `olsen restore` as their user meets them, in processes of their own."""

import gzip
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pyrage
import pytest

from bot.storage import backups, forgotten, open_database, sole_process
from tests.cli.test_cli import olsen
from tests.storage.rows import GUILD, NOON

ANN = 2**60 + 11


async def known(path: Path, *names: str) -> None:
    db = await open_database(path, clock=lambda: NOON)
    async with db.transaction() as tx:
        for number, name in enumerate(names):
            await tx.people.key_for(GUILD, ANN + number, name)
    await db.close()


def names(path: Path) -> set[str]:
    with closing(sqlite3.connect(path)) as file:
        return {name for (name,) in file.execute("SELECT name FROM people")}


@pytest.mark.parametrize("is_encrypted", [False, True])
async def test_a_backup_is_made_while_the_bot_runs_and_put_back_when_it_does_not(
    tmp_path: Path, is_encrypted: bool
) -> None:
    path, folder = tmp_path / "olsen.db", tmp_path / "backups"
    folder.mkdir()
    settings, key = {"OLSEN_DATABASE": str(path), "OLSEN_BACKUP_DAYS": "3650"}, ()
    if is_encrypted:
        made = olsen(tmp_path, "backup", "--new-key", "key.txt", **settings)
        assert made.returncode == 0, made.stderr
        name, public = made.stdout.splitlines()[0].split("=")
        settings[name], key = public, ("--key", "key.txt")
        assert (tmp_path / "key.txt").stat().st_mode & 0o777 == 0o600
        assert "AGE-SECRET-KEY" not in made.stdout
    await known(path, "Ann", "Ben")
    with sole_process(path):  # as a bot that runs
        done = olsen(tmp_path, "backup", "backups", **settings)
        assert done.returncode == 0, done.stderr
        (backup,) = folder.iterdir()
        assert backup.name.endswith(".age" if is_encrypted else ".gz")
        refused = olsen(tmp_path, "restore", str(backup), **settings)
        assert refused.returncode == 3
        assert f"process {os.getpid()}" in refused.stderr
    await known(path, "Anna", "Ben", "Cleo")
    db = await open_database(path, clock=lambda: NOON + 2)
    await forgotten.remember(db, GUILD, ANN, NOON + 1)
    await db.close()
    restored = olsen(tmp_path, "restore", str(backup), *key, **settings)
    assert restored.returncode == 0, restored.stderr
    assert "Forgotten after the backup, and now again: 1." in restored.stdout
    assert names(path) == {"Ben"}
    (aside,) = tmp_path.glob("olsen.db.bak-*")
    assert names(aside) == {"Anna", "Ben", "Cleo"}
    for file in tmp_path.glob("olsen.db*"):
        assert file.stat().st_mode & 0o077 == 0
        if file != aside:
            assert b"Ann" not in file.read_bytes()


async def test_on_another_machine_it_is_said_what_lacks(tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    here.mkdir()
    there.mkdir()
    await known(here / "olsen.db", "Ann")
    assert olsen(here, "backup", "one.gz", OLSEN_DATABASE="olsen.db").returncode == 0
    restored = olsen(there, "restore", str(here / "one.gz"), OLSEN_DATABASE="olsen.db")
    assert restored.returncode == 0, restored.stderr
    assert restored.stdout.startswith("olsen.db: 0 open tables, 0 matches, 1 person in 1 server\n")
    assert "There is no olsen.db.forgotten" in restored.stdout
    assert names(there / "olsen.db") == {"Ann"}
    assert not list(there.glob("*.bak-*"))


async def test_a_backup_comes_by_standard_input_too(tmp_path: Path) -> None:
    await known(tmp_path / "olsen.db", "Ann")
    assert olsen(tmp_path, "backup", "one.gz", OLSEN_DATABASE="olsen.db").returncode == 0
    await known(tmp_path / "olsen.db", "Anna")
    whole = (tmp_path / "one.gz").read_bytes()
    for sent, status, known_then in ((whole[:-20], 4, "Anna"), (whole, 0, "Ann")):
        restored = olsen(tmp_path, "restore", "-", given=sent, OLSEN_DATABASE="olsen.db")
        assert (restored.returncode, names(tmp_path / "olsen.db")) == (status, {known_then}), restored.stderr
        assert {file.name for file in tmp_path.iterdir() if file.name.startswith(".")} == set()
        assert not list(tmp_path.glob("standard-input*"))


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("backup",), "required"),
        (("backup", "one.gz"), "There is no database"),
        (("restore", "one.gz"), "There is no backup one.gz"),
        (("backup", "--new-key", "no/folder"), "Can't write no/folder"),
    ],
)
def test_what_lacks_is_said_in_a_sentence(tmp_path: Path, arguments: tuple[str, ...], says: str) -> None:
    done = olsen(tmp_path, *arguments, OLSEN_DATABASE="olsen.db")
    assert done.returncode == 2
    assert says in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("key", "says"),
    [
        ("AGE-SECRET-KEY-1ABC", "This is the secret key itself"),
        ("no.txt", "Can't read no.txt"),
        ("one.gz", "This is not a secret age key"),
    ],
)
def test_a_key_is_named_by_its_file(tmp_path: Path, key: str, says: str) -> None:
    public, _ = backups.new_keys()
    recipient = pyrage.x25519.Recipient.from_str(public)
    (tmp_path / "one.gz.age").write_bytes(pyrage.encrypt(b"", [recipient]))
    (tmp_path / "one.gz").write_text("Dear diary")
    refused = olsen(tmp_path, "restore", "one.gz.age", "--key", key, OLSEN_DATABASE="olsen.db")
    assert (refused.returncode, says in refused.stderr) == (2, True), refused.stderr
    assert "KEY-1ABC" not in refused.stderr


async def test_nothing_is_overwritten_and_what_is_no_backup_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "olsen.db"
    await known(path, "Ann")
    (tmp_path / "one.gz").write_text("Dear diary")
    before = path.read_bytes()
    taken = olsen(tmp_path, "backup", "one.gz", OLSEN_DATABASE="olsen.db")
    assert (taken.returncode, "already exists" in taken.stderr) == (2, True)
    wrong = olsen(tmp_path, "restore", "one.gz", OLSEN_DATABASE="olsen.db")
    assert (wrong.returncode, "is not a backup of this bot" in wrong.stderr) == (4, True)
    assert path.read_bytes() == before
    assert {file.name for file in tmp_path.iterdir()} == {"olsen.db", "olsen.db.lock", "one.gz"}


async def test_a_backup_of_a_newer_version_changes_nothing(tmp_path: Path) -> None:
    await known(tmp_path / "olsen.db", "Ann")
    await known(tmp_path / "newer.db", "Bob")
    with closing(sqlite3.connect(tmp_path / "newer.db")) as newer:
        newer.executescript("PRAGMA user_version = 999; DELETE FROM notes;")
    (tmp_path / "one.gz").write_bytes(gzip.compress((tmp_path / "newer.db").read_bytes()))
    (tmp_path / ".olsen-copy-abc").mkdir()  # left by one that was killed
    before = (tmp_path / "olsen.db").read_bytes()
    refused = olsen(tmp_path, "restore", "one.gz", OLSEN_DATABASE="olsen.db")
    assert (refused.returncode, "has schema 999" in refused.stderr) == (4, True)
    assert (tmp_path / "olsen.db").read_bytes() == before
    left = {file.name for file in tmp_path.iterdir()}
    assert left == {"olsen.db", "olsen.db.lock", "newer.db", "one.gz"}


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("backup", "two.gz"), "No backup was made: olsen.db is damaged: file is not a database"),
        (("verify",), "olsen.db is damaged: file is not a database"),
        (("verify", "one.gz"), "one.gz is damaged: file is not a database"),
        (("restore", "one.gz"), "couldn't be restored: one.gz is damaged: file is not a database"),
        pytest.param(
            *(
                ("try", "--no-browser", "--database", "olsen.db"),
                "olsen.db can't be used: file is not a database",
            ),
            marks=pytest.mark.slow,
        ),
    ],
)
def test_what_is_damaged_is_named_and_has_a_status_of_its_own(
    tmp_path: Path, arguments: tuple[str, ...], says: str
) -> None:
    (tmp_path / "olsen.db").write_text("Dear diary, " * 400)
    (tmp_path / "one.gz").write_bytes(gzip.compress(b"Dear diary, " * 400))
    done = olsen(tmp_path, *arguments, OLSEN_DATABASE="olsen.db")
    assert (done.returncode, done.stderr.splitlines()[-1].endswith(says)) == (4, True), done.stderr


async def test_nothing_is_left_of_a_damaged_backup(tmp_path: Path) -> None:
    await known(tmp_path / "one.db", "Ann")
    content = bytearray((tmp_path / "one.db").read_bytes())
    content[4096 * 2 : 4096 * 4] = b"\xff" * 8192
    (tmp_path / "one.db").write_bytes(content)
    done = olsen(tmp_path, "restore", "one.db", OLSEN_DATABASE="olsen.db")
    assert done.returncode == 4, done.stderr
    assert {file.name for file in tmp_path.iterdir()} == {"one.db", "olsen.db.lock"}


def test_health_of_no_database_is_said(tmp_path: Path) -> None:
    done = olsen(tmp_path, "health", OLSEN_DATABASE="olsen.db")
    assert (done.returncode, "does not exist yet" in done.stderr) == (1, True)


async def test_a_folder_that_is_not_there_is_made(tmp_path: Path) -> None:
    await known(tmp_path / "olsen.db", "Ann")
    done = olsen(tmp_path, "backup", "new/", OLSEN_DATABASE="olsen.db")
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "new").stat().st_mode & 0o777 == 0o700
    (backup,) = (tmp_path / "new").iterdir()
    assert done.stdout.startswith(f"new/{backup.name}: ")
    (tmp_path / "old.gz").touch()
    for place, says in (
        ("old.gz/", "Can't create the folder old.gz: File exists."),
        ("no/new/", "There is no folder no."),
    ):
        refused = olsen(tmp_path, "backup", place, OLSEN_DATABASE="olsen.db")
        assert (refused.returncode, refused.stderr.strip()) == (2, says)
    assert not (tmp_path / "no").exists()


def test_a_folder_is_no_backup(tmp_path: Path) -> None:
    (tmp_path / "backups").mkdir()
    empty = olsen(tmp_path, "restore", "backups", OLSEN_DATABASE="olsen.db")
    assert (empty.returncode, empty.stderr) == (
        2,
        "backups is a folder. Name one backup. It has none.\n",
    )


def test_a_key_that_is_none_is_named_without_being_shown(tmp_path: Path) -> None:
    done = olsen(tmp_path, "backup", "one.gz", OLSEN_DATABASE="olsen.db", OLSEN_BACKUP_KEY="hunter2")
    assert done.returncode == 2
    assert "OLSEN_BACKUP_KEY is not a public age key" in done.stderr
    assert "hunter2" not in done.stderr
