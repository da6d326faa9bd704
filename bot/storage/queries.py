"""The queries in ``data/sql``, by name."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from bot.resources import data_folder

QUERY = re.compile(r"^-- name: (\w+)\n(?:--.*\n)*([^;]+;)", re.MULTILINE)
"""A query in a file: the line before it, comments about it, and its statement, which ends with a semicolon.
"""


@cache
def queries() -> Mapping[str, str]:
    """All queries, read once. Raises ValueError if two of them have the same name."""
    found: dict[str, str] = {}
    for file in sorted((data_folder() / "sql").glob("*.sql")):
        for name, sql in QUERY.findall(file.read_text("utf-8")):
            if name in found:
                raise ValueError(f"two queries are called {name}")
            found[name] = sql
    return found
