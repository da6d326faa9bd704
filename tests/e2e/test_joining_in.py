"""Join in: who comes late to a match plays with one press."""

from __future__ import annotations

import pytest

from bot.tables import Refused
from tests.e2e.screen import told
from tests.e2e.test_ending import LAST_CARD
from tests.e2e.test_watching import join_in
from tests.e2e.world import World


async def test_one_press_takes_a_computers_seat_and_shows_its_cards(world: World) -> None:
    await world.table("Ada", "Bo", computers=2)
    cards = world.now.observe(None).counts[2]
    hand = await join_in(world, "Dag")
    assert [chair.name for chair in world.now.chairs] == ["Ada", "Bo", "Dag", "Muninn"]
    assert world.say("joined-late", seat="🤖 Huginn") in hand.text
    assert f"Your hand · {cards} cards" in hand.text
    await world.pass_time()
    assert "▫️ Dag · " in world.text or "▶️ Dag · " in world.text
    assert "-# 🪑 Dag took over the cards of 🤖 Huginn." in world.text
    await world.leave("Dag")
    assert world.now.chairs[2].stand_in


async def test_who_joins_in_on_their_turn_plays_at_once(world: World) -> None:
    await world.table("Ada", "Bo", computers=1)
    await world.arrange(**{**LAST_CARD, "turn": 2, "hands": ["7S 2C", "2D 3C 5S", "9C KD"]})
    hand = await join_in(world, "Dag")
    await hand.press("9♣")
    assert world.now.observe(None).counts[2] == 1


async def test_who_has_joined_in_is_told_to_all_until_everyone_has_had_a_turn(world: World) -> None:
    await world.table("Ada", "Bo", computers=1)
    hands = ["7H 2C 3C", "7D 2D 3D", "7S 2H 9C KD"]
    await world.arrange(turn=0, first_turn=[], discard="9H", hands=hands)
    dag = await join_in(world, "Dag")
    ada, bo = await world.hand("Ada"), await world.hand("Bo")
    await world.pass_time()
    for hand, card in ((ada, "7♥"), (bo, "7♦"), (dag, "7♠")):
        assert "Dag took over" in world.text
        assert "You’re in" in dag.text
        await hand.press(card)
        await world.pass_time(2)
    assert "took over" not in world.text
    assert "You’re in" not in dag.text


async def test_between_two_deals_a_seat_is_taken_too(world: World) -> None:
    await world.table("Ada", "Bo", computers=1)
    await world.arrange(**LAST_CARD)
    await (await world.hand("Ada")).press("9♣")
    await world.pass_time(3)
    assert "Join in" in world.labels
    await join_in(world, "Dag")
    assert world.now.chairs[2].from_deal == 2


async def test_who_has_a_seat_sees_their_hand(world: World) -> None:
    await world.table("Ada", "Bo", computers=1)
    with world.nothing_changes():
        hand = await join_in(world, "Bo")
    assert hand.text.startswith("You’re already in this match. Here’s your hand.\n### Your hand")


async def test_who_was_away_gets_their_seat_back(world: World) -> None:
    await world.table("Ada", "Bo", computers=1)
    await world.leave("Bo")
    hand = await join_in(world, "Bo")
    assert world.now.chairs[1].present
    assert hand.text.startswith("### Your hand")


async def test_who_was_removed_does_not_see_the_cards_of_who_has_the_seat_by_then(world: World) -> None:
    await world.table("Ada", "Bo")
    await world.hand("Bo")
    before, hands = world.now, world.bot.services.hands
    pressed = hands.tracked(before, 1)
    assert pressed is not None
    await world.at_once(("Ada", world.message, f"a:kick:{before.table_id}:{world.members['Bo'].id}"))
    await join_in(world, "Dag")
    with pytest.raises(Refused, match="not_seated"):
        await hands.open(pressed.presses[-1], before, 1, pressed.view, pressed.say)


async def test_who_was_removed_does_not_come_back_by_another_seat(world: World) -> None:
    await world.table("Ada", "Bo", computers=2)
    await world.at_once(("Ada", world.message, f"a:kick:{world.now.table_id}:{world.members['Bo'].id}"))
    with world.nothing_changes():
        assert told(await world.press("Bo", "Join in")) == world.say("refused-forfeited")


async def test_my_hand_leads_who_has_none_to_join_in(world: World) -> None:
    await world.table("Ada", "Bo", computers=1)
    with world.nothing_changes():
        shown = world.private("Dag", await world.press("Dag", "My hand"))
    assert shown.text == world.say("refused-not_seated")
    await shown.press("Join in")
    assert world.now.chairs[2].name == "Dag"


async def test_a_seat_whose_owner_is_away_is_not_given_away(world: World) -> None:
    await world.table("Ada", "Bo", "Cleo")
    await world.leave("Cleo")
    with world.nothing_changes():
        shown = await join_in(world, "Dag")
    assert world.say("refused-no_seat") in shown.text


async def test_where_all_are_away_nobody_takes_the_match_over(world: World) -> None:
    await world.table("Ada", computers=2)
    await world.leave("Ada")
    with world.nothing_changes():
        shown = await join_in(world, "Dag")
    assert world.say("refused-no_one_here") in shown.text


async def test_a_seat_that_is_out_of_the_match_is_not_given(world: World) -> None:
    await world.table("Ada", "Bo", computers=1)
    await world.arrange(
        turn=0, first_turn=[], out=[2], totals=[0, 0, 120], discard="9C", hands=["2C 3C 4H", "5C 6C 7D", ""]
    )
    with world.nothing_changes():
        shown = await join_in(world, "Dag")
    assert world.say("refused-no_seat") in shown.text


async def test_who_is_avoided_is_not_seated(world: World) -> None:
    await world.table("Ada", "Bo", computers=1)
    await world.slash("Bo", "my avoid", member=world.members["Dag"])
    with world.nothing_changes():
        assert told(await world.press("Dag", "Join in")) == world.say("refused-avoided")


async def test_of_two_who_join_in_at_once_one_watches(world: World) -> None:
    await world.table("Ada", "Bo", computers=1)
    press = f"a:in:{world.now.table_id}"
    results = await world.at_once(("Dag", world.message, press), ("Mo", world.message, press))
    said = sorted(world.say("watching") in told(result) for result in results)
    assert said == [False, True]


async def test_once_the_match_is_over_nobody_joins_in(world: World) -> None:
    await world.table("Ada", "Bo", computers=1)
    message, press = world.message, f"a:in:{world.now.table_id}"
    await world.at_once(("Ada", message, f"a:end:{world.now.table_id}"))
    (result,) = await world.at_once(("Dag", message, press))
    assert told(result) == world.say("refused-match_over")


async def test_of_two_who_avoid_each_other_and_press_at_once_one_is_seated(world: World) -> None:
    await world.table("Ada", computers=2)
    await world.slash("Cleo", "my avoid", member=world.members["Dag"])
    press = f"a:in:{world.now.table_id}"
    await world.at_once(("Cleo", world.message, press), ("Dag", world.message, press))
    assert [chair.person is None for chair in world.now.chairs] == [False, False, True]
