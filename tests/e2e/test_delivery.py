"""A table's public message stands once and shows what is committed, whatever Discord and moderators do."""

from __future__ import annotations

import contextlib
import logging
from typing import Any

import pytest

from bot.games.api import Move
from bot.tables import Table, Who
from bot.ui.components.post import button_ids
from bot.ui.presses.hands import HandPresses, MakeMove, ShowHand
from bot.ui.presses.tables import Manage
from bot.ui.settings.settings import SetForMe
from bot.ui.tables.confirm import ProposeEnd
from bot.ui.tables.lobby import Join
from tests.e2e.screen import Private, text_of, told
from tests.e2e.world import World

SEND, EDIT = ("POST", "/channels/*/messages"), ("PATCH", "/channels/*/messages/*")
CALLBACK = ("POST", "/interactions/*/callback")


def shown(world: World, table: Table | None = None) -> list[Any]:
    """The public messages with buttons of the table."""
    table_id = (table or world.now).table_id
    return [
        message
        for message in world.channel.history()
        if any(table_id in custom_id for custom_id in button_ids(message))
    ]


async def submit(world: World, name: str, move: str) -> None:
    """Somebody moves, without a message that could answer it."""
    who, table = Who(world.members[name].id, name, False), world.now
    await world.as_bot(
        world.bot.services.tables.matches.submit(table.table_id, who, table.version, Move.parse(move))
    )


# Answers and edits


async def test_an_answer_that_comes_late_is_not_shown_over_what_is_newer(playing: World) -> None:
    playing.unruly.delay(*CALLBACK, arrival=2)
    playing.emit(
        ("Ada", playing.message, MakeMove(playing.now.table_id, playing.now.version, "play 9C").custom_id)
    )
    await playing.env.settle()
    await submit(playing, "Bo", "play 2C")
    await playing.pass_time(10)
    assert "- Bo plays 2♣." in playing.text
    assert playing.now.told_version == playing.now.version


async def test_what_was_saved_is_not_called_undone_because_it_is_not_shown(world: World) -> None:
    await world.lobby("Ada")
    world.unruly.refuse(*CALLBACK, status=500, times=None, during=4)
    (record,) = world.emit(("Bo", world.message, Join(world.now.table_id).custom_id))
    await world.pass_time(20)
    assert len(world.now.chairs) == 2
    assert "Bo" in world.text
    said = "\n".join(text_of(message) for message in world.env.backend.messages[world.channel.id].values())
    assert world.say("refused-not-shown") not in said
    assert record.user_id == world.members["Bo"].id


async def test_a_listener_that_fails_harms_nobody_else(
    playing: World, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(table: Table) -> None:
        raise ZeroDivisionError

    heard: list[Table] = []
    playing.bot.services.tables.changed.subscribe(fails, heard.append)
    hand = await playing.hand("Ada")
    await hand.press("4♥")
    await playing.pass_time()
    assert "4♥" not in hand.labels
    assert playing.say("refused-fault", fault="").split("`")[0] not in hand.text
    assert "- Ada plays 4♥." in playing.text
    assert heard
    assert {record.exc_info[0] for record in caplog.records if record.exc_info} == {ZeroDivisionError}
    caplog.clear()


@pytest.mark.parametrize("keeps_unlisted", [True, False])
async def test_a_picture_that_stays_is_not_sent_again(playing: World, keeps_unlisted: bool) -> None:
    playing.discord.keeps_unlisted = keeps_unlisted
    tables, table = playing.bot.services.tables, playing.now
    before = playing.message.id
    await submit(playing, "Ada", "play 9C")
    await playing.pass_time()
    await playing.as_bot(tables.seats.vote_to_end(table.table_id, Who(playing.members["Bo"].id, "Bo", False)))
    await playing.pass_time()
    edits = [request for request in playing.env.http_requests if request.method == "PATCH"]
    assert playing.message.id == before
    assert len(playing.message.attachments) == 1
    assert edits[-1].json is not None
    (kept,) = edits[-1].json["attachments"]
    assert kept["filename"] == playing.message.attachments[0].filename


async def test_the_picture_of_a_message_that_was_sent_anew_is_not_sent_again(playing: World) -> None:
    tables = playing.bot.services.tables
    await playing.slash("Ada", "table")
    await playing.pass_time()
    (picture,) = playing.message.attachments
    bo = Who(playing.members["Bo"].id, "Bo", False)
    await playing.as_bot(tables.seats.vote_to_end(playing.now.table_id, bo))
    await playing.pass_time()
    assert [kept.id for kept in playing.message.attachments] == [picture.id]


# What is deleted comes back


@pytest.mark.parametrize("in_bulk", [False, True])
async def test_a_deleted_message_is_posted_again(playing: World, in_bulk: bool) -> None:
    before, others = playing.message, []
    if in_bulk:
        await playing.members["Dag"].send(playing.channel, "hello")
        others = [playing.channel.last_message]
    playing.unruly.delete(before, *others)
    await playing.pass_time()
    (message,) = shown(playing)
    assert message.id == playing.now.message_id != before.id


async def test_a_message_that_was_deleted_unheard_is_posted_again_with_the_next_move(playing: World) -> None:
    playing.unruly.delete(playing.message, silently=True)
    await submit(playing, "Ada", "play 9C")
    await playing.pass_time()
    (message,) = shown(playing)
    assert message.id == playing.now.message_id
    assert "- Ada plays 9♣." in playing.text


async def test_a_message_deleted_twice_sleeps_until_it_is_asked_for(playing: World) -> None:
    for _ in range(2):
        playing.unruly.delete(playing.message)
        await playing.pass_time()
    assert shown(playing) == []
    await playing.pass_time(3600)
    table = playing.now
    assert shown(playing) == []
    assert table.deadline is None
    assert table.version == table.turn_version
    await playing.slash("Ada", "table")
    (message,) = shown(playing)
    assert playing.now.deadline is not None
    assert playing.now.message_id == message.id


async def test_a_message_deleted_twice_unheard_is_not_posted_a_third_time(playing: World) -> None:
    for name, move in (("Ada", "play 9C"), ("Bo", "play 2C")):
        playing.unruly.delete(playing.message, silently=True)
        await submit(playing, name, move)
        await playing.pass_time(5)
    assert shown(playing) == []
    assert playing.now.hidden


async def test_the_players_are_told_when_their_thread_is_deleted(world: World) -> None:
    await world.slash("Ada", "play", game="olsen", thread=True)
    await world.pass_time()
    (thread,) = world.channel.threads
    world.unruly.delete_channel(thread.id)
    await world.pass_time()
    assert world.message.content.startswith(f"<@{world.members['Ada'].id}> ")
    assert world.bot.services.tables.open_tables() == []


async def test_the_players_are_told_where_they_can_read_it_when_their_channel_is_deleted(
    playing: World,
) -> None:
    other = playing.guild.create_text_channel("other")
    playing.unruly.delete_channel(playing.channel.id)
    await playing.pass_time()
    (message,) = other.history()
    for name in ("Ada", "Bo", "Cleo"):
        assert f"<@{playing.members[name].id}>" in message.content


async def test_the_players_are_told_elsewhere_when_the_bot_only_finds_out_that_a_channel_is_gone(
    playing: World,
) -> None:
    other = playing.guild.create_text_channel("other")
    playing.unruly.delete_channel(playing.channel.id, silently=True)
    await submit(playing, "Ada", "play 9C")
    await playing.pass_time(5)
    (message,) = other.history()
    assert f"<@{playing.members['Ada'].id}>" in message.content
    assert playing.bot.services.tables.open_tables() == []


async def test_the_players_are_told_where_the_bot_may_write(playing: World) -> None:
    other = playing.guild.create_text_channel("other")
    third = playing.guild.create_text_channel("third")
    await playing.env.settle()
    playing.unruly.refuse("POST", f"/channels/{other.id}/messages", status=403, code=50013)
    playing.unruly.delete_channel(playing.channel.id)
    await playing.pass_time(5)
    assert other.history() == []
    assert len(third.history()) == 1


# Answers that are lost


async def test_a_post_whose_answer_was_lost_is_posted_once(playing: World) -> None:
    playing.unruly.delete(playing.message, silently=True)
    playing.unruly.lose(*SEND)
    await submit(playing, "Ada", "play 9C")
    await playing.pass_time(1)
    await submit(playing, "Bo", "play 2C")
    await playing.pass_time(20)
    (message,) = shown(playing)
    assert message.id == playing.now.message_id
    assert "- Bo plays 2♣." in playing.text
    assert playing.rows("SELECT * FROM posts") == []


async def test_a_lobby_whose_answer_was_lost_stands_once(world: World) -> None:
    world.unruly.lose(*CALLBACK)
    await world.slash("Ada", "play", game="olsen")
    await world.pass_time(20)
    (message,) = shown(world)
    assert message.id == world.now.message_id
    assert world.rows("SELECT * FROM posts") == []


async def test_a_lobby_of_whose_answer_nothing_is_heard_is_swept_up(world: World) -> None:
    world.unruly.silence(*CALLBACK)
    world.unruly.silence("PATCH", "/webhooks/*", times=None, during=30)
    result = await world.slash("Ada", "play", game="olsen")
    await world.pass_time(60)
    (message,) = shown(world)
    assert message.id == world.now.message_id
    assert result.response is None  # it stood there, and was taken away
    assert world.rows("SELECT * FROM posts") == []


async def test_a_message_that_was_posted_as_the_bot_stopped_is_not_left_behind(playing: World) -> None:
    playing.unruly.delete(playing.message, silently=True)
    playing.unruly.lose(*SEND)
    await submit(playing, "Ada", "play 9C")
    await playing.pass_time(1)
    assert len(shown(playing)) == 1
    await playing.restart()
    await playing.pass_time(20)
    (message,) = shown(playing)
    assert message.id == playing.now.message_id
    assert playing.rows("SELECT * FROM posts") == []


async def test_a_press_on_a_message_that_is_not_the_tables_any_more_takes_it_away(playing: World) -> None:
    playing.unruly.refuse("DELETE", "/channels/*/messages/*", status=503)
    older = playing.message
    await playing.slash("Bo", "table")
    assert len(shown(playing)) == 2
    result = await playing.members["Ada"].click(older, label="My hand")
    assert "9♣" in Private(playing.members["Ada"], result).labels
    await playing.pass_time(1)
    (message,) = shown(playing)
    assert message.id == playing.now.message_id != older.id


async def test_a_press_on_an_older_message_is_shown_on_the_tables_own(world: World) -> None:
    await world.lobby("Ada")
    world.unruly.refuse("DELETE", "/channels/*/messages/*", status=503, times=None)
    await world.slash("Ada", "table")
    older, newer = shown(world)
    ada, lobbies = Who(world.members["Ada"].id, "Ada"), world.bot.services.tables.lobbies
    await world.as_bot(lobbies.add_computer(world.now.table_id, ada))
    await world.pass_time(0.1)  # the channel pauses after an edit: a press is answered first
    await world.members["Bo"].click(older, label="Join")
    await world.pass_time()
    assert " · Bo" in text_of(shown(world)[-1])
    assert world.now.message_id == newer.id


async def test_a_press_on_its_message_that_is_just_being_edited_leaves_it_where_it_is(playing: World) -> None:
    before = playing.message.id
    playing.unruly.delay(*EDIT, seconds=1)
    playing.unruly.delay(*CALLBACK, seconds=1.5)
    await submit(playing, "Ada", "play 9C")
    playing.emit(
        ("Bo", playing.message, MakeMove(playing.now.table_id, playing.now.version, "play 2C").custom_id)
    )
    await playing.pass_time(10)
    assert playing.message.id == before
    assert "- Bo plays 2♣." in playing.text


# The database


@contextlib.contextmanager
def locked_after_sending(world: World) -> Any:
    """Somebody holds the database from the moment that a message stands."""
    with contextlib.ExitStack() as held:

        def lock(request: Any) -> bool:
            if request.sends:
                held.enter_context(world.locked())
            return False

        world.unruly.delay("*", "*", where=lock)
        yield


async def test_a_message_that_cannot_be_noted_stands_once_all_the_same(playing: World) -> None:
    playing.unruly.delete(playing.message, silently=True)
    with locked_after_sending(playing):
        await submit(playing, "Ada", "play 9C")
        await playing.pass_time(2)
    playing.unruly.calm()
    await submit(playing, "Bo", "play 2C")
    await playing.pass_time(20)
    (message,) = shown(playing)
    assert message.id == playing.now.message_id
    assert "- Bo plays 2♣." in playing.text
    assert playing.rows("SELECT * FROM posts") == []


async def test_a_command_whose_message_cannot_be_noted_has_been_done(playing: World) -> None:
    with playing.locked():
        result = await playing.slash("Bo", "table")
        assert playing.say("saved-not-shown") not in told(result)
    await playing.pass_time(20)
    assert len(shown(playing)) == 1


async def test_every_press_is_answered_in_time_while_the_database_is_locked(playing: World) -> None:
    table = playing.now
    presses = [
        ("Ada", HandPresses(table.table_id, 0, table.version).move("play 9C")),
        ("Bo", ShowHand(table.table_id).custom_id),
        ("Cleo", ProposeEnd(table.table_id).custom_id),
        ("Dag", Join(table.table_id).custom_id),
        ("Cleo", Manage(table.table_id).custom_id),
        ("Ada", SetForMe("pings", "never").custom_id),
    ]
    with playing.locked(), playing.nothing_changes():
        records = playing.emit(*((who, playing.message, custom_id) for who, custom_id in presses))
        await playing.pass_time(2.9)
        assert all(record.responded for record in records)
    await playing.pass_time(10)


# Nothing is kept of what is over


async def test_nothing_is_kept_of_tables_that_are_over(playing: World) -> None:
    for name in ("Ada", "Bo"):
        await playing.hand(name)
    table, services = playing.now, playing.bot.services
    await playing.as_bot(services.tables.matches.end(table.table_id, Who(playing.moderator.id, "Mo", True)))
    await playing.pass_time(5)
    await playing.press("Ada", "Play again")
    await playing.pass_time(5)
    publisher, hands = services.publisher, services.hands
    assert table.table_id not in publisher._messages.by_table
    assert not [place for place in hands._tracked if place[0] == table.table_id]
    assert set(publisher._channels) <= {playing.channel.id}


async def test_nothing_is_kept_of_a_table_whose_end_the_answer_to_a_press_has_shown(playing: World) -> None:
    question = playing.private("Bo", await playing.ask("Bo", "propose"))
    await question.press("Start the vote")
    await playing.pass_time()
    await playing.press("Cleo", "End it")
    await playing.pass_time(5)
    assert "⏹️ **This match was stopped.**" in playing.text
    assert playing.bot.services.publisher._messages.by_table == {}


async def test_nothing_is_kept_of_a_table_that_ended_while_nobody_wanted_to_see_it(playing: World) -> None:
    for _ in range(2):
        playing.unruly.delete(playing.message)
        await playing.pass_time(5)
    table, tables = playing.now, playing.bot.services.tables
    assert table.hidden
    await playing.as_bot(tables.matches.end(table.table_id, Who(playing.moderator.id, "Mo", True)))
    await playing.pass_time(5)
    assert tables.find(table.table_id) is None


async def test_nothing_is_kept_of_a_server_that_the_bot_has_left(playing: World) -> None:
    await playing.hand("Ada")
    playing.unruly.refuse("PATCH", "/channels/*", status=403, code=50001)
    await submit(playing, "Ada", "play 9C")  # it is being shown when the bot is sent away
    playing.env.backend.remove_guild(playing.guild.id)
    await playing.pass_time(10)
    publisher = playing.bot.services.publisher
    assert publisher._messages.by_table == {}


async def test_nothing_is_kept_of_channels_that_are_gone(playing: World) -> None:
    await playing.hand("Ada")
    playing.unruly.delete_channel(playing.channel.id)
    await playing.pass_time(10)
    publisher, hands = playing.bot.services.publisher, playing.bot.services.hands
    kept = (publisher._messages.by_table, publisher._channels, hands._tracked)
    assert [dict(one) for one in kept] == [{}] * len(kept)


async def test_nothing_is_kept_of_a_channel_that_went_before_its_message_was_noted(playing: World) -> None:
    with locked_after_sending(playing):
        await playing.pass_time(32)  # Ada is called
    playing.unruly.calm()
    playing.unruly.delete_channel(playing.channel.id)
    await playing.pass_time(10)
    assert playing.bot.services.publisher._messages.by_table == {}


async def test_a_table_whose_channel_went_while_the_database_was_busy_ends_as_soon_as_it_is_not(
    playing: World,
) -> None:
    with playing.locked():
        playing.unruly.delete_channel(playing.channel.id)
        await playing.pass_time(1)
    assert len(playing.bot.services.tables.open_tables()) == 1
    await playing.pass_time(10)
    assert playing.bot.services.tables.open_tables() == []


async def test_the_end_of_a_table_in_a_channel_that_went_meanwhile_is_not_tried_for_ever(
    playing: World, caplog: pytest.LogCaptureFixture
) -> None:
    table = playing.now
    playing.unruly.refuse("*", "/channels/*", status=404, code=10003, times=None)
    await playing.as_bot(
        playing.bot.services.tables.matches.end(table.table_id, Who(playing.moderator.id, "Mo", True))
    )
    await playing.pass_time(30)
    asked = len(playing.unruly.log)
    await playing.pass_time(7200)
    assert len(playing.unruly.log) == asked
    assert playing.bot.services.tables.find(table.table_id) is None
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
