"""A bot whose servers are divided into two shards: one of them drops, and the other plays on."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from tests.template import new_database
from tests.wire.clubs import club
from tests.wire.crowd import Crowd
from tests.wire.process import BotProcess
from tests.wire.server import Wire
from tests.wire.test_at_work import free_port, health, scraped, told

__all__ = ["told"]

SHARDS = 2


async def says(bot: BotProcess, words: str, times: int = 1) -> None:
    """Wait until the bot's log says something so often."""
    async with asyncio.timeout(30):
        while bot.log.count(words) < times:  # noqa: ASYNC110 - another process writes it
            await asyncio.sleep(0.05)


async def test_a_shard_drops_and_resumes_while_the_other_plays_on(tmp_path: Path, told: list[str]) -> None:
    wire, database, port = Wire(), tmp_path / "olsen.db", free_port()
    wire.gateway.shards = SHARDS
    places = await club(wire, database, SHARDS, in_each=1)
    assert [(place.guild_id >> 22) % SHARDS for place in places] == [0, 1]
    settings = {"OLSEN_METRICS": str(port), "NOTIFY_SOCKET": str(tmp_path / "notify")}
    async with wire.running(), BotProcess.started(wire, database, **settings) as bot:
        await says(bot, "is connected", SHARDS)
        crowd = Crowd(wire, places, Random(1))
        await crowd.open_hands()

        wire.gateway.shut.add(1)
        wire.gateway.drop(1)
        await says(bot, "shard 1 of 2 is disconnected")
        metrics = await asyncio.to_thread(scraped, port)
        connected = [metrics[f'olsen_shard_connected{{shard="{shard}"}}'] for shard in range(SHARDS)]
        assert (connected, metrics["olsen_connected"]) == ([1, 0], 0)
        assert [metrics[f'olsen_shard_servers{{shard="{shard}"}}'] for shard in range(SHARDS)] == [1, 1]
        near, far = (crowd.open_hand(place, place.users[0]) for place in places)
        await near.answer()
        # The other drops too, and is back long before the one that is not let in.
        wire.gateway.drop(0)
        await wire.gateway.has_resumed(1)
        await says(bot, "shard 0 of 2 is connected", 2)
        await crowd.open_hand(places[0], places[0].users[1]).answer()
        assert far.body is None

        await wire.gateway.let_in(1)
        await far.answer(30)
        await wire.gateway.has_resumed(2)
        await says(bot, "shard 1 of 2 is connected", 2)
        assert wire.gateway.identified == SHARDS, "nothing was missed"
        wire.gateway.shut.add(1)
        wire.gateway.drop(1)
        await says(bot, "shard 1 of 2 is disconnected", 2)
        async with asyncio.timeout(60):
            while "Shard 1" not in (asked := await asyncio.to_thread(health, database)).stdout:
                await wire.quiet()  # it is noted every few seconds
    assert "STATUS=2 of 2 shards connected" in told
    assert told[-2:] == ["STATUS=1 of 2 shards connected", "STOPPING=1"]
    assert asked.returncode == 0
    assert "Shard 1 of 2 has not been connected for" in asked.stdout


@pytest.mark.parametrize(
    ("code", "status", "said"),
    [
        (4004, 2, "Copy it again from the portal's Bot page"),
        (4011, 1, "Start it again, and it takes as many connections as Discord wants"),
        (4014, 2, "intents Guilds and Guild Messages"),
    ],
)
async def test_a_connection_that_is_closed_for_good_ends_with_what_to_do(
    tmp_path: Path, code: int, status: int, said: str
) -> None:
    wire, database = Wire(), tmp_path / "olsen.db"
    new_database(database)
    wire.gateway.closes_with = code
    async with wire.running():
        bot = await BotProcess.start(wire, database)
        assert await asyncio.wait_for(bot.process.wait(), 60) == status
    last = bot.log.splitlines()[-1]
    assert said in last
    assert last.endswith(f"(gateway: {code})")
    assert "Traceback" not in bot.log
