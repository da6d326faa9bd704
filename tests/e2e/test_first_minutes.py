"""What a newcomer's hand says of itself: what fits, what a call costs, and what there is no choice about."""

from __future__ import annotations

from typing import Any

import pytest

from tests.e2e.conftest import PLAIN
from tests.e2e.screen import Private
from tests.e2e.world import World

CALLS = {"olsen": "Olsen One Card!", "olsen_olsen": "Ólsen!", "pursuit": "Last card!"}
COSTS = {
    "olsen": "📣 Call **Olsen One Card** before the next player moves, or draw 10 cards.",
    "olsen_olsen": "📣 Call **Ólsen** before the next player moves, or draw 3 cards.",
    "pursuit": "📣 Call **Last card** before the next player moves, or any player may challenge you",
}


async def sit_down(world: World, game: str, *hands: str, **position: Any) -> Private:
    """Ada, Bo and Cleo in the middle of a deal of a game; Ada is on turn, and hers is the hand given back."""
    await world.table("Ada", "Bo", "Cleo", game=game)
    plain = {"turn": 0, "discard": "9H", "named": None, "hands": list(hands)}
    await world.arrange(**{**plain, **PLAIN[game], **position})
    return await world.hand("Ada")


# What fits


@pytest.mark.parametrize(
    ("game", "position", "line"),
    [
        ("olsen", {}, "What fits: ♥ hearts, another 9, or an eight."),
        ("olsen", {"first_turn": [0], "starter": "H"}, "Your first turn: play one card of ♥ hearts"),
        ("olsen", {"discard": "8H", "named": "C"}, "Suit: ♣ clubs"),
        ("olsen_olsen", {}, "What fits: ♥ hearts, another 9, or an eight."),
        ("olsen_olsen", {"discard": "8H", "named": "C"}, "Suit: ♣ clubs, or an eight."),
        ("pursuit", {}, "What fits: ♥ hearts, another 9, or an eight."),
        ("pursuit", {"discard": "QH"}, "What fits: ♥ hearts, or an eight."),
        ("pursuit", {"discard": "8H", "named": "C"}, "Suit: ♣ clubs, or an eight."),
        ("pursuit", {"discard": "2H", "penalty": 2}, "⚠️ 2 cards for you. Play a two to pass them on."),
    ],
)
async def test_what_fits_is_said_above_the_cards(
    world: World, game: str, position: dict[str, Any], line: str
) -> None:
    hand = await sit_down(world, game, "4H KC 2C 9D", "7S JH 2S", "2D 3C 5S", **position)
    assert (
        "On top of a discard pile of one card: "
        f"{position.get('discard', '9H')[0].replace('Q', 'queen')} of hearts" in hand.alt
    )
    assert line in hand.text


@pytest.mark.parametrize("game", ["olsen", "olsen_olsen", "pursuit"])
async def test_the_suit_that_is_wanted_is_said_once_in_words_alone(world: World, game: str) -> None:
    await world.private("Ada", await world.slash("Ada", "my settings")).press("Words only")
    hand = await sit_down(world, game, "4C KC", "7S JH 2S", "2D 3C 5S", discard="8H", named="C")
    assert "On top: **8 of hearts** ·" in hand.text
    assert "Suit: clubs" in hand.text
    assert "suit: **" not in hand.text


async def test_what_fits_is_said_again_when_one_comes_to_turn(world: World) -> None:
    ada = await sit_down(world, "olsen", "4H KC 2C", "7S 7H 2S", "2D 3C 5S")
    bo = await world.hand("Bo")
    assert "What fits" not in bo.text
    await ada.press("4♥")
    await world.pass_time()
    assert "What fits: ♥ hearts, another 4, or an eight." in bo.text


# What a call costs


@pytest.mark.parametrize("game", CALLS)
async def test_a_call_that_is_due_is_offered_with_what_silence_costs(world: World, game: str) -> None:
    hand = await sit_down(world, game, "4H KC", "7S JH 2S", "2D 3C 5S")
    await hand.press("4♥")
    assert COSTS[game] in hand.text
    assert hand.labels == [CALLS[game]]
    await hand.press(CALLS[game])
    assert COSTS[game] not in hand.text
    assert hand.labels == []


@pytest.mark.parametrize("game", CALLS)
async def test_a_call_that_is_due_is_offered_in_a_fresh_hand_and_after_a_restart(
    world: World, game: str
) -> None:
    hand = await sit_down(world, game, "4H KC", "7S JH 2S", "2D 3C 5S")
    await hand.press("4♥")
    again = await world.hand("Ada")
    assert COSTS[game] in again.text
    await world.restart()
    again = await world.hand("Ada")
    assert COSTS[game] in again.text
    await again.press(CALLS[game])
    assert again.labels == []


@pytest.mark.parametrize("game", CALLS)
async def test_a_call_that_is_too_late_is_offered_no_more(world: World, game: str) -> None:
    ada = await sit_down(world, game, "4H KC", "7S JH 2S", "2D 3C 5S")
    bo = await world.hand("Bo")
    await ada.press("4♥")
    await bo.press("J♥")
    await world.pass_time(1)
    assert COSTS[game] not in ada.text
    assert CALLS[game] not in ada.labels


async def test_the_second_call_of_olsen_olsen_is_offered_with_no_card_left(world: World) -> None:
    hand = await sit_down(world, "olsen_olsen", "4H", "7S JH 2S", "2D 3C 5S")
    await hand.press("4♥")
    assert "Your hand · 0 cards" in hand.text
    assert (
        "📣 Call **Ólsen ólsen** before the next player moves, or draw 3 cards and keep playing." in hand.text
    )
    await hand.press("Ólsen ólsen!")
    await world.pass_time()
    assert "📣 Ada called Ólsen ólsen!" in world.text


# What there is no choice about


async def test_a_draw_without_a_choice_is_announced_and_made(world: World) -> None:
    hand = await sit_down(world, "pursuit", "4C KC", "7S JH 2S", "2D 3C 5S", stock="6C 6D")
    assert "I’ll press " in hand.text
    assert "You have no card that fits. Draw one, and your turn ends." in hand.text
    assert hand.labels == ["Draw a card"]


@pytest.mark.parametrize(
    ("game", "hands", "position", "verb"),
    [
        ("olsen", ["2C 3C", "7S JH 2S", "2D 3D 5S"], {}, "Draw a card"),
        ("olsen_olsen", ["2C 3C", "7S JH 2S", "2D 3D 5S"], {}, "Draw a card"),
        ("pursuit", ["3C 4C", "7S JH 2S", "2D 3D 5S"], {"discard": "2H", "penalty": 2}, "Take the penalty"),
    ],
)
async def test_the_only_move_is_made_for_the_player_after_a_pause(
    world: World, game: str, hands: list[str], position: dict[str, Any], verb: str
) -> None:
    hand = await sit_down(world, game, *hands, **{"stock": "6C 6D 7C", **position})
    await world.restart(after=30)
    hand = await world.hand("Ada")
    assert "I’ll press " in hand.text
    assert hand.labels == [verb]
    before = world.now.observe(0).counts[0]
    await world.pass_time(40)
    assert world.now.observe(0).counts[0] > before


async def test_the_only_move_can_be_made_at_once(world: World) -> None:
    await world.table("Ada", "Bo", "Cleo")
    await world.arrange(
        turn=1, first_turn=[], discard="9H", hands=["2C 3C", "7H 6S 2S", "2D 3D 5S"], stock="6C 6D 7C"
    )
    bo, cleo = await world.hand("Bo"), await world.hand("Cleo")
    await bo.press("7♥")
    await world.pass_time(0.5)
    assert "I’ll press " in cleo.text
    await cleo.press("Draw a card")
    assert "Your hand · 4 cards" in cleo.text


async def test_a_choice_is_no_forced_move(playing: World) -> None:
    hand = await playing.hand("Ada")
    assert "is possible, so" not in hand.text
    assert "**Your turn** · ends <t:" in hand.text
