"""What goes on in the background of a press."""

import asyncio
import logging

import pytest

from bot.storage import left, patience
from bot.ui.delivery.background import Background
from bot.ui.delivery.outcomes import Unanswered


async def test_a_task_has_its_own_time_and_not_that_of_the_press_which_began_it() -> None:
    background, seen = Background(), list[float | None]()

    async def work() -> None:
        seen.append(left())

    with patience():
        task = background.start(work(), "work")
        assert left() is not None
    assert task is not None
    await task
    assert seen == [None]


async def test_what_runs_is_cancelled_at_the_end_and_nothing_is_begun_after_it() -> None:
    background, seen = Background(), list[str]()

    async def work() -> None:
        try:
            seen.append("begun")
            await asyncio.Event().wait()
        finally:
            seen.append("ended")

    background.start(work(), "work")
    await asyncio.sleep(0)
    await background.close()
    assert background.start(work(), "late") is None
    assert seen == ["begun", "ended"]


@pytest.mark.parametrize(
    ("error", "level", "says"),
    [
        (Unanswered("the bot stops"), logging.INFO, "could not finish work: the bot stops"),
        (ValueError("no number"), logging.ERROR, "cannot finish work"),
    ],
)
async def test_what_fails_is_logged_and_a_fault_with_an_id(
    error: Exception, level: int, says: str, caplog: pytest.LogCaptureFixture
) -> None:
    background = Background()

    async def work() -> None:
        raise error

    caplog.set_level(logging.INFO)
    task = background.start(work(), "work")
    assert task is not None
    await task
    assert [record.levelno for record in caplog.records] == [level]
    assert says in caplog.text
    assert ("fault " in caplog.text) == (level == logging.ERROR)
