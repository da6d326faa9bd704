"""The wheel of Mau-Mau beside the wheel of the bot: a table is opened, played to its end, and sleeps."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.outside.package import SOURCE, WHEEL

ROOT = Path(__file__).parents[2]
LEAVE = shutil.ignore_patterns(
    ".git", ".venv", ".*_cache", ".hypothesis", "__pycache__", "*.egg-info", "*.db*", "*.xz"
)
MATCHES = "tests/e2e/test_mau_mau.py"


def built(source: Path, folder: Path) -> Path:
    """The wheel of a copy of a project."""
    copy, out = folder / source.name, folder / f"{source.name} wheel"
    shutil.copytree(source, copy, ignore=LEAVE)
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(out)]
    subprocess.run(build, cwd=copy, check=True, capture_output=True)
    (wheel,) = out.glob("*.whl")
    return wheel


@pytest.mark.slow
def test_both_wheels_play_together(tmp_path: Path) -> None:
    site, tests = tmp_path / "site", tmp_path / "work"
    shutil.unpack_archive(built(ROOT, tmp_path), site, "zip")
    shutil.copytree(ROOT / "tests", tests / "tests", ignore=LEAVE)
    shutil.copy(ROOT / "pyproject.toml", tests)
    variables = {**os.environ, "PYTHONPATH": str(site), WHEEL: str(built(SOURCE.parent, tmp_path))}

    def run(*command: str) -> subprocess.CompletedProcess[str]:
        python = [sys.executable, *command]
        return subprocess.run(python, cwd=tests, env=variables, capture_output=True, text=True, check=False)

    assert run("-c", "import bot; print(bot.__file__)").stdout.strip() == str(site / "bot" / "__init__.py")
    played = run("-m", "pytest", "-n0", "-p", "no:cacheprovider", MATCHES)
    assert played.returncode == 0, played.stdout
