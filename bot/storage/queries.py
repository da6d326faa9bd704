"""The queries in ``data/sql``, by name."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from bot.resources import data_folder

QUERY = re.compile(r"^-- name: (\w+)\n(?:--.*\n)*([^;]+;)", re.MULTILINE)
"""A query in a file: the line with its name, comments about it, and its statement, which ends with a
semicolon.
"""


_SET = re.compile(r"SET (\w+) = :\1\b")
_INTO = re.compile(r"\((\w+)\)\nVALUES \(:\1\)")


@cache
def queries() -> dict[str, str]:
    """Return all queries, read once. Raises ValueError if two of them have the same name."""
    found: dict[str, str] = {}
    for file in sorted((data_folder() / "sql").glob("*.sql")):
        for name, sql in QUERY.findall(file.read_text("utf-8")):
            if name in found:
                raise ValueError(f"two queries are called {name}")
            found[name] = sql
    return found


def of_columns(name: str, columns: Iterable[str]) -> str:
    """Return the name of the variant of query ``name`` that sets or inserts these ``columns``."""
    columns = tuple(columns)
    composed = f"{name} {' '.join(columns)}"
    if composed not in queries():
        sql = _SET.sub("SET " + ", ".join(f"{each} = :{each}" for each in columns), queries()[name])
        values = f"({', '.join(columns)})\nVALUES (:{', :'.join(columns)})"
        queries()[composed] = _INTO.sub(values, sql)
    return composed
