"""What a server has the bot post of an evening is posted once a day, and staff reads where it cannot be."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC
from random import Random

import pytest
from simcord.builders import ChannelHandle

from bot.milliseconds import DAY
from bot.services.evenings import next_at
from bot.tables import Who
from bot.user_text import UserText
from tests.e2e.screen import Private, text_of
from tests.e2e.world import World


@pytest.fixture
def square(world: World) -> ChannelHandle:
    """The channel of the evening."""
    world.member("Boss", manage_guild=True)
    return world.guild.create_text_channel("square")


async def community(world: World) -> Private:
    """What staff sees of what the bot does for the community."""
    screen = world.private("Boss", await world.slash("Boss", "settings"))
    for label in ("settings-more", "community-button"):
        await screen.press(world.say(label))
    return screen


async def order(world: World, square: ChannelHandle, *parts: str) -> Private:
    """Have the bot post in the square."""
    screen = await community(world)
    await world.members["Boss"].select(screen.message, [square], custom_id="p:community:evening")
    for part in parts:
        await screen.press(world.say(f"community-{part}"))
    return screen


async def play_daily(world: World, who: str) -> None:
    """Have played today's daily."""
    services, user_id = world.bot.services, world.members[who].id
    key = (await services.duplicate.daily(user_id)).deal.deal
    play = await services.duplicate.play(world.guild.id, Who(user_id, UserText(who)), key)
    done = replace(play.run, finished_at=world.bot.clock.now() + 90_000, place=1, points=0)
    async with services.tables.store.database.transaction() as tx:
        await tx.duplicate.save(done)


async def until_evening(world: World) -> None:
    """Let time go by until the next hour of the evening has come."""
    row, now = await world.bot.services.evenings.of(world.guild.id), world.bot.clock.now()
    await world.pass_time((next_at(row, now, UTC) - now) / 1000 + 1)


def told(square: ChannelHandle) -> list[str]:
    return [text_of(message) for message in square.history()]


@pytest.mark.both_engines
async def test_the_board_of_the_daily_comes_once_a_day_also_after_a_restart(
    world: World, square: ChannelHandle
) -> None:
    await order(world, square, "daily")
    await until_evening(world)
    await play_daily(world, "Ada")
    world.env.inject_error("POST", f"/channels/{square.id}/messages", status=500, times=8)
    await until_evening(world)
    assert told(square) == []
    await world.restart()
    await world.pass_time(300)
    (text,) = told(square)
    assert ("Yesterday’s daily deal" in text, "Ada" in text) == (True, True)
    await world.restart()
    await until_evening(world)
    assert told(square) == [text], "nobody has played since"


async def test_where_it_cannot_be_posted_staff_reads_that_and_it_goes_on_once_it_can(
    world: World, square: ChannelHandle
) -> None:
    await order(world, square, "daily")
    await until_evening(world)
    await play_daily(world, "Ada")
    world.forbid(square, send_messages=False)
    await until_evening(world)
    assert "⚠️ I can’t post in that channel" in (await community(world)).text
    world.forbid(square, send_messages=True)
    await play_daily(world, "Ada")
    assert "⚠️" in (await community(world)).text, "it could not be posted"
    await until_evening(world)
    assert len(told(square)) == 1
    assert "⚠️" not in (await community(world)).text
    world.env.backend.delete_channel(square.id)
    assert "⚠️ That channel was deleted" in (await community(world)).text


async def test_of_an_evening_that_was_missed_staff_reads_that_and_the_next_one_comes(
    world: World, square: ChannelHandle
) -> None:
    await order(world, square, "daily")
    await until_evening(world)
    await play_daily(world, "Ada")
    world.unruly.refuse("POST", f"/channels/{square.id}/messages", status=500, times=None)
    await until_evening(world)
    await world.pass_time(5 * 3600)
    world.unruly.calm()
    assert world.say("evening-trouble-late") in (await community(world)).text
    assert told(square) == []
    await play_daily(world, "Bo")
    await until_evening(world)
    await until_evening(world)
    assert len(told(square)) == 1
    assert "⚠️" not in (await community(world)).text


@pytest.mark.both_engines
async def test_a_week_is_told_by_its_moments(world: World, square: ChannelHandle) -> None:
    await order(world, square, "moments", "year")
    for seed in range(3):
        await world.play_out(await world.table("Ada", "Bo", length=1), Random(seed))
    await world.pass_time(7 * DAY / 1000)
    (text,) = told(square)
    assert text.startswith("### ✨ This week’s best moments\n✨ ")
