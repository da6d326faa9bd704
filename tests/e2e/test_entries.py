"""Who is in a season: those who wait for a place, and those who get one."""

from __future__ import annotations

from typing import Any

import pytest

from tests.e2e.club import Club
from tests.e2e.screen import labels_of, text_of, told
from tests.e2e.world import World


@pytest.fixture
def club(world: World) -> Club:
    return Club(world)


def announced(world: World, text: str) -> Any:
    """The newest message in the channel that has this text."""
    return next(message for message in reversed(world.channel.history()) if text in text_of(message))


async def join(world: World, name: str) -> str:
    """Press Join at the season's announcement."""
    return told(await world.members[name].click(world.channel.history()[0], label="Join"))


async def leave(world: World, name: str) -> None:
    """Leave the season, and say so twice."""
    screen = world.private(name, await world.slash(name, "league leave"))
    await screen.press("Leave the season")
    await world.pass_time(15)


async def test_a_free_place_goes_to_who_has_waited_and_not_to_who_comes(club: Club) -> None:
    world = club.world
    await club.begin("Ada", "Bo", "Cleo", places=2, format="open")
    await world.pass_time(15)
    await leave(world, "Ada")
    message = announced(world, "a place in")
    assert (
        text_of(message)
        == f"🪑 <@{world.members['Cleo'].id}>, a place in **Spring · season 1** was free: you are in now."
    )
    assert [user.id for user in message.mentions] == [world.members["Cleo"].id]
    assert "You are number 1 on the waiting list" in await join(world, "Dag")
    assert club.season.players == (await club.key("Bo"), await club.key("Cleo"))
    await world.members["Cleo"].click(message, label="Leave the season")
    await world.pass_time(15)
    assert not club.season.plays(await club.key("Dag")), "Cleo has only been asked whether she is sure"
    await leave(world, "Cleo")
    assert club.season.plays(await club.key("Dag"))


async def test_those_who_wait_are_asked_while_the_season_runs(club: Club) -> None:
    world = club.world
    await club.begin("Ada", "Bo", "Cleo", "Dag", places=2, format="open")
    await world.pass_time(15)
    screen = await club.slash("check-in", until="2 days")
    assert "Everybody who waits for a place in **Spring** is asked to check in" in screen.text
    await world.pass_time(15)
    asked = announced(world, "do you still want a place?")
    assert {user.id for user in asked.mentions} == {world.members[name].id for name in ("Cleo", "Dag")}
    info = world.private("Cleo", await world.slash("Cleo", "league info"))
    assert "Do you still want a place? Press **I’m here**" in info.text
    await world.members["Dag"].click(asked, label="I’m here")
    await leave(world, "Bo")
    assert club.season.plays(await club.key("Dag"))
    assert not club.season.plays(await club.key("Cleo"))
    refused = told(await world.members["Ada"].click(asked, label="I’m here"))
    assert "Not in this season" in refused


async def test_nobody_is_asked_while_nobody_waits(club: Club) -> None:
    await club.begin("Ada", "Bo")
    assert "Nobody waits for a place" in await club.refused("check-in", until="2 days")


async def test_a_withdrawal_is_shown_with_who_is_withdrawn_first_and_the_others_counted(club: Club) -> None:
    names = ["Ada", "Bo", "Cleo", "Dag", "Eli", "Fia"]
    for name in names[4:]:
        club.world.member(name)
    await club.begin(*names, format="rounds", rounds=1, size=6)
    (fixture,) = club.season.play.fixtures  # type: ignore[union-attr]  # a league that has started
    await club.played({name: number for number, name in enumerate(names)}, fixture)
    text = (await club.slash("withdraw", player="Bo", reason="has moved", rest="zero")).text
    lines = [line for line in text.splitlines() if line.startswith("- ")]
    assert lines[0].startswith("- **Bo**:")
    assert lines[0].endswith("→ **withdrawn**")
    assert lines[-1] == "- 4 others move up by one place."
    assert len(lines) == 2


async def test_nobody_is_champion_without_a_card(club: Club) -> None:
    await club.begin("Ada", "Bo", format="rounds", rounds=1, size=2)
    (fixture,) = club.season.play.fixtures  # type: ignore[union-attr]  # a league that has started
    where = dict(await club.offered("table", "which"))
    assert list(where.values()) == [fixture]
    await club.decide("table", which=fixture, what="walkover", player="Ada", reason="Bo never came")
    await club.world.pass_time(15)
    screen = await club.slash("confirm", reason="the end")
    assert "Nobody has won." in screen.text
    assert "Ada stands first without having been dealt a card" in screen.text
    await screen.press("Confirm")
    await club.world.pass_time(15)
    assert "It has no champion." in text_of(announced(club.world, "is over"))
    assert labels_of(announced(club.world, "is over")) == ["Standings"]
