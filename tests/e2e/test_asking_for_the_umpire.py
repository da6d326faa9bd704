"""A player asks for the umpire at a table: its clocks stand still, and somebody answers, or nobody does."""

from __future__ import annotations

import pytest_asyncio

from tests.e2e.league import MINUTE, League
from tests.e2e.screen import Private, text_of, told
from tests.e2e.test_seasons import SeasonClub
from tests.e2e.test_times import pings
from tests.e2e.world import World

WORDS = "Bo shows his cards"


@pytest_asyncio.fixture
async def league(world: World) -> League:
    """A season with one table, whose thread is the channel of the world; its match has begun."""
    league = League(world)
    await league.rounds("Ada", "Bo", size=2, clock="fast")
    drawn = league.post("Mark my hours")
    for name in ("Ada", "Bo"):
        await world.members[name].click(drawn, label="I’m here")
        await world.pass_time(5)
    (world.channel,) = world.channel.threads
    return league


async def ask(world: World, name: str, words: str = WORDS) -> str:
    """Ask behind ⋯ at the table, and read what is answered."""
    screen = world.private(name, await world.press(name, "Manage"))
    form = await screen.press("Ask for the umpire")
    assert form.modal is not None
    return told(await world.members[name].submit_modal(form, {"text": words}))


async def dashboard(league: League) -> Private:
    return await league.screen("Una", "umpire dashboard")


def on_turn(world: World) -> tuple[int, int]:
    """Since which version somebody is on turn, and their deadline (ms)."""
    return world.now.turn_version, world.now.deadline or 0


async def test_the_clocks_stand_still_until_the_umpire_answers(league: League) -> None:
    world = league.world
    turn, deadline = on_turn(world)
    asked_at = world.bot.clock.now()
    said = await ask(world, "Ada")
    assert "I pinged the umpire" in said
    await world.pass_time(5)
    (call,) = [message for message in world.channel.history() if "asks for you" in text_of(message)]
    assert pings(world, call) == {"Una"}
    assert WORDS not in text_of(call)
    assert "Ada" not in text_of(call)
    assert "The clocks stop" in world.text
    await world.pass_time(6 * MINUTE)
    assert world.now.turn_version == turn, "nobody's time runs out"
    seen = await dashboard(league)
    assert WORDS in seen.text
    assert "Ada asks for you" in seen.text.replace("*", "")
    form = await world.members["Una"].click(call, label="Answer")
    answered_at = world.bot.clock.now()
    await world.members["Una"].submit_modal(form, {"reason": "Bo, hold them higher"})
    await world.pass_time(2)
    assert any("Bo, hold them higher" in text_of(message) for message in world.channel.history())
    assert "The clocks stop" not in world.text
    assert world.now.turn_version == turn
    assert abs((world.now.deadline or 0) - (deadline + answered_at - asked_at)) < 3000
    assert WORDS not in (await dashboard(league)).text
    await world.pass_time(40)
    assert world.now.turn_version > turn, "the clock runs again"


async def test_after_ten_minutes_without_an_answer_the_clocks_run_again(league: League) -> None:
    world = league.world
    due = world.now.due
    turn, _ = on_turn(world)
    await ask(world, "Bo")
    await world.pass_time(4 * MINUTE)
    await world.restart()
    await world.pass_time(5 * MINUTE)
    assert world.now.turn_version == turn
    await world.pass_time(2 * MINUTE)
    assert any("hasn’t answered yet" in text_of(message) for message in world.channel.history())
    assert world.now.turn_version > turn
    assert world.now.due == due, "the deadline of the round stays"
    assert WORDS in (await dashboard(league)).text, "it can be answered still"


async def test_the_umpire_is_asked_for_once_at_a_table(league: League) -> None:
    world = league.world
    press = f"a:umpire:{world.now.table_id}"
    (form,) = await world.at_once(("Bo", world.message, press))
    await ask(world, "Ada")
    for name in ("Ada", "Bo"):
        screen = world.private(name, await world.press(name, "Manage"))
        assert "Ask for the umpire" not in screen.labels
    before = league.season
    assert "was already called" in told(await world.members["Bo"].submit_modal(form, {"text": "me too"}))
    (again,) = await world.at_once(("Ada", world.message, press))
    assert "was already called" in told(again)
    assert league.season == before


async def test_who_has_no_seat_cannot_ask_for_the_umpire(league: League) -> None:
    world = league.world
    screen = world.private("Cleo", await world.press("Cleo", "Manage"))
    assert "Ask for the umpire" not in screen.labels
    before = league.season
    await world.at_once(("Cleo", world.message, f"a:umpire:{world.now.table_id}"))
    assert league.season == before


async def test_at_a_table_that_waits_the_ready_check_is_longer_and_the_log_has_it(world: World) -> None:
    league = League(world)
    await league.rounds("Ada", "Bo", size=2, clock="fast")
    await world.members["Ada"].click(league.post("Mark my hours"), label="I’m here")
    await world.pass_time(5)
    home, (world.channel,) = world.channel, world.channel.threads
    (appointment,) = league.season.appointments.values()
    assert appointment.call is not None
    await ask(world, "Ada")
    (longer,) = league.season.appointments.values()
    assert longer.call is not None
    assert longer.call.until == appointment.call.until + 10 * MINUTE * 1000
    world.channel = home
    log = await league.screen("Una", "umpire log")
    assert "Ada asked for the umpire at this table" in log.text.replace("*", "")


async def test_the_clocks_of_a_tournament_stand_still_too(world: World) -> None:
    club = SeasonClub(world)
    await club.announce(format="pursuit", game="pursuit", clock="fast", **{"round-length": "3 days"})
    names = ("Ada", "Bo", "Cleo")
    await club.enter(*names)
    await club.decide("start")
    await world.pass_time(15)
    for name in names:
        await club.ready(name)
    (world.channel,) = world.channel.threads
    await world.pass_time(5)
    turn, _ = on_turn(world)
    await ask(world, "Cleo")
    await world.pass_time(9 * MINUTE)
    assert world.now.turn_version == turn
    await world.pass_time(2 * MINUTE)
    assert world.now.turn_version > turn
