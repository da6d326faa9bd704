"""Hands are kept true on the screens of their owners, one for each, whatever Discord does."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import Any

import discord
import pytest

from bot.games.api import Move
from bot.storage.tables import TableRepository
from bot.tables import Who
from bot.ui.delivery.tracked_hand import TrackedHand
from bot.ui.pictures.emojis import tile_name
from bot.ui.pictures.renderer import PictureRenderer
from bot.ui.presses.hands import ShowHand
from bot.user_text import UserText
from tests.e2e.screen import Private, buttons_of, labels_of, text_of
from tests.e2e.witness import texts
from tests.e2e.world import World

CALLBACK, BY_TOKEN = ("POST", "/interactions/*/callback"), ("PATCH", "/webhooks/*")
YOURS = "**Your turn**"


def hands_of(world: World, name: str) -> list[Any]:
    """The private messages on somebody's screen that hold a hand."""
    user_id = world.members[name].id
    return [
        message
        for message in world.env.backend.messages[world.channel.id].values()
        if message.is_ephemeral and message.visible_to(user_id) and "Your hand · " in text_of(message)
    ]


def said_to(world: World, name: str) -> str:
    """All that somebody reads in private messages."""
    user_id = world.members[name].id
    messages = world.env.backend.messages[world.channel.id].values()
    return "\n".join(text_of(one) for one in messages if one.is_ephemeral and one.visible_to(user_id))


def ask(world: World, name: str) -> Any:
    """Press My hand, without waiting for the answer."""
    (record,) = world.emit((name, world.message, ShowHand(world.now.table_id).custom_id))
    return record


async def submit(world: World, name: str, move: str) -> None:
    """Somebody moves, without a message that could answer it."""
    who, table = Who(world.members[name].id, name, False), world.now
    await world.as_bot(
        world.bot.services.tables.matches.submit(table.table_id, who, table.version, Move.parse(move))
    )


def tracked(world: World, seat: int) -> TrackedHand:
    """What the bot knows of a seat's hand."""
    hand = world.bot.services.hands.tracked(world.now, seat)
    assert hand is not None
    return hand


@pytest.fixture
async def slow(playing: World) -> World:
    """Nobody's time is up soon, and nobody has a hand on their screen."""
    playing.write("UPDATE tables SET clock = 'slow'")
    await playing.restart()
    playing.dismiss_all()
    await playing.bot.services.preferences.change_server(playing.guild.id, pings="never")
    return playing


# One hand


@pytest.mark.parametrize("first", [0, 1])
async def test_two_that_are_asked_for_at_once_leave_one(slow: World, first: int) -> None:
    records: list[Any] = []
    for number in range(2):
        records.append(ask(slow, "Ada"))
        token = records[-1].token
        seconds = 2.0 if number == first else 1.0
        slow.unruly.delay(
            *CALLBACK, seconds=seconds, where=lambda request, token=token: request.token == token
        )
    await slow.pass_time(5)
    (hand,) = hands_of(slow, "Ada")
    assert tracked(slow, 0).message_id == hand.id
    await submit(slow, "Ada", "play 9C")
    await slow.pass_time(2)
    assert "9♣" not in labels_of(hands_of(slow, "Ada")[0])


@pytest.mark.parametrize("unheard", [0, 1])
async def test_of_two_of_which_one_is_never_answered_one_is_left(slow: World, unheard: int) -> None:
    records = [ask(slow, "Ada")]
    if unheard:
        await slow.pass_time(1)
    records.append(ask(slow, "Ada"))
    token = records[unheard].token
    for place in (CALLBACK, BY_TOKEN, ("GET", "/webhooks/*")):
        during = {} if place == CALLBACK else {"times": None, "during": 10}
        slow.unruly.silence(*place, where=lambda request: request.token == token, **during)
    await slow.pass_time(70)
    (hand,) = hands_of(slow, "Ada")
    assert tracked(slow, 0).message_id == hand.id
    await submit(slow, "Ada", "play 9C")
    await slow.pass_time(2)
    assert "9♣" not in labels_of(hands_of(slow, "Ada")[0])


async def test_what_others_do_is_shown_after_all_more_important_news(slow: World) -> None:
    hands = {name: await slow.hand(name) for name in ("Ada", "Bo", "Cleo")}
    slow.bot.governor.pause(20_000)
    await submit(slow, "Ada", "play 4H")
    await slow.pass_time(5)
    assert YOURS in hands["Bo"].text
    assert "**Ada** to play" in hands["Cleo"].text
    await submit(slow, "Bo", "play 7H")  # Cleo’s hand waits no longer: it is her turn
    await slow.pass_time(1)
    assert "Ada plays 4♥. Bo plays 7♥." in hands["Cleo"].text
    assert "Bo plays 7♥." not in hands["Ada"].text
    await slow.pass_time(20)
    assert "Bo plays 7♥." in hands["Ada"].text


async def test_what_happens_while_a_hand_is_opened_is_shown_in_it(slow: World) -> None:
    slow.unruly.delay(*CALLBACK, seconds=2)
    ask(slow, "Ada")
    await slow.env.settle()
    await submit(slow, "Ada", "play 9C")
    await slow.pass_time(5)
    (hand,) = hands_of(slow, "Ada")
    assert YOURS not in text_of(hand)


async def test_the_end_of_the_match_while_a_hand_is_opened_is_shown_in_it(slow: World) -> None:
    table = slow.now
    slow.unruly.delay(*CALLBACK, seconds=2)
    ask(slow, "Ada")
    await slow.env.settle()
    await slow.as_bot(
        slow.bot.services.tables.matches.end(table.table_id, Who(slow.moderator.id, "Mo", True))
    )
    await slow.pass_time(5)
    assert YOURS not in said_to(slow, "Ada")
    assert slow.bot.services.hands.tracked(table, 0) is None


async def test_the_end_of_a_match_during_the_redrawing_of_a_hand_is_shown_in_it(slow: World) -> None:
    hand = await slow.hand("Bo")
    await slow.pass_time()
    table = slow.now
    slow.unruly.delay(*BY_TOKEN, seconds=2)
    await submit(slow, "Ada", "play 9C")
    await slow.pass_time(0.5)
    await slow.as_bot(
        slow.bot.services.tables.matches.end(table.table_id, Who(slow.moderator.id, "Mo", True))
    )
    await slow.pass_time(60)
    assert slow.say("hand-ended", names="Mo") in hand.text
    assert hand.labels == ["Play again", "Story"]
    assert slow.bot.services.hands.tracked(table, 1) is None


async def test_two_presses_at_once_in_a_hand_of_before_a_restart_leave_it_there(slow: World) -> None:
    hand = await slow.hand("Ada")
    await slow.restart()
    slow.unruly.delay(*CALLBACK, arrival=2)
    button = slow.presses(0)
    slow.emit(("Ada", hand.message, button.show(page=0)))
    slow.emit(("Ada", hand.message, button.move("play 9C")))
    await slow.pass_time(10)
    (message,) = hands_of(slow, "Ada")
    assert message.id == hand.message.id
    assert YOURS not in text_of(message)


# Answers that are lost, refused, doubled


@pytest.mark.parametrize("mishap", ["lose", "double", "silence"])
async def test_a_hand_whose_answer_does_not_come_is_there_once(slow: World, mishap: str) -> None:
    getattr(slow.unruly, mishap)(*CALLBACK)
    ask(slow, "Ada")
    await slow.pass_time(10)
    (hand,) = hands_of(slow, "Ada")
    assert tracked(slow, 0).message_id == hand.id
    assert len(hand.attachments) == 1
    assert slow.say("refused-not-shown") not in said_to(slow, "Ada")


async def test_a_hand_of_whose_answer_nothing_is_heard_is_kept_true(slow: World) -> None:
    slow.unruly.lose(*CALLBACK)
    slow.unruly.silence(*BY_TOKEN, times=None, during=15)
    ask(slow, "Bo")
    await slow.pass_time(40)
    (hand,) = hands_of(slow, "Bo")
    assert YOURS not in text_of(hand)
    await submit(slow, "Ada", "play 9C")
    await slow.pass_time(30)
    (hand,) = hands_of(slow, "Bo")
    assert YOURS in text_of(hand)


async def test_a_hand_of_whose_answer_nothing_was_heard_can_be_pressed_in(slow: World) -> None:
    slow.unruly.lose(*CALLBACK)
    slow.unruly.silence(*BY_TOKEN, times=None, during=60)
    ask(slow, "Ada")
    await slow.pass_time(20)
    (hand,) = hands_of(slow, "Ada")
    slow.emit(("Ada", hand, slow.presses(0).move("play 9C")))
    await slow.pass_time(120)
    (message,) = hands_of(slow, "Ada")
    assert message.id == hand.id
    assert YOURS not in text_of(message)
    assert tracked(slow, 0).message_id == hand.id


async def test_a_hand_that_is_pressed_in_before_its_answer_comes_stays_there(slow: World) -> None:
    slow.unruly.silence(*CALLBACK)
    ask(slow, "Ada")
    await slow.pass_time(2)
    (hand,) = hands_of(slow, "Ada")
    slow.emit(("Ada", hand, slow.presses(0).move("play 9C")))
    await slow.pass_time(20)
    (message,) = hands_of(slow, "Ada")
    assert message.id == hand.id
    assert "9♣" not in labels_of(message)
    assert YOURS not in text_of(message)
    assert tracked(slow, 0).message_id == hand.id


async def test_one_that_is_pressed_in_and_replaced_before_its_answer_comes_leaves_the_newer_one(
    slow: World,
) -> None:
    for seconds in (1, 2, 3):
        slow.unruly.delay(*CALLBACK, seconds=seconds)
    for _ in range(2):
        ask(slow, "Ada")
    await slow.pass_time(0.5)
    older, _ = sorted(hands_of(slow, "Ada"), key=lambda message: message.id)
    slow.emit(("Ada", older, slow.presses(0).show(page=0)))
    await slow.pass_time(8)
    (hand,) = hands_of(slow, "Ada")
    assert tracked(slow, 0).message_id == hand.id


async def test_a_hand_that_does_not_come_leaves_the_older_one_there(slow: World) -> None:
    older = await slow.hand("Bo")
    slow.unruly.swallow(*CALLBACK, times=None, during=20)
    ask(slow, "Bo")
    await slow.pass_time(40)
    await submit(slow, "Ada", "play 9C")
    await slow.pass_time(30)
    (hand,) = hands_of(slow, "Bo")
    assert hand.id == older.message.id
    assert YOURS in text_of(hand)


async def test_words_that_come_instead_of_a_hand_leave_the_older_one_there(slow: World) -> None:
    older = await slow.hand("Bo")
    slow.unruly.swallow(*CALLBACK)
    slow.unruly.swallow("GET", "/webhooks/*")
    ask(slow, "Bo")
    await slow.pass_time(20)
    assert slow.say("refused-not-shown") in said_to(slow, "Bo")
    await submit(slow, "Ada", "play 9C")
    await slow.pass_time(30)
    (hand,) = hands_of(slow, "Bo")
    assert hand.id == tracked(slow, 1).message_id == older.message.id
    assert YOURS in text_of(hand)


def drawn_late(world: World, monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Have the machine be so slow that a press is acknowledged before the hand is drawn: that is when the
    event is set.
    """
    draw, drawn = PictureRenderer.hand, asyncio.Event()

    async def slowly(self: PictureRenderer, *args: Any, **kwargs: Any) -> Any:
        await world.bot.clock.wait(drawn, None)
        return await draw(self, *args, **kwargs)

    monkeypatch.setattr(PictureRenderer, "hand", slowly)
    return drawn


async def test_a_hand_that_comes_late_is_never_shown_in_the_message_of_the_table(
    slow: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = drawn_late(slow, monkeypatch)
    table_message = slow.message
    ask(slow, "Bo")
    await slow.pass_time(2)
    drawn.set()
    await slow.pass_time(2)
    await submit(slow, "Ada", "play 9C")
    await slow.pass_time(5)
    (hand,) = hands_of(slow, "Bo")
    assert YOURS in text_of(hand)
    assert "Your hand" not in text_of(table_message)
    await slow.hand("Bo")
    await slow.pass_time(2)
    assert "- Ada plays 9♣." in slow.text
    assert len(hands_of(slow, "Bo")) == 1


async def test_a_move_that_discord_lets_nobody_answer_is_shown_later(slow: World) -> None:
    hand = await slow.hand("Ada")
    slow.unruly.refuse(*CALLBACK, status=500, times=None, during=6)
    slow.emit(("Ada", hand.message, slow.presses(0).move("play 9C")))
    await slow.pass_time(20)
    assert slow.say("refused-not-shown") not in said_to(slow, "Ada")
    (message,) = hands_of(slow, "Ada")
    assert YOURS not in text_of(message)
    await submit(slow, "Bo", "play 2C")
    await submit(slow, "Cleo", "play 3C")
    await slow.pass_time(2)
    assert YOURS in text_of(hands_of(slow, "Ada")[0])


async def test_after_several_presses_that_never_got_through_the_hand_is_shown_as_it_is(slow: World) -> None:
    """Discord takes no edits by presses that it knows no answer to, however many of them there are."""
    hand = await slow.hand("Ada")
    play = slow.presses(0).move("play 9C")
    slow.unruly.swallow("*", "*", times=None, during=60)
    for _ in range(5):
        slow.emit(("Ada", hand.message, play))
        await slow.pass_time(8)
    assert YOURS in text_of(hands_of(slow, "Ada")[0])
    await slow.pass_time(40)
    (message,) = hands_of(slow, "Ada")
    assert YOURS not in text_of(message)


async def test_a_picture_is_uploaded_again_when_the_lost_answer_is_given_again(slow: World) -> None:
    hand = await slow.hand("Ada")
    slow.unruly.lose(*CALLBACK)
    slow.emit(("Ada", hand.message, slow.presses(0).move("play 9C")))
    await slow.pass_time(3)
    uploads = [one for one in slow.env.http_requests if one.method == "PATCH" and "/webhooks/" in one.path]
    assert uploads
    (message,) = hands_of(slow, "Ada")
    assert message.attachments[0]["size"] > 1000


async def test_a_late_press_in_an_older_hand_leaves_the_newer_one(slow: World) -> None:
    older = await slow.hand("Ada")
    slow.unruly.refuse("DELETE", "/webhooks/*", status=404, code=10008)
    await slow.hand("Ada")
    newer = tracked(slow, 0).message_id
    slow.unruly.refuse(*CALLBACK, status=404, code=10062)
    slow.emit(("Ada", older.message, slow.presses(0).show(page=0)))
    await slow.pass_time(5)
    assert tracked(slow, 0).message_id == newer


async def test_a_late_answer_in_an_older_hand_leaves_the_newer_one(slow: World) -> None:
    older = await slow.hand("Ada")
    slow.unruly.refuse("DELETE", "/webhooks/*", status=404, code=10008)
    await slow.hand("Ada")
    (late,) = slow.emit(("Ada", older.message, slow.presses(0).show(page=0)))
    slow.unruly.delay(*CALLBACK, seconds=2, where=lambda request: request.token == late.token)
    ask(slow, "Ada")
    await slow.pass_time(6)
    (hand,) = hands_of(slow, "Ada")
    assert tracked(slow, 0).message_id == hand.id != older.message.id


async def test_a_press_in_a_hand_that_is_just_being_replaced_leaves_the_newer_one(slow: World) -> None:
    older = await slow.hand("Ada")
    slow.unruly.delay("DELETE", "/webhooks/*", arrival=1)
    ask(slow, "Ada")
    await slow.pass_time(0.5)
    assert len(hands_of(slow, "Ada")) == 2
    slow.emit(("Ada", older.message, slow.presses(0).move("play 9C")))
    await slow.pass_time(5)
    (hand,) = hands_of(slow, "Ada")
    assert tracked(slow, 0).message_id == hand.id != older.message.id
    assert YOURS not in text_of(hand)


async def test_a_hand_that_is_replaced_goes_when_the_press_in_it_is_answered(slow: World) -> None:
    """Until then Discord does not take the press for a way to its message."""
    older = await slow.hand("Ada")
    slow.unruly.delay(*CALLBACK, arrival=1, times=2)
    slow.unruly.delay("DELETE", "/webhooks/*", seconds=1)
    ask(slow, "Ada")
    await slow.pass_time(0.5)
    slow.emit(("Ada", older.message, slow.presses(0).move("play 9C")))
    await slow.pass_time(5)
    (hand,) = hands_of(slow, "Ada")
    assert tracked(slow, 0).message_id == hand.id != older.message.id
    assert YOURS not in text_of(hand)


async def test_a_hand_that_is_replaced_in_an_outage_goes_after_it(slow: World) -> None:
    await slow.hand("Ada")
    slow.unruly.swallow("DELETE", "/webhooks/*", times=None, during=60)
    ask(slow, "Ada")
    await slow.pass_time(10)
    assert len(hands_of(slow, "Ada")) == 2
    await slow.pass_time(120)
    (hand,) = hands_of(slow, "Ada")
    assert tracked(slow, 0).message_id == hand.id


async def test_a_press_that_never_got_through_leaves_the_newer_hand_to_be_kept_true(slow: World) -> None:
    older = await slow.hand("Bo")
    await slow.restart()
    newer = (await slow.hand("Bo")).message
    slow.unruly.swallow("*", "*", times=None, during=60)
    slow.emit(("Bo", older.message, slow.presses(1).show(page=0)))
    await slow.pass_time(100)
    await submit(slow, "Ada", "play 9C")
    await slow.pass_time(30)
    assert tracked(slow, 1).message_id == newer.id
    assert YOURS in text_of(newer)


async def test_a_press_whose_answer_came_unheard_moves_the_hand_to_that_message(slow: World) -> None:
    older = await slow.hand("Bo")
    slow.unruly.refuse("DELETE", "/webhooks/*", status=404, code=10008)
    await slow.hand("Bo")
    slow.unruly.silence("*", "*", times=None, during=60)
    slow.emit(("Bo", older.message, slow.presses(1).show(page=0)))
    await slow.pass_time(100)
    await submit(slow, "Ada", "play 9C")
    await slow.pass_time(30)
    (hand,) = hands_of(slow, "Bo")
    assert hand.id == tracked(slow, 1).message_id == older.message.id
    assert YOURS in text_of(hand)


async def test_a_press_whose_hand_a_newer_one_has_replaced_meanwhile_is_acknowledged(slow: World) -> None:
    hand = await slow.hand("Ada")
    slow.unruly.refuse(*CALLBACK, status=404, code=10008)
    (press,) = slow.emit(("Ada", hand.message, slow.presses(0).move("play 9C")))
    await slow.pass_time(5)
    assert press.responded
    assert "- Ada plays 9♣." in slow.text


async def test_a_hand_that_its_reader_has_closed_is_opened_anew(slow: World) -> None:
    await slow.hand("Ada")
    slow.unruly.refuse(*BY_TOKEN, status=404, code=10008, times=None)
    await submit(slow, "Ada", "play 9C")
    await slow.pass_time(5)
    slow.unruly.calm()
    assert tracked(slow, 0).outdated
    hand = await slow.hand("Ada")
    assert YOURS not in hand.text
    assert tracked(slow, 0).message_id == hand.message.id


async def test_a_hand_keeps_few_presses(slow: World) -> None:
    hand = await slow.hand("Ada")
    for _ in range(10):
        await slow.at_once(("Ada", hand.message, slow.presses(0).show(page=0)))
        await slow.pass_time(1)
    assert len(tracked(slow, 0).presses) <= 3


# Nobody waits for another


async def test_a_hand_that_is_held_up_holds_up_no_table(slow: World) -> None:
    await slow.hand("Bo")
    slow.unruly.delay(*BY_TOKEN, arrival=20)
    await submit(slow, "Ada", "play 9C")
    await slow.pass_time(2)
    assert "- Ada plays 9♣." in slow.text
    await slow.pass_time(30)
    assert YOURS in text_of(hands_of(slow, "Bo")[0])


async def test_a_table_that_is_held_up_holds_up_no_hand(slow: World) -> None:
    await slow.hand("Bo")
    slow.unruly.delay("PATCH", "/channels/*", arrival=20)
    await submit(slow, "Ada", "play 9C")
    await slow.pass_time(2)
    assert YOURS in text_of(hands_of(slow, "Bo")[0])


async def test_a_press_in_a_hand_that_is_being_redrawn_is_answered_in_time(slow: World) -> None:
    hand = await slow.hand("Bo")
    slow.unruly.delay(*BY_TOKEN, seconds=10)
    await submit(slow, "Ada", "play 9C")
    (record,) = slow.emit(("Bo", hand.message, slow.presses(1).move("play 2C")))
    await slow.pass_time(1)
    assert record.responded
    assert slow.now.turn_version == slow.now.version
    await slow.pass_time(15)
    assert YOURS not in text_of(hands_of(slow, "Bo")[0])


async def test_the_bot_stops_at_once_although_a_hand_is_held_up(slow: World) -> None:
    await slow.hand("Bo")
    slow.unruly.delay(*BY_TOKEN, arrival=1000)
    await submit(slow, "Ada", "play 9C")
    await slow.pass_time(2)
    task = tracked(slow, 1).task
    assert task is not None
    assert not task.done()
    await slow.restart()
    assert task.done()


# Permissions


async def test_a_hand_says_that_its_table_cannot_be_shown_and_when_it_can(slow: World) -> None:
    await slow.hand("Bo")
    shut_out = slow.say("table-shut-out")
    slow.unruly.refuse("*", "/channels/*", status=403, code=50013, times=None)
    await submit(slow, "Ada", "play 9C")
    await slow.pass_time(3)
    assert shut_out in text_of(hands_of(slow, "Bo")[0])
    slow.unruly.calm()
    await submit(slow, "Bo", "play 2C")
    await slow.pass_time(60)
    assert "- Bo plays 2♣." in slow.text
    assert shut_out not in text_of(hands_of(slow, "Bo")[0])


async def test_a_hand_that_is_being_redrawn_says_it_as_well(slow: World) -> None:
    await slow.hand("Bo")
    slow.unruly.delay(*BY_TOKEN, seconds=5)
    slow.unruly.refuse("*", "/channels/*", status=403, code=50013)
    await submit(slow, "Ada", "play 9C")
    await slow.pass_time(4)
    assert slow.bot.services.publisher.is_shut_out(slow.now)
    slow.unruly.refuse("*", "/channels/*", status=403, code=50013, times=None)
    await slow.pass_time(10)
    assert slow.say("table-shut-out") in text_of(hands_of(slow, "Bo")[0])


# Tiles


def tiles(message: Any) -> int:
    """How many buttons of a message show a tile."""
    return sum(bool((button.get("emoji") or {}).get("id")) for button in buttons_of(message))


@pytest.fixture
async def tiled(slow: World) -> World:
    """With tiles for two of Ada's cards."""
    for code in ("9C", "4H"):
        slow.env.backend.create_application_emoji(tile_name(code))
    await slow.restart()
    return slow


async def test_a_hand_with_a_tile_that_is_gone_is_shown_with_the_others(tiled: World) -> None:
    await tiled.pass_time(1)
    gone = next(iter(tiled.env.backend.application_emojis))
    del tiled.env.backend.application_emojis[gone]
    hand = await tiled.hand("Ada")
    assert tiles(hand.message) == 1


async def test_a_hand_whose_tiles_are_refused_all_the_same_is_shown_without(tiled: World) -> None:
    await tiled.pass_time(1)
    emojis = dict(tiled.env.backend.application_emojis)
    fetched = await tiled.as_bot(tiled.bot.fetch_application_emojis())

    async def as_before() -> Any:
        return fetched

    tiled.bot.tiles._fetch = as_before
    tiled.env.backend.application_emojis.clear()
    hand = await tiled.hand("Ada")
    assert tiles(hand.message) == 0
    assert "9♣" in hand.labels
    tiled.env.backend.application_emojis.update(emojis)
    hand = await tiled.hand("Ada")
    assert tiles(hand.message) == 2


async def test_a_hand_that_is_redrawn_or_pressed_with_a_tile_that_is_gone_is_shown(tiled: World) -> None:
    hand = await tiled.hand("Ada")
    assert tiles(hand.message) == 2
    tiled.env.backend.application_emojis.clear()
    await submit(tiled, "Ada", "play 9C")
    await tiled.pass_time(2)
    (message,) = hands_of(tiled, "Ada")
    assert YOURS not in text_of(message)
    assert tiles(message) == 0


# The database


async def test_a_move_that_is_not_decided_yet_is_not_called_undone(
    slow: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The machine is so slow that saving outlasts a player's patience."""
    hand = await slow.hand("Ada")
    save, free = TableRepository.save, asyncio.Event()

    async def slowly(self: TableRepository, *args: Any, **kwargs: Any) -> Any:
        await slow.bot.clock.wait(free, None)
        return await save(self, *args, **kwargs)

    monkeypatch.setattr(TableRepository, "save", slowly)
    slow.emit(("Ada", hand.message, slow.presses(0).move("play 9C")))
    await slow.pass_time(10)
    assert slow.say("refused-undecided") in said_to(slow, "Ada")
    free.set()
    await slow.pass_time(10)
    (message,) = hands_of(slow, "Ada")
    assert YOURS not in text_of(message)


async def test_what_is_read_in_private_is_for_its_reader(slow: World) -> None:
    hand = Private(slow.members["Ada"], await slow.press("Ada", "My hand"))
    assert hands_of(slow, "Bo") == []
    assert [message.id for message in hands_of(slow, "Ada")] == [hand.message.id]


async def test_a_hand_is_kept_true_where_the_machines_clock_is_wrong(
    playing: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = playing
    hand = await world.hand("Bo")
    now = discord.utils.utcnow
    monkeypatch.setattr(discord.utils, "utcnow", lambda: now() + timedelta(minutes=20))
    await submit(world, "Ada", "play 9C")
    await world.pass_time()
    assert YOURS in hand.text


# Where it stands


async def test_when_its_owner_is_pinged_it_stands_below_the_table_again(playing: World) -> None:
    for name in ("Ada", "Bo"):
        await playing.hand(name)
    (bos,) = hands_of(playing, "Bo")
    above = playing.message.id
    await playing.at_once(("Ada", hands_of(playing, "Ada")[0], playing.presses(0).move("play KC")))
    assert not text_of(hands_of(playing, "Ada")[0]).startswith("### Your hand")
    await playing.pass_time(40)
    assert playing.message.id > above, "the ping"
    (hand,) = hands_of(playing, "Ada")
    assert text_of(hand).startswith("### Your hand"), "what was said of that press is not said again"
    assert hand.id > playing.message.id
    assert hands_of(playing, "Bo") == [bos], "nobody asks Bo to look"
    (card,) = [button["custom_id"] for button in buttons_of(hand) if button["label"] == "9♣"]
    await playing.members["Cleo"].send(playing.channel, "Well played")
    above, before = playing.message.id, len(playing.unruly.log)
    await playing.at_once(("Ada", hand, card))
    assert "9♣" not in labels_of(hands_of(playing, "Ada")[0])
    assert [each.id for each in hands_of(playing, "Ada")] == [hand.id]
    await playing.pass_time(4)
    (bos,) = hands_of(playing, "Bo")
    assert bos.id > playing.message.id > above, "it is his turn now"
    sent = [one for one in playing.unruly.log[before:] if one.method == "POST" and "/webhooks/" in one.path]
    assert len(sent) == 1, "it moves once, when the table has moved"


async def test_one_that_waits_for_an_earlier_edit_shows_what_there_is_after_that(slow: World) -> None:
    """discord.py makes one request by each press at a time."""
    hand = await slow.hand("Bo")
    await slow.pass_time(60)
    await slow.members["Cleo"].send(slow.channel, "Well played")
    slow.unruly.silence(*BY_TOKEN)
    slow.unruly.delay("POST", "/channels/*/messages", seconds=1)
    await submit(slow, "Ada", "play 9C")
    await slow.pass_time(4)
    assert slow.message.id > hand.message.id
    await submit(slow, "Bo", "play 2C")
    before = len(slow.witness)
    await slow.pass_time(30)
    later = ["\n".join(texts(one.json)) for one in slow.witness[before:] if "/webhooks/" in one.path]
    assert any("Your hand · " in text for text in later)
    assert [text for text in later if YOURS in text] == [], "the turn is over"


async def test_one_that_is_replaced_while_it_waits_for_another_request_by_its_press_is_not_drawn(
    slow: World,
) -> None:
    """The hand has moved, and Discord's answer to that doesn't come. Meanwhile the player goes on there."""
    older = await slow.hand("Bo")
    await slow.pass_time(60)
    await slow.members["Cleo"].send(slow.channel, "Well played")
    slow.unruly.silence("POST", "/webhooks/*")
    await submit(slow, "Ada", "play 9C")
    await slow.pass_time(4)
    (newer,) = (each for each in hands_of(slow, "Bo") if each.id != older.message.id)
    slow.emit(("Bo", newer, slow.presses(1).move("play 2C")))
    await slow.pass_time(4)
    await submit(slow, "Cleo", "play 3C")
    before = len(slow.unruly.log)
    await slow.pass_time(30)
    (hand,) = hands_of(slow, "Bo")
    assert hand.id == newer.id
    assert "3♣" in text_of(hand)
    edits = [one for one in slow.unruly.log[before:] if one.method == "PATCH" and "/webhooks/" in one.path]
    assert len(edits) == 1, "the newer message shows what Cleo did"


async def test_a_lobby_that_moves_down_has_no_hand_to_follow_it(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    await world.lobby("Ada")
    above = world.message.id
    for number in range(6):
        await world.members["Bo"].send(world.channel, f"{number}")
    await world.pass_time(40)
    assert world.message.id > above
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


async def test_one_that_came_late_never_takes_the_place_of_the_table(
    playing: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The press is acknowledged first, so its first answer is the message below which it was made."""
    drawn = drawn_late(playing, monkeypatch)
    ask(playing, "Ada")
    await playing.pass_time(2)
    drawn.set()
    above = playing.message.id
    await playing.pass_time(40)
    assert playing.message.id > above, "the ping"
    assert "Your hand" not in playing.text
    (hand,) = hands_of(playing, "Ada")
    assert hand.id > playing.message.id


async def test_one_that_can_no_longer_be_sent_stays_where_it_is(playing: World) -> None:
    await playing.hand("Ada")
    (before,) = hands_of(playing, "Ada")
    playing.unruly.refuse("POST", "/webhooks/*", status=403)
    await playing.pass_time(40)
    assert [each.id for each in hands_of(playing, "Ada")] == [before.id]
    await submit(playing, "Ada", "play 9C")
    await playing.pass_time(2)
    assert "9♣" not in labels_of(hands_of(playing, "Ada")[0]), "it is kept up to date all the same"


async def test_who_plays_alone_against_computers_is_not_pinged(world: World) -> None:
    await world.table("Ada", computers=2)
    await world.arrange(turn=0, first_turn=[], discard="9H", hands=["9C 4H KC QD", "TS 7H 2C", "2D 3C 5S"])
    before = world.message.id
    await world.pass_time(60)
    assert world.message.id == before
    await world.bot.services.preferences.change_player(
        world.guild.id, world.members["Ada"].id, UserText("Ada"), pings="always"
    )
    await world.restart()
    await world.pass_time(5)
    assert world.message.id > before, "unless they want it"
