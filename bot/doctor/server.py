"""A database of PostgreSQL: whether it lets the bot in, which server keeps it, and its schema."""

from __future__ import annotations

from bot.address import PostgresAddress
from bot.doctor.findings import About, Finding
from bot.doctor.stored import at_work, schema
from bot.quantities import size
from bot.storage import StorageDamaged, StorageError
from bot.storage.lock import Holder

about = About("database")

_ABOUT = """
SELECT current_setting('server_version'), pg_database_size(current_database()),
    to_regclass('schema_version') IS NOT NULL
"""


_HELD = """
SELECT holder FROM leases WHERE expires >= CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)
"""


async def server(address: PostgresAddress) -> tuple[list[Finding], dict[str, str]]:
    """Examine the database at an address, which a bot may be using. Return the bot's notes too."""
    try:
        from bot.storage.postgres import ask
    except ModuleNotFoundError:
        return [about.not_ok("driver", "asyncpg is not installed", "uv sync --no-dev --extra postgres")], {}
    try:
        ((version, taken, has_schema),) = await ask(address, _ABOUT)
        found = [about.ok("server", f"{address}, PostgreSQL {version}, {size(taken)}")]
        if not has_schema:
            return [*found, about.ok("schema", "NEW, it is made when the bot starts")], {}
        ((number,),) = await ask(address, "SELECT version FROM schema_version")
        notes = dict(await ask(address, "SELECT name, text FROM notes"))
        holder = await holder_at(address)
    except StorageDamaged as error:
        return [about.broken("server", f"{address}: {error}", "see OLSEN_DATABASE")], {}
    except StorageError as error:
        return [about.not_ok("server", f"{address}: {error}", "is it running, and can it be reached?")], {}
    if holder is None:
        lease = about.note("lease", "no bot uses the database", "start it with `olsen`")
    else:
        lease = at_work(holder, notes.get("alive"))
    return [*found, schema(number, notes, "postgres"), lease], notes


async def holder_at(address: PostgresAddress) -> Holder | None:
    """The process that has the database at an address; None if none has. Raises :class:`StorageError`."""
    from bot.storage.postgres import ask

    if not (await ask(address, "SELECT to_regclass('leases') IS NOT NULL"))[0][0]:
        return None
    held = await ask(address, _HELD)
    return Holder.read(held[0][0]) if held else None
