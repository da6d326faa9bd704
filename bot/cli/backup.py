"""`olsen backup` and `olsen restore`: copies of the database, and the way back."""

from __future__ import annotations

import asyncio
import os
import shutil
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from bot.cli.failures import no_database, storage_failed
from bot.cli.quantities import number
from bot.exits import Exit, failed
from bot.settings import SECRET, Settings
from bot.storage import (
    Contents,
    StorageError,
    backups,
    forgotten,
    open_database,
    scratch,
    sole_user,
)

SLASHES = tuple(filter(None, (os.sep, os.altsep)))
"""The characters in which the name of a folder may end."""

STANDARD_INPUT = Path("-")
"""The path that means standard input."""


def backup(settings: Settings, where: str) -> Exit:
    """Write a backup of the database to the file ``where``, or into it if it is a folder. A missing folder is
    made if its name ends in a slash. The bot may be running.
    """
    if isinstance(settings.database, Path) and not settings.database.is_file():
        return no_database(settings.database)
    target = Path(where)
    if not target.parent.is_dir():
        return failed(f"There is no folder {target.parent}.", Exit.USAGE)
    if where.endswith(SLASHES):
        try:
            target.mkdir(0o700, exist_ok=True)
        except OSError as error:
            return failed(f"Can't create the folder {target}: {error.strerror}.", Exit.USAGE)
    if target.is_dir():
        target = target / backups.name_at(_now(), settings.backup_key)
    if target.exists():
        return failed(f"{target} already exists. Name another file.", Exit.USAGE)
    try:
        backups.back_up(settings.database, target, settings.backup_key, beside=settings.beside)
    except StorageError as error:
        return storage_failed(error, "No backup was made")
    kind = "encrypted" if settings.backup_key else "not encrypted"
    print(f"{target}: {target.stat().st_size:,} bytes, {kind}. Only you can read it")
    return Exit.OK


def restore(settings: Settings, source: Path, key: Path | None = None) -> Exit:
    """Put the backup ``source`` in the place of the database, and forget the people again who were forgotten
    since it was made. ``-`` is standard input. The secret key of an encrypted one is in the file ``key``.

    If the database is a file, the one before is kept beside it. A database of PostgreSQL must be empty.
    """
    database = settings.database
    if source != STANDARD_INPUT and not source.is_file():
        return no_backup(source)
    try:
        with _file_of(source, settings) as file:
            aside, erased, kept = asyncio.run(_restore(settings, file, key))
    except StorageError as error:
        return storage_failed(error, "The backup couldn't be restored")
    print(
        f"{database}: {number(kept.open_tables, 'open table')}, {number(kept.matches, 'match', 'matches')}, "
        f"{number(kept.people, 'person', 'people')} in {number(kept.guilds, 'server')}"
    )
    if aside is not None:
        print(f"The old database is kept in {aside} for at most {settings.backup_days} days.")
    if forgotten.file_of(settings.beside).is_file():
        print(f"Forgotten after the backup, and now again: {erased}.")
    else:
        print(
            f"There is no {forgotten.file_of(settings.beside)}. If this database comes from another machine, "
            "copy that file from there, then start the bot. Otherwise people who were forgotten after the "
            "backup are in the database again."
        )
    return Exit.OK


@contextmanager
def _file_of(source: Path, settings: Settings) -> Iterator[Path]:
    """The file of a backup. Standard input is first written to a file beside the database that only its owner
    can read. In a container there is room for it, and files of the host could not be read there.
    """
    if source != STANDARD_INPUT:
        yield source
        return
    place = settings.beside.parent
    with ExitStack() as until_restored:
        try:
            file = until_restored.enter_context(scratch.folder_in(place)) / "standard-input"
            with file.open("xb") as written:
                shutil.copyfileobj(sys.stdin.buffer, written)
        except OSError as error:
            raise StorageError(f"can't write standard input to {place}: {error.strerror}.") from None
        yield file


def no_backup(source: Path) -> Exit:
    """Say that ``source`` is no backup. If it is a folder, name the newest of the backups in it."""
    if not source.is_dir():
        return failed(f"There is no backup {source}.", Exit.USAGE)
    try:
        newest = max(source.glob(f"*{backups.ENDING}*"), key=lambda file: file.stat().st_mtime, default=None)
    except OSError:
        newest = None
    found = "It has none." if newest is None else f"The newest in it is {newest}."
    return failed(f"{source} is a folder. Name one backup. {found}", Exit.USAGE)


async def _restore(settings: Settings, source: Path, key: Path | None) -> tuple[Path | None, int, Contents]:
    """Restore a backup, and return where the database from before is kept, how many people were forgotten
    again, and what there is now.
    """
    database = settings.database
    async with sole_user(database, "olsen restore") as fence:
        aside = None
        # Only what is on the same disk can take the place of a file.
        with scratch.folder_in(settings.beside.parent) as folder:
            new = folder / "olsen.db"
            backups.unpack(source, new, secret_key(key))
            await (await open_database(new, clock=_now)).close()  # it may be of an earlier version
            backups.need_complete(new, source)
            if isinstance(database, Path):
                backups.need_replaceable(database)
                aside = backups.put_in_place(new, database, _now())
            else:
                from bot.storage.moving import copy_all  # not above: a database in a file needs no driver

                await copy_all(new, database, fence=fence)
        opened = await open_database(database, clock=_now, beside=settings.beside, fence=fence)
        try:
            erased = await forgotten.forget_again(opened, _now(), settings.backup_days)
            return aside, len(erased), await opened.guilds.contents()
        finally:
            await opened.close()


def new_key(target: Path) -> Exit:
    """Write a new secret key to ``target``, readable by its owner alone, and print the key that encrypts."""
    public, secret = backups.new_keys()
    try:
        with os.fdopen(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            file.write(f"# public key: {public}\n{secret}\n")
    except OSError as error:
        return failed(f"Can't write {target}: {error.strerror}.", Exit.USAGE)
    print(
        f"OLSEN_BACKUP_KEY={public}\n\nPut this line into .env. From then on, backups are encrypted. Keep "
        f"{target} safe on another machine, because no backup can be read without it."
    )
    return Exit.OK


def secret_key(file: Path | None) -> str | None:
    """The secret key in a ``file``; None if there is no file. Raises :class:`BackupKeyError`."""
    if file is None:
        return None
    if SECRET.search(str(file)):
        raise backups.BackupKeyError(
            "This is the secret key itself. Write it to a file, and give the name of the file."
        )
    try:
        return file.read_text("utf-8")
    except (OSError, UnicodeDecodeError):
        raise backups.BackupKeyError(f"Can't read {file}.") from None


def _now() -> int:
    return int(time.time() * 1000)
