"""Migrations of a database of PostgreSQL, and whether it is the bot's own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

import asyncpg
from asyncpg.pool import PoolConnectionProxy

from bot.storage.errors import StorageDamaged
from bot.storage.migrations import OLDEST_NOTED, Migration, first_halves, need_known, note_of_oldest

AnyConnection: TypeAlias = "asyncpg.Connection[Any] | PoolConnectionProxy[Any]"

MIGRATING = 0x6F6C73656E
"""The number of the lock that a process holds while it applies migrations."""
# They are there before anything else is, because migrations need the lease too. All this is one transaction,
# so that whoever has waited for the lock sees what was made.
_MAKE = """
SELECT pg_advisory_xact_lock(%d);
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
IS_FOREIGN = """
SELECT COUNT(*) > 0 AND ARRAY_AGG(CAST(relname AS TEXT) ORDER BY relname) <> ARRAY['leases', 'shards']
    AND (to_regclass('guilds') IS NULL OR to_regclass('notes') IS NULL OR to_regclass('people') IS NULL)
FROM pg_class
WHERE relkind IN ('r', 'p')
    AND relnamespace = (SELECT oid FROM pg_namespace WHERE nspname = current_schema())
    AND NOT EXISTS (
        SELECT 1 FROM pg_depend
        WHERE classid = CAST('pg_class' AS REGCLASS) AND objid = pg_class.oid AND deptype = 'e'
    )
"""
"""Whether there are tables where the bot would make its own, but not those that each of our schemas has:
another program made them. What is left of a bot that took a lease and went no further is ours, and so is what
an extension of PostgreSQL has brought along.
"""


async def need_own(connection: AnyConnection) -> None:
    """Raise :class:`StorageDamaged` if another program made the database. Raises the driver's errors."""
    if await connection.fetchval(IS_FOREIGN):
        raise StorageDamaged("another program made it; name another database, which `createdb` makes.")


async def schema_version(connection: AnyConnection) -> int:
    """The number of the newest migration that was applied; 0 if the database is new."""
    if await connection.fetchval("SELECT to_regclass('schema_version') IS NULL"):
        return 0
    return int(await connection.fetchval("SELECT version FROM schema_version"))


async def pending(connection: AnyConnection, migrations: Sequence[Migration]) -> Sequence[Migration]:
    """Those of ``migrations`` that were not applied yet. Raises :class:`StorageDamaged` if the database is
    newer, and this version could not use it, or if another program made it.
    """
    await need_own(connection)
    version = await schema_version(connection)
    if version > len(migrations):
        need_known(version, await connection.fetchval(OLDEST_NOTED), len(migrations))
    return migrations[version:]


async def migrate(
    connection: AnyConnection, migrations: Sequence[Migration], *, is_alone: bool = True
) -> bool:
    """Apply those of ``migrations`` that were not, each in a transaction of its own, and return whether the
    database had no content. Processes that start at the same time wait for each other. Unless this process
    ``is_alone``, only those are applied that others can stand.
    """
    await connection.execute("SELECT pg_advisory_lock($1)", MIGRATING)
    try:
        todo = await pending(connection, migrations)
        version = await schema_version(connection)
        for migration in todo if is_alone else first_halves(todo):
            async with connection.transaction():
                for statement in migration.statements:
                    await connection.execute(statement)
                await connection.execute(
                    "CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)"
                )
                await connection.execute("DELETE FROM schema_version")
                await connection.execute("INSERT INTO schema_version VALUES ($1)", migration.version)
                await connection.execute(note_of_oldest(migration))
        return version == 0
    finally:
        await connection.execute("SELECT pg_advisory_unlock($1)", MIGRATING)


async def make_leases(connection: AnyConnection, lock: int) -> None:
    """Make the tables for leases, under a lock with this number. Raises :class:`StorageDamaged` if another
    program made the database, and the driver's errors.
    """
    await need_own(connection)
    await connection.execute(_MAKE % lock)
