"""People who watch a table ask to be told of its end or of the next table, or to sit in: they alone are told,
once, also after a restart.
"""

from __future__ import annotations

import json

import discord
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from tests.e2e.screen import Private, menus_of, text_of, told, values_of
from tests.e2e.test_ending import ada_goes_out, ask_to_end
from tests.e2e.test_result import three_eights
from tests.e2e.world import World

END, SEAT, GAME = "Tell me when it ends", "Ask for a seat", "Tell me about the next Olsen"


async def bench(world: World, who: str, *asks: str, by: str = "My hand") -> Private:
    """What somebody sees who presses a button of a table where they do not play, and then others there."""
    shown = world.private(who, await world.press(who, by))
    for label in asks:
        await shown.press(label)
    return shown


def letters(world: World, who: str) -> list[str]:
    """The direct messages that somebody has got."""
    return [text_of(message) for message in world.members[who].user.dm_channel.history()]


def hide(world: World, who: str, **permissions: bool) -> None:
    """Take these permissions in the channel away from somebody, and give back all others."""
    denied = discord.Permissions(**permissions).value
    member = world.members[who].id
    world.env.backend.set_overwrite(world.channel.id, Overwrite(member, OverwriteType.MEMBER, 0, denied))


def watched(world: World) -> list[str]:
    return [kind for (kind,) in world.rows("SELECT kind FROM watches ORDER BY kind")]


async def test_who_watches_is_told_who_has_won_and_nobody_else_hears_of_it(world: World) -> None:
    await world.table("Ada", "Bo", "Cleo", length=1)
    shown = await bench(world, "Dag", END)
    assert "I’ll tell you who won" in shown.text
    assert shown.labels == [f"✓ {END}", SEAT, GAME]
    await ada_goes_out(world)
    await world.pass_time(5)
    (letter,) = letters(world, "Dag")
    assert letter.startswith("🏁 Ada wins Olsen. [Have a look](https://discord.com/channels/")
    assert watched(world) == []
    assert not world.bot.services.watching.about
    assert letters(world, "Ada") == []
    assert not any("Dag" in text_of(message) for message in world.channel.history())


async def test_it_is_told_after_a_restart_and_once(world: World) -> None:
    await world.table("Ada", "Bo")
    await bench(world, "Dag", END)
    world.env.inject_error("POST", "/users/@me/channels", status=500, times=3)
    await (await ask_to_end(world, "Ada")).press("End it")
    await world.pass_time(5)
    assert letters(world, "Dag") == []
    assert watched(world) == ["end"]
    await world.restart()
    await world.pass_time(200)
    (letter,) = letters(world, "Dag")
    assert f"/{world.channel.id}/" in letter
    await world.restart()
    await world.pass_time(200)
    assert len(letters(world, "Dag")) == 1
    assert watched(world) == []


async def test_a_seat_that_comes_free_is_asked_for_in_the_name_of_who_waits(world: World) -> None:
    await world.table("Ada", "Bo", "Cleo")
    await bench(world, "Dag", SEAT)
    await world.pass_time(5)
    assert watched(world) == ["seat"]
    await world.leave("Cleo")
    await world.pass_time(5)
    (letter,) = letters(world, "Dag")
    assert "I asked the players for it" in letter
    for who in ("Ada", "Bo"):
        await world.press(who, "Let them play")
    await world.pass_time(5)
    assert [chair.name for chair in world.now.chairs] == ["Ada", "Bo", "Dag"]
    assert watched(world) == []


async def test_that_all_see_who_asks_for_a_computers_seat_is_read_before(world: World) -> None:
    await world.table("Ada", "Bo", computers=1)
    shown = await bench(world, "Dag")
    seat = "🤖 Huginn (normal)"
    assert (
        f"**{SEAT}** asks the players right away whether you can take over {seat}’s seat. They vote at "
        "the table." in shown.text
    )
    await shown.press(SEAT)
    assert f"You asked for {seat}’s seat" in shown.text
    assert [vote.name for vote in world.now.votes] == ["Dag"]
    await shown.press("Watch…")
    pending = f"You asked for {seat}’s seat. The players vote"
    assert pending in shown.text
    assert shown.labels == [END, GAME]
    await shown.press(END)
    assert pending in shown.text
    assert "I’ll tell you who won" in shown.text
    await world.pass_time(5)
    assert watched(world) == ["end"]
    assert letters(world, "Dag") == []


async def test_who_plays_again_keeps_a_seat_for_who_asked_for_one(world: World) -> None:
    await three_eights(world)
    shown = await bench(world, "Dag", by="Play again")
    assert shown.labels == [SEAT, GAME]
    await shown.press(SEAT)
    assert "I’ll save you a seat" in shown.text
    await world.press("Bo", "Play again")
    await world.pass_time(5)
    assert [chair.name for chair in world.now.chairs] == ["Ada", "Bo", "Cleo", "Dag"]
    assert world.now.chairs[3].is_asked
    (letter,) = letters(world, "Dag")
    assert "I saved you a seat" in letter
    await world.press("Dag", "Join")
    assert not world.now.chairs[3].is_asked


async def test_the_next_table_of_the_game_is_told_once_to_who_may_see_it(world: World) -> None:
    await world.table("Ada", "Bo")
    await bench(world, "Dag", GAME)
    await (await ask_to_end(world, "Ada")).press("End it")
    await world.pass_time(5)
    hide(world, "Dag", view_channel=True)
    await world.lobby("Ada")
    await world.pass_time(5)
    assert letters(world, "Dag") == []
    assert watched(world) == ["game"]
    await (await ask_to_end(world, "Ada")).press("End it")
    hide(world, "Dag")
    await world.lobby("Ada", game="otter")
    await world.pass_time(5)
    await (await ask_to_end(world, "Ada")).press("End it")
    await world.pass_time(5)
    assert letters(world, "Dag") == []
    await world.lobby("Ada")
    await world.pass_time(5)
    assert ["A table for Olsen is open" in letter for letter in letters(world, "Dag")] == [True]
    assert watched(world) == []


async def test_it_is_taken_back_where_it_was_asked_for_and_in_ones_list(world: World) -> None:
    await world.table("Ada", "Bo")
    shown = await bench(world, "Dag", END, SEAT, GAME)
    await shown.press(f"✓ {END}")
    assert shown.labels == [END, f"✓ {SEAT}", f"✓ {GAME}"]
    mine = world.private("Dag", await world.slash("Dag", "my games"))
    (menu,) = menus_of(mine.message)
    assert {option["label"] for option in menu["options"]} == {"A seat at Olsen", GAME}
    for value in values_of(menu):
        await mine.choose(value)
    assert menus_of(mine.message) == []
    assert watched(world) == []
    await (await ask_to_end(world, "Ada")).press("End it")
    await world.pass_time(5)
    assert letters(world, "Dag") == []


async def test_nobody_takes_over_a_seat_in_a_ranked_match(world: World) -> None:
    table = await world.table("Ada", "Bo", ranked=True)
    shown = await bench(world, "Dag")
    assert shown.labels == [END, GAME]
    (result,) = await world.at_once(("Dag", world.message, f"a:watch:{table.table_id}:seat"))
    assert told(result) == world.say("refused-watch_no_seat")


async def test_what_somebody_has_asked_for_is_in_their_data_and_goes_with_them(world: World) -> None:
    await world.table("Ada", "Bo")
    await bench(world, "Dag", END)
    privacy, user = world.bot.services.privacy, world.members["Dag"].id
    _, data = await privacy.data(user, 8_000_000)
    (asked,) = json.loads(data)[f"server-{world.guild.id}"]["what_you_watch"]
    assert (asked["kind"], asked["about"]) == ("end", world.now.table_id)
    await world.as_bot(privacy.forget(user, world.guild.id))
    assert watched(world) == []
    await (await ask_to_end(world, "Ada")).press("End it")
    await world.pass_time(5)
    assert letters(world, "Dag") == []


async def test_who_takes_no_messages_is_told_nothing_and_nothing_is_tried_again(world: World) -> None:
    await world.table("Ada", "Bo")
    await bench(world, "Dag", END)
    world.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=1)
    await (await ask_to_end(world, "Ada")).press("End it")
    await world.pass_time(200)
    assert letters(world, "Dag") == watched(world) == []
