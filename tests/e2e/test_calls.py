"""Calls and challenges: what is said out of turn, at the table or from a hand."""

from __future__ import annotations

import pytest
from simcord.results import InteractionResult

from tests.e2e.screen import buttons_of, id_of, parts, told
from tests.e2e.world import World

ONE_CARD_LEFT = {
    "turn": 0,
    "first_turn": [],
    "discard": "9H",
    "hands": ["4H KC", "TH 7S 2C", "JH 3C 5S"],
}


@pytest.fixture
async def challenging(world: World) -> World:
    """Ada, Bo and Cleo, who must catch each other's forgotten calls; Ada is about to forget hers."""
    await world.table("Ada", "Bo", "Cleo", rules={"enforce": "challenge"})
    await world.arrange(**ONE_CARD_LEFT)
    hand = await world.hand("Ada")
    await hand.press("4♥")
    assert "or any player may challenge you for 10 cards" in hand.text
    await world.pass_time()
    return world


def style_of_call(world: World) -> int | None:
    """The style of the table's button for the call, by Discord's numbers: 2 is grey, 4 red; None without
    one.
    """
    styles = [each["style"] for each in buttons_of(world.message) if each["label"] == "Olsen One Card!"]
    return int(*styles) if styles else None


def alt_text(world: World) -> str:
    (gallery,) = [part for part in parts(world.message.components) if "items" in part]
    return str(gallery["items"][0]["description"])


async def lay(world: World, name: str, card: str) -> None:
    hand = await world.hand(name)
    await hand.press(card)
    await world.pass_time()


@pytest.mark.both_engines
async def test_a_forgotten_call_can_be_challenged_at_the_table(challenging: World) -> None:
    await lay(challenging, "Bo", "10♥")
    assert "### Ada forgot “Olsen One Card”.\n" in challenging.text
    await challenging.press("Cleo", "Challenge Ada · forgot to call")
    assert "### ❗ Cleo challenges Ada, who draws 10 cards!" in challenging.text
    assert "Ada · 11 cards" in challenging.text
    assert "Challenge Ada · forgot to call" not in challenging.labels


async def test_a_forgotten_call_can_be_challenged_from_a_hand(challenging: World) -> None:
    await lay(challenging, "Bo", "10♥")
    hand = await challenging.hand("Bo")
    await hand.press("Challenge Ada")
    assert "**❗ You challenge Ada, who draws 10 cards!**" in hand.text
    assert "Challenge Ada" not in hand.labels
    await challenging.pass_time()
    assert "### ❗ Bo challenges Ada" in challenging.text


async def test_nobody_is_challenged_while_they_may_still_call(challenging: World) -> None:
    assert "Challenge Ada · forgot to call" not in challenging.labels
    early = f"t:{challenging.now.table_id}:0:challenge 0"
    with challenging.nothing_changes():
        (result,) = await challenging.at_once(("Bo", challenging.message, early))
    assert told(result) == challenging.say("illegal-window_open")


@pytest.mark.both_engines
async def test_a_call_is_challenged_once(challenging: World) -> None:
    await lay(challenging, "Bo", "10♥")
    challenge = id_of(challenging.message, "Challenge Ada · forgot to call")
    _, second = await challenging.at_once(
        ("Bo", challenging.message, challenge), ("Cleo", challenging.message, challenge)
    )
    assert told(second) == "Bo was faster."
    assert challenging.now.observe(None).counts[0] == 11


async def test_nobody_challenges_themselves(challenging: World) -> None:
    await lay(challenging, "Bo", "10♥")
    with challenging.nothing_changes():
        assert told(await challenging.press("Ada", "Challenge Ada · forgot to call")) == challenging.say(
            "illegal-bad_seat"
        )


async def test_a_call_in_time_leaves_nothing_to_challenge(challenging: World) -> None:
    await challenging.press("Ada", "Olsen One Card!")
    await lay(challenging, "Bo", "10♥")
    assert "Challenge Ada · forgot to call" not in challenging.labels


@pytest.mark.both_engines
async def test_a_false_call_costs_one_card_even_if_pressed_twice(world: World) -> None:
    await world.table("Ada", "Bo", "Cleo", rules={"false_call": "draw1"})
    await world.arrange(**ONE_CARD_LEFT)
    call = ("Bo", world.message, world.call_id)
    with world.nothing_changes():
        (early,) = await world.at_once(call)  # while nobody can owe one, it costs nothing
    assert told(early) == world.say("illegal-no_call_due")
    await lay(world, "Ada", "4♥")
    _, second = await world.at_once(call, call)
    assert told(second) == world.say("refused-stale")
    await world.pass_time()
    assert "### ❗ Bo calls, but no call is due, and draws a card." in world.text
    assert world.now.observe(None).counts == (1, 4, 3)


@pytest.mark.both_engines
async def test_a_call_pressed_twice_is_heard_once(world: World) -> None:
    await world.table("Ada", "Bo", "Cleo")
    await world.arrange(**ONE_CARD_LEFT)
    await lay(world, "Ada", "4♥")
    call = ("Ada", world.message, id_of(world.message, "Olsen One Card!"))
    await world.at_once(call, call)
    await world.pass_time()
    assert world.text.count("📣 Ada called Olsen One Card!") == 1


@pytest.mark.both_engines
async def test_a_call_and_the_next_move_at_once_count_in_the_order_they_come(world: World) -> None:
    await world.table("Ada", "Bo", "Cleo")
    await world.arrange(**ONE_CARD_LEFT)
    await lay(world, "Ada", "4♥")
    hand = await world.hand("Bo")
    call = ("Ada", world.message, id_of(world.message, "Olsen One Card!"))
    await world.at_once(call, ("Bo", hand.message, id_of(hand.message, "10♥")))
    assert world.now.observe(None).counts == (1, 2, 3)


@pytest.mark.both_engines
async def test_a_call_just_after_the_next_move_comes_too_late(world: World) -> None:
    await world.table("Ada", "Bo", "Cleo")
    await world.arrange(**ONE_CARD_LEFT)
    await lay(world, "Ada", "4♥")
    hand = await world.hand("Bo")
    call = ("Ada", world.message, id_of(world.message, "Olsen One Card!"))
    _, late = await world.at_once(("Bo", hand.message, id_of(hand.message, "10♥")), call)
    assert told(late) == "So close! Bo moved before your call arrived."
    assert world.now.observe(None).counts == (11, 2, 3)


async def test_a_call_that_everybody_sees_to_be_open_flares_until_it_is_made(world: World) -> None:
    await world.table("Ada", "Bo", "Cleo")
    await world.arrange(**ONE_CARD_LEFT)
    assert style_of_call(world) is None
    await lay(world, "Ada", "4♥")
    assert style_of_call(world) == 4
    assert "1. Ada: one card, can still call" in alt_text(world)
    await world.press("Ada", "Olsen One Card!")
    await world.pass_time()
    assert style_of_call(world) is None
    assert "1. Ada: one card, called, just called." in alt_text(world)
    await lay(world, "Bo", "10♥")
    assert style_of_call(world) == 2  # two cards that may go together, as everyone sees
    assert "1. Ada: one card, called. 2. Bo" in alt_text(world)


async def test_a_call_for_several_cards_flares_in_its_owners_hand_alone(world: World) -> None:
    await world.table("Ada", "Bo", "Cleo")
    await world.arrange(**{**ONE_CARD_LEFT, "hands": ["4H KC KD", "TH 7S 2C", "JH 3C 5S"]})
    await lay(world, "Ada", "4♥")
    assert "📣 Call **Olsen One Card**" in (await world.hand("Ada")).text
    assert style_of_call(world) == 2
    assert "call is open" not in alt_text(world)
    await world.press("Ada", "Olsen One Card!")
    await world.pass_time()
    assert "### 📣 Ada called Olsen One Card!" in world.text


async def test_what_a_forgotten_call_costs_is_stamped_on_its_seat(world: World) -> None:
    await world.table("Ada", "Bo", "Cleo")
    await world.arrange(**ONE_CARD_LEFT)
    await lay(world, "Ada", "4♥")
    await lay(world, "Bo", "10♥")
    assert "### ❗ Ada forgot “Olsen One Card” and draws 10 cards!" in world.text
    assert "1. Ada: 11 cards, just drew 10 penalty cards." in alt_text(world)


async def test_where_calls_are_made_by_hand_none_goes_with_a_card(world: World) -> None:
    await world.table("Ada", "Bo", "Cleo", rules={"calls_by_hand": True})
    await world.arrange(**ONE_CARD_LEFT)
    hand = await world.hand("Ada")
    assert hand.labels == ["4♥"]
    with world.nothing_changes():
        (refused,) = await world.at_once(("Ada", hand.message, world.presses(0).move("play 4H !")))
    assert "At this table you call separately" in told(refused)
    await hand.press("4♥")
    await hand.press("Olsen One Card!")
    await world.pass_time()
    assert "### 📣 Ada called Olsen One Card!" in world.text
    assert "Do you have to call after the card?" in world.text


def stands(world: World, result: InteractionResult) -> bool:
    """Whether the private answer to a press is still on its reader's screen."""
    answers = [*([result.response] if result.response else []), *result.followups]
    return any(answer.id in world.env.backend.messages[world.channel.id] for answer in answers)


async def test_a_wrong_press_is_answered_in_passing(playing: World) -> None:
    with playing.nothing_changes():
        (result,) = await playing.at_once(("Ada", playing.message, playing.call_id))
        assert told(result) == playing.say("illegal-no_call_due")
        await playing.pass_time(5)
        assert stands(playing, result)
        await playing.pass_time(5)
        assert not stands(playing, result)
    assert "Olsen\n-# deal 1" in playing.text


async def test_what_is_refused_at_a_table_does_not_stay_either(playing: World) -> None:
    playing.member("Dag")
    (result,) = await playing.at_once(("Dag", playing.message, playing.call_id))
    assert told(result) == playing.say("refused-not_seated")
    await playing.pass_time(7)
    assert stands(playing, result)
    await playing.pass_time(13)
    assert not stands(playing, result)


async def test_an_answer_in_passing_that_cannot_be_deleted_stays(playing: World) -> None:
    (result,) = await playing.at_once(("Ada", playing.message, playing.call_id))
    playing.env.inject_error("DELETE", "/webhooks/*/*/messages/*", status=500, times=1000)
    await playing.pass_time(10)
    assert stands(playing, result)
    await (await playing.hand("Ada")).press("4♥")
    await playing.pass_time()
    assert "- Ada plays 4♥." in playing.text


async def test_an_answer_in_passing_does_not_keep_the_bot_from_stopping(playing: World) -> None:
    (result,) = await playing.at_once(("Ada", playing.message, playing.call_id))
    await playing.restart()
    await playing.pass_time(10)
    assert stands(playing, result)
