"""`olsen health`: whether a bot is at work on a database, for Docker and whoever else asks often. It imports
little, and starts no bot.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from contextlib import closing
from pathlib import Path

from bot.address import PostgresAddress
from bot.exits import Exit, failed

STALE = 90
"""Seconds after which a bot that has noted nothing is not at work. Every 15 seconds it notes until when it
was connected, and which of its shards are not."""

NOTES = "SELECT name, text FROM notes WHERE name IN ('alive', 'held', 'nightly backup')"


def health(database: Path | PostgresAddress) -> Exit:
    """Print whether a bot is at work on ``database``, and return OK or FAILED. It is at work while one of its
    shards is connected: starting it anew would stop the others too.
    """
    try:
        notes = _asked(database) if isinstance(database, PostgresAddress) else _read(database)
    except _UnreadableError as error:
        return failed(f"The database {database} cannot be read: {error}")
    if "alive" not in notes:
        return failed("No bot has been at work on this database.")
    ago = time.time() - int(notes["alive"]) / 1000
    if ago > STALE:
        return failed(f"The bot has not been at work for {ago:.0f} s, or is not connected to Discord.")
    print(f"The bot is at work.{_backup(notes.get('nightly backup'))}")
    for shard, count, until in json.loads(notes.get("held", "[]")):
        print(
            f"Shard {shard} of {count} has not been connected for {time.time() - until / 1000:.0f} s: nobody "
            "can play on its servers."
        )
    return Exit.OK


class _UnreadableError(Exception):
    """The notes cannot be read."""


def _read(path: Path) -> dict[str, str]:
    try:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True, timeout=5)) as reader:
            return dict(reader.execute(NOTES))
    except sqlite3.Error as error:
        raise _UnreadableError(error) from None


def _asked(address: PostgresAddress) -> dict[str, str]:
    from bot.storage.errors import StorageError  # not above: whoever has a file needs nothing of it
    from bot.storage.postgres import ask

    try:
        return dict(asyncio.run(ask(address, NOTES)))
    except StorageError as error:
        raise _UnreadableError(error) from None


def _backup(note: str | None) -> str:
    """A sentence about a nightly backup that has failed. It does not make the bot unhealthy: starting it
    again would not help.
    """
    try:
        fault = json.loads(note)["fault"] if note is not None else ""
    except (ValueError, LookupError, TypeError):
        return ""
    return f" The last nightly backup failed; the log says why, at fault {fault}." if fault else ""
