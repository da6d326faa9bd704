"""Nobody waits for the database for longer than they are ready to, and what they gave up never happens."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from bot.storage import Database, StorageBusy, patience
from bot.storage.sqlite import SQLiteDatabase
from tests.storage.rows import Opened

FOR_EVER = 3_600_000
"""Milliseconds that no test would wait."""

COUNT = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 1000000000) SELECT 1 FROM n"
"""A question that takes minutes."""


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Another process writes, and takes its time."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


async def note(db: Database, name: str) -> None:
    async with db.transaction() as tx:
        await tx.notes.save(name, "1")


async def test_who_waits_for_another_process_gives_up_in_time(opened: Opened, path: Path) -> None:
    db = await opened(busy_timeout_ms=FOR_EVER)
    with held(path):
        async with asyncio.timeout(30):
            with patience(50), pytest.raises(StorageBusy):
                await note(db, "a")
    await note(db, "b")
    assert (await db.notes.get("a"), await db.notes.get("b")) == (None, "1")


async def test_nobody_waits_while_the_database_is_known_to_be_held(opened: Opened, path: Path) -> None:
    db = await opened(busy_timeout_ms=FOR_EVER)
    with held(path):
        with patience(50), pytest.raises(StorageBusy):
            await note(db, "a")
        async with asyncio.timeout(30):
            for _ in range(20):
                with pytest.raises(StorageBusy):
                    await note(db, "a")
    await note(db, "b")
    assert (await db.notes.get("a"), await db.notes.get("b")) == (None, "1"), (
        "the first who comes has it at once"
    )


async def test_the_wait_for_the_turn_and_for_the_other_process_are_one(opened: Opened, path: Path) -> None:
    """Twenty presses at once are all refused when the first one is."""
    db = await opened(busy_timeout_ms=FOR_EVER)
    with held(path), patience(200):
        async with asyncio.timeout(30):
            answers = await asyncio.gather(
                *(note(db, f"n{number}") for number in range(20)), return_exceptions=True
            )
    assert {type(answer) for answer in answers} == {StorageBusy}
    assert [await db.notes.get(f"n{number}") for number in range(20)] == [None] * 20


@pytest.mark.sqlite
async def test_who_waits_for_their_turn_gives_up_in_time(db: Database) -> None:
    async with db.transaction() as tx:
        await tx.notes.save("first", "1")
        with patience(20):
            waiting = asyncio.create_task(note(db, "second"))
        with pytest.raises(StorageBusy):
            await waiting
    await note(db, "third")
    assert [await db.notes.get(name) for name in ("first", "second", "third")] == ["1", None, "1"]


async def test_what_can_be_had_at_once_is_had_without_patience(db: Database) -> None:
    with patience(0):
        await asyncio.sleep(0)
        await note(db, "a")
        assert await db.notes.get("a") == "1"


async def test_the_shorter_patience_counts(opened: Opened, path: Path) -> None:
    db = await opened(busy_timeout_ms=FOR_EVER)
    with held(path):
        async with asyncio.timeout(30):
            with patience(50), patience(FOR_EVER), pytest.raises(StorageBusy):
                await note(db, "a")


@pytest.mark.sqlite
async def test_a_question_that_takes_too_long_is_given_up_and_stopped(db: SQLiteDatabase) -> None:
    """Whoever asks next need not wait for its end."""
    slow = asyncio.create_task(db._readers.connections[-1].execute_fetchall(COUNT))
    await asyncio.sleep(0)
    try:
        with patience(50), pytest.raises(StorageBusy):
            await db.notes.get("a")
        async with asyncio.timeout(30):
            with pytest.raises(sqlite3.OperationalError, match="interrupted"):
                await slow
            assert await db.notes.get("a") is None
    finally:
        await db._readers.connections[-1].interrupt()


@pytest.mark.sqlite
async def test_who_waits_for_a_reader_gives_up_in_time(db: SQLiteDatabase) -> None:
    readers = [await db._readers._idle.get() for _ in db._readers.connections]
    with patience(20), pytest.raises(StorageBusy):
        await db.notes.get("a")
    for reader in readers:
        db._readers._idle.put_nowait(reader)
    assert await db.notes.get("a") is None
