"""What is installed: everything the bot reads, and nothing that anybody has written."""

import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

pytestmark = pytest.mark.xdist_group("wheel")  # it is built once in a process

ROOT = Path(__file__).parents[1]
DATABASES = (
    "olsen.db",
    "data/olsen.db",
    "data/olsen.db-wal",
    "data/olsen.db.bak-1-20260101-000000",
    "bot/olsen.db",
)
SECRETS = (".env",)


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheel and the sdist of a copy of this tree in which somebody has played."""
    copy, out = tmp_path_factory.mktemp("copy") / "olsen", tmp_path_factory.mktemp("dist")
    leave = shutil.ignore_patterns(
        ".git", ".venv", ".*_cache", ".hypothesis", "__pycache__", "*.egg-info", "*.db*"
    )
    shutil.copytree(ROOT, copy, ignore=leave)
    for name in (*DATABASES, *SECRETS):
        (copy / name).write_text("somebody's data")
    build = [sys.executable, "-m", "hatchling", "build", "-d", str(out)]
    subprocess.run(build, cwd=copy, check=True, capture_output=True)
    return out


@pytest.fixture(scope="module")
def inside(built: Path) -> set[str]:
    """The names in the wheel."""
    (wheel,) = built.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


@pytest.fixture(scope="module")
def installed(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    (wheel,) = built.glob("*.whl")
    folder = tmp_path_factory.mktemp("site-packages")
    shutil.unpack_archive(wheel, folder, "zip")
    return folder


def test_the_wheel_holds_every_file_that_the_bot_reads(inside: set[str]) -> None:
    for kind in ("sql", "migrations", "lessons", "match_file", "rules", "locales", "fonts"):
        files = [path for path in (ROOT / "data" / kind).rglob("*.*") if path.is_file()]
        assert any(path.suffix in (".sql", ".json", ".md", ".ftl", ".ttf") for path in files), kind
        for path in files:
            assert f"bot/_data/{path.relative_to(ROOT / 'data').as_posix()}" in inside
    for package in ("bot", "cogs"):
        for path in (ROOT / package).rglob("*.py"):
            assert path.relative_to(ROOT).as_posix() in inside


def test_the_wheel_holds_nothing_else(inside: set[str]) -> None:
    homes = {name.split("/")[0] for name in inside}
    assert homes == {"bot", "cogs", "olsen_bot-1.0.0.dist-info"}


def test_nobodys_data_and_no_secret_is_in_either(built: Path, inside: set[str]) -> None:
    (sdist,) = built.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        names = [*archive.getnames(), *inside]
    assert len(names) > 100
    leaked = [name for name in names if ".db" in Path(name).name or Path(name).name in SECRETS]
    assert leaked == []


def test_the_installed_bot_finds_its_files_and_keeps_its_database_outside(
    installed: Path, tmp_path: Path
) -> None:
    code = (
        "from bot.resources import data_folder\n"
        "from bot.settings import Settings\n"
        "from bot.storage.migrations import known_migrations\n"
        "from bot.ui.i18n.translator import translator\n"
        "assert known_migrations() and translator('en')('button-rules')\n"
        "print(data_folder(), Settings().database)"
    )
    told = subprocess.run(
        [sys.executable, "-c", code],
        cwd=tmp_path,
        env={"PYTHONPATH": str(installed)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout.split() == [str(installed / "bot" / "_data"), "olsen.db"]


def test_the_installed_command_runs(installed: Path, tmp_path: Path) -> None:
    told = subprocess.run(
        [sys.executable, "-m", "bot", "doctor"],
        cwd=tmp_path,
        env={"PYTHONPATH": str(installed)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (told.returncode, told.stderr) == (0, "")
    assert "olsen.db: NEW" in told.stdout
    assert list(tmp_path.iterdir()) == [], "checking leaves nothing behind"
