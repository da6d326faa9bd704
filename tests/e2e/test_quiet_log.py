"""A channel that stays shut to the bot fills no log."""

from __future__ import annotations

import logging

import pytest
import pytest_asyncio

from bot.league.season import acts
from tests.e2e.club import Club
from tests.e2e.screen import text_of
from tests.e2e.test_dashboard_fixes import dashboard
from tests.e2e.world import World

DAY = 24 * 3600
"""Seconds."""


@pytest_asyncio.fixture
async def club(world: World) -> Club:
    return Club(world)


def lines(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What the log has of seasons that cannot be told of."""
    return [record.getMessage() for record in caplog.records if record.name.startswith("bot.ui.outbox")]


@pytest.mark.slow
async def test_a_channel_that_is_shut_for_days_is_logged_when_it_begins_now_and_then_and_when_it_ends(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    world = club.world
    await club.open("Ada", "Bo", "Cleo", **{"format": "rounds", "rounds": 3, "round-length": "1 day"})
    await world.pass_time(15)
    world.forbid(world.channel, send_messages=False)
    caplog.set_level(logging.INFO)
    caplog.clear()
    await club.act("Una", acts.Start())
    await world.pass_time(3600)
    assert len(lines(caplog)) <= 3, lines(caplog)
    (first,) = [line for line in lines(caplog) if "not told of" in line]
    assert f"season {club.season.key} in server {world.guild.id}" in first
    await world.pass_time(3 * DAY)
    assert len(lines(caplog)) <= 3 + 3 * 2 + 1, lines(caplog)
    said = (await dashboard(club)).text
    assert "**The season’s channel needs permissions I don’t have.**" in said
    assert "Add Send Messages" in said
    assert "Waiting messages: " in said
    world.forbid(world.channel, send_messages=True)
    caplog.clear()
    await world.pass_time(3600)
    (ended,) = [line for line in lines(caplog) if "told of again after 73." in line]
    assert f"in server {world.guild.id}" in ended
    assert "given up" not in ended, "all of it is told"
    assert "round 1 of 3" in "".join(text_of(each) for each in world.channel.history())
    assert any("Spring" in text_of(each) for each in world.channel.history())


async def test_the_dashboard_names_a_permission_that_is_missing_beside_writing(club: Club) -> None:
    await club.open("Ada", "Bo")
    await club.world.pass_time(15)
    club.world.forbid(club.world.channel, attach_files=False, create_public_threads=False)
    said = (await dashboard(club)).text
    assert "**The season’s channel needs permissions I don’t have.**" in said
    assert (
        "Create Public Threads and Attach Files" in said or "Attach Files and Create Public Threads" in said
    )
