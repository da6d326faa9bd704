"""The pages about hosting, line by line: what they install starts, and systemd takes its unit."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.cli.test_cli import ROOT
from tests.cli.test_started import NOBODY, become

PAGES = "\n".join(
    (ROOT / "docs" / "hosting" / f"{name}.md").read_text(encoding="utf-8")
    for name in ("install", "operate", "programs")
)
UNITS = ROOT / "data" / "hosting"
BASH = "/bin/bash"
ANALYZE = shutil.which("systemd-analyze")
FIRST_START = "DISCORD_TOKEN is not set"
AS_SYSTEMD = """
set -e
mkdir -p {folder}/etc {folder}/work {folder}/lib
mount -t overlay -o lowerdir=/etc,upperdir={folder}/etc,workdir={folder}/work overlay /etc
mount --bind {folder}/lib /var/lib
mount --bind {folder}/opt /opt
systemctl() {{ echo "systemctl $*"; }}
cd /opt/olsen
"""
"""Root's lines are run where they change nothing of this machine, and without systemd."""


def lines(*parts: str) -> str:
    """The lines of the pages in these parts."""
    return "".join(re.findall(rf"^```sh {part}\n(.*?)^```$", PAGES, re.M | re.S)[0] for part in parts)


def run(script: str, folder: Path, *, as_root: bool = False) -> subprocess.CompletedProcess[str]:
    """Run lines in a folder that is its user's home, as somebody who is not root unless it is wanted."""
    ours = ("OLSEN_", "DISCORD_", "PYTHON", "VIRTUAL_ENV")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    kept["PATH"] = os.pathsep.join(
        each for each in kept["PATH"].split(os.pathsep) if not each.startswith(str(Path(sys.prefix)))
    )
    shell = ["/usr/bin/unshare", "--mount", BASH, "-c"] if as_root else [BASH, "-ec"]
    return subprocess.run(
        [*shell, script],
        cwd=folder,
        env={**kept, "HOME": str(folder), "PIP_NO_CACHE_DIR": "1"},
        preexec_fn=None if as_root else become,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture(scope="module")
def installed() -> Iterator[Path]:
    """An empty folder of another user, in which the page's lines were run."""
    if os.geteuid() != 0:
        pytest.skip("only root can be another user")
    with TemporaryDirectory() as name:
        folder = Path(name)
        given = f"git clone -q --bare {ROOT} {folder}/repository && chown -R {NOBODY}:{NOBODY} {folder}"
        subprocess.run([BASH, "-ec", given], check=True)
        done = run(lines("install").replace("REPOSITORY", str(folder / "repository")), folder)
        assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
        assert "not ok" not in done.stdout
        yield folder


@pytest.mark.slow
def test_what_the_page_installs_starts_and_asks_for_a_token(installed: Path) -> None:
    started = run(lines("start"), installed / "olsen")
    assert (started.returncode, FIRST_START in started.stderr) == (2, True), started.stderr


def plain(name: str) -> str:
    """The name of a package as all write it."""
    return re.sub(r"[-_.]+", "-", name).lower()


@pytest.mark.slow
def test_nothing_is_installed_that_the_lock_does_not_name(installed: Path) -> None:
    frozen = run(".venv/bin/pip list --format freeze --exclude pip --exclude setuptools", installed / "olsen")
    packages = {
        line.partition("==")[0].lower().replace("_", "-").replace(".", "-") for line in frozen.stdout.split()
    }
    locked = re.findall(r"^([\w.-]+)==", (ROOT / "requirements.lock").read_text(encoding="utf-8"), re.M)
    assert packages
    assert packages <= {plain(each) for each in locked}


@pytest.mark.slow
def test_the_user_of_the_service_can_read_what_it_needs_and_write_the_database(installed: Path) -> None:
    (installed / "opt").mkdir()
    begun = AS_SYSTEMD.format(folder=installed)
    if run(f"cd {installed}/opt && mkdir olsen && {begun}", installed, as_root=True).returncode:
        pytest.skip("this root may mount nothing")
    (installed / "opt" / "olsen").rmdir()
    shutil.move(installed / "olsen", installed / "opt" / "olsen")
    try:
        unit = "/etc/systemd/system/olsen.service"
        done = run(
            f"{begun}{lines('service')}install -d -o olsen -m 700 /var/lib/olsen\n"
            f"stat -c %U:%a .env\ngrep ^ExecStart= {unit}\n"
            f"{lines('command')}runuser -u olsen -- $(sed -n s/^ExecStart=//p {unit}) || echo status $?\n",
            installed,
            as_root=True,
        )
    finally:
        shutil.move(installed / "opt" / "olsen", installed / "olsen")
    assert "systemctl enable --now olsen" in done.stdout, done.stderr
    assert "olsen:600" in done.stdout
    assert "not ok" not in done.stdout, done.stdout
    assert "file: /var/lib/olsen/olsen.db: NEW" in done.stdout
    assert "status 2" in done.stdout
    assert FIRST_START in done.stderr


@pytest.fixture
def unit(tmp_path: Path) -> Path:
    """The unit, in a folder of its own."""
    if ANALYZE is None:
        pytest.skip("systemd-analyze is not installed")
    return Path(shutil.copy(UNITS / "olsen.service", tmp_path / "olsen.service"))


def complaints(unit: Path) -> str:
    """What systemd says of a unit and its drop-ins. The Python that it starts is that of this machine."""
    unit.write_text(re.sub(r"ExecStart=\S+", f"ExecStart={sys.executable}", unit.read_text("utf-8")))
    assert ANALYZE is not None
    done = subprocess.run([ANALYZE, "verify", "--man=no", unit], capture_output=True, text=True, check=False)
    about = [line for line in (done.stdout + done.stderr).splitlines() if "olsen" in line]
    return "\n".join(about)


def drop_in(unit: Path, text: str) -> None:
    """Add a drop-in to the unit."""
    folder = unit.with_name(f"{unit.name}.d")
    folder.mkdir()
    (folder / "programs.conf").write_text(text, encoding="utf-8")


def test_systemd_takes_the_unit(unit: Path) -> None:
    assert complaints(unit) == ""


def test_systemd_takes_the_drop_in_for_programs(unit: Path) -> None:
    drop_in(unit, (UNITS / "olsen-programs.conf").read_text(encoding="utf-8"))
    assert complaints(unit) == ""


def test_systemd_takes_the_unit_that_takes_over(unit: Path) -> None:
    line = lines("template").replace("/etc/systemd/system", str(unit.parent))
    subprocess.run([BASH, "-ec", line], cwd=ROOT, check=True)
    text = unit.with_name("olsen@.service").read_text(encoding="utf-8")
    assert "WorkingDirectory=/opt/olsen/%i\n" in text
    assert "ExecStart=/opt/olsen/%i/.venv/bin/python -m bot --takeover\n" in text
    second = unit.with_name("olsen@2.service")
    second.write_text(text, encoding="utf-8")
    assert complaints(second) == ""


@pytest.mark.parametrize("wrong", ["RestartPreventExitStatus=two", "RestrictNamespaces=maybe", "Typ=notify"])
def test_systemd_would_say_what_is_wrong(unit: Path, wrong: str) -> None:
    drop_in(unit, f"[Service]\n{wrong}\n")
    assert complaints(unit)


def test_the_pages_name_files_that_there_are() -> None:
    named = re.findall(r"(?:data/hosting/|compose\.)[\w./-]+\w", PAGES)
    assert named
    assert [each for each in named if not (ROOT / each).is_file()] == []


def test_the_pages_pin_the_images_that_are_used() -> None:
    files = ("Dockerfile", "compose.yaml", "compose.postgres.yaml", "compose.programs.yaml")
    text = "\n".join((ROOT / name).read_text(encoding="utf-8") for name in files)
    used = set(re.findall(r"^(?:FROM|\s+image:) (\S+)", text, re.M))
    assert len(used) == 2
    assert set(re.findall(r"imagetools inspect .* (\S+)$", PAGES, re.M)) == used


def test_docker_runs_the_bot_so_that_it_stays_where_starting_it_again_does_not_help() -> None:
    begins = re.findall(r"^(?:ENTRYPOINT|CMD) (\[.*\])$", (ROOT / "Dockerfile").read_text("utf-8"), re.M)
    assert [word for each in begins for word in json.loads(each)] == ["python", "-m", "bot", "--stay"]
