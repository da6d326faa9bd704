"""Who joins in where there is no seat watches, and is told of the end: alone, once, also after a restart."""

from __future__ import annotations

import json

import discord
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from tests.e2e.screen import Private, text_of, told
from tests.e2e.test_ending import ada_goes_out, ask_to_end
from tests.e2e.world import World

STOP = "Don’t tell me"


async def join_in(world: World, who: str) -> Private:
    """What somebody is shown who joins in."""
    return world.private(who, await world.press(who, "Join in"))


def letters(world: World, who: str) -> list[str]:
    """The direct messages that somebody has got."""
    return [text_of(message) for message in world.members[who].user.dm_channel.history()]


def watching(world: World) -> int:
    ((count,),) = world.rows("SELECT count(*) FROM watches")
    return int(count)


async def test_who_watches_is_told_who_has_won_and_nobody_else_hears_of_it(world: World) -> None:
    await world.table("Ada", "Bo", "Cleo", length=1)
    shown = await join_in(world, "Dag")
    assert shown.text == f"{world.say('refused-no_seat')} {world.say('watching')}"
    assert shown.labels == [STOP]
    await ada_goes_out(world)
    await world.pass_time(5)
    (letter,) = letters(world, "Dag")
    assert letter.startswith("🏁 Ada wins Olsen. [Have a look](https://discord.com/channels/")
    assert watching(world) == 0
    assert not world.bot.services.watching.watched
    assert letters(world, "Ada") == []
    assert not any("Dag" in text_of(message) for message in world.channel.history())


async def test_it_is_told_after_a_restart_and_once(world: World) -> None:
    await world.table("Ada", "Bo")
    await join_in(world, "Dag")
    world.env.inject_error("POST", "/users/@me/channels", status=500, times=3)
    await (await ask_to_end(world, "Ada")).press("End it")
    await world.pass_time(5)
    assert letters(world, "Dag") == []
    assert watching(world) == 1
    await world.restart()
    await world.pass_time(200)
    (letter,) = letters(world, "Dag")
    assert f"/{world.channel.id}/" in letter
    await world.restart()
    await world.pass_time(200)
    assert len(letters(world, "Dag")) == 1
    assert watching(world) == 0


async def test_who_does_not_want_to_be_told_is_not(world: World) -> None:
    await world.table("Ada", "Bo")
    shown = await join_in(world, "Dag")
    await shown.press(STOP)
    assert shown.text == world.say("watch-stopped")
    assert watching(world) == 0
    await (await ask_to_end(world, "Ada")).press("End it")
    await world.pass_time(5)
    assert letters(world, "Dag") == []


async def test_who_joins_in_twice_is_told_once(world: World) -> None:
    await world.table("Ada", "Bo")
    await join_in(world, "Dag")
    await join_in(world, "Dag")
    assert watching(world) == 1


async def test_nobody_takes_a_seat_in_a_ranked_match(world: World) -> None:
    await world.table("Ada", "Bo", "Cleo", ranked=True)
    await world.leave("Bo")
    with world.nothing_changes():
        shown = await join_in(world, "Dag")
    assert shown.text == f"{world.say('refused-ranked_seat')} {world.say('watching')}"


async def test_who_finds_a_seat_after_all_is_told_nothing_at_the_end(world: World) -> None:
    await world.table("Ada", "Bo", "Cleo")
    await join_in(world, "Dag")
    kick = f"a:kick:{world.now.table_id}:{world.members['Cleo'].id}"
    await world.at_once(("Ada", world.message, kick))
    await join_in(world, "Dag")
    assert world.now.chairs[2].name == "Dag"
    assert watching(world) == 0


async def test_who_may_not_see_the_table_any_more_is_told_nothing(world: World) -> None:
    await world.table("Ada", "Bo")
    await join_in(world, "Dag")
    denied = discord.Permissions(view_channel=True).value
    overwrite = Overwrite(world.members["Dag"].id, OverwriteType.MEMBER, 0, denied)
    world.env.backend.set_overwrite(world.channel.id, overwrite)
    await (await ask_to_end(world, "Ada")).press("End it")
    await world.pass_time(5)
    assert letters(world, "Dag") == []
    assert watching(world) == 0


async def test_who_is_suspended_neither_plays_nor_watches(world: World) -> None:
    await world.table("Ada", "Bo", computers=1)
    add = {"member": world.members["Dag"], "until": "in 3 days", "reason": "shouting"}
    world.member("Boss", manage_guild=True, manage_messages=True)
    await world.slash("Boss", "suspend add", **add)
    with world.nothing_changes():
        assert "shouting" in told(await world.press("Dag", "Join in"))
    assert watching(world) == 0


async def test_what_somebody_watches_is_in_their_data_and_goes_with_them(world: World) -> None:
    await world.table("Ada", "Bo")
    await join_in(world, "Dag")
    privacy, user = world.bot.services.privacy, world.members["Dag"].id
    _, data = await privacy.data(user, 8_000_000)
    (watched,) = json.loads(data)[f"server-{world.guild.id}"]["what_you_watch"]
    assert watched["table"] == world.now.table_id
    await world.as_bot(privacy.forget(user, world.guild.id))
    assert watching(world) == 0
    await (await ask_to_end(world, "Ada")).press("End it")
    await world.pass_time(5)
    assert letters(world, "Dag") == []


async def test_who_takes_no_messages_is_told_nothing_and_nothing_is_tried_again(world: World) -> None:
    await world.table("Ada", "Bo")
    await join_in(world, "Dag")
    world.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=1)
    await (await ask_to_end(world, "Ada")).press("End it")
    await world.pass_time(200)
    assert letters(world, "Dag") == []
    assert watching(world) == 0
