"""What it takes one process to be in many servers: its start, its memory, and its processor time, while
nothing happens there and while people write.

The bot runs in a process of its own against a Discord on loopback (:mod:`tests.wire`), with as many shards as
Discord recommends. Each server has channels and roles, and a match under way. People write messages that are
none of the bot's business, which it is told of nevertheless; meanwhile some open their hands. All figures are
rough where the machine has other things to do, and processor time is that of the bot's process alone.
"""

from __future__ import annotations

import asyncio
import json
import math
import tempfile
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

from tests.bench import with_databases
from tests.bench.clicks import percentile
from tests.wire.clubs import club
from tests.wire.crowd import Crowd
from tests.wire.process import BotProcess
from tests.wire.trusting import TrustingWire, trusting

RECOMMENDED = 1_000
"""The servers of a shard, as Discord divides them."""
START = 600.0
"""Seconds within which all shards must be connected."""
SETTLED = 5.0
"""Seconds without a request after which the start is over."""
OPENED = 1.0
"""Hands opened a second while people write."""


def main(argv: list[str]) -> int:
    """Measure, and print a line for each figure and, with ``--json``, one JSON object as the last line."""
    parser = with_databases("servers", __doc__)
    parser.add_argument("--servers", type=int, default=3_000, help="(3000)")
    parser.add_argument("--channels", type=int, default=30, help="of each server (30)")
    parser.add_argument("--roles", type=int, default=15, help="of each server (15)")
    parser.add_argument("--messages", type=int, default=200, help="that people write a second (200)")
    parser.add_argument("--seconds", type=float, default=30.0, help="of silence, and of messages (30)")
    chosen = parser.parse_args(argv)
    with tempfile.TemporaryDirectory(prefix="bench-", dir=chosen.folder) as folder, trusting():
        found = asyncio.run(
            measure(
                Path(folder) / "olsen.db",
                chosen.servers,
                chosen.channels,
                chosen.roles,
                chosen.messages,
                chosen.seconds,
            )
        )
    print(
        f"{chosen.servers:,} servers in {found['shards']} shards, each with {chosen.channels} channels, "
        f"{chosen.roles} roles and a match\n"
        f"start: {found['start_s']:.1f} s, {found['start_cpu_s']:.1f} s of a processor\n"
        f"memory: {found['bytes'] / 2**20:.0f} MB\n"
        f"nothing happens: {found['idle_percent']:.2f} % of a processor\n"
        f"{found['messages_per_s']:.0f} messages/s: {found['messages_percent']:.1f} % of a processor, "
        f"{found['message_us']:.0f} µs a message; a hand opens within {found['hand_p50_ms']:.0f} ms, "
        f"p99 {found['hand_p99_ms']:.0f}"
    )
    if chosen.json:
        print(json.dumps(found))
    return 0


async def measure(
    path: Path, servers: int, channels: int, roles: int, rate: int, seconds: float
) -> dict[str, Any]:
    """Measure a bot in so many servers, with ``rate`` messages a second for so many ``seconds``."""
    wire = TrustingWire()
    wire.gateway.shards = shards = math.ceil(servers / RECOMMENDED)
    places = await club(wire, path, servers, own=1, in_each=1)
    talks = _furnish(wire, channels, roles)
    began = monotonic()
    async with wire.running(), BotProcess.started(wire, path, seconds=START) as bot:
        async with asyncio.timeout(START):
            while bot.log.count("is connected") < shards or "tables restored" not in bot.log:  # noqa: ASYNC110 - another process writes it
                await asyncio.sleep(0.1)
        # Whoever is answered has come after all that the bot was told of its servers.
        crowd = Crowd(wire, places, Random(7))
        for place in places[:shards]:
            await crowd.open_hand(place, place.users[0]).answer(START)
        found: dict[str, Any] = {"servers": servers, "shards": shards, "start_s": monotonic() - began}
        found["start_cpu_s"] = bot.cpu()
        await wire.quiet(SETTLED, at_most=START)
        used = bot.cpu()
        await asyncio.sleep(seconds)
        found["idle_percent"] = 100 * (bot.cpu() - used) / seconds
        found["bytes"] = bot.memory()
        found |= await _chatter(wire, bot, crowd, talks, rate, seconds)
    return found


def _furnish(wire: TrustingWire, channels: int, roles: int) -> dict[int, int]:
    """Give every server so many channels and roles; gives a channel of each where nobody plays."""
    talks = {}
    for guild_id in list(wire.backend.guilds):
        for number in range(1, channels):
            talks[guild_id] = wire.backend.create_channel(guild_id, f"talk-{number}", announce=False).id
        for number in range(roles):
            wire.backend.create_role(guild_id, f"role {number}", position=number + 1)
    return talks


async def _chatter(
    wire: TrustingWire,
    bot: BotProcess,
    crowd: Crowd,
    talks: dict[int, int],
    rate: int,
    seconds: float,
) -> dict[str, Any]:
    """What messages cost that are not the bot's, and how long a hand takes meanwhile."""
    chance, written = Random(6), 0
    presses, due = [], monotonic()
    used, began = bot.cpu(), monotonic()
    hand_due = began
    while (due := due + chance.expovariate(rate)) < began + seconds:
        await asyncio.sleep(max(0.0, due - monotonic()))
        place = chance.choice(crowd.places)
        wire.backend.create_message(talks[place.guild_id], place.users[0], "Hello")
        written += 1
        if monotonic() > hand_due:
            hand_due += 1 / OPENED
            presses.append(crowd.open_hand(place, place.users[1]))
    took = monotonic() - began
    for press in presses[-1:]:
        await press.answer(START)
    await wire.quiet()
    spent = bot.cpu() - used
    times = [math.inf if press.took is None else press.took for press in presses]
    return {
        "messages_per_s": written / took,
        "messages_percent": 100 * spent / took,
        "message_us": 1e6 * spent / written,
        "hand_p50_ms": percentile(times, 50),
        "hand_p99_ms": percentile(times, 99),
    }
