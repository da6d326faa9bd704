"""A database of PostgreSQL is brought up to date if it is the bot's own, and left alone if it is not."""

from collections.abc import Sequence

import asyncpg
import pytest

from bot.address import PostgresAddress
from bot.storage import StorageDamaged, open_database, sole_user
from bot.storage.migrations import known_migrations
from bot.storage.postgres import ask
from tests.postgres import migrated_database, new_database
from tests.storage.rows import NOON

pytestmark = pytest.mark.postgres

NEWEST = len(known_migrations(engine="postgres"))


async def carried_out(place: PostgresAddress, *statements: str) -> None:
    connection = await asyncpg.connect(place.url)
    try:
        for statement in statements:
            await connection.execute(statement)
    finally:
        await connection.close()


async def tables_at(place: PostgresAddress) -> list[tuple[str, ...]]:
    return await ask(
        place, "SELECT schemaname, tablename FROM pg_tables WHERE schemaname !~ '^(pg_|info)' ORDER BY 2"
    )


async def used(place: PostgresAddress, *, has_lease: bool) -> int:
    """Use a database, with a lease as the bot has or without, and return the number of its schema."""
    if has_lease:
        async with sole_user(place) as fence:
            db = await open_database(place, clock=lambda: NOON, fence=fence)
    else:
        db = await open_database(place, clock=lambda: NOON)
    try:
        return await db.schema_version()
    finally:
        await db.close()


@pytest.mark.parametrize("has_lease", [True, False])
@pytest.mark.parametrize(
    "theirs",
    [
        ["CREATE TABLE guilds (id BIGINT)", "CREATE TABLE notes (id BIGINT)"],
        ["CREATE TABLE schema_version (version BIGINT)", "INSERT INTO schema_version VALUES (1)"],
        ["CREATE TABLE leases (tenant TEXT)"],
    ],
)
async def test_a_database_of_another_program_is_left_as_it_is(theirs: Sequence[str], has_lease: bool) -> None:
    place = await new_database()
    await carried_out(place, *theirs)
    before = await tables_at(place)
    with pytest.raises(StorageDamaged, match="made by another program"):
        await used(place, has_lease=has_lease)
    assert await tables_at(place) == before


@pytest.mark.parametrize("has_lease", [True, False])
@pytest.mark.parametrize(
    "change", ["ALTER TABLE schema_version DROP COLUMN mark", "UPDATE schema_version SET mark = 1"]
)
async def test_a_database_from_before_the_release_is_refused(change: str, has_lease: bool) -> None:
    place = await migrated_database()
    await carried_out(place, change)
    with pytest.raises(StorageDamaged, match="before its release"):
        await used(place, has_lease=has_lease)


@pytest.mark.parametrize("has_lease", [True, False])
async def test_a_schema_beside_that_of_another_program_is_new(has_lease: bool) -> None:
    place = await new_database()
    await carried_out(place, "CREATE TABLE orders (id BIGINT)", "CREATE SCHEMA cards")
    own = PostgresAddress(f"{place.url}&search_path=cards")
    assert await used(own, has_lease=has_lease) == NEWEST
    assert [name for schema, name in await tables_at(place) if schema == "public"] == ["orders"]


async def test_a_database_with_an_extension_is_new() -> None:
    place = await new_database()
    await carried_out(
        place,
        "CREATE TABLE spatial_ref_sys (srid BIGINT)",
        "ALTER EXTENSION plpgsql ADD TABLE spatial_ref_sys",
    )
    assert await used(place, has_lease=True) == NEWEST


async def test_a_database_whose_first_user_was_killed_before_it_made_its_tables_is_new() -> None:
    place = await new_database()
    async with sole_user(place):
        pass
    assert {name for _, name in await tables_at(place)} == {"leases", "shards"}
    assert await used(place, has_lease=True) == NEWEST


async def test_tables_of_others_may_come_into_the_bots_own_database() -> None:
    place = await new_database()
    await used(place, has_lease=True)
    await carried_out(place, "CREATE TABLE report (id BIGINT)")
    assert await used(place, has_lease=True) == NEWEST
