"""Writing a server's folder: whole or not at all, so that a reader sees the pages before or after."""

from __future__ import annotations

import ctypes
import errno
import os
import shutil
import sys
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path

from bot.storage import scratch

MARK = ".olsen-site"
"""File that marks a folder as written by the bot, which may replace and delete it."""
AT_CWD, EXCHANGE = -100, 2
"""Arguments of Linux' ``renameat2``: paths as for other calls, and two files that exchange their names."""


class NotOursError(Exception):
    """There is a folder of that name that the bot hasn't written."""


def write(site: Path, name: str, files: Iterable[tuple[str, bytes]], kept: Collection[str] = ()) -> None:
    """Write the folder ``name`` of a site in place of the one before. ``files``: paths in it, with their
    content; ``kept``: its folders that stay as they are. If anything fails, the folder stays as it was.
    Raises OSError and :class:`NotOursError`.
    """
    target = site / name
    if target.exists() and not (target / MARK).is_file():
        raise NotOursError(f"{target} has files that the bot hasn't written")
    with scratch.folder_in(site) as aside:
        new = aside / name
        new.mkdir()
        (new / MARK).touch()
        for folder in kept:
            shutil.copytree(target / folder, new / folder, copy_function=_linked)
        for path, content in files:
            file = new / path
            file.parent.mkdir(exist_ok=True)
            file.write_bytes(content)
        if target.exists():
            _exchange(new, target)
        else:
            new.rename(target)


def written(site: Path) -> Iterator[str]:
    """Yield the names of the folders of a site that the bot has written. Raises OSError."""
    return (folder.name for folder in sorted(site.iterdir()) if (folder / MARK).is_file())


def remove(site: Path, name: str) -> None:
    """Delete a folder of a site at once. Raises OSError."""
    with scratch.folder_in(site) as aside:
        (site / name).rename(aside / name)


def _linked(source: str, target: str) -> None:
    """Copy a file by linking it, where the disk can do that. Written files are never changed."""
    try:
        os.link(source, target)
    except OSError:
        shutil.copyfile(source, target)


def _exchange(new: Path, target: Path) -> None:
    """Give two folders each other's names: in one step where the system can do that, or else in three."""
    if sys.platform == "linux":
        rename = getattr(ctypes.CDLL(None, use_errno=True), "renameat2", None)
        if rename is not None:
            if rename(AT_CWD, os.fsencode(new), AT_CWD, os.fsencode(target), EXCHANGE) == 0:
                return
            number = ctypes.get_errno()
            if number not in (errno.EINVAL, errno.ENOSYS):  # this disk or system can't do it
                raise OSError(number, os.strerror(number), str(target))
    before = new.with_name(f"{new.name}.before")
    target.rename(before)
    try:
        new.rename(target)
    except OSError:
        before.rename(target)
        raise
