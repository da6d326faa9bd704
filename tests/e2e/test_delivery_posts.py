"""What has become of a table's messages: what is noted of them, what is left behind, and what goes."""

from __future__ import annotations

import asyncio
import contextlib
from functools import partial
from typing import Any

import aiohttp
import pytest

from bot.ui.delivery.lanes import Lane
from bot.ui.tables.lobby import Join
from bot.user_text import UserText
from tests.e2e.screen import told
from tests.e2e.test_delivery import CALLBACK, EDIT, SEND, locked_after_sending, shown, submit
from tests.e2e.test_delivery_hands import said_to
from tests.e2e.world import World


async def slow_clock(playing: World) -> World:
    playing.write("UPDATE tables SET clock = 'slow'")
    await playing.restart()
    await playing.bot.services.preferences.change_server(playing.guild.id, pings="never")
    return playing


async def test_a_table_of_a_server_that_the_bot_has_left_does_not_spin(playing: World) -> None:
    await playing.members["Dag"].send(playing.channel, "away with it")
    publisher, tells = playing.bot.services.publisher, 0
    plain = publisher._tell

    async def counted(*args: Any) -> None:
        nonlocal tells
        tells += 1
        if tells > 1000:
            publisher._stopping.set()  # or the loop never comes to rest
        await plain(*args)

    publisher._tell = counted  # type: ignore[method-assign]  # a look at how often, nothing else
    guild = playing.bot.get_guild(playing.guild.id)
    assert guild is not None
    playing.bot._connection._remove_guild(guild)  # the database is too busy to end its tables
    await playing.pass_time(90)
    assert tells < 10


async def test_that_the_bot_has_left_a_server_is_noted_as_soon_as_the_database_can(playing: World) -> None:
    """Whoever plays on there cannot be shown it, and Discord is not asked."""
    await playing.pass_time(2)
    guild = playing.bot.get_guild(playing.guild.id)
    assert guild is not None
    playing.bot._connection._remove_guild(guild)
    before = len(playing.unruly.log)
    playing.write(
        "CREATE TRIGGER full BEFORE UPDATE OF told_version ON tables BEGIN SELECT RAISE(FAIL, 'full'); END"
    )
    await submit(playing, "Ada", "play 9C")
    await playing.pass_time(3)
    assert playing.now.told_version < playing.now.version
    playing.write("DROP TRIGGER full")
    await playing.pass_time(3)
    assert playing.now.told_version == playing.now.version
    of_hands = ("/webhooks/", "/interactions/")
    assert [sent for sent in playing.unruly.log[before:] if not sent.path.startswith(of_hands)] == []


async def test_a_hidden_table_with_chat_below_it_does_not_spin(playing: World) -> None:
    playing.unruly.delete(playing.message)
    await playing.pass_time(5)
    await playing.members["Dag"].send(playing.channel, "no games here, please")
    publisher, tells = playing.bot.services.publisher, 0
    plain, others = publisher._tell, list[str]()

    async def counted(*args: Any) -> None:
        nonlocal tells
        tells += 1
        if tells == 10:
            asyncio.get_running_loop().call_soon(others.append, "ran")
        if tells > 1000:
            publisher._stopping.set()  # or the loop never comes to rest
            print("others had a turn:", bool(others))
        await plain(*args)

    publisher._tell = counted  # type: ignore[method-assign]  # a look at how often, nothing else
    playing.unruly.delete(playing.message)
    await playing.pass_time(5)
    assert playing.now.hidden
    await playing.pass_time(60)
    assert tells < 20


async def test_what_happens_during_an_edit_is_not_told_by_it(playing: World) -> None:
    playing = await slow_clock(playing)
    playing.unruly.delay(*EDIT, seconds=2)
    await submit(playing, "Ada", "play 9C")
    await playing.pass_time(0.5)
    drawn = playing.now.version
    await submit(playing, "Bo", "play 2C")
    assert playing.now.version > drawn
    await playing.pass_time(1.7)
    assert "- Bo plays 2♣." not in playing.text
    assert playing.now.told_version == drawn


async def test_what_happens_during_an_edit_is_told_after_a_restart(playing: World) -> None:
    playing = await slow_clock(playing)
    playing.unruly.delay(*EDIT, seconds=1)
    await submit(playing, "Ada", "play 9C")
    await playing.pass_time(0.1)
    await submit(playing, "Bo", "play 2C")
    await playing.as_bot(playing.bot.close(), seconds=3)
    await playing.restart()
    await playing.pass_time(600)
    assert "- Bo plays 2♣." in playing.text


async def test_what_was_shown_is_not_called_not_shown_where_it_cannot_be_noted(world: World) -> None:
    await world.lobby("Ada")
    await world.pass_time(5)
    with contextlib.ExitStack() as held:

        def lock(request: Any) -> bool:
            held.enter_context(world.locked())
            return False

        await world.press("Bo", "Join")  # the channel pauses after that: the next press is answered first
        world.unruly.delay(*CALLBACK, where=lock)
        await world.press("Cleo", "Join")
        await world.pass_time(10)
        assert "Cleo" in world.text  # it is shown
        said = said_to(world, "Cleo")
        assert world.say("saved-not-shown") not in said


async def test_a_press_whose_answer_fails_as_the_bot_stops_is_shown_after_the_restart(world: World) -> None:
    await world.lobby("Ada")
    await world.pass_time(5)
    world.unruly.refuse(*CALLBACK, status=404, code=10062)
    world.unruly.refuse(*EDIT, status=503, times=None)
    await world.press("Bo", "Join")
    assert " · Bo" not in world.text
    await world.restart()
    world.unruly.calm()
    await world.pass_time(20)
    assert " · Bo" in world.text


@pytest.mark.parametrize("can_be_told", [True, False])
async def test_a_table_that_is_asked_for_during_an_edit_comes_by_itself(
    playing: World, can_be_told: bool
) -> None:
    await playing.pass_time(1)
    before = playing.message.id
    playing.unruly.delay(*EDIT, seconds=3)
    if not can_be_told:
        playing.unruly.refuse("PATCH", "/webhooks/*", status=404, code=10015, times=None)
    await submit(playing, "Ada", "play 9C")
    await playing.pass_time(0.1)
    result = await playing.slash("Bo", "table")
    await playing.pass_time(6)
    (message,) = shown(playing)
    assert message.id != before
    if can_be_told:
        assert told(result) == playing.say("table-below")
    await submit(playing, "Bo", "play 2C")
    await playing.pass_time()
    assert "- Bo plays 2♣." in playing.text
    assert playing.message.id == message.id, "once"


async def test_a_lobby_whose_post_cannot_be_noted_is_posted_later(world: World) -> None:
    world.write("CREATE TRIGGER full BEFORE INSERT ON posts BEGIN SELECT RAISE(FAIL, 'disk I/O error'); END")
    result = await world.slash("Ada", "play", game="olsen")
    assert world.say("saved-not-shown") in told(result)
    world.write("DROP TRIGGER full")
    await world.pass_time(600)
    assert len(shown(world)) == 1


async def test_a_table_is_told_of_although_the_clock_was_put_back(playing: World) -> None:
    playing = await slow_clock(playing)
    playing.unruly.refuse(*EDIT, status=503)
    await submit(playing, "Ada", "play 9C")
    await playing.pass_time(0.3)  # it is tried again in five seconds
    tables, ahead = playing.bot.services.tables, -3_600_000
    await playing.as_bot(tables.clocks._move_on(partial(tables.clocks._after_jump, ahead), ahead))
    await submit(playing, "Bo", "play 2C")
    await playing.pass_time(300)
    assert "- Bo plays 2♣." in playing.text


async def test_a_message_given_for_a_repeated_post_is_not_taken_for_the_newest(playing: World) -> None:
    playing = await slow_clock(playing)
    playing.unruly.delete(playing.message, silently=True)
    playing.unruly.lose(*SEND)
    await submit(playing, "Ada", "play 9C")
    await playing.pass_time(1)
    await submit(playing, "Bo", "play 2C")
    await playing.pass_time(0.1)
    playing.unruly.delay("GET", "/channels/*/messages", seconds=3)
    for _ in range(100):
        await playing.pass_time(0.1)
        if any(sent.method == "GET" and "messages" in sent.path for sent in playing.unruly.log[-3:]):
            break
    assert "- Bo plays 2♣." not in playing.text
    await playing.as_bot(playing.bot.close(), seconds=5)
    await playing.restart()
    await playing.pass_time(600)
    assert "- Bo plays 2♣." in playing.text


async def test_an_older_message_that_could_not_be_deleted_goes_later(playing: World) -> None:
    playing.unruly.refuse("DELETE", "/channels/*/messages/*", status=503)
    await playing.slash("Bo", "table")
    await playing.pass_time(3600)
    assert len(shown(playing)) == 1


async def test_an_older_message_that_may_not_be_deleted_goes_when_it_may(playing: World) -> None:
    playing = await slow_clock(playing)
    refusal = playing.unruly.refuse("DELETE", "/channels/*/messages/*", status=403, code=50001, times=None)
    await playing.slash("Bo", "table")
    await playing.pass_time(600)
    assert len(shown(playing)) == 2
    assert refusal.met < 10
    refusal.times = 0
    await playing.pass_time(3600)
    assert len(shown(playing)) == 1


async def test_a_command_that_came_too_late_does_not_move_the_table_after_a_restart(playing: World) -> None:
    await playing.bot.services.preferences.change_server(playing.guild.id, pings="never")
    await playing.pass_time(70)
    before = shown(playing)
    playing.unruly.refuse(*CALLBACK, status=404, code=10062)
    await playing.slash("Bo", "table")
    await playing.restart()
    await playing.pass_time(10)
    assert [message.id for message in shown(playing)] == [message.id for message in before]


async def test_chat_that_the_bot_hears_of_late_is_not_below_what_it_has_sent_meanwhile(
    playing: World,
) -> None:
    await playing.bot.services.preferences.change_server(playing.guild.id, pings="never")
    playing.unruly.drop_gateway(3)
    await playing.members["Dag"].send(playing.channel, "hello")
    playing.unruly.delete(playing.message, silently=True)
    await submit(playing, "Ada", "play 9C")
    await playing.pass_time(2)
    (message,) = shown(playing)
    assert message.id == playing.channel.history()[-1].id
    await playing.pass_time(60)
    assert [each.id for each in shown(playing)] == [message.id]


async def move_down(playing: World) -> None:
    """Have chat push the table's message out of sight, so that it is sent anew."""
    await playing.pass_time(12)
    for _ in range(5):
        await playing.members["Dag"].send(playing.channel, "hello")
    await playing.pass_time(2)


async def test_an_older_message_is_deleted_however_often_there_were_too_many_requests(playing: World) -> None:
    """After some tries discord.py gives up, as if Discord had refused for good."""
    playing.unruly.limit_rate("DELETE", "/channels/*/messages/*", retry_after=0.2, times=5)
    await move_down(playing)
    await playing.pass_time(20)
    assert len(shown(playing)) == 1


async def test_an_older_message_goes_before_tables_that_wait_to_be_shown(playing: World) -> None:
    governor = playing.bot.governor
    governor.pause(16_000)
    await move_down(playing)

    async def show() -> None:
        async with governor.turn(Lane.WAITED_FOR):
            await playing.bot.http.get_message(playing.channel.id, playing.message.id)

    async def ask() -> list[asyncio.Task[None]]:
        return [asyncio.create_task(show()) for _ in range(800)]

    others = await playing.as_bot(ask())
    await playing.pass_time(6)
    assert governor.waiting(Lane.WAITED_FOR) > 100
    assert len(shown(playing)) == 1
    for other in others:
        other.cancel()


async def test_an_older_message_goes_as_soon_as_discord_answers_again(playing: World) -> None:
    playing.unruly.refuse("DELETE", "/channels/*/messages/*", status=503, times=None, during=150)
    await move_down(playing)
    playing.unruly.refuse("*", "*", status=503, times=None, during=180)
    await playing.slash("Bo", "table")
    await playing.pass_time(170)
    assert len(shown(playing)) == 2
    await playing.pass_time(30)
    assert len(shown(playing)) == 1


async def test_an_older_message_goes_as_soon_as_the_newer_one_is_noted(playing: World) -> None:
    playing.unruly.delay("DELETE", "/channels/*/messages/*")
    with locked_after_sending(playing):
        await move_down(playing)
        await playing.pass_time(40)
        _, newer = shown(playing)
    playing.unruly.calm()
    await submit(playing, "Ada", "play 9C")
    await playing.pass_time(8)
    assert [message.id for message in shown(playing)] == [newer.id]


@pytest.mark.parametrize("restarts", [False, True])
async def test_a_table_moves_on_although_its_older_message_cannot_be_deleted_yet(
    playing: World, restarts: bool
) -> None:
    playing.unruly.refuse("DELETE", "/channels/*/messages/*", status=503, times=None, during=40)
    for _ in range(2):
        for _ in range(5):
            await playing.members["Dag"].send(playing.channel, "hello")
        await playing.pass_time(12)
        assert playing.channel.history()[-1].id == playing.now.message_id
        if restarts:
            await playing.restart()
    assert len(shown(playing)) > 1
    await playing.pass_time(120)
    assert len(shown(playing)) == 1


async def test_a_table_is_not_posted_again_and_again_while_history_cannot_be_read(playing: World) -> None:
    playing = await slow_clock(playing)
    playing.unruly.delete(playing.message, silently=True)
    playing.unruly.lose(*SEND)
    playing.unruly.refuse("GET", "/channels/*/messages", status=503, times=None, during=120)
    before = len(playing.unruly.log)
    await submit(playing, "Ada", "play 9C")
    await playing.pass_time(130)
    sends = [s for s in playing.unruly.log[before:] if s.method == "POST" and s.path.endswith("/messages")]
    assert len(sends) <= 3


async def test_a_command_whose_message_stands_is_not_said_to_have_failed(playing: World) -> None:
    playing = await slow_clock(playing)
    playing.unruly.delete(playing.message, silently=True)
    playing.unruly.lose(*SEND)
    playing.unruly.refuse("GET", "/channels/*/messages", status=503, times=None, during=20)
    await submit(playing, "Ada", "play 9C")
    await playing.pass_time(0.5)
    result = await playing.slash("Bo", "table")
    await playing.pass_time(3)
    said = "\n".join(answer.content for answer in result.followups)
    assert playing.say("refused-not-shown") not in said
    assert playing.say("saved-not-shown") not in said


async def test_a_message_whose_older_one_is_still_there_is_not_sent_again_after_a_restart(
    playing: World,
) -> None:
    await playing.bot.services.preferences.change_server(playing.guild.id, pings="never")
    playing.unruly.refuse("DELETE", "/channels/*/messages/*", status=503, during=20)
    await move_down(playing)
    _, newer = shown(playing)
    await playing.restart(after=300)
    await playing.pass_time(10)
    assert [message.id for message in shown(playing)] == [newer.id]


async def test_a_message_that_moved_down_as_the_bot_stopped_is_the_one_that_stays(playing: World) -> None:
    playing = await slow_clock(playing)
    await playing.pass_time(60)
    playing.unruly.lose(*SEND)
    await move_down(playing)
    _, newer = shown(playing)
    await playing.restart()
    await playing.pass_time(20)
    assert [message.id for message in shown(playing)] == [newer.id]


async def test_a_press_is_shown_while_an_older_message_waits_to_be_deleted(world: World) -> None:
    await world.lobby("Ada")
    await world.pass_time(15)

    def pause(request: Any) -> bool:
        world.bot.governor.pause(600_000)
        return False

    world.unruly.delay(*SEND, where=pause)
    for _ in range(5):
        await world.members["Dag"].send(world.channel, "hello")
    await world.pass_time(2)
    assert len(shown(world)) == 2  # the older one cannot be deleted yet
    world.emit(("Bo", world.message, Join(world.now.table_id).custom_id))
    await world.pass_time(20)
    assert len(world.now.chairs) == 2
    try:
        assert "Bo" in world.text  # answers cost nothing, so there is nothing to wait for
    finally:
        world.bot.governor._paused_until = 0
        world.bot.governor._changed.set()


async def test_players_are_told_elsewhere_after_an_outage(playing: World) -> None:
    other = playing.guild.create_text_channel("other")
    await playing.env.settle()
    playing.unruly.refuse("POST", f"/channels/{other.id}/messages", status=503, times=None, during=10)
    playing.unruly.delete_channel(playing.channel.id)
    await playing.pass_time(3600)
    assert len(other.history()) == 1


async def test_a_channel_that_lets_the_bot_in_again_is_told_soon(playing: World) -> None:
    playing = await slow_clock(playing)
    refusal = playing.unruly.refuse(*EDIT, status=403, code=50013, times=None)
    sending = playing.unruly.refuse(*SEND, status=403, code=50013, times=None)
    await submit(playing, "Ada", "play 9C")
    await playing.pass_time(800)
    refusal.times = sending.times = 0
    await submit(playing, "Bo", "play 2C")
    await playing.pass_time(120)
    assert "- Bo plays 2♣." in playing.text


async def outage(playing: World) -> None:
    """Discord answers nothing, and after a moment something that has nothing to do with tables."""
    silence = playing.unruly.swallow("*", "*", times=None)
    while not playing.bot.governor.has_outage:
        with pytest.raises(aiohttp.ClientError):
            await playing.as_bot(playing.bot.application_info(), seconds=0.1)
    silence.times = 0
    await playing.as_bot(playing.bot.application_info(), seconds=1)
    assert not playing.bot.governor.has_outage


async def test_a_table_is_shown_as_soon_as_discord_answers_again(playing: World) -> None:
    await playing.pass_time(1)
    playing.unruly.swallow(*EDIT)
    await submit(playing, "Ada", "play 9C")
    await playing.pass_time(0.1)  # the next try is in five seconds
    await outage(playing)
    await playing.pass_time(1)
    assert "- Ada plays 9♣." in playing.text


async def test_a_channel_that_is_forbidden_is_not_tried_again_because_discord_answers_again(
    playing: World,
) -> None:
    await playing.pass_time(1)
    refusal = playing.unruly.refuse(*EDIT, status=403, code=50013, times=None)
    await submit(playing, "Ada", "play 9C")
    await playing.pass_time(0.1)  # the next try is in five seconds
    assert refusal.met == 1
    await outage(playing)
    await playing.pass_time(1)
    assert refusal.met == 1


async def test_a_message_that_was_not_noted_before_the_bot_stopped_does_not_stay(playing: World) -> None:
    playing = await slow_clock(playing)
    playing.unruly.delete(playing.message, silently=True)
    playing.write(
        "CREATE TRIGGER full BEFORE UPDATE OF told_version ON tables "
        "WHEN NEW.message_id <> OLD.message_id OR OLD.message_id IS NULL "
        "BEGIN SELECT RAISE(FAIL, 'disk I/O error'); END"
    )
    await submit(playing, "Ada", "play 9C")
    await playing.pass_time(3)
    await playing.as_bot(playing.bot.close(), seconds=3)
    playing.write("DROP TRIGGER full")
    await playing.restart()
    await playing.pass_time(60)
    assert len(shown(playing)) == 1


async def test_the_bot_stops_although_discord_wants_no_requests(playing: World) -> None:
    def pause(request: Any) -> bool:
        playing.bot.governor.pause(3_600_000)
        return False

    for _ in range(5):
        await playing.members["Dag"].send(playing.channel, "hello")
    playing.unruly.delay(*SEND, where=pause)
    await playing.pass_time(15)
    async with asyncio.timeout(10):  # of the machine's own time: simulated time stands still
        await playing.bot.close()


async def test_the_bot_stops_although_discord_does_not_answer(playing: World) -> None:
    playing.unruly.delay(*EDIT, seconds=3600)
    await submit(playing, "Ada", "play 9C")
    await playing.pass_time(1)
    task = playing.bot.services.publisher._channels[playing.channel.id].task
    assert task is not None
    await playing.as_bot(playing.bot.close(), seconds=3)
    assert task.done()


async def test_a_refused_press_does_not_hold_up_what_the_table_has_to_tell(playing: World) -> None:
    await playing.pass_time(2)
    playing.unruly.delay(*CALLBACK, seconds=1)
    playing.emit(("Dag", playing.message, Join(playing.now.table_id).custom_id))
    await playing.env.settle()
    await submit(playing, "Ada", "play 9C")
    await playing.pass_time(1.3)
    assert "- Ada plays 9♣." in playing.text


async def test_a_press_at_a_quiet_table_is_answered_with_the_table(world: World) -> None:
    await world.lobby("Ada")
    bo = world.members["Bo"].id
    await world.bot.services.preferences.change_player(
        world.guild.id, bo, UserText("Bo"), lesson_offered=True
    )
    await world.pass_time(5)
    before = len(world.env.http_requests)
    await world.press("Bo", "Join")
    await world.pass_time(5)
    requests = world.env.http_requests[before:]
    assert [request.method for request in requests] == ["POST"]  # the answer, which costs nothing
    assert requests[0].json is not None
    assert requests[0].json["type"] == 7


async def test_a_message_that_is_sent_once_more_is_not_taken_for_a_stray_meanwhile(playing: World) -> None:
    playing = await slow_clock(playing)
    playing.unruly.refuse("DELETE", "/channels/*/messages/*", status=503, times=2)
    await move_down(playing)
    playing.unruly.lose(*SEND)
    await move_down(playing)
    await playing.pass_time(120)
    (message,) = shown(playing)
    assert message.id == playing.now.message_id
    sent = [each for each in playing.unruly.log if (each.method, each.path[-9:]) == ("POST", "/messages")]
    assert 404 not in [each.status for each in sent]
