"""The `olsen` command as its user meets it: in a process of its own, with Discord's address on loopback."""

import json
import os
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from contextlib import closing
from http.server import BaseHTTPRequestHandler
from itertools import count
from pathlib import Path

import asyncpg
import pytest

from bot.storage import sole_process
from bot.storage.lock import holder_of
from tests import postgres
from tests.forked import Copy
from tests.scripted import discord_answering, log_in, reply
from tests.tables.club import club_at
from tests.template import new_database

ROOT = Path(__file__).parents[2]
TOKEN = "part.of.secret"
RESTLESS = """
import asyncio
import sys
from bot.cli import main
from bot.client import Olsen
plain = Olsen.setup_hook
async def set_up(bot):
    await plain(bot)
    bot.unknown = asyncio.create_task(asyncio.Event().wait())
Olsen.setup_hook = set_up
sys.exit(main())
"""


def environment(**extra: str) -> dict[str, str]:
    ours = ("OLSEN_", "DISCORD_", "COVERAGE_")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    return {**kept, "PYTHONPATH": str(ROOT), **extra}


_number = count(1)


def olsen(
    folder: Path, *arguments: str, given: bytes = b"", **extra: str
) -> subprocess.CompletedProcess[str]:
    """What a command does in ``folder``, with the settings of ``extra`` and ``given`` on standard input."""
    read, out, err = (folder.with_name(f"{folder.name}.{next(_number)}") for _ in range(3))
    read.write_bytes(given)
    with Copy("bot.cli", arguments, folder, environment(**extra), out, err, read) as copy:
        said, complained = copy.communicate(timeout=30)
    return subprocess.CompletedProcess(arguments, copy.returncode or 0, said, complained)


def started(folder: Path, module: str, *arguments: str, **extra: str) -> Copy:
    """A program that needs the whole bot, with the settings of ``extra``.

    What it says goes beside ``folder``, in which there is to be only what it makes itself.
    """
    files = folder.with_name(f"{folder.name}.out"), folder.with_name(f"{folder.name}.err")
    return Copy(module, arguments, folder, environment(**extra), *files)


def hosted(folder: Path, address: str, *arguments: str) -> Copy:
    """`olsen` with a token, talking to ``address``."""
    settings = {"DISCORD_TOKEN": TOKEN, "OLSEN_DATABASE": str(folder / "olsen.db")}
    return started(folder, "tests.wire.starter", address, "bot.cli", *arguments, **settings)


def done(process: Copy) -> tuple[int | None, str]:
    """The status with which a process ends, and what it has complained of."""
    with process:
        _, told = process.communicate(timeout=30)
    return process.returncode, told


def test_help_shows_examples_settings_and_statuses(tmp_path: Path) -> None:
    told = olsen(tmp_path, "--help")
    assert told.returncode == 0
    for word in ("olsen try", "olsen doctor", "DISCORD_TOKEN", ".env", "exit status", "SIGTERM"):
        assert word in told.stdout


def test_version(tmp_path: Path) -> None:
    told = olsen(tmp_path, "--version")
    assert (told.returncode, told.stdout.split()[0]) == (0, "olsen")


def test_an_older_python_is_one_sentence(tmp_path: Path) -> None:
    code = (
        "import runpy, sys; sys.version_info = (3, 10, 4); sys.modules['bot.cli'] = None\n"
        "runpy.run_module('bot', run_name='__main__')"
    )
    told = subprocess.run(
        [sys.executable, "-c", code],
        cwd=tmp_path,
        env=environment(),
        capture_output=True,
        text=True,
        check=False,
    )
    assert (told.returncode, told.stderr) == (2, "Olsen needs Python 3.11 or newer, but this is 3.10.4.\n")


def without(package: str, folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """What a command does where a package is not installed."""
    code = (
        f"import sys; sys.modules[{package!r}] = None; from bot.cli import main; sys.exit(main(sys.argv[1:]))"
    )
    return subprocess.run(
        [sys.executable, "-c", code, *arguments],
        cwd=folder,
        env=environment(),
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_file_moves_to_another_without_the_driver_for_servers(tmp_path: Path) -> None:
    new_database(tmp_path / "old.db")
    moved = without("asyncpg", tmp_path, "move", "old.db", "new.db")
    assert (moved.returncode, moved.stderr) == (0, "")
    assert (tmp_path / "new.db").is_file()
    refused = without("asyncpg", tmp_path, "move", "old.db", "postgresql://olsen@127.0.0.1/olsen")
    assert (refused.returncode, "--require-hashes -r requirements.lock" in refused.stderr) == (2, True)


@pytest.mark.parametrize(
    ("package", "setting"),
    [
        ("asyncpg", "OLSEN_DATABASE=postgresql://olsen@127.0.0.1:1/olsen"),
        ("prometheus_client", "OLSEN_METRICS=9464"),
    ],
)
def test_doctor_says_what_extra_a_setting_needs_and_examines_the_rest(
    tmp_path: Path, package: str, setting: str
) -> None:
    file = tmp_path / ".env"
    file.touch(0o600)
    file.write_text(setting)
    told = without(package, tmp_path, "doctor", "--json")
    assert (told.returncode, told.stderr) == (1, "")
    found = json.loads(told.stdout)["findings"]
    (wrong,) = [one for one in found if one["verdict"] == "not ok"]
    assert f"{package} is not installed" in wrong["said"]
    helps = ".venv/bin/pip install --only-binary :all: --require-hashes -r requirements.lock"
    assert wrong["helps"] == helps, "others stay installed"
    assert found[-1]["about"] == "waiting"


def test_try_without_its_extra_says_how_to_get_it(tmp_path: Path) -> None:
    told = without("simcord", tmp_path, "try")
    assert told.returncode == 1
    assert "uv run --no-dev --extra try olsen try" in told.stderr
    assert len(told.stderr.splitlines()) == 1


def test_try_on_a_port_that_is_taken_is_one_sentence(tmp_path: Path) -> None:
    with discord_answering(log_in) as address:
        port = address.rpartition(":")[2]
        status, told = done(started(tmp_path, "bot.cli", "try", "--no-browser", "--port", port))
    assert status == 1
    assert f"could not bind port {port}: " in told.splitlines()[-1]
    assert "address already in use" in told.splitlines()[-1]
    assert "Traceback" not in told


@pytest.fixture
async def running(tmp_path: Path) -> Path:
    """A database with a match of which no channel has been told."""
    async with club_at(tmp_path / "olsen.db") as club:
        await club.deal(2)
    return tmp_path / "olsen.db"


@pytest.mark.slow
def test_try_goes_on_with_a_match_whose_news_nobody_has_told(tmp_path: Path, running: Path) -> None:
    """The first request waits for its turn while the simulated time stands still."""
    with subprocess.Popen(
        [sys.executable, "-m", "bot", "try", "--no-browser", "--database", str(running)],
        cwd=tmp_path,
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as trying:
        assert trying.stdout is not None
        giving_up = threading.Timer(20, trying.kill)
        giving_up.start()
        link = next((line for line in trying.stdout if line.startswith("http://127.0.0.1:")), None)
        giving_up.cancel()
        holder = holder_of(running)
        trying.kill()
        _, told = trying.communicate(timeout=10)
    assert link is not None, told
    assert (holder is not None and holder.command) == "olsen try"
    assert "Traceback" not in told, told


def test_a_database_that_another_process_uses_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "olsen.db"
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    with sole_process(path), discord_answering(log_in) as address:
        trying = done(started(elsewhere, "bot.cli", "try", "--no-browser", "--database", str(path)))
        hosting = done(hosted(tmp_path, address))
    for status, said in (trying, hosting):
        assert status == 3
        assert said.startswith(f"The database {path} is in use by process {os.getpid()} on ")
        assert len(said.splitlines()) == 1
    assert not path.exists()


@pytest.mark.slow
def test_a_simulation_that_does_not_come_to_rest_ends_with_a_sentence(tmp_path: Path) -> None:
    told = subprocess.run(
        [sys.executable, "-c", RESTLESS, "try", "--no-browser", "--database", str(tmp_path / "olsen.db")],
        cwd=tmp_path,
        env=environment(),
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
    )
    assert told.returncode == 1
    assert told.stderr.splitlines()[-1].startswith("The simulation can't run: bot did not settle")
    assert "Traceback" not in told.stderr


def test_without_a_token_it_says_where_to_get_one(tmp_path: Path) -> None:
    told = olsen(tmp_path)
    assert told.returncode == 2
    assert "https://discord.com/developers/applications" in told.stderr
    assert "`olsen try`" in told.stderr
    assert len(told.stderr.splitlines()) <= 6


INTERRUPTED = """
import signal
import sys
from bot.cli import main
signal.signal(signal.SIGINT, signal.default_int_handler)  # what runs in the background may ignore it
class Interrupting:
    def find_spec(self, name, path=None, target=None):
        if name in ("bot.simulation.preview", "bot.cli.backup"):
            signal.raise_signal(signal.SIGINT)
sys.meta_path.insert(0, Interrupting())
sys.exit(main())
"""


@pytest.mark.parametrize(("arguments", "status"), [(("try",), 0), (("backup", "copy.gz"), 1)])
def test_an_interrupt_before_a_command_is_imported_is_one_word(
    tmp_path: Path, arguments: tuple[str, ...], status: int
) -> None:
    told = subprocess.run(
        [sys.executable, "-c", INTERRUPTED, *arguments],
        cwd=tmp_path,
        env=environment(),
        capture_output=True,
        text=True,
        check=False,
    )
    assert (told.returncode, told.stderr) == (status, "Stopped.\n")


@pytest.mark.parametrize(
    ("arguments", "extra", "said"),
    [
        ((), {"OLSEN_WORKERS": "soon"}, "OLSEN_WORKERS must be a whole number"),
        (("health",), {"OLSEN_LOCALE": "xx"}, "OLSEN_LOCALE must be one of the bot's languages"),
        (("try", "--database", "/no/such/olsen.db"), {}, "--database names /no/such/olsen.db"),
    ],
)
def test_a_wrong_setting_is_one_sentence(
    tmp_path: Path, arguments: tuple[str, ...], extra: dict[str, str], said: str
) -> None:
    told = olsen(tmp_path, *arguments, **extra)
    assert told.returncode == 2
    assert told.stderr.startswith(said)
    assert len(told.stderr.splitlines()) == 1


LONG = "x" * 300
"""Longer than a file's name may be: looking for it fails, as in a folder that the user may not look into."""


@pytest.mark.parametrize("arguments", [("restore", LONG), ("backup", LONG), ("try", "--database", LONG)])
def test_a_path_that_cannot_be_looked_at_is_one_sentence(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    new_database(tmp_path / "here.db")
    told = olsen(tmp_path, *arguments, OLSEN_DATABASE="here.db")
    assert told.returncode == 2
    assert (LONG in told.stderr, "File name too long" in told.stderr) == (True, True)
    assert len(told.stderr.splitlines()) == 1


@pytest.mark.parametrize("port", ["70000", "-1", "web"])
def test_a_wrong_port_is_told(tmp_path: Path, port: str) -> None:
    told = olsen(tmp_path, "try", f"--port={port}")
    assert told.returncode == 2
    assert f"'{port}' is not a port" in told.stderr


@pytest.mark.parametrize(
    ("status", "said", "ends"),
    [(401, "Discord refuses the token in DISCORD_TOKEN", 2), (403, "Discord refused the bot: 403", 1)],
)
def test_a_login_that_discord_refuses_is_one_sentence(
    tmp_path: Path, status: int, said: str, ends: int
) -> None:
    def refuse(request: BaseHTTPRequestHandler) -> None:
        reply(request, status, {"message": "No", "code": 0})

    with discord_answering(refuse) as address:
        ended, told = done(hosted(tmp_path, address))
    assert ended == ends
    assert told.splitlines()[-1].startswith(said)
    assert "Traceback" not in told
    assert TOKEN not in told


@pytest.mark.parametrize("is_newer", [False, True])
def test_a_database_that_no_other_try_makes_usable_has_a_status_of_its_own(
    tmp_path: Path, is_newer: bool
) -> None:
    path = tmp_path / "olsen.db"
    if is_newer:
        new_database(path)
        with closing(sqlite3.connect(path)) as newer:
            newer.executescript("PRAGMA user_version = 999; DELETE FROM notes;")
    else:
        path.write_bytes(b"Dear diary " * 100)
    settings = {"DISCORD_TOKEN": TOKEN, "OLSEN_DATABASE": str(path)}
    status, told = done(started(tmp_path, "bot.cli", **settings))
    assert status == 4
    assert told.splitlines()[-1].startswith(f"The database {path} can't be used:")
    assert ("the newer version that used it" in told) == is_newer
    assert "Traceback" not in told


@pytest.mark.postgres
async def test_a_database_of_postgresql_that_another_program_made_has_the_same_status(tmp_path: Path) -> None:
    place = await postgres.new_database()
    theirs = await asyncpg.connect(place.url)
    await theirs.execute("CREATE TABLE orders (id BIGINT)")
    await theirs.close()
    settings = {"DISCORD_TOKEN": TOKEN, "OLSEN_DATABASE": place.url, "OLSEN_FOLDER": str(tmp_path)}
    status, told = done(started(tmp_path, "bot.cli", **settings))
    assert status == 4
    assert told.splitlines()[-1].startswith(
        f"The database {place} can't be used: the database was made by another program"
    )
    assert "Traceback" not in told


def test_no_network_is_one_sentence(tmp_path: Path) -> None:
    with discord_answering(lambda request: reply(request, 500, {})) as address:
        pass  # the port is closed again
    status, told = done(hosted(tmp_path, address))
    assert status == 1
    assert told.splitlines()[-1].startswith("Can't reach Discord")
    assert "Traceback" not in told


def test_the_doctor_prints_its_lines_and_no_library_speaks(tmp_path: Path) -> None:
    with discord_answering(log_in) as address, hosted(tmp_path, address, "doctor") as process:
        out, err = process.communicate(timeout=60)
    assert process.returncode == 0
    assert {line.split()[0] for line in out.splitlines()} == {"ok", "note"}
    assert len(out.splitlines()) > 10
    assert (err, TOKEN in out) == ("", False)


def test_whoever_reads_no_further_sees_no_traceback(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "bot", "doctor", "--json"],
        cwd=tmp_path,
        env=environment(OLSEN_DATABASE="olsen.db"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as doctor:
        assert doctor.stdout is not None
        doctor.stdout.close()
        assert doctor.stderr is not None
        assert (doctor.stderr.read(), doctor.wait(30)) == ("", 1)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
@pytest.mark.parametrize("stage", ["/users/@me", "/gateway"])
def test_a_signal_while_discord_is_silent_stops_it_cleanly(
    tmp_path: Path, number: signal.Signals, stage: str
) -> None:
    reached, over = threading.Event(), threading.Event()

    def answer(request: BaseHTTPRequestHandler) -> None:
        if request.path.startswith(stage):
            reached.set()
            over.wait(timeout=30)
        else:
            log_in(request)

    with discord_answering(answer) as address, hosted(tmp_path, address) as process:
        try:
            assert reached.wait(timeout=20)
            sent = time.monotonic()
            process.send_signal(number)
            _, told = process.communicate(timeout=20)
            took = time.monotonic() - sent
        finally:
            over.set()
            process.kill()
    assert process.returncode == 0, told
    assert took < 2.5
    assert told.splitlines()[-1].endswith("Stopped.")
    assert "Traceback" not in told
