"""The cell of the page: a program plays in it, and sees nothing of the bot."""

from __future__ import annotations

import json
import re
import shutil
import socket
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from bot.games import GAMES
from bot.programs import Program
from bot.programs.listing import read_programs
from tests.cli.test_cli import ROOT, environment
from tests.cli.test_started import become
from tests.programs.test_programs import EXAMPLE
from tests.programs.test_protocol import PAGE

LISTED = re.findall(r"```toml cell\n(.*?)```", PAGE, re.DOTALL)[0]
(MINE,) = tomllib.loads(LISTED).values()
SPY = """
import json, os, socket, sys
hidden = "{folder}", "/etc/passwd", "/proc/1", "/tmp", "/home", "/root"
seen = [each for each in hidden if os.path.exists(each)]
with socket.socket() as net:
    seen += ["net"] * (net.connect_ex(("127.0.0.1", {port})) == 0)
print(seen, os.getpid() < 10, sys.version_info.major, file=sys.stderr)
"""


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder for programs, where the user who runs them may look."""
    if shutil.which("bwrap") is None:
        pytest.skip("bwrap is not installed")
    with TemporaryDirectory() as name:
        Path(name).chmod(0o755)
        yield Path(name)


def tried(folder: Path, *options: str) -> subprocess.CompletedProcess[str]:
    """The page's program, tried as a user who is not root."""
    command = [sys.executable, "-m", "bot", "try-program", "--threads", *options, *MINE["command"]]
    return subprocess.run(
        command,
        cwd=folder,
        env={**environment(), "PATH": "/usr/bin:/bin"},
        preexec_fn=become,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


@pytest.mark.slow
def test_the_example_plays_in_the_cell(folder: Path) -> None:
    (folder / "mine.py").write_text(EXAMPLE, encoding="utf-8")
    played = tried(folder, "--seed", "1", "--seconds", "10")
    assert (played.returncode, played.stderr) == (0, "")
    assert json.loads(played.stdout.splitlines()[0].removeprefix("> "))["type"] == "hello"


@pytest.mark.slow
def test_a_program_in_the_cell_sees_nothing_of_the_machine(folder: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        spy = SPY.format(folder=ROOT, port=server.getsockname()[1])
        (folder / "mine.py").write_text(spy, encoding="utf-8")
        said = tried(folder).stderr
    assert said.splitlines()[0] == "[] True 3", said


def test_the_list_of_the_page_is_read_and_its_program_is_in_a_cell(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "mine.py").write_text(EXAMPLE, encoding="utf-8")
    (folder / "programs.toml").write_text(LISTED, encoding="utf-8")
    (listed,) = read_programs(folder / "programs.toml")
    assert str(folder / "mine.py") in listed.command, "it needs no path"
    assert listed.is_in_cell
    assert listed.threads, "bwrap begins a process"


@pytest.mark.parametrize(
    ("command", "is_in_cell"),
    [
        ("/usr/bin/python3 ravn.py", False),
        ("/srv/bwrap.py --unshare-all", False),
        ("/usr/bin/bwrap --ro-bind /usr /usr python3", False),
        ("/usr/bin/bwrap --unshare-all --ro-bind / / python3", False),
        ("/usr/bin/bwrap --unshare-all --share-net --ro-bind /usr /usr python3", False),
        ("/usr/bin/bwrap --unshare-all --ro-bind /usr /usr python3", True),
        ("/usr/bin/env bwrap --unshare-all --ro-bind /usr /usr python3", False),
        ("/usr/bin/nsjail --config ravn.cfg", True),
    ],
)
def test_a_cell_is_known_by_its_command(command: str, is_in_cell: bool) -> None:
    program = Program("ravn", "Ravn", "Ada", tuple(command.split()), frozenset(GAMES))
    assert program.is_in_cell == is_in_cell
