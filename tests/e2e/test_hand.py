"""A hand: what its owner sees and presses, and how it keeps up with the table."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import pytest

from bot.ui.hands.card_buttons import MANY
from tests.e2e.screen import id_of, menus_of, told
from tests.e2e.world import World

CALL = " + 📣 Olsen One Card!"
MINUTE = 60


async def test_a_card_with_one_meaning_is_played_with_one_press(playing: World) -> None:
    hand = await playing.hand("Ada")
    await hand.press("4♥")
    assert playing.now.observe(None).table["top"] == "4H"
    assert "Your hand · 3 cards" in hand.text


async def test_only_cards_that_fit_can_be_pressed(playing: World) -> None:
    hand = await playing.hand("Ada")
    assert hand.labels == ["9♣", "4♥"]
    assert len(hand.buttons) == len(hand.labels)
    assert "On top of a discard pile of one card: 9 of hearts." in hand.alt
    assert "What fits: ♥ hearts, another 9, or an eight." in hand.text


async def test_a_hand_says_who_has_hit_its_owner(playing: World) -> None:
    await playing.arrange(hands=["AH 9C KC QD", "TS 7H 2C", "2D 3C 5S"])
    hand = await playing.hand("Ada")
    bo = await playing.hand("Bo")
    await hand.press("A♥")
    await playing.pass_time()
    assert "**Ada makes you draw a card and miss a turn.**" in bo.text


async def test_a_double_press_draws_one_card(playing: World) -> None:
    await playing.arrange(hands=["2C 3C", "7S 7H 2H", "2D 3D 5S"], stock="6C 6D")
    hand = await playing.hand("Ada")
    press = ("Ada", hand.message, id_of(hand.message, "Draw a card"))
    first, second = await playing.at_once(press, press)
    assert first.acknowledged
    assert told(second).startswith(playing.say("refused-stale"))
    assert "Your hand · 3 cards" in hand.text
    assert playing.now.observe(None).table["drawn"] == 1


async def test_a_double_press_plays_one_card(playing: World) -> None:
    hand = await playing.hand("Ada")
    press = ("Ada", hand.message, id_of(hand.message, "9♣"))
    _, second = await playing.at_once(press, press)
    assert told(second).startswith(playing.say("refused-stale"))
    assert playing.now.observe(None).counts == (3, 3, 3)


async def test_a_press_that_discord_delivers_twice_is_one_press(playing: World) -> None:
    hand = await playing.hand("Ada")
    backend, emit = playing.env.backend, playing.env.backend.emit

    def twice(event: str, payload: Mapping[str, Any]) -> None:
        for _ in range(2 if event == "INTERACTION_CREATE" else 1):
            emit(event, payload)

    backend.emit = twice
    await hand.press("9♣")
    backend.emit = emit
    assert playing.now.observe(None).counts == (3, 3, 3)
    assert "so nothing was played" not in hand.text


async def test_two_different_cards_at_once_play_one(playing: World) -> None:
    hand = await playing.hand("Ada")
    await playing.at_once(*(("Ada", hand.message, id_of(hand.message, card)) for card in ("9♣", "4♥")))
    assert playing.now.observe(None).counts == (3, 3, 3)
    assert playing.now.observe(None).table["top"] == "9C"


async def test_who_draws_three_cards_in_vain_passes(playing: World) -> None:
    await playing.arrange(hands=["2C 3C", "7S 7H 2H", "2D 3D 5S"], stock="6C 6D 7C")
    hand = await playing.hand("Ada")
    assert hand.labels == ["Draw a card"]
    assert "You have no card that fits. Draw up to 3 cards until one does." in hand.text
    assert "What fits" not in hand.text
    await hand.press("Draw a card")
    await hand.press("Draw a card")
    assert "You have no card that fits. You can draw one more." in hand.text
    await hand.press("Draw a card")
    assert "You have no card that fits, and you can’t draw any more. Pass." in hand.text
    assert hand.labels == ["Pass"]
    await hand.press("Pass")
    await playing.pass_time()
    assert "- Ada draws 3 cards and passes." in playing.text


async def test_an_eight_asks_for_the_suit(playing: World) -> None:
    await playing.arrange(hands=["8C 4H KC QD", "7S 7H 2C", "2D 3C 5S"])
    hand = await playing.hand("Ada")
    await hand.press("8♣")
    assert "**Play 8♣** · Which suit do you want?" in hand.text
    assert hand.labels == ["♣ clubs", "♦ diamonds", "♥ hearts", "♠ spades", "Back"]
    await hand.press("♦ diamonds")
    assert playing.now.observe(None).table["named"] == "D"


async def test_cards_of_one_number_go_together_in_any_order(playing: World) -> None:
    await playing.arrange(hands=["4H 4S 4D QD", "7S 7H 2C", "2D 3C 5S"])
    hand = await playing.hand("Ada")
    await hand.press("4♥")
    assert set(hand.labels) == {"Only this one", "4♠", "4♦", "4♠ 4♦", "4♦ 4♠", f"…{CALL}", "Back"}
    assert "Raised, chosen: 4 of hearts. Bright, can go with it: 4 of diamonds, 4 of spades. " in hand.alt
    assert "Dimmed, not playable now: queen of diamonds." in hand.alt
    await hand.press("4♦ 4♠")
    assert playing.now.observe(None).table["top"] == "4S"
    assert playing.now.observe(None).counts == (1, 3, 3)


async def test_many_cards_of_one_number_are_chosen_card_by_card(world: World) -> None:
    await world.table("Ada", "Bo", rules={"packs": 2})
    await world.arrange(turn=0, first_turn=[], discard="9H", hands=["4H 4H 4S 4S 4D 4D 4C 4C QD", "7S 7H 2C"])
    hand = await world.hand("Ada")
    await hand.press("4♥ ×2")
    assert set(hand.labels) == {"Only this one", "4♣", "4♦", "4♥", "4♠", "Back"}
    await hand.press("4♠")
    assert "**Play 4♥ 4♠** · Play more of the same rank?" in hand.text
    await hand.press("Only these")
    assert world.now.observe(None).counts == (7, 3)
    assert world.now.observe(None).table["top"] == "4S"


async def test_which_card_lies_on_top_and_when_a_call_is_due_is_said_before_one_chooses(
    playing: World,
) -> None:
    await playing.arrange(hands=["4H 4S 4D QD", "7S 7H 2C", "2D 3C 5S"])
    hand = await playing.hand("Ada")
    assert hand.labels == ["4♥"]  # four ways to play it, two of which leave one card
    await hand.press("4♥")
    assert "Play more of the same rank? The last card ends up on top, and its suit counts." in hand.text
    await hand.press(f"…{CALL}")
    assert "Play 4♥ + 📣 Olsen One Card!" in hand.text
    assert sorted(hand.labels) == ["4♠ 4♦", "4♦ 4♠", "Back"]


async def test_where_calls_are_made_by_hand_a_menu_says_when_one_is_due(world: World) -> None:
    await world.table("Ada", "Bo", rules={"calls_by_hand": True})
    await world.arrange(turn=0, first_turn=[], discard="9H", hands=["4H 4S 4D QD", "7S 7H 2C"])
    hand = await world.hand("Ada")
    await hand.press("4♥")
    assert "📣 After 4♠ 4♦ you have to call. Do it right after the card." in hand.text
    assert not [label for label in hand.labels if "📣" in label]
    await world.arrange(hands=["4H 4S", "7S 7H 2C"])
    hand = await world.hand("Ada")
    await hand.press("4♥")
    assert "📣 If you play no more, you have to call. Do it right after the card." in hand.text


async def test_nothing_is_said_of_the_order_where_there_is_only_one(playing: World) -> None:
    await playing.arrange(hands=["4H 4S QD KD", "7S 7H 2C", "2D 3C 5S"])
    hand = await playing.hand("Ada")
    await hand.press("4♥")
    assert hand.labels == ["Only this one", "4♠", "Back"]
    assert "on top" not in hand.text
    assert "call" not in hand.text


async def test_the_call_is_offered_with_the_card_where_a_hand_of_one_number_is_left(playing: World) -> None:
    await playing.arrange(hands=["4H QS QD", "7S 7H 2C", "2D 3C 5S"])
    assert (await playing.hand("Ada")).labels == ["4♥", f"4♥{CALL}"]


async def test_back_leads_from_a_menu_to_the_hand(playing: World) -> None:
    await playing.arrange(hands=["8C 4H KC QD", "7S 7H 2C", "2D 3C 5S"])
    hand = await playing.hand("Ada")
    before = (hand.text, hand.labels)
    await hand.press("8♣")
    with playing.nothing_changes():
        await hand.press("Back")
    assert (hand.text, hand.labels) == before


async def test_a_call_goes_with_the_card(playing: World) -> None:
    await playing.arrange(hands=["4H KC", "7S 7H 2C", "2D 3C 5S"])
    hand = await playing.hand("Ada")
    await hand.press(f"4♥{CALL}")
    assert hand.labels == []
    await playing.pass_time()
    assert "### 📣 Ada called Olsen One Card!" in playing.text
    assert "- Ada plays 4♥, with one card left." in playing.text


async def test_a_call_goes_with_a_card_chosen_from_a_menu_too(playing: World) -> None:
    await playing.arrange(hands=["8H KC", "7S 7H 2C", "2D 3C 5S"])
    hand = await playing.hand("Ada")
    await hand.press(f"8♥{CALL}")
    assert hand.labels == ["♣ clubs", "♦ diamonds", "♥ hearts", "♠ spades", "Back"]
    await hand.press("♣ clubs")
    await playing.pass_time()
    assert "📣 Ada called Olsen One Card!" in playing.text


async def test_only_a_card_after_which_a_call_is_due_is_offered_with_it(playing: World) -> None:
    await playing.arrange(hands=["AH 4H KC", "7S 7H 2C", "2D 3C 5S"])
    hand = await playing.hand("Ada")
    assert hand.labels == ["A♥", "4♥"]
    await hand.press("A♥")
    assert hand.labels == ["4♥", f"4♥{CALL}"]  # it is her turn again, and the next card leaves one
    await hand.press("4♥")
    assert hand.labels == ["Olsen One Card!"]


async def test_many_ways_to_play_ask_for_the_call_before_the_cards(playing: World) -> None:
    await playing.arrange(hands=["4H 4S 4D 4C", "7S 7H 2C", "2D 3C 5S"])
    hand = await playing.hand("Ada")
    await hand.press("4♥")  # thirteen ways, and after all but three of them a call is due
    assert hand.labels == ["Only this one", "4♣", "4♦", "4♠", f"…{CALL}", "Back"]
    await hand.press(f"…{CALL}")
    await hand.pick("4♠ 4♦")
    await playing.pass_time()
    assert "### 📣 Ada called Olsen One Card!" in playing.text
    assert "- Ada plays 4♥ 4♠ 4♦, with one card left." in playing.text


async def test_a_call_that_is_due_can_be_made_from_the_hand(playing: World) -> None:
    await playing.arrange(hands=["4H KC", "7S 7H 2C", "2D 3C 5S"])
    hand = await playing.hand("Ada")
    await hand.press("4♥")
    assert "📣 Call **Olsen One Card** before the next player moves, or draw 10 cards." in hand.text
    assert hand.labels == ["Olsen One Card!"]
    await hand.press("Olsen One Card!")
    assert hand.labels == []
    await playing.pass_time()
    assert "### 📣 Ada called Olsen One Card!" in playing.text


async def test_a_call_can_be_made_by_command(playing: World) -> None:
    await playing.arrange(hands=["4H KC", "7S 7H 2C", "2D 3C 5S"])
    hand = await playing.hand("Ada")
    await hand.press("4♥")
    assert told(await playing.slash("Ada", "call")) == playing.say("call-heard")
    await playing.pass_time()
    assert "### 📣 Ada called Olsen One Card!" in playing.text
    assert hand.labels == []


async def test_equal_cards_share_a_button(world: World) -> None:
    await world.table("Ada", "Bo", rules={"packs": 2})
    await world.arrange(turn=0, first_turn=[], discard="9H", hands=["4H 4H KH KH", "7S 7H 2C"])
    hand = await world.hand("Ada")
    assert [part["label"] for part in hand.buttons][:2] == ["4♥ ×2", "K♥ ×2"]


@pytest.mark.parametrize("count", [MANY, MANY + 1])
async def test_so_many_different_cards_have_a_button_each_and_more_a_menu(playing: World, count: int) -> None:
    every = [rank + suit for suit in "CD" for rank in "A23456789TJQK"][:count]
    await playing.arrange(hands=[" ".join(every), "7H", "TH"], stock="", discard="")
    hand = await playing.hand("Ada")
    cards = [part for part in hand.buttons if part["label"][-1] in "♣♦♠♥"]
    offered = [option for menu in hand.menus for option in menu["options"]]
    assert (len(cards), len(offered)) == ((count, 0) if count <= MANY else (0, count))


async def test_more_different_cards_are_chosen_from_a_menu_of_those_that_fit(playing: World) -> None:
    every = [rank + suit for suit in "CDS" for rank in "A23456789TJQK"]
    await playing.arrange(hands=[" ".join([*every, "4H"]), "7H", "TH"], stock="", discard="")
    hand = await playing.hand("Ada")
    (menu,) = menus_of(hand.message)
    assert [option["label"] for option in menu["options"]][:3] == ["A♣", "2♣", "3♣"]
    assert "A♣" not in hand.text
    assert {"A♣", "2♣", "3♣"} <= hand.cards
    await hand.choose(menu["options"][-1]["value"])
    await hand.choose(playing.presses(0).choose("play 4H"))
    await hand.press("Only this one")
    assert playing.now.observe(None).table["top"] == "4H"


async def test_a_card_from_the_menu_may_ask_for_more(playing: World) -> None:
    every = [rank + suit for suit in "CDS" for rank in "A23456789TJQK"]
    await playing.arrange(hands=[" ".join([*every, "4H"]), "7H", "TH"], stock="", discard="")
    hand = await playing.hand("Ada")
    await hand.choose(menus_of(hand.message)[0]["options"][-1]["value"])
    await hand.choose(playing.presses(0).choose("play 8S"))
    await hand.press("♠ spades")
    assert playing.now.observe(None).table["named"] == "S"


async def test_a_hand_too_big_for_one_menu_has_pages(playing: World) -> None:
    every = [rank + suit for suit in "CDS" for rank in "A23456789TJQK"]
    await playing.arrange(hands=[" ".join(every), "7H", "TH"], stock="", discard="")
    hand = await playing.hand("Ada")
    seen: list[str] = []
    for _ in range(2):
        (menu,) = menus_of(hand.message)
        *cards, more = menu["options"]
        assert more["label"] == "More cards…"
        seen += [card["label"] for card in cards]
        await hand.choose(more["value"])
    assert len(seen) == len(set(seen)) == 39


async def test_a_hand_changes_by_itself_when_its_owner_comes_to_turn(playing: World) -> None:
    ada, bo = await playing.hand("Ada"), await playing.hand("Bo")
    assert re.search(r"\*\*Ada\*\* to play · ends <t:\d+:R>", bo.text)
    assert bo.labels == []
    await ada.press("4♥")
    assert "**Your turn**" in bo.text
    assert bo.labels == ["7♥"]


async def test_a_hand_shows_the_moves_of_others_too(playing: World) -> None:
    hands = {name: await playing.hand(name) for name in ("Ada", "Bo", "Cleo")}
    await hands["Ada"].press("4♥")
    assert "**Ada** to play" in hands["Cleo"].text
    await playing.pass_time(1)
    cleo = hands["Cleo"]
    assert "**Bo** to play" in cleo.text
    assert "-# Ada plays 4♥." in cleo.text
    assert "On top of a discard pile of 2 cards: 4 of hearts." in cleo.alt
    await hands["Bo"].press("7♥")
    assert "-# Bo plays 7♥." not in hands["Ada"].text
    await playing.pass_time(3)
    assert "-# Bo plays 7♥." in hands["Ada"].text
    assert "7 of hearts." in hands["Ada"].alt


async def test_what_others_do_leaves_the_answer_to_the_last_press(playing: World) -> None:
    ada, cleo = await playing.hand("Ada"), await playing.hand("Cleo")
    with playing.nothing_changes():
        await playing.at_once(("Cleo", cleo.message, playing.presses(2).move("play 3C")))
    notice = playing.say("illegal-not_your_turn")
    assert notice in cleo.text
    await ada.press("4♥")
    await playing.pass_time(3)
    assert "-# Ada plays 4♥." in cleo.text
    assert notice in cleo.text


async def test_a_menu_gives_way_to_the_hand_when_the_time_is_up(playing: World) -> None:
    await playing.arrange(hands=["8C 4C", "7S 7H 2C", "2D 3C 5S"])
    await playing.bot.services.preferences.change_server(playing.guild.id, pings="never")
    hand = await playing.hand("Ada")
    await hand.press("8♣")
    await playing.pass_time(2 * MINUTE + 1)
    assert playing.say("hand-stand_in", can="press") in hand.text


async def test_a_new_hand_takes_the_older_one_away(playing: World) -> None:
    older = await playing.hand("Ada")
    newer = await playing.hand("Ada")
    shown = [message.id for message in playing.channel.history(viewer=playing.members["Ada"])]
    assert newer.message.id in shown
    assert older.message.id not in shown


async def test_the_hand_comes_by_command_too(playing: World) -> None:
    older = await playing.hand("Ada")
    hand = playing.private("Ada", await playing.slash("Ada", "hand"))
    assert "Your hand · 4 cards" in hand.text
    shown = [message.id for message in playing.channel.history(viewer=playing.members["Ada"])]
    assert older.message.id not in shown
    await hand.press("4♥")
    assert "Your hand · 3 cards" in hand.text


async def test_after_a_quarter_of_an_hour_a_hand_is_left_alone_and_still_works(world: World) -> None:
    await world.table("Ada", "Bo", clock="slow")
    await world.arrange(turn=0, first_turn=[], discard="9H", hands=["9C 4H KC QD", "7S 7H 2C"])
    ada, bo = await world.hand("Ada"), await world.hand("Bo")
    before, requests = bo.text, len(world.env.http_requests)
    await world.pass_time(16 * MINUTE)
    await ada.press("4♥")
    await world.pass_time()
    assert bo.text == before
    assert not any(request.path.startswith("/webhooks/") for request in world.env.http_requests[requests:])
    (result,) = await world.at_once(("Bo", bo.message, world.presses(1).move("play 7H")))
    assert result.acknowledged
    assert "Your hand · 2 cards" in bo.text


async def test_a_hand_that_its_owner_has_closed_is_no_fault(playing: World) -> None:
    ada, bo = await playing.hand("Ada"), await playing.hand("Bo")
    playing.env.backend.delete_message(playing.channel.id, bo.message.id)
    await ada.press("4♥")
    await playing.pass_time()
    again = await playing.hand("Bo")
    assert "**Your turn**" in again.text


async def test_who_is_out_of_the_match_is_told_so(world: World) -> None:
    await world.table("Ada", "Bo", "Cleo")
    await world.arrange(
        turn=0, first_turn=[], out=[2], totals=[0, 0, 120], discard="9H", hands=["9C 4H", "7S 7H 2C", ""]
    )
    hand = await world.hand("Cleo")
    assert "Your hand · 0 cards" in hand.text
    assert "You’re out of this match." in hand.text
    assert hand.labels == []
    assert hand.alt.startswith("On top of a discard pile"), "and sees how the others finish"


async def test_the_next_deal_can_be_dealt_from_a_hand(playing: World) -> None:
    await playing.arrange(hands=["9C", "7S 7H 2C", "2D 3C 5S"])
    ada, bo = await playing.hand("Ada"), await playing.hand("Bo")
    await ada.press("9♣")
    await playing.pass_time()
    assert ada.labels == bo.labels == ["Next deal"]
    await bo.press("Next deal")
    await playing.pass_time()
    assert "deal 2" in playing.text
    assert "Your hand · 7 cards" in ada.text
    assert "Your hand · 7 cards" in bo.text


async def test_a_hand_says_when_the_match_is_over(playing: World) -> None:
    await playing.arrange(hands=["9C", "7S 7H 2C 8C 8D", "AD AC AH AS 8S"], totals=[0, 50, 50])
    ada, bo = await playing.hand("Ada"), await playing.hand("Bo")
    await ada.press("9♣")
    await playing.pass_time()
    for hand, title in ((ada, "🎉 You won!"), (bo, "🏁 Ada won.")):
        assert hand.text.startswith(f"## {title}")
        assert hand.labels == ["Play again", "Share", "Story"]
        assert "Place 1: Ada" in hand.alt


@pytest.mark.parametrize("opened", ["before", "after"])
async def test_nothing_can_be_done_in_the_hand_of_a_match_that_was_ended(playing: World, opened: str) -> None:
    await playing.arrange(hands=["9C 4H KC QD 2S 8D", "7S 7H 2C", "2D 3C 5S"])
    hand = await playing.hand("Ada")
    assert {"4♥", "Sort by rank"} < set(hand.labels)
    how = playing.presses(0).show(page=0)
    await (playing.private("Ada", await playing.ask("Ada"))).press("End it")
    await playing.pass_time()
    if opened == "after":
        await playing.at_once(("Ada", hand.message, how))
    # Who stopped it isn't stored.
    assert playing.say("hand-ended", names="You" if opened == "before" else None) in hand.text
    assert "What fits" not in hand.text
    assert hand.labels == ["Play again", "Story"]
    assert hand.alt == ""


async def test_a_match_that_is_over_leaves_no_other_order_to_choose(playing: World) -> None:
    await playing.arrange(hands=["9C", "7S 7H 2C 8C 8D 9D", "AD AC AH AS 8S"], totals=[0, 50, 50])
    ada, bo = await playing.hand("Ada"), await playing.hand("Bo")
    assert "Sort by rank" in bo.labels
    await ada.press("9♣")
    await playing.pass_time()
    assert bo.labels == ["Play again", "Share", "Story"]
