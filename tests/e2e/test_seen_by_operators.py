"""What the metrics, the log and the help tell of the bot itself."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest
from prometheus_client import generate_latest

from bot.cli.verify.command import verify
from bot.client import Olsen
from bot.client.metrics import Metrics
from bot.settings import Settings
from bot.storage import StorageConflict
from tests.cli.test_cli import ROOT
from tests.e2e.world import World

VERSION = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]

LACKING = {
    "saves that failed": ("sav", "fail"),
    "how long saving takes": ("sav", "second"),
    "the size of the database": ("database", "bytes"),
    "the size of its log": ("log", "bytes"),
    "memory": ("memory", "bytes"),
    "the oldest move that was not shown": ("oldest", "second"),
    "the version": ("version",),
}
"""What an operator wants to see, and words of the name of its metric and of what is said about it."""
MEASURED = (
    "olsen_saves_failed_total",
    "olsen_save_seconds_count",
    "olsen_database_bytes",
    "olsen_database_log_bytes",
)
ALERTS = ROOT / "data" / "hosting" / "alerts.yml"


@pytest.mark.parametrize("what", LACKING)
async def test_the_metrics_have_what_an_operator_wants_to_see(world: World, what: str) -> None:
    metrics = Metrics(world.bot)
    metrics.begin()
    read = [line.lower() for line in generate_latest(metrics.registry).decode().splitlines()]
    names = {line.split()[2] for line in read if line.startswith("# help ")}
    told_of = [" ".join(line for line in read if name in line.replace("{", " ").split()) for name in names]
    assert [text for text in told_of if all(word in text for word in LACKING[what])], sorted(names)


async def test_saves_are_counted_and_the_database_is_measured(world: World) -> None:
    metrics = Metrics(world.bot)
    metrics.begin()
    before = {name: metrics.registry.get_sample_value(name) or 0 for name in MEASURED}
    await world.table("Ada", "Bo")
    database = world.bot.database
    assert database is not None
    await metrics.measure()
    with pytest.raises(StorageConflict):
        async with database.transaction():
            raise StorageConflict("Somebody was first.")
    after = {name: metrics.registry.get_sample_value(name) or 0 for name in MEASURED}
    grown = {name: after[name] - before[name] for name in MEASURED}
    assert grown["olsen_saves_failed_total"] == 1
    assert grown["olsen_save_seconds_count"] > 2
    assert grown["olsen_database_bytes"] == world.database.stat().st_size
    assert grown["olsen_database_log_bytes"] > 0


@pytest.mark.skipif(shutil.which("promtool") is None, reason="promtool is not installed")
def test_prometheus_takes_the_rules() -> None:
    command = [shutil.which("promtool") or "", "check", "rules", str(ALERTS)]
    checked = subprocess.run(command, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr


AT_WORK = {
    "olsen_build_info": "1x3000",
    "olsen_backup_age_seconds": "60x3000",
    "olsen_backup_failures": "0x3000",
}
"""A bot with a backup, minute by minute, for two days."""


@pytest.mark.skipif(shutil.which("promtool") is None, reason="promtool is not installed")
@pytest.mark.parametrize(
    ("alert", "at", "series", "fires"),
    [
        ("OlsenHasNoBackup", "2h", AT_WORK, []),
        ("OlsenHasNoBackup", "2h", AT_WORK | {"olsen_backup_age_seconds": " ".join(["NaN"] * 150)}, [{}]),
        ("OlsenHasNoBackup", "2h", {"olsen_build_info": "1x3000"}, [{}]),
        ("OlsenHasNoBackup", "2h", AT_WORK | {"olsen_backup_age_seconds": "130000x3000"}, [{}]),
        ("OlsenHasNoBackup", "2h", AT_WORK | {"olsen_backup_failures": "2x3000"}, [{}]),
        ("OlsenProcessIsGone", "2h", AT_WORK, []),
        ("OlsenProcessIsGone", "2h", AT_WORK | {"olsen_build_info": "1x60 _x60"}, [{"instance": "one"}]),
        (
            "OlsenCannotSave",
            "15m",
            {"olsen_saves_failed_total": "0x10 1x90", "olsen_save_seconds_count": "0+9x90"},
            [],
        ),
        (
            "OlsenCannotSave",
            "15m",
            {"olsen_saves_failed_total": "0+1x90", "olsen_save_seconds_count": "0+1000x90"},
            [],
        ),
        (
            "OlsenCannotSave",
            "15m",
            {"olsen_saves_failed_total": "0+1x90", "olsen_save_seconds_count": "0+9x90"},
            [{"instance": "one"}],
        ),
    ],
)
def test_a_rule_says_what_is_wrong_and_nothing_else(
    tmp_path: Path, alert: str, at: str, series: dict[str, str], fires: list[dict[str, str]]
) -> None:
    """Of two processes, one that is well is there all the time."""
    well = {f'{name}{{job="olsen",instance="two"}}': values for name, values in AT_WORK.items()}
    if alert == "OlsenHasNoBackup":
        well = {}
    mine = {f'{name}{{job="olsen",instance="one"}}': values for name, values in series.items()}
    said = re.search(
        rf"alert: {alert}\n.*?severity: (\w+).*?summary: ([^\n]+)", ALERTS.read_text(), re.DOTALL
    )
    assert said is not None
    labels = {"job": "olsen", "severity": said[1]}
    expected = [{"exp_labels": labels | more, "exp_annotations": {"summary": said[2]}} for more in fires]
    trial = {
        "rule_files": [str(ALERTS)],
        "evaluation_interval": "1m",
        "tests": [
            {
                "interval": "1m",
                "input_series": [
                    {"series": name, "values": values} for name, values in (well | mine).items()
                ],
                "alert_rule_test": [{"eval_time": at, "alertname": alert, "exp_alerts": expected}],
            }
        ],
    }
    (tmp_path / "trial.yml").write_text(json.dumps(trial), encoding="utf-8")
    command = [shutil.which("promtool") or "", "test", "rules", "trial.yml"]
    tried = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert tried.returncode == 0, tried.stdout


async def test_the_help_says_which_version_this_is(world: World) -> None:
    screen = world.private("Ada", await world.slash("Ada", "help"))
    said = screen.text
    await screen.press(world.say("button-commands"))
    assert VERSION in f"{said}\n{screen.text}"


async def test_an_empty_database_beside_its_backup_is_not_called_new(tmp_path: Path) -> None:
    path = tmp_path / "olsen.db"
    path.touch()
    path.with_name("olsen.db.bak-31-20260801-120000").write_bytes(b"SQLite format 3\0")
    bot = Olsen(Settings(database=path))
    try:
        assert await bot.summary() != f"database {path}: NEW"
    finally:
        await bot.close()


async def test_a_lost_database_is_not_called_new_where_nightly_backups_are(tmp_path: Path) -> None:
    path, folder = tmp_path / "olsen.db", tmp_path / "backups"
    folder.mkdir()
    newest = folder / "olsen-nightly-20260801-030000.db.gz"
    newest.touch()
    bot = Olsen(Settings(database=path, backup_folder=folder))
    try:
        said = await bot.summary()
    finally:
        await bot.close()
    assert "EMPTY" in said
    assert str(newest) in said


async def test_verify_notices_that_a_person_is_gone(world: World) -> None:
    await otters(world)
    await lost(world, "DELETE FROM people WHERE name = 'Bo'")


async def test_verify_notices_that_an_achievement_is_gone(world: World) -> None:
    while not world.rows("SELECT achievement FROM achievements"):
        await otters(world)
    await lost(world, "DELETE FROM achievements")


async def otters(world: World) -> None:
    """A match of Otter Nonsense, in which somebody most often lacks one head at the end."""
    await world.play_out(await world.table("Ada", "Bo", "Cleo", game="otter"), Random(0))


async def lost(world: World, statement: str) -> None:
    """Change the database while the bot stands still, and see whether `olsen verify` notices."""
    settings = Settings(database=world.database)
    assert verified(settings) == 0, "it is whole before"
    world.write("PRAGMA foreign_keys = OFF")
    world.write(statement)
    assert verified(settings) != 0


def verified(settings: Settings) -> int:
    """How `olsen verify` ends, which has a loop of its own."""
    with ThreadPoolExecutor(1) as other:
        return other.submit(verify, settings, None).result()
