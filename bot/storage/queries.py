"""The queries of ``data/sql``, by the names that they have there."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import aiosql

from bot.resources import data_folder
from bot.storage.connection import Connection, Statement

Query = tuple[str, Mapping[str, Any]]
"""The name of a query and its parameters."""

Rows = list[Mapping[str, Any]]
"""What a query gives, by column."""


async def carry_out(connection: Connection, *wanted: Query, begin: int | None = None) -> list[Rows]:
    """Carry out queries one after the other, on one trip to the database; give the rows of each.

    With ``begin`` they are the first of a writing transaction, which waits so many milliseconds for other
    processes.
    """
    statements: list[Statement] = [(getattr(queries(), name).sql, parameters) for name, parameters in wanted]
    if begin is not None:
        opening: list[Statement] = [(f"PRAGMA busy_timeout = {begin}", {}), ("BEGIN IMMEDIATE", {})]
        _, _, *results = await connection.carry_out([*opening, *statements])
    else:
        results = await connection.carry_out(statements)
    return [[dict(row) for row in rows] for rows in results]


@cache
def queries() -> Any:
    """All queries, loaded once. Their names and parameters stand in the files alone, hence ``Any``."""
    return aiosql.from_path(data_folder() / "sql", "aiosqlite", mandatory_parameters=False)
