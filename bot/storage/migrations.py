"""Migrations bring a database to the schema of this version of the bot.

They are numbered files, applied in order. Each is applied in its own transaction, which also stores its
number (SQLite's ``user_version``) and the bot's mark (``application_id``). Before that, a database with any
content is copied to a file beside it.

A change that a running process of the old version can work with comes in halves, so that a new version can
take over without a gap. The first half adds what the new version needs, and is applied while the old process
runs. The second half removes what is no longer needed, and is applied after the old process has let go.
"""

from __future__ import annotations

import logging
import re
import shutil
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from datetime import UTC, datetime
from enum import StrEnum
from functools import cache
from itertools import takewhile
from pathlib import Path
from typing import NamedTuple

import aiosqlite

from bot.resources import data_folder
from bot.storage import scratch
from bot.storage.errors import StorageBehind, StorageDamaged, StorageError
from bot.storage.looking import look_into
from bot.storage.transactions import immediate

_log = logging.getLogger(__name__)


OLDEST = "oldest schema"
"""Name of the note with the oldest schema that a version must know to use the database. Without the note, it
is the newest.
"""
OLDEST_NOTED = f"SELECT text FROM notes WHERE name = '{OLDEST}'"  # noqa: S608 - a name of ours
DROP_OLDEST = f"DELETE FROM notes WHERE name = '{OLDEST}'"  # noqa: S608 - a name of ours

OURS = int.from_bytes(b"Olsn")
"""The bot's mark."""
NOT_OURS = "the database was made by another program, or by the bot before its release"

STATE = """
SELECT user_version, application_id, EXISTS (SELECT 1 FROM sqlite_master)
FROM pragma_user_version, pragma_application_id
"""
"""Query for the :class:`SchemaState` of a SQLite database."""

REFERENCES = """
SELECT tables.name, parents."table"
FROM sqlite_master AS tables JOIN pragma_foreign_key_list(tables.name) AS parents WHERE tables.type = 'table'
"""
_WORD = re.compile(r"\w+")


class Half(StrEnum):
    """The versions that can use a database after a migration."""

    WHOLE = ""
    """This version and newer ones."""
    BEFORE = "before"
    """This version, newer ones, and the one before."""
    AFTER = "after"
    """This version and newer ones, which can also use a database without it."""


class Migration(NamedTuple):
    """A step from one schema to the next. ``version`` is the number of the new one."""

    version: int
    name: str
    statements: tuple[str, ...]
    """Statements: one by one for SQLite, and together for PostgreSQL, as each engine needs them."""

    @property
    def half(self) -> Half:
        """The versions that can use the database once it is applied."""
        return Half(self.name.partition(".")[2])


class SchemaState(NamedTuple):
    """The schema information of a database, read before anything else."""

    version: int
    """Number of the newest applied migration; 0 if the database is new."""
    mark: int
    """Mark of the bot; 0 if there is none."""
    has_content: bool


def known_migrations(folder: Path | None = None, engine: str = "sqlite") -> tuple[Migration, ...]:
    """Return the migrations in ``folder`` (by default the bot's own for that ``engine``), in order.

    The files are named ``0001_what_it_does.sql`` and so on, halves ``0002_what_it_does.before.sql`` and
    ``0003_what_it_does.after.sql``. Raises ValueError if a number is missing.
    """
    return _own_migrations(data_folder(), engine) if folder is None else _migrations_in(folder, engine)


@cache
def _own_migrations(data: Path, engine: str) -> tuple[Migration, ...]:
    """Return the bot's own migrations. Cached, because every opening of a database needs them."""
    return _migrations_in(data / "migrations" / engine, engine)


def _migrations_in(folder: Path, engine: str) -> tuple[Migration, ...]:
    parts = _statements if engine == "sqlite" else lambda script: (script,)
    files = sorted(folder.glob("*.sql"))
    migrations = tuple(
        Migration(int(file.stem.split("_")[0]), file.stem, parts(file.read_text("utf-8"))) for file in files
    )
    if [migration.version for migration in migrations] != list(range(1, len(migrations) + 1)):
        raise ValueError(f"migrations are not numbered from 1 on: {[file.name for file in files]}")
    return migrations


async def schema_version(connection: aiosqlite.Connection) -> int:
    """Return the number of the newest applied migration; 0 if the database is new."""
    ((version,),) = await connection.execute_fetchall("PRAGMA user_version")
    return int(version)


async def pending(connection: aiosqlite.Connection, migrations: Sequence[Migration]) -> Sequence[Migration]:
    """Return those of ``migrations`` that the database still needs."""
    return migrations[await schema_version(connection) :]


def is_own(state: SchemaState) -> bool:
    """Return whether a database is new, or the bot's."""
    return state.mark == OURS or state == (0, 0, False)


def need_own(state: SchemaState) -> None:
    """Raise :class:`StorageDamaged` unless the database :func:`is_own`."""
    if not is_own(state):
        raise StorageDamaged(f"{NOT_OURS}. Name another one in OLSEN_DATABASE, and the bot sets it up.")


def need_usable(path: Path, migrations: Sequence[Migration], timeout: float) -> None:
    """Check a database file, if there is one, without changing it. Waits for at most ``timeout`` seconds.

    Raises :class:`StorageDamaged` if it is not the bot's, or too new for this version.
    """
    if not path.exists():
        return
    with closing(look_into(path, timeout)) as file:
        state = SchemaState(*file.execute(STATE).fetchone())
        need_own(state)
        if state.version > len(migrations):
            row = file.execute(OLDEST_NOTED).fetchone()
            need_known(state.version, row and row[0], len(migrations))


def is_usable(version: int, oldest: str | None, newest: int) -> bool:
    """Return whether a bot that knows schemas up to ``newest`` can use a database with this ``version`` and
    this note about the ``oldest`` schema.
    """
    return version <= newest or int(oldest or version) <= newest


def need_known(version: int, oldest: str | None, newest: int) -> None:
    """Raise :class:`StorageDamaged` unless the database :func:`is_usable`."""
    if not is_usable(version, oldest, newest):
        raise StorageDamaged(
            f"This database has schema {version}, but this version of the bot only knows schemas up to"
            f" {newest}. Start the newer version that used it, or restore a backup."
        )


def first_halves(todo: Sequence[Migration]) -> Sequence[Migration]:
    """Return the migrations ``todo`` if they can all be applied while the version before uses the database.
    Raises :class:`StorageBehind` if one of them can't.
    """
    first = tuple(takewhile(lambda migration: migration.half is Half.BEFORE, todo))
    in_the_way = [migration.name for migration in todo[len(first) :] if migration.half is not Half.AFTER]
    if in_the_way:
        raise StorageBehind(
            f"This version changes the schema of the database ({', '.join(in_the_way)}), and the running "
            "version can't work with that. Stop it, then start this one as usual."
        )
    return first


def note_of_oldest(migration: Migration) -> str:
    """Return the statement that notes the oldest schema that a version must know once ``migration`` is
    applied.
    """
    if migration.half is Half.BEFORE:
        noted = f"('{OLDEST}', '{migration.version - 1}')"
        return f"INSERT INTO notes (name, text) VALUES {noted} ON CONFLICT (name) DO NOTHING"  # noqa: S608 - a name and a number of ours
    return DROP_OLDEST


async def migrate(
    connection: aiosqlite.Connection,
    path: Path,
    migrations: Sequence[Migration],
    clock: Callable[[], int],
    *,
    is_alone: bool = True,
) -> None:
    """Apply the pending migrations to the database at ``path``, after a backup if it has any content. Unless
    this process ``is_alone``, apply only those that another process can work with, and leave the rest to
    :func:`apply_rest`.

    ``clock`` returns milliseconds since 1970, for the name of the backup. Foreign keys must be off on
    ``connection``, or rebuilding a table would delete the rows that refer to it. They are checked at the end
    of each migration instead. A migration that fails is rolled back and raises :class:`StorageError`. The
    database then stays as the last successful migration left it.
    """
    todo: Sequence[Migration] = await pending(connection, migrations)
    if not is_alone:
        todo = first_halves(todo)
    if not todo:
        return
    backup = await _back_up(connection, path, clock())
    for migration in todo:
        try:
            await _apply(connection, migration)
        except BaseException:
            # Nothing was changed, so the copy is useless. A supervisor that restarts the bot again and again
            # must not fill the disk with copies.
            if backup is not None and migration is todo[0]:
                backup.unlink()
            raise
        if backup is not None:  # a new database is not worth a log line
            _log.info("The database has schema %s (%s).", migration.version, migration.name)


async def apply_rest(connection: aiosqlite.Connection, migrations: Sequence[Migration]) -> None:
    """Apply the remaining migrations once the old process has let go. The database was backed up before the
    others. Foreign keys must be off.
    """
    for migration in await pending(connection, migrations):
        await _apply(connection, migration)
        _log.info("The database has schema %s (%s).", migration.version, migration.name)


async def _apply(connection: aiosqlite.Connection, migration: Migration) -> None:
    async with immediate(connection):
        if await schema_version(connection) >= migration.version:
            return  # another process was faster
        for statement in migration.statements:
            await connection.execute_fetchall(statement)
        await connection.execute_fetchall(f"PRAGMA user_version = {migration.version}")
        await connection.execute_fetchall(f"PRAGMA application_id = {OURS}")
        await connection.execute_fetchall(note_of_oldest(migration))
        for table in await _touched(connection, migration):
            if await connection.execute_fetchall(f"PRAGMA foreign_key_check({table})"):
                raise StorageError(f"Migration {migration.name} leaves rows that refer to nothing.")


async def _touched(connection: aiosqlite.Connection, migration: Migration) -> list[str]:
    """Return the tables in which a migration may have left dangling references: it names them, or a table
    that they refer to. Other tables are skipped, because writing waits during the check, and a large table
    takes seconds.
    """
    named = set(_WORD.findall(" ".join(migration.statements).lower()))
    referring: dict[str, set[str]] = {}
    for table, parent in await connection.execute_fetchall(REFERENCES):
        referring.setdefault(table, {table.lower()}).add(parent.lower())
    return [table for table, names in referring.items() if names & named]


async def _back_up(connection: aiosqlite.Connection, path: Path, now: int) -> Path | None:
    """Copy the database to a file beside it and return its path; None if the database has no content."""
    if not await connection.execute_fetchall("SELECT 1 FROM sqlite_master"):
        return None
    time = datetime.fromtimestamp(now / 1000, UTC).strftime("%Y%m%d-%H%M%S")
    backup = path.with_name(f"{path.name}.bak-{await schema_version(connection)}-{time}")
    with scratch.folder_in(path.parent) as folder:
        copy = folder / "copy.db"
        await connection.execute_fetchall("VACUUM INTO ?", [str(copy)])
        shutil.copymode(path, copy)  # the copy gets the permissions of the database
        copy.replace(backup)
    _log.info("Copied the database to %s.", backup.name)
    return backup


def _statements(script: str) -> tuple[str, ...]:
    """Split ``script`` into statements. SQLite itself decides where each one ends."""
    found: list[str] = []
    statement = ""
    for piece in script.rstrip().splitlines(keepends=True):
        statement += piece
        if sqlite3.complete_statement(statement):
            found.append(statement.strip())
            statement = ""
    if statement:
        raise ValueError("a migration doesn't end with a semicolon")
    return tuple(found)
