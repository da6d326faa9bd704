"""What the bot says of its database at the start."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from bot.client import Olsen
from bot.settings import Settings
from bot.storage import patience
from bot.ui.delivery.governor import FAILURES
from bot.ui.delivery.outcomes import Unanswered
from tests.e2e.world import World


async def summary(path: Path) -> str:
    bot = Olsen(Settings(database=path))
    try:
        return await bot.summary()
    finally:
        await bot.close()


@pytest.mark.parametrize("there", [False, True])
async def test_a_database_that_holds_nothing_is_called_new(tmp_path: Path, there: bool) -> None:
    path = tmp_path / "olsen.db"
    if there:
        path.touch()
    assert await summary(path) == f"database {path}: NEW"
    assert await summary(path) == f"database {path}: 0 open tables, 0 matches, 0 people in 0 servers"


async def test_the_clocks_go_on_however_little_time_was_left_to_who_found_discord_back(
    tmp_path: Path,
) -> None:
    """The press whose answer ends an outage may have no patience left; the tables do not depend on it."""

    async def silent() -> None:
        raise Unanswered

    async def answered() -> None:
        pass

    world = World(tmp_path, Random(1))
    await world.open()
    try:
        await world.table("Ada", "Bo")
        tables, governor = world.bot.services.tables, world.bot.governor
        for _ in range(FAILURES):
            with pytest.raises(Unanswered):
                await world.as_bot(governor.watched(silent()))
        assert tables.clocks._held_since
        await world.pass_time(60)
        deadline = world.now.deadline or 0
        async with tables.store.entries._gate.passed():  # a move is being saved
            with world.env._bot_scope(), patience(0):
                answering = asyncio.ensure_future(governor.watched(answered()))
            for _ in range(50):
                await asyncio.sleep(0)
        assert answering.done()
        await world.env.settle()
        assert tables.clocks._held_since == {}
        assert (world.now.deadline or 0) > deadline
    finally:
        await world.close()
