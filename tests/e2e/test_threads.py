"""Tables in threads of their own: asked for, where play is slow, or because the channel has a table."""

from __future__ import annotations

import logging
from typing import Any

import pytest
from simcord.builders import ChannelHandle

from bot.tables import Refused
from bot.ui.tables.opening import OpenTable
from tests.e2e.screen import Private, labels_of, text_of, told
from tests.e2e.test_ending import ada_goes_out
from tests.e2e.world import World

WEEK = 7 * 24 * 60
"""In minutes, as Discord counts until it archives a thread."""


def only_thread(world: World) -> ChannelHandle:
    (thread,) = world.channel.threads
    return thread


def kept(world: World, thread: ChannelHandle) -> Any:
    """What Discord holds of a thread."""
    return world.env.backend.channels[thread.id].thread_metadata


async def open_in_thread(world: World, **options: Any) -> ChannelHandle:
    await world.slash("Ada", "play", thread=True, **{"game": "olsen", **options})
    await world.pass_time()
    return only_thread(world)


async def second_table(world: World, **options: Any) -> Private:
    """Bo asks for a table where Ada has one, and is offered a thread."""
    await world.lobby("Ada")
    return world.private("Bo", await world.slash("Bo", "play", **{"game": "olsen", **options}))


# Asked for


async def test_who_asks_for_a_thread_is_answered_before_discord_has_made_it(world: World) -> None:
    world.unruly.delay("POST", "/channels/*/threads", arrival=10)
    result = await world.slash("Ada", "play", game="olsen", thread=True)
    assert result.acknowledged
    await world.pass_time(12)
    assert only_thread(world).mention in text_of(result.response)


async def test_a_table_is_opened_in_a_thread_that_the_channel_is_told_of(world: World) -> None:
    result = await world.slash("Ada", "play", game="pursuit", thread=True)
    await world.pass_time()
    thread = only_thread(world)
    assert thread.name == "Swedish Pursuit · Ada"
    assert kept(world, thread).auto_archive_duration == WEEK
    assert result.response is not None
    assert result.response.ephemeral
    assert text_of(result.response) == f"Your table is open: {thread.mention}"
    (told_all,) = result.followups
    assert not told_all.ephemeral
    assert told_all.content == f"**Ada** opened a table for Swedish Pursuit: {thread.mention}"
    assert "Ada (host)" in text_of(thread.last_message)
    table = world.bot.services.tables.in_channel(thread.id)
    assert table.in_thread
    with pytest.raises(Refused, match="no_table_here"):
        world.bot.services.tables.in_channel(world.channel.id)


async def test_a_match_is_played_in_its_thread_and_again(world: World) -> None:
    world.channel = await open_in_thread(world, length=1)
    for name in ("Bo", "Cleo"):
        await world.press(name, "Join")
    await world.press("Ada", "Start")
    await world.pass_time()
    await ada_goes_out(world)
    assert "## 🏁 " in world.text
    await world.press("Bo", "Play again")
    assert "Bo (host)" in world.text
    assert world.now.channel_id == world.channel.id
    assert world.now.in_thread


async def test_a_table_in_a_thread_leaves_the_channel_free(world: World) -> None:
    await open_in_thread(world)
    await world.lobby("Bo")
    assert "Bo (host)" in world.text


async def test_the_thread_is_named_after_whatever_the_host_is_called(world: World) -> None:
    world.member("*" * 32)
    await world.slash("*" * 32, "play", game="olsen", thread=True)
    await world.pass_time()
    assert only_thread(world).name == f"Olsen · {'*' * 32}"
    assert text_of(world.channel.last_message).startswith("**" + r"\*" * 32 + "** opened a table for")


async def test_a_slow_table_has_a_thread_unless_asked_otherwise(world: World) -> None:
    await world.slash("Ada", "play", game="olsen", clock="slow")
    await world.pass_time()
    assert world.bot.services.tables.in_channel(only_thread(world).id).clock == "slow"
    await world.slash("Bo", "play", game="olsen", clock="slow", thread=False)
    assert world.now.clock == "slow"
    assert not world.now.in_thread


async def test_the_clock_of_the_server_decides_too(world: World) -> None:
    await world.bot.services.preferences.change_server(world.guild.id, clock="slow")
    await world.slash("Ada", "play", game="olsen")
    await world.pass_time()
    assert world.bot.services.tables.in_channel(only_thread(world).id).clock == "slow"


@pytest.mark.parametrize("clock", ["fast", "normal"])
async def test_other_tables_stand_in_the_channel_unless_asked_otherwise(world: World, clock: str) -> None:
    await world.slash("Ada", "play", game="olsen", clock=clock)
    assert world.channel.threads == []
    assert world.now.clock == clock


async def test_in_a_thread_there_is_no_further_thread(world: World) -> None:
    thread = world.thread("evenings")
    await world.members["Ada"].slash(thread, "play", game="olsen", thread=True)
    assert "Ada (host)" in text_of(thread.last_message)
    assert len(world.channel.threads) == 1


# Not possible


async def test_a_length_is_refused_where_a_match_has_none(world: World) -> None:
    for thread in (False, True):
        result = await world.slash("Ada", "play", game="otter", length=3, thread=thread)
        assert told(result) == world.say("refused-no_length", game="Otter Nonsense")
    assert world.channel.threads == []
    assert world.rows("SELECT * FROM tables") == []


@pytest.mark.parametrize(
    ("lacking", "named"),
    [
        (("create_public_threads",), "Create Public Threads"),
        (("send_messages_in_threads",), "Send Messages in Threads"),
        (
            ("create_public_threads", "send_messages_in_threads"),
            "Create Public Threads, Send Messages in Threads",
        ),
    ],
)
async def test_permissions_that_a_thread_takes_are_named(
    world: World, lacking: tuple[str, ...], named: str
) -> None:
    world.forbid(world.channel, **dict.fromkeys(lacking, False))
    result = await world.slash("Ada", "play", game="olsen", thread=True)
    assert told(result) == world.say("refused-missing_permissions", permissions=named)
    assert world.channel.threads == []
    await world.slash("Ada", "play", game="olsen", clock="slow")
    assert world.channel.threads == []
    assert world.now.clock == "slow"


async def test_a_thread_takes_no_permission_to_write_in_the_channel(world: World) -> None:
    world.forbid(world.channel, send_messages=False, send_messages_in_threads=True)
    thread = await open_in_thread(world)
    assert "Ada (host)" in text_of(thread.last_message)


async def test_where_there_are_no_threads_it_is_said(world: World) -> None:
    voice = world.guild.create_voice_channel("talk")
    result = await world.members["Ada"].slash(voice, "play", game="olsen", thread=True)
    assert told(result) == world.say("refused-no_threads_here")
    assert world.rows("SELECT * FROM tables") == []


async def test_where_discord_opens_no_thread_it_is_said(world: World) -> None:
    world.env.inject_error("POST", "/channels/*/threads", status=400, code=160006)
    assert told(await world.slash("Ada", "play", game="olsen", thread=True)) == world.say(
        "refused-thread_failed"
    )
    assert world.rows("SELECT * FROM tables") == []


async def locked_when_the_thread_is_there(world: World) -> str:
    """What Ada is told who asks for a thread, and the database is locked before Discord has made it."""
    world.unruly.delay("POST", "/channels/*/threads", arrival=10)
    result = await world.slash("Ada", "play", game="olsen", thread=True)
    with world.locked():
        await world.pass_time(12)
    return told(result)


async def test_no_thread_is_left_where_the_table_could_not_be_opened(world: World) -> None:
    world.forbid(world.channel, manage_channels=True)
    with world.nothing_changes():
        assert await locked_when_the_thread_is_there(world) == world.say("refused-busy")
    assert world.channel.threads == []


async def test_a_thread_that_cannot_be_deleted_is_put_away(world: World) -> None:
    world.forbid(world.channel, manage_channels=True)
    world.env.inject_error("DELETE", "/channels/*", status=403, code=50013)
    assert await locked_when_the_thread_is_there(world) == world.say("refused-busy")
    assert kept(world, only_thread(world)).archived


async def test_a_thread_that_stays_is_only_noted(world: World, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    world.forbid(world.channel, manage_channels=False)
    assert await locked_when_the_thread_is_there(world) == world.say("refused-busy")
    thread = only_thread(world)
    assert [text for text in caplog.messages if text.startswith(f"thread {thread.id} stays")]


async def test_where_play_is_not_allowed_no_thread_is_opened(world: World) -> None:
    elsewhere = world.guild.create_text_channel("elsewhere")
    await world.bot.services.preferences.change_server(world.guild.id, channels=(elsewhere.id,))
    refused = world.say("refused-channel_not_allowed", channels=elsewhere.mention)
    assert told(await world.slash("Ada", "play", game="olsen", thread=True)) == refused
    (forged,) = await world.at_once(
        ("Ada", (await _some_message(world)), OpenTable("olsen", "fast", 0, 0, "as_written").custom_id)
    )
    assert told(forged) == refused
    assert world.channel.threads == []


async def _some_message(world: World) -> Any:
    result = await world.slash("Ada", "help")
    return result.response


# A second table


async def test_a_second_table_is_offered_a_thread(world: World) -> None:
    offer = await second_table(world, game="olsen_olsen", clock="fast", ranked=True, length=3)
    assert offer.text == world.say("refused-channel_taken")
    assert offer.labels == ["Open it in a thread"]
    assert world.channel.threads == []
    await offer.press("Open it in a thread")
    await world.pass_time()
    thread = only_thread(world)
    assert offer.text == f"Your table is open: {thread.mention}"
    assert offer.labels == []
    assert text_of(world.channel.last_message) == f"**Bo** opened a table for Ólsen ólsen: {thread.mention}"
    table = world.bot.services.tables.in_channel(thread.id)
    assert (table.game_key, table.clock, table.ranked, table.in_thread) == ("olsen_olsen", "fast", True, True)
    assert table.options[table.game.spec.length] == 3
    assert table.chairs[0].name == "Bo"
    assert "Ada (host)" in "".join(text_of(message) for message in world.channel.history())


async def test_the_offer_keeps_the_house_rules_and_works_after_a_restart(world: World) -> None:
    manager = world.member("Mia", manage_guild=True)
    await manager.slash(world.channel, "houserules create", game="olsen", name="Fridays")
    offer = await second_table(world, houserules="Fridays")
    assert all(len(button["custom_id"]) <= 100 for button in offer.buttons)
    await world.restart()
    await offer.press("Open it in a thread")
    await world.pass_time()
    assert world.bot.services.tables.in_channel(only_thread(world).id).house_rules == "Fridays"


async def test_house_rules_that_are_gone_by_then_are_refused(world: World) -> None:
    manager = world.member("Mia", manage_guild=True)
    await manager.slash(world.channel, "houserules create", game="olsen", name="Fridays")
    offer = await second_table(world, houserules="Fridays")
    (rules,) = [
        rules for rules in world.bot.services.house_rules.sets(world.guild.id, "olsen") if not rules.shipped
    ]
    await world.bot.services.house_rules.delete(world.guild.id, "olsen", rules.key)
    refused = await offer.press("Open it in a thread")
    assert world.say("refused-house_rules_unknown", game="Olsen") in told(refused)
    assert world.channel.threads == []


async def test_the_offer_names_what_is_missing_by_then(world: World) -> None:
    offer = await second_table(world)
    world.forbid(world.channel, create_public_threads=False)
    refused = await offer.press("Open it in a thread")
    named = world.say("refused-missing_permissions", permissions="Create Public Threads")
    assert named in told(refused)
    assert world.channel.threads == []


async def test_nothing_is_offered_that_would_not_work(world: World) -> None:
    world.forbid(world.channel, create_public_threads=False)
    await world.lobby("Ada")
    result = await world.slash("Bo", "play", game="olsen")
    assert told(result) == world.say("refused-channel_taken")
    assert result.response is not None
    assert labels_of(result.response) == []
    thread = world.thread("evenings")
    await world.members["Ada"].slash(thread, "play", game="olsen")
    result = await world.members["Bo"].slash(thread, "play", game="olsen")
    assert told(result) == world.say("refused-channel_taken")
    assert result.response is not None
    assert labels_of(result.response) == []


async def test_a_table_that_nobody_could_ask_for_is_not_opened(playing: World) -> None:
    with playing.nothing_changes():
        (result,) = await playing.at_once(("Bo", playing.message, "o:chess:fast:0:0:as_written"))
    assert told(result) == playing.say("refused-unknown_press")
    assert playing.channel.threads == []


# Closed lobbies


async def closed_in_thread(world: World, *, chat: bool) -> ChannelHandle:
    """A thread whose lobby was left by its host, where somebody may have written."""
    channel = world.channel
    thread = await open_in_thread(world)
    if chat:
        await world.members["Bo"].send(thread, "Who plays?")
    world.channel = thread
    await world.press("Ada", "Leave")
    await world.pass_time(30)
    world.channel = channel
    return thread


async def test_the_thread_of_a_lobby_that_was_closed_is_deleted(world: World) -> None:
    await closed_in_thread(world, chat=False)
    assert world.channel.threads == []


async def test_a_thread_in_which_people_have_written_is_archived(world: World) -> None:
    thread = await closed_in_thread(world, chat=True)
    assert kept(world, thread).archived


async def test_a_thread_that_was_there_before_its_table_stays(world: World) -> None:
    thread = world.thread("chat")
    await world.members["Ada"].slash(thread, "play", game="olsen")
    channel, world.channel = world.channel, thread
    await world.pass_time()
    await world.press("Ada", "Leave")
    await world.pass_time(30)
    world.channel = channel
    assert not kept(world, thread).archived
