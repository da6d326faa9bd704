"""`olsen health`: check whether a bot is running on a database, for Docker and other programs that ask often.
It imports little, and starts no bot.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import sys
import time
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from bot.address import PostgresAddress
from bot.exits import Exit, failed

STALE = 90
"""Seconds after which a bot that has noted nothing is not at work. Every 15 seconds it notes until when it
was connected, and which of its shards are not."""

NOTES = "SELECT name, text FROM notes WHERE name IN ('held', 'nightly backup') OR name LIKE 'alive%'"


class _Asked(NamedTuple):
    """What a database says about the bot."""

    notes: Mapping[str, str]
    is_used: bool
    """Whether a bot has the database. The notes of one that has stopped stay, also in backups."""
    ran: frozenset[str]
    """The names of notes that say until when the bot that is asked about was connected."""
    waits: bool = False
    """Whether it only waits for shards that others have."""


def health(database: Path | PostgresAddress) -> Exit:
    """Print whether a bot is at work on ``database``, and return OK or FAILED. It is at work while one of its
    shards is connected, because a restart would stop that one too. If several processes share a database on
    a server, only those of this machine count, if there are any.
    """
    try:
        notes, is_used, ran, waits = (
            _ask_server(database) if isinstance(database, PostgresAddress) else _ask_file(database)
        )
    except _UnreadableError as error:
        return failed(f"Can't read the database {database}: {error}")
    if waits:
        print("The bot waits for shards, because other processes have all of them.")
        return Exit.OK
    alive = max((int(notes[name]) for name in ran & notes.keys()), default=None)
    if alive is None:
        return failed("No bot has used this database yet.")
    if not is_used:
        return failed("No bot uses the database. Start one with `olsen`.")
    ago = time.time() - alive / 1000
    if ago > STALE:
        return failed(f"The bot has been stuck for {ago:.0f} s, or is not connected to Discord.")
    print(f"The bot is running.{_backup(notes.get('nightly backup'))}")
    for shard, count, until in json.loads(notes.get("held", "[]")):
        print(
            f"Shard {shard} of {count} has not been connected for {time.time() - until / 1000:.0f} s, so no "
            "one can play on its servers."
        )
    return Exit.OK


class _UnreadableError(Exception):
    """The notes cannot be read."""


def _ask_file(path: Path) -> _Asked:
    from bot.storage.lock import holder_of  # not above: who has a server needs nothing of these
    from bot.storage.looking import look_into

    if not path.exists():
        raise _UnreadableError("it does not exist yet. The first start of the bot creates it")
    try:
        with closing(look_into(path)) as file:
            notes = dict(file.execute(NOTES))
        holder = holder_of(path)
    except (sqlite3.Error, OSError) as error:
        raise _UnreadableError(error) from None
    is_used = holder is not None and not holder.command
    return _Asked(notes, is_used or sys.platform == "win32", frozenset({"alive"}))  # without locks


def _ask_server(address: PostgresAddress) -> _Asked:
    from bot.storage.errors import StorageError
    from bot.storage.held import held_at  # not above: a database in a file doesn't need it
    from bot.storage.postgres import ask

    try:
        notes = dict(asyncio.run(ask(address, NOTES)))
        bots = [each for each in asyncio.run(held_at(address)) if not each.holder.command]
    except StorageError as error:
        raise _UnreadableError(error) from None
    asked = [each for each in bots if each.holder.is_here] or bots
    shared = {f"alive {shard}/{each.of}" for each in asked for shard in each.shards}
    waits = bool(asked) and not any(each.shards for each in asked)
    return _Asked(notes, bool(bots), frozenset(shared & notes.keys() or {"alive"}), waits)


def _backup(note: str | None) -> str:
    """A sentence about a nightly backup that has failed. It does not make the bot unhealthy: starting it
    again would not help.
    """
    try:
        fault = json.loads(note)["fault"] if note is not None else ""
    except (ValueError, LookupError, TypeError):
        return ""
    return f" The last nightly backup failed. See fault {fault} in the log." if fault else ""
