"""What goes on in one server does not hold up another, and pings do not hold up moves."""

from __future__ import annotations

import re

import pytest
from simcord.results import InteractionResult

from bot.games.api import Move
from bot.tables import Table, Who, next_actor
from tests.e2e.screen import told
from tests.e2e.test_many_tables import Crowd, crowd_of
from tests.e2e.world import World

pytestmark = pytest.mark.slow

BUSY = 100
"""Tables with news: to tell of all of them takes more than two seconds."""
AT_ONCE = 1
"""Seconds in which what has just happened is shown."""


async def move(world: World, *tables: Table) -> None:
    """At each of these tables, whoever is on turn does the first thing that they can."""

    async def all_at_once() -> None:
        for table in tables:
            seat = next_actor(table)
            assert seat is not None
            chair = table.chairs[seat]
            who, first = Who(chair.user_id or 0, chair.name), table.observe(seat).legal[0]
            await world.bot.services.tables.matches.submit(
                table.table_id, who, table.version, Move.parse(str(first))
            )

    await world.as_bot(all_at_once())


def shown_after(world: World, channel_id: int, since: float) -> float | None:
    """How many seconds later the table of a channel was told of; None if it was not yet."""
    path = f"/channels/{channel_id}/messages"
    sent = [one.at for one in world.unruly.log if one.path.startswith(path) and one.at >= since]
    return sent[0] - since if sent else None


async def test_a_move_is_shown_at_once_however_busy_another_server_is(world: World) -> None:
    crowd = await crowd_of(world, BUSY)
    other = world.env.create_guild("Quiet club")
    channel = other.create_text_channel("cards")
    ida, jon = (
        other.add_member(world.env.create_user(name, global_name=name.title())) for name in ("ida", "jon")
    )
    await ida.slash(channel, "play", game="olsen", thread=False)
    for who, label in ((jon, "Join"), (ida, "Start")):
        await who.click(channel.history()[-1], label=label)
        await world.pass_time(2)
    world.unruly.limit()
    await move(world, *map(crowd.now, crowd.copies))
    begun = world.unruly.now
    await move(world, world.bot.services.tables.in_channel(channel.id))
    await world.pass_time(8)
    after = shown_after(world, channel.id, begun)
    assert after is not None
    assert after <= AT_ONCE, after


async def test_a_move_is_shown_at_once_however_many_are_to_be_pinged(world: World) -> None:
    await world.table("Ada", "Bo", clock="slow")
    await world.pass_time(5)
    next_one = "Bo" if next_actor(world.now) == 0 else "Ada"
    await world.private(next_one, await world.slash(next_one, "my settings")).press(
        custom_id="g:my:pings:never"
    )
    crowd, reminded = Crowd(world), world.now.turn_version
    await world.bot.close()
    crowd.add(BUSY)
    crowd.save(pinged_version=[*[0] * (BUSY - 1), reminded])
    await world.restart()
    world.unruly.limit()
    *_, waits_for_its_ping, moved = crowd.copies
    begun = world.unruly.now
    await world.pass_time(0.1)
    await move(world, crowd.now(moved), crowd.now(waits_for_its_ping))
    await world.pass_time(8)
    for copy in (moved, waits_for_its_ping):
        after = shown_after(world, copy.channel_id, begun)
        assert after is not None
        assert after <= AT_ONCE, after


async def test_a_server_has_a_ceiling_of_tables_that_its_managers_cannot_lift(world: World) -> None:
    await world.table("Ada", "Bo")
    crowd = Crowd(world)
    await world.bot.close()
    crowd.add(100)
    crowd.save()
    await world.restart()
    world.member("Boss", manage_guild=True)
    for scope in ("member", "channel", "server"):
        await world.limit(scope, tables=None)
    yard = world.guild.create_text_channel("yard")
    result: InteractionResult = await world.members["Boss"].slash(yard, "play", game="olsen", thread=False)
    assert yard.last_message is None
    assert re.search(r"\d", told(result)), told(result)
