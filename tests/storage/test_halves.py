"""A change of the schema in two halves: the version before stands the first, and ends before the second."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.cli.doctor.findings import Verdict
from bot.cli.doctor.stored import schema
from bot.shards import Shards
from bot.storage import Database, StorageBehind, StorageDamaged, open_database
from bot.storage.lease import Lease, leased
from bot.storage.migrations import OLDEST
from tests.newer import OWN, Newer
from tests.postgres import new_database
from tests.storage.rows import NOON, Opened, a_table, lobby


@pytest.fixture
def newer(tmp_path: Path) -> Newer:
    """A version that keeps a word beside each note, and will need the text no more."""
    newer = Newer(tmp_path / "newer")
    newer.add_halves()
    return newer


async def note(db: Database, text: str) -> None:
    async with db.transaction() as tx:
        await tx.notes.save("kept", text)


async def test_who_takes_over_applies_one_half_at_once_and_the_other_when_it_has_the_database(
    opened: Opened, newer: Newer, engine: str
) -> None:
    before = await opened()
    after = await opened(is_mine=False, migrations=newer.folder(engine))
    assert await after.schema_version() == OWN + 1
    await note(before, "still at work")
    assert await after.notes.get("kept") == "still at work"
    await before.close()
    await after.begin_writing()
    await after.finish_migrations(newer.folder(engine))
    assert await after.schema_version() == newer.newest
    await note(after, "and on")
    await lobby(after, a_table())
    await after.finish_migrations(newer.folder(engine))  # nothing is left


async def test_the_version_before_can_be_started_again_until_the_second_half_is_applied(
    opened: Opened, newer: Newer, engine: str
) -> None:
    await (await opened()).close()
    after = await opened(is_mine=False, migrations=newer.folder(engine))
    before = await opened()
    await note(before, "again")
    found = schema(OWN + 1, {OLDEST: str(OWN)}, engine)
    assert found.verdict is Verdict.OK
    await before.close()
    await after.begin_writing()
    await after.finish_migrations(newer.folder(engine))
    await after.close()
    with pytest.raises(StorageDamaged, match=f"only knows schemas up to {OWN}"):
        await opened()


async def test_two_changes_of_which_both_were_begun_need_the_older_of_the_versions(
    opened: Opened, tmp_path: Path, engine: str
) -> None:
    db = await opened()
    oldest = await db.notes.get(OLDEST) or str(OWN)
    await db.close()
    newer = Newer(tmp_path / "newer")
    for column in ("word", "other"):
        newer.add(f"ALTER TABLE notes ADD COLUMN {column} TEXT;", ".before")
    await (await opened(is_mine=False, migrations=newer.folder(engine))).close()
    assert await (await opened()).notes.get(OLDEST) == oldest


async def test_what_the_version_before_cannot_stand_waits_for_its_end(
    opened: Opened, newer: Newer, engine: str
) -> None:
    db = await opened()
    whole = newer.add("DELETE FROM notes;")
    with pytest.raises(StorageBehind, match=rf"\({whole}\)"):
        await opened(is_mine=False, migrations=newer.folder(engine))
    assert await db.schema_version() == OWN
    await db.close()
    alone = await opened(migrations=newer.folder(engine))
    assert await alone.schema_version() == newer.newest
    assert await alone.notes.get(OLDEST) is None


@pytest.mark.postgres
async def test_of_processes_that_share_a_database_the_last_that_is_new_applies_the_second_half(
    newer: Newer,
) -> None:
    place = await new_database()

    async def started(lease: Lease) -> int:
        migrations = newer.folder("postgres")
        db = await open_database(place, clock=lambda: NOON, fence=lease, migrations=migrations)
        version = await db.schema_version()
        await db.close()
        return version

    one, other = Shards(2, frozenset({0})), Shards(2, frozenset({1}))
    async with leased(place, shards=one) as first:
        async with leased(place, shards=other) as second:
            await (await open_database(place, clock=lambda: NOON, fence=first)).close()
            assert await started(second) == OWN + 1
        assert await started(first) == newer.newest
