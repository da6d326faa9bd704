"""Backups: a consistent copy of the database while the bot uses it, compressed, and encrypted on request.

A backup is a gzipped SQLite file, whatever the engine of the database. An encrypted one is that file in the
format of age (age-encryption.org), which other programs read too. All functions block, so call them in a
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
from bot.storage.migrations import NOT_OURS, OURS, STATE, SchemaState, is_own, known_migrations
from bot.storage.traces import OWNER_ONLY, SIDES, make_private

ENDING = ".db.gz"
ENCRYPTED = ".age"
TIME = "%Y%m%d-%H%M%S"
"""Format of the time (UTC) in file names."""
_PIECE = 1 << 20
_PAGES = 4096
"""Number of pages to copy between two checks whether to stop."""
_LEVEL, _GZIP_FORMAT = 6, 16 + zlib.MAX_WBITS
"""The compression level, and zlib's number for gzip's format."""
_STEPS = 10_000
"""Number of SQLite's steps between two such checks while a copy is verified."""
_NO_ROOM = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
_NAMED = 3
"""Maximum number of missing things to name."""
_HEADER, _MARK = 100, slice(68, 72)
"""The first bytes of a SQLite file, and the position of a program's mark in them."""
_AGE, _GZIP, _SQLITE = b"age-encryption.org/", b"\x1f\x8b", b"SQLite format 3\0"


class BackupStoppedError(StorageError):
    """The backup was stopped, because it is no longer wanted."""


class BackupKeyError(StorageError):
    """An age key is invalid, doesn't fit, or is missing."""


def name_at(now: int, key: str | None, kind: str = "olsen") -> str:
    """Return the name of a backup made at ``now`` (ms since 1970), encrypted if there is a ``key``. It begins
    with its ``kind``.
    """
    return f"{kind}-{_written(now)}{ENDING}{ENCRYPTED if key else ''}"


def _written(ms: int) -> str:
    return datetime.fromtimestamp(ms / 1000, UTC).strftime(TIME)


def new_keys() -> tuple[str, str]:
    """Generate a pair of keys: the public one to encrypt, and the secret one to decrypt."""
    identity = pyrage.x25519.Identity.generate()
    return str(identity.to_public()), str(identity)


def need_key(key: str) -> str:
    """Return ``key`` if it is a public key. Raises ValueError."""
    try:
        return str(pyrage.x25519.Recipient.from_str(key))
    except pyrage.RecipientError:
        raise ValueError("is not a public age key. A whole one is 'age1' and 58 more characters") from None


def back_up(
    database: Path | PostgresAddress,
    target: Path,
    key: str | None = None,
    is_stopped: Callable[[], bool] = lambda: False,
    *,
    beside: Path | None = None,
) -> None:
    """Write a backup of ``database``, which may be in use, to ``target``, readable by its owner alone.

    The backup contains everything committed before the call. It gets its name once it is complete and
    verified. The temporary copy lies beside the database, or for PostgreSQL ``beside`` the file with this
    name. ``key`` encrypts everything written to the folder of ``target``. ``is_stopped`` is called often; if
    it returns True, :class:`BackupStoppedError` is raised. Raises :class:`StorageDamaged` if the database is
    damaged, and :class:`StorageError`.
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
    """Copy a database, which may be in use, in its current state to a SQLite file.

    Writers never have to wait and don't make the copy start again. ``copy`` is readable by its owner alone.
    ``is_stopped`` works as in :func:`back_up`. Raises :class:`StorageError`.
    """
    make_private(copy)

    def go_on(status: int = 0, remaining: int = 0, total: int = 0) -> None:
        if is_stopped():
            raise BackupStoppedError("The backup was stopped.")

    if isinstance(database, PostgresAddress):
        from bot.storage.moving import copy_all  # not above: a file needs no driver for a server

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
            # From here on the snapshot is fixed.
            source.execute("SELECT 1 FROM sqlite_master").fetchone()
            source.backup(target, pages=_PAGES, progress=go_on)
            target.execute("PRAGMA journal_mode = DELETE")
    except StorageDamaged as error:
        raise StorageDamaged(f"{database} is damaged: {error}") from None


def unpack(backup: Path, target: Path, secret_key: str | None = None) -> None:
    """Write the database in ``backup`` to ``target``, readable by its owner alone, and verify it.

    Copies from before migrations count as backups too. Raises :class:`BackupKeyError` if it is encrypted and
    ``secret_key`` doesn't fit, :class:`StorageDamaged` if it is damaged, and :class:`StorageError`.
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
            f"{backup} has schema {version}, but this version of the bot only knows schemas up to {newest}."
            " Use the newer version that made it."
        )


def need_sound(
    copy: Path, source: Path | PostgresAddress, is_stopped: Callable[[], bool] = lambda: False
) -> None:
    """Raise :class:`StorageDamaged`, which names ``source``, unless SQLite finds the pages and indexes of its
    ``copy`` intact, and the schema is the bot's. ``is_stopped`` works as in :func:`back_up`.
    """
    try:
        with closing(look_into(copy)) as file:
            file.set_progress_handler(is_stopped, _STEPS)
            state = SchemaState(*file.execute(STATE).fetchone())
            amiss = schema.amiss_in(file) if is_own(state) else []
            found = [row[0] for row in file.execute("PRAGMA integrity_check(3)")]
    except sqlite3.DatabaseError as error:
        if is_stopped():
            raise BackupStoppedError("The backup was stopped.") from None
        raise StorageDamaged(f"{source} is damaged: {error}") from None
    if found != ["ok"]:
        raise StorageDamaged(f"{source} is damaged: {'; '.join(found)}")
    if not state.has_content:
        raise StorageDamaged(f"{source} is empty. Name another one.")
    if not is_own(state):
        raise StorageDamaged(f"{source}: {NOT_OURS}. Name another one.")
    if amiss:
        raise StorageDamaged(f"{source}: {schema.said_of(amiss)}.")


def need_complete(copy: Path, source: Path | PostgresAddress) -> None:
    """Raise :class:`StorageDamaged`, which names ``source``, if its ``copy`` lacks rows that others
    refer to.
    """
    with storage_errors(), closing(look_into(copy)) as file:
        lost = [str(each) for each in missing.missing_in(file)]
    if lost:
        more = f" and {len(lost) - _NAMED} more" if len(lost) > _NAMED else ""
        raise StorageDamaged(f"{source} is incomplete: {'; '.join(lost[:_NAMED])}{more}.")


def need_replaceable(database: Path) -> None:
    """Raise :class:`StorageDamaged` if the file ``database``, which is to be replaced, is from another
    program, or from the bot before its release. A damaged database of the bot may be replaced.
    """
    with _file_errors(database):
        if not database.exists():
            return
        try:
            with closing(look_into(database)) as file:
                is_ours = is_own(SchemaState(*file.execute(STATE).fetchone()))
        except sqlite3.DatabaseError:
            with database.open("rb") as damaged:
                header = damaged.read(_HEADER)
            is_ours = header.startswith(_SQLITE) and int.from_bytes(header[_MARK]) == OURS
    if not is_ours:
        raise StorageDamaged(f"{database}: {NOT_OURS}. Move it away, or name another one in OLSEN_DATABASE.")


def put_in_place(new: Path, database: Path, now: int) -> Path | None:
    """Replace ``database``, which must not be in use, by the database file ``new``. Return the path where the
    old database is kept; None if there was none.
    """
    with _file_errors(database):
        _folded(new)
        aside = None
        if database.exists():
            version = _folded(database)
            aside = database.with_name(f"{database.name}.bak-{version}-{_written(now)}")
            make_private(database)
            os.link(database, aside)
        for side in SIDES[1:]:  # a log that could not be folded stays with the old database
            with suppress(FileNotFoundError):
                written = database.with_name(database.name + side)
                written.rename(f"{aside or database}{side}")
        new.replace(database)
        scratch.sync(database.parent)
        return aside


class _Packed(BufferedIOBase):
    """A file that is compressed while it is read, until the backup is stopped."""

    def __init__(self, file: BufferedReader, is_stopped: Callable[[], bool]) -> None:
        self._file = file
        self._is_stopped = is_stopped
        self._zip = zlib.compressobj(_LEVEL, wbits=_GZIP_FORMAT)
        self._ready = b""
        self._is_over = False

    def read(self, size: int | None = -1, /) -> bytes:
        """Return at most ``size`` of the next bytes; none at the end. Raises :class:`BackupStoppedError`."""
        if self._is_stopped():
            raise BackupStoppedError("The backup was stopped.")
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
    except pyrage.EncryptError as error:  # it wraps errors of reading and writing
        if is_stopped():
            raise BackupStoppedError("The backup was stopped.") from None
        raise StorageError(f"{target}: {error}") from None


def _decrypt(packed: BufferedReader, target: Path, secret_key: str | None) -> None:
    if secret_key is None:
        raise BackupKeyError("The backup is encrypted. Name the file with its secret key.")
    try:
        with _owned(target) as out:
            pyrage.decrypt_io(packed, out, [_identity(secret_key)])
    except pyrage.DecryptError as error:
        if "No matching keys" in str(error):
            raise BackupKeyError(
                "This key doesn't fit, because the backup was encrypted for a different one."
            ) from None
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
            raise StorageDamaged(f"{packed.name} is not a backup of this bot.")
        out.flush()
        os.fsync(out.fileno())


def _identity(secret_key: str) -> pyrage.x25519.Identity:
    """Parse the text of an age secret key. Lines that begin with # are comments."""
    lines = [line.strip() for line in secret_key.splitlines()]
    try:
        (key,) = [line for line in lines if line and not line.startswith("#")]
        return pyrage.x25519.Identity.from_str(key)
    except (ValueError, pyrage.IdentityError):
        raise BackupKeyError("This is not a secret age key. Those begin with 'AGE-SECRET-KEY-1'.") from None


def _folded(database: Path) -> int:
    """Move the write-ahead log of a database into it, and return its schema version; 0 if that can't be
    read.
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
    """Open a new file at ``path`` that only its owner may read."""
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
    """Turn errors of the system into ours. ``path`` is read or written; if both happen, ``written`` is the
    file that is written.
    """
    try:
        yield
    except OSError as error:
        if error.errno in _NO_ROOM:
            raise StorageError(f"{(written or path).parent}: {error.strerror}") from error
        raise StorageError(f"{error.filename or path}: {error.strerror or error}") from error
