"""PostgreSQL is out of reach, at the worst moment too: what is said to be saved is, and nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from pathlib import Path

import asyncpg
import pytest

from bot.address import PostgresAddress
from bot.storage import (
    Database,
    StorageBusy,
    StorageConflict,
    StorageDamaged,
    StorageError,
    open_database,
    patience,
)
from tests import postgres
from tests.postgres import SUPERUSER, migrated_database
from tests.storage.line import Line
from tests.storage.rows import NOON

pytestmark = pytest.mark.postgres

COMMIT = b"COMMIT"
CANCEL = (80877102).to_bytes(4)
"""The code of a CancelRequest in PostgreSQL's protocol."""


@pytest.fixture
async def db(line: Line) -> AsyncIterator[Database]:
    db = await open_database(line.address, clock=lambda: NOON, busy_timeout_ms=200)
    yield db
    await db.close()


def once(line: Line, *, arrives: bool) -> None:
    """Cut the line in the next commit."""

    def cuts(sent: bytes) -> bool:
        if COMMIT not in sent:
            return False
        line.cuts_before = line.cuts_after = lambda sent: False
        return True

    if arrives:
        line.cuts_after = cuts
    else:
        line.cuts_before = cuts


async def note(db: Database, name: str) -> None:
    async with db.transaction() as tx:
        await tx.notes.save(name, "1")


async def test_a_commit_that_arrived_is_saved_although_nobody_heard_the_answer(
    line: Line, db: Database
) -> None:
    await note(db, "before")
    once(line, arrives=True)
    await note(db, "a")
    assert await db.notes.get("a") == "1"
    await note(db, "after")


async def test_a_commit_that_did_not_arrive_is_said_not_to_be_saved(line: Line, db: Database) -> None:
    once(line, arrives=False)
    with pytest.raises(StorageBusy, match="nothing was saved"):
        await note(db, "a")
    assert await db.notes.get("a") is None
    await note(db, "a")
    assert await db.notes.get("a") == "1"


@pytest.mark.parametrize("arrives", [True, False])
async def test_as_long_as_it_cannot_be_known_nothing_is_said(line: Line, db: Database, arrives: bool) -> None:
    once(line, arrives=arrives)
    line.is_down = True
    saving = asyncio.create_task(note(db, "a"))
    async with asyncio.timeout(10):
        for _ in range(3):
            await line.refused.acquire()
    assert not saving.done()
    line.is_down = False
    error = (await asyncio.wait([saving]))[0].pop().exception()
    assert isinstance(error, StorageBusy) is not arrives
    assert (await db.notes.get("a") == "1") is arrives


async def test_a_bot_that_is_stopped_does_not_wait_for_ever(line: Line, db: Database) -> None:
    once(line, arrives=True)
    line.is_down = True
    saving = asyncio.create_task(note(db, "a"))
    async with asyncio.timeout(10):
        await line.refused.acquire()
    async with asyncio.timeout(10):
        await db.close()
    with pytest.raises(StorageBusy, match="stopped"):
        await saving


async def test_a_connection_that_is_lost_between_statements_undoes_the_block(
    line: Line, db: Database
) -> None:
    async def work() -> None:
        async with db.transaction() as tx:
            await tx.notes.save("a", "1")
            line.cut()
            await tx.notes.save("b", "1")

    with pytest.raises(StorageBusy):
        await work()
    assert (await db.notes.get("a"), await db.notes.get("b")) == (None, None)
    await note(db, "a")


async def test_a_server_that_was_restarted_is_used_again(line: Line, db: Database) -> None:
    await note(db, "a")
    await asyncio.gather(*(db.notes.get("a") for _ in range(4)))
    there = await asyncpg.connect(postgres.address(line.address.name).url)
    await there.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    await there.close()
    for _ in range(10):  # the first may be given a connection that does not know yet
        with suppress(StorageBusy):
            await note(db, "b")
            break
    assert [await db.notes.get(name) for name in "ab"] == ["1", "1"]


async def test_a_server_that_is_away_is_busy_and_back_when_it_is_back(line: Line, db: Database) -> None:
    line.is_down = True
    line.cut()
    await asyncio.sleep(0)
    with patience(500):
        with pytest.raises(StorageBusy):
            await note(db, "a")
        with pytest.raises(StorageBusy):
            await db.notes.get("a")
    line.is_down = False
    await note(db, "a")
    assert await db.notes.get("a") == "1"


@pytest.mark.parametrize(
    ("code", "kind"),
    [
        ("40001", StorageBusy),
        ("40P01", StorageBusy),
        ("53100", StorageError),
        ("23505", StorageConflict),
    ],
)
@pytest.mark.parametrize("when", ["IMMEDIATE", "DEFERRED"])
async def test_what_the_server_refuses_is_undone_and_told_by_its_kind(
    line: Line, db: Database, code: str, kind: type[StorageError], when: str
) -> None:
    """In a statement and in the commit: a full disk, two who came into each other's way."""
    there = await asyncpg.connect(postgres.address(line.address.name).url)
    await there.execute(
        "CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS"
        f" $$ BEGIN RAISE EXCEPTION 'hush' USING ERRCODE = '{code}'; END $$;"
        " CREATE CONSTRAINT TRIGGER refuses AFTER INSERT ON notes"
        f" DEFERRABLE INITIALLY {when} FOR EACH ROW WHEN (NEW.name = 'a') EXECUTE FUNCTION refuse()"
    )
    await there.close()

    async def work() -> None:
        async with db.transaction() as tx:
            await tx.notes.save("first", "1")
            await tx.notes.save("a", "1")

    with pytest.raises(StorageError) as refused:
        await work()
    assert type(refused.value) is kind
    assert "hush" not in str(refused.value)
    assert await db.notes.get("first") is None
    await note(db, "b")


async def test_the_log_has_no_traceback_while_the_server_is_out_of_reach(
    line: Line, db: Database, caplog: pytest.LogCaptureFixture
) -> None:
    await note(db, "a")
    line.is_down = True
    line.cut()
    for _ in range(3):
        with suppress(StorageBusy):
            await note(db, "b")
    line.is_down = False
    assert [each.getMessage() for each in caplog.records if each.exc_info] == []


async def test_marks_do_not_pile_up(line: Line, db: Database) -> None:
    for number in range(5):
        await note(db, f"n{number}")
        once(line, arrives=bool(number % 2))
        with suppress(StorageBusy):
            await note(db, f"lost{number}")
    there = await asyncpg.connect(postgres.address(line.address.name).url)
    assert await there.fetchval("SELECT COUNT(*) FROM commits") == 1
    await there.close()


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda url: url.replace("host=/", "host=/nowhere"), "out of reach"),
        (lambda url: re_named(url), "no such database"),
        (lambda url: url.replace(f"{SUPERUSER}@", "nobody:hush-hush@"), "doesn't let this user in"),
    ],
)
async def test_a_database_that_cannot_be_opened_says_why_without_the_password(
    line: Line, change: Callable[[str], str], said: str
) -> None:
    address = PostgresAddress(change(postgres.address(line.address.name).url))
    with pytest.raises(StorageError, match=said) as refused:
        await open_database(address, clock=lambda: NOON)
    assert "hush" not in f"{refused.value} {address} {address!r}"
    assert isinstance(refused.value, StorageBusy) is (said == "out of reach")
    assert isinstance(refused.value, StorageDamaged) is (said != "out of reach")


def re_named(url: str) -> str:
    before, _, options = url.partition("?")
    return f"{before}x?{options}"


async def test_who_is_in_the_way_is_waited_for_as_long_as_there_is_patience(tmp_path: Path) -> None:
    place = await migrated_database()
    db = await open_database(place, clock=lambda: NOON, busy_timeout_ms=60_000)
    there = await asyncpg.connect(place.url)
    await there.execute("BEGIN; LOCK TABLE notes, commits IN ACCESS EXCLUSIVE MODE")
    async with asyncio.timeout(30):
        for _ in range(3):
            with patience(50):
                answers = await asyncio.gather(
                    *(note(db, f"n{number}") for number in range(10)),
                    *(db.notes.get("a") for _ in range(10)),
                    return_exceptions=True,
                )
            assert {type(answer) for answer in answers} == {StorageBusy}
        await there.execute("ROLLBACK")
        await note(db, "a")
        assert [await db.notes.get(name) for name in ("a", "n0")] == ["1", None]
        await db.close()
    await there.close()


async def test_a_cancellation_that_does_not_arrive_keeps_nobody_waiting(line: Line) -> None:
    db = await open_database(line.address, clock=lambda: NOON, busy_timeout_ms=60_000)
    there = await asyncpg.connect(postgres.address(line.address.name).url)
    await there.execute("BEGIN; LOCK TABLE notes IN ACCESS EXCLUSIVE MODE")
    line.cuts_before = lambda sent: CANCEL in sent
    async with asyncio.timeout(30):
        with patience(50):
            for waiting in (db.notes.get("a"), note(db, "a")):
                with pytest.raises(StorageBusy):
                    await waiting
        await there.execute("ROLLBACK")
        await note(db, "a")
        assert await db.notes.get("a") == "1"
        await db.close()
    await there.close()


async def test_who_is_cancelled_while_waiting_leaves_nothing_open(tmp_path: Path) -> None:
    place = await migrated_database()
    db = await open_database(place, clock=lambda: NOON, busy_timeout_ms=60_000)
    there = await asyncpg.connect(place.url)
    await there.execute("BEGIN; LOCK TABLE commits IN ACCESS EXCLUSIVE MODE")
    async with asyncio.timeout(30):
        for wait in (0, 0.001, 0.02, 0.1):
            waiting = [asyncio.create_task(note(db, f"n{number}")) for number in range(3)]
            await asyncio.sleep(wait)
            for each in waiting:
                each.cancel()
            await asyncio.wait(waiting)
        await there.execute("ROLLBACK")
        await note(db, "a")
        await db.close()
    await there.close()
