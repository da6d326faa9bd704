"""One process for a database, whichever container or folder it sees it from."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.template import new_database
from tests.wire.process import BotProcess
from tests.wire.server import Wire


async def test_a_second_bot_is_refused_until_the_first_is_gone_even_if_it_was_killed(tmp_path: Path) -> None:
    wire, database = Wire(), tmp_path / "olsen.db"
    new_database(database)
    elsewhere = tmp_path / "mounted" / "olsen.db"
    elsewhere.parent.mkdir()
    elsewhere.symlink_to(database)
    async with wire.running():
        async with BotProcess.started(wire, database) as first:
            second = await BotProcess.start(wire, elsewhere)
            assert await asyncio.wait_for(second.process.wait(), 60) == 3
            [said] = second.log.splitlines()
            assert said.startswith(f"The database {elsewhere} is in use by process {first.process.pid} on ")
            assert wire.gateway.identified == 1
            await first.kill()
        async with BotProcess.started(wire, elsewhere):
            assert wire.gateway.identified == 2
