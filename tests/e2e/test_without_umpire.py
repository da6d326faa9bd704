"""A season whose only umpire may not run it any more, and something waits for a decision."""

from __future__ import annotations

from typing import Any

import pytest_asyncio

from bot.league.season import acts
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
    assert any("Dashboard" in labels_of(message) for message in after), "something waits"
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
    assert "⚠️ Una, an umpire of **Spring · season 1**, left the server." in text_of(call)
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
    asked = league.post("a player asks about")
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
    played = next(post for post in posts if "all matches are played" in text_of(post))
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


def calls(league: League) -> list[Any]:
    """The posts that look for somebody to run the season."""
    return [post for post in league.posts() if "I’ll run it" in labels_of(post)]


async def with_staff(world: World) -> League:
    """A season of Ada and Bo, on a server with a role for its staff, which Una has."""
    league, backend = League(world), world.env.backend
    staff = world.guild.create_role("Staff")
    await world.bot.services.preferences.change_server(world.guild.id, staff_role=staff.id)
    await league.rounds("Ada", "Bo", size=2)
    una = world.members["Una"].id
    for role in list(backend.get_member(world.guild.id, una).role_ids):
        backend.remove_member_role(world.guild.id, una, role)
    backend.add_member_role(world.guild.id, una, staff.id)
    await world.pass_time(7 * HOUR)
    return league


def demote(league: League, name: str) -> None:
    world = league.world
    world.env.backend.remove_member_role(world.guild.id, world.members[name].id, staff_role(world).id)


async def test_who_is_lost_after_being_asked_is_replaced_though_nothing_more_happens(world: World) -> None:
    league = await with_staff(world)
    await league.play()
    await world.pass_time(HOUR)
    assert {user.id for user in league.post("all matches are played").mentions} == {world.members["Una"].id}
    assert not calls(league)
    demote(league, "Una")
    await world.pass_time(2 * DAY)
    (call,) = calls(league)
    assert f"<@&{staff_role(world).id}>" in text_of(call)


async def test_who_is_lost_after_being_asked_is_replaced_after_a_restart_too(world: World) -> None:
    league = await with_staff(world)
    await league.play()
    await world.pass_time(HOUR)
    await world.restart()
    demote(league, "Una")
    await world.pass_time(2 * DAY)
    assert len(calls(league)) == 1


async def test_the_staff_is_called_when_the_umpire_has_asked_to_be_forgotten(world: World) -> None:
    league = await with_staff(world)
    await league.play()
    await world.pass_time(HOUR)
    await world.bot.services.privacy.forget(world.members["Una"].id, world.guild.id)
    await world.env.settle()
    await world.pass_time(DAY)
    (call,) = calls(league)
    assert "Una" not in text_of(call)
    vic = world.member("Vic", manage_guild=True)
    await vic.click(call, label="I’ll run it")
    await world.pass_time(20)
    assert league.season.umpires == (await league.key("Vic"),)
    await world.pass_time(2 * DAY)
    assert len(calls(league)) == 1


async def test_who_was_never_seen_as_staff_and_is_forgotten_is_lost_too(world: World) -> None:
    league = League(world)
    await league.rounds("Ada", "Bo", size=2)
    await world.bot.services.privacy.forget(world.members["Una"].id, world.guild.id)
    await league.play()
    await world.pass_time(HOUR)
    assert len(calls(league)) == 1


async def test_if_all_named_umpires_are_forgotten_who_opened_it_is_told_to_run_it(
    world: World,
) -> None:
    league = await with_staff(world)
    world.member("Vic")
    await league.act("Una", acts.NameUmpires((await league.key("Vic"),)), "Vic knows them")
    await world.pass_time(HOUR)
    await world.bot.services.privacy.forget(world.members["Vic"].id, world.guild.id)
    await world.env.settle()
    await world.pass_time(DAY)
    assert league.season.umpires == (await league.key("Una"),)
    assert {user.id for user in league.post("is run by").mentions} == {world.members["Una"].id}
    assert not calls(league)


async def test_if_the_named_umpire_leaves_the_staff_is_called_once(world: World) -> None:
    league = await with_staff(world)
    world.member("Vic")
    await league.act("Una", acts.NameUmpires((await league.key("Vic"),)), "Vic knows them")
    await league.play()
    await world.pass_time(HOUR)
    world.guild.remove_member(world.members["Vic"])
    await world.pass_time(3 * DAY)
    assert len(calls(league)) == 1


async def test_who_is_staff_again_is_umpire_again_and_nobody_else_can_take_it(world: World) -> None:
    league = await with_staff(world)
    await league.play()
    await world.pass_time(HOUR)
    demote(league, "Una")
    await world.pass_time(DAY)
    (call,) = calls(league)
    world.env.backend.add_member_role(world.guild.id, world.members["Una"].id, staff_role(world).id)
    world.member("Vic", manage_guild=True)
    await world.members["Vic"].click(call, label="I’ll run it")
    assert league.season.umpires == (await league.key("Una"),)
    await world.pass_time(7 * HOUR)
    demote(league, "Una")
    await world.pass_time(DAY)
    assert len(calls(league)) == 2, "it was well in between"
