"""Hands of more cards than a message has room for buttons: every card can be read, and played."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.ui.i18n.wording import in_order
from tests.e2e.conftest import PLAIN
from tests.e2e.screen import Private, told
from tests.e2e.world import World

pytestmark = pytest.mark.slow

PACK = [rank + suit for suit in "CDSH" for rank in "A23456789TJQK"]
SIXTY = [*PACK[:52], *PACK[:8]]
SIGNS = {"C": "♣", "D": "♦", "S": "♠", "H": "♥"}
FRENCH = ("olsen", "olsen_olsen", "pursuit")
MORE = "More cards…"


def label(code: str, count: int = 1) -> str:
    """A card as a menu or a text has it."""
    return code[0].replace("T", "10") + SIGNS[code[1]] + (f" ×{count}" if count > 1 else "")


EVERY_LABEL = {label(code, SIXTY.count(code)) for code in SIXTY}


async def sixty_cards(world: World, game: str, **position: Any) -> Private:
    """Ada is on turn with sixty cards of two packs, and any of them fits."""
    await world.table("Ada", "Bo", "Cleo", game=game, rules={"packs": 2})
    plain = {"turn": 0, "discard": "", "named": None, "hands": [" ".join(SIXTY), "KC KD", "QC QD"]}
    await world.arrange(**{**plain, **PLAIN[game], **position})
    return await world.hand("Ada")


async def pages(hand: Private) -> list[list[dict[str, Any]]]:
    """The options of all pages of a hand, from the one it is on once around."""
    found: list[list[dict[str, Any]]] = []
    while True:
        (menu,) = hand.menus
        *cards, more = menu["options"]
        assert more["label"] == MORE
        if cards in found:
            return found
        found.append(cards)
        assert await hand.choose(more["value"])


@pytest.mark.parametrize("game", FRENCH)
async def test_sixty_cards_can_all_be_read(world: World, game: str) -> None:
    hand = await sixty_cards(world, game)
    assert "Your hand · 60 cards" in hand.text
    in_signs = set(re.findall(r"\w+[♣♦♠♥]", hand.alt))
    assert (hand.cards or in_signs) == {label(code) for code in SIXTY}
    assert len(hand.text) < 400


@pytest.mark.parametrize("game", FRENCH)
async def test_sixty_cards_can_all_be_played(world: World, game: str) -> None:
    hand = await sixty_cards(world, game)
    shown = [option["label"] for page in await pages(hand) for option in page]
    assert len(shown) == len(set(shown)) == 52
    assert set(shown) == EVERY_LABEL


@pytest.mark.parametrize("game", FRENCH)
async def test_a_card_of_the_last_page_is_played(world: World, game: str) -> None:
    hand = await sixty_cards(world, game)
    last = (await pages(hand))[-1]
    assert "K♥" in [option["label"] for option in last]
    for _ in range(2):
        await hand.choose(hand.menus[0]["options"][-1]["value"])
    await hand.choose(next(option["value"] for option in last if option["label"] == "K♥"))
    for option in [option for menu in hand.menus for option in menu["options"]]:
        if option["label"] == "Only this one":
            await hand.choose(option["value"])
    if "Only this one" in hand.labels:
        await hand.press("Only this one")
    assert world.now.observe(None).table["top"] == "KH"
    assert "Your hand · 59 cards" in hand.text


async def test_a_big_hand_is_sorted_too(world: World) -> None:
    hand = await sixty_cards(world, "olsen")
    await hand.press("Sort by rank")
    (menu,) = hand.menus
    expected = [label(code, SIXTY.count(code)) for code in in_order(set(SIXTY), "rank")]
    assert [option["label"] for option in menu["options"][:-1]] == expected[:24]
    assert "ace of clubs, ace of clubs, ace of diamonds, ace of spades, ace of hearts, 2 of clubs" in hand.alt


async def test_a_big_hand_can_be_read_while_others_play(world: World) -> None:
    await sixty_cards(world, "olsen", turn=1, discard="KH", hands=[" ".join(PACK[:30]), "KC KD", "QC QD"])
    hand = await world.hand("Ada")
    assert not hand.menus
    assert "ace of clubs, 2 of clubs, 3 of clubs" in hand.alt


async def test_a_big_hand_without_a_card_that_fits_still_draws(world: World) -> None:
    await sixty_cards(world, "pursuit")
    clubs_and_spades = [code for code in PACK[:39] if code[1] != "D" and code[0] not in "85"]
    await world.arrange(
        discard="5D", hands=[" ".join([*clubs_and_spades, *clubs_and_spades[:20]]), "KH", "QH"]
    )
    hand = await world.hand("Ada")
    assert not hand.menus
    assert hand.labels == ["Draw a card", "Sort by rank"]
    await hand.press("Draw a card")
    assert f"Your hand · {len(clubs_and_spades) + 21} cards" in hand.text


async def test_a_big_hand_in_words_alone_stays_within_a_message(world: World) -> None:
    await sixty_cards(world, "olsen")
    settings = world.private("Ada", await world.slash("Ada", "my settings"))
    await settings.press("Words only")
    hand = await world.hand("Ada")
    assert "clubs: ace ×2, 2 ×2, 3 ×2" in hand.text
    assert re.search("hearts: .*, king$", hand.text, re.MULTILINE)
    assert len(hand.text) < 4000
    labels = [option["label"] for page in await pages(hand) for option in page]
    assert len(labels) == 52
    assert "7 of hearts" in labels


async def test_many_cards_and_eight_challenges_fit_in_a_message(world: World) -> None:
    names = [f"Guest{number}" for number in range(7)]
    for name in names:
        world.member(name)
    await world.table("Ada", "Bo", *names, game="olsen", rules={"packs": 2, "enforce": "challenge"})
    others = PACK[39:47]
    await world.arrange(
        turn=0,
        first_turn=[],
        discard="",
        offence=list(range(1, 9)),
        hands=[" ".join(PACK[8:20]), *others],
    )
    hand = await world.hand("Ada")
    assert [part["label"] for part in hand.buttons][:3] == ["9♣", "10♣", "J♣"]
    assert hand.labels[12:] == ["Challenge…", "Sort by rank"]
    await hand.press("Challenge…")
    chosen = {option["label"]: option["value"] for option in hand.menus[0]["options"]}
    assert set(chosen) == {"Bo", *names}
    assert hand.labels == ["Back"]
    result = await hand.choose(chosen["Guest3"])
    assert "Challenge…" in hand.labels
    assert world.say("refused-stale") not in told(result)
    await world.pass_time()
    assert "Ada challenges Guest3, who draws 10 cards!" in world.text


async def test_a_hand_of_every_card_of_ole_is_read_and_played(world: World) -> None:
    await world.table("Ada", "Bo", "Cleo", game="ole")
    cards = [colour + str(number) for colour in "RBGY" for number in range(1, 16)]
    position = world.now.game.dump(world.now.state)
    known = set(" ".join([*position["hands"], position["pile"], position["table"]]).split())
    cards = [card for card in cards if card in known and card not in ("Y1", "R1", "B1")]
    await world.arrange(
        phase="play",
        chooser=None,
        turn=0,
        table="Y1",
        pile="",
        hands=[" ".join(cards), "R1", "B1"],
    )
    hand = await world.hand("Ada")
    labels = [option["label"] for page in await pages(hand) for option in page]
    assert len(labels) == len(cards) > 25
    spoken = {"R": "red", "B": "blue", "G": "green", "Y": "yellow"}
    assert all(f"{spoken[card[0]]} {card[1:]}" in hand.alt for card in cards)
    assert len(hand.text) < 4000
