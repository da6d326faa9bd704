"""One member cannot flood a server: their permissions are asked for, and all they make has limits."""

from __future__ import annotations

import re

from tests.e2e.club import Club
from tests.e2e.screen import text_of, told
from tests.e2e.test_fixtures import begun
from tests.e2e.world import World

HOUR, DAY = 3_600, 24 * 3_600


def threads(world: World) -> int:
    return len(world.channel.threads)


async def play(world: World, name: str = "Ada", **options: object) -> str:
    """What somebody reads first who asks for a table."""
    result = await world.slash(name, "play", **{"game": "olsen", **options})
    await world.pass_time(12)
    return text_of(result.response or result.followups[0])


async def test_who_may_not_open_threads_gets_none_from_the_bot(world: World) -> None:
    world.forbid_everybody(world.channel, create_public_threads=False)
    for _ in range(3):
        assert "can’t open threads" in await play(world, thread=True)
    assert threads(world) == 0
    world.forbid_everybody(world.channel)
    await play(world, thread=True)
    assert threads(world) == 1


async def test_who_may_not_write_opens_no_table_and_posts_none_again(world: World) -> None:
    await world.lobby("Bo")
    world.forbid_everybody(world.channel, send_messages=False)
    before = len(world.channel.history())
    assert "can’t write" in told(await world.slash("Ada", "table"))
    await world.pass_time(5)
    assert len(world.channel.history()) == before


async def test_threads_of_a_day(world: World) -> None:
    await world.limit("member", threads=2, tables=None)
    for _ in range(2):
        await play(world, thread=True)
    refused = await play(world, thread=True)
    assert "the most threads a member can" in refused
    again = int(re.search(r"<t:(\d+):R>", refused)[1])
    assert 0 < again * 1000 - world.bot.clock.now() <= DAY * 1000
    assert threads(world) == 2
    await world.restart()
    assert "the most threads" in await play(world, thread=True)
    await world.pass_time(DAY)
    assert threads(world) == 0, "the lobbies were closed meanwhile, and their threads went"
    await play(world, thread=True)
    assert threads(world) == 1


async def test_tables_that_are_open_at_once(world: World) -> None:
    await world.limit("member", tables=1)
    await world.lobby("Ada")
    assert "the most open tables" in await play(world, thread=True)
    assert threads(world) == 0
    await play(world, "Bo", thread=True)
    assert threads(world) == 1


async def test_a_table_that_is_shown_again_and_again(world: World) -> None:
    await world.limit("member", messages=3)
    await world.lobby("Ada")  # the first of the three
    await world.slash("Ada", "table")
    await world.slash("Ada", "table")
    refused = told(await world.slash("Ada", "table"))
    assert "posted the most I can for a member" in refused
    assert re.search(r"<t:\d+:R>", refused)
    await world.pass_time(HOUR)
    await world.lobby("Bo")
    await world.slash("Ada", "table")


async def test_a_table_that_was_refused_costs_nothing(world: World) -> None:
    await world.limit("member", messages=1)
    await world.lobby("Bo")
    for _ in range(3):  # the channel is taken: a thread is offered
        await world.slash("Ada", "play", game="olsen", thread=False)
    await world.slash("Ada", "table")


async def test_commands_are_refused_and_moves_and_calls_are_not(world: World) -> None:
    await world.table("Ada", "Bo")
    await world.arrange(turn=0, first_turn=[], discard="9C", hands=["2C 7D 3H", "7C TC JC QC KD"])
    await world.limit("member", commands=2)
    hand = await world.hand("Ada")
    for _ in range(2):
        await world.slash("Ada", "my games")
    assert "a lot in one minute" in told(await world.slash("Ada", "my games"))
    await hand.press("2♣")
    assert world.now.observe(None).to_act == {1}
    assert "a lot in one minute" in told(await world.press("Ada", "Manage"))
    assert "a lot in one minute" not in told(await world.press("Bo", "Manage"))
    assert "a lot in one minute" not in told(await world.slash("Ada", "call"))
    assert "a lot in one minute" in told(await world.slash("Ada", "my settings"))
    await world.pass_time(60)
    await world.slash("Ada", "my games")


async def test_who_manages_the_server_is_never_shut_out_of_its_settings(world: World) -> None:
    world.member("Boss", manage_guild=True)
    await world.limit("member", commands=0)
    assert "can’t use commands" in told(await world.slash("Ada", "my games"))
    screen = world.private("Boss", await world.slash("Boss", "settings"))
    await screen.press(world.say("settings-more"))
    await screen.press("Limits")
    assert "none a member" not in screen.text


async def test_leagues_of_one_umpire(world: World) -> None:
    await world.limit("member", leagues=1)
    club = Club(world)
    first = await club.slash("create", name="First", game="olsen", format="open")
    await first.press("Open sign-up")
    second = await club.slash("create", name="Second", game="olsen", format="open")
    await second.press("Open sign-up")
    assert len(world.bot.services.seasons.running(world.guild.id)) == 1


async def test_what_the_bot_opens_for_a_season_counts_for_nobody(world: World) -> None:
    await world.limit("server", tables=1, threads=0, messages=1)
    channel = world.channel
    await begun(world, "Ada", "Bo")
    assert len(channel.threads) == 1
    world.channel = channel
    await world.lobby("Cleo")
    assert "This server already has the most open tables" in await play(world, "Ada", thread=True)


async def test_the_limits_are_set_in_a_form_and_the_screen_says_what_is_open(world: World) -> None:
    boss = world.member("Boss", manage_guild=True)
    await world.lobby("Ada")
    screen = world.private("Boss", await world.slash("Boss", "settings"))
    await screen.press(world.say("settings-more"))
    await screen.press("Limits")
    assert "opened by Ada" in screen.text
    assert "5 per member, 25 per channel, 100 in all" in screen.text
    form = await screen.press("Per member")
    fields = {"tables": "2", "threads": "", "messages": "20", "commands": "0", "leagues": "5"}
    await boss.submit_modal(form, fields)
    assert "2 per member, 25 per channel" in screen.text
    assert "any number per member" in screen.text
    settings = await world.bot.services.preferences.server(world.guild.id)
    assert settings.limits_member == {"tables": 2, "threads": None, "commands": 0}
    form = await screen.press("Per member")
    answer = await boss.submit_modal(form, {**fields, "tables": "many"})
    assert "a whole number" in text_of(answer.followups[0] if answer.followups else answer.response)
    assert (await world.bot.services.preferences.server(world.guild.id)).limits_member["tables"] == 2
