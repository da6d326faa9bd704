"""A database of PostgreSQL: whether it lets the bot in, which server keeps it, and its schema."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from bot.address import PostgresAddress
from bot.cli.doctor.findings import About, Finding
from bot.cli.doctor.stored import at_work, complete, schema
from bot.cli.installing import INSTALLING
from bot.cli.quantities import size
from bot.storage import StorageDamaged, StorageError
from bot.storage.held import Held, held_at
from bot.storage.migrations import NOT_OURS, is_own, known_migrations
from bot.storage.missing import ACHIEVEMENTS, PEOPLE, Missing, achievements, people
from bot.storage.queries import queries

about = About("database")

_ABOUT = """
SELECT current_setting('server_version'), pg_database_size(current_database())
"""


async def server(address: PostgresAddress) -> tuple[list[Finding], dict[str, str]]:
    """Examine the database at an address, which a bot may be using. Return the bot's notes too."""
    try:
        from bot.storage.postgres import ask, asking
        from bot.storage.postgres_migrations import MAKE_UTF8, NO_UTF8, UTF8, encoding_of, read_state
        from bot.storage.postgres_schema import NotComparable, amiss_at
    except ModuleNotFoundError:
        return [about.not_ok("driver", "asyncpg is not installed", INSTALLING)], {}
    try:
        ((version, taken),) = await ask(address, _ABOUT)
        found = [about.ok("server", f"{address}, PostgreSQL {version}, {size(taken)}")]
        async with asking(address) as connection:
            state, encoding = await read_state(connection), encoding_of(connection)
        if encoding != UTF8:
            return [*found, about.broken("encoding", NO_UTF8 % encoding, MAKE_UTF8)], {}
        if not is_own(state):
            helps = "name another database in OLSEN_DATABASE"
            return [*found, about.broken("content", NOT_OURS, helps)], {}
        if not state.has_content:
            return [*found, about.ok("schema", "NEW, the bot creates it when it starts")], {}
        amiss = list[str]()
        try:
            amiss = await amiss_at(address)
        except NotComparable as error:
            helps = "give this user the right to CREATE in this database"
            found.append(about.note("schema", f"couldn't compare it: {error}", helps))
        if amiss:
            return [*found, schema(state.version, {}, "postgres", amiss)], {}
        notes = dict(await ask(address, "SELECT name, text FROM notes"))
        found += [schema(state.version, notes, "postgres"), *complete(await _missing(address, state.version))]
        held = await held_at(address)
    except StorageDamaged as error:
        return [about.broken("server", f"{address}: {error}", "see OLSEN_DATABASE")], {}
    except StorageError as error:
        return [
            about.not_ok(
                "server", f"{address}: {error}", "check that PostgreSQL is running and reachable from here"
            )
        ], {}
    return [*found, *_leases(held, notes)], notes


async def _missing(address: PostgresAddress, version: int) -> list[Missing]:
    """Return what is missing in a database if its schema is the newest; otherwise nothing."""
    from bot.storage.postgres import asking

    if version != len(known_migrations(engine="postgres")):
        return []
    async with asking(address) as connection:
        gone = await connection.fetch(queries()[PEOPLE])
        return [*people(gone), *achievements(await connection.fetch(queries()[ACHIEVEMENTS]))]


def _leases(held: Sequence[Held], notes: Mapping[str, str]) -> Iterator[Finding]:
    """Yield a line for each process, and one for shards that no process has."""
    if not held:
        yield about.note("lease", "no bot uses the database", "start one with `olsen`")
    count = max((each.of for each in held), default=0)
    for each in held:
        if count <= 1 and each.shards:
            yield at_work(each.holder, notes.get("alive"))
        elif each.shards:
            noted = [notes[name] for shard in each.shards if (name := f"alive {shard}/{count}") in notes]
            yield at_work(each.holder, max(noted, key=int, default=None), _named(each.shards, count))
        else:
            yield about.note("lease", f"{each.holder} waits for shards")
    if lacking := [shard for shard in range(count) if not any(shard in each.shards for each in held)]:
        yield about.not_ok("lease", f"no process has {_named(lacking, count)}", "start a process for them")


def _named(shards: Sequence[int], count: int) -> str:
    number = ", ".join(map(str, shards))
    return f"{'shard' if len(shards) == 1 else 'shards'} {number} of {count}"
