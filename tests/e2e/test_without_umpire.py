"""A season whose only umpire may not run it any more, and something waits for a decision."""

from __future__ import annotations

from typing import Any

import pytest_asyncio

from bot.league.contest import acts
from tests.e2e.league import DAY, HOUR, League
from tests.e2e.screen import labels_of, text_of
from tests.e2e.world import World


@pytest_asyncio.fixture
async def called(world: World) -> tuple[World, list[Any]]:
    """What is posted after Una is staff no more, when the results of a season wait to be confirmed."""
    league, backend = League(world), world.env.backend
    staff = world.guild.create_role("Staff")
    await world.bot.services.preferences.change_server(world.guild.id, staff_role=staff.id)
    await league.rounds("Ada", "Bo", size=2)
    una = world.members["Una"]
    for role in list(backend.get_member(world.guild.id, una.id).role_ids):
        backend.remove_member_role(world.guild.id, una.id, role)
    await world.pass_time(8 * HOUR)
    await league.play()
    before = {message.id for message in league.posts()}
    await world.pass_time(8 * DAY)
    after = [message for message in league.posts() if message.id not in before]
    assert any("Umpire’s desk" in labels_of(message) for message in after), "something waits"
    return world, after


async def test_who_may_not_decide_any_more_is_not_called(called: tuple[World, list[Any]]) -> None:
    world, posts = called
    assert world.members["Una"].id not in {user.id for post in posts for user in post.mentions}


async def test_the_staff_role_is_called_once(called: tuple[World, list[Any]]) -> None:
    world, posts = called
    roles = world.env.backend.get_guild(world.guild.id).roles.values()
    (staff,) = [role.id for role in roles if role.name == "Staff"]
    assert sum(f"<@&{staff}>" in text_of(post) for post in posts) == 1


async def test_somebody_else_of_the_staff_can_take_the_season_over(called: tuple[World, list[Any]]) -> None:
    _, posts = called
    assert [label for post in posts for label in labels_of(post) if label == "I’ll run it"]


# Like it


def staff_role(world: World) -> Any:
    return next(
        role for role in world.env.backend.get_guild(world.guild.id).roles.values() if role.name == "Staff"
    )


async def waiting(league: League, *umpires: str, role: bool = True) -> list[Any]:
    """What is posted when results wait to be confirmed, after ``umpires`` have left the server."""
    world = league.world
    if role:
        staff = world.guild.create_role("Staff")
        await world.bot.services.preferences.change_server(world.guild.id, staff_role=staff.id)
    for umpire in umpires:
        world.guild.remove_member(world.members[umpire])
    await world.pass_time(8 * HOUR)
    before = {message.id for message in league.posts()}
    await league.play()
    await world.pass_time(HOUR)
    return [message for message in league.posts() if message.id not in before]


async def test_who_takes_it_over_is_its_umpire_in_the_log_and_is_called_from_then_on(
    world: World,
) -> None:
    league = League(world)
    await league.rounds("Ada", "Bo", size=2)
    posts = await waiting(league, "Una")
    (call,) = [post for post in posts if "I’ll run it" in labels_of(post)]
    assert "⚠️ Una, an umpire of **Spring · season 1**, has left the server." in text_of(call)
    world.member("Vic", manage_guild=True)
    await world.members["Vic"].click(call, label="I’ll run it")
    await world.pass_time(20)
    vic = await league.key("Vic")
    assert league.season.umpires == (vic,)
    told = league.post("is run by")
    assert {user.id for user in told.mentions} == {world.members["Vic"].id}
    assert league.lines()[-1][-1] == "", "nothing is written in their name"
    match = next(iter(league.season.play.results))
    await league.act("Ada", acts.Appeal(match, await league.key("Ada")), "the ace was mine")
    await world.pass_time(90)
    asked = league.post("asks the umpire")
    assert {user.id for user in asked.mentions} == {world.members["Vic"].id}


async def test_two_presses_make_one_umpire(world: World) -> None:
    league = League(world)
    await league.rounds("Ada", "Bo", size=2)
    posts = await waiting(league, "Una")
    (call,) = [post for post in posts if "I’ll run it" in labels_of(post)]
    for name in ("Vic", "Wim"):
        world.member(name, manage_guild=True)
        await world.members[name].click(call, label="I’ll run it")
    assert league.season.umpires == (await league.key("Vic"),)


async def test_only_staff_can_take_it_over(world: World) -> None:
    league = League(world)
    await league.rounds("Ada", "Bo", size=2)
    posts = await waiting(league, "Una")
    (call,) = [post for post in posts if "I’ll run it" in labels_of(post)]
    before = league.season.umpires
    await world.members["Bo"].click(call, label="I’ll run it")
    assert league.season.umpires == before


async def test_of_two_umpires_the_one_who_is_left_is_called_and_nobody_else(world: World) -> None:
    league = League(world)
    await league.rounds("Ada", "Bo", size=2)
    world.member("Vic")
    both = (await league.key("Una"), await league.key("Vic"))
    await league.act("Una", acts.NameUmpires(both), "two are better")
    posts = await waiting(league, "Una")
    played = next(post for post in posts if "everything has been played" in text_of(post))
    assert {user.id for user in played.mentions} == {world.members["Vic"].id}
    assert not [post for post in posts if "I’ll run it" in labels_of(post) or post.role_mentions]


async def test_without_a_staff_role_the_owner_of_the_server_is_called(world: World) -> None:
    league = League(world)
    await league.rounds("Ada", "Bo", size=2)
    posts = await waiting(league, "Una", role=False)
    (call,) = [post for post in posts if "I’ll run it" in labels_of(post)]
    owner = world.env.backend.get_guild(world.guild.id).owner_id
    assert {user.id for user in call.mentions} == {owner}


async def test_the_staff_is_called_again_only_if_its_new_umpire_is_lost_too(world: World) -> None:
    league = League(world)
    await league.rounds("Ada", "Bo", size=2)
    posts = await waiting(league, "Una")
    (call,) = [post for post in posts if "I’ll run it" in labels_of(post)]
    world.member("Vic", manage_guild=True)
    await world.members["Vic"].click(call, label="I’ll run it")
    await world.pass_time(7 * HOUR)
    match = next(iter(league.season.play.results))
    await league.act("Bo", acts.Appeal(match, await league.key("Bo")), "a four is no ace")
    await world.pass_time(90)
    world.guild.remove_member(world.members["Vic"])
    await league.act("Ada", acts.Appeal(match, await league.key("Ada")), "the ace was mine")
    await world.pass_time(90)
    calls = [post for post in league.posts() if "I’ll run it" in labels_of(post)]
    assert len(calls) == 2
    assert all(f"<@&{staff_role(world).id}>" in text_of(post) for post in calls)
