"""Kinds of damage to a database, each of which is noticed by all who look into it: `olsen verify`, `doctor`,
`backup`, and `restore` from such a backup, which then puts nothing in place.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.address import PostgresAddress
from bot.cli.backup import backup, restore
from bot.cli.doctor.command import doctor
from bot.cli.verify.command import verify
from bot.exits import Exit
from bot.settings import Settings
from bot.storage.migrations import OLDEST, known_migrations
from bot.storage.moving import copy_all
from tests import postgres
from tests.by_day import first
from tests.cli.test_refused import carried_out
from tests.template import new_database

ALL = {"verify", "doctor", "backup", "restore"}

STATEMENTS = {
    # The schema
    "a table is gone": "DROP TABLE watches",
    "the notes are gone": "DROP TABLE notes",
    "a table is gone to which others refer": "DROP TABLE seasons",
    "a table was added": "CREATE TABLE spy (person TEXT)",
    "a table of another kind was added": "CREATE VIRTUAL TABLE spy USING fts5(name)",
    "a table has another name": "ALTER TABLE watches RENAME TO watched",
    "a view stands where a table was": "DROP TABLE watches; CREATE VIEW watches AS SELECT 1 AS about",
    "a view was added": "CREATE VIEW spy AS SELECT * FROM people",
    "a column is gone": "ALTER TABLE people DROP COLUMN since",
    "a column was added": "ALTER TABLE people ADD COLUMN spy TEXT",
    "a column that is reckoned was added": "ALTER TABLE people ADD COLUMN spy TEXT AS (name || '!')",
    "a column has another name": "ALTER TABLE people RENAME COLUMN since TO known_since",
    "a column may be empty": "DROP TABLE notes; CREATE TABLE notes (name TEXT PRIMARY KEY, text TEXT) STRICT",
    "a column has another default": """
        PRAGMA writable_schema = ON;
        UPDATE sqlite_master SET sql = replace(sql, 'DEFAULT 0', 'DEFAULT 1') WHERE name = 'results';
    """,
    "a check is gone": """
        PRAGMA writable_schema = ON;
        UPDATE sqlite_master SET sql = replace(sql, 'CHECK (void IN (0, 1))', '') WHERE name = 'results';
    """,
    "a reference is gone": """
        PRAGMA writable_schema = ON;
        UPDATE sqlite_master SET sql = replace(sql, 'REFERENCES tables (table_id) ON DELETE CASCADE', '')
        WHERE name = 'past_seats';
    """,
    "an index is gone": "DROP INDEX people_by_user",
    "an index was added": "CREATE INDEX spy ON people (name)",
    "an index has other columns": """
        DROP INDEX people_by_user; CREATE INDEX people_by_user ON people (name);
    """,
    "an index lets two tables be open in a channel": """
        DROP INDEX tables_open_in_channel;
        CREATE INDEX tables_open_in_channel ON tables (channel_id) WHERE phase IN ('lobby', 'playing');
    """,
    "a trigger is gone": "DROP TRIGGER season_log_stands",
    "a trigger was added": "CREATE TRIGGER spy AFTER INSERT ON moves BEGIN DELETE FROM moves; END",
    "a trigger does something else": """
        DROP TRIGGER season_log_stands;
        CREATE TRIGGER season_log_stands BEFORE UPDATE OF act ON season_log BEGIN SELECT 1; END;
    """,
    "a trigger was added that is called like SQLite's own tables": """
        CREATE TRIGGER spy AFTER INSERT ON moves BEGIN DELETE FROM moves; END;
        PRAGMA writable_schema = ON;
        UPDATE sqlite_master SET name = 'sqlite_stat1', sql = replace(sql, 'spy', 'sqlite_stat1')
        WHERE name = 'spy';
    """,
    "the number of the schema is another": "PRAGMA user_version = 0",
    "another program has made it": "PRAGMA application_id = 7",
    # What rows refer to
    "a match is gone whose seats are there": "DELETE FROM tables WHERE phase = 'over'",
    "a season is gone whose log is there": "DELETE FROM seasons",
    "a line of the ledger is gone": "DELETE FROM chip_transactions",
    "a seat belongs to no table": "UPDATE seats SET table_id = table_id || '?' WHERE seat = 0",
    # People
    "a person is gone": "DELETE FROM people WHERE person = (SELECT MIN(person) FROM results)",
    "all people are gone": "DELETE FROM people",
    "a person has another key": "UPDATE people SET person = substr(person, 2)",
    "a stranger sits at a table": "UPDATE seats SET person = 'ffffffffffffffff' WHERE seat = 0",
    "a stranger has a result": "UPDATE results SET person = 'ffffffffffffffff' WHERE seat = 0",
    "a stranger has a rating": "UPDATE ratings SET person = substr(person, 2)",
    "a stranger plays a season": "UPDATE season_people SET person = substr(person, 2)",
    "a stranger has won a season": "INSERT INTO titles SELECT season, 'ffffffffffffffff' FROM seasons",
    # Achievements
    "an achievement is gone": "DELETE FROM achievements WHERE achievement = 'sweep'",
    "all achievements are gone": "DELETE FROM achievements",
    "an achievement is another one": "UPDATE achievements SET achievement = achievement || 's'",
    "an achievement is somebody else's": """
        UPDATE achievements SET person = (
            SELECT person FROM results
            WHERE results.table_id = achievements.table_id AND results.person <> achievements.person
        ) WHERE achievement = 'sweep'
    """,
    "an achievement was earned in another match": """
        UPDATE achievements SET table_id = (
            SELECT table_id FROM results
            WHERE results.table_id <> achievements.table_id AND results.person = achievements.person
        ) WHERE achievement = 'sweep'
    """,
    "an achievement was added": """
        INSERT INTO achievements
        SELECT place_id, person, 'phoenix', table_id, at FROM achievements WHERE achievement = 'sweep'
    """,
    "a result does not say what was earned": "UPDATE results SET earned = ''",
}


def overwritten(begin: int, end: int, by: bytes = b"\0") -> Callable[[bytes], bytes]:
    """Write over some bytes; what is before the end is counted from there."""

    def change(content: bytes) -> bytes:
        at = range(len(content))[begin:end]
        return content[: at.start] + by * len(at) + content[at.stop :]

    return change


CONTENTS: dict[str, Callable[[bytes], bytes]] = {
    "its end is cut off": lambda content: content[: len(content) // 2],
    "its first page is empty": overwritten(0, 4096),
    "its header is another's": overwritten(0, 16, b"X"),
    "a page is empty": overwritten(8192, 12288),
    "a page is noise": overwritten(16384, 20480, b"\xa7"),
    "nothing is left of it": lambda content: b"",
    "it is a text": lambda content: b"Dear diary. " * 1000,
}


BY_ALL_BUT = {"nothing is left of it": {"doctor"}}
"""Who does not notice it: to `doctor`, a file that is empty is one that the bot has not begun yet."""
BY_DAY = ("a trigger is gone", "a person is gone", "an achievement is gone", "its end is cut off")


@pytest.fixture
def database(played: Path, tmp_path: Path) -> Path:
    path = tmp_path / "olsen.db"
    shutil.copy(played, path)
    path.chmod(0o600)
    return path


def damage(path: Path, how: str) -> None:
    """Change a database behind the bot's back."""
    if how in CONTENTS:
        path.write_bytes(CONTENTS[how](path.read_bytes()))
        return
    with closing(sqlite3.connect(path)) as file:
        triggers = file.execute("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'").fetchall()
        before, is_schema = file.execute("PRAGMA schema_version").fetchone(), "TRIGGER" in STATEMENTS[how]
        for name, _ in () if is_schema else triggers:
            file.execute(f"DROP TRIGGER {name}")
        file.executescript(STATEMENTS[how])
        assert file.total_changes or file.execute("PRAGMA schema_version").fetchone() != before
        file.execute("PRAGMA writable_schema = OFF")
        for _, sql in () if is_schema else triggers:
            file.execute(sql)
        file.commit()


def noticed(place: Path | PostgresAddress, folder: Path, capsys: pytest.CaptureFixture[str]) -> set[str]:
    """Who notices that something is wrong with a database."""
    settings, found = Settings(database=place, folder=folder), set()
    if verify(settings, None):
        found.add("verify")
    where = place.url if isinstance(place, PostgresAddress) else str(place)
    capsys.readouterr()
    asyncio.run(doctor(as_json=True, environ={"OLSEN_DATABASE": where}, file=folder / ".env"))
    findings = json.loads(capsys.readouterr().out)["findings"]
    if any(each["about"] == "database" and each["verdict"] in ("not ok", "broken") for each in findings):
        found.add("doctor")
    if backup(settings, str(folder / "one.gz")):
        found.add("backup")
    assert (folder / "one.gz").exists() == ("backup" not in found)
    if isinstance(place, Path):
        (folder / "two.gz").write_bytes(gzip.compress(place.read_bytes(), 1))
        (folder / "there").mkdir()
        there = folder / "there" / "olsen.db"
        if restore(Settings(database=there), folder / "two.gz"):
            found.add("restore")
        assert there.exists() == ("restore" not in found)
    return found


def test_nobody_notices_anything_in_one_that_is_whole(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(sqlite3.connect(database)) as file:
        file.execute("ANALYZE")  # SQLite's own tables are no part of the schema
    assert noticed(database, tmp_path, capsys) == set()


@pytest.mark.parametrize("how", first(dict.fromkeys([*BY_DAY, *STATEMENTS, *CONTENTS]), len(BY_DAY)))
def test_a_damage_is_noticed_by_all(
    database: Path, tmp_path: Path, how: str, capsys: pytest.CaptureFixture[str]
) -> None:
    damage(database, how)
    assert noticed(database, tmp_path, capsys) == ALL - BY_ALL_BUT.get(how, set())


@pytest.mark.slow
def test_a_schema_that_calls_itself_newer_is_not_restored(database: Path, tmp_path: Path) -> None:
    newest = len(known_migrations())
    with closing(sqlite3.connect(database)) as file:
        file.executescript(STATEMENTS["a trigger was added"])
        file.execute("INSERT INTO notes (name, text) VALUES (?, ?)", (OLDEST, str(newest)))
        file.execute(f"PRAGMA user_version = {newest + 1}")
        file.commit()
    there = tmp_path / "there.db"
    assert restore(Settings(database=there), database) == Exit.BROKEN
    assert not there.exists()


def marked(path: Path, number: int) -> None:
    """Put a database of the bot's at ``path`` that has another mark."""
    new_database(path)
    with closing(sqlite3.connect(path)) as file:
        file.execute(f"PRAGMA application_id = {number}")


def of_others(path: Path) -> None:
    """Put a database of another program at ``path``."""
    with closing(sqlite3.connect(path)) as file:
        file.execute("CREATE TABLE other (id)")


FOREIGN: dict[str, Callable[[Path], object]] = {
    "of another program": of_others,
    "from before the release": lambda path: marked(path, 7),
    "a text": lambda path: path.write_text("DISCORD_TOKEN=abc"),
}


@pytest.mark.parametrize("whose", first(FOREIGN))
def test_a_file_of_others_is_not_replaced(database: Path, tmp_path: Path, whose: str) -> None:
    (tmp_path / "there").mkdir()
    there = tmp_path / "there" / "olsen.db"
    FOREIGN[whose](there)
    before = there.read_bytes()
    assert restore(Settings(database=there), database) == Exit.BROKEN
    assert there.read_bytes() == before
    assert {file.name for file in there.parent.iterdir()} <= {"olsen.db", "olsen.db.lock"}


@pytest.mark.parametrize("how", first(["a page is empty", "its end is cut off", "nothing is left of it"]))
def test_one_of_ours_is_replaced_however_damaged(database: Path, tmp_path: Path, how: str) -> None:
    shutil.copy(database, tmp_path / "backup.db")
    damage(database, how)
    before = database.read_bytes()
    assert restore(Settings(database=database), tmp_path / "backup.db") == Exit.OK
    (aside,) = tmp_path.glob("olsen.db.bak-*")
    assert aside.read_bytes() == before
    assert verify(Settings(database=database), None) == Exit.OK


# A few of them on the other engine

ON_A_SERVER = {
    "": "SELECT 1",
    "a table is gone": "DROP TABLE watches",
    "an index is gone": "DROP INDEX people_by_user",
    "a column was added": "ALTER TABLE people ADD COLUMN spy TEXT",
    "a check is gone": "ALTER TABLE results DROP CONSTRAINT results_void_check",
    "a reference is gone": "ALTER TABLE seats DROP CONSTRAINT seats_table_id_fkey",
    "references are switched off": "ALTER TABLE seats DISABLE TRIGGER ALL",
    "a trigger is gone": "DROP TRIGGER season_log_stands ON season_log",
    "a trigger is switched off": "ALTER TABLE season_log DISABLE TRIGGER season_log_stands",
    "a trigger does something else": """
        CREATE OR REPLACE FUNCTION what_is_written_stands() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RETURN new; END $$
    """,
    "a rule was added": "CREATE RULE spy AS ON INSERT TO moves DO ALSO DELETE FROM moves",
    "a view was added": "CREATE VIEW spy AS SELECT * FROM people",
    "a person is gone": "DELETE FROM people WHERE person = (SELECT MIN(person) FROM results)",
    "an achievement is gone": "DELETE FROM achievements WHERE achievement = 'sweep'",
}


@pytest.fixture(scope="module")
def on_a_server(played: Path) -> PostgresAddress:
    async def moved() -> PostgresAddress:
        place = await postgres.new_database()
        await copy_all(played, place)
        return place

    return asyncio.run(moved())


@pytest.mark.postgres
@pytest.mark.parametrize("how", ON_A_SERVER)
def test_a_damage_on_a_server_is_noticed_by_all(
    on_a_server: PostgresAddress, tmp_path: Path, how: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async def damaged() -> PostgresAddress:
        place = await postgres.new_database(on_a_server.name)
        await carried_out(place, ON_A_SERVER[how])
        return place

    found = noticed(asyncio.run(damaged()), tmp_path, capsys)
    assert found == ({"verify", "doctor", "backup"} if how else set())
