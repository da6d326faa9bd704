"""A moved table leaves no message with its buttons where it was, and no search for others takes its own."""

from __future__ import annotations

from typing import Any

import pytest
import pytest_asyncio
from simcord.builders import ChannelHandle

from bot.tables import Table, Who
from tests.e2e.club import Club
from tests.e2e.screen import buttons_of
from tests.e2e.test_delivery import SEND
from tests.e2e.test_fixtures import begun
from tests.e2e.world import World

DELETE = ("DELETE", "/channels/*/messages/*")


@pytest_asyncio.fixture
async def club(world: World) -> Club:
    return Club(world)


def of_table(table: Table, channel: ChannelHandle) -> list[Any]:
    """The messages in a channel with buttons of a table."""
    return [
        message
        for message in channel.history()
        if any(table.table_id in part["custom_id"] for part in buttons_of(message))
    ]


async def moved(club: Club, table: Table) -> ChannelHandle:
    """Move a table to a thread of another channel, and return the thread."""
    other = club.world.guild.create_text_channel("other")
    await club.world.env.settle()
    umpire = Who(club.world.moderator.id, "Mo")
    outbox = club.world.bot.services.outbox
    await club.world.as_bot(outbox.move_table(club.season, table, other.id, umpire), seconds=10)
    (thread,) = other.threads
    return thread


async def test_the_message_that_stood_there_goes_as_soon_as_discord_takes_that(club: Club) -> None:
    world = club.world
    table = await begun(world, "Ada", "Bo")
    assert of_table(table, world.channel)
    world.unruly.refuse(*DELETE, status=503, times=None, during=60)
    thread = await moved(club, table)
    assert of_table(table, world.channel)
    await world.pass_time(120)
    assert of_table(table, world.channel) == []
    assert len(of_table(table, thread)) == 1


@pytest.mark.parametrize("restarts", [False, True])
async def test_a_message_of_which_nothing_is_known_goes_too(club: Club, restarts: bool) -> None:
    world = club.world
    table = await begun(world, "Ada", "Bo")
    publisher = world.bot.services.publisher
    world.unruly.lose(*SEND, during=6)
    await world.as_bot(_posted_anew(publisher, table), seconds=1)
    assert len(of_table(table, world.channel)) == 2
    world.unruly.calm()
    if restarts:
        world.unruly.refuse("GET", "/channels/*/messages", status=503, times=None)
    thread = await moved(club, table)
    if restarts:
        assert of_table(table, world.channel)
        world.unruly.calm()
        await world.restart()
    await world.pass_time(120)
    assert of_table(table, world.channel) == []
    assert len(of_table(table, thread)) == 1


async def test_a_message_that_arrives_there_while_the_table_is_moved_goes_too(club: Club) -> None:
    world = club.world
    table = await begun(world, "Ada", "Bo")
    world.unruly.delay(*SEND, seconds=8)
    await world.as_bot(_posted_anew(world.bot.services.publisher, table), seconds=1)
    thread = await moved(club, table)
    await world.pass_time(120)
    assert of_table(table, world.channel) == []
    assert len(of_table(table, thread)) == 1


async def test_a_search_spares_a_message_whose_answer_is_lost_meanwhile(club: Club) -> None:
    world = club.world
    table = await begun(world, "Ada", "Bo")
    publisher = world.bot.services.publisher
    world.unruly.refuse("GET", "/channels/*/messages", status=503, during=20)
    world.unruly.lose(*SEND)
    await world.as_bot(_posted_anew(publisher, table), seconds=12)
    world.unruly.lose(*SEND, seconds=20)
    await world.as_bot(_posted_anew(publisher, table), seconds=1)
    sent = of_table(table, world.channel)[-1]
    await world.pass_time(60)
    assert [message.id for message in of_table(table, world.channel)] == [sent.id]


async def _posted_anew(publisher: Any, table: Table) -> None:
    publisher._kept(table).renew()
    publisher.changed(table)
