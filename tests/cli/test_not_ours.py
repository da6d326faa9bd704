"""A database in which something is missing, or something is that the bot has not put there, is noticed."""

from __future__ import annotations

import gzip
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.cli.backup import backup, restore
from bot.cli.doctor.command import doctor
from bot.cli.verify.command import verify
from bot.settings import Settings
from tests.template import new_database

DAMAGES = {
    "a table is gone": "DROP TABLE watches",
    "an index is gone": "DROP INDEX {index}",
    "a trigger was added": "CREATE TRIGGER spy AFTER INSERT ON moves BEGIN DELETE FROM moves; END",
    "a view was added": "CREATE VIEW spy AS SELECT * FROM people",
    "a column was added": "ALTER TABLE people ADD COLUMN spy TEXT",
}


@pytest.fixture
def database(tmp_path: Path) -> Path:
    new_database(tmp_path / "olsen.db")
    (tmp_path / "olsen.db").chmod(0o600)
    return tmp_path / "olsen.db"


def damage(path: Path, how: str) -> None:
    """Change a database behind the bot's back."""
    with closing(sqlite3.connect(path)) as file, file:
        (index,) = file.execute(
            "SELECT name FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL"
        ).fetchone()
        file.execute(DAMAGES[how].format(index=index))


damaged = pytest.mark.parametrize("how", DAMAGES)


@damaged
def test_verify_notices_a_schema_that_is_not_ours(database: Path, how: str) -> None:
    damage(database, how)
    assert verify(Settings(database=database), None) != 0


@damaged
async def test_doctor_notices_a_schema_that_is_not_ours(
    database: Path, how: str, capsys: pytest.CaptureFixture[str]
) -> None:
    damage(database, how)
    environ = {"OLSEN_DATABASE": str(database)}
    await doctor(as_json=True, environ=environ, file=database.with_name(".env"))
    found = json.loads(capsys.readouterr().out)["findings"]
    assert [each for each in found if each["about"] == "database" and each["verdict"] in ("not ok", "broken")]


@damaged
def test_a_backup_notices_a_schema_that_is_not_ours(database: Path, how: str) -> None:
    damage(database, how)
    assert backup(Settings(database=database), str(database.with_name("one.gz"))) != 0


@damaged
def test_a_backup_with_a_schema_that_is_not_ours_is_not_restored(
    database: Path, how: str, tmp_path: Path
) -> None:
    damage(database, how)
    (tmp_path / "one.gz").write_bytes(gzip.compress(database.read_bytes()))
    (tmp_path / "there").mkdir()
    there = tmp_path / "there" / "olsen.db"
    assert restore(Settings(database=there), tmp_path / "one.gz") != 0
    assert not there.exists()
