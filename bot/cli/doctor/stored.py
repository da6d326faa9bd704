"""The database: where it is, whose, how large, whether it is sound and in use, and whether there is room."""

from __future__ import annotations

import os
import re
import shutil
import sqlite3
import stat
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from pathlib import Path

from bot.cli.doctor.findings import About, Finding
from bot.cli.health import STALE
from bot.cli.quantities import ago, size
from bot.storage.lock import Holder, holder_of
from bot.storage.looking import look_into
from bot.storage.migrations import NOT_OURS, OLDEST, STATE, SchemaState, is_own, is_usable, known_migrations
from bot.storage.missing import Missing, missing_in
from bot.storage.schema import amiss_in, said_of
from bot.storage.traces import SIDES, is_private

ROOM = 100 * 1024 * 1024
"""Bytes that are to be free beside those that a copy of the database takes."""

MOUNTS = Path("/proc/self/mounts")
NETWORK = (
    *("9p", "afs", "beegfs", "ceph", "cifs", "coda", "davfs", "gfs2", "glusterfs", "lustre", "nfs", "nfs4"),
    *("ocfs2", "smb3", "smbfs"),
)
"""File systems whose files another machine keeps. So do most of those that begin with "fuse."."""

about = About("database")


def stored(path: Path) -> Iterator[Finding]:
    """Examine the database at ``path``, which a bot may be using."""
    yield from disk(path)
    if not os.access(path.parent, os.W_OK):
        said = f"this user can't write to {path.parent}, where SQLite keeps files beside {path.name}"
        yield about.not_ok("folder", said, "make the bot's user its owner")
    taken = sum(file.stat().st_size for file in _files(path))
    if not taken:
        yield about.ok("file", f"{path}: NEW, the bot creates it when it starts")
    else:
        yield about.ok("file", f"{path}, {size(taken)}")
        yield from _owner(path)
        yield from _contents(path)
        yield _holder(path)
    yield _room(path.parent, taken)


def disk(path: Path, mounts: Path = MOUNTS) -> Iterator[Finding]:
    """Examine the file system of the database, as the system lists those that are mounted."""
    try:
        mounted = [line.split(" ")[1:3] for line in mounts.read_text("utf-8", "replace").splitlines()]
    except OSError:
        return  # not Linux
    real, kind, depth = path.resolve(), "", 0
    for escaped, its_kind in mounted:  # of those at one place, the last one is seen
        place = Path(re.sub(r"\\(\d{3})", lambda octal: chr(int(octal[1], 8)), escaped))
        if real.is_relative_to(place) and len(place.parts) >= depth:
            kind, depth = its_kind, len(place.parts)
    if kind in NETWORK or kind.startswith("fuse."):
        said = f"{path} is on a network folder ({kind}), where SQLite may lose what it has saved"
        yield about.not_ok("disk", said, "move it to a disk of this machine, or use PostgreSQL")


def _files(path: Path) -> Iterator[Path]:
    return (file for side in SIDES if (file := path.with_name(path.name + side)).is_file())


def _owner(path: Path) -> Iterator[Finding]:
    if os.name != "posix":
        return
    entry = path.stat()
    if entry.st_uid != os.geteuid():
        said = f"user {entry.st_uid}, but you are user {os.geteuid()}"
        yield about.note("owner", said, "run this as the bot's user to see what the bot sees")
    open_to_others = [file for file in _files(path) if not is_private(file)]
    if open_to_others:
        names = " ".join(str(file) for file in open_to_others)
        mode = stat.filemode(open_to_others[0].stat().st_mode)
        yield about.not_ok("mode", f"{mode}, others on this machine can read it", f"chmod 600 {names}")
    else:
        yield about.ok("mode", f"{stat.filemode(entry.st_mode)}, only its owner can read it")


def _contents(path: Path) -> Iterator[Finding]:
    begun = time.monotonic()
    helps = "stop the bot and restore a backup: olsen restore BACKUP"
    try:
        with closing(look_into(path)) as file:
            state = SchemaState(*file.execute(STATE).fetchone())
            if not is_own(state):
                yield about.broken("content", NOT_OURS, "name another file in OLSEN_DATABASE")
                return
            found = [row[0] for row in file.execute("PRAGMA quick_check(3)")]
            amiss = amiss_in(file)
            has_notes = state.has_content and not amiss
            notes = dict(file.execute("SELECT name, text FROM notes")) if has_notes else {}
            lost = [] if amiss else list(missing_in(file))
    except sqlite3.DatabaseError as error:
        code = (getattr(error, "sqlite_errorcode", None) or 0) & 0xFF
        if code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
            yield about.broken("content", str(error), helps)
        else:
            yield about.not_ok("content", f"can't read it: {error}", "try again as the bot's user")
        return
    if found != ["ok"]:
        yield about.broken("content", f"damaged: {', '.join(found)}", helps)
    else:
        yield about.ok("content", f"sound (quick_check, {time.monotonic() - begun:.1f} s)")
    yield schema(state.version, notes, amiss=amiss)
    yield from complete(lost)


def schema(
    version: int, notes: Mapping[str, str], engine: str = "sqlite", amiss: Sequence[str] = ()
) -> Finding:
    """Examine a database's schema: its number, with the bot's ``notes``, and what is ``amiss`` in it."""
    known = known_migrations(engine=engine)
    if amiss:
        helps = "undo the change, or stop the bot and restore a backup: olsen restore BACKUP"
        return about.broken("schema", said_of(amiss), helps)
    if not is_usable(version, notes.get(OLDEST), len(known)):
        said = f"{version}, from a newer version of the bot. This one knows {len(known)}"
        return about.broken("schema", said, "start the newer version, or restore a backup")
    if version > len(known):
        return about.ok("schema", f"{version}, from a newer version of the bot. This one can use it too")
    names = ", ".join(migration.name for migration in known[version:])
    if names:
        after = ", after a backup" if engine == "sqlite" else ""
        return about.note("schema", f"{version}, and the next start applies{after}: {names}")
    return about.ok("schema", f"{version}, the newest")


def complete(lost: Sequence[Missing]) -> Iterator[Finding]:
    """Examine what is missing in a database."""
    if lost:
        more = f" and {len(lost) - 1} more" if len(lost) > 1 else ""
        helps = "see all with `olsen verify`. Then stop the bot and restore a backup: olsen restore BACKUP"
        yield about.not_ok("complete", f"{lost[0]}{more}", helps)


def _holder(path: Path) -> Finding:
    try:
        holder = holder_of(path)
    except OSError as error:
        return about.note("lock", f"can't read it: {error.strerror}", "try again as the bot's user")
    if holder is None:
        return about.note("lock", "no bot uses the database", "start one with `olsen`")
    return at_work(holder, note(path, "alive"))


def at_work(holder: Holder, noted: str | None, shards: str = "") -> Finding:
    """Examine a process that has the database, or the ``shards`` that these words name, and what a bot has
    ``noted`` about when it was connected.
    """
    process = f"{holder} uses the database" + (f" for {shards}" if shards else "")
    if holder.command:
        return about.note("lock", process, "wait until it ends, then start the bot")
    since = time.time() - int(noted) / 1000 if noted is not None else None
    if since is not None and since > STALE:
        said = f"{process}, and was last connected to Discord {ago(since)} ago"
        return about.not_ok("lock", said, "look at its log. If it hangs, restart it")
    return about.ok("lock", process)


def _room(folder: Path, taken: int) -> Finding:
    try:
        free = shutil.disk_usage(folder).free
    except OSError as error:
        return about.not_ok("free space", f"{folder}: {error.strerror}", "name another folder")
    if free < taken + ROOM:
        helps = f"make room: a backup and a copy before migrations need {size(taken + ROOM)}"
        return about.not_ok("free space", f"{size(free)} beside the database", helps)
    return about.ok("free space", f"{size(free)} beside the database")


def note(path: Path, name: str) -> str | None:
    """What the bot has noted for itself under a name; None if it has not, or it cannot be read."""
    try:
        with closing(look_into(path)) as file:
            row = file.execute("SELECT text FROM notes WHERE name = ?", (name,)).fetchone()
    except sqlite3.Error:
        return None
    return None if row is None else str(row[0])
