"""`olsen doctor` finds what is wrong, says what helps, and changes nothing."""

import json
import os
import socket
import sqlite3
import time
from collections.abc import Callable, Mapping
from contextlib import closing
from dataclasses import asdict
from email.utils import formatdate
from http.server import BaseHTTPRequestHandler
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import asyncpg
import discord
import pytest

from bot.address import PostgresAddress
from bot.cli.doctor import stored
from bot.cli.doctor.command import doctor
from bot.cli.doctor.machine import machine
from bot.services.nightly import NOTE, BackupOutcome
from bot.shards import Shards
from bot.storage import migrations, open_database, sole_process, sole_user
from bot.storage.backups import back_up, name_at
from bot.storage.nightly import kind_of
from bot.ui.i18n.translator import locales
from bot.ui.shell.places import INVITED
from tests.newer import Newer
from tests.postgres import new_database
from tests.scripted import APPLICATION, USER, discord_answering, reply
from tests.storage.rows import CHANNEL, a_table

TOKEN = "part.of.secret"
HOUR = 3600

Said = dict[str, tuple[str, str]]
"""Verdict and line of each finding, by part and thing."""


@pytest.fixture
async def database(tmp_path: Path) -> Path:
    """A database that the bot has made."""
    path = tmp_path / "olsen.db"
    await (await open_database(path, clock=lambda: 0)).close()
    return path


async def told(path: Path, capsys: pytest.CaptureFixture[str], **environ: str) -> tuple[int, Said]:
    """The exit status, and what was said."""
    file = path.parent / ".env"
    status = await doctor(as_json=True, environ={"OLSEN_DATABASE": str(path), **environ}, file=file)
    out = capsys.readouterr().out
    assert TOKEN not in out
    found = json.loads(out)
    assert found["status"] == status
    return status, {
        f"{each['about']} {each['what']}": (each["verdict"], f"{each['said']}; {each['helps']}")
        for each in found["findings"]
    }


async def test_all_is_well_before_the_first_start(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, said = await told(tmp_path / "olsen.db", capsys)
    assert status == 0
    assert {verdict for verdict, _ in said.values()} == {"ok", "note"}
    assert "NEW" in said["database file"][1]
    assert said["Discord login"] == ("note", "not tried, because there is no token; ")
    assert "wasn't compared" in said["machine clock"][1]
    assert list(tmp_path.iterdir()) == []


async def test_an_empty_file_is_a_new_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "olsen.db"
    path.touch()
    status, said = await told(path, capsys)
    assert (status, "NEW" in said["database file"][1]) == (0, True)


async def test_a_sound_database_beside_a_bot_that_runs(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = database.read_bytes()
    with sole_process(database):
        status, said = await told(database, capsys)
    assert status == 0
    assert said["database content"][0] == said["database schema"][0] == said["database mode"][0] == "ok"
    assert said["database lock"] == (
        "ok",
        f"process {os.getpid()} on {socket.gethostname()} uses the database; ",
    )
    assert said["waiting messages"] == ("ok", "nothing waits to be posted; ")
    assert database.read_bytes() == before
    _, said = await told(database, capsys)
    assert said["database lock"][1].startswith("no bot uses the database")


@pytest.fixture
def silent(database: Path) -> Path:
    """A database of a bot that has noted nothing for five hours."""
    with closing(sqlite3.connect(database)) as file, file:
        at = int((time.time() - 5 * HOUR) * 1000)
        file.execute("INSERT INTO notes (name, text) VALUES ('alive', ?)", (str(at),))
    return database


async def test_a_bot_that_hangs_is_told(silent: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with sole_process(silent):
        status, said = await told(silent, capsys)
    assert (status, said["database lock"][0]) == (1, "not ok")
    assert "5 hours ago" in said["database lock"][1]


async def test_another_command_that_uses_the_database_is_no_bot_that_hangs(
    silent: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with sole_process(silent, "olsen try"):
        status, said = await told(silent, capsys)
    assert status == 0
    assert said["database lock"] == (
        "note",
        f"process {os.getpid()} on {socket.gethostname()} (`olsen try`) uses the database; wait until it "
        "ends, then start the bot",
    )


async def test_each_setting_is_read_and_no_secret_shown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pasted = "A" * 26 + ".abcdef." + "b" * 38
    (tmp_path / ".env").write_text("OLSEN_WORKERS=2\n")
    (tmp_path / ".env").chmod(0o644)
    status, said = await told(
        tmp_path / "olsen.db", capsys, OLSEN_MOVES_DAYS="soon", OLSEN_DEV_GUILD=pasted, OLSEN_LOCALE="nb"
    )
    assert status == 1
    assert said["settings OLSEN_WORKERS"] == ("ok", "set; ")
    assert said["settings OLSEN_MOVES_DAYS"][0] == said["settings OLSEN_DEV_GUILD"][0] == "not ok"
    assert "whole number" in said["settings OLSEN_MOVES_DAYS"][1]
    assert pasted not in str(said)
    assert said["machine files"][1].endswith(
        f"phrases in {', '.join(locales())}. Servers without a choice get nb; "
    )
    assert f"chmod 600 {tmp_path / '.env'}" in said[f"settings {tmp_path / '.env'}"][1]


async def test_the_rest_of_a_file_of_settings_is_read_where_a_line_is_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / ".env"
    file.write_text(
        f"OLSEN_WORKER=20\nOLSEN_LOCALE=nb\n\nDISCORD_TOKEN: {TOKEN}\nOLSEN_BACKUP_DAYS=soon\n"
        'OLSEN_MOVES_DAYS="7\nOLSEN_WORKERS="2"\n'
    )
    file.chmod(0o600)
    status, said = await told(tmp_path / "olsen.db", capsys)
    assert status == 1
    assert said[f"settings {file}, line 1"] == (
        "not ok",
        "OLSEN_WORKER is not a setting; did you mean OLSEN_WORKERS?",
    )
    assert said[f"settings {file}, line 4"] == (
        "not ok",
        "not of the form NAME=value; write DISCORD_TOKEN=value",
    )
    assert f"settings {file}, line 6" in said
    assert said["settings OLSEN_LOCALE"] == said["settings OLSEN_WORKERS"] == ("ok", "set; ")
    assert "must be a whole number" in said["settings OLSEN_BACKUP_DAYS"][1]
    assert "Servers without a choice get nb" in said["machine files"][1]


async def test_a_file_of_settings_that_cannot_be_read_stops_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / ".env"
    file.write_bytes(b"OLSEN_WORKERS=2\n\xff")
    file.chmod(0o600)
    status, said = await told(tmp_path / "olsen.db", capsys)
    assert status == 1
    assert said[f"settings {file}"] == (
        "not ok",
        f"{file} can't be read. Make it a text file that this user can read; "
        "the checks below ignore this file",
    )
    assert "database file" in said


async def test_migrations_that_are_pending(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    newer = Newer(tmp_path / "newer")
    added = [newer.add("CREATE TABLE more (name TEXT);"), newer.add("DROP TABLE more;")]
    monkeypatch.setattr(migrations, "data_folder", lambda: newer.data)
    status, said = await told(database, capsys)
    assert status == 0
    assert all(name in said["database schema"][1] for name in added)


def test_a_backup_before_migrations_is_promised_where_one_is_made() -> None:
    said = {engine: stored.schema(0, {}, engine).said for engine in ("sqlite", "postgres")}
    assert said["sqlite"].startswith("0, and the next start applies, after a backup: 0001_")
    assert said["postgres"].startswith("0, and the next start applies: 0001_")


async def test_a_database_of_a_newer_version(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(sqlite3.connect(database)) as connection:
        connection.executescript("PRAGMA user_version = 999; DELETE FROM notes;")
    status, said = await told(database, capsys)
    assert (status, said["database schema"][0]) == (4, "broken")
    assert "999" in said["database schema"][1]


async def test_a_file_that_is_no_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "olsen.db"
    path.write_text("Dear diary, " * 100)
    status, said = await told(path, capsys)
    assert (status, said["database content"][0]) == (4, "broken")
    assert "olsen restore" in said["database content"][1]


async def test_a_database_of_another_program(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "olsen.db"
    with closing(sqlite3.connect(path)) as theirs:
        theirs.execute("CREATE TABLE guilds (id)")
    status, said = await told(path, capsys)
    assert (status, said["database content"][0]) == (4, "broken")
    assert "another program" in said["database content"][1]


async def test_a_damaged_database(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    content = bytearray(database.read_bytes())
    content[4096 * 2 : 4096 * 4] = b"\xff" * 8192
    database.write_bytes(content)
    status, said = await told(database, capsys)
    assert (status, said["database content"][0]) == (4, "broken")


async def test_a_database_that_others_can_read_and_a_disk_that_is_full(
    database: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    database.chmod(0o644)
    monkeypatch.setattr(stored, "ROOM", 1 << 60)
    status, said = await told(database, capsys)
    assert status == 1
    assert f"chmod 600 {database}" in said["database mode"][1]
    assert (said["database free space"][0], "make room" in said["database free space"][1]) == ("not ok", True)


def test_a_container_has_the_memory_that_it_may_use(tmp_path: Path) -> None:
    meminfo, group = tmp_path / "proc" / "meminfo", tmp_path / "sys" / "fs" / "cgroup"
    meminfo.parent.mkdir()
    group.mkdir(parents=True)
    meminfo.write_text("MemTotal: 8388608 kB\nMemFree: 1 kB\nMemAvailable: 4194304 kB\n")
    assert memory(tmp_path) == "memory: 4.0 GiB of 8.0 GiB available"
    (group / "memory.max").write_text("1073741824\n")
    (group / "memory.current").write_text("1048576000\n")
    assert memory(tmp_path).startswith("memory: 24.0 MiB of 1.0 GiB available; close other")
    (group / "memory.max").write_text("max\n")
    assert memory(tmp_path) == "memory: 4.0 GiB of 8.0 GiB available"


def memory(root: Path) -> str:
    return next(str(each) for each in machine("en", root) if each.what == "memory")[18:]


def answering(
    servers: int = 3,
    flags: int = 0,
    verified: bool = False,
    sessions: int = 990,
    gone: tuple[int, ...] = (),
    ahead: float = 0.0,
    **application: Any,
) -> Callable[[BaseHTTPRequestHandler], None]:
    """A Discord with an application that is so."""

    def answer(request: BaseHTTPRequestHandler) -> None:
        limit = {"Limit": "10", "Remaining": "7", "Reset-After": "1"}
        headers = {f"X-RateLimit-{name}": value for name, value in limit.items()}
        request.date_time_string = lambda timestamp=None: formatdate(time.time() - ahead, usegmt=True)  # type: ignore[method-assign]  # its Date header
        limits = {"total": 1000, "remaining": sessions, "reset_after": 7_200_000, "max_concurrency": 1}
        answers: Mapping[str, Any] = {
            "/users/@me": {**USER, "public_flags": 1 << 16 if verified else 0},
            "/oauth2/applications/@me": {
                **APPLICATION,
                **application,
                "flags": flags,
                "approximate_guild_count": servers,
            },
            "/gateway/bot": {"url": "wss://example.invalid", "shards": 1, "session_start_limit": limits},
        }
        path = urlsplit(request.path).path
        if path in answers:
            reply(request, 200, answers[path], headers)
        elif int(path.rpartition("/")[2]) in gone:
            reply(request, 404, {"message": "Unknown Channel", "code": 10003})
        else:
            reply(request, 403, {"message": "Missing Access", "code": 50001})

    return answer


async def asked(
    path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    answer: Callable[[BaseHTTPRequestHandler], None],
) -> tuple[int, Said]:
    with discord_answering(answer) as address:
        monkeypatch.setattr(discord.http.Route, "BASE", address)
        return await told(path, capsys, DISCORD_TOKEN=TOKEN)


async def test_a_login_tells_of_the_application_and_gives_the_link_that_invites_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    status, said = await asked(tmp_path / "olsen.db", capsys, monkeypatch, answering())
    assert status == 0
    assert said["Discord application"][1] == "Olsen, 4242; "
    assert said["Discord servers"][1].startswith("3 servers of the 100")
    assert said["Discord sessions"][1].startswith("990 of 1000 starts are left for 2 hours")
    assert said["Discord rate limit"][1].startswith("at least 7 requests")
    assert said["Discord intents"][0] == "ok"
    assert said["machine clock"][1].startswith("right, by the date of Discord's answer")
    link = urlsplit(said["Discord invite it with"][1].removesuffix("; "))
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


@pytest.mark.parametrize(
    ("how", "what", "verdict", "says"),
    [
        ({"servers": 80}, "Discord servers", "note", "verification.md"),
        ({"servers": 100}, "Discord servers", "not ok", "verification.md"),
        ({"servers": 100, "verified": True}, "Discord servers", "ok", "verified"),
        ({"flags": 1 << 19}, "Discord intents", "note", "Message Content"),
        ({"sessions": 2}, "Discord sessions", "not ok", "2 of 1000"),
        ({"ahead": 120.0}, "machine clock", "not ok", "120 s ahead"),
        ({"ahead": -3600.0}, "machine clock", "not ok", "3600 s behind"),
    ],
)
async def test_what_discord_says_of_the_application_is_judged(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    how: dict[str, Any],
    what: str,
    verdict: str,
    says: str,
) -> None:
    status, said = await asked(tmp_path / "olsen.db", capsys, monkeypatch, answering(**how))
    assert said[what][0] == verdict
    assert says in said[what][1]
    assert status == (verdict == "not ok")


def installs(
    servers: tuple[str, ...] = ("bot", "applications.commands"),
    permissions: int = INVITED.value,
    people: tuple[str, ...] = ("applications.commands",),
) -> dict[str, Any]:
    """What an application asks for where it is installed; nothing for a kind without scopes."""
    kinds = {"0": (servers, permissions), "1": (people, 0)}
    return {
        "integration_types_config": {
            kind: {"oauth2_install_params": {"scopes": scopes, "permissions": str(allowed)}}
            for kind, (scopes, allowed) in kinds.items()
            if scopes
        }
    }


LISTED = {
    "description": "Card games",
    "tags": ["cards"],
    "terms_of_service_url": "https://example.invalid/terms",
    "privacy_policy_url": "https://example.invalid/privacy",
    "team": {"id": "7", "name": "T", "icon": None, "owner_user_id": USER["id"], "members": []},
}


@pytest.mark.parametrize(
    ("how", "verdict", "says"),
    [
        (installs(), "ok", "in servers and for people"),
        ({}, "note", "servers can't add it; on the portal's Installation page, tick Guild Install"),
        (installs(people=()), "note", "people can't add it for themselves"),
        (installs(servers=("bot",)), "note", "choose applications.commands and bot"),
        (installs(permissions=8), "note", "asks for administrator without need"),
        (installs(permissions=0), "note", "doesn't ask for"),
        (installs(people=("bot", "applications.commands")), "note", "applications.commands alone"),
    ],
)
async def test_what_the_install_link_asks_for_is_judged(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    how: dict[str, Any],
    verdict: str,
    says: str,
) -> None:
    _, said = await asked(tmp_path / "olsen.db", capsys, monkeypatch, answering(**how))
    assert said["Discord install"][0] == verdict
    assert says in said["Discord install"][1]
    asks_itself = "scope=" in said["Discord invite it with"][1]
    assert asks_itself == (verdict == "note"), "Discord's own link asks for what is set, of both kinds"


@pytest.mark.parametrize("without", ["", *LISTED])
async def test_what_the_directory_asks_for_and_is_not_there_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, without: str
) -> None:
    there = {key: value for key, value in LISTED.items() if key != without}
    _, said = await asked(tmp_path / "olsen.db", capsys, monkeypatch, answering(**there))
    verdict, line = said["Discord profile"]
    assert (verdict, line.count(",")) == (("note", 1) if without else ("ok", 1))
    assert ("docs/hosting/verification.md" in line) == bool(without)


@pytest.mark.parametrize(("status", "says"), [(401, "refuses the token"), (403, "Discord answered: 403")])
async def test_a_login_that_is_refused(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    status: int,
    says: str,
) -> None:
    def refuse(request: BaseHTTPRequestHandler) -> None:
        reply(request, status, {"message": "No", "code": 0})

    code, said = await asked(tmp_path / "olsen.db", capsys, monkeypatch, refuse)
    assert code == 1
    assert any(verdict == "not ok" and says in line for verdict, line in said.values())


def banned(request: BaseHTTPRequestHandler) -> None:
    """Answer as the network before Discord does where an address is banned."""
    page = b"<html><title>Access denied</title>error code: 1020</html>"
    request.send_response(403)
    request.send_header("Content-Type", "text/html; charset=UTF-8")
    request.send_header("Content-Length", str(len(page)))
    request.end_headers()
    request.wfile.write(page)


def banned_from_channels(request: BaseHTTPRequestHandler) -> None:
    (banned if request.path.startswith("/channels") else answering())(request)


async def test_a_ban_of_the_address_is_called_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    code, said = await asked(tmp_path / "olsen.db", capsys, monkeypatch, banned)
    assert (code, said["Discord login"][0]) == (1, "not ok")
    assert "Discord has banned this machine's address for now" in said["Discord login"][1]


async def test_what_discord_does_not_tell_hides_nothing_else(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = answering()

    def answer(request: BaseHTTPRequestHandler) -> None:
        if request.path.startswith("/gateway"):
            reply(request, 403, {"message": "No", "code": 0})
        else:
            whole(request)

    status, said = await asked(tmp_path / "olsen.db", capsys, monkeypatch, answer)
    assert (status, said["Discord sessions"][0]) == (1, "not ok")
    assert said["Discord token"][0] == said["Discord servers"][0] == said["Discord rate limit"][0] == "ok"


async def test_no_network(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with discord_answering(answering()) as address:
        pass  # the port is closed again
    monkeypatch.setattr(discord.http.Route, "BASE", address)
    status, said = await told(tmp_path / "olsen.db", capsys, DISCORD_TOKEN=TOKEN)
    assert status == 1
    assert "check that this machine is online" in said["Discord login"][1]
    assert "wasn't compared" in said["machine clock"][1]


async def test_what_waits_is_told_with_where_and_why(
    database: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    now = int(time.time() * 1000)
    with closing(sqlite3.connect(database)) as file, file:
        for season, channel, at in (
            ("lost", 41, now - 7_200_000),
            ("shut", 42, now - 7_200_000),
            ("new", 43, now),
        ):
            file.execute(
                "INSERT INTO seasons (season, place_id, league, number, game, format, settings, secret, "
                "umpire, phase, created_at, digest, reasons_digest)"
                " VALUES (?, 1, ?, 1, 'olsen', 'open', ?, '', '', 'running', 0, '', '')",
                (season, season, json.dumps({"channel": channel})),
            )
            for kind, due in (("started", at), ("roles", at), ("later", now + 3_600_000)):
                file.execute(
                    "INSERT INTO notices (season, kind, data, at) VALUES (?, ?, '{}', ?)", (season, kind, due)
                )
    status, said = await told(database, capsys)
    assert (status, said["waiting season lost in channel 41"][0]) == (0, "note")
    assert "because no bot is running" in said["waiting season lost in channel 41"][1]
    with sole_process(database, "olsen try"):
        status, said = await told(database, capsys)
    assert (status, said["waiting season lost in channel 41"][0]) == (0, "note")
    with sole_process(database):
        status, said = await asked(database, capsys, monkeypatch, answering(gone=(41,)))
        _, said_in_ban = await asked(database, capsys, monkeypatch, banned_from_channels)
    assert "has banned this machine" in said_in_ban["waiting season shut in channel 42"][1]
    assert status == 1
    lost, shut = said["waiting season lost in channel 41"], said["waiting season shut in channel 42"]
    assert lost[1].startswith("1 message waiting for 2 hours: this channel was deleted")
    assert "the bot may not see the channel" in shut[1]
    assert said["waiting season new in channel 43"][0] == "ok"
    lock = database.with_name(f"{database.name}.lock")
    lock.unlink()
    lock.symlink_to(lock)  # it cannot be read
    _, said = await told(database, capsys)
    assert said["database lock"][0] == "note"
    assert "no bot is running" not in said["waiting season lost in channel 41"][1]


async def test_backups_are_looked_at(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, said = await told(database, capsys)
    assert (status, said["backups nightly"][0]) == (0, "note")
    folder = tmp_path / "backups"
    where = {"OLSEN_BACKUP_FOLDER": str(folder)}
    status, said = await told(database, capsys, **where)
    assert (status, said["backups folder"][0]) == (1, "not ok")
    folder.mkdir()
    status, said = await told(database, capsys, **where)
    assert (status, said["backups last"][0]) == (0, "note")
    now = int(time.time() * 1000)
    back_up(database, folder / name_at(now - 3 * HOUR * 1000, None, kind_of(database)))
    status, said = await told(database, capsys, **where)
    assert (status, said["backups last"][0]) == (0, "ok")
    assert "3 hours ago, one of 1" in said["backups last"][1]
    failed = BackupOutcome(failures=2, failed_at=now - 5 * HOUR * 1000, fault="ab12cd34")
    with closing(sqlite3.connect(database)) as file, file:
        file.execute("INSERT INTO notes (name, text) VALUES (?, ?)", (NOTE, json.dumps(asdict(failed))))
    status, said = await told(database, capsys, **where)
    assert (status, said["backups failed"][0]) == (1, "not ok")
    assert "2 times in a row, last 5 hours ago; see fault ab12cd34 in the log" in str(said)
    for file in folder.iterdir():
        file.rename(folder / name_at(now - 50 * HOUR * 1000, None, kind_of(database)))
    status, said = await told(database, capsys, **where)
    assert (status, said["backups last"][0]) == (1, "not ok")


@pytest.mark.postgres
async def test_a_database_of_postgresql_beside_a_bot_that_runs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place, folder = await new_database(), {"OLSEN_FOLDER": str(tmp_path)}

    async def asked() -> tuple[int, Said]:
        return await told(tmp_path / "none", capsys, OLSEN_DATABASE=place.url, **folder)

    status, said = await asked()
    assert (status, said["database schema"]) == (0, ("ok", "NEW, the bot creates it when it starts; "))
    async with sole_user(place) as fence:
        db = await open_database(place, clock=lambda: 0, fence=fence)
        async with db.transaction() as tx:
            await tx.tables.create(a_table(phase="over", version=2, finished_at=1))
        status, said = await asked()
        assert said["database server"][1].startswith(f"{place}, PostgreSQL ")
        assert said["database schema"][0] == "ok"
        assert said["database lock"][1].startswith(f"process {os.getpid()} on ")
        assert said[f"waiting table t1 in channel {CHANNEL}"][0] == "not ok"
        assert status == 1
        await db.close()
    async with sole_user(place, shards=Shards(4, {0, 2})):
        _, said = await asked()
        assert said["database lock"][1].endswith(" uses the database for shards 0, 2 of 4; ")
        assert said["database lease"][:1] == ("not ok",)
        assert said["database lease"][1].startswith("no process has shards 1, 3 of 4; ")
    _, said = await asked()
    assert said["database lease"][1].startswith("no bot uses the database")
    gone = PostgresAddress(place.url.replace("host=/", "host=/nowhere"))
    status, said = await told(tmp_path / "none", capsys, OLSEN_DATABASE=gone.url, **folder)
    assert (status, said["database server"][0]) == (1, "not ok")


@pytest.mark.postgres
async def test_a_database_of_postgresql_of_another_program(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place = await new_database()
    theirs = await asyncpg.connect(place.url)
    await theirs.execute("CREATE TABLE schema_version (id BIGINT)")
    await theirs.close()
    status, said = await told(tmp_path / "none", capsys, OLSEN_DATABASE=place.url, OLSEN_FOLDER=str(tmp_path))
    assert (status, said["database content"][0]) == (4, "broken")
    assert "another program" in said["database content"][1]
