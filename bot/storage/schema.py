"""What a schema is made of, and where two of them differ. Pure, but for reading that of a file."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import closing
from functools import cache

from bot.storage.migrations import STATE, Migration, SchemaState, known_migrations

Schema = Mapping[str, str]
"""How each part is defined, by its kind and name, such as ``table people``."""

_PARTS = """
SELECT type || ' ' || name, sql FROM sqlite_master
WHERE sql IS NOT NULL AND NOT (type = 'table' AND name IN ('sqlite_sequence', 'sqlite_stat1', 'sqlite_stat4'))
"""
"""What was made by a statement. SQLite's own tables, which count for it, come and go."""


_NAMED = 3
"""The number of parts that are named of those that differ."""


def differences(should: Schema, found: Schema) -> list[str]:
    """Compare a schema with what it should be, and return a few words for each part that differs: tables come
    first, as what belongs to them goes and comes with them.
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
    """Compare the schema of the bot's database in a file, and return a few words for each part that differs
    from what the migrations make; nothing if a newer version has made it. Raises the driver's errors.
    """
    known, state = known_migrations(), SchemaState(*file.execute(STATE).fetchone())
    return [] if state.version > len(known) else differences(made_by(known[: state.version]), of_file(file))


def said_of(amiss: Sequence[str]) -> str:
    """Say that a schema is not the one that the bot makes, and where."""
    more = f" and {len(amiss) - _NAMED} more" if len(amiss) > _NAMED else ""
    return f"its schema is not as the bot makes it: {'; '.join(amiss[:_NAMED])}{more}"


def of_file(file: sqlite3.Connection) -> Schema:
    """Read the schema of a file. Raises the driver's errors."""
    return {part: _words(sql) for part, sql in file.execute(_PARTS)}


@cache
def made_by(migrations: Sequence[Migration]) -> Schema:
    """Return the schema of a file to which these migrations, a tuple, were applied."""
    with closing(sqlite3.connect(":memory:")) as file:
        for migration in migrations:
            for statement in migration.statements:
                file.execute(statement)
        return of_file(file)


def _words(sql: str) -> str:
    """A statement without what SQLite may write otherwise when a table changes its name or a column."""
    return " ".join(sql.replace('"', "").split())
