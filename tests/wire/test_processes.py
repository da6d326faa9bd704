"""Several processes with one database: each has the tables of its own shards."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path
from random import Random

import pytest

from bot.storage.lease import leased
from bot.storage.moving import copy_all
from tests.postgres import new_database
from tests.wire.clubs import club
from tests.wire.crowd import Crowd
from tests.wire.process import BotProcess
from tests.wire.processes import Cluster
from tests.wire.server import Wire
from tests.wire.test_at_work import health
from tests.wire.test_shards import says
from tests.wire.test_stops import until

pytestmark = pytest.mark.postgres

SHARDS = 2
TAKEN_UP = "1 tables restored"


async def test_each_process_has_the_tables_of_its_shards_and_no_other(tmp_path: Path) -> None:
    wire = Wire()
    wire.gateway.shards = SHARDS
    places = await club(wire, tmp_path / "club.db", SHARDS, in_each=1)
    database = await new_database()
    await copy_all(tmp_path / "club.db", database)
    common = {"OLSEN_DATABASE": database.url, "OLSEN_FOLDER": str(tmp_path)}

    def share(shards: str, name: str) -> tuple[Path, dict[str, str]]:
        return tmp_path / f"{name}.db", {**common, "OLSEN_SHARDS": shards}

    crowd = Crowd(wire, places, Random(1))
    async with wire.running():
        file, first = share("0/2", "first")
        async with BotProcess.started(wire, file, shards=1, **first) as near:
            file, second = share("1/2", "second")
            async with BotProcess.started(wire, file, shards=1, **second) as far:
                file, third = share("0-1/2", "third")
                refused = await BotProcess.start(wire, file, **third)
                await crowd.open_hands()
                await crowd.play(20, 1)
                assert len({press.channel_id for press in crowd.accepted.values()}) == SHARDS
                for bot in (near, far):
                    assert TAKEN_UP in bot.log
                assert await asyncio.wait_for(refused.process.wait(), 60) == 3
                assert "give each process shards of its own in OLSEN_SHARDS" in refused.log.splitlines()[-1]
                asked = await asyncio.to_thread(health, database, tmp_path)
                assert (asked.returncode, asked.stdout) == (0, "The bot is running.\n"), asked.stderr
    asked = await asyncio.to_thread(health, database, tmp_path)
    assert (asked.returncode, "No bot uses the database" in asked.stderr) == (1, True)
    async with leased(database, is_heir=True):  # it has no shards yet
        asked = await asyncio.to_thread(health, database, tmp_path)
    assert (asked.returncode, asked.stderr) == (0, "")
    assert asked.stdout == "The bot waits for shards, because other processes have all of them.\n"


async def test_a_number_of_shards_that_has_become_too_small_ends_with_what_to_do(tmp_path: Path) -> None:
    """A start would not help: Discord is not asked how many it wants."""
    wire, file, database = Wire(), tmp_path / "olsen.db", await new_database()
    wire.gateway.shards = SHARDS + 1
    common = {"OLSEN_DATABASE": database.url, "OLSEN_FOLDER": str(tmp_path)}
    async with wire.running():
        bot = await BotProcess.start(wire, file, **common, OLSEN_SHARDS=f"0-1/{SHARDS}")
        assert await asyncio.wait_for(bot.process.wait(), 60) == 2
    assert bot.log.splitlines()[-1] == (
        "Discord wants the bot's servers divided among more shards than the 2 in OLSEN_SHARDS. Stop all "
        "processes, and raise the number after the slash in each. (gateway: 4011)"
    )


async def test_who_is_killed_or_frozen_is_replaced_and_nothing_is_lost(tmp_path: Path) -> None:
    """Also where the bot was not invited: at a table in direct messages, and alone in servers, whose presses
    reach each of the processes.
    """
    async with Cluster.made(tmp_path, SHARDS, friends=[2]) as cluster:
        first, second = [await cluster.start() for _ in range(2)]
        await cluster.settled()
        assert {*(await cluster.owners()).values()} == {first.process.pid, second.process.pid}
        await cluster.seat_friends()
        await cluster.crowd.open_hands()
        playing = [
            asyncio.create_task(cluster.crowd.play(1.2, 3600)),  # no match ends meanwhile
            *(asyncio.create_task(guest.play()) for guest in cluster.alone),
        ]

        # One that stands still for longer than its lease lasts: the other has both, and it ends by itself.
        has_first = (await cluster.owners())[0] == first.process.pid
        assert len(await cluster.lose(first, signal.SIGSTOP)) == 1 + has_first
        first.process.send_signal(signal.SIGCONT)
        assert await asyncio.wait_for(first.process.wait(), 60) == 3
        assert "has taken the database" in first.log.splitlines()[-1]

        # One that has waited takes over when the other is killed.
        third = await cluster.start()
        await says(third, "this process waits for shards")
        assert len(await cluster.lose(second, signal.SIGKILL)) == SHARDS + 1
        assert {*(await cluster.owners()).values()} == {third.process.pid}

        # Presses go to tables by lot, so some kind of place may still wait for its first.
        await until(lambda: all(cluster.moves_outside()))
        for task in playing:
            task.cancel()
        await asyncio.wait(playing)
        at_tables, alone = cluster.moves_outside()
        assert len(cluster.crowd.accepted) > at_tables > 0
        assert alone
        assert await cluster.lost() == []
    await cluster.examine()
