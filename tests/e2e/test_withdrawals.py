"""Who leaves a season in the middle of a round, and who comes instead: what everybody at the table sees."""

from __future__ import annotations

from typing import Any

import pytest

from bot.league.season import season_state
from tests.e2e.club import Club
from tests.e2e.screen import labels_of, text_of, told
from tests.e2e.test_coming import all_texts, enter_thread, marks_an_hour, pinged, the_table
from tests.e2e.test_entries import announced, goes, leave
from tests.e2e.test_fixtures import DAY, running
from tests.e2e.world import World

NOW = {"round_hours": 168}
"""SeasonSettings of a season whose players are called to their tables."""


@pytest.fixture
def club(world: World) -> Club:
    return Club(world)


def ids(world: World, *names: str) -> set[int]:
    return {world.members[name].id for name in names}


def seats(world: World) -> list[str]:
    return sorted(chair.name for chair in world.now.chairs)


def said(world: World, text: str) -> Any:
    """The only message of the league that has this text."""
    found = [message for each, message in all_texts(world) if text in each]
    assert len(found) == 1, [each for each, _ in all_texts(world)]
    return found[0]


async def in_thread(world: World, *here: str) -> tuple[Any, Any]:
    """The table's thread, where these say that they are here; the league's channel and the thread."""
    home = world.channel
    await enter_thread(world, here[0])
    for name in here[1:]:
        await world.press(name, "I’m here")
    return home, world.channel


async def leaves(world: World, home: Any, name: str) -> None:
    """A member leaves the season by its button, in the league's channel."""
    world.channel = home
    await leave(world, name)


async def test_the_others_keep_their_word_when_somebody_leaves_and_begin(club: Club) -> None:
    world = club.world
    await running(world, "Ada", "Bo", "Cleo", "Dag", **NOW)
    home, thread = await in_thread(world, "Ada", "Bo", "Cleo")
    assert "3 of 4 are here" in text_of(the_table(world))
    await leaves(world, home, "Dag")
    assert "Dag left" in text_of(said(world, "🚪"))
    world.channel = thread
    assert "deal 1" in text_of(the_table(world))
    assert seats(world) == ["Ada", "Bo", "Cleo"]
    refused = told(await world.members["Dag"].click(the_table(world), label="My hand"))
    assert "Your hand" not in refused


async def test_the_others_wait_on_for_who_has_not_come_yet(club: Club) -> None:
    world = club.world
    await running(world, "Ada", "Bo", "Cleo", "Dag", **NOW)
    home, thread = await in_thread(world, "Ada", "Bo")
    await leaves(world, home, "Dag")
    world.channel = thread
    assert "2 of 3 are here" in text_of(the_table(world))
    assert seats(world) == ["Ada", "Bo", "Cleo"]
    refused = told(await world.members["Dag"].click(the_table(world), label="I’m here"))
    assert seats(world) == ["Ada", "Bo", "Cleo"], refused
    await world.press("Cleo", "I’m here")
    await world.pass_time()
    assert "deal 1" in text_of(the_table(world))


@pytest.mark.slow
async def test_a_match_goes_on_with_those_who_stay(club: Club) -> None:
    world = club.world
    await running(world, "Ada", "Bo", "Cleo", **NOW, length=1)
    home, thread = await in_thread(world, "Ada", "Bo", "Cleo")
    await world.pass_time()
    names, table = {await club.key(name): name for name in ("Ada", "Bo", "Cleo")}, world.now
    await leaves(world, home, "Cleo")
    world.channel = thread
    assert "Cleo" in text_of(the_table(world))
    del world.members["Cleo"]  # who presses nothing any more
    over = await world.finish(table, world.chance)
    assert over.phase != "playing"
    world.channel = home
    await world.pass_time(90)
    state = season_state(club.season)
    assert state is not None
    (result,) = state.results.values()
    assert {names[seat.player or ""] for seat in result.seats if not seat.absent} >= {"Ada", "Bo"}
    places = {names[seat.player or ""]: seat.place for seat in result.seats}
    assert places["Cleo"] == max(places.values())


@pytest.mark.parametrize("waits", [False, True])
async def test_who_is_left_alone_has_won_at_once_and_is_told(club: Club, waits: bool) -> None:
    world = club.world
    await running(world, "Ada", "Bo", **NOW)
    home = thread = world.channel
    if waits:
        home, thread = await in_thread(world, "Ada")
    await leaves(world, home, "Bo")
    message = said(world, "the others left")
    assert pinged(message) == ids(world, "Ada")
    assert "won by forfeit**, because the others left." in text_of(message)
    assert f"<@{world.members['Ada'].id}>" in text_of(message)
    screen = world.private("Ada", await world.slash("Ada", "league fixtures"))
    assert "I’m here" not in screen.labels
    state = season_state(club.season)
    assert state is not None
    assert state.accounts[await club.key("Ada")].score == 100
    assert not waits or not any("I’m here" in labels_of(each) for each in thread.history())


async def test_who_takes_over_by_the_button_sits_down_at_the_table_that_waits(club: Club) -> None:
    world = club.world
    await running(world, "Ada", "Bo", "Cleo", **NOW)
    home, thread = await in_thread(world, "Ada", "Bo")
    world.channel = home
    await club.decide("replace", player="Cleo", member=world.members["Dag"], reason="has moved")
    await world.pass_time(15)
    asked = announced(world, "asks you to take over")
    assert pinged(asked) == ids(world, "Dag")
    world.channel = thread
    assert seats(world) == ["Ada", "Bo", "Cleo"], "nothing changes before they accept"
    assert "The spot is yours" in told(await world.members["Dag"].click(asked, label="Accept"))
    await world.pass_time(15)
    assert seats(world) == ["Ada", "Bo", "Dag"]
    assert "2 of 3 are here" in text_of(the_table(world))
    await world.press("Dag", "I’m here")
    await world.pass_time()
    assert "deal 1" in text_of(the_table(world))


async def test_who_leaves_the_server_is_waited_for_and_then_does_without(club: Club) -> None:
    world = club.world
    await running(world, "Ada", "Bo", "Cleo", **NOW)
    (fixture,) = club.season.play.fixtures  # type: ignore[union-attr]  # a league that has started
    await goes(world, "Cleo")
    await marks_an_hour(club, "Ada")
    await world.pass_time(5 * DAY)
    at = club.season.appointments[fixture].at
    assert at is not None
    await world.pass_time((at - world.bot.clock.now()) / 1000 - 300)
    assert "Cleo left the server" in text_of(said(world, "left the server"))
    call = next(message for text, message in all_texts(world) if "Ready check" in text)
    home = world.channel
    await world.members["Ada"].click(call, label="I’m here")
    await world.pass_time(12)
    (world.channel,) = home.threads
    await world.press("Bo", "I’m here")
    await world.pass_time(1200)
    assert "deal 1" in text_of(the_table(world))
    assert seats(world) == ["Ada", "Bo"]


async def test_who_is_left_alone_at_a_slow_table_has_won_at_once_and_is_told(club: Club) -> None:
    world = club.world
    await running(world, "Ada", "Bo", clock="slow", round_hours=168)
    home = world.channel
    await world.pass_time(15)
    (thread,) = home.threads
    assert any("My hand" in labels_of(each) for each in thread.history()), "it has begun with its round"
    await leaves(world, home, "Bo")
    await world.pass_time(90)
    state = season_state(club.season)
    assert state is not None
    (result,) = state.results.values()
    places = {seat.player: (seat.place, seat.absent) for seat in result.seats}
    assert places == {await club.key("Ada"): (1, False), await club.key("Bo"): (2, True)}
    assert any("**Table 1** · 🥇 Ada" in text for text, _ in all_texts(world)), "it is told"


async def test_who_was_never_to_meet_anybody_at_a_slow_table_is_told_that_they_have_won(club: Club) -> None:
    world = club.world
    home = world.channel
    world.forbid(home, create_public_threads=False)
    await running(world, "Ada", "Bo", clock="slow", round_hours=168)
    await world.pass_time(15)
    assert not home.threads
    await leaves(world, home, "Bo")
    message = said(world, "the others left")
    assert pinged(message) == ids(world, "Ada")
    state = season_state(club.season)
    assert state is not None
    assert state.accounts[await club.key("Ada")].score == 100
