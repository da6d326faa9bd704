"""The bot as a process of a user who is not root: what it says at the start, what others of that user read of
it, and what it may not write.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import pytest

from tests.by_day import first
from tests.cli.test_cli import ROOT, TOKEN, environment
from tests.scripted import discord_answering, log_in
from tests.template import new_database

NOBODY = 65_534
"""The user without rights, where the tests are run by root."""


def become() -> None:
    """Give up root's rights."""
    if os.geteuid() == 0:
        os.setgroups([])
        os.setgid(NOBODY)
        os.setuid(NOBODY)


@contextmanager
def bot(folder: Path, **settings: str) -> Iterator[subprocess.Popen[str]]:
    """`olsen` in ``folder``, with a Discord that it can log in to; it is killed at the end."""
    usual = {"DISCORD_TOKEN": TOKEN, "OLSEN_DATABASE": str(folder / "olsen.db")}
    with discord_answering(log_in) as address:
        process = subprocess.Popen(
            [sys.executable, "-m", "tests.wire.starter", address, "bot.cli"],
            cwd=folder,
            env=environment(**(usual | settings)),
            preexec_fn=become,
            stderr=subprocess.PIPE,
            text=True,
        )
        try:
            yield process
        finally:
            process.kill()
            process.communicate()


@contextmanager
def folder_for_all() -> Iterator[Path]:
    """A folder with a database, which all users may look into and write."""
    with TemporaryDirectory(dir=os.environ.get("PYTEST_DEBUG_TEMPROOT")) as name:
        folder = Path(name)
        folder.chmod(0o777)
        new_database(folder / "olsen.db")
        (folder / "olsen.db").chmod(0o666)
        yield folder


PASSWORD = "hush of postgres"


class Seen(NamedTuple):
    """What there is to be seen of a process."""

    said: str
    """Its log up to the line about its database."""
    environ: bytes
    """Its environment, as far as another process of the same user may read it."""
    by_root: bytes
    """The same, as root reads it."""
    can_be_looked_into: bool
    """Whether another process of the same user may read its memory."""


@pytest.fixture(scope="module")
def started() -> Seen:
    """A bot that has just started."""
    with folder_for_all() as folder, bot(folder, PGPASSWORD=PASSWORD) as process:
        assert process.stderr is not None
        said = [process.stderr.readline()]
        while "olsen.db" not in said[-1]:
            assert said[-1], said
            said.append(process.stderr.readline())
        looked = f"/proc/{process.pid}"

        def run(
            *command: str, become: Callable[[], None] | None = become
        ) -> subprocess.CompletedProcess[bytes]:
            return subprocess.run(command, preexec_fn=become, capture_output=True, check=False)

        return Seen(
            "".join(said),
            run("/bin/cat", f"{looked}/environ").stdout,
            run("/bin/cat", f"{looked}/environ", become=None).stdout,
            run("/bin/sh", "-c", f"exec 3< {looked}/mem").returncode == 0,
        )


def test_no_program_of_the_same_user_reads_the_token(started: Seen) -> None:
    assert TOKEN.encode() not in started.environ
    assert PASSWORD.encode() not in started.environ
    assert not started.can_be_looked_into


@pytest.mark.skipif(os.geteuid() != 0, reason="only root may read it")
def test_root_does_not_read_it_in_the_environment_either(started: Seen) -> None:
    assert b"PATH=" in started.by_root
    assert TOKEN.encode() not in started.by_root
    assert PASSWORD.encode() not in started.by_root


def test_the_log_says_which_version_is_starting(started: Seen) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["version"] in started.said, started.said


def _file(folder: Path) -> None:
    (folder / "olsen.db").chmod(0o444)


def _lock(folder: Path) -> None:
    """As if root had run a command there."""
    (folder / "olsen.db.lock").touch(0o600)


def _folder(folder: Path) -> None:
    folder.chmod(0o555)


def _log(folder: Path) -> None:
    (folder / "olsen.db-wal").touch(0o600)


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can leave a file to another user")
@pytest.mark.parametrize("shut", first([_file, _lock, _folder, _log]))
def test_a_database_that_cannot_be_written_is_nothing_that_passes(shut: Callable[[Path], None]) -> None:
    with folder_for_all() as folder:
        shut(folder)
        with bot(folder) as process:
            _, said = process.communicate(timeout=30)
    assert "olsen.db" in said
    assert process.returncode in (2, 4), said
    assert "own" in said
