"""Where computers think: beside the event loop, in time, and never longer than they seem to."""

import logging
import os
import signal
from collections.abc import Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from dataclasses import replace
from threading import Event

import pytest

from bot.players import Level
from bot.tables import Table, next_actor
from bot.tables.computers import chosen_move
from bot.tables.thinking import QUIET, WAITING, Thinkers
from bot.tables.workers import YIELDING, Workers
from tests.tables.clock import HandClock
from tests.tables.club import ADA, Club, match

HANDS = {"turn": 1, "hands": ["R1 B2 G3", "R9 B8 G7 Y6 R5", "Y4 Y5"], "table": "R2"}


def table(level: Level = "hard", number: int = 0) -> Table:
    """A table where a computer of this level is on turn."""
    begun = match(1, 2, table_id=f"table{number}", game_key="ole")
    begun = replace(begun, state=begun.game.load({"game": "ole", "seats": 3, **HANDS}))
    return replace(
        begun, chairs=(begun.chairs[0], *(replace(chair, level=level) for chair in begun.chairs[1:]))
    )


@pytest.fixture
def busy() -> Iterator[Executor]:
    """A worker that is busy for the whole test."""
    done = Event()
    with ThreadPoolExecutor(1) as worker:
        worker.submit(done.wait)
        yield worker
        done.set()


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


def test_without_workers_all_is_decided_where_it_is_asked_for(clock: HandClock) -> None:
    thinkers = Thinkers(clock, Workers())
    thinkers.think(table())
    assert thinkers.move(table(), 1) == chosen_move(table(), 1)


def test_only_what_takes_long_is_given_to_workers(clock: HandClock) -> None:
    def start(workers: int) -> Executor:
        raise AssertionError("nobody is needed")

    thinkers = Thinkers(clock, Workers(1, start))
    for quick in (table("easy"), table("normal"), replace(table(), phase="over"), match(2)):
        thinkers.think(quick)
    assert thinkers.move(table("easy"), 1) == chosen_move(table("easy"), 1)


def test_a_worker_decides_as_the_bot_does_yields_to_it_and_its_end_stops_nobody(clock: HandClock) -> None:
    """All in one test, because a process takes a while to begin."""
    workers = Workers(1)
    thinkers = Thinkers(clock, workers)
    thinkers.think(table())
    assert thinkers._thoughts["table0"].move.result(60) == chosen_move(table(), 1)
    assert thinkers.move(table(), 1) == chosen_move(table(), 1)
    own = os.getpriority(os.PRIO_PROCESS, 0)
    assert workers.submit(os.getpriority, os.PRIO_PROCESS, 0).result(60) == min(own + YIELDING, 19)
    pool = workers._pool
    for worker in list(pool._processes):  # type: ignore[union-attr]  # there is no public way to them
        os.kill(worker, signal.SIGKILL)
    for number in range(1, 4):  # the first may be lost, then others are started
        thinkers.think(table(number=number))
        thought = thinkers._thoughts.get(f"table{number}")
        failed = thought is None or thought.move.exception(60) is not None
        assert thinkers.move(table(number=number), 1) in table().observe(1).legal
    assert not failed
    assert workers._pool is not pool
    workers.close()


def test_who_has_not_decided_in_time_plays_normally_and_the_log_says_so_once(
    clock: HandClock, busy: Executor, caplog: pytest.LogCaptureFixture
) -> None:
    thinkers = Thinkers(clock, Workers(1, lambda workers: busy))
    with caplog.at_level(logging.WARNING):
        for number in range(3):
            thinkers.think(table(number=number))
            assert thinkers.move(table(number=number), 1) == chosen_move(table(), 1, level="normal")
        assert [record.levelname for record in caplog.records] == ["WARNING"]
        clock.pass_by(QUIET)
        thinkers.move(table(), 1)
    assert "3 decisions" in caplog.records[-1].getMessage()


def test_what_was_thought_of_another_position_is_dropped(clock: HandClock, busy: Executor) -> None:
    thinkers = Thinkers(clock, Workers(1, lambda workers: busy))
    thinkers.think(table())
    first = thinkers._thoughts["table0"].move
    thinkers.think(table())
    assert thinkers._thoughts["table0"].move is first, "nothing has changed"
    later = replace(table(), version=90)
    thinkers.think(later)
    assert first.cancelled()
    assert thinkers._thoughts["table0"].version == 90
    thinkers.think(replace(later, phase="ended"))
    assert thinkers._thoughts == {}


def test_no_more_wait_for_a_worker_than_it_can_do(clock: HandClock, busy: Executor) -> None:
    thinkers = Thinkers(clock, Workers(1, lambda workers: busy))
    for number in range(WAITING + 5):
        thinkers.think(table(number=number))
    assert len(thinkers._thoughts) == WAITING


async def test_a_hard_move_comes_when_its_pause_is_over_however_long_it_takes_to_find(
    club: Club, busy: Executor
) -> None:
    """So the time of a move says nothing of how hard it was."""
    table = await club.sit(1, 2, game="ole")
    await club.tables.lobbies.set_level(table.table_id, ADA, "hard")
    club.tables.store.thinkers = Thinkers(club.clock, Workers(1, lambda workers: busy))
    table = await club.tables.lobbies.start(table.table_id, ADA, club.press())
    while next_actor(table) not in (1, 2):
        table = await club.play(table, club.chance)
    deadline = table.deadline or 0
    await club.clock.advance(deadline - club.clock.now() - 1)
    assert club.now(table).version == table.version
    await club.clock.advance(1)
    moved = club.now(table).log[-1]
    assert moved.seat in (1, 2)
    assert (moved.origin, moved.at) == ("computer", deadline)
