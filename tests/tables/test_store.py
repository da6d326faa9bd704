"""A store of entities: what is in memory is what was committed, whatever it is that is kept."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.storage import Database, StorageError, open_database
from bot.tables.store import KeptEntity, Store

Notes = Store[KeptEntity[str]]
"""Texts, as the database notes them under their keys."""


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    database = await open_database(tmp_path / "olsen.db", clock=lambda: 0)
    yield database
    await database.close()


@pytest.fixture
def notes(database: Database) -> Notes:
    async def reload(entry: KeptEntity[str]) -> None:
        entry.value = await database.notes.get(entry.key) or ""

    notes: Notes = Store(database, "note", reload)
    notes.put(KeptEntity("a", "first"))
    return notes


async def test_what_could_not_be_saved_is_read_again_before_anything_else(
    notes: Notes, database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    entry = notes.find("a")
    assert entry is not None
    async with database.transaction() as tx:
        await tx.notes.save("a", "what stands there")

    async def fail() -> None:
        async with notes.locked(entry), notes.saving(entry) as tx:
            await tx.notes.save("a", "never")
            raise StorageError("the disk is full")

    with pytest.raises(StorageError):
        await fail()
    assert entry.value == "first"
    assert "could not save note a: the disk is full" in caplog.text
    async with notes.locked(entry):
        assert entry.value == "what stands there"
        assert not entry.needs_reload


async def test_one_at_a_time_and_all_at_once_wait_for_each_other(notes: Notes) -> None:
    entry, done = notes.find("a"), []
    assert entry is not None

    async def change(name: str) -> None:
        async with notes.locked(entry):
            done.append(f"{name} begins")
            await asyncio.sleep(0)
            done.append(f"{name} ends")

    async def change_all() -> None:
        async with notes.alone():
            done.append("all begin")
            await asyncio.sleep(0)
            done.append("all end")

    await asyncio.gather(change("one"), change("two"), change_all(), change("three"))
    assert len(done) == 8
    for begins, ends in zip(done[::2], done[1::2], strict=True):
        assert (begins.split()[0], begins.split()[1][:5]) == (ends.split()[0], "begin"), done


async def test_an_entity_that_was_let_go_of_is_not_found(notes: Notes) -> None:
    notes.put(KeptEntity("b", "second"))
    notes.drop("a")
    notes.drop("a")
    assert notes.find("a") is None
    assert [entry.key for entry in notes.all()] == ["b"]
