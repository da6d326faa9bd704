"""Each press and command comes in once, and none is lost while they are held."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

import pytest

from bot.ui.shell import arrivals
from bot.ui.shell.arrivals import Arrivals

COMMAND, PRESS, TYPING, FORM = 2, 3, 4, 5


class Heard:
    """What was passed on, by number."""

    def __init__(self) -> None:
        self.numbers: list[int] = []
        self.arrivals = Arrivals(self._hear)

    def _hear(self, data: Mapping[str, Any]) -> None:
        self.numbers.append(int(data["id"]))

    def come(self, *numbers: int, kind: int = PRESS) -> None:
        for number in numbers:
            self.arrivals({"id": str(number), "type": kind})


def test_what_comes_twice_is_passed_on_once() -> None:
    heard = Heard()
    heard.come(1, 2, 1)
    assert heard.numbers == heard.arrivals.taken == [1, 2]


def test_what_was_held_is_passed_on_in_order_but_not_what_another_process_has_taken() -> None:
    heard = Heard()
    heard.arrivals.hold()
    heard.come(1, 2, 3, 2)
    assert heard.numbers == []
    heard.arrivals.release(elsewhere=[1])
    assert heard.numbers == [2, 3]
    heard.come(1, 4)
    assert heard.numbers == [2, 3, 4], "the other has taken 1, and it comes late"


def test_nothing_that_was_held_is_done_if_the_other_may_have_done_it() -> None:
    heard = Heard()
    heard.arrivals.hold()
    heard.come(1)
    heard.arrivals.release(elsewhere=None)
    heard.come(2)
    assert heard.numbers == [2]


def test_what_cannot_be_answered_in_time_is_not_done(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(arrivals, "monotonic", lambda: now)
    heard = Heard()
    heard.arrivals.hold()
    heard.come(1)
    now += arrivals.ANSWERABLE - 0.1
    heard.come(2)
    now += 0.2
    heard.arrivals.release()
    assert heard.numbers == [2]


async def test_all_that_does_something_is_waited_for() -> None:
    heard = Heard()
    heard.come(1, kind=TYPING)
    assert await heard.arrivals.finish(60)
    heard.arrivals.release()
    heard.come(2, kind=FORM)
    heard.come(3, kind=COMMAND)
    waiting = asyncio.create_task(heard.arrivals.finish(60))
    for number in (2, 3):
        await asyncio.sleep(0)
        assert not waiting.done()
        with heard.arrivals.under_way(number):
            pass
    assert await waiting
    heard.come(4)
    assert 4 not in heard.numbers


async def test_what_is_not_done_with_in_time_is_not_waited_for() -> None:
    heard = Heard()
    heard.come(1, kind=FORM)
    assert not await heard.arrivals.finish(0)


# What is dead


class Late(Heard):
    """What was passed on, by when Discord has made it (seconds); the machine's clock says something else."""

    def __init__(self, ahead: float) -> None:
        super().__init__()
        self.now = ahead
        self.arrivals = Arrivals(self._hear, lambda: self.now)

    def come_at(self, now: float, *made: float) -> list[float]:
        """Those that are passed on of some that were made before, and are seen now."""
        self.now += now - getattr(self, "_last", 0.0)
        self._last, before = now, len(self.numbers)
        self.come(*(round(at * 1000) << 22 for at in made))
        return [(number >> 22) / 1000 for number in self.numbers[before:]]


@pytest.mark.parametrize("ahead", [0.0, -7200.0, 1e9])
def test_what_is_dead_when_it_is_seen_is_dropped_whatever_the_machines_clock_says(
    ahead: float, caplog: pytest.LogCaptureFixture
) -> None:
    late = Late(ahead)
    assert late.come_at(100, 99.9) == [99.9]
    assert late.come_at(130, *(115.0, 120.0, 126.8, 127.2, 129.9)) == [127.2, 129.9]
    assert late.come_at(140, 139.8) == [139.8]
    dead = "the bot stood still: an interaction was dead when it saw it"
    assert [record.getMessage() for record in caplog.records] == [dead]
    assert late.come_at(200, 180.0) == []
    assert [record.getMessage() for record in caplog.records[1:]] == [f"{dead} (2 more like this before)"]


def test_what_is_dropped_is_in_the_log_at_once(caplog: pytest.LogCaptureFixture) -> None:
    late = Late(0.0)
    late.come_at(100, 99.9)
    assert late.come_at(130, 115.0) == []
    assert len(caplog.records) == 1


def test_nothing_is_dropped_because_the_machines_time_runs_a_little_faster() -> None:
    late = Late(0.0)
    for minute in range(0, 60 * 24 * 60, 60):
        made = 60.0 * minute
        assert late.come_at(made * 1.0005, made) == [made]


def test_after_a_first_one_that_came_late_the_next_sets_the_measure() -> None:
    late = Late(0.0)
    assert late.come_at(110, 100.0) == [100.0], "nothing is known yet"
    assert late.come_at(120, 119.9) == [119.9]
    assert late.come_at(135, 130.0) == []
