"""Both schemas mean the same, and so do all queries."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import AsyncIterator, Iterator

import asyncpg
import pytest

from bot.storage import open_database
from bot.storage.migrations import known_migrations
from bot.storage.postgres import numbered
from bot.storage.queries import queries
from tests.postgres import new_database
from tests.storage.rows import NOON

pytestmark = pytest.mark.postgres

TYPES = {"INTEGER": "bigint", "TEXT": "text", "REAL": "double precision", "BLOB": "bytea"}
"""What a type of SQLite is in PostgreSQL."""
KNOWN = {"int8": int, "text": str, "float8": float, "bytea": bytes, "int4": int}
"""The types of what queries return."""


@pytest.fixture(scope="module")
def file() -> Iterator[sqlite3.Connection]:
    """An empty database of SQLite with the newest schema."""
    connection = sqlite3.connect(":memory:")
    for migration in known_migrations():
        for statement in migration.statements:
            connection.execute(statement)
    yield connection
    connection.close()


@pytest.fixture
async def server() -> AsyncIterator[asyncpg.Connection]:
    """An empty database of PostgreSQL with the newest schema."""
    place = await new_database()
    await (await open_database(place, clock=lambda: NOON)).close()
    connection = await asyncpg.connect(place.url)
    yield connection
    await connection.close()


def tables_of(file: sqlite3.Connection) -> list[str]:
    """The names of all tables."""
    found = file.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
    return [name for (name,) in found]


def keys_of(file: sqlite3.Connection, table: str) -> set[tuple[str, ...]]:
    """The columns that are together different in each row, for each such group without a condition."""
    found = {
        tuple(column for (column,) in file.execute("SELECT name FROM pragma_index_info(?)", [index]))
        for _, index, is_unique, _, is_partial in file.execute(f"PRAGMA index_list({table})")
        if is_unique and not is_partial
    }
    key = sorted((pk, name) for _, name, *_, pk in file.execute(f"PRAGMA table_info({table})") if pk)
    return found | {tuple(name for _, name in key)}


async def test_the_tables_have_the_same_columns(file: sqlite3.Connection, server: asyncpg.Connection) -> None:
    for table in tables_of(file):
        here = [
            (name, TYPES[kind], bool(is_needed or pk))
            for _, name, kind, is_needed, _, pk in file.execute(f"PRAGMA table_info({table})")
        ]
        rows = await server.fetch(
            "SELECT column_name, data_type, is_nullable FROM information_schema.columns"
            " WHERE table_schema = 'public' AND table_name = $1 ORDER BY ordinal_position",
            table,
        )
        assert [(name, kind, nullable == "NO") for name, kind, nullable in rows] == here, table


async def test_the_same_columns_are_unique(file: sqlite3.Connection, server: asyncpg.Connection) -> None:
    for table in tables_of(file):
        rows = await server.fetch(
            "SELECT ARRAY(SELECT attname::text FROM unnest(indkey) WITH ORDINALITY AS of (number, at)"
            " JOIN pg_attribute ON attrelid = indrelid AND attnum = of.number ORDER BY of.at) AS columns"
            " FROM pg_index WHERE indrelid = $1::regclass AND indisunique AND indpred IS NULL",
            table,
        )
        assert {tuple(row["columns"]) for row in rows} == keys_of(file, table), table


async def test_there_are_no_other_tables_indexes_or_triggers(
    file: sqlite3.Connection, server: asyncpg.Connection
) -> None:
    here = {
        kind: {name for (name,) in file.execute(
            "SELECT name FROM sqlite_master WHERE type = ? AND sql IS NOT NULL", [kind]
        )}
        for kind in ("table", "index", "trigger")
    }  # fmt: skip
    there = {
        "table": "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"
        " AND tablename NOT IN ('schema_version', 'commits', 'leases', 'shards')",
        "index": "SELECT indexname FROM pg_indexes WHERE schemaname = 'public'"
        " AND indexname NOT LIKE '%\\_pkey' AND indexname NOT LIKE '%\\_key'",
        "trigger": "SELECT tgname FROM pg_trigger WHERE NOT tgisinternal",
    }
    for kind, names in here.items():
        assert {str(name) for (name,) in await server.fetch(there[kind])} == names, kind


async def test_texts_are_compared_byte_by_byte(server: asyncpg.Connection) -> None:
    others = await server.fetch(
        "SELECT table_name, column_name FROM information_schema.columns"
        " WHERE table_schema = 'public' AND data_type = 'text' AND collation_name IS DISTINCT FROM 'C'"
    )
    assert others == []


async def test_every_query_is_understood_and_returns_the_same_columns(
    file: sqlite3.Connection, server: asyncpg.Connection
) -> None:
    for name, sql in queries().items():
        there, names = numbered(name)
        statement = await server.prepare(there)
        found = [(column.name, column.type.name) for column in statement.get_attributes()]
        assert {kind for _, kind in found} <= KNOWN.keys(), name
        if sql.startswith(("SELECT", "WITH")):
            here = file.execute(sql, dict.fromkeys(names, 0)).description
            assert [column for column, _ in found] == [column[0] for column in here], name


def test_no_query_has_a_number_that_is_no_parameter() -> None:
    for name in queries():
        sql, names = numbered(name)
        assert set(re.findall(r"\$(\d+)", sql)) == {str(number + 1) for number in range(len(names))}, name
