"""The lock file of a database, which lets only one process use it."""

from __future__ import annotations

import os
import socket
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple, Self

from bot.storage.errors import StorageDamaged, StorageError, StorageInUse
from bot.storage.traces import SIDES

if sys.platform != "win32":
    import fcntl

ASKING_SECONDS = 5
"""How long (s) to retry a lock that may be held only for a moment, by a process that checks it."""


class Holder(NamedTuple):
    """The process that has a database exclusively."""

    process: str
    """Its process id, and the machine or container in which the id is valid."""
    command: str
    """Its command; empty for the bot."""

    @classmethod
    def own(cls, command: str = "") -> Self:
        """Return this process as a holder. ``command`` names what it does if it is not the bot."""
        return cls(f"{os.getpid()} on {socket.gethostname()}", command)

    @classmethod
    def read(cls, text: str) -> Self:
        """Parse a holder from a text made by :meth:`written`."""
        process, _, command = text.partition("\n")
        return cls(process or "?", command)

    def written(self) -> str:
        """Return the holder as text: the process, and its command in a second line."""
        return f"{self.process}\n{self.command}"

    @property
    def is_here(self) -> bool:
        """Return whether the process runs on this machine, or in this container."""
        return self.process.endswith(f" on {socket.gethostname()}")

    def __str__(self) -> str:
        return f"process {self.process}" + (f" (`{self.command}`)" if self.command else "")


@contextmanager
def sole_process(path: Path, command: str = "") -> Iterator[None]:
    """Keep all other processes from using the database at ``path`` during the block.

    This locks a file beside the database, which contains the process id, and the ``command`` if it is not the
    bot. The lock ends with the process, however that ends; the file stays. Raises :class:`StorageInUse` if
    another process has the lock, :class:`StorageDamaged` if this user may not write the database, and
    :class:`StorageError` if the lock file can't be written.
    """
    real = path.resolve()
    lock = real.with_name(f"{real.name}.lock")
    for needed in (real.parent, lock, *(real.with_name(real.name + side) for side in SIDES)):
        if needed.exists() and not os.access(needed, os.W_OK):
            raise StorageDamaged(
                f"{needed} is not this user's to write: let the user that the bot runs as own the folder "
                f"{real.parent}, and all files in it whose names begin with {real.name}."
            )
    with ExitStack() as opened:
        try:
            file = os.open(lock, os.O_RDWR | os.O_CREAT, 0o600)
            opened.callback(os.close, file)
            _lock(file, path)
            os.ftruncate(file, 0)
            os.pwrite(file, Holder.own(command).written().encode(), 0)
        except OSError as error:
            raise StorageError(f"{lock}: {error.strerror}") from error
        yield


@contextmanager
def changing(path: Path) -> Iterator[None]:
    """Wait until no other process changes the file at ``path``, and keep others from changing it during the
    block. Raises OSError.
    """
    if sys.platform == "win32":
        yield
        return
    file = os.open(path.with_name(f"{path.name}.lock"), os.O_RDWR | os.O_CREAT, 0o600)
    try:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield
    finally:
        os.close(file)


def in_use(database: object, holder: Holder) -> str:
    """Return the sentence for a process that wants a database used by another process."""
    return (
        f"The database {database} is in use by {holder}. Two bots would overwrite each other's work. Stop "
        "that one first, or give this one a database of its own in OLSEN_DATABASE."
    )


def holder_of(path: Path) -> Holder | None:
    """Return the process that has the database at ``path`` exclusively; None if there is none.

    Raises OSError if that can't be found out.
    """
    real = path.resolve()
    try:
        file = os.open(real.with_name(f"{real.name}.lock"), os.O_RDONLY)
    except FileNotFoundError:
        return None
    try:
        if sys.platform == "win32":
            return None  # there are no such locks
        # Shared, so that two checking processes don't see each other; it ends with the file.
        fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
        return None
    except BlockingIOError:
        return _holder(file)
    finally:
        os.close(file)


def _lock(file: int, path: Path) -> None:
    if sys.platform == "win32":
        return  # there are no such locks
    until = time.monotonic() + ASKING_SECONDS
    while not _taken(file, fcntl.LOCK_EX):
        # A process that only checks, as in `holder_of`, has a shared lock. One that uses the database has an
        # exclusive one.
        if not _taken(file, fcntl.LOCK_SH) or time.monotonic() > until:
            raise StorageInUse(in_use(path, _holder(file)))
        fcntl.flock(file, fcntl.LOCK_UN)
        time.sleep(0.01)


def _taken(file: int, kind: int) -> bool:
    try:
        fcntl.flock(file, kind | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def _holder(file: int) -> Holder:
    return Holder.read(os.pread(file, 300, 0).decode("utf-8", "replace"))
