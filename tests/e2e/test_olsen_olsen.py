"""Ólsen ólsen, as the members of a server live it: drawing at will, the pile turned over, and both calls."""

from __future__ import annotations

from typing import Any

from bot.games.api import Value
from tests.e2e.screen import Private, id_of, scores_of, told
from tests.e2e.world import NAMES, World, unplaced

FRESH = {"turn": 0, "named": None, "any_card": False, "discard": "7C"}
"""Whatever was turned up is gone, and it is Ada's turn."""

CALLING, CALLING_LAST = " + 📣 Ólsen!", " + 📣 Ólsen ólsen!"
SUITS = ["♣ clubs", "♦ diamonds", "♥ hearts", "♠ spades"]


async def sit_down(
    world: World, *hands: str, rules: dict[str, Value] | None = None, **position: Any
) -> list[Private]:
    """Seat as many members as there are ``hands``, and open these to them."""
    await world.table(*NAMES[: len(hands)], game="olsen_olsen", rules=rules)
    return await rearrange(world, *hands, **position)


async def rearrange(world: World, *hands: str, **position: Any) -> list[Private]:
    """Lay out other ``hands``, and open these."""
    await world.arrange(**{**FRESH, "hands": list(hands), **position})
    return [await world.hand(name) for name in NAMES[: len(hands)]]


async def next_deal(world: World, *hands: str, **position: Any) -> list[Private]:
    """Press for the next deal, and lay out these ``hands`` instead."""
    await world.press("Bo", "Next deal")
    await world.pass_time()
    return await rearrange(world, *hands, **position)


async def move(world: World, hand: Private, *labels: str) -> None:
    """Press buttons of a hand one after another, and let the channel hear of it."""
    for label in labels:
        await hand.press(label)
    await world.pass_time()


# A turn


async def test_one_card_is_laid_at_a_time(world: World) -> None:
    ada, bo = await sit_down(world, "5D 5H 9C", "7D 5C KS 8C", discard="5S", stock="2C")
    assert "What fits: ♠ spades, another 5, or an eight." in ada.text
    assert ada.labels == ["5♦", "5♥", "Draw a card"]
    await move(world, ada, "5♦")
    assert "- Ada plays 5♦." in world.text
    assert bo.labels == ["5♣", "8♣", "7♦", "Draw a card"]


async def test_one_may_draw_though_able_three_times_and_pass_only_then(world: World) -> None:
    ada, bo = await sit_down(world, "7H 2D", "KS KD", stock="3S QC 4D 6S")
    assert "Or draw up to 3 cards if you like." in ada.text
    assert ada.labels == ["7♥", f"7♥{CALLING}", "Draw a card"]
    await move(world, ada, "Draw a card")
    assert "- Ada draws a card." in world.text
    assert "▶️ Ada · 3 cards" in world.text
    assert "Or draw up to 2 cards if you like." in ada.text
    assert ada.labels == ["7♥", "Draw a card"]
    with world.nothing_changes():
        (early,) = await world.at_once(("Ada", ada.message, world.presses(0).move("pass")))
    assert told(early).startswith(world.say("illegal-cannot_pass"))
    await move(world, ada, "Draw a card")
    assert "Or draw one more if you like." in ada.text
    assert ada.labels == ["Q♣", "7♥", "Draw a card"]
    await move(world, ada, "Draw a card")
    assert "You can’t draw any more. Play a card, or pass." in ada.text
    assert ada.labels == ["Q♣", "7♥", "Pass"]
    await move(world, ada, "Pass")
    assert "- Ada draws 3 cards and passes." in world.text
    assert "▫️ Ada · 5 cards" in world.text
    assert "▶️ Bo" in world.text
    assert ada.cards == {"Q♣", "2♦", "4♦", "3♠", "7♥"}
    assert "You have no card that fits. Draw up to 3 cards until one does." in bo.text
    assert bo.labels == ["Draw a card"]


async def test_a_card_just_drawn_may_be_laid(world: World) -> None:
    ada, bo = await sit_down(world, "7H 2D", "KS KD", stock="3S QC 4D 6S")
    await move(world, ada, "Draw a card", "Draw a card", "Q♣")
    assert "- Ada draws 2 cards and plays Q♣." in world.text
    assert "▫️ Ada · 3 cards" in world.text
    assert "I’ll press " in bo.text


async def test_an_eight_goes_on_an_eight_and_what_was_named_last_holds(world: World) -> None:
    ada, bo, cleo = await sit_down(world, "8S JC QC", "9S 2H 8D QS", "4D 7S", discard="KD", stock="3C")
    await ada.press("8♠")
    assert "**Play 8♠** · Which suit do you want?" in ada.text
    assert ada.labels == [*SUITS, "Back"]
    await move(world, ada, "♥ hearts")
    assert "- Ada plays 8♠ and wants ♥ hearts." in world.text
    assert "On top: **8♠** · suit: **♥ hearts**" in world.text
    assert "Suit: ♥ hearts, or an eight." in bo.text
    assert bo.labels == ["8♦", "2♥", "Draw a card"]
    await move(world, bo, "8♦", "♠ spades")
    assert "On top: **8♦** · suit: **♠ spades**" in world.text
    assert cleo.labels == ["7♠", f"7♠{CALLING}", "Draw a card"]
    await move(world, cleo, f"7♠{CALLING}")
    assert "wanted" not in world.text


# The stock


async def test_the_pile_is_turned_over_unshuffled_when_a_card_is_needed(world: World) -> None:
    hands = ("6C JC", "2H 3H")
    laid = "5H 5S KS 8S"
    known = {"game": "olsen_olsen", "seats": 2, "hands": list(hands), "discard": laid}
    pile = " ".join(["5H 5S KS", *unplaced(known), "8S"])
    ada, _ = await sit_down(world, *hands, discard=pile, named="D")
    assert "You have no card that fits. Draw up to 3 cards until one does." in ada.text
    assert "The draw pile is empty." in ada.alt
    await move(world, ada, "Draw a card")
    assert "- The whole discard pile turns over. 5♥ is turned up. Ada draws a card." in world.text
    assert "On top: **5♥** · 46 in the draw pile" in world.text
    assert "What fits: ♥ hearts, another 5, or an eight." in ada.text
    assert ada.cards == {"6♣", "J♣", "5♠"}
    assert ada.labels == ["5♠", "Draw a card"]
    await move(world, ada, "Draw a card")
    assert ada.cards == {"6♣", "J♣", "5♠", "K♠"}


async def test_any_card_follows_an_eight_that_the_turned_pile_brings_up(world: World) -> None:
    hands = ("6C JC", "2H 3H")
    known = {"game": "olsen_olsen", "seats": 2, "hands": list(hands), "discard": "8D KS"}
    ada, _ = await sit_down(world, *hands, discard=" ".join(["8D", *unplaced(known), "KS"]))
    await move(world, ada, "Draw a card")
    assert "8♦ is turned up, and any card fits on it. Ada draws a card." in world.text
    assert "On top: **8♦** · any card fits" in world.text
    assert "Any card fits now." in ada.text
    assert set(ada.labels[:3]) == ada.cards


async def test_where_nothing_is_left_to_draw_one_may_pass_without_or_must_lay(world: World) -> None:
    known = {"game": "olsen_olsen", "seats": 2, "hands": ["QC QS"], "discard": "7H"}
    ada, bo = await sit_down(world, "QC QS", " ".join(unplaced(known)), discard="7H")
    assert "You have no card that fits, and you can’t draw. Pass." in ada.text
    assert ada.labels == ["Pass"]
    await move(world, ada, "Pass")
    assert "- Ada passes." in world.text
    assert "▶️ Bo · 49 cards" in world.text
    assert "There’s nothing left to draw, so play a card." in bo.text
    assert bo.labels == ["Sort by rank"]
    await bo.pick("2♥")
    await world.pass_time()
    assert "- Bo plays 2♥." in world.text


# The calls


async def test_olsen_forgotten_costs_three_cards_before_anything_else(world: World) -> None:
    ada, bo = await sit_down(world, "7H 2D", "KS KD", stock="3S QC 4D 6S")
    await move(world, ada, "7♥")
    assert "📣 Call **Ólsen** before the next player moves, or draw 3 cards." in ada.text
    assert "Ólsen!" in ada.labels
    await move(world, bo, "Draw a card")
    assert "### ❗ Ada forgot “Ólsen” and draws 3 cards!" in world.text
    assert "- Bo draws a card." in world.text
    assert "▫️ Ada · 4 cards" in world.text
    assert "▶️ Bo · 3 cards" in world.text
    assert ada.cards == {"Q♣", "2♦", "4♦", "3♠"}
    assert bo.cards == {"K♦", "6♠", "K♠"}
    (late,) = await world.at_once(("Ada", world.message, world.call_id))
    assert told(late) == "So close! Bo moved before your call arrived."


async def test_olsen_said_at_the_table_costs_nothing(world: World) -> None:
    ada, bo = await sit_down(world, "7H 2D", "KS KD", stock="3S QC 4D 6S")
    await move(world, ada, "7♥")
    await world.press("Ada", "Ólsen!")
    await world.pass_time()
    assert "### 📣 Ada called Ólsen!" in world.text
    await move(world, bo, "Draw a card")
    assert "forgot" not in world.text
    assert ada.cards == {"2♦"}
    assert bo.cards == {"K♦", "3♠", "K♠"}


async def test_olsen_said_with_the_card_costs_nothing(world: World) -> None:
    ada, bo = await sit_down(world, "7H 2D", "KS KD", stock="3S QC 4D 6S")
    await move(world, ada, f"7♥{CALLING}")
    assert "### 📣 Ada called Ólsen!" in world.text
    assert "- Ada plays 7♥, with one card left." in world.text
    await move(world, bo, "Draw a card")
    assert "▫️ Ada · **1 card**" in world.text


async def test_olsen_olsen_forgotten_costs_three_cards_and_play_goes_on(world: World) -> None:
    ada, bo, cleo = await sit_down(
        world, "2D", "9D 9H 5H", "JC KH", discard="2C", stock="3S QC 4D 6S", said=[0]
    )
    await move(world, ada, "2♦")
    assert "- Ada plays 2♦, the last card!" in world.text
    assert "❗ Ada played the last card but hasn’t called “Ólsen ólsen” yet." in world.text
    assert (
        "📣 Call **Ólsen ólsen** before the next player moves, or draw 3 cards and keep playing." in ada.text
    )
    assert "▶️ Bo" in world.text
    await move(world, bo, "9♦")
    assert "### ❗ Ada forgot “Ólsen ólsen” and draws 3 cards!" in world.text
    assert "- Bo plays 9♦." in world.text
    assert "has not said" not in world.text
    assert "▫️ Ada · 3 cards · 0 points" in world.text
    assert "▶️ Cleo" in world.text
    assert "Next deal" not in world.labels
    assert ada.cards == {"Q♣", "4♦", "3♠"}
    assert "I’ll press " in cleo.text


async def test_olsen_olsen_said_in_time_ends_the_deal(world: World) -> None:
    ada, bo, _ = await sit_down(world, "2D", "9D 9H 5H", "JC KH", discard="2C", said=[0])
    await move(world, ada, "2♦")
    late = id_of(bo.message, "9♦")
    assert "Ólsen ólsen!" in world.labels
    await move(world, ada, "Ólsen ólsen!")
    assert "Ólsen ólsen!" not in world.labels
    assert "### 📣 Ada called Ólsen ólsen!" in world.text
    assert "- Ada wins deal 1." in world.text
    assert scores_of(world.message) == ["Ada 0 0", "Cleo 20 20", "Bo 23 23"]
    assert "Next deal" in world.labels
    with world.nothing_changes():
        await world.at_once(("Bo", bo.message, late))


async def test_olsen_olsen_said_with_the_card_ends_the_deal(world: World) -> None:
    ada, _ = await sit_down(world, "2D", "8H AS", discard="2C", said=[0])
    await move(world, ada, f"2♦{CALLING_LAST}")
    assert "### 📣 Ada called Ólsen ólsen!" in world.text
    assert "- Ada plays 2♦, the last card!" in world.text
    assert scores_of(world.message) == ["Ada 0 0", "Bo 21 21"]


async def test_a_last_eight_left_unsaid_keeps_its_suit(world: World) -> None:
    ada, bo = await sit_down(world, "8D", "9D 9H 5H", discard="2C", said=[0], stock="3S QC 4D")
    await move(world, ada, "8♦", "♥ hearts")
    assert bo.labels == ["5♥", "9♥", "Draw a card"]
    await move(world, bo, "5♥")
    assert "### ❗ Ada forgot “Ólsen ólsen” and draws 3 cards!" in world.text
    assert "- Bo plays 5♥." in world.text


async def test_the_pile_turned_over_for_a_penalty_makes_the_next_player_think_again(world: World) -> None:
    hands = ("7H 2D", "KH KD 9C")
    known = {"game": "olsen_olsen", "seats": 2, "hands": list(hands), "discard": "5S 3S QC 4D 7C"}
    pile = " ".join(["5S 3S QC 4D", *unplaced(known), "7C"])
    ada, bo = await sit_down(world, *hands, discard=pile)
    await move(world, ada, "7♥")
    await move(world, bo, "K♥")
    assert "### ❗ Ada forgot “Ólsen” and draws 3 cards!" in world.text
    assert "- The whole discard pile turns over. 5♠ is turned up.\n- So Bo has to choose again." in world.text
    assert "▶️ Bo · 3 cards" in world.text
    assert "You have no card that fits. Draw up to 3 cards until one does." in bo.text
    assert bo.labels == ["Draw a card"]


async def test_where_the_house_says_so_olsen_olsen_must_come_with_the_card(world: World) -> None:
    rules: dict[str, Value] = {"oo_window": "with_card_only"}
    ada, bo = await sit_down(world, "2D", "9D 9H 5H", rules=rules, discard="2C", stock="3S QC 4D")
    await move(world, ada, "2♦")
    assert "### ❗ Ada forgot “Ólsen ólsen” and draws 3 cards!" in world.text
    assert "- Ada plays 2♦, the last card!" in world.text
    assert ada.cards == {"Q♣", "4♦", "3♠"}
    assert "**❗ You forgot “Ólsen ólsen”: 3 cards!**" in ada.text
    assert "**Your turn**" in bo.text


async def test_where_players_enforce_it_a_forgotten_olsen_is_challenged(world: World) -> None:
    ada, bo, _ = await sit_down(world, "7H 2D", "6H KS KD", "9H 9S JC", rules={"enforce": "challenge"})
    await move(world, ada, "7♥")
    await move(world, bo, "6♥")
    assert "### Ada forgot “Ólsen”.\n" in world.text
    await world.press("Cleo", "Challenge Ada · forgot to call")
    await world.pass_time()
    assert "### ❗ Cleo challenges Ada, who draws 3 cards!" in world.text
    assert "▫️ Ada · 4 cards" in world.text


# A match


async def test_everybody_deals_once_and_the_numbers_stand_on_the_leaderboard(world: World) -> None:
    """Three deals. Ada wins two with three calls, the first of which came late; Bo wins one."""
    ada, bo, cleo = await sit_down(world, "7H 2D", "6H KS KD", "9H 9S JC", stock="2C 2H 2S")
    await move(world, ada, "7♥")
    await move(world, bo, "6♥")
    await move(world, cleo, "9♥")
    assert "Ada forgot “Ólsen”" in world.text
    ada, bo, cleo = await rearrange(world, "7H 2H", "6H KS", "9S JC 8D")
    await move(world, ada, f"7♥{CALLING}")
    await move(world, bo, f"6♥{CALLING}")
    await move(world, cleo, "8♦", "♥ hearts")
    await move(world, ada, "2♥")
    await world.press("Ada", "Ólsen ólsen!")
    await world.pass_time()
    assert "- Ada wins deal 1." in world.text
    assert scores_of(world.message) == ["Ada 0 0", "Bo 10 10", "Cleo 19 19"]

    _, bo, _ = await next_deal(world, "8H 8S TD", "7D", "AC", turn=1)
    await move(world, bo, f"7♦{CALLING_LAST}")
    assert "Bo wins deal 2." in world.text
    assert scores_of(world.message) == ["Bo 0 10", "Cleo 1 20", "Ada 50 50"]

    ada, _, _ = await next_deal(world, "7D", "8H 8S", "KC")
    await move(world, ada, f"7♦{CALLING_LAST}")
    assert "Ada wins deal 3." in world.text
    assert "🏆 **Cleo**\n**2.** **Ada** · 20 points behind\n**2.** **Bo** · 20 points behind" in world.places

    await world.words_only("Cleo")
    board = told(await world.slash("Cleo", "leaderboard", game="olsen_olsen"))
    assert "then more points a deal" in board
    for line in (
        "▫️ ▸ **Cleo** · 1 of 1 won (100%)\n"
        "-# 0 of 3 deals won · -10.0 points a deal · 0 calls made, 0 missed",
        "▫️ **Ada** · 0 of 1 won (0%)\n-# 2 of 3 deals won · -16.7 points a deal · 3 calls made, 1 missed",
        "▫️ **Bo** · 0 of 1 won (0%)\n-# 1 of 3 deals won · -16.7 points a deal · 2 calls made, 0 missed",
    ):
        assert line in board
