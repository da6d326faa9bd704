"""The parts of a schema, and the differences between two of them. Pure, except for reading a file's
schema.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import closing
from functools import cache

from bot.storage.migrations import STATE, Migration, SchemaState, known_migrations

Schema = Mapping[str, str]
"""Definition of each part, by its kind and name, such as ``table people``."""

_PARTS = """
SELECT type || ' ' || name, sql FROM sqlite_master
WHERE sql IS NOT NULL AND NOT (type = 'table' AND name IN ('sqlite_sequence', 'sqlite_stat1', 'sqlite_stat4'))
"""
"""Query for all parts made by statements, without SQLite's own tables."""


_NAMED = 3
"""Maximum number of different parts to name."""


def differences(should: Schema, found: Schema) -> list[str]:
    """Compare a schema with the expected one, and return a short description of each difference: tables
    first, because their indexes come and go with them.
    """
    both = should.keys() & found.keys()
    verdicts = {
        **dict.fromkeys(should.keys() - both, "is missing"),
        **dict.fromkeys(found.keys() - both, "was added"),
        **{part: "was changed" for part in both if should[part] != found[part]},
    }
    tables_first = sorted(verdicts, key=lambda part: (not part.startswith("table "), part))
    return [f"{part} {verdicts[part]}" for part in tables_first]


def amiss_in(file: sqlite3.Connection) -> list[str]:
    """Compare the schema of the bot's database in a file with that of the migrations, and return a short
    description of each difference; none if a newer version has made it. Raises the driver's errors.
    """
    known, state = known_migrations(), SchemaState(*file.execute(STATE).fetchone())
    return [] if state.version > len(known) else differences(made_by(known[: state.version]), of_file(file))


def said_of(amiss: Sequence[str]) -> str:
    """Return the sentence that a schema differs from the bot's, and where."""
    more = f" and {len(amiss) - _NAMED} more" if len(amiss) > _NAMED else ""
    return f"its schema differs from the bot's: {'; '.join(amiss[:_NAMED])}{more}"


def of_file(file: sqlite3.Connection) -> Schema:
    """Read the schema of a file. Raises the driver's errors."""
    return {part: _words(sql) for part, sql in file.execute(_PARTS)}


@cache
def made_by(migrations: Sequence[Migration]) -> Schema:
    """Return the schema made by these migrations, a tuple."""
    with closing(sqlite3.connect(":memory:")) as file:
        for migration in migrations:
            for statement in migration.statements:
                file.execute(statement)
        return of_file(file)


def _words(sql: str) -> str:
    """Normalize a statement against the changes that SQLite makes when a table or column is renamed."""
    return " ".join(sql.replace('"', "").split())
