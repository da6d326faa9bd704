"""`olsen health`: whether a bot is at work on a database, for Docker and whoever else asks often. It imports
little, and starts no bot.
"""

from __future__ import annotations

import json
import sqlite3
import time
from contextlib import closing
from pathlib import Path

from bot.exits import Exit, failed

STALE = 90
"""Seconds after which a bot that has noted nothing is not at work. Every 15 seconds it notes until when it
was connected."""


def health(database: Path) -> Exit:
    """Print whether a bot is at work on ``database``, and return OK or FAILED."""
    try:
        with closing(
            sqlite3.connect(f"{database.resolve().as_uri()}?mode=ro", uri=True, timeout=5)
        ) as reader:
            row = reader.execute("SELECT text FROM notes WHERE name = 'alive'").fetchone()
            backup = reader.execute("SELECT text FROM notes WHERE name = 'nightly backup'").fetchone()
    except sqlite3.Error as error:
        return failed(f"The database {database} cannot be read: {error}")
    if row is None:
        return failed("No bot has been at work on this database.")
    ago = time.time() - int(row[0]) / 1000
    if ago > STALE:
        return failed(f"The bot has not been at work for {ago:.0f} s, or is not connected to Discord.")
    print(f"The bot is at work.{_backup(backup)}")
    return Exit.OK


def _backup(row: tuple[str] | None) -> str:
    """A sentence about a nightly backup that has failed. It does not make the bot unhealthy: starting it
    again would not help.
    """
    try:
        fault = json.loads(row[0])["fault"] if row is not None else ""
    except (ValueError, LookupError, TypeError):
        return ""
    return f" The last nightly backup failed; the log says why, at fault {fault}." if fault else ""
