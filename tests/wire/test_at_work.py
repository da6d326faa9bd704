"""How the bot says how it is, in a process of its own: metrics, a log in JSON, systemd, `olsen health`."""

import asyncio
import json
import re
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.request
from collections.abc import AsyncIterator
from contextlib import closing
from dataclasses import asdict
from pathlib import Path
from random import Random

import pytest

from bot.address import PostgresAddress
from bot.client import systemd
from bot.services.nightly import NOTE, BackupOutcome
from bot.storage import sole_process
from tests.template import new_database
from tests.wire.clubs import club
from tests.wire.crowd import Crowd
from tests.wire.process import ROOT, BotProcess
from tests.wire.server import Wire


@pytest.fixture
async def told(tmp_path: Path) -> AsyncIterator[list[str]]:
    """What systemd has been told."""
    said: list[str] = []
    loop = asyncio.get_running_loop()
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as channel:
        channel.bind(str(tmp_path / "notify"))
        channel.setblocking(False)
        loop.add_reader(channel, lambda: said.append(channel.recv(100).decode()))
        yield said
        loop.remove_reader(channel)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def scraped(port: int) -> dict[str, float]:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=10) as answer:
        lines = answer.read().decode().splitlines()
    pairs = (line.rsplit(" ", 1) for line in lines if not line.startswith("#"))
    return {name: float(value) for name, value in pairs}


def asked_for() -> set[str]:
    """The metrics that the dashboard and the alert rules name."""
    folder = ROOT / "data" / "hosting"
    dashboard = json.loads((folder / "dashboard.json").read_text(encoding="utf-8"))
    queries = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    alerts = (folder / "alerts.yml").read_text(encoding="utf-8")
    queries += re.findall(r"^ +expr: (.+)$", alerts, re.MULTILINE)
    assert len(queries) == sum(len(each["targets"]) for each in dashboard["panels"]) + alerts.count("alert:")
    return set(re.findall(r"(?:olsen|process)_[a-z_]+", " ".join(queries)))


def health(database: Path | PostgresAddress, folder: Path | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "bot", "health"],
        cwd=folder or Path(str(database)).parent,
        env={"PYTHONPATH": str(ROOT), "OLSEN_DATABASE": getattr(database, "url", str(database))},
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
    )


async def test_a_bot_says_how_it_is(tmp_path: Path, told: list[str]) -> None:
    wire, database, port = Wire(), tmp_path / "olsen.db", free_port()
    places = await club(wire, database, 1)
    settings = {
        "OLSEN_METRICS": str(port),
        "OLSEN_LOG_FORMAT": "json",
        "NOTIFY_SOCKET": str(tmp_path / "notify"),
        "WATCHDOG_USEC": "100000",
        "OLSEN_BACKUP_FOLDER": str(tmp_path),
    }
    async with wire.running(), BotProcess.started(wire, database, **settings) as bot:
        crowd = Crowd(wire, places, Random(1))
        await crowd.open_hands()
        before = await asyncio.to_thread(scraped, port)
        press = crowd.open_hand(places[0], places[0].users[0])
        await press.answer()
        await wire.quiet()
        async with asyncio.timeout(30):
            while not (after := await asyncio.to_thread(scraped, port))["olsen_connected"]:
                await wire.quiet()  # the library waits a while whether more servers come
        hands = 'olsen_presses_total{ended="done",what="v:hand"}'
        assert after[hands] == before[hands] + 1
        assert after["olsen_press_seconds_count"] == sum(
            count for name, count in after.items() if name.startswith("olsen_presses_total")
        )
        assert after["olsen_tables"] == 1.0
        assert (after["olsen_backup_failures"], str(after["olsen_backup_age_seconds"])) == (0, "nan")
        assert after['olsen_answers_total{status="200"}'] > 1
        assert after['olsen_requests_waiting{lane="answers"}'] == 0
        assert asked_for() <= {name.split("{")[0] for name in after}
        whole = " ".join(after)
        assert not re.search(r"\d{17,20}", whole), "no server and nobody is named"
        assert (await asyncio.to_thread(health, database)).returncode == 0
        log = bot.log
    assert told.index("READY=1") > 0, "that it is alive it says before"
    assert told.count("WATCHDOG=1") > 2
    assert told[-1] == "STOPPING=1"
    entries = [json.loads(line) for line in log.splitlines()]
    assert {"time", "level", "logger", "message"} <= set(entries[0])
    assert any("serving metrics on 127.0.0.1" in entry["message"] for entry in entries)


async def test_metrics_on_a_port_that_is_taken_stop_the_start_with_a_sentence(tmp_path: Path) -> None:
    wire, database = Wire(), tmp_path / "olsen.db"
    new_database(database)
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        async with wire.running():
            bot = await BotProcess.start(wire, database, OLSEN_METRICS=str(port))
            assert await asyncio.wait_for(bot.process.wait(), 60) == 2
            assert f"OLSEN_METRICS names 127.0.0.1:{port}, which is not available" in bot.log
            assert wire.requests == 0, "nobody has logged in"


def test_nobody_at_work_is_not_healthy(tmp_path: Path) -> None:
    database = tmp_path / "olsen.db"
    found = health(database)
    assert found.returncode == 1
    assert "Can't read" in found.stderr
    assert not database.exists()
    new_database(database)
    found = health(database)
    assert found.returncode == 1
    assert "No bot has used this database yet." in found.stderr


def test_a_database_that_no_bot_uses_is_not_healthy_however_fresh_its_notes_are(tmp_path: Path) -> None:
    """As one that was just restored, or whose bot has just stopped."""
    database = tmp_path / "olsen.db"
    new_database(database)
    with closing(sqlite3.connect(database)) as file, file:
        file.execute("INSERT INTO notes (name, text) VALUES (?, ?)", ("alive", str(int(time.time() * 1000))))
    with sole_process(database, "olsen restore"):
        restoring = health(database)
    for found in (restoring, health(database)):
        assert (found.returncode, found.stdout) == (1, "")
        assert "No bot uses the database" in found.stderr
    with sole_process(database):
        assert health(database).returncode == 0


def test_a_backup_that_failed_is_said_and_makes_nobody_unhealthy(tmp_path: Path) -> None:
    database = tmp_path / "olsen.db"
    new_database(database)
    failed = json.dumps(asdict(BackupOutcome(failures=1, fault="ab12cd34")))
    with closing(sqlite3.connect(database)) as file, file:
        notes = ("alive", str(int(time.time() * 1000))), (NOTE, failed)
        file.executemany("INSERT INTO notes (name, text) VALUES (?, ?)", notes)
    with sole_process(database):
        found = health(database)
    assert (found.returncode, found.stderr) == (0, "")
    assert found.stdout == (
        "The bot is running. The last nightly backup failed. See fault ab12cd34 in the log.\n"
    )


def test_a_watchdog_that_does_not_listen_holds_nobody_up(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as deaf:
        deaf.bind(str(tmp_path / "notify"))
        for _ in range(1_000):
            systemd.tell(systemd.ALIVE, {"NOTIFY_SOCKET": str(tmp_path / "notify")})
        assert deaf.recv(100) == b"WATCHDOG=1"
