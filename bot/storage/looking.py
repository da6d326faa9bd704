"""Read-only access to the file of a database that a bot may be using."""

from __future__ import annotations

import sqlite3
from contextlib import suppress
from pathlib import Path

PATIENCE = 5.0
"""Default wait (s) for other processes."""


def look_into(path: Path, timeout: float = PATIENCE) -> sqlite3.Connection:
    """Open a connection to the database at ``path`` that changes nothing in it and leaves nothing beside it.
    For a consistent view, begin a transaction.

    It waits at most ``timeout`` seconds for other processes. Raises the driver's errors, also if there is no
    file.
    """
    # A killed process may have left a log, which a connection that may write moves into the file when it is
    # closed. If there is nothing in it, it is the other way round: one that may only read leaves it behind.
    real = path.resolve()
    logged = 0
    with suppress(FileNotFoundError):
        logged = real.with_name(f"{real.name}-wal").stat().st_size
    mode = "ro" if logged else "rw"
    file = sqlite3.connect(f"{real.as_uri()}?mode={mode}", timeout=timeout, isolation_level=None, uri=True)
    file.execute("PRAGMA query_only = ON")
    return file
