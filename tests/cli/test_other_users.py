"""The bot as a user of the machine that is not root: what others may read, and what it may not write."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.cli.test_cli import TOKEN, environment
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
def bot(folder: Path, address: str) -> Iterator[subprocess.Popen[str]]:
    """`olsen` in ``folder``, talking to ``address``; it is stopped at the end."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.wire.starter", address, "bot.cli"],
        cwd=folder,
        env=environment(DISCORD_TOKEN=TOKEN, OLSEN_DATABASE=str(folder / "olsen.db")),
        preexec_fn=become,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder with a database, which all users may look into and write."""
    with TemporaryDirectory(dir=os.environ.get("PYTEST_DEBUG_TEMPROOT")) as name:
        folder = Path(name)
        folder.chmod(0o777)
        new_database(folder / "olsen.db")
        (folder / "olsen.db").chmod(0o666)
        yield folder


@pytest.mark.xfail(strict=True, reason="whatever runs as the same user reads the token in its environment")
def test_no_program_of_the_same_user_reads_the_token(folder: Path) -> None:
    with discord_answering(log_in) as address, bot(folder, address) as process:
        assert process.stderr is not None
        said = [process.stderr.readline()]
        while "olsen.db" not in said[-1]:
            assert said[-1], said
            said.append(process.stderr.readline())
        read = subprocess.run(
            ["/bin/cat", f"/proc/{process.pid}/environ"],
            preexec_fn=become,
            capture_output=True,
            check=False,
        )
    assert TOKEN.encode() not in read.stdout


@pytest.mark.xfail(strict=True, reason="it ends as if trying again might help")
def test_a_database_that_cannot_be_written_is_nothing_that_passes(folder: Path) -> None:
    (folder / "olsen.db").chmod(0o444)
    with discord_answering(log_in) as address, bot(folder, address) as process:
        _, said = process.communicate(timeout=30)
    assert "olsen.db" in said
    assert process.returncode in (2, 4), said
