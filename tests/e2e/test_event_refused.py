"""A server has as many events as Discord allows, and somebody wants one more."""

from __future__ import annotations

import pytest

from tests.e2e.league import MINUTE, League
from tests.e2e.screen import labels_of, told
from tests.e2e.world import World

WANTED = "Make an event"
FULL = {
    "status": 400,
    "code": 30038,
    "message": "Maximum number of guild scheduled events reached (100)",
    "times": None,
}


async def refused(league: League, caplog: pytest.LogCaptureFixture) -> str:
    """An event is wanted for a table that has a time, and Discord has no room for it; all that is said then.

    That the bot takes it for a fault of its own is not looked at here.
    """
    world = league.world
    await league.rounds("Ada", "Bo", size=2)
    (table,) = await league.to_play()
    await league.decide("appoint", which=table, until="in 2 days", reason="a feast")
    await world.pass_time(20)
    world.unruly.refuse("POST", "/guilds/*/scheduled-events", **FULL)
    before = len(league.posts())
    answered = told(await world.members["Ada"].click(league.post(WANTED), label=WANTED))
    await world.pass_time(MINUTE)
    caplog.clear()
    assert not events(league)
    return "\n".join([answered, *league.texts()[before:]])


def events(league: League) -> list[int]:
    """The events of the server."""
    return list(league.world.env.backend.get_guild(league.world.guild.id).scheduled_events)


async def test_whoever_wanted_the_event_learns_that_there_is_none(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    said = await refused(League(world), caplog)
    assert "I’ll create the event" not in said or "no event" in said.casefold(), said


async def test_the_event_can_be_wanted_again(world: World, caplog: pytest.LogCaptureFixture) -> None:
    league = League(world)
    await refused(league, caplog)
    world.unruly.calm()
    offering = [message for message in league.posts() if WANTED in labels_of(message)]
    assert offering, "nothing offers it any more"
    await world.members["Ada"].click(offering[-1], label=WANTED)
    await world.pass_time(MINUTE)
    assert len(events(league)) == 1
