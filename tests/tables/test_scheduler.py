"""One task for every deadline, on a clock that the test moves."""

import asyncio
import logging
from collections.abc import AsyncIterator

import pytest

from bot.tables.clock import SystemClock
from bot.tables.scheduler import Scheduler
from tests.tables.clock import START, HandClock


class Woken:
    """A scheduler at work, and whom it has woken."""

    def __init__(self) -> None:
        self.clock = HandClock()
        self.tables: list[tuple[str, int]] = []
        self.scheduler = Scheduler(self.clock)
        self.again: dict[str, int] = {}
        self.fails: set[str] = set()

    async def wake(self, table_id: str) -> None:
        self.tables.append((table_id, self.clock.now() - START))
        if table_id in self.fails:
            raise ZeroDivisionError
        if table_id in self.again:
            self.scheduler.set(table_id, START + self.again.pop(table_id))

    def set(self, table_id: str, after: int | None) -> None:
        self.scheduler.set(table_id, None if after is None else START + after)


@pytest.fixture
async def woken() -> AsyncIterator[Woken]:
    woken = Woken()
    running = asyncio.create_task(woken.scheduler.run(woken.wake))
    yield woken
    running.cancel()
    await asyncio.wait([running])
    assert running.cancelled(), "nothing but its end stops it"


async def test_tables_are_woken_at_their_time_earliest_first(woken: Woken) -> None:
    for name, after in (("c", 300), ("a", 100), ("b", 200)):
        woken.set(name, after)
    await woken.clock.advance(99)
    assert woken.tables == []
    await woken.clock.advance(1)
    assert woken.tables == [("a", 100)]
    await woken.clock.advance(500)
    assert woken.tables == [("a", 100), ("b", 600), ("c", 600)]


async def test_a_deadline_is_met_once(woken: Woken) -> None:
    woken.set("a", 100)
    await woken.clock.advance(100)
    await woken.clock.advance(1000)
    assert len(woken.tables) == 1


@pytest.mark.parametrize("other", [50, 150])
async def test_a_new_deadline_replaces_the_old(woken: Woken, other: int) -> None:
    woken.set("a", 100)
    await woken.clock.advance(10)
    woken.set("a", other)
    await woken.clock.advance(200 - 10)
    assert woken.tables == [("a", 200)]
    await woken.clock.advance(1000)
    assert len(woken.tables) == 1


async def test_deadlines_that_were_replaced_do_not_pile_up(woken: Woken) -> None:
    woken.set("b", 50)
    for after in range(5000, 0, -1):
        woken.set("a", 1000 + after)
    woken.set("c", 40)
    assert len(woken.scheduler._heap) < 200
    await woken.clock.advance(2000)
    assert [name for name, _ in woken.tables] == ["c", "b", "a"]


async def test_an_earlier_deadline_is_noticed_while_it_waits_for_a_later_one(woken: Woken) -> None:
    woken.set("late", 1000)
    await woken.clock.advance(1)
    woken.set("early", 5)
    await woken.clock.advance(4)
    assert woken.tables == [("early", 5)]


async def test_a_deadline_taken_away_is_none(woken: Woken) -> None:
    woken.set("a", 100)
    woken.set("a", None)
    woken.set("b", None)
    await woken.clock.advance(1000)
    assert woken.tables == []
    woken.set("a", 1100)
    await woken.clock.advance(200)
    assert woken.tables == [("a", 1200)]


async def test_the_same_deadline_set_twice_is_one(woken: Woken) -> None:
    woken.set("a", 100)
    woken.set("a", None)
    woken.set("a", 100)
    await woken.clock.advance(100)
    assert woken.tables == [("a", 100)]


async def test_a_deadline_that_has_passed_is_due_at_once(woken: Woken) -> None:
    woken.set("a", -5000)
    await woken.clock.advance()
    assert woken.tables == [("a", 0)]


async def test_a_table_can_be_set_again_while_it_is_woken(woken: Woken) -> None:
    woken.again["a"] = 20
    woken.set("a", 10)
    await woken.clock.advance(10)
    await woken.clock.advance(10)
    assert woken.tables == [("a", 10), ("a", 20)]


async def test_a_table_that_fails_is_logged_and_stops_no_other(
    woken: Woken, caplog: pytest.LogCaptureFixture
) -> None:
    woken.fails.add("bad")
    woken.set("bad", 10)
    woken.set("good", 10)
    await woken.clock.advance(10)
    assert [name for name, _ in woken.tables] == ["bad", "good"]
    (fault,) = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert "bad" in fault.getMessage()


async def test_who_is_held_is_woken_when_released_and_holds_up_nobody(woken: Woken) -> None:
    held = {"a", "b"}
    woken.scheduler.hold(lambda name: name in held)
    for name in "abc":
        woken.set(name, 10)
    await woken.clock.advance(20)
    assert woken.tables == [("c", 20)]
    woken.set("a", 30)
    woken.set("b", None)
    held.clear()
    woken.scheduler.release()
    await woken.clock.advance(5)
    assert len(woken.tables) == 1, "a has another deadline by now, and b none"
    await woken.clock.advance(5)
    assert woken.tables == [("c", 20), ("a", 30)]


async def test_a_thousand_tables_are_one_task(woken: Woken) -> None:
    await woken.clock.advance()
    before = len(asyncio.all_tasks())
    for number in range(1000):
        woken.set(f"t{number}", 1000 + number)
    await woken.clock.advance(500)
    assert len(asyncio.all_tasks()) <= before
    await woken.clock.advance(1500)
    assert len(woken.tables) == 1000


# The machine's own clock


async def test_the_machines_clock_waits_until_its_time() -> None:
    clock = SystemClock()
    until = clock.now() + 20
    await clock.wait(asyncio.Event(), until)
    assert clock.now() >= until - 1


@pytest.mark.parametrize("ms", [3_600_000, -3_600_000])
async def test_a_wait_is_as_long_as_it_was_to_be_although_the_clock_is_set_right(ms: int) -> None:
    clock = SystemClock()
    began = clock.monotonic()
    waiting = asyncio.create_task(clock.wait(asyncio.Event(), clock.now() + 100))
    await asyncio.sleep(0)
    clock.set_right(ms)
    async with asyncio.timeout(5):
        await waiting
    assert clock.monotonic() - began >= 99


async def test_who_is_due_by_a_clock_that_was_put_forward_is_woken(woken: Woken) -> None:
    """A time of day that is kept, like the start of a season, does not move along with the clock."""
    woken.set("a", 3_600_000)
    await woken.clock.advance(1000)
    woken.clock.set_right(3_599_000)
    await woken.clock.advance()
    assert woken.tables == [("a", 3_600_000)]


async def test_the_machines_clock_does_not_wait_when_something_has_changed() -> None:
    clock, changed = SystemClock(), asyncio.Event()
    changed.set()
    async with asyncio.timeout(5):
        await clock.wait(changed, None)
        await clock.wait(changed, clock.now() + 3_600_000)
        await clock.wait(asyncio.Event(), clock.now() - 1)
