"""A change of the schema in two halves: the version before stands the first, and ends before the second."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from bot.cli.doctor.findings import Verdict
from bot.cli.doctor.stored import schema
from bot.resources import data_folder
from bot.shards import Shards
from bot.storage import Database, StorageBehind, StorageDamaged, open_database
from bot.storage.lease import Lease, leased
from bot.storage.migrations import OLDEST, known_migrations
from tests.postgres import new_database
from tests.storage.rows import NOON, Opened, a_table, lobby


class Newer:
    """The folder of a version that has more migrations than this one."""

    def __init__(self, folder: Path, engine: str) -> None:
        self.folder = Path(shutil.copytree(data_folder() / "migrations" / engine, folder))
        self.own = self.newest = len(known_migrations(engine=engine))
        """The newest schema of this version, and of that one."""

    def add(self, half: str, statement: str) -> None:
        """Add a migration, or a ``half`` of one."""
        self.newest += 1
        name = f"{self.newest:04}_of_the_test{half}.sql"
        (self.folder / name).write_text(f"{statement};\n", "utf-8")


@pytest.fixture
def newer(tmp_path: Path, engine: str) -> Newer:
    """A version that keeps a word beside each note, and will need the text no more."""
    newer = Newer(tmp_path / "migrations", engine)
    newer.add(".before", "ALTER TABLE notes ADD COLUMN word TEXT")
    newer.add(".after", "UPDATE notes SET word = text")
    return newer


async def note(db: Database, text: str) -> None:
    async with db.transaction() as tx:
        await tx.notes.save("kept", text)


async def test_who_takes_over_applies_one_half_at_once_and_the_other_when_it_has_the_database(
    opened: Opened, newer: Newer
) -> None:
    before = await opened()
    after = await opened(is_mine=False, migrations=newer.folder)
    assert await after.schema_version() == newer.own + 1
    await note(before, "still at work")
    assert await after.notes.get("kept") == "still at work"
    await before.close()
    await after.begin_writing()
    await after.finish_migrations(newer.folder)
    assert await after.schema_version() == newer.newest
    await note(after, "and on")
    await lobby(after, a_table())
    await after.finish_migrations(newer.folder)  # nothing is left


async def test_the_version_before_can_be_started_again_until_the_second_half_is_applied(
    opened: Opened, newer: Newer
) -> None:
    await (await opened()).close()
    after = await opened(is_mine=False, migrations=newer.folder)
    before = await opened()
    await note(before, "again")
    found = schema(newer.own + 1, {OLDEST: str(newer.own)}, "sqlite" if newer.own > 1 else "postgres")
    assert found.verdict is Verdict.OK
    await before.close()
    await after.begin_writing()
    await after.finish_migrations(newer.folder)
    await after.close()
    with pytest.raises(StorageDamaged, match=f"only knows schemas up to {newer.own}"):
        await opened()


async def test_two_changes_of_which_both_were_begun_need_the_older_of_the_versions(
    opened: Opened, newer: Newer
) -> None:
    await (await opened()).close()
    (newer.folder / f"{newer.newest:04}_of_the_test.after.sql").unlink()
    newer.newest -= 1
    newer.add(".before", "ALTER TABLE notes ADD COLUMN other TEXT")
    await (await opened(is_mine=False, migrations=newer.folder)).close()
    assert await (await opened()).notes.get(OLDEST) == str(newer.own)


async def test_what_the_version_before_cannot_stand_waits_for_its_end(opened: Opened, newer: Newer) -> None:
    db = await opened()
    newer.add("", "DELETE FROM notes")
    with pytest.raises(StorageBehind, match=rf"\({newer.newest:04}_of_the_test\)"):
        await opened(is_mine=False, migrations=newer.folder)
    assert await db.schema_version() == newer.own
    await db.close()
    alone = await opened(migrations=newer.folder)
    assert await alone.schema_version() == newer.newest
    assert await alone.notes.get(OLDEST) is None


@pytest.mark.postgres
async def test_of_processes_that_share_a_database_the_last_that_is_new_applies_the_second_half(
    tmp_path: Path,
) -> None:
    newer, place = Newer(tmp_path / "migrations", "postgres"), await new_database()
    newer.add(".before", "ALTER TABLE notes ADD COLUMN word TEXT")
    newer.add(".after", "UPDATE notes SET word = text")

    async def started(lease: Lease) -> int:
        db = await open_database(place, clock=lambda: NOON, fence=lease, migrations=newer.folder)
        version = await db.schema_version()
        await db.close()
        return version

    one, other = Shards(2, frozenset({0})), Shards(2, frozenset({1}))
    async with leased(place, shards=one) as first:
        async with leased(place, shards=other) as second:
            await (await open_database(place, clock=lambda: NOON, fence=first)).close()
            assert await started(second) == newer.own + 1
        assert await started(first) == newer.newest
