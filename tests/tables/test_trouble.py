"""Whoever is cancelled, held up, or not alone: what is committed and what is in memory stay the same."""

import asyncio
import gc
import logging
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from pathlib import Path

import pytest

from bot.games.api import Move, Seat
from bot.storage import StorageBusy, StorageError
from bot.tables import Refused, Table, Undecided, patience, thinking
from bot.tables.computers import chosen_move
from bot.tables.timekeeping import BUSY_PAUSE, FAULT_PAUSE
from tests.tables.club import ADA, BO, CLEO, GUILD, PACE, SECOND, Club, club_at, held

NINES = {"turn": 0, "discard": "9C", "hands": ["9H KD QD", "9S 4S KS"]}
NINE, ANSWER = Move.parse("play 9H"), Move.parse("play 9S")
LAST = {"turn": 0, "discard": "9C", "hands": ["9H", "4S KD"]}
threaded = partial(club_at, threads=True)
"""Here it matters that a database works beside the loop."""


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    async with threaded(tmp_path / "olsen.db") as club:
        yield club


async def unlocked(club: Club, table: Table) -> Table:
    """The table once everything that was under way at it is done."""
    async with club.tables.store.entries.find(table.table_id).lock:
        return club.now(table)


# Cancelled presses


async def cancelled_at(club: Club, work: Awaitable[object], statement: str) -> bool:
    """Cancel whoever waits for ``work`` when the database begins ``statement``; whether it began at all."""
    task = asyncio.ensure_future(work)
    loop = asyncio.get_running_loop()
    begun: list[str] = []

    def trace(sql: str) -> None:
        if sql.startswith(statement):
            begun.append(sql)
            loop.call_soon_threadsafe(task.cancel)

    await club.database._writer.set_trace_callback(trace)
    await asyncio.wait([task])
    await club.database._writer.set_trace_callback(None)  # type: ignore[arg-type]  # None takes it away
    assert task.cancelled() == bool(begun)
    return bool(begun)


@pytest.mark.parametrize("statement", ["BEGIN", "UPDATE tables", "INSERT INTO moves", "COMMIT"])
async def test_a_press_cancelled_in_the_database_is_committed_and_swapped(club: Club, statement: str) -> None:
    table = await club.deal(2, position=NINES)
    assert await cancelled_at(
        club, club.tables.matches.submit(table.table_id, ADA, table.version, NINE), statement
    )
    now = await unlocked(club, table)
    assert now.version == table.version + 1
    assert club.agrees(table)
    assert club.changes[-1] is now, "others are told, though whoever pressed is not there any more"
    assert await club.tables.matches.submit(table.table_id, BO, now.version, ANSWER)


@pytest.mark.parametrize("steps", range(12))
async def test_a_press_cancelled_anywhere_is_committed_and_swapped_or_neither(club: Club, steps: int) -> None:
    table = await club.deal(2, position=NINES)
    task = asyncio.create_task(club.tables.matches.submit(table.table_id, ADA, table.version, NINE))
    for _ in range(steps):
        await asyncio.sleep(0)
    task.cancel()
    await asyncio.wait([task])
    now = await unlocked(club, table)
    assert club.agrees(table)
    assert (now.version == table.version) == (steps == 0), "before it had begun, nothing happens"


async def test_a_refusal_that_nobody_waits_for_is_no_fault(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    table = await club.deal(2, position=NINES)
    for who, move in ((BO, ANSWER), (CLEO, NINE)):
        async with club.tables.store.entries.find(table.table_id).lock:
            task = asyncio.create_task(club.tables.matches.submit(table.table_id, who, table.version, move))
            await asyncio.sleep(0)
            task.cancel()
            await asyncio.wait([task])
        assert task.cancelled()
        await unlocked(club, table)
    del task
    gc.collect()
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


async def test_presses_cancelled_while_they_wait_for_the_table(club: Club) -> None:
    table = await club.deal(2, position=NINES)
    tasks = [
        asyncio.create_task(club.tables.matches.submit(table.table_id, ADA, table.version, NINE))
        for _ in range(10)
    ]
    await asyncio.sleep(0)
    for task in tasks[::2]:
        task.cancel()
    await asyncio.wait(tasks)
    await unlocked(club, table)
    assert club.agrees(table)
    assert len(await club.moves(table)) == 2, "the ten were one press"


@pytest.mark.parametrize("statement", ["UPDATE tables", "COMMIT"])
@pytest.mark.parametrize("what", ["open", "join", "start", "leave", "end", "told"])
async def test_whatever_is_cancelled(club: Club, what: str, statement: str) -> None:
    """Memory and file are the same after it, whichever of the two states that is."""
    table = await (club.sit(2) if what in ("join", "start") else club.deal(2))
    work: dict[str, Callable[[], Awaitable[object]]] = {
        "open": lambda: club.tables.lobbies.open(GUILD, 7, CLEO, 1, game="olsen"),
        "join": lambda: club.tables.lobbies.join(table.table_id, CLEO, 1),
        "start": lambda: club.tables.lobbies.start(table.table_id, ADA, 1),
        "leave": lambda: club.tables.seats.leave(table.table_id, BO),
        "end": lambda: club.tables.matches.end(table.table_id, ADA),
        "told": lambda: club.tables.messages.told(table.table_id, table.version, 77),
    }
    begun = await cancelled_at(club, work[what](), statement)
    assert begun or (what, statement) == ("open", "UPDATE tables")
    if what == "open":
        await club.sit(1)  # comes after it
        assert (await club.database.tables.open())[club.tables.in_channel(7).table_id] == 7
    now = await unlocked(club, table)
    for name in ("version", "phase", "host", "deadline", "told_version", "message_id", "finished_at"):
        assert club.column(table, name) == getattr(now, name), name
    people = [seat.name for seat in await club.database.seats.of_table(table.table_id)]
    assert people == [chair.name for chair in now.chairs]


async def test_closing_waits_for_a_press_under_way(tmp_path: Path) -> None:
    club = await Club(tmp_path / "olsen.db").open()
    table = await club.deal(2, position=NINES)
    task = asyncio.create_task(club.tables.matches.submit(table.table_id, ADA, table.version, NINE))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    await club.tables.clocks.close()
    assert club.agrees(table)
    assert club.now(table).version == table.version + 1
    assert await task is club.now(table)
    with pytest.raises(Refused) as refused:
        await club.tables.matches.submit(table.table_id, BO, table.version + 1, ANSWER)
    assert refused.value.code == "starting"
    await club.database.close()


# A database that does not save


async def test_a_database_held_by_another_changes_nothing_and_works_again(club: Club) -> None:
    table = await club.deal(2, position=NINES)
    changes = len(club.changes)
    with held(club.path):
        with pytest.raises(StorageError):
            await club.tables.matches.submit(table.table_id, ADA, table.version, NINE)
        assert club.now(table) == table
        assert club.agrees(table)
        assert len(club.changes) == changes
    moved = await club.tables.matches.submit(table.table_id, ADA, table.version, NINE)
    assert moved.version == table.version + 1
    assert club.agrees(table)


@pytest.mark.parametrize("what", ["open", "join", "option", "start", "leave", "come back", "end"])
async def test_whatever_cannot_be_saved_has_not_happened(club: Club, what: str) -> None:
    table = await (club.sit(2) if what in ("join", "option", "start") else club.deal(3))
    if what == "come back":
        table = await club.tables.seats.leave(table.table_id, BO)
    work: dict[str, Callable[[], Awaitable[object]]] = {
        "open": lambda: club.tables.lobbies.open(GUILD, 7, CLEO, 1, game="olsen"),
        "join": lambda: club.tables.lobbies.join(table.table_id, CLEO, 1),
        "option": lambda: club.tables.lobbies.set_option(table.table_id, ADA, "deals", 2),
        "start": lambda: club.tables.lobbies.start(table.table_id, ADA, 1),
        "leave": lambda: club.tables.seats.leave(table.table_id, ADA),
        "come back": lambda: club.tables.seats.come_back(table.table_id, BO),
        "end": lambda: club.tables.matches.end(table.table_id, ADA),
    }
    changes = len(club.changes)
    with held(club.path):
        with pytest.raises(StorageError):
            await work[what]()
        assert club.now(table) is table
        assert len(club.changes) == changes
    assert await work[what]()


async def test_a_disk_that_is_full_in_the_middle_of_a_transaction(club: Club) -> None:
    """The position was written and the move could not be: neither is saved."""
    table = await club.deal(2)
    await club.database._writer.execute_fetchall("PRAGMA max_page_count = 1")  # as many as there are
    with pytest.raises(StorageError):  # noqa: PT012 - the presses until the last page is full
        for _ in range(300):
            table = await club.play(table, club.chance)
    await club.database._writer.execute_fetchall("PRAGMA max_page_count = 1073741823")
    assert club.agrees(table)
    for _ in range(20):
        table = await club.play(table, club.chance)
        assert club.agrees(table)


async def test_a_turn_whose_timeout_could_not_be_saved_is_tried_again(club: Club) -> None:
    table = await club.deal(2, position=NINES)
    with held(club.path):
        await club.clock.advance(PACE.clocks["normal"])
        assert club.now(table) == table
    await club.clock.advance(BUSY_PAUSE)
    assert [move.origin for move in await club.moves(table)][1:] == ["timeout"]
    assert club.agrees(table)


async def test_what_nobody_had_expected_is_logged_and_tried_again(
    club: Club, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A computer that fails to choose a move must not hold up its table for ever, nor any other."""
    failures: list[Exception] = []

    def choose(table: Table, seat: Seat) -> Move:
        if failures:
            raise failures.pop()
        return chosen_move(table, seat)

    monkeypatch.setattr(thinking, "chosen_move", choose)
    tables = [await club.deal(1, 1, position=NINES | {"turn": 1}) for _ in range(2)]
    failures.append(ArithmeticError("out of luck"))
    await club.clock.advance(SECOND)
    versions = {club.now(table).version - table.version for table in tables}
    assert versions == {0, 1}, "only one of them has failed"
    (fault,) = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert "could not wake" in fault.getMessage()
    (stuck,) = [table for table in tables if club.now(table).version == table.version]
    await club.clock.advance(FAULT_PAUSE - 1)
    assert club.now(stuck).version == stuck.version
    await club.clock.advance(1)
    assert [move.origin for move in await club.moves(stuck)][1:] == ["computer"]
    assert club.agrees(stuck)


async def test_a_table_that_is_held_up_holds_up_no_other(club: Club) -> None:
    """The first that is due is being changed, and that takes long."""
    slow, other = await club.deal(2, position=NINES), await club.deal(2)
    async with club.tables.store.entries.find(slow.table_id).lock:
        played = asyncio.Event()
        club.tables.changed.subscribe(lambda table: played.set())
        club.clock.pass_by(PACE.clocks["normal"])
        async with asyncio.timeout(10):
            await played.wait()
        assert club.now(other).version > other.version
        assert club.now(slow).version == slow.version
    await club.clock.advance()
    assert [move.origin for move in await club.moves(slow)][1:] == ["timeout"]


async def test_a_press_that_waits_too_long_for_its_table_is_told_and_never_played(club: Club) -> None:
    table = await club.deal(2, position=NINES)
    async with club.tables.store.entries.find(table.table_id).lock:
        with patience(20), pytest.raises(StorageError):
            await club.tables.matches.submit(table.table_id, ADA, table.version, NINE)
    now = await unlocked(club, table)
    assert now is table
    assert club.agrees(table)
    assert await club.tables.matches.submit(table.table_id, ADA, table.version, NINE)


async def test_every_press_is_answered_while_the_database_is_held(tmp_path: Path) -> None:
    """However many there are and however long one alone would wait; what was due is done afterwards."""
    async with threaded(tmp_path / "olsen.db", busy_timeout_ms=3_600_000) as club:
        tables = [await club.deal(2, position=NINES) for _ in range(4)]
        with held(club.path):
            async with asyncio.timeout(30):
                with patience(200):
                    presses = [
                        club.tables.matches.submit(table.table_id, ADA, table.version, NINE)
                        for table in tables
                        for _ in range(10)
                    ]
                    answers = await asyncio.gather(*presses, return_exceptions=True)
                assert {type(answer) for answer in answers} == {StorageBusy}
                await club.clock.advance(PACE.clocks["normal"])
            assert [club.now(table).version for table in tables] == [table.version for table in tables]
        await club.clock.advance(BUSY_PAUSE)
        for table in tables:
            assert [move.origin for move in await club.moves(table)][1:] == ["timeout"], "once each"
            assert club.agrees(table)


async def test_a_commit_that_nobody_can_stop_is_not_said_to_have_failed(club: Club) -> None:
    """The disk stands still: whoever pressed is told that it is not decided yet, and it happens."""
    table = await club.deal(2, position=NINES)
    goes_on = threading.Event()
    begun = asyncio.Event()
    loop = asyncio.get_running_loop()

    def stall(sql: str) -> None:
        if sql == "COMMIT":
            loop.call_soon_threadsafe(begun.set)
            goes_on.wait(60)

    await club.database._writer.set_trace_callback(stall)
    try:
        with patience(20), pytest.raises(Undecided):
            await club.tables.matches.submit(table.table_id, ADA, table.version, NINE)
        assert begun.is_set()
    finally:
        goes_on.set()
    await club.database._writer.set_trace_callback(None)  # type: ignore[arg-type]  # None takes it away
    now = await unlocked(club, table)
    assert now.version == table.version + 1
    assert club.agrees(table)
    assert club.changes[-1] is now
    assert len(await club.moves(table)) == 2


async def test_what_was_shown_but_not_noted_does_no_harm(club: Club) -> None:
    table = await club.deal(2, position=NINES)
    with held(club.path), pytest.raises(StorageError):
        await club.tables.messages.told(table.table_id, table.version, 77)
    assert club.now(table).told_version == 0
    assert await club.tables.matches.submit(table.table_id, ADA, table.version, NINE)


# A second tx of the same file


async def test_two_services_on_one_file_never_make_the_same_version_twice(club: Club) -> None:
    table = await club.deal(2, position=NINES)
    async with threaded(club.path) as other:
        moved = await other.tables.matches.submit(table.table_id, ADA, table.version, NINE)
        # This one has not heard of it: the same press is refused by the database and then by the reload.
        with pytest.raises(StorageError):
            await club.tables.matches.submit(table.table_id, ADA, table.version, NINE)
        with pytest.raises(Refused) as refused:
            await club.tables.matches.submit(table.table_id, ADA, table.version, NINE)
        assert refused.value.code == "stale"
        assert club.now(table).version == moved.version
        assert club.changes[-1] is club.now(table), "what was found there is told"
        answered = await club.tables.matches.submit(table.table_id, BO, moved.version, ANSWER)
        assert [move.move for move in await club.moves(table)][1:] == ["play 9H", "play 9S"]
        with pytest.raises(StorageError):
            await other.tables.matches.submit(table.table_id, BO, moved.version, ANSWER)
        with pytest.raises(Refused):
            await other.tables.matches.submit(table.table_id, BO, moved.version, ANSWER)
        assert other.now(table).version == answered.version
        assert other.agrees(table)


async def test_a_match_that_another_service_has_ended(club: Club) -> None:
    table = await club.deal(2, position=LAST, options={"deals": 1})
    async with threaded(club.path) as other:
        assert (await other.tables.matches.submit(table.table_id, ADA, table.version, NINE)).phase == "over"
        with pytest.raises(StorageError):
            await club.tables.matches.submit(table.table_id, ADA, table.version, NINE)
        with pytest.raises(Refused) as refused:
            await club.tables.matches.submit(table.table_id, ADA, table.version, NINE)
        assert refused.value.code == "match_over"
        assert len(await club.database.matches.results(table.table_id)) == 2
        with pytest.raises(Refused):
            club.tables.in_channel(table.channel_id)


async def test_two_services_that_press_at_once_leave_one_history(club: Club) -> None:
    table = await club.deal(2, position=NINES)
    async with threaded(club.path) as other:
        presses = [
            each.tables.matches.submit(table.table_id, ADA, table.version, NINE)
            for each in (club, other, club, other)
        ]
        answers = await asyncio.gather(*presses, return_exceptions=True)
        assert len([answer for answer in answers if isinstance(answer, Table)]) == 1
        assert all(isinstance(answer, Table | StorageError | Refused) for answer in answers)
        assert len(await club.moves(table)) == 2
