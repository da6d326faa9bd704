"""Missing data: rows, people and achievements that other rows depend on."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from bot.storage.migrations import STATE, SchemaState, known_migrations
from bot.storage.queries import queries

PEOPLE, ACHIEVEMENTS = "people_who_are_gone", "achievements_amiss"
"""Queries for missing data."""

Row = Mapping[str, Any]


class Missing(NamedTuple):
    """One missing thing."""

    where: str
    """Its place, such as ``person 1a2b3c4d``."""
    what: str

    def __str__(self) -> str:
        return f"{self.where}: {self.what}"


def people(rows: Iterable[Row]) -> Iterator[Missing]:
    """Yield missing people, given the rows of :data:`PEOPLE`."""
    for row in rows:
        yield Missing(f"person {row['person']}", f"{row['place']} names them, and they are not in people")


def achievements(rows: Iterable[Row]) -> Iterator[Missing]:
    """Yield people whose achievements differ from those they earned, given the rows of
    :data:`ACHIEVEMENTS`.
    """
    for row in rows:
        where = f"match {row['table_id']}, achievements of {row['person']}"
        yield Missing(where, "they are not those that the result notes")


def references(file: sqlite3.Connection) -> Iterator[Missing]:
    """Yield the tables of a file that have dangling references. Raises the driver's errors."""
    found = Counter((table, parent) for table, _, parent, _ in file.execute("PRAGMA foreign_key_check"))
    for (table, parent), count in sorted(found.items()):
        yield Missing(table, f"rows that refer to nothing in {parent}: {count}")


def missing_in(file: sqlite3.Connection) -> Iterator[Missing]:
    """Yield everything missing in the bot's database in a file with the bot's schema; nothing unless the
    schema is the newest. Raises the driver's errors.
    """
    yield from references(file)
    if SchemaState(*file.execute(STATE).fetchone()).version == len(known_migrations()):
        yield from people(_rows(file, PEOPLE))
        yield from achievements(_rows(file, ACHIEVEMENTS))


def _rows(file: sqlite3.Connection, query: str) -> Iterator[Row]:
    cursor = file.execute(queries()[query])
    names = [column for column, *_ in cursor.description]
    return (dict(zip(names, row, strict=True)) for row in cursor)
