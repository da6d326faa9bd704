"""Unfinished files and temporary copies: their permissions and their removal.

Each is locked by the process that makes it. The lock ends with the process, however that ends, so an unlocked
one was left by a killed process. It is deleted before the next one is made in the same folder.
"""

from __future__ import annotations

import logging
import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from io import BufferedRandom
from pathlib import Path

if sys.platform != "win32":
    import fcntl

log = logging.getLogger(__name__)

FOLDER, PART = ".olsen-copy-", ".olsen-backup-"
"""Beginnings of the names of folders for copies, and of unfinished files."""
ENDING = ".part"


@contextmanager
def folder_in(place: Path) -> Iterator[Path]:
    """Create a temporary folder in ``place`` for copies of a database. Only its owner can read it, and it is
    deleted after the block. Raises OSError.
    """
    with _made(place, lambda: tempfile.mkdtemp(prefix=FOLDER, dir=place)) as folder:
        try:
            yield folder
        finally:
            shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def file_at(target: Path) -> Iterator[BufferedRandom]:
    """Open a file for the block to write to, which only its owner can read. Once it is complete on the disk,
    it gets the name ``target`` and replaces any file there; if the block raises, it is deleted. Raises
    OSError.
    """
    with _made(target.parent, lambda: _new_file(target.parent)) as part:
        try:
            with part.open("r+b") as file:
                yield file
                file.flush()
                os.fsync(file.fileno())
            part.replace(target)
            sync(target.parent)
        finally:
            part.unlink(missing_ok=True)


def sync(folder: Path) -> None:
    """Write the names of the files in a folder to the disk, if the system can do that."""
    if os.name == "posix":
        number = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)


def sweep(place: Path) -> None:
    """Delete what killed processes have left in ``place``. Files of other users stay, and what can't be
    deleted is logged.
    """
    for left in (*place.glob(f"{FOLDER}*"), *place.glob(f"{PART}*{ENDING}")):
        try:
            with _locked(left) as is_left:
                if is_left and left.lstat().st_uid == os.geteuid():
                    shutil.rmtree(left) if left.name.startswith(FOLDER) else left.unlink()
                    log.info("deleted %s, which a killed process had left behind", left)
        except (FileNotFoundError, PermissionError):
            continue  # it is complete now, or another user's
        except OSError as error:
            log.warning("cannot delete %s: %s", left, error.strerror)


@contextmanager
def _made(place: Path, make: Callable[[], str]) -> Iterator[Path]:
    """Make something new in ``place``, locked during the block."""
    sweep(place)
    with ExitStack() as locked:
        while not _stays(made := Path(make()), locked):
            pass
        yield made


def _stays(made: Path, locked: ExitStack) -> bool:
    """Lock what was just made, and return whether it still exists: before it was locked, another process may
    have swept it.
    """
    with suppress(FileNotFoundError):
        is_ours = locked.enter_context(_locked(made))
        return (is_ours or sys.platform == "win32") and made.exists()
    return False


def _new_file(place: Path) -> str:
    number, name = tempfile.mkstemp(prefix=PART, suffix=ENDING, dir=place)
    os.close(number)
    return name


@contextmanager
def _locked(path: Path) -> Iterator[bool]:
    """Lock a file or folder during the block, and yield whether that was possible: not if another process has
    locked it, or on systems without such locks. Raises OSError if it can't be opened.
    """
    if sys.platform == "win32":
        yield False
        return
    # A share on a network may want to be able to write to what it locks. A folder cannot be opened like that.
    number = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        yield _taken(number)
    finally:
        os.close(number)


def _taken(number: int) -> bool:
    try:
        fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
