"""One process for a database, whichever container or folder it sees it from."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests import postgres
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


@pytest.mark.postgres
async def test_the_same_on_postgresql_where_one_who_was_killed_is_waited_for(tmp_path: Path) -> None:
    wire, database = Wire(), tmp_path / "olsen.db"
    place = await postgres.new_database()
    at = {"OLSEN_DATABASE": place.url, "OLSEN_FOLDER": str(tmp_path)}
    async with wire.running():
        async with BotProcess.started(wire, database, **at) as first:
            second = await BotProcess.start(wire, database.with_name("second.db"), **at)
            assert await asyncio.wait_for(second.process.wait(), 60) == 3
            said = second.log.splitlines()[-1]
            assert said.startswith(f"The database {place} is in use by process {first.process.pid} on ")
            await first.kill()
        async with BotProcess.started(wire, database, **at) as third:
            assert wire.gateway.identified == 2
            assert "0 open tables" in third.log
            assert await third.stop() == 0
        assert place.url not in first.log + third.log + second.log
