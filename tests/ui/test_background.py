"""What goes on in the background of a press."""

import asyncio

from bot.storage import left, patience
from bot.ui.delivery.background import Background


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
