"""At slow tables cards are chosen ahead of a turn, in the hand: what their owner sees, and nobody else."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.api import Move
from bot.tables import Who
from tests.e2e.conftest import PLAIN
from tests.e2e.screen import Private, text_of, told
from tests.e2e.world import World

HANDS = ["9H 4H KC QD", "5H 9S TD JC", "6H 3H 2D JD"]
PAUSE = 7
"""Seconds after which what was chosen ahead has been made."""


@pytest.fixture
async def slow(world: World) -> World:
    """Ada, Bo and Cleo play slowly; it is Ada's turn."""
    return await dealt(world)


async def dealt(world: World, **position: Any) -> World:
    await world.table("Ada", "Bo", "Cleo", clock="slow")
    cards = {"discard": "9C", "hands": HANDS, "stock": "6C 6D", **PLAIN["olsen"]}
    await world.arrange(turn=0, **{**cards, **position})
    return world


async def choose(hand: Private, label: str = "Queue a move", **chosen: str) -> Any:
    """Fill in the form that a button opens, and send it. What is not named is left empty."""
    form = await hand.press(label)
    assert form.modal is not None
    keys = [part["component"]["custom_id"] for part in form.modal["components"]]
    assert {*chosen} <= {*keys}
    return await hand.member.submit_modal(form, {key: [chosen[key]] if key in chosen else [] for key in keys})


def offered(form: Any) -> dict[str, list[str]]:
    """The labels of what a form offers, by field."""
    fields = [part["component"] for part in form.modal["components"]]
    return {field["custom_id"]: [option["label"] for option in field["options"]] for field in fields}


async def test_a_card_is_chosen_in_the_hand_and_played_when_the_turn_comes(slow: World) -> None:
    bo = await slow.hand("Bo")
    await choose(bo, first="play TD", second="play 5H")
    assert "Queued: **10♦**, otherwise **5♥**, otherwise you decide." in bo.text
    assert bo.labels[-2:] == ["Change the queue", "Undo"]
    await (await slow.hand("Ada")).press("9♥")
    assert "**Your turn**" in bo.text
    assert "You queued **5♥**. I’ll play it in a moment." in bo.text
    assert "Undo" in bo.labels
    await slow.pass_time(PAUSE)
    assert [(entry.seat, entry.move) for entry in slow.now.log[-2:]] == [(0, "play 9H"), (1, "play 5H")]
    assert "Ahead" not in bo.text
    assert "Your hand · 3 cards" in bo.text
    assert "Queue a move" in bo.labels


async def test_the_form_offers_each_card_and_the_call(world: World) -> None:
    await dealt(world, hands=[HANDS[0], "8H 9S", HANDS[2]])
    bo = await world.hand("Bo")
    form = await bo.press("Queue a move")
    cards = [
        "9♠",
        "8♥ and ask for ♣ clubs",
        "8♥ and ask for ♦ diamonds",
        "8♥ and ask for ♥ hearts",
        "8♥ and ask for ♠ spades",
    ]
    assert {key: sorted(labels) for key, labels in offered(form).items()} == {
        "first": sorted(cards),
        "second": sorted(cards),
        "third": sorted(cards),
        "call": ["Call it with the card"],
    }
    await choose(bo, first="play 8H =S", call="!")
    assert (
        "Queued: **8♥ and ask for ♠ spades**, otherwise you decide. “Olsen One Card!” goes with the card"
        in bo.text
    )
    await (await world.hand("Ada")).press("9♥")
    await world.pass_time(PAUSE)
    assert world.now.log[-1].move == "play 8H =S !"
    assert "called" in {event.key for event in world.now.log[-1].public}


async def test_nobody_else_is_told_that_something_was_chosen(slow: World) -> None:
    ada, bo = await slow.hand("Ada"), await slow.hand("Bo")
    message, hand = slow.message.id, ada.text
    count = len(slow.witness)
    await choose(bo, first="play 9S")
    await bo.press("Undo")
    await slow.pass_time(PAUSE)
    paths = [request.path.split("/")[1] for request in list(slow.witness)[count:]]
    assert {*paths} <= {"interactions", "webhooks"}
    assert (slow.message.id, ada.text) == (message, hand)


async def test_a_restart_keeps_what_was_chosen(slow: World) -> None:
    bo = await slow.hand("Bo")
    await choose(bo, first="play 9S")
    await slow.restart()
    bo = await slow.hand("Bo")
    assert "Queued: **9♠**, otherwise you decide." in bo.text
    await (await slow.hand("Ada")).press("9♥")
    await slow.restart()
    await slow.pass_time(PAUSE)
    assert slow.now.log[-1].move == "play 9S"


async def test_what_was_taken_back_is_not_played(slow: World) -> None:
    bo = await slow.hand("Bo")
    await choose(bo, first="play 9S")
    await (await slow.hand("Ada")).press("9♥")
    await bo.press("Undo")
    assert "**Your turn**" in bo.text
    await slow.pass_time(PAUSE)
    assert slow.now.log[-1].move == "play 9H"
    assert "5♥" in bo.labels
    assert slow.now.pinged_version == slow.now.turn_version, "now it is Bo's to decide, and they are told"


async def test_who_is_hit_has_chosen_nothing_any_more(world: World) -> None:
    await dealt(world, hands=["AC 4H KC QD", *HANDS[1:]])
    cleo = await world.hand("Cleo")
    await choose(cleo, first="play 3H")
    await (await world.hand("Ada")).press("A♣")
    await world.pass_time(1)
    assert world.now.ahead == ()
    assert "I cancelled your queued move (**3♥** …) because another player’s card hit you." in cleo.text
    assert "let go" not in (await world.hand("Bo")).text


async def test_a_form_that_comes_too_late_is_refused_in_words(slow: World) -> None:
    bo = await slow.hand("Bo")
    form = await bo.press("Queue a move")
    await (await slow.hand("Ada")).press("9♥")
    await bo.member.submit_modal(form, {"first": ["play 9S"], "second": [], "third": [], "call": []})
    assert slow.say("refused-ahead_turn") in bo.text
    assert "9♠" in bo.labels
    assert slow.now.ahead == ()


async def test_a_button_that_comes_too_late_is_refused_in_words(slow: World) -> None:
    bo = await slow.hand("Bo")
    await choose(bo, first="play 9S")
    taking = bo.message, next(part["custom_id"] for part in bo.buttons if part["label"] == "Undo")
    await bo.press("Undo")
    (again,) = await slow.at_once(("Bo", *taking))
    assert slow.say("refused-ahead_gone") in told(again)


FRENCH: dict[str, Any] = {"discard": "9C", "hands": HANDS, "stock": "6C 6D"}
COLOURS: dict[str, Any] = {"phase": "play", "table": "B6", "hands": ["R7 Y2 Y3", "R5 B3 G2", "Y4 Y5 Y6"]}


@pytest.mark.parametrize(
    ("game", "position", "laid", "chosen", "ends_with", "made"),
    [
        ("olsen_olsen", FRENCH, "play 9H", ("play TD", "draw"), "otherwise **Draw a card**.", "draw"),
        ("pursuit", FRENCH, "play 9H", ("play 5H", ""), "otherwise you decide.", "play 5H"),
        ("ole", COLOURS, "play R7", ("play G2", "token"), "otherwise **Take a token**.", "token"),
    ],
)
async def test_in_each_game_that_has_it(
    world: World,
    game: str,
    position: dict[str, Any],
    laid: str,
    chosen: tuple[str, str],
    ends_with: str,
    made: str,
) -> None:
    await world.table("Ada", "Bo", "Cleo", clock="slow", game=game)
    await world.arrange(turn=0, **PLAIN.get(game, {}), **position)
    bo, card, otherwise = await world.hand("Bo"), *chosen
    await choose(bo, **{"first": card, **({"otherwise": otherwise} if otherwise else {})})
    assert ends_with in bo.text
    table, ada = world.now, Who(world.members["Ada"].id, "Ada")
    submit = world.bot.services.tables.matches.submit
    await world.as_bot(submit(table.table_id, ada, table.version, Move.parse(laid)), seconds=PAUSE)
    assert world.now.log[-1].move == made


async def test_where_it_is_no_use_there_is_no_button(world: World) -> None:
    await world.table("Ada", "Bo", "Cleo", clock="slow", game="otter")
    seat = next(iter(world.now.game.to_act(world.now.state)))
    other = ("Ada", "Bo", "Cleo")[(seat + 1) % 3]
    assert "Queue a move" not in (await world.hand(other)).labels


async def test_at_other_clocks_there_is_no_button(playing: World) -> None:
    assert "Queue a move" not in (await playing.hand("Bo")).labels


async def test_every_card_of_a_large_hand_can_be_chosen(world: World) -> None:
    large = " ".join(rank + suit for suit in "CDHS" for rank in "2345679TJQK")
    await dealt(world, discard="AC", hands=["8C AH", large, "8H 8D"], stock="AD AS")
    bo = await world.hand("Bo")
    parts = [label for label in bo.labels if label.startswith("Queue a move")]
    assert [label.partition(": ")[2] for label in parts] == ["2♣ – 4♠", "5♠ – K♥"]
    forms = [offered(await bo.press(label))["first"] for label in parts]
    assert [len(cards) for cards in forms] == [25, 19]
    assert len({*forms[0], *forms[1]}) == 44
    await choose(bo, parts[1], first="play KH")
    assert "Queued: **K♥**" in bo.text


async def test_who_wishes_is_told_one_turn_before_and_nobody_else(slow: World) -> None:
    def told_to(who: str) -> list[str]:
        return [text_of(message) for message in slow.members[who].user.dm_channel.history()]

    for who in ("Bo", "Cleo"):
        mine = slow.private(who, await slow.slash(who, "my settings"))
        await mine.press("Quiet hours and more…")
        await mine.press("Message me one turn before mine")
        assert "✓ Message me one turn before mine" in mine.labels
    await (await slow.hand("Ada")).press("9♥")
    await slow.pass_time(3)
    (letter,) = told_to("Cleo")
    assert letter.startswith("⏳ You’re next at **Olsen**, after Bo.")
    assert told_to("Bo") == [], "it was their turn next when they had not asked for this yet"
    await choose(await slow.hand("Cleo"), first="play 3H")
    await (await slow.hand("Bo")).press("9♠")
    await slow.pass_time(3)
    assert len(told_to("Cleo")) == 1
    assert told_to("Bo") == told_to("Ada") == []


async def test_of_two_nobody_is_told_early(world: World) -> None:
    await world.table("Ada", "Bo", clock="slow")
    await world.arrange(turn=0, **{"discard": "9C", "hands": HANDS[:2], "stock": "6C 6D", **PLAIN["olsen"]})
    mine = world.private("Ada", await world.slash("Ada", "my settings"))
    await mine.press("Quiet hours and more…")
    await mine.press("Message me one turn before mine")
    await (await world.hand("Ada")).press("9♥")
    await world.pass_time(3)
    assert world.members["Ada"].user.dm_channel.history() == []
