"""A database of PostgreSQL: whether it lets the bot in, which server keeps it, and its schema."""

from __future__ import annotations

from bot.address import PostgresAddress
from bot.doctor.findings import About, Finding
from bot.doctor.stored import schema
from bot.quantities import size
from bot.storage import StorageDamaged, StorageError

about = About("database")

_ABOUT = """
SELECT current_setting('server_version'), pg_database_size(current_database()),
    to_regclass('schema_version') IS NOT NULL
"""


async def server(address: PostgresAddress) -> list[Finding]:
    """Examine the database at an address, which a bot may be using."""
    try:
        from bot.storage.postgres import ask
    except ModuleNotFoundError:
        return [about.not_ok("driver", "asyncpg is not installed", "uv sync --no-dev --extra postgres")]
    try:
        ((version, taken, has_schema),) = await ask(address, _ABOUT)
        schemas = await ask(address, "SELECT version FROM schema_version") if has_schema else []
    except StorageDamaged as error:
        return [about.broken("server", f"{address}: {error}", "see OLSEN_DATABASE")]
    except StorageError as error:
        return [about.not_ok("server", f"{address}: {error}", "is it running, and can it be reached?")]
    found = about.ok("server", f"{address}, PostgreSQL {version}, {size(taken)}")
    if not schemas:
        return [found, about.ok("schema", "NEW, it is made when the bot starts")]
    return [found, schema(schemas[0][0], "postgres")]
