"""Backups: a consistent copy of the database while the bot uses it, compressed, and encrypted if wanted.

A backup is a SQLite file in gzip's format, whatever engine keeps the database. An encrypted one is that in
the format of age (age-encryption.org), which other programs read too. All of this blocks, so it runs in a
thread.
"""

from __future__ import annotations

import asyncio
import errno
import gzip
import os
import shutil
import sqlite3
import zlib
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from io import BufferedIOBase, BufferedRandom, BufferedReader
from pathlib import Path

import pyrage

from bot.address import PostgresAddress
from bot.storage import missing, schema, scratch
from bot.storage.errors import StorageDamaged, StorageError, storage_errors
from bot.storage.looking import look_into
from bot.storage.migrations import NOT_OURS, STATE, SchemaState, is_own, known_migrations, mark_of
from bot.storage.traces import OWNER_ONLY, SIDES, make_private

ENDING = ".db.gz"
ENCRYPTED = ".age"
TIME = "%Y%m%d-%H%M%S"
"""The format of the time (UTC) in the names of files."""
_PIECE = 1 << 20
_PAGES = 4096
"""The number of pages that are copied before it is asked whether to stop."""
_LEVEL, _GZIP_FORMAT = 6, 16 + zlib.MAX_WBITS
"""How much the compression tries, and what zlib calls gzip's format."""
_STEPS = 10_000
"""The number of SQLite's steps between two such questions while a copy is looked through."""
_NO_ROOM = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
_NAMED = 3
"""The number of things that are named of those that are missing."""
_HEADER, _MARK = 100, slice(68, 72)
"""The bytes with which a file of SQLite begins, and where in them the mark of a program stands."""
_AGE, _GZIP, _SQLITE = b"age-encryption.org/", b"\x1f\x8b", b"SQLite format 3\0"


class BackupStoppedError(StorageError):
    """The backup was given up, because nobody waits for it any more."""


class BackupKeyError(StorageError):
    """A key of age is invalid, does not fit, or is missing."""


def name_at(now: int, key: str | None, kind: str = "olsen") -> str:
    """The name of a backup that is made at ``now`` (ms since 1970), encrypted if there is a ``key`` for that.
    It begins with its ``kind``.
    """
    return f"{kind}-{_written(now)}{ENDING}{ENCRYPTED if key else ''}"


def _written(ms: int) -> str:
    return datetime.fromtimestamp(ms / 1000, UTC).strftime(TIME)


def new_keys() -> tuple[str, str]:
    """A new pair of keys: the one that encrypts, and the secret one that decrypts."""
    identity = pyrage.x25519.Identity.generate()
    return str(identity.to_public()), str(identity)


def need_key(key: str) -> str:
    """Return ``key`` if it is a key that encrypts. Raises ValueError."""
    try:
        return str(pyrage.x25519.Recipient.from_str(key))
    except pyrage.RecipientError:
        raise ValueError("is no public key of age; 'age1' and 58 characters more make a whole one") from None


def back_up(
    database: Path | PostgresAddress,
    target: Path,
    key: str | None = None,
    is_stopped: Callable[[], bool] = lambda: False,
    *,
    beside: Path | None = None,
) -> None:
    """Write a backup of ``database``, which may be in use, to ``target``, readable by its owner alone.

    It holds all that was committed before this was called, and appears under its name when it is whole and
    was found to be sound. The copy that it is made of lies beside the database, or ``beside`` the file of
    this name if that is one of PostgreSQL. ``key`` encrypts what gets into the folder of ``target``.
    ``is_stopped`` is asked again and again, and :class:`BackupStoppedError` raised when it says so. Raises
    :class:`StorageDamaged` if the database is damaged, and :class:`StorageError`.
    """
    near = (beside or Path(database.name)) if isinstance(database, PostgresAddress) else database.resolve()
    with _file_errors(target), scratch.folder_in(near.parent) as folder:
        copy = folder / "copy.db"
        copy_of(database, copy, is_stopped)
        need_sound(copy, database, is_stopped)
        need_complete(copy, database)
        with copy.open("rb") as plain, scratch.file_at(target) as out:
            packed = _Packed(plain, is_stopped)
            if key is None:
                shutil.copyfileobj(packed, out, _PIECE)
            else:
                _encrypt(packed, out, key, target, is_stopped)


def copy_of(
    database: Path | PostgresAddress, copy: Path, is_stopped: Callable[[], bool] = lambda: False
) -> None:
    """Copy a database, which may be in use, as it is now, to a file of SQLite. Nobody who writes has to wait,
    or makes it begin again. ``copy`` is readable by its owner alone. ``is_stopped`` is asked as
    :func:`back_up` does. Raises :class:`StorageError`.
    """
    make_private(copy)

    def go_on(status: int = 0, remaining: int = 0, total: int = 0) -> None:
        if is_stopped():
            raise BackupStoppedError("The backup was given up.")

    if isinstance(database, PostgresAddress):
        from bot.storage.moving import copy_all  # not above: whoever has a file needs no driver for a server

        asyncio.run(copy_all(database, copy, go_on=go_on))
        with closing(sqlite3.connect(copy)) as file:
            file.execute("PRAGMA journal_mode = DELETE")
        return
    try:
        with (
            storage_errors(),
            closing(look_into(database)) as source,
            closing(sqlite3.connect(copy, isolation_level=None)) as target,
        ):
            source.execute("BEGIN")
            # From here on it reads what is committed now.
            source.execute("SELECT 1 FROM sqlite_master").fetchone()
            source.backup(target, pages=_PAGES, progress=go_on)
            target.execute("PRAGMA journal_mode = DELETE")
    except StorageDamaged as error:
        raise StorageDamaged(f"{database} is damaged: {error}") from None


def unpack(backup: Path, target: Path, secret_key: str | None = None) -> None:
    """Write the database of a ``backup`` to ``target``, readable by its owner alone, and see whether it is
    sound.

    Copies from before migrations are backups too. Raises :class:`BackupKeyError` if it is encrypted and
    ``secret_key`` does not fit, :class:`StorageDamaged` if it is not sound, and :class:`StorageError`.
    """
    decrypted = target.with_name(f"{target.name}.decrypted")
    try:
        with _file_errors(backup, target), _unpacking_errors(backup), backup.open("rb") as packed:
            is_encrypted = packed.read(len(_AGE)) == _AGE
            packed.seek(0)
            if is_encrypted:
                _decrypt(packed, decrypted, secret_key)
                with decrypted.open("rb") as plain:
                    _decompress(plain, target)
            else:
                _decompress(packed, target)
    finally:
        decrypted.unlink(missing_ok=True)
    need_sound(target, backup)
    with storage_errors(), closing(look_into(target)) as file:
        version, newest = SchemaState(*file.execute(STATE).fetchone()).version, len(known_migrations())
    if version > newest:
        raise StorageDamaged(
            f"{backup} has schema {version}, and this version of the bot knows {newest}: use the newer one,"
            " which has made it."
        )


def need_sound(
    copy: Path, source: Path | PostgresAddress, is_stopped: Callable[[], bool] = lambda: False
) -> None:
    """Raise :class:`StorageDamaged`, which names ``source``, unless the pages and indexes of its ``copy`` are
    as SQLite wants them, and the schema is the bot's. ``is_stopped`` is asked as :func:`back_up` does.
    """
    try:
        with closing(look_into(copy)) as file:
            file.set_progress_handler(is_stopped, _STEPS)
            state = SchemaState(*file.execute(STATE).fetchone())
            amiss = schema.amiss_in(file) if is_own(state, known_migrations()) else []
            found = [row[0] for row in file.execute("PRAGMA integrity_check(3)")]
    except sqlite3.DatabaseError as error:
        if is_stopped():
            raise BackupStoppedError("The backup was given up.") from None
        raise StorageDamaged(f"{source} is damaged: {error}") from None
    if found != ["ok"]:
        raise StorageDamaged(f"{source} is damaged: {'; '.join(found)}")
    if not state.has_content:
        raise StorageDamaged(f"{source} is empty; name another one.")
    if not is_own(state, known_migrations()):
        raise StorageDamaged(f"{source}: {NOT_OURS}; name another one.")
    if amiss:
        raise StorageDamaged(f"{source}: {schema.said_of(amiss)}.")


def need_complete(copy: Path, source: Path | PostgresAddress) -> None:
    """Raise :class:`StorageDamaged`, which names ``source``, if anything is missing in its ``copy``."""
    with storage_errors(), closing(look_into(copy)) as file:
        lost = [str(each) for each in missing.missing_in(file)]
    if lost:
        more = f" and {len(lost) - _NAMED} more" if len(lost) > _NAMED else ""
        raise StorageDamaged(f"{source} is not complete: {'; '.join(lost[:_NAMED])}{more}.")


def need_replaceable(database: Path) -> None:
    """Raise :class:`StorageDamaged` if another program, or a version of the bot that was never released, has
    made the file ``database``, which another one is to replace. One of the bot's may be damaged.
    """
    known = known_migrations()
    with _file_errors(database):
        if not database.exists():
            return
        try:
            with closing(look_into(database)) as file:
                is_ours = is_own(SchemaState(*file.execute(STATE).fetchone()), known)
        except sqlite3.DatabaseError:
            with database.open("rb") as damaged:
                header = damaged.read(_HEADER)
            is_ours = header.startswith(_SQLITE) and int.from_bytes(header[_MARK]) == mark_of(known)
    if not is_ours:
        raise StorageDamaged(f"{database}: {NOT_OURS}; move it away, or name another in OLSEN_DATABASE.")


def put_in_place(new: Path, database: Path, now: int) -> Path | None:
    """Put the database file ``new`` in the place of ``database``, which nobody may use. Return the path under
    which the database from before is kept; None if there was none.
    """
    with _file_errors(database):
        _folded(new)
        aside = None
        if database.exists():
            version = _folded(database)
            aside = database.with_name(f"{database.name}.bak-{version}-{_written(now)}")
            make_private(database)
            os.link(database, aside)
        for side in SIDES[1:]:  # what could not be folded stays with the one before
            with suppress(FileNotFoundError):
                written = database.with_name(database.name + side)
                written.rename(f"{aside or database}{side}")
        new.replace(database)
        scratch.sync(database.parent)
        return aside


class _Packed(BufferedIOBase):
    """A file that is compressed while it is read, until somebody wants no more of it."""

    def __init__(self, file: BufferedReader, is_stopped: Callable[[], bool]) -> None:
        self._file = file
        self._is_stopped = is_stopped
        self._zip = zlib.compressobj(_LEVEL, wbits=_GZIP_FORMAT)
        self._ready = b""
        self._is_over = False

    def read(self, size: int | None = -1, /) -> bytes:
        """At most ``size`` of the next bytes; nothing at the end. Raises :class:`BackupStoppedError`."""
        if self._is_stopped():
            raise BackupStoppedError("The backup was given up.")
        while not self._ready and not self._is_over:
            plain = self._file.read(_PIECE)
            self._is_over = not plain
            self._ready = self._zip.compress(plain) if plain else self._zip.flush()
        end = len(self._ready) if size is None or size < 0 else size
        piece, self._ready = self._ready[:end], self._ready[end:]
        return piece


def _encrypt(
    packed: _Packed, out: BufferedRandom, key: str, target: Path, is_stopped: Callable[[], bool]
) -> None:
    try:
        pyrage.encrypt_io(packed, out, [pyrage.x25519.Recipient.from_str(key)])
    except pyrage.EncryptError as error:  # it wraps what reading and writing raise
        if is_stopped():
            raise BackupStoppedError("The backup was given up.") from None
        raise StorageError(f"{target}: {error}") from None


def _decrypt(packed: BufferedReader, target: Path, secret_key: str | None) -> None:
    if secret_key is None:
        raise BackupKeyError("The backup is encrypted: name the file with its secret key.")
    try:
        with _owned(target) as out:
            pyrage.decrypt_io(packed, out, [_identity(secret_key)])
    except pyrage.DecryptError as error:
        if "No matching keys" in str(error):
            raise BackupKeyError("The backup was encrypted for another key than this one.") from None
        raise


def _decompress(packed: BufferedReader, target: Path) -> None:
    begins = packed.read(len(_SQLITE))
    packed.seek(0)
    with _owned(target) as out:
        if begins.startswith(_GZIP):
            with gzip.GzipFile(fileobj=packed, mode="rb") as plain:
                shutil.copyfileobj(plain, out, _PIECE)
        elif begins == _SQLITE:
            shutil.copyfileobj(packed, out, _PIECE)
        else:
            raise StorageDamaged(f"{packed.name} is no backup of this bot.")
        out.flush()
        os.fsync(out.fileno())


def _identity(secret_key: str) -> pyrage.x25519.Identity:
    """The secret key in a text, as age writes it: lines that begin with # are comments."""
    lines = [line.strip() for line in secret_key.splitlines()]
    try:
        (key,) = [line for line in lines if line and not line.startswith("#")]
        return pyrage.x25519.Identity.from_str(key)
    except (ValueError, pyrage.IdentityError):
        raise BackupKeyError("This is no secret key of age; it begins with 'AGE-SECRET-KEY-1'.") from None


def _folded(database: Path) -> int:
    """Move the write-ahead log of a database into it, and return the number of its schema; 0 if that cannot
    be read.
    """
    try:
        with closing(sqlite3.connect(database)) as file:
            file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            (version,) = file.execute("PRAGMA user_version").fetchone()
            return int(version)
    except sqlite3.DatabaseError:
        return 0


@contextmanager
def _owned(path: Path) -> Iterator[BufferedRandom]:
    """A new file at ``path`` that only its owner may read."""
    path.unlink(missing_ok=True)
    with os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, OWNER_ONLY), "w+b") as file:
        yield file


@contextmanager
def _unpacking_errors(backup: Path) -> Iterator[None]:
    try:
        yield
    except (EOFError, zlib.error, pyrage.DecryptError) as error:
        raise StorageDamaged(f"{backup} is damaged or cut off: {error}") from None
    except OSError as error:
        if error.errno is not None:
            raise
        raise StorageDamaged(f"{backup} is damaged or cut off: {error}") from None


@contextmanager
def _file_errors(path: Path, written: Path | None = None) -> Iterator[None]:
    """Turn the system's errors into ours, given what is read or written; ``written`` is given if both are."""
    try:
        yield
    except OSError as error:
        if error.errno in _NO_ROOM:
            raise StorageError(f"{(written or path).parent}: {error.strerror}") from error
        raise StorageError(f"{error.filename or path}: {error.strerror or error}") from error
