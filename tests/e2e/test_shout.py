"""The call is the soul of the games that have one: it is offered where one looks, when it can be made."""

from __future__ import annotations

import pytest

from bot.games.api import Value
from tests.e2e.conftest import PLAIN
from tests.e2e.test_first_minutes import CALLS, sit_down
from tests.e2e.world import World

OTHERS = ("7S JH 2S", "2D 3C 5S")


def lays(labels: list[str], card: str) -> list[str]:
    """The buttons that lay a card, and say so."""
    return [label for label in labels if card in label]


@pytest.mark.parametrize("game", CALLS)
async def test_a_card_after_which_a_call_is_due_is_offered_with_the_call_and_without(
    world: World, game: str
) -> None:
    hand = await sit_down(world, game, "4H KC", *OTHERS)
    offered = sorted(lays(hand.labels, "4♥"), key=len)
    assert len(offered) == 2, hand.labels
    assert CALLS[game] in offered[1]
    await hand.press(offered[1])
    await world.pass_time()
    (called,) = [line for line in world.text.splitlines() if "📣" in line]
    assert CALLS[game].rstrip("!") in called


async def test_the_last_card_is_offered_with_the_second_call_and_without(world: World) -> None:
    hand = await sit_down(world, "olsen_olsen", "4H", *OTHERS)
    offered = lays(hand.labels, "4♥")
    assert len(offered) == 2, hand.labels
    assert sum("Ólsen ólsen!" in label for label in offered) == 1


async def test_several_cards_of_one_rank_are_offered_with_the_call_and_without(world: World) -> None:
    hand = await sit_down(world, "olsen", "4H 4S 4D QD", *OTHERS)
    await hand.press("4♥")
    assert {"4♠ 4♦", "… + 📣 Olsen One Card!"} <= {*hand.labels}
    await hand.press("… + 📣 Olsen One Card!")
    assert {*hand.labels} == {"4♠ 4♦", "4♦ 4♠", "Back"}


@pytest.mark.parametrize(
    ("game", "rules", "hand", "cost"),
    [
        ("olsen", {}, "4H KC", "Without your call, you draw 10 cards as soon as the next player moves."),
        (
            "olsen",
            {"enforce": "challenge"},
            "4H KC",
            "you for 10 cards once the next player has moved.",
        ),
        ("olsen", {"calls_by_hand": True}, "4H KC", "Without your call, you draw 10 cards as soon as"),
        ("olsen_olsen", {"enforce": "challenge"}, "4H", "you draw 3 cards as soon as the next player moves."),
        (
            "olsen_olsen",
            {"oo_window": "with_card_only"},
            "4H",
            "you draw 3 cards at once.",
        ),
        ("pursuit", {}, "4H KC", "any player can challenge you for 2 cards once the next player has moved."),
    ],
)
async def test_what_silence_costs_is_said_before_one_chooses(
    world: World, game: str, rules: dict[str, Value], hand: str, cost: str
) -> None:
    await world.table("Ada", "Bo", "Cleo", game=game, rules=rules)
    await world.arrange(turn=0, discard="9H", named=None, hands=[hand, *OTHERS], **PLAIN[game])
    ada = await world.hand("Ada")
    assert cost in ada.text, ada.text


async def test_what_silence_costs_is_not_said_again_or_before_a_call_can_be_due(world: World) -> None:
    hand = await sit_down(world, "olsen", "AH 4H KC", *OTHERS)
    assert "Without your call" not in hand.text
    await hand.press("A♥")
    assert "Without your call" in hand.text
    await hand.press("4♥ + 📣 Olsen One Card!")
    await world.pass_time()
    await world.arrange(turn=0, discard="9H", hands=["4H KC", *OTHERS], **PLAIN["olsen"])
    again = await world.hand("Ada")
    assert "4♥ + 📣 Olsen One Card!" in again.labels
    assert "Without your call" not in again.text


@pytest.mark.parametrize("game", CALLS)
async def test_the_table_has_a_button_for_the_call_only_while_somebody_may_owe_one(
    world: World, game: str
) -> None:
    hand = await sit_down(world, game, "4H KC 6D 5H 3D 9C", "7S JH 2S 5C", "2D 3C 5S 6S")
    assert CALLS[game] not in world.labels, world.labels
    await hand.press("4♥")
    await world.pass_time()
    assert CALLS[game] not in world.labels, "she has five cards left, all see that"
    await world.arrange(turn=0, discard="9H", hands=["4H KC", *OTHERS], **PLAIN[game])
    await hand.press("4♥")
    await world.pass_time()
    assert CALLS[game] in world.labels
    await world.press("Ada", CALLS[game])
    await world.pass_time()
    assert CALLS[game] not in world.labels, "she has called, all heard that"


@pytest.mark.parametrize("game", CALLS)
async def test_a_lobby_has_a_switch_for_catching_each_other(world: World, game: str) -> None:
    await world.lobby("Ada", "Bo", game=game)
    options = world.private("Ada", await world.press("Ada", "Options"))
    offered = [*world.labels, *options.offers]
    assert any("Catch each other" in label for label in offered), offered
