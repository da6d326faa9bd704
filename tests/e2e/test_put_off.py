"""A season whose start has come without enough people: it is put off, and nobody is stuck."""

from __future__ import annotations

import pytest_asyncio

from bot.league.season import acts
from tests.e2e.club import Club
from tests.e2e.test_season_messages import texts
from tests.e2e.world import World

DAY = 24 * 3600
"""Seconds."""


@pytest_asyncio.fixture
async def club(world: World) -> Club:
    return Club(world)


def posted(club: Club) -> list[str]:
    """What stands in the league's channel."""
    return texts(club.world)


async def test_a_start_without_enough_people_is_put_off_by_a_day_and_then_longer(club: Club) -> None:
    season = await club.open("Ada", starts="2 days")
    starts = season.settings.starts
    assert starts is not None
    await club.world.pass_time(2 * DAY + 60)
    assert (club.season.phase, club.season.settings.starts) == ("signup", starts + DAY * 1000)
    announcement, told = posted(club)
    assert "start was postponed" in announcement
    assert f"**Sign-up is open.** The season starts <t:{starts // 1000 + DAY}:f>" in announcement
    assert "fewer than two players so far" in told
    assert f"until <t:{starts // 1000 + DAY}:f>" in told
    assert f"<@{club.world.members['Una'].id}>" in told
    await club.world.pass_time(DAY)
    assert club.season.settings.starts == starts + 3 * DAY * 1000
    await club.act("Bo", acts.SignUp(await club.key("Bo")))
    await club.world.pass_time(2 * DAY)
    assert club.season.phase == "running"


async def test_signup_that_closes_without_enough_people_stays_open_until_the_start(club: Club) -> None:
    season = await club.open("Ada", starts="5 days", **{"signup-closes": "2 days"})
    await club.world.pass_time(3 * DAY)
    assert club.season.settings.signup_closes is None
    assert club.season.settings.starts == season.settings.starts
    await club.act("Bo", acts.SignUp(await club.key("Bo")))
    await club.world.pass_time(2 * DAY)
    assert club.season.phase == "running"


async def test_signup_that_closes_without_a_start_stays_open_until_the_umpire_starts(club: Club) -> None:
    await club.open("Ada", **{"signup-closes": "2 days"})
    await club.world.pass_time(3 * DAY)
    assert "until the umpire starts the season" in posted(club)[-1]
    await club.act("Bo", acts.SignUp(await club.key("Bo")))
    await club.decide("start")
    assert club.season.phase == "running"


async def test_a_check_in_that_too_few_come_to_goes_on_with_sign_up_open(club: Club) -> None:
    await club.open("Ada", "Bo", "Cleo")
    await club.decide("check-in", until="1 day")
    await club.act("Ada", acts.CheckIn(await club.key("Ada")))
    until = club.season.check_in_until
    assert until is not None
    await club.world.pass_time(DAY + 60)
    assert (club.season.phase, club.season.check_in_until) == ("check_in", until + DAY * 1000)
    assert "fewer than two players so far" in posted(club)[-1]
    assert "You can sign up again" in posted(club)[0]
    await club.act("Dag", acts.SignUp(await club.key("Dag")))
    await club.world.pass_time(DAY)
    assert club.season.phase == "running"
    assert set(club.season.players) == {await club.key("Ada"), await club.key("Dag")}


async def test_what_was_put_off_outlives_a_restart(club: Club) -> None:
    season = await club.open("Ada", starts="2 days")
    starts = season.settings.starts
    assert starts is not None
    await club.world.restart(after=10 * DAY)
    await club.world.pass_time(60)
    assert (club.season.settings.starts or 0) == starts + 9 * DAY * 1000
    await club.world.restart()
    assert len([text for text in posted(club) if "is postponed" in text]) == 1


async def test_a_league_for_an_evening_is_put_off_by_an_hour(club: Club) -> None:
    asked = {"format": "rounds", "rounds": 1, "round-length": "50 minutes", "clock": "fast"}
    season = await club.open("Ada", starts="3 hours", **asked)
    await club.world.pass_time(3 * 3600 + 60)
    assert club.season.settings.starts == (season.settings.starts or 0) + 3_600_000
