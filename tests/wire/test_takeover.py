"""A new version takes over from one that is at work: every press is answered, once, by one of the two."""

from __future__ import annotations

import asyncio
import json
import signal
import sqlite3
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from bot.client.handover import NOTE, HandoverStage
from bot.storage.postgres import ask
from tests import postgres
from tests.newer import Newer
from tests.template import new_database
from tests.wire.clubs import club
from tests.wire.crowd import Crowd
from tests.wire.deploys import Deploys
from tests.wire.process import BotProcess
from tests.wire.server import Wire
from tests.wire.test_stops import until

RATE = 8
"""Presses a second: few, because other tests run at the same time."""


def stage(database: Path) -> str:
    with closing(sqlite3.connect(database)) as connection:
        row = connection.execute("SELECT text FROM notes WHERE name = ?", (NOTE,)).fetchone()
    return "" if row is None else str(json.loads(row[0])["stage"])


async def all_went_well(deploys: Deploys, playing: asyncio.Task[None]) -> None:
    """Have people play on for a second, and look whether every press was answered and done once."""
    pressed = len(deploys.presses)
    await until(lambda: len(deploys.presses) >= pressed + RATE)
    playing.cancel()
    await deploys.wire.quiet()
    account = await deploys.account()
    assert account["moves"] > 0
    wrong = {key: account[key] for key in ("answered_twice", "done_twice", "lost")}
    assert wrong == dict.fromkeys(wrong, 0), account
    assert [press for press in deploys.presses if press.answered is None] == [], account


async def test_two_deploys_under_presses_lose_nothing_and_do_nothing_twice(tmp_path: Path) -> None:
    """Also where the first of them changes the schema."""
    async with Deploys.begun(tmp_path, tables=4) as deploys:
        playing = asyncio.create_task(deploys.play(RATE))
        deploys.change_schema()
        for _ in range(2):
            await deploys.deploy()
        await all_went_well(deploys, playing)
        assert await deploys.has_newer_schema()
        assert len(list(tmp_path.rglob("olsen.db.bak-*"))) == 1, "one copy, before the first half"
        assert stage(deploys.database) == HandoverStage.TAKEN
        for bot, follower in pairwise(deploys.bots):
            assert f"handed over to process {follower.process.pid} on " in bot.log.splitlines()[-1]


async def test_a_process_that_does_not_hand_over_goes_on_and_the_new_one_says_so(tmp_path: Path) -> None:
    wire, database = Wire(), tmp_path / "olsen.db"
    new_database(database)
    elsewhere = tmp_path / "new" / "olsen.db"
    elsewhere.parent.mkdir()
    elsewhere.symlink_to(database)
    async with wire.running(), BotProcess.started(wire, database) as old:
        wire.gateway.shut.add(None)
        # One that is killed in the middle is forgotten.
        killed = await BotProcess.start(wire, elsewhere, "bot.cli", "--takeover")
        await until(lambda: "is about to take over" in old.log)
        await killed.kill()
        await until(lambda: "the other process gave up taking over" in old.log)
        times = old.log.count("is about to take over")
        new = await BotProcess.start(wire, elsewhere, "bot.cli", "--takeover")
        await until(lambda: old.log.count("is about to take over") > times)
        old.process.send_signal(signal.SIGSTOP)
        await wire.gateway.let_in(None)
        assert await asyncio.wait_for(new.process.wait(), 60) == 5
        assert new.log.splitlines()[-1].startswith("The running bot did not hand over")
        old.process.send_signal(signal.SIGCONT)
        await until(lambda: old.log.splitlines()[-1].endswith("gave up taking over"))
        assert "handing over" not in old.log
        assert stage(database) == HandoverStage.WITHDRAWN


async def test_a_version_that_changes_what_the_running_one_reads_says_so_and_changes_nothing(
    tmp_path: Path,
) -> None:
    wire, database = Wire(), tmp_path / "olsen.db"
    [place] = await club(wire, database, 1)
    newer = Newer(tmp_path / "newer")
    change = newer.add("DROP TABLE seats;")
    async with wire.running(), BotProcess.started(wire, database) as old:
        elsewhere = tmp_path / "new" / "olsen.db"
        elsewhere.parent.mkdir()
        elsewhere.symlink_to(database)
        new = await BotProcess.start(
            wire, elsewhere, "bot.cli", "--takeover", WIRE_MIGRATIONS=str(newer.data)
        )
        assert await asyncio.wait_for(new.process.wait(), 60) == 5
        said = new.log.splitlines()[-1]
        assert f"({change})" in said
        assert said.endswith("Stop it, then start this one as usual.")
        crowd = Crowd(wire, [place], Random(1))
        await crowd.open_hands()
        assert old.process.returncode is None


@pytest.mark.postgres
async def test_on_postgresql_too_and_where_nobody_is_it_simply_starts(tmp_path: Path) -> None:
    wire, database = Wire(), tmp_path / "olsen.db"
    place = await postgres.new_database()
    at = {"OLSEN_DATABASE": place.url, "OLSEN_FOLDER": str(tmp_path)}
    async with wire.running(), BotProcess.started(wire, database, "bot.cli", "--takeover", **at) as old:
        second = database.with_name("second.db")
        async with BotProcess.started(wire, second, "bot.cli", "--takeover", **at) as new:
            assert await asyncio.wait_for(old.process.wait(), 60) == 0
            assert old.log.splitlines()[-1].split(" on ")[0].endswith(f"to process {new.process.pid}")
            assert await new.stop() == 0


@pytest.mark.postgres
async def test_processes_that_share_the_shards_are_replaced_one_by_one(tmp_path: Path) -> None:
    """Also where Discord closes the older of two connections, and the new version changes the schema."""
    async with Deploys.begun(tmp_path, tables=4, on_server=True, processes=2) as deploys:
        playing = asyncio.create_task(deploys.play(RATE))
        deploys.change_schema()
        await deploys.deploy()
        deploys.wire.gateway.closes_older = True
        await deploys.deploy()
        await all_went_well(deploys, playing)
        assert await deploys.has_newer_schema()
        owners = await ask(deploys.server, "SELECT holder FROM shards JOIN leases ON number = lease")
        pids = {int(holder.partition(" ")[0]) for (holder,) in owners}
        assert pids == {bot.process.pid for bot in deploys.bots[2:]}
