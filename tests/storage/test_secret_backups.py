"""Encrypted backups: nothing of the database lies readable in their folder, and nothing is left behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from itertools import count
from pathlib import Path

import pytest

from bot.storage.backups import back_up, new_keys, unpack
from bot.storage.traces import OTHERS
from tests.template import new_database

READABLE = (b"SQLite format 3\0", b"\x1f\x8b")
"""How a database begins, and one that is packed."""

KILLED = """
import os, sys
from pathlib import Path
from bot.storage.backups import back_up

looks = 0

def look():
    global looks
    looks += 1
    if looks == 3:
        os._exit(9)
    return False

back_up(Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3], look)
"""


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A database of the bot's in a folder of its own; that of the backups is ``backups`` beside it."""
    (tmp_path / "kept").mkdir()
    (tmp_path / "backups").mkdir()
    new_database(tmp_path / "kept" / "olsen.db")
    (tmp_path / "kept" / "olsen.db").chmod(0o600)
    return tmp_path / "kept" / "olsen.db"


def test_nothing_lies_readable_among_encrypted_backups_while_one_is_made(
    database: Path, tmp_path: Path
) -> None:
    folder, seen = tmp_path / "backups", set[str]()

    def look() -> bool:
        for file in folder.iterdir():
            with file.open("rb") as opened:
                if opened.read(16).startswith(READABLE):
                    seen.add(file.name)
        return False

    back_up(database, folder / "one.age", new_keys()[0], look)
    assert seen == set()


def test_a_backup_takes_away_what_one_that_was_killed_has_left(database: Path, tmp_path: Path) -> None:
    folder, (public, _) = tmp_path / "backups", new_keys()
    before = {file.name for file in database.parent.iterdir()}
    killed = [sys.executable, "-c", KILLED, str(database), str(folder / "one.age"), public]
    assert subprocess.run(killed, check=False).returncode == 9
    back_up(database, folder / "two.age", public)
    assert {file.name for file in folder.iterdir()} == {"two.age"}
    assert {file.name for file in database.parent.iterdir()} == before


STEPS = (
    *("sqlite3.connect", "open", "tempfile.mkdtemp", "tempfile.mkstemp", "os.rename", "os.remove"),
    *("shutil.rmtree", "a look"),
)
"""What Python tells of while a backup is made."""


def begun(database: Path, target: Path, key: str | None, step: int, end: signal.Signals) -> int:
    """Begin a backup in a process that gets a signal before so many of its :data:`STEPS`."""
    child = os.fork()
    if child:
        return child
    left = step

    def watch(event: str, _: object) -> None:
        nonlocal left
        left -= event in STEPS
        if left == 0 and event in STEPS:
            os.kill(os.getpid(), end)

    def look() -> bool:
        sys.audit("a look")
        return False

    sys.addaudithook(watch)
    try:
        back_up(database, target, key, look)
    finally:
        os._exit(0)


def readable(folder: Path) -> set[str]:
    """The files of a folder in which a database can be read, plain or packed."""
    return {
        file.name for file in folder.rglob("*") if file.is_file() and file.read_bytes().startswith(READABLE)
    }


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="there are no such signals")
@pytest.mark.parametrize("is_encrypted", [True, False])
def test_nothing_is_left_wherever_one_is_killed(database: Path, tmp_path: Path, is_encrypted: bool) -> None:
    folder, beside = tmp_path / "backups", {file.name for file in database.parent.iterdir()}
    public, secret = new_keys()
    key = public if is_encrypted else None
    for step in count(1):
        _, status = os.waitpid(begun(database, folder / "killed", key, step, signal.SIGKILL), 0)
        if is_encrypted:
            assert readable(folder) == set()
        copies = [file for file in database.parent.iterdir() if file.name not in beside]
        assert not [file for file in (*folder.iterdir(), *copies) if file.stat().st_mode & OTHERS]
        back_up(database, folder / "next", key)
        unpack(folder / "next", tmp_path / "unpacked.db", secret)
        assert {file.name for file in folder.iterdir()} - {"killed"} == {"next"}
        assert {file.name for file in database.parent.iterdir()} == beside
        if (folder / "killed").exists():
            unpack(folder / "killed", tmp_path / "unpacked.db", secret)
            (folder / "killed").unlink()
        if not os.WIFSIGNALED(status):
            break
    assert step > 20


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="there are no such signals")
def test_what_another_process_is_making_is_left_to_it(database: Path, tmp_path: Path) -> None:
    folder, (public, secret) = tmp_path / "backups", new_keys()
    for step in count(1):
        child = begun(database, folder / "slow", public, step, signal.SIGSTOP)
        _, status = os.waitpid(child, os.WUNTRACED)
        back_up(database, folder / "quick", public)
        if not os.WIFSTOPPED(status):
            break
        os.kill(child, signal.SIGCONT)
        _, status = os.waitpid(child, 0)
        assert status == 0
        assert {file.name for file in folder.iterdir()} == {"quick", "slow"}
        for name in ("quick", "slow"):
            unpack(folder / name, tmp_path / "unpacked.db", secret)
            (folder / name).unlink()
    assert step > 20
