"""Which version of the bot this is, wherever it runs."""

from __future__ import annotations

import subprocess
import tomllib
from pathlib import Path

import pytest

from bot.version import NUMBER, commit_of
from tests.cli.test_cli import ROOT

OTHER = "0123456789abcdef" * 2 + "01234567"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    folder = tmp_path / "checkout"
    folder.mkdir()
    git(folder, "init", "--quiet")
    git(
        folder,
        "-c",
        "user.name=ada",
        "-c",
        "user.email=ada",
        "commit",
        "--quiet",
        "--allow-empty",
        "-m",
        "deal",
    )
    return folder


def git(folder: Path, *arguments: str) -> str:
    command = ["git", *arguments]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def test_the_number_is_that_of_the_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["version"] == NUMBER


@pytest.mark.parametrize(
    "change",
    [(), ("pack-refs", "--all"), ("checkout", "--quiet", "--detach"), ("checkout", "--quiet", "-b", "a/b")],
)
def test_the_commit_is_what_git_calls_head(checkout: Path, change: tuple[str, ...]) -> None:
    if change:
        git(checkout, *change)
    assert commit_of(checkout, {}) == git(checkout, "rev-parse", "HEAD")


def test_the_commit_of_a_second_worktree_is_its_own(checkout: Path) -> None:
    git(checkout, "worktree", "add", "--quiet", "-b", "other", "../other")
    git(checkout, "pack-refs", "--all")
    assert commit_of(checkout.parent / "other", {}) == git(checkout, "rev-parse", "other")


def test_an_image_says_which_commit_it_was_made_of(checkout: Path) -> None:
    assert commit_of(checkout, {"OLSEN_COMMIT": OTHER}) == OTHER
    assert commit_of(checkout, {"OLSEN_COMMIT": ""}) == git(checkout, "rev-parse", "HEAD")


@pytest.mark.parametrize("head", ["", "ref: refs/heads/gone\n", "part.of.secret\n", "\xff"])
def test_where_no_commit_is_known_there_is_none(tmp_path: Path, head: str) -> None:
    assert commit_of(tmp_path, {}) == ""
    (tmp_path / ".git").mkdir()
    (tmp_path / ".git" / "HEAD").write_text(head, encoding="latin-1")
    assert commit_of(tmp_path, {}) == ""
    assert commit_of(tmp_path, {"OLSEN_COMMIT": "main"}) == ""
