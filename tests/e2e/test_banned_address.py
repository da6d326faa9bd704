"""The address of the bot's machine is banned for some minutes: that is an outage, and clocks wait for it.

Such a ban comes from the network before Discord: as status 429 without the header that Discord's own have, as
403 with a page, or as 403 with a code of its own.
"""

from __future__ import annotations

from collections.abc import Callable

import discord
import pytest

from tests.discord.answers import page, refused, stranger
from tests.discord.requests import Answer
from tests.e2e.world import World

BAN = 240


WAYS: dict[str, Callable[[], Answer]] = {
    "unavailable": lambda: refused(503, 0),
    "too many, as a page": lambda: page(429, retry_after=30),
    "forbidden, as a page": lambda: page(403),
    "forbidden, by its code": lambda: stranger(403, 40333),
}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("clock", ["fast", pytest.param("slow", marks=pytest.mark.slow)])
async def test_nobodys_time_is_up_while_a_bot_with_nothing_to_send_is_banned(
    world: World, way: str, clock: str
) -> None:
    await world.table("Ada", "Bo", "Cleo", clock=clock, ranked=True)
    await world.pass_time(10)  # what needs no choice is done
    before, left = world.now.version, ((world.now.deadline or 0) - world.bot.clock.now()) / 1000
    await world.pass_time(left - (15 if clock == "fast" else 600))
    assert world.now.version == before
    world.unruly.answer("*", "/*", WAYS[way], during=BAN + 600)
    await world.pass_time(BAN + 600 - 1)
    assert world.now.version == before
    assert world.bot.governor.has_outage
    await world.pass_time(41)
    assert not world.bot.governor.has_outage


@pytest.mark.parametrize("way", WAYS)
async def test_clocks_wait_while_nothing_reaches_discord(world: World, way: str) -> None:
    await world.table("Ada", "Bo", "Cleo", clock="fast", ranked=True)
    await world.pass_time(3)
    world.unruly.answer("*", "/*", WAYS[way], during=BAN)
    before = world.now.version
    await world.pass_time(BAN - 1)
    assert world.now.version <= before + 3, f"{world.now.version - before} turns that nobody has seen"
    assert not [chair.name for chair in world.now.chairs if chair.stand_in]


async def test_an_outage_ends_although_the_bot_has_nothing_to_send(world: World) -> None:
    world.unruly.answer("*", "/*", WAYS["unavailable"], during=60)
    while not world.bot.governor.has_outage:
        with pytest.raises(discord.HTTPException):
            await world.as_bot(world.bot.fetch_guild(world.guild.id), seconds=2)
    await world.pass_time(150)
    assert not world.bot.governor.has_outage
