"""One process for a database: the lock beside it."""

import fcntl
import os
import stat
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from bot.storage import StorageError, StorageInUse, sole_process
from bot.storage.lock import holder_of


def test_a_second_one_is_refused_and_told_who_was_first(tmp_path: Path) -> None:
    path = tmp_path / "olsen.db"
    with sole_process(path), pytest.raises(StorageInUse, match=f"process {os.getpid()}"), sole_process(path):
        pytest.fail("two processes use one database")
    with sole_process(path):
        pass


def test_it_is_told_which_other_command_was_first(tmp_path: Path) -> None:
    path = tmp_path / "olsen.db"
    with (
        sole_process(path, "olsen restore"),
        pytest.raises(StorageInUse, match=r"\(`olsen restore`\)\. Two bots"),
        sole_process(path),
    ):
        pytest.fail("two processes use one database")
    with sole_process(path):
        held = holder_of(path)
        assert held is not None
        assert held.command == ""


def test_another_name_of_the_same_file_is_the_same_database(tmp_path: Path) -> None:
    path, link = tmp_path / "olsen.db", tmp_path / "linked"
    link.symlink_to(path)
    with sole_process(path), pytest.raises(StorageInUse), sole_process(link):
        pytest.fail("two processes use one database")


def test_whoever_is_killed_keeps_it_no_longer(tmp_path: Path) -> None:
    path = tmp_path / "olsen.db"
    program = (
        "import sys, pathlib, bot.storage as storage\n"
        "with storage.sole_process(pathlib.Path(sys.argv[1])):\n"
        "    print('held', flush=True)\n"
        "    sys.stdin.read()\n"
    )
    with subprocess.Popen(
        [sys.executable, "-c", program, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "held\n"
        with pytest.raises(StorageInUse, match=f"process {holder.pid}"), sole_process(path):
            pytest.fail("two processes use one database")
        holder.kill()
        holder.wait()
        with sole_process(path):
            pass


def test_whoever_only_asks_keeps_nobody_from_it(tmp_path: Path) -> None:
    path = tmp_path / "olsen.db"
    with (tmp_path / "olsen.db.lock").open("w") as asking:
        fcntl.flock(asking, fcntl.LOCK_SH)
        done = threading.Timer(0.1, fcntl.flock, (asking, fcntl.LOCK_UN))
        done.start()
        with sole_process(path):
            pass
        done.join()


def test_only_its_owner_reads_the_lock(tmp_path: Path) -> None:
    with sole_process(tmp_path / "olsen.db"):
        assert stat.S_IMODE((tmp_path / "olsen.db.lock").stat().st_mode) == 0o600


def test_a_place_that_cannot_be_written_to_is_a_storage_error(tmp_path: Path) -> None:
    with (
        pytest.raises(StorageError, match=r"olsen\.db\.lock"),
        sole_process(tmp_path / "nowhere" / "olsen.db"),
    ):
        pytest.fail("it is locked nowhere")
