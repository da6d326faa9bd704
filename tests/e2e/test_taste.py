"""A hand as its owner likes it: sorted by suit or rank, in pictures or words alone, with its call or not."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from tests.e2e.screen import Private, alt_of, parts, text_of, told
from tests.e2e.world import World

CALL = " + 📣 Olsen One Card!"
SIX = ["8♠", "5♥", "K♥"]
"""Of six cards those that can be played, by suit, and by rank."""
BY_RANK = ["5♥", "8♠", "K♥"]


@pytest.fixture
async def six(playing: World) -> World:
    """Ada is on turn with six cards."""
    await playing.arrange(hands=["KH 5C 2C 8S 3D 5H", "7S 7H QC", "2D 3C 5S"])
    return playing


def cards(hand: Private) -> list[str]:
    """The labels of the card buttons, in order."""
    return [part["label"] for part in hand.buttons if re.search("[♣♦♠♥]$", part["label"])]


def pictures(hand: Private) -> list[dict[str, Any]]:
    """The pictures in a hand."""
    return [item for part in parts(hand.message.components) for item in part.get("items", ())]


async def words_alone(world: World, name: str) -> None:
    """Let somebody choose to read their hands."""
    settings = world.private(name, await world.slash(name, "my settings"))
    await settings.press("Words only")


async def test_what_somebody_sets_with_quick_presses_is_all_set(world: World) -> None:
    await world.lobby("Ada", "Bo")
    settings = world.private("Ada", await world.slash("Ada", "my settings"))
    quick = ("g:my:palette:safe", "g:my:sort:rank", "g:my:text_only:yes")
    await world.at_once(*(("Ada", settings.message, press) for press in quick))
    (kept,) = world.rows("SELECT settings FROM people WHERE user_id = ?", world.members["Ada"].id)
    assert json.loads(*kept) == {"palette": "safe", "sort": "rank", "text_only": True}


# Order


async def test_a_hand_is_sorted_by_rank_for_whoever_likes_it(six: World) -> None:
    hand = await six.hand("Ada")
    assert cards(hand) == SIX
    with six.nothing_changes():
        await hand.press("Sort by rank")
    assert cards(hand) == BY_RANK
    await hand.press("Sort by suit")
    assert cards(hand) == SIX


async def test_the_order_is_kept_over_a_restart_and_is_each_players_own(six: World) -> None:
    hand = await six.hand("Ada")
    await hand.press("Sort by rank")
    await six.restart()
    assert cards(await six.hand("Ada")) == BY_RANK
    await six.arrange(turn=1, hands=["2D 3S", "KH 5C 2C 8S 3D 5H", "3C 5S"])
    assert cards(await six.hand("Bo")) == SIX


async def test_the_order_is_kept_when_the_hand_is_redrawn(playing: World) -> None:
    await playing.arrange(turn=2, discard="9H", hands=["KH 5C 2C 8S 3D 5H", "QC", "JD 4C 2H"])
    ada, cleo = await playing.hand("Ada"), await playing.hand("Cleo")
    await ada.press("Sort by rank")
    await cleo.press("2♥")
    await playing.pass_time()
    assert "**Your turn**" in ada.text
    assert cards(ada) == ["2♣", "5♥", "8♠", "K♥"]


async def test_an_order_that_cannot_be_saved_is_refused(six: World) -> None:
    hand = await six.hand("Ada")
    with six.locked():
        assert told(await hand.press("Sort by rank")) == six.say("refused-busy")
    assert cards(hand) == SIX
    await hand.press("Sort by rank")
    assert cards(hand) == BY_RANK


async def test_a_few_cards_need_no_order(playing: World) -> None:
    assert not [label for label in (await playing.hand("Ada")).labels if label.startswith("Sort")]


async def test_where_every_order_is_the_same_none_is_offered(world: World) -> None:
    await world.table("Ada", "Bo", "Cleo", game="otter")
    hand = await world.hand("Ada")
    assert "Your hand: 12 cards." in hand.alt
    assert not [label for label in hand.labels if label.startswith("Sort")]


async def test_cards_in_colours_are_sorted_by_colour_or_number(world: World) -> None:
    await world.table("Ada", "Bo", "Cleo", game="ole")
    hand = await world.hand("Ada")
    await hand.press("Sort by number")
    numbers = [int(part["label"][2:]) for part in hand.buttons if part["label"][0] in "🟥🟦🟩🟨"]
    assert numbers == sorted(numbers)
    assert "Sort by colour" in hand.labels


# In pictures, or in words alone


async def test_a_hand_comes_with_a_picture_that_is_told_in_words(playing: World) -> None:
    hand = await playing.hand("Ada")
    (picture,) = pictures(hand)
    (file,) = hand.message.attachments
    assert picture["media"]["url"].endswith(file.filename) or file.filename in str(picture)
    for card in ("king of clubs", "9 of clubs", "queen of diamonds", "4 of hearts"):
        assert card in picture["description"]


async def test_what_the_picture_of_a_table_shows_is_not_said_again_unless_a_player_wants_words(
    playing: World,
) -> None:
    (top, seat), shown = ("On top: **9♥**", "▶️ Ada"), text_of(playing.message)
    assert top not in shown
    assert seat not in shown
    assert "On top of a discard pile of one card: 9 of hearts." in alt_of(playing.message)
    await words_alone(playing, "Bo")
    await (await playing.hand("Ada")).press("9♣")
    await playing.pass_time()
    assert "On top: **9♣**" in text_of(playing.message)
    assert "▶️ Bo" in text_of(playing.message)


async def test_the_same_picture_is_not_sent_twice(six: World) -> None:
    hand = await six.hand("Ada")
    (before,) = hand.message.attachments
    await six.at_once(("Ada", hand.message, six.presses(0).show(page=0)))
    (after,) = hand.message.attachments
    assert (after.id, after.filename) == (before.id, before.filename)
    assert pictures(hand)


async def test_another_hand_is_another_picture(playing: World) -> None:
    hand = await playing.hand("Ada")
    (before,) = hand.message.attachments
    await hand.press("4♥")
    (after,) = hand.message.attachments
    assert after.filename != before.filename
    assert hand.cards == {"9♣", "K♣", "Q♦"}


async def test_a_hand_that_is_redrawn_has_a_new_picture(playing: World) -> None:
    ada, bo = await playing.hand("Ada"), await playing.hand("Bo")
    (before,) = bo.message.attachments
    await ada.press("4♥")
    await playing.pass_time()
    (after,) = bo.message.attachments
    assert after.filename != before.filename, "what fits stands out now"


async def test_an_empty_hand_has_no_picture(playing: World) -> None:
    await playing.arrange(hands=["9C", "7S 7H 2C", "2D 3C 5S"])
    hand = await playing.hand("Ada")
    assert pictures(hand)
    await hand.press("9♣")
    assert not pictures(hand)
    assert not hand.message.attachments


async def test_who_has_chosen_words_alone_gets_no_picture_and_no_signs(six: World) -> None:
    await words_alone(six, "Ada")
    hand = await six.hand("Ada")
    assert not pictures(hand)
    assert not hand.message.attachments
    assert hand.labels[:3] == ["8 of spades", "5 of hearts", "king of hearts"]
    assert "clubs: 2, 5\ndiamonds: 3\nspades: 8\nhearts: 5, king" in hand.text
    assert "On top: **9 of hearts**" in hand.text
    assert "What fits: hearts, another 9, or an eight." in hand.text
    assert not re.search("[♣♦♠♥]", hand.text + "".join(part["label"] for part in hand.buttons))


async def test_words_alone_finish_a_move_too(six: World) -> None:
    await words_alone(six, "Ada")
    hand = await six.hand("Ada")
    await hand.press("8 of spades")
    assert "**Play 8 of spades** · Which suit do you want?" in hand.text
    assert hand.labels == ["clubs", "diamonds", "hearts", "spades", "Back"]
    await hand.press("spades")
    assert six.now.observe(None).table["named"] == "S"


async def test_several_cards_in_words_alone_are_told_apart(playing: World) -> None:
    await playing.arrange(hands=["4H 4S 4D QD", "7S 7H 2C", "2D 3C 5S"])
    await words_alone(playing, "Ada")
    hand = await playing.hand("Ada")
    await hand.press("4 of hearts")
    assert "4 of diamonds, 4 of spades" in hand.labels


async def test_a_hand_that_is_open_takes_up_words_alone_with_the_next_press(six: World) -> None:
    hand = await six.hand("Ada")
    await words_alone(six, "Ada")
    await six.at_once(("Ada", hand.message, six.presses(0).show(page=0)))
    assert not pictures(hand)
    assert not hand.message.attachments
    assert "8 of spades" in hand.labels


async def test_cards_in_colours_have_words_of_their_own(world: World) -> None:
    await world.table("Ada", "Bo", "Cleo", game="ole")
    await words_alone(world, "Ada")
    hand = await world.hand("Ada")
    assert len(re.findall(r"(red|blue|green|yellow) \d+", hand.text)) > 5
    assert not re.search("[🟥🟦🟩🟨]", hand.text + "".join(hand.labels))


async def test_otters_have_words_of_their_own(world: World) -> None:
    await world.table("Ada", "Bo", "Cleo", game="otter")
    columns = ["11 10", "1 12", "12 8"]
    await world.arrange(turn=0, columns=columns, hands=["4 4 R X", "7 7", "9 9"], points=["", "", ""])
    await words_alone(world, "Ada")
    hand = await world.hand("Ada")
    assert [part["label"] for part in hand.buttons][:3] == ["4 ×2", "turn card", "choose card"]


# The call that goes with a card


async def test_nobodys_call_goes_with_a_card_before_they_have_said_so(playing: World) -> None:
    await playing.arrange(hands=["4H KC", "7S 7H 2C", "2D 3C 5S"])
    ada = await playing.hand("Ada")
    assert ada.labels[:2] == ["4♥", f"4♥{CALL}"]
    await ada.press("4♥")
    assert "Olsen One Card!" in ada.labels
    assert "before the next player moves, or draw 10 cards" in ada.text


async def test_games_without_a_call_offer_each_card_once(world: World) -> None:
    await world.table("Ada", "Bo", "Cleo", game="ole")
    hand = await world.hand("Ada")
    assert not [label for label in hand.labels if "📣" in label]
