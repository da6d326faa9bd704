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
from bot.settings import load
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


SHUT = "/usr/bin/bwrap --unshare-all --ro-bind /usr /usr"


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home with a folder in it and a link to it from outside, in which the bot runs too."""
    home = tmp_path / "home" / "ada"
    for folder in (home / "bots", home / ".ssh", home / "olsen", tmp_path / "srv" / "bots"):
        folder.mkdir(parents=True)
    for file in (
        home / "mine.py",
        home / ".ssh" / "key",
        home / "olsen" / ".env",
        home / "olsen" / "mine.py",
    ):
        file.touch()
    for file in ("db/olsen.db", "db/olsen.db-wal", "db/mine.py", "backups/olsen.age"):
        (tmp_path / file).parent.mkdir(exist_ok=True)
        (tmp_path / file).touch()
    (tmp_path / "srv" / "link").symlink_to(home)
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.chdir(home / "olsen")
    return tmp_path


def cell(home: Path, command: str) -> str:
    words = command.replace("@", str(home)).split()
    stored = home / "db" / "olsen.db", home / "backups"
    return Program("ravn", "Ravn", "Ada", tuple(words), frozenset(GAMES), stored=stored).cell


@pytest.mark.parametrize(
    "command",
    [
        SHUT,
        f"{SHUT} python3 --share-net --ro-bind / /",
        f"{SHUT} -- python3",
        f"{SHUT} --setenv PATH --share-net --proc /proc --dev /dev python3",
        f"{SHUT} --ro-bind @/home/ada/mine.py /mine.py",
        f"{SHUT} --ro-bind @/home/ada/olsen/mine.py /mine.py",
        f"{SHUT} --ro-bind @/srv/bots /bots --bind @/db/mine.py /mine.py",
    ],
)
def test_a_cell_is_shut_that_is_seen_to_keep_away_what_is_private(home: Path, command: str) -> None:
    assert cell(home, command) == "shut"


@pytest.mark.parametrize(
    "command",
    [
        "/usr/bin/python3 ravn.py",
        "/srv/bwrap.py --unshare-all",
        "/usr/bin/env bwrap --unshare-all --ro-bind /usr /usr python3",
        "/usr/bin/bwrap --ro-bind /usr /usr python3",
        "/usr/bin/bwrap --ro-bind /usr /usr python3 --unshare-all",
        f"{SHUT} --share-net python3",
        f"{SHUT} --ro-bind / / python3",
        f"{SHUT} --bind //./ / python3",
        f"{SHUT} --ro-bind /usr/.. / python3",
        f"{SHUT} --dev-bind /proc /proc python3",
        f"{SHUT} --ro-bind /proc/1/environ /environ python3",
        f"{SHUT} --ro-bind-try /home /home python3",
        f"{SHUT} --ro-bind @ /all python3",
        f"{SHUT} --ro-bind @/home/ada /ada python3",
        f"{SHUT} --ro-bind @/home/ada/bots /bots python3",
        f"{SHUT} --ro-bind @/home/ada/.ssh/key /key python3",
        f"{SHUT} --ro-bind @/srv/link /ada python3",
        f"{SHUT} --ro-bind @/srv/link/bots /bots python3",
        f"{SHUT} --ro-bind @/home/ada/olsen /olsen python3",
        f"{SHUT} --ro-bind .env /env python3",
        f"{SHUT} --ro-bind {ROOT} /olsen python3",
        f"{SHUT} --bind-try {ROOT}/data /data python3",
        f"{SHUT} --ro-bind @/db /db python3",
        f"{SHUT} --ro-bind @/db/olsen.db-wal /wal python3",
        f"{SHUT} --ro-bind @/backups/olsen.age /age python3",
    ],
)
def test_a_cell_is_open_if_something_private_is_given_to_it(home: Path, command: str) -> None:
    assert cell(home, command) == "open"


@pytest.mark.parametrize(
    "command",
    [
        "/usr/bin/nsjail --config ravn.cfg",
        "/usr/bin/firejail python3 ravn.py",
        "/usr/local/bin/runsc run ravn",
        f"{SHUT} --args 5 python3",
        f"{SHUT} --bind-fd 5 /home python3",
        f"{SHUT} --pidns 7 python3",
    ],
)
def test_what_cannot_be_read_from_a_command_is_not_known(home: Path, command: str) -> None:
    assert cell(home, command) == "unknown"
    assert not Program("ravn", "Ravn", "Ada", tuple(command.split()), frozenset(GAMES)).is_in_cell


def test_a_cell_that_shows_the_database_or_the_backups_of_the_settings_is_open(tmp_path: Path) -> None:
    listed = tmp_path / "programs.toml"
    bwrap = tmp_path / "bwrap"
    bwrap.touch(0o755)
    words = [str(bwrap), *SHUT.split()[1:], "--ro-bind", str(tmp_path), "/all"]
    listed.write_text(
        f'[ravn]\nname = "Ravn"\nauthor = "Ada"\ngames = ["olsen"]\ncommand = {json.dumps(words)}\n'
    )
    texts = {"OLSEN_PROGRAMS": str(listed)}
    for more, expected in (({}, "shut"), ({"OLSEN_DATABASE": str(tmp_path / "db")}, "open")):
        (program,) = load({**texts, **more}).programs
        assert program.cell == expected
