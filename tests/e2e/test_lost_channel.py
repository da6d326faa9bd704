"""A season whose channel is deleted stands still: nobody forfeits, staff is told, it goes on elsewhere."""

from __future__ import annotations

import pytest_asyncio

from tests.e2e.club import Club
from tests.e2e.screen import labels_of, text_of
from tests.e2e.settings import altered
from tests.e2e.test_season_messages import pinged, texts
from tests.e2e.world import World

DAY = 24 * 3600
"""Seconds."""
ROUNDS = {"format": "rounds", "rounds": 2, "round-length": "2 days", "length": 1}


@pytest_asyncio.fixture
async def club(world: World) -> Club:
    return Club(world)


async def test_a_season_that_loses_its_channel_stands_still_until_it_has_another(club: Club) -> None:
    world = club.world
    league = world.guild.create_text_channel("league")
    await club.begin("Ada", "Bo", "Cleo", channel=league, **ROUNDS)
    await world.pass_time(DAY)
    (fixture,) = club.season.play.fixtures
    deadline = club.season.play.deadline(fixture)
    world.unruly.delete_channel(league.id)
    await world.pass_time(15)
    assert (club.season.phase, club.season.lost_channel) == ("paused", True)
    (told,) = [message for message in world.channel.history() if message.author.id == world.bot.user.id]
    assert "the season is on hold, without forfeits." in texts(world)[-1]
    assert pinged(world, told) == {world.members["Una"].id}
    lost_at = club.season.paused_at or 0
    await world.pass_time(10 * DAY)
    assert "on hold" in await club.refused("resume")
    assert club.season.play.results == {}
    other = world.guild.create_text_channel("other")
    await altered(club, channel=other)
    await world.pass_time(15)
    later = world.bot.clock.now() - lost_at
    assert club.season.phase == "running"
    assert 0 <= deadline + later - club.season.play.deadline(fixture) < 60_000
    (moved,) = [each for each in other.history() if "continues in this channel" in text_of(each)]
    assert labels_of(moved) == ["I’m here", "Fixtures"]
    assert any("All deadlines moved by the length of the pause" in text for text in texts(world, other))
    season = club.season
    await world.restart()
    assert club.season == season


async def test_a_season_without_its_channel_does_not_begin_until_it_has_another(club: Club) -> None:
    world = club.world
    league = world.guild.create_text_channel("league")
    await club.open("Ada", "Bo", channel=league, starts="2 days", **ROUNDS)
    await world.pass_time(15)
    world.unruly.delete_channel(league.id)
    await world.pass_time(3 * DAY)
    assert club.season.phase == "signup"
    said = await club.refused("start")
    assert "The season’s channel was deleted, so the season is on hold" in said
    await altered(club, channel=world.channel, reason="it was deleted")
    await world.pass_time(15)
    assert club.season.phase == "running"


async def test_a_season_that_the_umpire_has_paused_stays_paused_in_its_new_channel(club: Club) -> None:
    world = club.world
    league = world.guild.create_text_channel("league")
    await club.begin("Ada", "Bo", channel=league, **ROUNDS)
    await club.decide("pause", reason="holidays")
    world.unruly.delete_channel(league.id)
    await world.pass_time(DAY)
    await altered(club, channel=world.channel)
    assert (club.season.phase, club.season.lost_channel) == ("paused", False)
    await club.decide("resume")
    assert club.season.phase == "running"


async def test_a_channel_that_was_deleted_while_the_bot_was_away_is_noticed(club: Club) -> None:
    world = club.world
    league = world.guild.create_text_channel("league")
    await club.begin("Ada", "Bo", "Cleo", channel=league, **ROUNDS)
    await world.bot.close()
    world.unruly.delete_channel(league.id)
    await world.restart()
    await world.pass_time(2.1 * DAY)
    assert club.season.phase == "paused"
    assert "the season is on hold" in texts(world)[-1]
