"""What an operator is told, and what is refused in one sentence before it does harm."""

from __future__ import annotations

import json
import os
import re
import resource
import subprocess
import sys
import tomllib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg
import pytest

from bot.cli.doctor.command import doctor
from bot.cli.doctor.stored import disk
from bot.settings import SettingError, load
from tests.cli.test_cli import ROOT, environment, olsen
from tests.cli.test_started import bot, folder_for_all
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


async def test_doctor_says_which_version_this_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = await told(tmp_path, capsys)
    assert [line for _, line in said.values() if VERSION in line], said


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


async def test_doctor_says_of_which_cells_it_cannot_tell_what_they_show(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wrapper = tmp_path / "nsjail"
    wrapper.touch(0o755)
    lines = (
        f'[{key}]\nname = "{key.title()}"\nauthor = "Ada"\ngames = ["olsen"]\ncommand = ["{command}"]\n'
        for key, command in (("ravn", wrapper), ("crow", sys.executable))
    )
    (tmp_path / "programs.toml").write_text("".join(lines))
    said = await told(tmp_path, capsys, OLSEN_PROGRAMS=str(tmp_path / "programs.toml"))
    verdict, line = said["settings OLSEN_PROGRAMS"]
    assert verdict == "note"
    assert "Crow: not isolated" in line
    assert "Ravn: isolated, but I can't tell what they can read" in line


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


@asynccontextmanager
async def latin() -> AsyncIterator[str]:
    """The address of a database that keeps its text in Latin-1."""
    connection = await asyncpg.connect(address("postgres").url)
    try:
        await connection.execute("CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0")
        yield address("latin").url
    finally:
        await connection.execute("DROP DATABASE latin")
        await connection.close()


@pytest.mark.postgres
async def test_doctor_says_that_a_database_keeps_no_utf8(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with latin() as place:
        said = await told(tmp_path, capsys, OLSEN_DATABASE=place)
    assert [line for verdict, line in said.values() if verdict in ("not ok", "broken") and "UTF" in line], (
        said
    )


@pytest.mark.postgres
async def test_nothing_is_moved_to_one_that_keeps_no_utf8_and_no_bot_starts(
    tmp_path: Path,
) -> None:
    new_database(tmp_path / "olsen.db")
    async with latin() as place:
        for command in (("move", "olsen.db", place), ()):
            refused = olsen(tmp_path, *command, OLSEN_DATABASE=place, DISCORD_TOKEN="part.of.secret")
            assert (refused.returncode, "LATIN1" in refused.stderr) == (4, True), refused.stderr


@pytest.mark.parametrize(
    ("content", "verdict"),
    [("TOKEN=part.of.secret\n", "not ok"), ("# nothing yet\n", "not ok"), ("OLSEN_LOCALE=nb\n", "ok")],
)
async def test_a_file_with_other_names_names_no_setting(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: str, verdict: str
) -> None:
    file = tmp_path / ".env"
    file.write_text(content)
    file.chmod(0o600)
    said = await told(tmp_path, capsys)
    assert said.get(f"settings {file}", ("ok", ""))[0] == verdict


def test_the_start_says_what_is_wrong_with_a_token_alone(tmp_path: Path) -> None:
    token = f"{'A' * 26}.abcdef.{'b' * 38}"
    (tmp_path / ".env").write_text(f"{token}\n")
    with pytest.raises(SettingError) as refused:
        load({}, tmp_path / ".env")
    assert "write DISCORD_TOKEN=value" in str(refused.value)
    assert token not in str(refused.value)


@pytest.mark.skipif(os.geteuid() != 0, reason="only root has files that another user may not read")
def test_it_is_said_who_must_own_the_file_of_settings() -> None:
    with folder_for_all() as folder:
        (folder / ".env").write_text("DISCORD_TOKEN=part.of.secret\n")
        (folder / ".env").chmod(0o600)
        with bot(folder, DISCORD_TOKEN="") as process:
            _, said = process.communicate(timeout=30)
    assert (process.returncode, ".env can't be read by this user" in said) == (2, True), said


LACKS_ASYNCPG = """
import sys
from bot.cli import main
sys.modules["asyncpg"] = None
sys.exit(main(["--stay"]))
"""


@pytest.mark.parametrize(
    ("started", "settings", "says"),
    [
        (["-m", "bot", "--stay"], {"OLSEN_LOCALE": "klingon"}, "OLSEN_LOCALE"),
        (
            ["-c", LACKS_ASYNCPG],
            {"OLSEN_DATABASE": "postgresql://olsen@127.0.0.1:1/olsen", "DISCORD_TOKEN": "part.of.secret"},
            "asyncpg is not installed",
        ),
    ],
)
def test_docker_does_not_start_it_again_where_that_does_not_help(
    tmp_path: Path, started: list[str], settings: dict[str, str], says: str
) -> None:
    """It stays until it is stopped, and ends with the status that it would have ended with."""
    command = [sys.executable, *started]
    given = environment(**settings)
    with subprocess.Popen(command, cwd=tmp_path, env=given, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        assert any(says in line for line in iter(process.stderr.readline, "")), says
        assert "Waiting to be stopped" in process.stderr.readline()
        assert process.poll() is None
        process.terminate()
        assert process.wait(30) == 2


MOUNTS = """\
overlay / overlay rw 0 0
server:/cards /srv/net\\040work nfs4 rw 0 0
/dev/sda1 /srv/net\\040work/local ext4 rw 0 0
//server/share /mnt cifs rw 0 0
me@server: /home/me fuse.sshfs rw 0 0
/dev/sdb1 /media fuseblk rw 0 0
"""


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/srv/net work/olsen.db", "nfs4"),
        ("/srv/net work/local/olsen.db", ""),
        ("/srv/olsen.db", ""),
        ("/mnt/deep/down/olsen.db", "cifs"),
        ("/mntx/olsen.db", ""),
        ("/home/me/olsen.db", "fuse.sshfs"),
        ("/media/olsen.db", ""),
    ],
)
def test_a_database_on_a_network_folder_is_told(tmp_path: Path, path: str, kind: str) -> None:
    (tmp_path / "mounts").write_text(MOUNTS)
    told = [each.said for each in disk(Path(path), tmp_path / "mounts")]
    assert [f"({kind})" in said for said in told] == [True] * bool(kind)


@pytest.mark.parametrize("seconds", ["nan", "inf", "-1"])
def test_a_program_is_tried_with_a_number_of_seconds(tmp_path: Path, seconds: str) -> None:
    (tmp_path / "mute.py").write_text("import sys\nfor line in sys.stdin: print('pass', flush=True)\n")
    tried = olsen(tmp_path, "try-program", "--seconds", seconds, sys.executable, "mute.py")
    assert (tried.returncode, "seconds" in tried.stderr) == (2, True), tried.stderr[-300:]


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
