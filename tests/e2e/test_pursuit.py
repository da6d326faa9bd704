"""Swedish Pursuit, as the members of a server live it: every trick card, the last card, and five deals."""

from __future__ import annotations

import re
from typing import Any

from bot.games.api import Value
from tests.e2e.screen import Private, id_of, scores_of, told
from tests.e2e.world import NAMES, World, unplaced

FRESH = {"turn": 0, "dir": 1, "penalty": 0, "named": None, "discard": "9H"}
"""Whatever the starter has done is undone, and it is Ada's turn."""

CALLING = " + 📣 Last card!"
SUITS = ["♣ clubs", "♦ diamonds", "♥ hearts", "♠ spades"]

LAST_BUT_ONE = ("5H KC", "6H 7D 9D", "6C JD JS", "JC AC 3D")
"""Ada, Bo, Cleo and Dag, each of whom has a card for the one before; Dag's ace skips Ada."""


async def sit_down(
    world: World, *hands: str, rules: dict[str, Value] | None = None, **position: Any
) -> list[Private]:
    """Seat as many members as there are ``hands``, and open these to them."""
    names = NAMES[: len(hands)]
    await world.table(*names, game="pursuit", rules=rules)
    await world.arrange(**{**FRESH, "hands": list(hands), **position})
    return [await world.hand(name) for name in names]


async def move(world: World, hand: Private, *labels: str) -> None:
    """Press buttons of a hand one after another, and let the channel hear of it."""
    for label in labels:
        await hand.press(label)
    await world.pass_time()


def without_stock(*hands: str, top: str) -> dict[str, Any]:
    """A position in which all cards that are not in the ``hands`` have been laid, ``top`` as the last."""
    known = {"game": "pursuit", "seats": len(hands), "hands": list(hands), "discard": top}
    return {"discard": " ".join([*unplaced(known), top])}


# The deal


async def test_whoever_cuts_the_highest_card_deals_first(world: World) -> None:
    table = await world.table("Ada", "Bo", "Cleo", game="pursuit")
    dealer = NAMES[table.game.dump(table.state)["dealer"]]
    assert re.search(
        rf"- Cut for the deal: (\S+ ?){{3}}\. (.*\. )?{dealer} deals 5 cards to each player\.", world.text
    )
    assert "deal 1 of 5" in world.text
    assert "more deals" not in world.text, "the head says it"


async def test_an_eight_turned_up_is_buried_and_an_ace_works_for_the_dealer(world: World) -> None:
    first = "3C 3D 3S 4C 4D 4S 5C 5D 5S 6C 6D 6S 7C 7D 7S 8H AH"
    rest = unplaced({"game": "pursuit", "seats": 3, "stock": first})
    ada, _, _ = await sit_down(world, "KH", "KC", "KD", dealer=2, next_deck=" ".join([first, *rest]))
    await move(world, ada, "K♥")
    await world.press("Cleo", "Next deal")
    await world.pass_time()
    assert (
        "- Ada deals 5 cards to each player. 8♥ is turned up and goes back under the draw pile. "
        "A♥ is turned up."
        " Bo misses a turn." in world.text
    )
    assert "▶️ Cleo · 5 cards · 10 points" in world.text
    assert "▫️ Ada · 5 cards · 0 points" in world.text
    assert "On top: **A♥** · 36 in the draw pile" in world.text


# Trick cards


async def test_an_ace_skips_the_next_player(world: World) -> None:
    ada, bo, cleo = await sit_down(world, "AH 5C 6C", "TH JC 4D", "TC JH 5S")
    await move(world, ada, "A♥")
    assert "- Ada plays A♥. Bo misses a turn." in world.text
    assert "▶️ Cleo" in world.text
    assert " to play · ends" in bo.text
    assert cleo.labels == ["J♥"]


async def test_with_two_players_an_ace_lets_one_go_again(world: World) -> None:
    ada, bo = await sit_down(world, "AH 5H 6C KD", "TH JC 4D")
    await move(world, ada, "A♥")
    assert "- Ada plays A♥. Bo misses a turn." in world.text
    assert "▶️ Ada" in world.text
    assert "**Your turn**" in ada.text
    assert " to play · ends" in bo.text


async def test_queens_turn_play_round_and_back_and_follow_suit_only(world: World) -> None:
    ada, bo, cleo = await sit_down(world, "QH QS 5C KD", "3S 4C JD TC", "QD 3H 6C 7S")
    await move(world, ada, "Q♥")
    assert "- Ada plays Q♥. Play now goes anticlockwise." in world.text
    assert "↺ Play goes anticlockwise." in world.text
    assert "▶️ Cleo" in world.text
    assert "What fits: ♥ hearts, or an eight." in cleo.text
    assert "Play goes anticlockwise." in cleo.alt
    assert cleo.labels == ["3♥"]
    await move(world, cleo, "3♥")
    assert "▶️ Bo" in world.text
    await move(world, bo, "3♠")
    assert "▶️ Ada" in world.text
    assert "What fits: ♠ spades, another 3, or an eight." in ada.text
    await move(world, ada, "Q♠")
    assert "- Ada plays Q♠. Play now goes clockwise again." in world.text
    assert "↺" not in world.text
    assert "▶️ Bo" in world.text


async def test_with_two_players_a_queen_changes_nothing(world: World) -> None:
    ada, _ = await sit_down(world, "QH 5C 6C", "TH JC 4D")
    await move(world, ada, "Q♥")
    assert "▶️ Bo" in world.text
    assert "↺" not in world.text


async def test_twos_pile_up_until_somebody_takes_them(world: World) -> None:
    ada, bo, cleo, dag = await sit_down(
        world, "2H KS TS", "2S 8D KH", "8C 5S 3S", "2D 6H 9S", stock="4C 6C 7D JD KD"
    )
    await move(world, ada, "2♥")
    assert "⚠️ **2 cards** for Bo, unless a two passes them on." in world.text
    assert "⚠️ 2 cards for you. Play a two to pass them on." in bo.text
    assert bo.labels == ["2♠"]
    await move(world, bo, "2♠")
    assert "⚠️ **4 cards** for Cleo, unless a two passes them on." in world.text
    assert "⚠️ You have no two, so take the 4 cards." in cleo.text
    assert cleo.labels == ["Take the penalty"]
    await move(world, cleo, "Take the penalty")
    assert "- Cleo takes 4 cards." in world.text
    assert "▫️ Cleo · 7 cards" in world.text
    assert "⚠️" not in world.text
    assert cleo.cards == {"4♣", "6♣", "8♣", "7♦", "J♦", "3♠", "5♠"}
    assert cleo.labels == ["Sort by rank"]
    assert "▶️ Dag" in world.text
    assert "What fits: ♠ spades, or an eight." in dag.text
    assert dag.labels == ["9♠"]


async def test_where_the_house_allows_it_cards_are_taken_in_spite_of_a_two(world: World) -> None:
    (ada, _) = await sit_down(
        world, "2S 8D KH", "3C 4C 5D", rules={"stack_two": "optional"}, discard="2H", penalty=2
    )
    assert "⚠️ Play a two, or take the 2 cards." in ada.text
    assert ada.labels == ["2♠", "Take the penalty"]
    await move(world, ada, "Take the penalty")
    assert "- Ada takes 2 cards." in world.text


async def test_only_as_many_cards_are_taken_as_there_are(world: World) -> None:
    hands = ("3C 4C 5D", "3D 4D 5C")
    ada, bo = await sit_down(world, *hands, penalty=4, **without_stock(*hands, top="2H"))
    assert "4 cards for the next player." in ada.alt
    await move(world, ada, "Take the penalty")
    assert "- The draw pile is empty, so Ada takes nothing." in world.text
    assert "▫️ Ada · 3 cards" in world.text
    assert "I’ll press " in bo.text


async def test_an_eight_goes_on_anything_and_names_a_suit(world: World) -> None:
    ada, bo, cleo = await sit_down(world, "8C KD KS 5C", "8D JS TH 7C", "JH QD 6C")
    assert ada.labels == ["8♣"]
    await ada.press("8♣")
    assert "**Play 8♣** · Which suit do you want?" in ada.text
    assert ada.labels == [*SUITS, "Back"]
    await move(world, ada, "♠ spades")
    assert "- Ada plays 8♣ and wants ♠ spades." in world.text
    assert "On top: **8♣** · suit: **♠ spades**" in world.text
    assert "Suit: ♠ spades, or an eight." in bo.text
    assert bo.labels == ["8♦", "J♠"]
    await move(world, bo, "8♦", "♥ hearts")
    assert "- Bo plays 8♦ and wants ♥ hearts." in world.text
    assert cleo.labels == ["J♥"]
    await move(world, cleo, "J♥")
    assert "wanted" not in world.text


async def test_a_last_eight_asks_for_no_suit(world: World) -> None:
    ada, _, _ = await sit_down(world, "8C", "8D JS TH", "JH QD")
    await move(world, ada, "8♣")
    assert "- Ada plays 8♣, the last card! Ada wins deal 1, and the others count their cards." in world.text
    assert scores_of(world.message) == ["Ada 0 0", "Cleo 20 20", "Bo 50 50"]
    assert "Next deal" in world.labels


# Nothing fits


async def test_to_draw_is_the_whole_turn(world: World) -> None:
    ada, bo = await sit_down(world, "4C 9S", "QC 7C", discard="KH", stock="KD 3S")
    assert "You have no card that fits. Draw one, and your turn ends." in ada.text
    assert ada.labels == ["Draw a card"]
    await move(world, ada, "Draw a card")
    assert "- Ada draws a card." in world.text
    assert "Your hand · 3 cards" in ada.text
    assert ada.cards == {"4♣", "K♦", "9♠"}
    assert ada.labels == []
    assert "▶️ Bo" in world.text
    assert bo.labels == ["Draw a card"]


async def test_where_nobody_can_move_all_count(world: World) -> None:
    hands = ("5S 6C", "4C 9S", "7D 3C")
    ada, bo, cleo = await sit_down(world, *hands, **without_stock(*hands, top="KH"))
    assert "the draw pile is empty" in ada.text
    assert "You have no card that fits, and the draw pile is empty. You miss this turn." in ada.text
    assert ada.labels == ["Pass"]
    await move(world, ada, "Pass")
    assert "- Ada can’t play or draw, and misses the turn." in world.text
    assert "▶️ Bo" in world.text
    await move(world, bo, "Pass")
    await move(world, cleo, "Pass")
    out = "- Cleo can’t play or draw, and misses the turn."
    end = "No player can move, so you all count your cards. The deal ends without a winner."
    assert f"{out} {end}" in world.text
    assert scores_of(world.message) == ["Cleo 10 10", "Ada 11 11", "Bo 13 13"]
    await world.press("Bo", "Next deal")
    await world.pass_time()
    assert "deal 2 of 5" in world.text


# The last card


async def test_the_last_card_is_called_with_the_card(world: World) -> None:
    ada, bo, _, _ = await sit_down(world, *LAST_BUT_ONE)
    await move(world, ada, f"5♥{CALLING}")
    assert "### 📣 Ada called Last card!" in world.text
    assert "- Ada plays 5♥, with one card left." in world.text
    await move(world, bo, "6♥")
    assert "Challenge Ada · forgot to call" not in world.labels


async def test_the_last_card_is_called_at_the_table(world: World) -> None:
    ada, bo, _, _ = await sit_down(world, *LAST_BUT_ONE)
    await move(world, ada, "5♥")
    assert "before the next player moves, or any player may challenge you for 2 cards." in ada.text
    await world.press("Ada", "Last card!")
    await world.pass_time()
    assert "### 📣 Ada called Last card!" in world.text
    assert "📣 You called Last card!" in ada.text
    assert "before the next player moves" not in ada.text
    await move(world, bo, "6♥")
    assert "forgot" not in world.text
    assert "Challenge Ada · forgot to call" not in world.labels


async def test_a_challenge_is_refused_while_the_last_card_may_still_be_called(world: World) -> None:
    ada, _, _, _ = await sit_down(world, *LAST_BUT_ONE)
    await move(world, ada, "5♥")
    assert "Challenge Ada · forgot to call" not in world.labels
    early = f"t:{world.now.table_id}:0:challenge 0"
    with world.nothing_changes():
        (result,) = await world.at_once(("Cleo", world.message, early))
    assert told(result) == world.say("illegal-window_open")
    await world.press("Ada", "Last card!")
    with world.nothing_changes():
        (result,) = await world.at_once(("Cleo", world.message, early))
    assert told(result) == world.say("illegal-nothing_to_challenge")


async def test_a_forgotten_last_card_is_challenged_at_once(world: World) -> None:
    ada, bo, _, _ = await sit_down(world, *LAST_BUT_ONE, stock="2C 3C")
    await move(world, ada, "5♥")
    await move(world, bo, "6♥")
    assert "### Ada forgot “Last card”.\n" in world.text
    assert "Last card!" not in world.labels, "Bo has two cards left, all see that"
    (late,) = await world.at_once(("Ada", world.message, world.call_id))
    assert told(late) == "So close! Bo moved before your call arrived."
    challenge = id_of(world.message, "Challenge Ada · forgot to call")
    await world.press("Cleo", "Challenge Ada · forgot to call")
    await world.pass_time()
    assert "### ❗ Cleo challenges Ada, who draws 2 cards!" in world.text
    assert "▫️ Ada · 3 cards" in world.text
    assert "▶️ Cleo" in world.text
    assert "Challenge Ada · forgot to call" not in world.labels
    assert ada.cards == {"2♣", "3♣", "K♣"}
    with world.nothing_changes():
        (result,) = await world.at_once(("Dag", world.message, challenge))
    assert told(result) == "Cleo was faster."


async def test_a_forgotten_last_card_is_challenged_after_several_turns(world: World) -> None:
    ada, bo, cleo, dag = await sit_down(world, *LAST_BUT_ONE)
    await move(world, ada, "5♥")
    await move(world, bo, "6♥")
    await move(world, cleo, "6♣")
    await move(world, dag, "A♣")
    assert "- Dag plays A♣. Ada misses a turn." in world.text
    await move(world, bo, "Draw a card")
    assert "Challenge Ada · forgot to call" in world.labels
    assert "Challenge Ada" in cleo.labels
    await world.press("Dag", "Challenge Ada · forgot to call")
    await world.pass_time(0.5)
    assert "### ❗ Dag challenges Ada, who draws 2 cards!" in world.text
    assert "▫️ Ada · 3 cards" in world.text
    assert "▶️ Cleo" in world.text


async def test_who_draws_is_safe_again(world: World) -> None:
    ada, bo, cleo = await sit_down(world, "5H KC", "6H 7D 9D", "6S JD JS")
    await move(world, ada, "5♥")
    await move(world, bo, "6♥")
    await move(world, cleo, "6♠")
    assert "Challenge Ada · forgot to call" in world.labels
    await move(world, ada, "Draw a card")
    assert "Challenge Ada · forgot to call" not in world.labels


async def test_who_goes_out_unchallenged_has_won(world: World) -> None:
    ada, bo, cleo = await sit_down(world, "5H KC", "6H 7D 9D", "6C JD JS")
    await move(world, ada, "5♥")
    await move(world, bo, "6♥")
    await move(world, cleo, "6♣")
    assert "Challenge Ada · forgot to call" in world.labels
    await move(world, ada, "K♣")
    assert "the last card! Ada wins deal 1" in world.text
    assert world.labels == ["My hand", "Next deal", "Rules", "Manage", "Join in"]


async def test_an_extra_turn_leaves_time_to_call(world: World) -> None:
    ada, _ = await sit_down(world, "AH KC", "AC 7D 9D")
    await move(world, ada, "A♥")
    assert "I’ll press " in ada.text
    assert ada.labels == ["Draw a card", "Last card!"]
    await ada.press("Last card!")
    assert ada.labels == ["Draw a card"]
    await world.pass_time(0.5)
    assert "### 📣 Ada called Last card!" in world.text
    assert "▶️ Ada · **1 card**" in world.text


async def test_where_the_house_says_so_silence_costs_by_itself(world: World) -> None:
    ada, bo, _ = await sit_down(world, "5H KC", "6H 7D 9D", "6C JD JS", rules={"enforce": "auto"})
    await move(world, ada, "5♥")
    assert "📣 Call **Last card** before the next player moves, or draw 2 cards." in ada.text
    await move(world, bo, "6♥")
    assert "### ❗ Ada forgot “Last card” and draws 2 cards!" in world.text


async def test_where_the_house_says_so_a_wrong_challenge_costs_two_cards(world: World) -> None:
    ada, bo, _ = await sit_down(world, "5H KC", "6H 7D 9D", "6C JD JS", rules={"false_challenge": 2})
    await move(world, ada, f"5♥{CALLING}")
    await world.press("Cleo", "Challenge Ada · has one card")
    await world.pass_time()
    assert "### ❗ Cleo challenges Ada, who did nothing wrong, and draws 2 cards for it." in world.text
    assert "▫️ Cleo · 5 cards" in world.text
    assert "**Your turn**" in bo.text


# A match


async def test_five_deals_make_a_match_and_its_numbers_stand_on_the_leaderboard(world: World) -> None:
    """Ada wins three deals and has called once; Bo wins one, forgot to call once; one is blocked."""
    ada, bo = await sit_down(world, "5H KC", "5C 9D 3D", deal=1)
    await move(world, ada, f"5♥{CALLING}")
    await move(world, bo, "5♣")
    await move(world, ada, "K♣")
    assert scores_of(world.message) == ["Ada 0 0", "Bo 12 12"]

    ada, bo = await next_deal(world, "6H TC 9D", "5H KC", turn=1, stock="2C 3C")
    assert "deal 2 of 5" in world.text
    await move(world, bo, "5♥")
    await move(world, ada, "6♥")
    await world.press("Ada", "Challenge Bo · forgot to call")
    ada, bo = await rearranged(world, "TC 9D", "KH", turn=1)
    await move(world, bo, "K♥")
    assert "the last card! Bo wins deal 2" in world.text
    assert scores_of(world.message) == ["Bo 0 12", "Ada 19 19"]

    blocked = ("5S 6C", "4C 9S")
    ada, bo = await next_deal(world, *blocked, **without_stock(*blocked, top="KH"))
    await move(world, ada, "Pass")
    await move(world, bo, "Pass")
    assert "No player can move" in world.text
    assert scores_of(world.message) == ["Bo 13 25", "Ada 11 30"]

    ada, bo = await next_deal(world, "KH", "8C AC")
    assert "deal 4 of 5" in world.text
    await move(world, ada, "K♥")
    assert scores_of(world.message) == ["Ada 0 30", "Bo 31 56"]

    ada, bo = await next_deal(world, "KH", "2C 7C")
    assert "deal 5 of 5" in world.text
    await move(world, ada, "K♥")
    assert "Ada wins deal 5, and the others count their cards." in world.text
    assert "🏆 **Ada**\n" in world.text
    assert "**2.** **Bo** · 35 points behind" in world.text

    await world.words_only("Ada")
    board = told(await world.slash("Ada", "leaderboard", game="pursuit"))
    assert (
        "▫️ ▸ **Ada** · 1 of 1 won (100%)\n"
        "-# 3 of 5 deals won · 6.0 points a deal · 1 call made, 0 missed" in board
    )
    assert (
        "▫️ **Bo** · 0 of 1 won (0%)\n"
        "-# 1 of 5 deals won · 13.0 points a deal · 0 calls made, 1 missed" in board
    )


async def next_deal(world: World, *hands: str, **position: Any) -> list[Private]:
    """Press for the next deal, and deal these ``hands`` instead."""
    await world.press("Bo", "Next deal")
    await world.pass_time()
    return await rearranged(world, *hands, **position)


async def rearranged(world: World, *hands: str, **position: Any) -> list[Private]:
    """Go on with other ``hands``."""
    await world.arrange(**{**FRESH, "hands": list(hands), **position})
    return [await world.hand(name) for name in NAMES[: len(hands)]]
