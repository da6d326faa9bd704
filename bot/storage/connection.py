"""The driver's connection, extended to run several statements in one call to its thread."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import aiosqlite

from bot.storage.executor import Columns, Query
from bot.storage.queries import queries as known

SqlStatement = tuple[str, Mapping[str, Any]]
"""An SQL statement, and its parameters."""


class Connection(aiosqlite.Connection):
    """A connection to the file at ``path``. Await it before use. Callers begin and end transactions
    themselves.
    """

    def __init__(self, path: Path, busy_timeout_ms: int) -> None:
        connect = partial(sqlite3.connect, path, timeout=busy_timeout_ms / 1000, isolation_level=None)
        super().__init__(connect, iter_chunk_size=64)

    async def carry_out(self, *queries: Query, begin: int | None = None) -> list[list[Columns]]:
        """Run statements one after the other until one fails, and return the rows of each.

        ``begin`` first begins a writing transaction, which waits up to that many milliseconds for other
        processes.

        All of this is one call to the driver's thread, because on a busy machine the two threads wait longer
        for each other than for the disk. A cursor that is read to its end there also can't hold up a commit.
        """
        opening: list[SqlStatement] = []
        if begin is not None:
            opening = [(f"PRAGMA busy_timeout = {begin}", {}), ("BEGIN IMMEDIATE", {})]
        statements = opening + [(known()[name], parameters) for name, parameters in queries]
        rows: list[list[sqlite3.Row]] = await self._execute(self._carry_out, statements)  # type: ignore[no-untyped-call]  # the driver's own way in
        return [[dict(row) for row in each] for each in rows[len(opening) :]]

    def _carry_out(self, statements: Sequence[SqlStatement]) -> list[list[sqlite3.Row]]:
        return [self._conn.execute(sql, parameters).fetchall() for sql, parameters in statements]
