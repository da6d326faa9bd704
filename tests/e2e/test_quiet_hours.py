"""Pings that come in somebody's quiet hours, and follow when these are over."""

from __future__ import annotations

from typing import Any

import pytest
import pytest_asyncio

from bot.league.season import acts
from tests.e2e.club import Club
from tests.e2e.screen import text_of
from tests.e2e.test_coming import NOW, all_texts, until
from tests.e2e.test_fixtures import DAY, running
from tests.e2e.test_season_messages import HOUR, about, act, announced, left_to_tell, messages, started
from tests.e2e.world import World

pytestmark = pytest.mark.slow

UNTIL_MORNING = 8 * HOUR
"""The world of the tests begins at midnight by UTC."""


@pytest_asyncio.fixture
async def asleep(world: World) -> World:
    """A season that starts at noon, by the server's clock."""
    await world.bot.services.preferences.change_server(world.guild.id, zone="UTC")
    await world.pass_time(12 * HOUR)
    await started(world, round_hours=168)
    return world


def pinged(world: World, message: Any) -> set[int]:
    """Whom a message has pinged of those whom it names."""
    policy = world.env.backend.messages[message.channel.id][message.id].allowed_mentions
    return {user.id for user in message.mentions if policy.allows_user(user.id)}


def ids(world: World, *names: str) -> set[int]:
    return {world.members[name].id for name in names}


async def at_midnight(world: World) -> Any:
    """The table is set for a midnight, which is posted at this one. Gives that message."""
    (season,) = world.bot.services.seasons.running(world.guild.id)
    (fixture,) = season.play.fixtures  # type: ignore[union-attr]  # a league that has started
    await world.pass_time(12 * HOUR)
    now = world.bot.clock.now()
    await act(world, season, acts.Appoint(fixture, now - now % (DAY * 1000) + 2 * DAY * 1000))
    (set_time,) = about(world, "📅")
    assert f"<@{world.members['Ada'].id}>" in text_of(set_time)
    return set_time


async def opened_before_morning(world: World) -> None:
    """A player opens the table in the last minutes of the others' night."""
    await world.pass_time(12 * HOUR + UNTIL_MORNING - 300)
    (drawn,) = about(world, "## Sunday · season 1 · round 1")
    await world.members["Ada"].click(drawn, label="I’m here")
    await world.pass_time()


async def test_what_is_told_at_night_is_posted_at_once_and_pings_in_the_morning(asleep: World) -> None:
    assert pinged(asleep, await at_midnight(asleep)) == set()
    await asleep.pass_time(UNTIL_MORNING - HOUR)
    assert about(asleep, "🔔") == []
    await asleep.restart()
    await asleep.pass_time(HOUR)
    (set_time,), (call,) = about(asleep, "📅"), about(asleep, "🔔")
    assert pinged(asleep, call) == ids(asleep, "Ada", "Bo")
    assert f"/{set_time.id})" in text_of(call)
    assert left_to_tell(asleep) == []


async def test_in_the_morning_only_those_are_pinged_who_are_still_waited_for(world: World) -> None:
    await world.bot.services.preferences.change_server(world.guild.id, zone="UTC")
    await world.pass_time(12 * HOUR)
    await started(world, "Ada", "Bo", "Cleo", round_hours=168)
    await opened_before_morning(world)
    (drawn,) = about(world, "## Sunday · season 1 · round 1")
    await world.members["Bo"].click(drawn, label="I’m here")
    await world.pass_time(300)
    (thread,) = world.channel.threads
    calls = [*about(world, "🔔"), *about(world, "🔔", thread)]
    assert {user for call in calls for user in pinged(world, call)} == ids(world, "Cleo")


async def test_nobody_is_pinged_in_the_morning_for_what_is_over(asleep: World) -> None:
    await opened_before_morning(asleep)
    (drawn,) = about(asleep, "## Sunday · season 1 · round 1")
    await asleep.members["Bo"].click(drawn, label="I’m here")
    await asleep.pass_time(UNTIL_MORNING)
    (thread,) = asleep.channel.threads
    assert [*about(asleep, "🔔"), *about(asleep, "🔔", thread)] == []


async def test_an_umpire_is_pinged_in_the_morning_for_a_channel_that_is_still_lost(asleep: World) -> None:
    log_channel = asleep.guild.create_text_channel("log")
    await asleep.bot.services.preferences.change_server(asleep.guild.id, quiet="0-23")
    await announced(asleep, league="Monday", log_channel=log_channel.id)
    asleep.unruly.delete_channel(log_channel.id)
    await asleep.pass_time(12)
    (lost,) = about(asleep, "⚠️")
    assert pinged(asleep, lost) == set()
    await asleep.pass_time(24 * HOUR)
    calls = [call for call in about(asleep, "🔔") if f"/{lost.id})" in text_of(call)]
    assert [pinged(asleep, call) for call in calls] == [ids(asleep, "Mo")]


async def test_a_persons_own_night_goes_before_the_servers(asleep: World) -> None:
    preferences = asleep.bot.services.preferences
    ada, bo = asleep.members["Ada"], asleep.members["Bo"]
    await preferences.change_player(asleep.guild.id, ada.id, "Ada", zone="Asia/Tokyo")
    await preferences.change_player(asleep.guild.id, bo.id, "Bo", quiet="0-2")
    assert pinged(asleep, await at_midnight(asleep)) == ids(asleep, "Ada")
    await asleep.pass_time(2 * HOUR)
    (call,) = about(asleep, "🔔")
    assert pinged(asleep, call) == ids(asleep, "Bo")


async def test_a_thread_that_is_opened_at_night_pings_the_others_in_the_morning(asleep: World) -> None:
    await opened_before_morning(asleep)
    (thread,) = asleep.channel.threads
    assert {user for call in messages(asleep, thread) for user in pinged(asleep, call)} == set()
    await asleep.pass_time(300)
    (call,) = about(asleep, "🔔", thread)
    assert pinged(asleep, call) == ids(asleep, "Bo")


async def test_who_is_called_at_an_hour_that_they_have_marked_is_pinged_at_night_too(world: World) -> None:
    club = Club(world)
    await running(world, "Ada", "Bo", hours=(0, 24), **NOW)
    (fixture,) = club.season.play.fixtures
    deadline = club.season.play.deadline(fixture)
    at = (deadline - 20 * HOUR * 1000) // (HOUR * 1000) * HOUR * 1000
    ada = await club.key("Ada")
    await club.act("Ada", acts.Mark(fixture, ada, (at,), at, at + 1))
    await until(world, deadline - 2 * DAY * 1000)
    await world.pass_time(60)
    assert club.season.appointments[fixture].at == at
    await world.bot.services.preferences.change_server(world.guild.id, zone="UTC", quiet="0-23")
    await until(world, at - 600_000)
    await world.pass_time(15)
    (call,) = [message for text, message in all_texts(world) if "Ready check" in text]
    assert pinged(world, call) == ids(world, "Ada"), "Bo has wanted no hour, and sleeps"


async def test_whoever_forfeits_where_a_round_is_called_at_its_start_was_pinged(world: World) -> None:
    await world.bot.services.preferences.change_server(world.guild.id, zone="UTC", quiet="0-23")
    await running(world, "Ada", "Bo", round_hours=48)
    await world.pass_time(15)
    (call,) = [message for text, message in all_texts(world) if "Ready check" in text]
    assert pinged(world, call) == ids(world, "Ada", "Bo")


async def test_an_hour_that_the_bot_sets_is_outside_of_quiet_hours_where_it_can_be(world: World) -> None:
    club = Club(world)
    await running(world, "Ada", "Bo", hours=(8, 23), **NOW)
    (fixture,) = club.season.play.fixtures
    deadline = club.season.play.deadline(fixture)
    day = deadline - deadline % (DAY * 1000) - DAY * 1000
    marked = tuple(day + hour * HOUR * 1000 for hour in (10, 15))
    await club.act("Ada", acts.Mark(fixture, await club.key("Ada"), marked, day, day + DAY * 1000))
    bo = world.members["Bo"]
    await world.bot.services.preferences.change_player(
        world.guild.id, bo.id, "Bo", zone="America/New_York", quiet="23-8"
    )
    await world.restart()  # what Bo has set is not in memory any more
    await until(world, deadline - 2 * DAY * 1000)
    await world.pass_time(60)
    assert club.season.appointments[fixture].at == marked[1], "at ten it is night in New York"
