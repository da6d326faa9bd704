"""`olsen check` finds what is wrong, says it, and changes nothing."""

import sqlite3
from contextlib import closing
from http.server import BaseHTTPRequestHandler
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import discord
import pytest

from bot.check import check
from bot.settings import Settings
from bot.storage import Database
from bot.storage.migrations import known_migrations
from tests.scripted import discord_answering, log_in, reply

TOKEN = "part.of.secret"


async def told(settings: Settings, capsys: pytest.CaptureFixture[str]) -> tuple[int, dict[str, str]]:
    """The exit status, and what was said of each thing, verdict first."""
    status = await check(settings)
    lines = [line for line in capsys.readouterr().out.splitlines() if line[:2] in ("ok", "no")]
    return status, {line[8:16].strip(): f"{line[:6].strip()}: {line[18:]}" for line in lines}


@pytest.fixture
async def database(tmp_path: Path) -> Path:
    """A database that the bot has made."""
    path = tmp_path / "olsen.db"
    await (await Database.open(path, clock=lambda: 0)).close()
    return path


async def test_all_is_well_before_the_first_start(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, said = await told(Settings(database=tmp_path / "olsen.db"), capsys)
    assert status == 0
    assert list(said) == ["settings", "files", "database", "login"]
    assert "NEW" in said["database"]
    assert said["login"] == "ok: not tried, because there is no token"
    assert list(tmp_path.iterdir()) == []


async def test_an_empty_file_is_a_new_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "olsen.db"
    path.touch()
    status, said = await told(Settings(database=path), capsys)
    assert status == 0
    assert "NEW" in said["database"]


async def test_a_sound_database(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = database.read_bytes()
    status, said = await told(Settings(database=database), capsys)
    assert (status, said["database"]) == (0, f"ok: {database}: sound; up to date")
    assert database.read_bytes() == before


async def test_migrations_that_are_pending(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "olsen.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE older (id)")
    status, said = await told(Settings(database=path), capsys)
    assert status == 0
    assert all(migration.name in said["database"] for migration in known_migrations())


async def test_a_database_of_a_newer_version(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA user_version = 999")
    status, said = await told(Settings(database=database), capsys)
    assert status == 1
    assert said["database"].startswith("not ok")
    assert "999" in said["database"]


async def test_a_file_that_is_no_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "olsen.db"
    path.write_text("Dear diary, " * 100)
    status, said = await told(Settings(database=path), capsys)
    assert status == 1
    assert said["database"].startswith("not ok")
    assert "file is not a database" in said["database"]


async def test_a_damaged_database(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    content = bytearray(database.read_bytes())
    content[4096 * 2 : 4096 * 4] = b"\xff" * 8192
    database.write_bytes(content)
    status, said = await told(Settings(database=database), capsys)
    assert status == 1
    assert said["database"].startswith("not ok")


async def test_a_login_gives_the_link_that_invites_the_bot(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with discord_answering(log_in) as address:
        monkeypatch.setattr(discord.http.Route, "BASE", address)
        assert await check(Settings(token=TOKEN, database=tmp_path / "olsen.db")) == 0
    out = capsys.readouterr().out
    assert TOKEN not in out
    link = urlsplit(out.splitlines()[-1])
    query = parse_qs(link.query)
    assert (link.netloc, query["client_id"]) == ("discord.com", ["4242"])
    assert query["scope"] == ["bot applications.commands"]
    granted = {name for name, value in discord.Permissions(int(query["permissions"][0])) if value}
    assert granted == {
        "read_messages",  # what Discord calls View Channels
        "send_messages",
        "create_public_threads",
        "send_messages_in_threads",
        "attach_files",
        "read_message_history",
    }


@pytest.mark.parametrize(("status", "said"), [(401, "refuses the token"), (403, "Discord answered: 403")])
async def test_a_login_that_is_refused(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    status: int,
    said: str,
) -> None:
    def refuse(request: BaseHTTPRequestHandler) -> None:
        reply(request, status, {"message": "No", "code": 0})

    with discord_answering(refuse) as address:
        monkeypatch.setattr(discord.http.Route, "BASE", address)
        code, lines = await told(Settings(token=TOKEN, database=tmp_path / "olsen.db"), capsys)
    assert code == 1
    assert lines["login"].startswith("not ok")
    assert said in lines["login"]


async def test_no_network(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with discord_answering(log_in) as address:
        pass  # the port is closed again
    monkeypatch.setattr(discord.http.Route, "BASE", address)
    code, lines = await told(Settings(token=TOKEN, database=tmp_path / "olsen.db"), capsys)
    assert code == 1
    assert "Discord cannot be reached" in lines["login"]
