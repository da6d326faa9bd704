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
