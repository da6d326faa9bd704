"""Olé at the table: openings, series, tokens and colours turned around, as people press and read them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.e2e.screen import Private, scores_of, told
from tests.e2e.world import World

THREE = ("Ada", "Bo", "Cleo")

OPENING = [
    "R1 R2 R3 R4 R5 R6 R7 B1 B2 B3 B4 B5",
    "Y1 R8 G4 Y2 Y3 Y4 Y5 Y6 Y7 Y8 B6 B7",
    "B8 B9 B10 G1 G2 G3 G5 G6 G7 G8 G9 G10",
]
"""The hands of Ada, Bo and Cleo with all the cards there are."""

SORT = "Sort by number"
"""The last button of a hand with enough cards."""

UPRIGHT = "🟥R > 🟦B > 🟩G > 🟨Y"
REVERSED = "🟨Y > 🟩G > 🟦B > 🟥R"


@pytest.fixture
async def trio(world: World) -> World:
    """Ada, Bo and Cleo at a table."""
    await world.table(*THREE, game="ole")
    return world


async def lay_out(world: World, table: str, *hands: str, **position: Any) -> Private:
    """Ada is on turn; ``table`` is the top card, and all cards in nobody's hand lie under it."""
    middle = {"phase": "play", "chooser": None, "turn": 0, "table": table, "pile": "", "hands": list(hands)}
    await world.arrange(**{**middle, **position})
    return await world.hand("Ada")


def played(hand: Private) -> list[str]:
    """The cards that can be laid."""
    return [label for label in hand.labels if label not in ("Take a token", SORT)]


# The opening


async def test_the_lowest_card_opens_and_a_second_goes_on_top(trio: World) -> None:
    await trio.arrange(phase="opening", turn=1, table="", pile="", hands=OPENING)
    assert "The table is empty." in trio.text
    bo = await trio.hand("Bo")
    assert "You have 🟨Y1, the lowest card. Play it to open." in bo.text
    assert bo.labels == ["🟨Y1", SORT]
    await bo.press("🟨Y1")
    assert "**Your turn**" in bo.text
    assert "Now play one more card, any you like." in bo.text
    assert len(played(bo)) == 11
    assert "Take a token" not in bo.labels
    await bo.press("🟥R8")
    await trio.pass_time()
    assert "- Bo plays 🟨Y1.\n- Bo plays 🟥R8.\n" in trio.text
    assert "On top: **🟥R8** · 1 under it\n" in trio.text
    assert "▶️ Cleo" in trio.text
    assert "▫️ Bo · 10 cards" in trio.text


async def test_a_house_rule_leaves_the_opening_at_one_card(world: World) -> None:
    await world.table(*THREE, game="ole", rules={"opening_second": "optional"})
    await world.arrange(phase="opening", turn=1, table="", pile="", hands=OPENING)
    bo = await world.hand("Bo")
    await bo.press("🟨Y1")
    assert "Now play one more card, any you like, or stop at one." in bo.text
    await bo.press("Stop at one card")
    await world.pass_time()
    assert "- Bo stops at one card." in world.text
    assert "On top: **🟨Y1**\n" in world.text
    assert "▶️ Cleo" in world.text


# What is higher


async def test_a_higher_colour_ends_the_turn(trio: World) -> None:
    ada = await lay_out(trio, "Y7", "G4 B7 R1 G8 Y5 Y6", "B10 R2", "R8 B9")
    fits = "Higher than 🟨Y7: 🟥R, 🟦B or 🟩G with any number, or any card over 7."
    assert fits in ada.text
    assert "end your turn" not in ada.text, "the picture shows what fits"
    assert "Higher in both, so you’d keep playing: 🟩G8" in ada.text
    assert played(ada) == ["🟦B7", "🟩G4", "🟩G8", "🟥R1"]
    assert "Dimmed, not playable now: yellow 5, yellow 6." in ada.alt
    await ada.press("🟩G4")
    await trio.pass_time()
    assert "- Ada plays 🟩G4.\n" in trio.text
    assert "▶️ Bo" in trio.text


async def test_a_higher_number_ends_the_turn(trio: World) -> None:
    ada = await lay_out(trio, "R5", "Y6 B9 R6 R4 B5 G3", "G10 R8", "B10 Y7")
    assert "Higher than 🟥R5: any card over 5." in ada.text
    assert "you would go on" not in ada.text
    assert played(ada) == ["🟦B9", "🟥R6", "🟨Y6"]
    await ada.press("🟨Y6")
    await trio.pass_time()
    assert "- Ada plays 🟨Y6.\n" in trio.text
    assert "▶️ Bo" in trio.text


async def test_a_card_higher_in_both_starts_a_series_that_goes_on(trio: World) -> None:
    ada = await lay_out(trio, "Y3", "G4 B6 R7 Y8 Y2", "G5 B2", "B9 Y5")
    await ada.press("🟩G4")
    assert "**Your turn**" in ada.text
    assert "You’re in a series. Play another higher card, or take a token." in ada.text
    await ada.press("🟦B6")
    await trio.pass_time()
    assert "▶️ Ada" in trio.text
    assert "a series of 2" in trio.text
    await ada.press("🟥R7")
    assert played(ada) == ["🟨Y8"]
    await ada.press("🟨Y8")
    await trio.pass_time()
    series = "- Ada plays 🟦B6. A series of 2!\n- Ada plays 🟥R7. A series of 3!\n"
    assert f"{series}- Ada plays 🟨Y8, with one card left.\n" in trio.text
    assert "▶️ Bo" in trio.text


async def test_a_series_ends_with_a_card_that_is_higher_in_one(trio: World) -> None:
    ada = await lay_out(trio, "Y3", "G5 B2 R7 Y8", "G3 G4", "B8 Y4")
    await ada.press("🟩G5")
    await ada.press("🟦B2")
    assert " to play · ends" in ada.text
    assert ada.labels == []
    await trio.pass_time()
    assert "- Ada plays 🟩G5. A series!\n- Ada plays 🟦B2.\n" in trio.text
    assert "▶️ Bo" in trio.text


# Tokens


async def test_a_token_may_be_taken_by_who_could_play(trio: World) -> None:
    ada = await lay_out(trio, "Y3", "Y4 Y1", "G3", "B8")
    assert ada.labels == ["🟨Y4", "Take a token"]
    await ada.press("Take a token")
    assert "Your hand · 2 cards" in ada.text
    await trio.pass_time()
    assert "- Ada takes a token.\n" in trio.text
    assert "On top: **🟨Y3**" in trio.text
    assert "🪙 17 tokens left.\n🪙 Ada · 1 token\n" in trio.text
    assert "▶️ Bo" in trio.text


async def test_a_series_that_cannot_go_on_costs_a_token(trio: World) -> None:
    ada = await lay_out(trio, "Y3", "G4 B6 R8 Y2", "G5 B2", "B9 Y5")
    for card in ("🟩G4", "🟦B6", "🟥R8"):
        await ada.press(card)
    assert "You have no higher card, so take a token." in ada.text
    assert ada.labels == ["Take a token"]
    await ada.press("Take a token")
    await trio.pass_time()
    assert "- Ada takes a token instead of another card.\n" in trio.text
    assert "On top: **🟥R8**" in trio.text
    assert "▶️ Bo" in trio.text


async def test_tokens_run_out_and_are_written_down(trio: World) -> None:
    ada = await lay_out(trio, "Y3", "Y4 Y1", "R8 Y2", "B8", tokens=[3, 0, 14], supply=1)
    assert "One token left." in ada.alt
    assert "tokens: 14" in ada.alt
    await ada.press("Take a token")
    await trio.pass_time()
    assert "- Ada takes a token, 4 in all.\n" in trio.text
    assert "🪙 No tokens left. I note down each one you take." in trio.text
    bo = await trio.hand("Bo")
    await bo.press("Take a token")
    await trio.pass_time()
    assert "- Bo takes a token. None is left, so I note it down.\n" in trio.text
    assert "🪙 Ada · 4 tokens\n🪙 Bo · 1 token\n" in trio.text
    cleo = await trio.hand("Cleo")
    await cleo.press("🟦B8")
    await trio.pass_time()
    assert "Cleo plays 🟦B8, the last card!" in trio.text
    assert scores_of(trio.message) == ["Bo 15 15", "Ada 25 25", "Cleo 70 70"]


# The end of a deal


async def test_a_dead_end_gives_everybody_a_token(trio: World) -> None:
    ada = await lay_out(trio, "G10", "R8 B8 Y2", "Y4", "G3 Y8")
    await ada.press("🟥R8")
    await trio.pass_time()
    assert (
        "- Ada plays 🟥R8. No one has a card higher than 🟥R8, so each player takes a token."
        " Bo wins deal 1 with 9 points."
    ) in trio.text
    assert scores_of(trio.message) == ["Bo 9 9", "Ada 15 15", "Cleo 16 16"]
    assert "The next deal starts" in trio.text
    assert "Next deal" in trio.labels


async def test_going_out_in_a_series_costs_nothing(trio: World) -> None:
    ada = await lay_out(trio, "Y3", "G4", "Y2", "B8")
    await ada.press("🟩G4")
    await trio.pass_time()
    out = "- Ada plays 🟩G4, the last card! A series! "
    assert out in trio.text
    assert "Ada wins deal 1 with 0 points." in trio.text
    assert scores_of(trio.message) == ["Ada 0 0", "Bo 2 2", "Cleo 8 8"]


# The loser's privilege


async def deal_two(world: World) -> Private:
    """Deal 1, in which Bo and Cleo had the most points, is over, and deal 2 is dealt; gives Cleo's hand."""
    second = [hand.split() for hand in (OPENING[2], OPENING[0], OPENING[1])]
    dealt = " ".join(card for round_ in zip(*second, strict=True) for card in round_)
    hands = ("R8 B7", "Y8 G8 Y7 Y2", "B8 R7 G7 G3")
    ada = await lay_out(world, "G10", *hands, deal=1, dealer=0, next_deck=dealt)
    await ada.press("🟥R8")
    await world.pass_time()
    assert "Ada wins deal 1 with 12 points." in world.text
    await world.press("Bo", "Next deal")
    await world.pass_time()
    assert "Cleo had the most points and may reverse the colours." in world.text
    assert "▶️ Cleo" in world.text
    cleo = await world.hand("Cleo")
    assert "Your hand · 12 cards" in cleo.text
    assert "so the colours are yours. Keep this order, or reverse it?" in cleo.text
    assert cleo.labels == ["Reverse the colours", "Keep the colours", SORT]
    return cleo


async def test_the_loser_reverses_the_colours_for_one_deal(trio: World) -> None:
    cleo = await deal_two(trio)
    await cleo.press("Reverse the colours")
    await trio.pass_time()
    assert f"- 🔄 Cleo reverses the colours: {REVERSED}. Ada has 🟥R1 and opens.\n" in trio.text
    ada = await trio.hand("Ada")
    assert ada.labels == ["🟥R1", SORT]

    hands = ("G3 Y5 R6 B6 G6 R5 B4", "Y8", "G8")
    ada = await lay_out(trio, "B5", *hands)
    assert f"\n{REVERSED}\n" in trio.text
    fits = "Higher than 🟦B5: 🟨Y or 🟩G with any number, or any card over 5."
    assert fits in ada.text
    assert "Higher in both, so you’d keep playing: 🟩G6" in ada.text
    assert "Dimmed, not playable now: blue 4, red 5." in ada.alt

    ada = await lay_out(trio, "B5", "Y5", "Y8", "G8")
    await ada.press("🟨Y5")
    await trio.pass_time()
    assert "Ada wins deal 2 with 0 points." in trio.text
    await trio.press("Ada", "Next deal")
    await trio.pass_time()
    assert f"\n{UPRIGHT}\n" in trio.text


async def test_the_loser_may_leave_the_colours(trio: World) -> None:
    cleo = await deal_two(trio)
    await cleo.press("Keep the colours")
    assert " to play · ends" in cleo.text
    await trio.pass_time()
    assert f"- Cleo keeps the colours: {UPRIGHT}. Bo has 🟨Y1 and opens.\n" in trio.text
    assert f"\n{UPRIGHT}\n" in trio.text
    assert (await trio.hand("Bo")).labels == ["🟨Y1", SORT]


async def test_without_the_privilege_the_colours_never_change(world: World) -> None:
    await world.table(*THREE, game="ole", rules={"privilege": False})
    ada = await lay_out(world, "Y3", "G4", "Y2", "B8")
    await ada.press("🟩G4")
    await world.pass_time()
    await world.press("Bo", "Next deal")
    await world.pass_time()
    assert "may turn the colours around" not in world.text
    assert "has 🟨Y1 and opens." in world.text


# The match


async def test_a_match_has_a_deal_for_every_player_and_the_first_place_may_be_shared(trio: World) -> None:
    for deal, hands in enumerate((("G4", "Y2", "B8"), ("G4", "R8 Y1", "Y2")), 1):
        ada = await lay_out(trio, "Y3", *hands)
        await ada.press("🟩G4")
        await trio.pass_time()
        assert f"Ada wins deal {deal} with 0 points." in trio.text
        await trio.press("Ada", "Next deal")
        await trio.pass_time()
        assert f"deal {deal + 1}" in trio.text
    await lay_out(trio, "Y3", "R6 B5", "G4", "Y2", turn=1)
    await (await trio.hand("Bo")).press("🟩G4")
    await trio.pass_time()
    assert "Bo wins deal 3 with 0 points." in trio.text
    assert "🏆 **Ada**\n🏆 **Bo**\n**3.** **Cleo** · one point behind" in trio.places
    await trio.words_only("Cleo")
    board = told(await trio.slash("Cleo", "leaderboard", game="ole"))
    for line, numbers in (
        ("**Ada** · 1 of 1 won (100%)", "2 of 3 deals won · 3.7 points a deal"),
        ("**Bo** · 1 of 1 won (100%)", "1 of 3 deals won · 3.7 points a deal"),
        ("▸ **Cleo** · 0 of 1 won (0%)", "0 of 3 deals won · 4.0 points a deal"),
    ):
        assert f"▫️ {line}\n-# {numbers}\n" in board
    assert "then fewer points a deal" in board
    assert " missed" not in board
