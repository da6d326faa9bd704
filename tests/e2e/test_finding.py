"""Members who wait for the same game get a table in the channel that staff has named, and are pinged once."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from simcord.builders import ChannelHandle

from bot.services.waiting import WAITING
from tests.e2e.screen import Private, id_of, text_of, told
from tests.e2e.world import World


@pytest.fixture
async def lounge(world: World) -> ChannelHandle:
    """The channel in which tables open for those who wait."""
    lounge = world.guild.create_text_channel("lounge")
    boss = world.member("Boss", manage_guild=True)
    screen = world.private("Boss", await world.slash("Boss", "settings"))
    for label in ("settings-more", "community-button"):
        await screen.press(world.say(label))
    await boss.select(screen.message, [lounge], custom_id="p:community:find")
    assert lounge.mention in screen.text
    return lounge


async def find(world: World, who: str, game: str = "Olsen", clock: str = "") -> Private:
    """What somebody sees who waits for others."""
    screen = world.private(who, await world.slash(who, "play"))
    await screen.press(world.say("button-finding"))
    if clock:
        await screen.press(clock)
    await screen.press(game)
    return screen


def called(world: World, channel: ChannelHandle) -> list[tuple[str, list[int]]]:
    """What the bot has said in a channel beside its tables, and who was pinged by it."""
    policies = world.env.backend.messages[channel.id]
    told = [(text_of(each), policies[each.id].allowed_mentions) for each in channel.history()]
    return [(text, sorted(policy.users or ())) for text, policy in told if text.startswith("🙌")]


def waits(world: World) -> list[Any]:
    return [person for (person,) in world.rows("SELECT person FROM waits")]


@pytest.mark.both_engines
async def test_two_who_want_the_same_sit_at_a_table_and_who_waited_is_pinged_once(
    world: World, lounge: ChannelHandle
) -> None:
    screen = await find(world, "Bo")
    assert "You’re waiting for Olsen" in screen.text
    assert called(world, lounge) == []
    await world.restart()
    screen = await find(world, "Ada")
    assert screen.text.startswith("🙌 **Found!**")
    await world.pass_time(5)
    bo = world.members["Bo"]
    ((text, pinged),) = called(world, lounge)
    assert (bo.mention in text, pinged) == (True, [bo.id])
    assert waits(world) == []
    table = world.bot.services.tables.in_channel(lounge.id)
    assert [chair.name for chair in table.chairs[:2]] == ["Ada", "Bo"]
    await world.restart()
    await world.pass_time(60)
    assert len(called(world, lounge)) == 1


async def test_the_call_comes_after_a_restart_if_discord_was_away_and_pings_nobody_who_does_not_want_it(
    world: World, lounge: ChannelHandle
) -> None:
    bo = world.members["Bo"]
    await world.bot.services.preferences.change_player(world.guild.id, bo.id, "Bo", pings="never")
    await find(world, "Bo", "Olé")
    world.env.inject_error("POST", f"/channels/{lounge.id}/messages", status=500, times=8)
    await find(world, "Ada", "Olé")
    await world.pass_time(1)
    assert called(world, lounge) == []
    await world.restart()
    await world.pass_time(200)
    ((_, pinged),) = called(world, lounge)
    assert pinged == []


async def test_a_channel_with_a_table_gives_the_next_one_a_thread(
    world: World, lounge: ChannelHandle
) -> None:
    await find(world, "Bo")
    await find(world, "Ada")
    await find(world, "Dag", "Otter Nonsense")
    screen = await find(world, "Cleo", "Otter Nonsense")
    assert screen.text.startswith("🙌 **Found!**")
    tables = world.bot.services.tables.open_tables(world.guild.id)
    assert sorted(table.in_thread for table in tables) == [False, True]


async def test_two_who_begin_to_wait_in_the_same_moment_sit_at_a_table(
    world: World, lounge: ChannelHandle
) -> None:
    message = (await world.slash("Boss", "play", game="olsen")).response
    await world.at_once(*[(who, message, "n:wait:otter:normal") for who in ("Ada", "Bo")])
    table = world.bot.services.tables.in_channel(lounge.id)
    assert {chair.name for chair in table.chairs} >= {"Ada", "Bo"}
    await world.pass_time(5)
    assert len(called(world, lounge)) == 1
    assert waits(world) == []


async def test_waiting_ends_by_a_press_by_itself_and_where_it_is_switched_off(
    world: World, lounge: ChannelHandle
) -> None:
    screen = await find(world, "Bo")
    await screen.press(world.say("button-finding-stop"))
    assert "You’re waiting" not in screen.text
    assert waits(world) == []
    await find(world, "Bo")
    await world.pass_time(WAITING["normal"] / 1000)
    assert "You’re waiting" in (await find(world, "Ada")).text
    await world.bot.services.preferences.change_server(world.guild.id, find_channel=None)
    shown = world.private("Ada", await world.slash("Ada", "play"))
    assert world.say("button-finding") not in shown.labels


async def ping_again(world: World, message: Any, who: str) -> bool:
    """Whether somebody is offered to ping the players of the match in a message, and does it."""
    screen = world.private(who, await world.members[who].click(message, custom_id=id_of(message, "⋯")))
    label = world.say("button-ping-players")
    if label in screen.labels:
        await screen.press(label)
        return True
    return False


def rallied(world: World) -> list[tuple[str, list[int]]]:
    """What was said to the last players, and who was pinged by it."""
    policies = world.env.backend.messages[world.channel.id]
    shown = [(text_of(each), policies[each.id].allowed_mentions) for each in world.channel.history()]
    return [(text, sorted(policy.users or ())) for text, policy in shown if text.startswith("📣")]


@pytest.mark.both_engines
async def test_one_player_pings_the_others_of_their_last_match_once(world: World) -> None:
    bo, cleo = world.members["Bo"], world.members["Cleo"]
    await world.bot.services.preferences.change_player(world.guild.id, cleo.id, "Cleo", pings="never")
    await world.play_out(await world.table("Ada", "Bo", "Cleo", length=1), Random(1))
    message = world.message
    assert not await ping_again(world, message, "Dag")
    assert await ping_again(world, message, "Ada")
    assert rallied(world) == [
        (f"📣 **Ada** wants to play Olsen again: {bo.mention}, {cleo.mention}", [bo.id])
    ]
    assert not any([await ping_again(world, message, who) for who in ("Ada", "Bo")])
    table_id = id_of(message, "⋯").split(":")[2]
    for who, code in (("Bo", "rallied"), ("Dag", "not_seated")):
        (result,) = await world.at_once((who, message, f"a:ping:{table_id}"))
        assert told(result) == world.say(f"refused-{code}")
    assert len(rallied(world)) == 1
    await world.press("Bo", "Play again")
    assert [chair.name for chair in world.now.chairs] == ["Ada", "Bo", "Cleo"]


@pytest.mark.both_engines
async def test_who_is_forgotten_waits_no_more_and_nobody_is_pinged_again(
    world: World, lounge: ChannelHandle
) -> None:
    await world.play_out(await world.table("Ada", "Bo", length=1), Random(1))
    message = world.message
    assert await ping_again(world, message, "Ada")
    await find(world, "Ada")
    privacy, ada = world.bot.services.privacy, world.members["Ada"]
    _, content = await privacy.data(ada.id, 10_000_000)
    assert all(each in content for each in (b"what_you_wait_for", b"matches_whose_players_you_pinged"))
    assert len(waits(world)) == 1
    await privacy.forget(ada.id, world.guild.id)
    assert (waits(world), world.rows("SELECT person FROM rallies")) == ([], [(None,)])
    assert not await ping_again(world, message, "Bo")
