"""The list of forgotten people, in a small file beside the database, in case a backup is restored.

The first line is a salt. Every other line has the time when a person was forgotten (milliseconds since 1970)
and a salted SHA-256 of place id and user id, which doesn't reveal the ids. Every start erases these people
again, unless they came back after they were forgotten.
"""

from __future__ import annotations

import asyncio
import logging
import os
import re
import secrets
import shutil
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from itertools import chain
from pathlib import Path
from typing import NamedTuple

from bot.milliseconds import DAY
from bot.shards import IsHere, everywhere
from bot.storage.database import Database
from bot.storage.digests import digest
from bot.storage.errors import StorageError
from bot.storage.lock import changing
from bot.storage.privacy import KnownRow
from bot.storage.traces import OWNER_ONLY, forms_of

log = logging.getLogger(__name__)

PAGE = 1000
"""Number of people read at once."""

SALT = "forgotten salt"
"""Name of the note with the salt, in case the file loses its first line."""

HEADER = re.compile(r"salt ([0-9a-f]{32,})")
LINE = re.compile(r"([0-9]{1,15}) ([0-9a-f]{64})")


class ForgottenLine(NamedTuple):
    """A forgotten person: the time, and a digest of the person."""

    at: int
    digest: str


def file_of(database: Path) -> Path:
    """Return the path of a database's list."""
    return database.with_name(f"{database.name}.forgotten")


async def remember(database: Database, place_id: int, user_id: int, at: int) -> None:
    """Record that a user was forgotten in a place. The line is on the disk when this returns.

    Raises :class:`StorageError` if it can't be written.
    """
    path = file_of(database.path)
    noted = await database.notes.get(SALT)

    def write() -> str:
        with changing(path):
            salt = _read(path)[0] or noted or secrets.token_hex(16)
            _append(path, salt, ForgottenLine(at, digest(salt, place_id, user_id)), like=database.path)
        return salt

    with _file_errors(path):
        salt = await asyncio.to_thread(write)
    if salt != noted:
        async with database.transaction() as tx:
            await tx.notes.save(SALT, salt)


async def take_back(database: Database, place_id: int, user_id: int, at: int) -> None:
    """Remove the line written by :func:`remember`, because the user was not forgotten after all."""
    path = file_of(database.path)

    def rewrite() -> None:
        with changing(path):
            salt, lines = _read(path)
            if salt is not None:
                undone = ForgottenLine(at, digest(salt, place_id, user_id))
                _write(path, salt, [line for line in lines if line != undone], like=database.path)

    with _file_errors(path):
        await asyncio.to_thread(rewrite)


async def forget_again(database: Database, now: int, days: int, here: IsHere = everywhere) -> list[KnownRow]:
    """Erase all forgotten people again, because the database may be a restored backup that still has them: in
    the places that are ``here``.

    Return the erased people. Lines older than ``days`` are deleted first, because backups aren't kept longer.
    Computers get the seats of people who are no longer known. Raises :class:`StorageError`.
    """
    path = file_of(database.path)
    noted = await database.notes.get(SALT)
    with _file_errors(path):
        salt, lines = await asyncio.to_thread(_read_and_drop, path, now - days * DAY, database.path)
    salt = salt or noted
    meant = [known async for known in _meant(database, salt, lines)] if salt and lines else []
    erased = [known for known in meant if here(known.place_id)]
    for known in erased:
        async with database.transaction() as tx:
            await tx.privacy.erase(known)
    async with database.transaction() as tx:
        await tx.privacy.empty_seats(now, here)
    if erased:
        await database.clear_traces(*chain.from_iterable(forms_of(row.user_id, row.name) for row in erased))
        log.info("deleted %d forgotten people again", len(erased))
    return erased


async def delete_old_backups(path: Path, now: int, days: int) -> None:
    """Delete the copies of the database at ``path`` that were made before migrations more than ``days``
    ago.
    """
    with _file_errors(path):
        deleted = await asyncio.to_thread(_delete_old_backups, path, now - days * DAY)
    for name in deleted:
        log.info("Deleted the old backup %s. Backups are kept for %d days.", name, days)


async def _meant(database: Database, salt: str, lines: Iterable[ForgottenLine]) -> AsyncIterator[KnownRow]:
    """Yield the people in these lines whom the database still knows."""
    forgotten: dict[str, int] = {}
    for line in lines:
        forgotten[line.digest] = max(line.at, forgotten.get(line.digest, 0))
    key = ""
    while page := await database.privacy.people_after(key, PAGE):
        key = page[-1].person
        for known in page:
            if known.since < forgotten.get(digest(salt, known.place_id, known.user_id), 0):
                yield known


# The file


def _read(path: Path) -> tuple[str | None, list[ForgottenLine]]:
    """Return the salt and the lines of the file. Skips anything else, such as a line cut off by a crash."""
    try:
        first, *rest = path.read_text("ascii", "replace").splitlines() or [""]
    except FileNotFoundError:
        return None, []
    header = HEADER.fullmatch(first)
    matches = [LINE.fullmatch(line) for line in (rest if header else [first, *rest])]
    if first and not header:
        log.warning("%s has lost its first line, so the database's own salt is used", path)
    lines = [ForgottenLine(int(match[1]), match[2]) for match in matches if match is not None]
    return (header[1] if header else None), lines


def _append(path: Path, salt: str, line: ForgottenLine, like: Path) -> None:
    if not path.exists() or path.stat().st_size == 0:
        _write(path, salt, [line], like)
        return
    is_whole = path.read_bytes().endswith(b"\n")
    with path.open("a", encoding="ascii") as file:
        file.write(f"{'' if is_whole else chr(10)}{line.at} {line.digest}\n")
        file.flush()
        os.fsync(file.fileno())


def _write(path: Path, salt: str, lines: Iterable[ForgottenLine], like: Path) -> None:
    """Write the whole file atomically, readable for the same users as ``like``, the database, if that is a
    file.
    """
    new = path.with_name(f"{path.name}.new")
    with new.open("w", encoding="ascii") as file:
        new.chmod(OWNER_ONLY)
        if like.exists():
            shutil.copymode(like, new)
        file.write(f"salt {salt}\n" + "".join(f"{line.at} {line.digest}\n" for line in lines))
        file.flush()
        os.fsync(file.fileno())
    new.replace(path)


def _read_and_drop(path: Path, before: int, like: Path) -> tuple[str | None, list[ForgottenLine]]:
    if not path.exists():
        return None, []
    with changing(path):
        salt, lines = _read(path)
        kept = [line for line in lines if line.at >= before]
        if salt and len(kept) < len(lines):
            _write(path, salt, kept, like)
    return salt, kept


def _delete_old_backups(path: Path, before: int) -> list[str]:
    named = re.compile(rf"{re.escape(path.name)}\.bak-\d+-(\d{{8}}-\d{{6}})")
    limit = datetime.fromtimestamp(max(before, 0) / 1000, UTC).strftime("%Y%m%d-%H%M%S")
    old = [
        file
        for file in sorted(path.parent.iterdir())
        if (match := named.fullmatch(file.name)) is not None and match[1] < limit
    ]
    for file in old:
        file.unlink()
    return [file.name for file in old]


@contextmanager
def _file_errors(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise StorageError(f"{path} can't be read or written: {error.strerror}") from error
