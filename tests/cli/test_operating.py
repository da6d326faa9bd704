"""What an operator is told, and what is refused in one sentence before it does harm."""

from __future__ import annotations

import json
import re
import resource
import subprocess
import sys
import tomllib
from pathlib import Path

import asyncpg
import pytest

from bot.cli.doctor.command import doctor
from bot.settings import SettingError, load
from tests.cli.test_cli import ROOT, environment, olsen
from tests.postgres import address
from tests.template import new_database

VERSION = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]

EXAMPLE = (ROOT / ".env.example").read_text(encoding="utf-8")
QUARTER = 1 << 28

Said = dict[str, tuple[str, str]]
"""Verdict and line of each finding, by part and thing."""


async def told(folder: Path, capsys: pytest.CaptureFixture[str], **environ: str) -> Said:
    """What `olsen doctor` says."""
    new_database(folder / "olsen.db")
    (folder / "olsen.db").chmod(0o600)
    given = {"OLSEN_DATABASE": str(folder / "olsen.db"), **environ}
    await doctor(as_json=True, environ=given, file=folder / ".env")
    return {
        f"{each['about']} {each['what']}": (each["verdict"], f"{each['said']}; {each['helps']}")
        for each in json.loads(capsys.readouterr().out)["findings"]
    }


@pytest.mark.xfail(strict=True, reason="the doctor does not say which version it examines")
async def test_doctor_says_which_version_this_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = await told(tmp_path, capsys)
    assert [line for _, line in said.values() if VERSION in line], said


@pytest.mark.xfail(strict=True, reason="that programs of others run in no cell is said by nobody")
async def test_doctor_says_which_programs_of_others_run_in_no_cell(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    listed = tmp_path / "programs.toml"
    listed.write_text(
        f'[ravn]\nname = "Ravn"\nauthor = "Ada"\ngames = ["olsen"]\n'
        f'command = ["{sys.executable}", "ravn.py"]\n'
    )
    said = await told(tmp_path, capsys, OLSEN_PROGRAMS=str(listed))
    warned = {what: line for what, (verdict, line) in said.items() if verdict in ("note", "not ok")}
    assert [what for what, line in warned.items() if "ravn" in f"{what} {line}".lower()], warned


@pytest.mark.xfail(strict=True, reason="a file that has a token and no name for it passes in silence")
async def test_doctor_says_that_a_file_of_settings_names_none(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / ".env"
    file.write_text("part.of.secret\n")
    file.chmod(0o600)
    said = await told(tmp_path, capsys)
    assert [
        line for what, (verdict, line) in said.items() if str(file) in what and verdict in ("not ok", "note")
    ], said


@pytest.mark.postgres
@pytest.mark.xfail(
    strict=True, reason="a database of PostgreSQL that keeps another encoding than UTF-8 is taken"
)
async def test_doctor_says_that_a_database_keeps_no_utf8(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    connection = await asyncpg.connect(address("postgres").url)
    try:
        await connection.execute("CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0")
        said = await told(tmp_path, capsys, OLSEN_DATABASE=address("latin").url)
    finally:
        await connection.execute("DROP DATABASE latin")
        await connection.close()
    assert [line for verdict, line in said.values() if verdict in ("not ok", "broken") and "UTF" in line], (
        said
    )


@pytest.mark.xfail(strict=True, reason="what is no number is taken for the seconds of a move")
@pytest.mark.parametrize("seconds", ["nan", "inf", "-1"])
def test_a_program_is_tried_with_a_number_of_seconds(tmp_path: Path, seconds: str) -> None:
    (tmp_path / "mute.py").write_text("import sys\nfor line in sys.stdin: print('pass', flush=True)\n")
    tried = olsen(tmp_path, "try-program", "--seconds", seconds, sys.executable, "mute.py")
    assert (tried.returncode, "seconds" in tried.stderr) == (2, True), tried.stderr[-300:]


@pytest.mark.xfail(
    strict=True, reason="a list of programs without an end is read until there is no memory left"
)
def test_a_list_of_programs_without_an_end_is_refused(tmp_path: Path) -> None:
    """In a process that may have a quarter of a gigabyte."""

    def limited() -> None:
        resource.setrlimit(resource.RLIMIT_AS, (QUARTER, QUARTER))

    code = "from bot.settings import load; load({'OLSEN_PROGRAMS': '/dev/zero'})"
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=tmp_path,
        env=environment(),
        preexec_fn=limited,
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
    )
    assert "SettingError: OLSEN_PROGRAMS" in done.stderr, done.stderr[-300:]


@pytest.mark.xfail(strict=True, reason="what is wrong with a path is said in Python's words")
def test_a_path_with_a_character_that_none_has_is_refused_in_words() -> None:
    with pytest.raises(SettingError) as refused:
        load({"OLSEN_DATABASE": "ol\0sen.db"})
    assert "embedded null" not in str(refused.value)


def test_there_are_at_most_17_settings() -> None:
    names = re.findall(r"^#?(DISCORD_TOKEN|OLSEN_[A-Z_]+)=", EXAMPLE, re.MULTILINE)
    assert len(names) <= 17, names


NOBODYS = (
    *("FAST_SECONDS", "NORMAL_SECONDS", "SLOW_SECONDS", "LOBBY_MINUTES", "NEXT_DEAL_SECONDS"),
    *("MISSES_BEFORE_STAND_IN", "COMPUTER_PAUSE_MS", "COMPUTER_REACTION_MS", "BUSY_TIMEOUT_MS"),
    *("BACKUP_DAILY", "BACKUP_WEEKLY", "BACKUP_KEY_FILE"),
)
"""What is nobody's operation, and what is an option of one command."""


def test_the_example_asks_for_nothing_that_is_nobodys_operation() -> None:
    named = set(re.findall(r"OLSEN_([A-Z_]+)", EXAMPLE))
    assert sorted(named & set(NOBODYS)) == []
