"""Which version of the bot this is: its number and, where that is known, its commit."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from pathlib import Path

from bot.resources import PACKAGE

NUMBER = "1.0.0"
"""As in pyproject.toml, which is not there wherever the bot runs."""

COMMIT_HASH = re.compile(r"[0-9a-f]{40,64}")


def commit_of(checkout: Path, environ: Mapping[str, str]) -> str:
    """Return the whole hash of the commit that ``checkout`` is at, or an empty text if it is not known.

    `OLSEN_COMMIT` goes before what Git has noted in the folder. Git itself is not asked: it may be lacking,
    and refuses to read what belongs to another user.
    """
    try:
        said = environ.get("OLSEN_COMMIT") or _noted(checkout / ".git")
    except (OSError, UnicodeDecodeError):
        return ""
    return said if COMMIT_HASH.fullmatch(said) else ""


def _noted(git: Path) -> str:
    if git.is_file():  # of a second worktree, it names the folder
        git = git.parent / _line(git).removeprefix("gitdir: ")
    head = _line(git / "HEAD")
    branch = head.removeprefix("ref: ")
    if branch == head:
        return head
    shared = git / _line(git / "commondir") if (git / "commondir").is_file() else git
    if (shared / branch).is_file():
        return _line(shared / branch)
    packed = (shared / "packed-refs").read_text("utf-8").splitlines()
    return next((line.split()[0] for line in packed if line.endswith(f" {branch}")), "")


def _line(file: Path) -> str:
    return file.read_text("utf-8").strip()


COMMIT = commit_of(PACKAGE.parent, os.environ)
"""The commit of the code that was read when the process began; the checkout may be at another one since."""

VERSION = f"{NUMBER} ({COMMIT[:8]})" if COMMIT else NUMBER
"""The number, and the beginning of the commit."""
