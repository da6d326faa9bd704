"""Tables in direct messages and groups, which live on the presses of their players."""

from __future__ import annotations

from random import Random

import pytest

from bot.milliseconds import DAY
from bot.services import Spender
from bot.tables import next_actor
from bot.ui.i18n.translator import translator
from bot.user_text import UserText
from tests.e2e.friends import Friends
from tests.e2e.screen import Private, told
from tests.e2e.world import World

pytestmark = pytest.mark.both_engines

MINUTE = 60


async def test_two_play_in_direct_messages_without_a_request_by_the_bots_token(world: World) -> None:
    friends = Friends(world, "Ada", "Bo")
    table = await friends.table("Ada", "Bo", length=1)
    (message,) = friends.messages
    assert "Your hand" in (await friends.hand("Ada")).text
    await world.play_out(table, Random(1))
    await world.pass_time(5)
    assert [each.id for each in friends.messages] == [message.id]
    assert "wins" in friends.text
    for first, *labels in (["Story", "▶"], ["⋯", "Is it fair?", "Download"], ["Share", "Post it here"]):
        screen = Private(friends.users["Ada"], await friends.press("Ada", first, message))
        assert "Ping these players" not in screen.labels, "nobody is pinged here"
        for label in labels:
            await screen.press(label)
            assert "only do that on a server" not in screen.text, label
    await friends.press("Bo", "Play again", message)
    assert "new table" in friends.text
    opened = friends.now
    await friends.press("Bo", "Play again", message)
    await world.pass_time()
    assert friends.now.table_id == opened.table_id
    assert len(friends.messages) == 3
    assert list(friends.by_the_bots_token()) == []


async def test_a_match_rests_when_no_press_lets_the_bot_show_it_and_a_press_wakes_it(world: World) -> None:
    friends = Friends(world, "Ada", "Bo")
    await friends.table("Ada", "Bo")
    for _ in range(14):
        await friends.move()
        await world.pass_time(MINUTE)
    assert "The match is paused" not in friends.text
    elsewhere = (await world.slash("Cleo", "play", game="olsen")).response
    await world.at_once(("Cleo", elsewhere, f"v:hand:{friends.now.table_id}"))
    await world.pass_time(MINUTE)
    resting = friends.now
    assert "The match is paused" in friends.text
    assert friends.labels[-1].startswith("Add ")
    await world.pass_time(60 * MINUTE)
    assert friends.now.version == resting.version
    await friends.press("Bo", "Wake up")
    await world.pass_time()
    assert "The match is paused" not in friends.text
    assert len(friends.messages) == 1
    assert all(chair.present for chair in friends.now.chairs)


async def test_presses_in_hands_keep_the_table_in_view(world: World) -> None:
    friends = Friends(world, "Ada", "Bo", "Cleo")
    await friends.table("Ada", "Bo", "Cleo")
    (first,) = friends.messages
    for _ in range(17):
        actor = next_actor(friends.now)
        if actor is None:
            await friends.move()
        else:
            await friends.seen_by(str(friends.now.chairs[actor].name)).press_any(world.chance)
        await world.pass_time(MINUTE)
    (second,) = friends.messages
    assert second.id != first.id
    assert not friends.now.asleep
    assert friends.now.told_version == friends.now.version


async def test_after_a_restart_a_press_shows_the_table_and_an_old_message_goes(world: World) -> None:
    friends = Friends(world, "Ada", "Bo", "Cleo")
    await friends.table("Ada", "Bo")
    (first,) = friends.messages
    await world.restart()
    before = await friends.move()
    await world.pass_time(30 * MINUTE)
    assert friends.now.version == before.version
    assert "Wake up" not in friends.labels
    await friends.press("Cleo", world.say("button-manage"))
    await world.pass_time()
    assert "Wake up" in friends.labels, "who has no seat doesn't wake it"
    assert world.say("button-join-in") not in friends.labels, "every seat has a player"
    assert told(await friends.press("Cleo", "My hand")) == world.say("refused-no_seat")
    await world.restart()
    await friends.play("Ada")
    assert friends.messages[0].id == first.id
    assert len(friends.messages) == 2
    assert not friends.now.asleep
    hand = Private(friends.users["Bo"], await friends.press("Bo", "My hand", first))
    assert "Your hand" in hand.text
    await world.pass_time()
    (second,) = friends.messages
    assert second.id == friends.now.message_id


async def test_what_needs_a_server_is_said_in_one_sentence_and_nobody_is_pinged(world: World) -> None:
    friends = Friends(world, "Ada", "Bo", "Cleo")
    for options in ({"ranked": True}, {"clock": "slow"}, {"thread": True}):
        refused = told(await friends.play("Ada", **options))
        assert "need a server that has added me" in refused
    await friends.table("Ada", "Bo", "Cleo")
    await world.pass_time(10 * MINUTE)
    stored = world.env.backend.messages[friends.channel.id].values()
    assert not any(message.ping_user_ids for message in stored)


async def test_a_token_that_discord_refuses_early_is_replaced_by_a_newer_press(world: World) -> None:
    friends = Friends(world, "Ada", "Bo")
    await friends.table("Ada", "Bo")
    (first,) = friends.messages
    world.unruly.refuse("PATCH", "/webhooks/*", status=401, code=50027, during=1)
    await friends.move()
    await world.pass_time(5)
    assert [each.id for each in friends.messages] == [first.id, friends.now.message_id]
    assert friends.now.told_version == friends.now.version
    await friends.press("Bo", "My hand", first)
    await world.pass_time()
    assert [each.id for each in friends.messages] == [friends.now.message_id]
    assert list(friends.by_the_bots_token()) == []


async def test_a_match_rests_again_if_the_press_that_woke_it_came_too_late_to_show_it(world: World) -> None:
    friends = Friends(world, "Ada", "Bo")
    await friends.table("Ada", "Bo")
    await world.restart()
    assert friends.now.rests
    world.unruly.refuse("POST", "/interactions/*/callback", status=404, code=10062)
    await friends.press("Ada", "My hand")
    await world.pass_time(1)
    assert friends.now.rests
    await friends.press("Ada", "My hand")
    assert not friends.now.rests


async def test_a_lobby_waits_for_days_and_says_at_the_next_press_that_it_has_closed(world: World) -> None:
    friends = Friends(world, "Ada", "Bo", "Cleo")
    await world.bot.services.preferences.change_player(
        0, friends.users["Ada"].id, UserText("Ada"), language="nb"
    )
    await friends.play("Ada")
    assert "nytt bord" in friends.text
    refused = told(await friends.press("Bo", translator("nb")("button-add-computer")))
    assert refused == world.say("refused-not_host", name="Ada", server=False), "there are no moderators"
    await world.pass_time(2 * DAY / 1000)
    await friends.press("Bo", "Bli med")
    await world.pass_time()
    assert [chair.name for chair in friends.now.chairs] == ["Ada", "Bo"]
    await world.pass_time(3 * DAY / 1000)
    await friends.press("Cleo", "Bli med")
    await world.pass_time()
    assert "Bordet ble lukket" in friends.text
    assert friends.labels == []


async def test_a_move_from_a_hand_after_a_restart_sends_the_table_again(world: World) -> None:
    """Discord's answer is lost, so it is sent twice. A press on the message that is too much deletes it."""
    friends = Friends(world, "Ada", "Bo")
    await friends.table("Ada", "Bo")
    before = len(friends.messages)
    hand = friends.seen_by(str(friends.now.chairs[next_actor(friends.now) or 0].name))
    await world.restart(after=20 * MINUTE)
    world.unruly.lose("POST", "/webhooks/*")
    await hand.press_any(world.chance)
    await world.pass_time(30)
    assert friends.now.told_version == friends.now.version
    *_, twice, newest = friends.messages
    assert len(friends.messages) == before + 2
    assert newest.id == friends.now.message_id
    await friends.press("Bo", "My hand", twice)
    await world.pass_time(3)
    assert twice.id not in {each.id for each in friends.messages}


async def test_who_is_refused_a_table_leaves_the_others_their_language(world: World) -> None:
    friends = Friends(world, "Ada", "Bo")
    await world.play_out(await friends.table("Ada", "Bo", length=1), Random(1))
    await world.pass_time(5)
    (message,) = friends.messages
    for _ in range(2):
        bo = friends.users["Bo"].id
        by = Spender(-friends.channel.id, friends.channel.id, bo, world.env.backend.snowflake())
        await world.bot.services.budgets.spend(by, "messages")
    await world.bot.services.preferences.change_player(0, bo, UserText("Bo"), language="nb")
    refused = await friends.press("Bo", "Play again", message)
    assert told(refused).startswith(translator("nb")("refused-budget_posts", at="0").partition("<")[0])
    assert world.bot.services.say_in(-friends.channel.id).locale == "en"
