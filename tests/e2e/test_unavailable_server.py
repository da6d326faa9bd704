"""A server has an outage of its own: Discord says so, and does nothing there that it is asked for."""

from __future__ import annotations

import pytest

from bot.ui.delivery.channels import LONGEST_ILL
from tests.discord.answers import refused
from tests.e2e.league import MINUTE
from tests.e2e.test_delivery import submit
from tests.e2e.world import World


@pytest.mark.parametrize("answer", [(503, 0), (403, 50001), (404, 10003)])
async def test_clocks_wait_for_it(world: World, answer: tuple[int, int]) -> None:
    await world.table("Ada", "Bo", "Cleo", clock="normal", ranked=True)
    await world.pass_time(10)
    before = world.now
    world.unruly.answer("*", "/*", lambda: refused(*answer), during=4 * MINUTE)
    world.unruly.lose_server(world.guild.id, 4 * MINUTE)
    await world.pass_time(4 * MINUTE - 1)
    assert world.now.version == before.version
    assert world.now.is_open
    await world.pass_time(2)
    assert world.now.version == before.version
    left = (world.now.deadline or 0) - world.bot.clock.now()
    assert 100_000 <= left <= 112_000, "who is on turn has the time that was left"
    await world.pass_time(115)
    assert world.now.version > before.version


async def test_nobody_is_alarmed_by_moves_that_cannot_be_shown_there(playing: World) -> None:
    playing.unruly.lose_server(playing.guild.id, 10 * MINUTE)
    await playing.pass_time(1)
    await submit(playing, "Ada", "play 9C")
    await playing.pass_time(10 * MINUTE - 2)
    publisher = playing.bot.services.publisher
    assert 0 < publisher.longest_behind <= LONGEST_ILL
    await playing.pass_time(30)
    assert publisher.longest_behind == 0
    assert playing.now.told_version == playing.now.version
