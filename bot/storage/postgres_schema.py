"""Compare the schema of a PostgreSQL database with that of the migrations."""

from __future__ import annotations

import secrets

import asyncpg

from bot.address import PostgresAddress
from bot.storage.migrations import known_migrations
from bot.storage.postgres_errors import postgres_errors
from bot.storage.postgres_migrations import LEASES, MAKE_VERSION, AnyConnection, read_state
from bot.storage.schema import Schema, differences

_PARTS = """
WITH own AS (
    SELECT pg_class.* FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
    WHERE nspname = $1 AND NOT EXISTS (
        SELECT 1 FROM pg_depend
        WHERE classid = CAST('pg_class' AS REGCLASS) AND objid = pg_class.oid AND deptype = 'e'
    )
)
SELECT
    CASE relkind WHEN 'r' THEN 'table ' WHEN 'S' THEN 'sequence ' ELSE 'view ' END || relname,
    CONCAT_WS(' ', relkind, relpersistence, relrowsecurity)
FROM own WHERE relkind NOT IN ('i', 'I')
UNION ALL
SELECT
    'column ' || relname || '.' || attname,
    CONCAT_WS(
        ' ', format_type(atttypid, atttypmod), attnotnull, attidentity, attgenerated, collname,
        pg_get_expr(adbin, adrelid)
    )
FROM own JOIN pg_attribute ON attrelid = own.oid AND attnum > 0 AND NOT attisdropped
LEFT JOIN pg_collation ON pg_collation.oid = attcollation
LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
WHERE relkind IN ('r', 'p', 'f')
UNION ALL
SELECT 'constraint ' || relname || '.' || conname, pg_get_constraintdef(pg_constraint.oid)
FROM own JOIN pg_constraint ON conrelid = own.oid
UNION ALL
SELECT 'index ' || named.relname, CONCAT_WS(' ', pg_get_indexdef(indexrelid), indisvalid)
FROM own JOIN pg_index ON indrelid = own.oid JOIN pg_class AS named ON named.oid = indexrelid
UNION ALL
SELECT 'trigger ' || tgname || ' of ' || relname, CONCAT_WS(' ', pg_get_triggerdef(pg_trigger.oid), tgenabled)
FROM own JOIN pg_trigger ON tgrelid = own.oid WHERE NOT tgisinternal
UNION
SELECT 'switch that turns references off at ' || relname, ''
FROM own JOIN pg_trigger ON tgrelid = own.oid WHERE tgisinternal AND tgenabled <> 'O'
UNION ALL
SELECT 'rule ' || rulename || ' of ' || relname, pg_get_ruledef(pg_rewrite.oid)
FROM own JOIN pg_rewrite ON ev_class = own.oid WHERE rulename <> '_RETURN'
UNION ALL
SELECT 'policy ' || polname || ' of ' || relname, '' FROM own JOIN pg_policy ON polrelid = own.oid
UNION ALL
SELECT
    'function ' || proname || '(' || pg_get_function_identity_arguments(pg_proc.oid) || ')',
    CONCAT_WS(' ', prosrc, prolang, prosecdef)
FROM pg_proc JOIN pg_namespace ON pg_namespace.oid = pronamespace
WHERE nspname = $1 AND NOT EXISTS (
    SELECT 1 FROM pg_depend
    WHERE classid = CAST('pg_proc' AS REGCLASS) AND objid = pg_proc.oid AND deptype = 'e'
)
"""
"""Query for all parts of a schema outside extensions, with their definitions."""


class NotComparable(Exception):  # noqa: N818 - read as "the schema is not comparable"
    """The schema could not be compared, because the bot's user may not create another one beside it."""


async def amiss_at(address: PostgresAddress) -> list[str]:
    """Compare the schema of the bot's database at an address, and return a short description of each
    difference; none if a newer version has made it. A bot may be using the database, and nothing is changed
    permanently.

    The migrations create the expected schema beside it, in a transaction that is rolled back. Raises
    :class:`NotComparable`, and :class:`StorageError`.
    """
    from bot.storage.postgres import CONNECTING  # not above: it needs the whole engine

    with postgres_errors():
        connection = await asyncpg.connect(address.url, timeout=CONNECTING)
        try:
            return await _amiss(connection)
        except asyncpg.InsufficientPrivilegeError:
            raise NotComparable("the bot's user may not make a schema") from None
        finally:
            await connection.close(timeout=CONNECTING)


async def _amiss(connection: AnyConnection) -> list[str]:
    known, state = known_migrations(engine="postgres"), await read_state(connection)
    if state.version > len(known):
        return []
    undone = connection.transaction()
    await undone.start()
    try:
        found = await _schema(connection, await connection.fetchval("SELECT current_schema()"))
        beside = f"olsen_{secrets.token_hex(4)}"
        await connection.execute(f"CREATE SCHEMA {beside}; SET LOCAL search_path TO {beside}")
        if state.version:
            await connection.execute(MAKE_VERSION)
        if "table leases" in found:
            await connection.execute(LEASES)
        for migration in known[: state.version]:
            for statement in migration.statements:
                await connection.execute(statement)
        return differences(await _schema(connection, beside), found)
    finally:
        await undone.rollback()


async def _schema(connection: AnyConnection, name: str) -> Schema:
    rows = await connection.fetch(_PARTS, name)
    return {part: text.replace(f'"{name}".', "").replace(f"{name}.", "") for part, text in rows}
