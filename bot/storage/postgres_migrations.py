"""Migrations of a PostgreSQL database, and the check that it is the bot's own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

import asyncpg
from asyncpg.pool import PoolConnectionProxy

from bot.storage.errors import StorageDamaged
from bot.storage.migrations import (
    OLDEST_NOTED,
    OURS,
    Migration,
    SchemaState,
    first_halves,
    need_known,
    need_own,
    note_of_oldest,
)

AnyConnection: TypeAlias = "asyncpg.Connection[Any] | PoolConnectionProxy[Any]"

UTF8 = "UTF8"
NO_UTF8 = "it keeps its text as %s, in which not every name can be written"
MAKE_UTF8 = "make one with `createdb -O olsen -E UTF8 -T template0 olsen`"
MAKE_VERSION = "CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL, mark BIGINT NOT NULL)"
MIGRATING = 0x6F6C73656E
"""Number of the advisory lock for applying migrations."""
LEASES = """
CREATE TABLE IF NOT EXISTS leases (
    number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    holder TEXT COLLATE "C" NOT NULL,
    expires BIGINT NOT NULL,
    knows BIGINT NOT NULL
);
CREATE TABLE IF NOT EXISTS shards (
    shard BIGINT PRIMARY KEY,
    shard_count BIGINT NOT NULL,
    lease BIGINT NOT NULL REFERENCES leases ON DELETE CASCADE
);
"""
"""Statements for the tables of leases. They come first, because migrations need the lease too."""
# What is left of a bot that took a lease and went no further is new, and what an extension of PostgreSQL has
# brought along is no content.
_STATE = """
SELECT EXISTS (
    SELECT 1 FROM pg_attribute WHERE attrelid = to_regclass('schema_version') AND attname = 'mark'
) AS has_mark, COALESCE(ARRAY_AGG(CAST(relname AS TEXT) ORDER BY relname), '{}')
    NOT IN ('{}', '{leases, shards}') AS has_content
FROM pg_class
WHERE relkind IN ('r', 'p')
    AND relnamespace = (SELECT oid FROM pg_namespace WHERE nspname = current_schema())
    AND NOT EXISTS (
        SELECT 1 FROM pg_depend
        WHERE classid = CAST('pg_class' AS REGCLASS) AND objid = pg_class.oid AND deptype = 'e'
    )
"""


async def read_state(connection: AnyConnection) -> SchemaState:
    """Return the schema information, read before anything else. Raises the driver's errors."""
    ((has_mark, has_content),) = await connection.fetch(_STATE)
    if not has_mark:
        return SchemaState(0, 0, has_content)
    ((version, mark),) = await connection.fetch("SELECT version, mark FROM schema_version")
    return SchemaState(version, mark, has_content)


def encoding_of(connection: AnyConnection) -> str:
    """Return the encoding of the database, as PostgreSQL calls it."""
    return str(connection.get_settings().server_encoding)


async def _need_ours(connection: AnyConnection) -> SchemaState:
    """Return the schema information. Raises :class:`StorageDamaged` if the database is not the bot's, or not
    in UTF-8.
    """
    if (encoding := encoding_of(connection)) != UTF8:
        raise StorageDamaged(f"{NO_UTF8 % encoding}; {MAKE_UTF8}.")
    state = await read_state(connection)
    need_own(state)
    return state


async def schema_version(connection: AnyConnection) -> int:
    """Return the number of the newest applied migration; 0 if the database is new."""
    return (await read_state(connection)).version


async def pending(connection: AnyConnection, migrations: Sequence[Migration]) -> Sequence[Migration]:
    """Return those of ``migrations`` that the database still needs. Raises :class:`StorageDamaged` if the
    database is too new for this version, not the bot's, or not in UTF-8.
    """
    state = await _need_ours(connection)
    if state.version > len(migrations):
        need_known(state.version, await connection.fetchval(OLDEST_NOTED), len(migrations))
    return migrations[state.version :]


async def migrate(
    connection: AnyConnection, migrations: Sequence[Migration], *, is_alone: bool = True
) -> bool:
    """Apply the pending ``migrations``, each in its own transaction, and return whether the database had no
    content. Processes that start at the same time wait for each other. Unless this process ``is_alone``,
    apply only those that other processes can work with.
    """
    await connection.execute("SELECT pg_advisory_lock($1)", MIGRATING)
    try:
        todo = await pending(connection, migrations)
        for migration in todo if is_alone else first_halves(todo):
            async with connection.transaction():
                for statement in migration.statements:
                    await connection.execute(statement)
                await connection.execute(MAKE_VERSION)
                await connection.execute("DELETE FROM schema_version")
                await connection.execute(
                    "INSERT INTO schema_version VALUES ($1, $2)", migration.version, OURS
                )
                await connection.execute(note_of_oldest(migration))
        return len(todo) == len(migrations)
    finally:
        await connection.execute("SELECT pg_advisory_unlock($1)", MIGRATING)


async def make_leases(connection: AnyConnection, lock: int) -> None:
    """Create the tables for leases, under the advisory lock with this number. Raises :class:`StorageDamaged`
    if the database is not the bot's or not in UTF-8, and the driver's errors.
    """
    await _need_ours(connection)
    # One transaction, so that a process that waited for the lock sees the tables.
    await connection.execute(f"SELECT pg_advisory_xact_lock({lock});{LEASES}")
