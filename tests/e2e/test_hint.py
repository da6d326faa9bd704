"""What would you do? A hint in the hand, for who plays alone against computers."""

from __future__ import annotations

import pytest

from bot.ui.i18n.translator import translator
from tests.e2e.screen import told
from tests.e2e.world import World
from tests.players.test_hints import ALWAYS, REASONS

SAY = translator("en")
ASK = SAY("button-hint")

CHOICE = {"turn": 0, "discard": "9C", "first_turn": [], "hands": ["8H 9H 4D KS", "4C 6D 7S 2S 3D"]}


async def test_a_hint_says_what_and_why_to_nobody_else(world: World) -> None:
    await world.table("Ada", computers=1)
    await world.arrange(**CHOICE)
    hand = await world.hand("Ada")
    await hand.press(ASK)
    hint, *cards = hand.text.splitlines()
    assert hint.startswith("💡 **Play ")
    assert any(SAY(f"hint-{reason}") in hint for reason in REASONS | ALWAYS)
    assert "Your hand" in cards[0]
    assert hand.message.ephemeral
    assert "9♥" in hand.labels, "the card is still to be laid"
    await hand.press("9♥")
    assert "💡" not in hand.text
    assert "💡" not in world.text


@pytest.mark.parametrize("others", [("Bo",)])
async def test_where_other_people_play_there_is_none(world: World, others: tuple[str, ...]) -> None:
    await world.table("Ada", *others)
    await world.arrange(**CHOICE)
    hand = await world.hand("Ada")
    assert ASK not in hand.labels
    press = ("Ada", hand.message, f"v:hint:{world.now.table_id}.0")
    assert told(*(await world.at_once(press))) == SAY("refused-no_hint")


async def test_who_has_no_choice_needs_none(world: World) -> None:
    await world.table("Ada", computers=1)
    await world.arrange(**{**CHOICE, "turn": 1})
    assert ASK not in (await world.hand("Ada")).labels
