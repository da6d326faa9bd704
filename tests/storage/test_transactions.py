"""All or nothing: whoever fails, is cancelled, or writes at the same time."""

import asyncio
import random
import sqlite3
import sys
import threading
import time
from pathlib import Path

import aiosqlite
import pytest

from bot.storage import Database, StorageBusy, StorageConflict, StorageError
from bot.storage.sqlite import SQLiteDatabase
from tests.storage.rows import Opened, a_move, a_table, append, finish, lobby, play

ROOT = Path(__file__).parents[2]


def cancel_myself() -> None:
    """Have the next await of this task cancelled once its work has been handed over."""
    task = asyncio.current_task()
    assert task is not None
    task.cancel()


async def writes(db: Database) -> bool:
    """Whether the database takes a transaction: the lock is free, and nothing is left open."""
    async with asyncio.timeout(5), db.transaction() as tx:
        await tx.notes.save("probe", "1")
    return await db.notes.get("probe") == "1"


async def test_a_block_is_saved_as_a_whole(db: Database) -> None:
    async with db.transaction() as tx:
        await tx.notes.save("a", "1")
        await tx.notes.save("b", "2")
        assert await tx.notes.get("a") == "1"
        assert await db.notes.get("a") is None, "a reader saw what was not committed"
    assert (await db.notes.get("a"), await db.notes.get("b")) == ("1", "2")


async def test_an_error_in_the_block_undoes_it(db: Database) -> None:
    async def work() -> None:
        async with db.transaction() as tx:
            await tx.notes.save("a", "1")
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await work()
    assert await db.notes.get("a") is None
    assert await writes(db)


async def test_a_statement_that_failed_spoils_the_block_even_when_caught(db: Database) -> None:
    async def work() -> None:
        async with db.transaction() as tx:
            await tx.notes.save("a", "1")
            with pytest.raises(StorageConflict):
                await tx.tables.create(a_table())

    await lobby(db, a_table())
    with pytest.raises(StorageError, match="none of it is saved"):
        await work()
    assert await db.notes.get("a") is None
    assert await writes(db)


async def test_the_error_of_the_statement_is_the_one_that_comes_out(db: Database) -> None:
    await lobby(db, a_table())
    with pytest.raises(StorageConflict):
        async with db.transaction() as tx:
            await tx.tables.create(a_table())


@pytest.mark.parametrize("statements", range(4))
async def test_cancelled_in_a_statement(db: Database, statements: int) -> None:
    async def work() -> None:
        async with db.transaction() as tx:
            for number in range(statements):
                await tx.notes.save(f"n{number}", "1")
            cancel_myself()
            await tx.notes.save("last", "written although the task is gone")

    task = asyncio.create_task(work())
    await asyncio.wait([task])
    assert task.cancelled()
    assert await db.notes.get("n0") is None
    assert await db.notes.get("last") is None
    assert await writes(db)


async def test_a_cancelled_statement_spoils_the_block_even_when_caught(db: Database) -> None:
    async def work() -> None:
        async with db.transaction() as tx:
            await tx.notes.save("a", "1")
            cancel_myself()
            with pytest.raises(asyncio.CancelledError):
                await tx.notes.save("b", "2")

    with pytest.raises(StorageError, match="none of it is saved"):
        await asyncio.create_task(work())
    assert (await db.notes.get("a"), await db.notes.get("b")) == (None, None)
    assert await writes(db)


async def test_cancelled_while_it_begins(db: Database) -> None:
    async def work() -> None:
        cancel_myself()
        async with db.transaction() as tx:
            await tx.notes.save("a", "1")

    task = asyncio.create_task(work())
    await asyncio.wait([task])
    assert task.cancelled()
    assert await db.notes.get("a") is None
    assert await writes(db)


@pytest.mark.sqlite
async def test_cancelled_while_it_waits_for_its_turn(db: Database) -> None:
    async def work() -> None:
        async with db.transaction() as tx:
            await tx.notes.save("a", "1")

    async with db.transaction():
        task = asyncio.create_task(work())
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.wait([task])
        assert task.cancelled()
    assert await db.notes.get("a") is None
    assert await writes(db)


async def test_cancelled_in_the_commit_hears_of_it_after_the_commit(db: Database) -> None:
    async def work() -> None:
        async with db.transaction() as tx:
            await tx.notes.save("a", "1")
            cancel_myself()

    task = asyncio.create_task(work())
    await asyncio.wait([task])
    assert task.cancelled()
    assert await db.notes.get("a") == "1"
    assert await writes(db)


async def test_cancelled_in_the_rollback(db: Database) -> None:
    async def work() -> None:
        async with db.transaction() as tx:
            await tx.notes.save("a", "1")
            cancel_myself()
            raise ZeroDivisionError

    task = asyncio.create_task(work())
    await asyncio.wait([task])
    assert task.cancelled()
    assert await db.notes.get("a") is None
    assert await writes(db)


async def test_a_hundred_tasks_cancelled_at_any_time_leave_pairs(db: Database) -> None:
    chance = random.Random(7)

    async def pair(number: int) -> None:
        async with db.transaction() as tx:
            await tx.notes.save(f"left{number}", "1")
            await tx.notes.save(f"right{number}", "1")

    tasks = [asyncio.create_task(pair(number)) for number in range(100)]
    while waiting := [task for task in tasks if not task.done()]:
        await asyncio.sleep(chance.random() / 500)
        if chance.random() < 0.7:
            chance.choice(waiting[:3]).cancel()
    kept = [(await db.notes.get(f"left{n}"), await db.notes.get(f"right{n}")) for n in range(100)]
    assert all(left == right for left, right in kept)
    assert all(kept[n] == ("1", "1") for n, task in enumerate(tasks) if not task.cancelled())
    assert 0 < sum(task.cancelled() for task in tasks) < 100
    assert await writes(db)


async def test_a_transaction_is_of_no_use_after_its_block(db: Database) -> None:
    async with db.transaction() as tx:
        pass
    with pytest.raises(StorageError, match="has ended"):
        await tx.notes.save("a", "1")
    with pytest.raises(StorageError, match="has ended"):
        await tx.notes.get("a")


async def test_a_second_writer_of_a_version_is_refused(db: Database, opened: Opened) -> None:
    other = await opened()
    await play(db, a_table(), moves=2)
    async with db.transaction() as tx:
        await append(tx, "t1", a_move(4, move="draw"))
    with pytest.raises(StorageConflict):
        async with other.transaction() as tx:
            await tx.tables.save("t1", (3, "playing"), {"version": 4}, [a_move(4, move="pass")])
    assert [move.move for move in await db.matches.moves_since("t1", 3)] == ["draw"]


async def test_a_match_that_is_over_takes_no_move(db: Database) -> None:
    await play(db, a_table(), moves=2)
    async with db.transaction() as tx:
        await finish(tx, "t1", at=9, results=[])
    with pytest.raises(StorageConflict):
        async with db.transaction() as tx:
            await tx.tables.save("t1", (3, "playing"), {"version": 4}, [a_move(4)])


async def test_a_database_held_by_another_process_is_busy_soon(opened: Opened, path: Path) -> None:
    db = await opened(busy_timeout_ms=50)
    holder = sqlite3.connect(path, isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    begun = time.monotonic()
    with pytest.raises(StorageBusy):
        async with db.transaction() as tx:
            await tx.notes.save("a", "1")
    assert time.monotonic() - begun < 2, "busy_timeout_ms=50 was not heeded"
    assert await db.notes.get("a") is None, "readers need not wait for a writer"
    holder.execute("ROLLBACK")
    holder.close()
    assert await writes(db)


async def test_closing_waits_for_the_transaction_under_way(db: Database, opened: Opened) -> None:
    async with db.transaction() as tx:
        closing = asyncio.create_task(db.close())
        await asyncio.sleep(0)
        await tx.notes.save("a", "1")
    await closing
    await db.close()
    for use in (db.notes.get("a"), db.schema_version()):
        with pytest.raises(StorageError, match="closed"):
            await use
    with pytest.raises(StorageError, match="closed"):
        async with db.transaction():
            pass
    assert await (await opened()).notes.get("a") == "1"


@pytest.mark.sqlite
async def test_closing_that_is_cancelled_closes_all_the_same(db: Database) -> None:
    async def close() -> None:
        cancel_myself()
        await db.close()

    drivers = [thread for thread in threading.enumerate() if "_connection_worker" in thread.name]
    task = asyncio.create_task(close())
    await asyncio.wait([task])
    assert task.cancelled()
    for thread in drivers:
        await asyncio.to_thread(thread.join, 5)
    assert len(drivers) >= 3
    assert not any(thread.is_alive() for thread in drivers)


MOVE_FOR_EVER = """
import asyncio, itertools, sys
from pathlib import Path
from bot.storage import open_database
from tests.storage.rows import a_move, a_table, append, play

async def main():
    db = await open_database(Path(sys.argv[1]), clock=lambda: 0)
    await play(db, a_table())
    for version in itertools.count(2):
        async with db.transaction() as tx:
            await append(tx, "t1", a_move(version))
        print(version, flush=True)

asyncio.run(main())
"""


async def test_what_was_acknowledged_survives_a_kill(opened: Opened, path: Path) -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", MOVE_FOR_EVER, str(path), stdout=asyncio.subprocess.PIPE, cwd=ROOT
    )
    assert process.stdout is not None
    told = [await process.stdout.readline() for _ in range(40)]
    process.kill()
    acknowledged = int((b"".join(told) + await process.stdout.read()).split()[-1])
    await process.wait()
    db = await opened()
    table = await db.tables.get("t1")
    assert table is not None
    assert table.version >= acknowledged >= 41
    assert table.position == {"turn": table.version}
    assert [move.version for move in await db.matches.moves_since("t1")] == list(range(1, table.version + 1))


@pytest.mark.sqlite
async def test_the_settings_of_the_connections(db: SQLiteDatabase) -> None:
    async def setting(connection: aiosqlite.Connection, name: str) -> object:
        ((value,),) = await connection.execute_fetchall(f"PRAGMA {name}")
        return value

    tx = db._writer
    assert await setting(tx, "journal_mode") == "wal"
    assert await setting(tx, "synchronous") == 2
    assert await setting(tx, "foreign_keys") == 1
    assert await setting(tx, "secure_delete") == 1, "2 would be FAST"
    for connection in (tx, *db._readers.connections):
        assert await setting(connection, "busy_timeout") == 2000
    for reader in db._readers.connections:
        assert await setting(reader, "query_only") == 1


async def test_neither_logs_nor_errors_nor_reprs_tell_a_secret(
    db: Database, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG")
    table = a_table(secret="hush-hush", position={"hands": ["hush-cards"]})
    await lobby(db, table)
    with pytest.raises(StorageConflict) as conflict:
        await lobby(db, table)
    with pytest.raises(StorageError) as refused:
        await lobby(db, a_table("t2", channel_id=5, secret=None, position={"hands": ["hush-cards"]}))
    told = "".join((caplog.text, repr(table), repr(conflict.value), repr(refused.value)))
    assert "hush" not in told
    assert "secret" in repr(refused.value), "the column may be named"
