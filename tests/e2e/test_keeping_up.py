"""A hand that stays open: as long as Discord lets it be redrawn, and what happens afterwards."""

from __future__ import annotations

import logging

import pytest

from tests.e2e.screen import id_of
from tests.e2e.world import World

pytestmark = pytest.mark.slow

MINUTE = 60
SORT = "Sort by rank"
SIX = "7H 2S 3D 4C 6C 9D"
"""Six cards that can be put in another order; the 7 of hearts fits on a heart."""


@pytest.fixture
async def slow(world: World) -> World:
    """Ada is on turn at a slow table, and Bo after her."""
    await world.table("Ada", "Bo", clock="slow")
    await world.arrange(turn=0, first_turn=[], discard="9H", hands=["9C 4H KH QD", SIX])
    return world


def shown(world: World, name: str) -> set[int]:
    """The ids of the messages that a member can see."""
    return {message.id for message in world.channel.history(viewer=world.members[name])}


def fail(world: World, status: int, code: int) -> None:
    """Let Discord refuse the next edit of a private message that comes without a press in it."""
    world.env.inject_error("PATCH", "/webhooks/*/messages/*", status=status, code=code)


@pytest.mark.parametrize(("status", "code"), [(401, 50027), (404, 10015), (404, 10008)])
async def test_a_hand_beyond_reach_is_no_news(
    slow: World, status: int, code: int, caplog: pytest.LogCaptureFixture
) -> None:
    ada, bo = await slow.hand("Ada"), await slow.hand("Bo")
    before = bo.text
    fail(slow, status, code)
    with caplog.at_level(logging.INFO, "bot"):
        await ada.press("4♥")
        await slow.pass_time()
    assert bo.text == before
    assert not [record for record in caplog.records if "hand" in record.getMessage()]


async def test_a_hand_that_discord_failed_to_redraw_is_for_the_log(
    slow: World, caplog: pytest.LogCaptureFixture
) -> None:
    ada, _ = await slow.hand("Ada"), await slow.hand("Bo")
    fail(slow, 403, 50001)
    await ada.press("4♥")
    await slow.pass_time()
    assert [
        record.levelname for record in caplog.records if "could not be redrawn" in record.getMessage()
    ] == ["WARNING"]


async def test_a_press_in_a_hand_that_lost_touch_says_so_and_opens_the_new(slow: World) -> None:
    await slow.bot.services.preferences.change_server(slow.guild.id, pings="never")
    ada, bo = await slow.hand("Ada"), await slow.hand("Bo")
    fail(slow, 401, 50027)
    await ada.press("4♥")
    await slow.pass_time()
    await bo.press(SORT)
    assert bo.text.startswith(slow.say("hand-lost_touch"))
    assert "**Your turn**" in bo.text
    assert "7♥" in bo.labels
    await bo.press("7♥")
    assert slow.say("hand-lost_touch") not in bo.text


async def test_after_a_quarter_of_an_hour_the_next_press_says_so(slow: World) -> None:
    ada, bo = await slow.hand("Ada"), await slow.hand("Bo")
    await slow.pass_time(16 * MINUTE)
    await ada.press("4♥")
    await slow.pass_time()
    await bo.press(SORT)
    assert bo.text.startswith(slow.say("hand-lost_touch"))
    assert "**Your turn**" in bo.text


async def test_an_old_card_in_a_hand_that_lost_touch_is_not_played(slow: World) -> None:
    ada = await slow.hand("Ada")
    old = id_of(ada.message, "K♥")
    await slow.pass_time(16 * MINUTE)
    for seat, name, move in ((0, "Ada", "play 4H"), (1, "Bo", "play 7H")):
        await slow.at_once((name, slow.message, slow.presses(seat).move(move)))
        await slow.pass_time()
    with slow.nothing_changes():
        await slow.at_once(("Ada", ada.message, old))
    assert ada.text.startswith(slow.say("hand-lost_touch"))
    assert "**Your turn**" in ada.text


async def test_a_hand_that_was_pressed_again_is_kept_up_to_date_again(slow: World) -> None:
    ada, bo = await slow.hand("Ada"), await slow.hand("Bo")
    await slow.pass_time(16 * MINUTE)
    await bo.press(SORT)
    assert slow.say("hand-lost_touch") not in bo.text, "nothing had changed meanwhile"
    await ada.press("4♥")
    await slow.pass_time()
    assert "**Your turn**" in bo.text


async def test_a_press_in_an_older_hand_makes_it_the_one_that_is_kept(slow: World) -> None:
    older = await slow.hand("Ada")
    await slow.pass_time(16 * MINUTE)
    newer = await slow.hand("Ada")
    assert {older.message.id, newer.message.id} <= shown(slow, "Ada"), "the older is too old to be taken away"
    await slow.at_once(("Ada", older.message, slow.presses(0).show(page=0)))
    assert older.text.startswith(slow.say("hand-lost_touch"))
    assert newer.message.id not in shown(slow, "Ada")
    assert older.message.id in shown(slow, "Ada")


async def test_who_answers_while_others_move_is_kept_up_to_date(playing: World) -> None:
    """Two players press in the same moment: the hand that is answered first knows of the other's move."""
    await playing.arrange(hands=["9C 4H KC QD", "7H", "2D 3C 5S"], pending={"seat": 1, "said": False})
    ada, bo = await playing.hand("Ada"), await playing.hand("Bo")
    call = id_of(bo.message, "Olsen One Card!")
    await playing.at_once(("Ada", ada.message, id_of(ada.message, "4♥")), ("Bo", bo.message, call))
    await playing.pass_time()
    assert "Your hand · 3 cards" in ada.text
    assert " to play · ends" in ada.text
    assert "Olsen One Card!" not in bo.labels


async def test_a_hand_says_when_the_match_was_ended(playing: World) -> None:
    bo = await playing.hand("Bo")
    await playing.ask("Ada")
    await playing.at_once(("Ada", playing.message, f"a:end:{playing.now.table_id}"))
    await playing.pass_time()
    assert playing.say("hand-ended", names="Ada") in bo.text


async def test_a_hand_says_when_a_computer_plays_for_its_owner(playing: World) -> None:
    bo = await playing.hand("Bo")
    await playing.leave("Bo")
    await playing.pass_time(1)
    assert "A computer is playing for you." in bo.text
    await playing.press("Bo", "I’m back")
    await playing.pass_time(1)
    assert "A computer is playing for you." not in bo.text


async def test_who_has_given_up_a_seat_sees_nothing_of_its_new_owner(world: World) -> None:
    await world.table("Ada", "Bo")
    hand = await world.hand("Bo")
    await world.at_once(("Ada", world.message, f"a:kick:{world.now.table_id}:{world.members['Bo'].id}"))
    await world.press("Dag", "Join in")
    await world.pass_time()
    assert world.now.chairs[1].name == "Dag"
    before = hand.text
    await world.pass_time(250)
    assert hand.text == before
    mine = await world.hand("Dag")
    assert "Your hand" in mine.text
    assert hand.message.id not in shown(world, "Bo")
