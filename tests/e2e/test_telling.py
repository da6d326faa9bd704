"""The table's message stays at the end of the channel, and pings whoever keeps the others waiting."""

from __future__ import annotations

import logging
from functools import partial
from typing import Any

import pytest

from bot.storage import StorageError
from bot.tables import Who, next_actor
from bot.ui.settings.settings import SetForServer
from tests.e2e.test_delivery import SEND, locked_after_sending
from tests.e2e.world import World

CALM = 30
MOVE_GAP = 10
HANDS = {
    "turn": 0,
    "first_turn": [],
    "discard": "9C",
    "hands": ["2C 3C 4C 5C 6D", "7C TC JC QC KD"],
}
"""Ada and Bo have clubs to lay for a while."""


def ids_in(world: World) -> list[int]:
    return [message.id for message in world.channel.history()]


def sends(world: World) -> list[dict[str, Any]]:
    """The messages that the bot has sent to channels, apart from answers to presses."""
    return [
        request.json
        for request in world.env.http_requests
        if request.method == "POST" and request.path == f"/channels/{world.channel.id}/messages"
    ]


def pings(world: World) -> list[list[str]]:
    """Who was pinged by each message that pinged anybody."""
    mentioned = [body["allowed_mentions"].get("users", []) for body in sends(world)]
    return [[str(user) for user in users] for users in mentioned if users]


async def nobody_is_pinged(world: World) -> None:
    await world.bot.services.preferences.change_server(world.guild.id, pings="never")


async def chat(world: World, count: int) -> None:
    for number in range(count):
        await world.members["Dag"].send(world.channel, f"hello {number}")


@pytest.fixture
async def pair(world: World) -> World:
    """Ada and Bo at a table with a normal clock."""
    await world.table("Ada", "Bo")
    await world.arrange(**HANDS)
    return world


async def lay(world: World, name: str, card: str) -> None:
    hand = await world.hand(name)
    await hand.press(card)


# At the end of the channel


async def test_a_table_that_chat_has_pushed_far_comes_back_to_the_end(pair: World) -> None:
    older = pair.message.id
    await chat(pair, 5)
    await pair.pass_time(MOVE_GAP + 1)
    assert "Olsen\n-# deal 1" in pair.text
    assert ids_in(pair).count(older) == 0
    assert pair.now.message_id == pair.message.id
    assert len(ids_in(pair)) == 6


async def test_a_table_waits_until_a_little_chat_has_had_its_time(pair: World) -> None:
    await nobody_is_pinged(pair)
    await pair.pass_time(MOVE_GAP)
    older = pair.message.id
    await chat(pair, 1)
    await pair.pass_time(CALM - 1)
    assert pair.now.message_id == older
    await pair.pass_time(2)
    assert pair.now.message_id == ids_in(pair)[-1] != older


async def test_news_come_to_the_end_of_the_chat(pair: World) -> None:
    await pair.pass_time(MOVE_GAP)
    older = pair.message.id
    await chat(pair, 1)
    await lay(pair, "Ada", "2♣")
    await pair.pass_time(1)
    assert "- Ada plays 2♣." in pair.text
    assert pair.now.message_id == ids_in(pair)[-1] != older


async def test_what_is_only_said_in_another_language_does_not_come_to_the_end_of_the_chat(
    world: World,
) -> None:
    world.member("Boss", manage_guild=True)
    await world.lobby("Ada")
    await world.pass_time(MOVE_GAP)
    older = world.message.id
    await chat(world, 1)
    await world.at_once(("Boss", world.message, SetForServer("language", "nb").custom_id))
    await world.pass_time(2)
    assert "## Olsen\n-# nytt bord" in world.text
    assert world.now.message_id == older


async def test_a_lively_chat_does_not_make_the_table_jump_about(pair: World) -> None:
    before = len(sends(pair))
    for _ in range(20):
        await chat(pair, 5)
        await pair.pass_time(1)
    assert len(sends(pair)) - before <= 3


async def test_a_lobby_stays_at_the_end_too(world: World, caplog: pytest.LogCaptureFixture) -> None:
    await world.lobby("Ada")
    await world.pass_time()
    older = world.message.id
    await chat(world, 5)
    await world.pass_time(MOVE_GAP + 1)
    assert world.message.id == world.now.message_id != older
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []
    await world.press("Bo", "Join")
    assert " · Bo" in world.text


async def test_a_finished_table_stays_where_it_is(pair: World) -> None:
    await pair.ask("Ada")
    await pair.at_once(("Ada", pair.message, f"a:end:{pair.now.table_id}"))
    await pair.pass_time(60)  # until the answer to the press is gone
    requests = len(pair.env.http_requests)
    await chat(pair, 9)
    await pair.pass_time(10 * CALM)
    assert len(pair.env.http_requests) == requests


async def test_chat_elsewhere_moves_nothing(pair: World) -> None:
    await nobody_is_pinged(pair)
    older = pair.message.id
    other = pair.guild.create_text_channel("other")
    for _ in range(9):
        await pair.members["Dag"].send(other, "hello")
    await pair.pass_time(2 * CALM)
    assert pair.message.id == older


async def test_a_press_on_the_message_that_has_just_moved_away_counts(pair: World) -> None:
    older = pair.message
    await chat(pair, 5)
    await pair.pass_time(MOVE_GAP + 1)
    table_id = pair.now.table_id
    await pair.at_once(("Ada", pair.message, f"v:hand:{table_id}"))
    assert older.id not in ids_in(pair)


async def test_a_message_that_has_grown_old_is_sent_anew(world: World) -> None:
    await world.table("Ada", "Bo", clock="slow", thread=False)
    await world.arrange(**HANDS)
    await nobody_is_pinged(world)
    older = world.message.id
    await world.pass_time(49 * 60)
    await lay(world, "Ada", "2♣")
    await world.pass_time()
    assert ids_in(world) == [older]
    await world.pass_time(60)
    await lay(world, "Bo", "7♣")
    await world.pass_time()
    assert "- Bo plays 7♣." in world.text
    assert older not in ids_in(world)


async def test_a_move_makes_no_sound(pair: World) -> None:
    await chat(pair, 5)
    await pair.pass_time(MOVE_GAP + 1)
    assert sends(pair)[-1]["flags"] & 1 << 12
    assert not pings(pair)


# Pings


async def test_on_a_normal_clock_the_player_is_pinged_after_a_while_and_once(pair: World) -> None:
    older = pair.message.id
    await pair.pass_time(25)
    assert not pings(pair)
    await pair.pass_time(6)
    assert pings(pair) == [[str(pair.members["Ada"].id)]]
    assert pair.members["Ada"].mention in pair.text
    assert older not in ids_in(pair)
    await pair.pass_time(85)
    assert len(pings(pair)) == 1


async def test_who_plays_in_time_is_not_pinged(pair: World) -> None:
    for name, card in (("Ada", "2♣"), ("Bo", "7♣"), ("Ada", "3♣"), ("Bo", "10♣")):
        await pair.pass_time(20)
        await lay(pair, name, card)
    await pair.pass_time(25)
    assert not pings(pair)


async def test_a_fast_clock_does_not_ping(world: World) -> None:
    await world.table("Ada", "Bo", clock="fast")
    await world.arrange(**HANDS)
    await world.pass_time(29)
    assert not pings(world)


async def test_a_slow_clock_pings_at_once(world: World) -> None:
    await world.table("Ada", "Bo", clock="slow", thread=False)
    await world.arrange(**HANDS)
    await world.pass_time()
    await lay(world, "Ada", "2♣")
    await world.pass_time()
    assert pings(world)[-1] == [str(world.members["Bo"].id)]
    assert "- Ada plays 2♣." in world.text


async def test_on_a_slow_clock_one_message_tells_of_a_move_and_pings(world: World) -> None:
    await world.table("Ada", "Bo", clock="slow", thread=False)
    await world.arrange(**HANDS)
    await world.pass_time()
    before = len(world.env.http_requests)
    await lay(world, "Ada", "2♣")
    await world.pass_time()
    channel = f"/channels/{world.channel.id}/messages"
    requests = [one for one in world.env.http_requests[before:] if one.path.startswith(channel)]
    assert [request.method for request in requests] == ["POST", "DELETE"]
    assert "- Ada plays 2♣." in world.text
    assert pings(world)[-1] == [str(world.members["Bo"].id)]


async def test_a_ping_that_cannot_be_noted_is_not_repeated(pair: World) -> None:
    with locked_after_sending(pair):
        await pair.pass_time(35)
        _, ping = ids_in(pair)
    pair.unruly.calm()
    await pair.pass_time(30)
    assert ids_in(pair) == [ping]


async def test_a_ping_is_not_repeated_after_a_restart(pair: World) -> None:
    await pair.pass_time(31)
    await pair.restart()
    await pair.pass_time(20)
    assert len(pings(pair)) == 1


async def test_a_ping_that_the_bot_stopped_before_is_sent_after_the_start(world: World) -> None:
    """The match begins, its first player is called, and the bot stops before Discord has the call."""
    await world.lobby("Ada", "Bo", clock="slow")
    world.unruly.refuse("POST", f"/channels/{world.channel.id}/messages", status=503, times=None)
    await world.press("Ada", "Start")
    await world.pass_time()
    world.unruly.calm()
    before = len(pings(world))
    await world.restart()
    await world.pass_time(5)
    called = world.now.chairs[next_actor(world.now) or 0].user_id
    assert pings(world)[before:] == [[str(called)]]
    await world.restart()
    await world.pass_time(5)
    assert len(pings(world)) == before + 1, "once"


async def lay_at_a_slow_clock(world: World) -> None:
    """Ada lays a card at a table whose message is minutes old. Bo is called at once."""
    await world.table("Ada", "Bo", clock="slow", thread=False)
    await world.arrange(**HANDS)
    await world.pass_time(120)
    await lay(world, "Ada", "2♣")
    await world.pass_time(0.5)


async def test_a_ping_whose_answer_was_lost_before_the_bot_stopped_is_not_repeated(world: World) -> None:
    world.unruly.lose(*SEND, where=lambda request: "2♣" in str(request.body))
    await lay_at_a_slow_clock(world)
    ping = ids_in(world)[-1]
    assert world.now.message_id != ping
    await world.restart()
    await world.pass_time(20)
    assert ids_in(world) == [ping]


async def test_a_ping_that_discord_takes_as_the_bot_stops_is_not_repeated_much_later(world: World) -> None:
    world.unruly.delay(*SEND, seconds=1, where=lambda request: "2♣" in str(request.body))
    await lay_at_a_slow_clock(world)
    ping = ids_in(world)[-1]
    assert world.now.message_id != ping
    await world.as_bot(world.bot.close(), seconds=2)
    await world.restart(after=600)
    await world.pass_time(20)
    assert ids_in(world) == [ping]


async def test_a_player_who_wishes_no_pings_gets_none(pair: World) -> None:
    ada = pair.members["Ada"].id
    await pair.bot.services.preferences.change_player(pair.guild.id, ada, "Ada", pings="never")
    await lay(pair, "Ada", "2♣")
    await lay(pair, "Bo", "7♣")
    await pair.pass_time(100)
    assert not pings(pair)


async def test_a_server_may_wish_pings_at_every_turn(pair: World) -> None:
    await pair.bot.services.preferences.change_server(pair.guild.id, pings="always")
    await lay(pair, "Ada", "2♣")
    await pair.pass_time(3)
    assert pings(pair)[-1] == [str(pair.members["Bo"].id)]


# Before time is up


async def test_the_table_warns_before_time_is_up(pair: World) -> None:
    await pair.pass_time(85)
    assert "⏳" not in pair.text
    await pair.pass_time(6)
    assert f"⏳ **{pair.members['Ada'].mention}**, your turn ends <t:" in pair.text


async def test_a_warning_is_over_with_the_turn(pair: World) -> None:
    await pair.pass_time(95)
    await lay(pair, "Ada", "2♣")
    await pair.pass_time()
    assert "⏳" not in pair.text


# Without a choice


async def test_a_draw_that_is_no_choice_happens_by_itself(pair: World) -> None:
    await pair.arrange(hands=["2D 3D 4D", "7C TC JC QC KD"], stock="5C 6C")
    await pair.slash("Dag", "table")
    until = (pair.now.deadline or 0) // 1000
    assert until * 1000 > pair.bot.clock.now() + 100_000
    assert f"to play · ends <t:{until}:R>" in pair.text, "others are told no more"
    await pair.pass_time(4)
    assert "- Ada draws a card." in pair.text
    assert pair.now.chairs[0].misses == 0


# Between deals


async def test_between_deals_the_scores_stand_as_a_table(pair: World) -> None:
    await pair.arrange(hands=["2C", "7C KD"], totals=[30, 12])
    await lay(pair, "Ada", "2♣")
    await pair.pass_time()
    assert "```" in pair.text
    assert "     deal  total\nBo     15     27\nAda     0     30" in pair.text
    await pair.press("Bo", "Next deal")
    assert "deal 2" in pair.text


async def test_between_deals_the_scores_stand_in_place_of_the_cards(pair: World) -> None:
    await pair.arrange(hands=["2C", "7C KD"], totals=[30, 12])
    assert len(pair.message.attachments) == 1
    await lay(pair, "Ada", "2♣")
    await pair.pass_time()
    assert pair.message.attachments == []
    assert "On top" not in pair.text
    assert "- Ada plays 2♣, the last card! Ada wins deal 1." in pair.text
    await pair.press("Bo", "Next deal")
    await pair.pass_time()
    assert len(pair.message.attachments) == 1


# After a restart


async def test_a_restart_is_said_with_the_next_news_and_not_with_those_after_it(pair: World) -> None:
    while pair.now.restart == "news":  # that of the arrangement
        await pair.pass_time()
    before = ids_in(pair)
    await pair.restart()
    await lay(pair, "Ada", "2♣")
    await pair.pass_time()
    assert "🔄 I restarted" in pair.text
    assert ids_in(pair) == before
    await pair.press("Bo", "My hand")
    await pair.pass_time(130)
    assert "🔄" not in pair.text


async def test_a_lobby_is_not_bothered_with_a_restart(world: World) -> None:
    await world.lobby("Ada")
    before = world.text
    await world.restart()
    await world.pass_time()
    assert world.text == before


# What Discord refuses


async def test_what_discord_was_too_ill_to_take_is_told_later(pair: World) -> None:
    pair.env.inject_error("PATCH", "/channels/*/messages/*", status=503)
    await lay(pair, "Ada", "2♣")
    await pair.pass_time(2)
    assert "- Ada plays 2♣." not in pair.text
    await pair.pass_time(6)
    assert "- Ada plays 2♣." in pair.text


async def test_a_ping_that_discord_refused_is_sent_later(pair: World) -> None:
    pair.env.inject_error("POST", "/channels/*/messages", status=403, code=50013)
    await pair.pass_time(31)
    before = pair.now.message_id
    await pair.pass_time(8)
    assert pings(pair)[-1] == [str(pair.members["Ada"].id)]
    assert pair.now.message_id == pair.message.id != before


async def test_a_press_whose_answer_fails_is_told_all_the_same(pair: World) -> None:
    await pair.arrange(hands=["2C 3D", "7C TC"])
    await lay(pair, "Ada", "2♣")
    await pair.pass_time(2)
    pair.env.inject_error("POST", "/interactions/*/*/callback", status=404, code=10062)
    await pair.at_once(("Ada", pair.message, f"t:{pair.now.table_id}:0:call"))
    await pair.pass_time(3)
    assert "📣 Ada called Olsen One Card!" in pair.text


async def test_a_table_ends_with_its_channel(pair: World) -> None:
    table = pair.now
    pair.env.backend.delete_channel(pair.channel.id)
    await pair.env.settle()
    await pair.pass_time()
    assert pair.bot.services.tables.find(table.table_id) is None
    assert pair.rows("SELECT phase FROM tables") == [("ended",)]


async def test_a_table_whose_channel_went_while_the_bot_was_away_ends_too(pair: World) -> None:
    pair.env.inject_error("PATCH", "/channels/*", status=404, code=10003, times=None)
    await lay(pair, "Ada", "2♣")
    await pair.pass_time(2)
    assert pair.rows("SELECT phase FROM tables") == [("ended",)]
    assert pair.bot.services.tables.open_tables() == []


async def test_that_nobody_can_be_told_of_an_end_is_noted_when_the_database_is_free_again(
    pair: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, messages = pair.now, pair.bot.services.tables.messages
    told, tries = messages.told, [1, 2, 3]

    async def busy_at_first(table_id: str, *what: Any) -> None:
        if pair.rows("SELECT phase FROM tables") == [("ended",)] and tries:
            tries.pop()
            raise StorageError("busy")
        await told(table_id, *what)

    monkeypatch.setattr(messages, "told", busy_at_first)
    pair.env.inject_error("PATCH", "/channels/*", status=404, code=10003, times=None)
    pair.env.inject_error("POST", "/channels/*", status=404, code=10003, times=None)
    await lay(pair, "Ada", "2♣")
    await pair.pass_time(300)
    assert not tries
    assert pair.rows("SELECT phase, version - told_version FROM tables") == [("ended", 0)]
    assert pair.bot.services.tables.find(table.table_id) is None


async def test_chat_that_is_written_while_a_lobby_is_still_being_answered_is_below_it(world: World) -> None:
    def somebody_writes(event: str, payload: Any) -> None:
        if event == "MESSAGE_CREATE" and not written:
            written.append(0)
            written[0] = world.env.backend.create_message(world.channel.id, world.members["Dag"].id, "hm").id

    written: list[int] = []
    world.unruly.delay("POST", "/interactions/*/callback", seconds=2)
    world.env.backend.subscribers.append(somebody_writes)
    await world.slash("Ada", "play", game="olsen")
    assert ids_in(world)[-1] == written[0]
    await world.pass_time(CALM + 5)
    assert ids_in(world)[-1] == world.now.message_id


async def test_a_clock_that_is_ahead_of_discords_does_not_make_each_edit_a_new_message(pair: World) -> None:
    tables, ahead = pair.bot.services.tables, 2 * 3_600_000
    await pair.as_bot(tables.clocks._move_on(partial(tables.clocks._after_jump, ahead), ahead))
    messages = set()
    for _ in range(3):
        table = pair.now
        seat = next(iter(table.game.to_act(table.state)))
        who = Who(table.chairs[seat].user_id or 0, table.chairs[seat].name, False)
        move = table.game.timeout_move(table.state, seat)
        await pair.as_bot(tables.matches.submit(table.table_id, who, table.version, move))
        await pair.pass_time(2)
        messages.add(pair.now.message_id)
    assert len(messages) <= 2, "one may be taken for an old one, those that the bot has sent itself not"
