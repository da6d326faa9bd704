"""What a player has begun, chosen or put away in their hand: it stays while others act."""

from __future__ import annotations

from typing import Any

from tests.e2e.screen import Private, id_of, told
from tests.e2e.world import World

CALL = " + 📣 Olsen One Card!"
CHALLENGE = "Challenge Bo · forgot to call"
SUITS = ["♣ clubs", "♦ diamonds", "♥ hearts", "♠ spades", "Back"]
EVERY = [rank + suit for suit in "CDS" for rank in "A23456789TJQK"]


async def challenged(world: World, hand: str, **position: Any) -> Private:
    """Ada is on turn while anybody may challenge Bo; hers is the hand that is given back."""
    await world.table("Ada", "Bo", "Cleo", rules={"enforce": "challenge"})
    arranged = {"discard": "9H", **position}
    await world.arrange(turn=0, first_turn=[], offence=[1], hands=[hand, "7H", "3H 5H"], **arranged)
    opened = await world.hand("Ada")
    assert "Challenge Bo" in opened.labels
    return opened


def edits(world: World) -> int:
    """How often private messages were edited without a press in them."""
    return sum(request.path.startswith("/webhooks/") for request in world.env.http_requests)


async def test_a_move_begun_stays_when_another_calls(playing: World) -> None:
    await playing.arrange(
        turn=0, discard="9H", hands=["8C 4H", "7S", "2D 3C"], pending={"seat": 1, "said": False}
    )
    ada = await playing.hand("Ada")
    await ada.press(f"8♣{CALL}")
    await playing.at_once(("Bo", playing.message, playing.call_id))
    await playing.pass_time()
    assert "📣 Bo" in playing.text
    assert ada.labels == SUITS
    await ada.press("♦ diamonds")
    assert playing.now.observe(None).table["named"] == "D"
    assert playing.now.log[-1].move == "play 8C =D !"


async def test_a_move_begun_stays_when_the_hand_is_redrawn(world: World) -> None:
    ada = await challenged(world, "8C 4H KC QD")
    await ada.press("8♣")
    before, button = edits(world), id_of(ada.message, "♦ diamonds")
    await world.press("Cleo", CHALLENGE)
    await world.pass_time()
    assert edits(world) == before + 3, "one of each live hand"
    assert "**Play 8♣** · Which suit do you want?" in ada.text
    assert ada.labels == SUITS
    assert id_of(ada.message, "♦ diamonds") != button, "the buttons carry the new version"
    await ada.press("♦ diamonds")
    assert world.now.observe(None).table["named"] == "D"


async def test_the_second_word_of_a_move_stays_too(world: World) -> None:
    await world.table("Ada", "Bo", rules={"packs": 2, "enforce": "challenge"})
    await world.arrange(
        turn=0, first_turn=[], discard="9H", offence=[1], hands=["4H 4H 4S 4S 4D 4D 4C 4C QD", "7S"]
    )
    ada = await world.hand("Ada")
    await ada.press("4♥ ×2")
    await ada.press("4♠")
    before = ada.labels
    assert "Challenge Bo" in before
    await world.press("Ada", CHALLENGE)
    await world.pass_time()
    assert "**Play 4♥ 4♠** · " in ada.text
    assert ada.labels == [label for label in before if label != "Challenge Bo"]


async def test_a_card_is_offered_with_its_call_again_when_the_hand_is_redrawn(world: World) -> None:
    ada = await challenged(world, "4H KC")
    await world.press("Cleo", CHALLENGE)
    await world.pass_time()
    await ada.press(f"4♥{CALL}")
    await world.pass_time()
    assert "📣 Ada" in world.text


async def test_the_page_of_a_big_hand_stays_when_it_is_redrawn(world: World) -> None:
    ada = await challenged(world, " ".join(EVERY), stock="", discard="")
    (menu,) = ada.menus
    assert menu["placeholder"] == "Play a card… (page 1 of 2)"
    await ada.choose(menu["options"][-1]["value"])
    shown = [option["label"] for option in ada.menus[0]["options"]]
    await world.press("Cleo", CHALLENGE)
    await world.pass_time()
    (menu,) = ada.menus
    assert CHALLENGE not in ada.labels
    assert menu["placeholder"] == "Play a card… (page 2 of 2)"
    assert [option["label"] for option in menu["options"]] == shown


async def test_back_from_a_card_leads_to_the_page_it_was_on(world: World) -> None:
    ada = await challenged(world, " ".join(EVERY), stock="", discard="")
    await ada.choose(ada.menus[0]["options"][-1]["value"])
    await ada.choose(next(option["value"] for option in ada.menus[0]["options"] if option["label"] == "8♠"))
    await ada.press("Back")
    assert ada.menus[0]["placeholder"] == "Play a card… (page 2 of 2)"


async def test_what_cannot_be_played_any_more_is_let_go_of_with_a_word(playing: World) -> None:
    await playing.arrange(hands=["8C 4C", "7S 7H 2C", "2D 3C 5S"])
    await playing.bot.services.preferences.change_server(playing.guild.id, pings="never")
    ada = await playing.hand("Ada")
    await ada.press("8♣")
    await playing.pass_time(121)
    assert ada.text.startswith(playing.say("hand-unbegun"))
    assert playing.say("hand-stand_in", can="press") in ada.text
    assert "Back" not in ada.labels


async def test_a_suit_chosen_too_late_is_refused_and_shows_the_hand(playing: World) -> None:
    await playing.arrange(hands=["8C 4C", "7S 7H 2C", "2D 3C 5S"])
    await playing.bot.services.preferences.change_server(playing.guild.id, pings="never")
    ada = await playing.hand("Ada")
    await ada.press("8♣")
    late = id_of(ada.message, "♠ spades")
    await playing.pass_time(121)
    moves = len(playing.now.log)
    (result,) = await playing.at_once(("Ada", ada.message, late))
    assert told(result).startswith(playing.say("refused-stale"))
    assert len(playing.now.log) == moves
    assert " to play · ends" in ada.text


async def test_a_menu_opened_before_another_acted_opens_as_it_is_now(world: World) -> None:
    ada = await challenged(world, "8C 4H KC QD")
    card = id_of(ada.message, "8♣")
    await world.press("Cleo", CHALLENGE)
    await world.pass_time()
    (result,) = await world.at_once(("Ada", ada.message, card))
    assert world.say("refused-stale") not in told(result)
    assert ada.labels == SUITS


async def test_what_could_not_be_saved_is_still_begun(playing: World) -> None:
    await playing.arrange(hands=["8C 4C", "7S 7H 2C", "2D 3C 5S"])
    ada = await playing.hand("Ada")
    await ada.press("8♣")
    with playing.nothing_changes(), playing.locked():
        await ada.press("♠ spades")
    assert ada.text.startswith(playing.say("refused-busy"))
    assert ada.labels == SUITS
    await ada.press("♠ spades")
    assert playing.now.observe(None).table["named"] == "S"


async def test_a_hand_cannot_be_shown_in_a_way_there_is_none(playing: World) -> None:
    ada = await playing.hand("Ada")
    with playing.nothing_changes():
        press = f"v:hand:{playing.now.table_id}.0:-0suits"
        (result,) = await playing.at_once(("Ada", ada.message, press))
    assert told(result) == playing.say("refused-unknown_press")
