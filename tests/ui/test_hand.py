"""Hands in words: their order, how they are read aloud, and that the biggest ones stay within a message."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bot.games import GAMES
from bot.services import Sort
from bot.ui.components.layout import TEXT_LIMIT
from bot.ui.hands.card_buttons import Cards, listed
from bot.ui.i18n.translator import translator
from bot.ui.i18n.wording import FRENCH, Wording, in_order, rank_name
from bot.ui.presses.hands import HandPresses
from tests.games.at_random import open_table
from tests.ui.catalogue import LOCALES

HEADING = 1500
"""Characters that what stands above the cards may take."""


def every_card(key: str) -> list[str]:
    """All cards that anybody is dealt in a few matches of a game, each as often as it was there at once."""
    seen: dict[str, int] = {}
    for number in range(20):
        seats, _, _, (state, _) = open_table(GAMES[key], Random(number))
        hands = [card for seat in range(seats) for card in GAMES[key].observe(state, seat).hand]
        for card in hands:
            seen[card] = max(seen.get(card, 0), hands.count(card))
    return [card for card, count in seen.items() for _ in range(count)]


@pytest.mark.parametrize(
    ("hand", "by_suit", "by_rank"),
    [
        ("KH 2C TS AD 2H AC", "AC 2C AD TS 2H KH", "AC AD 2C 2H TS KH"),
        ("Y10 R2 B9 R10 B2", "B2 B9 R2 R10 Y10", "B2 R2 B9 R10 Y10"),
        ("X 13 R 2 R 7", "2 7 13 R R X", "2 7 13 R R X"),
    ],
)
def test_a_hand_is_sorted_by_suit_or_by_rank(hand: str, by_suit: str, by_rank: str) -> None:
    cards = hand.split(" ")
    assert " ".join(in_order(cards)) == by_suit
    assert " ".join(in_order(cards, "rank")) == by_rank


@pytest.mark.parametrize(
    ("locale", "game", "card", "words"),
    [
        ("en", "olsen", "TH", "10 of hearts"),
        ("en", "pursuit", "AS", "ace of spades"),
        ("en", "olsen_olsen", "JC", "jack of clubs"),
        ("en", "ole", "B12", "blue 12"),
        ("en", "otter", "7", "7"),
        ("nb", "olsen", "QD", "ruter dame"),
        ("nb", "ole", "Y3", "gul 3"),
    ],
)
def test_a_card_is_read_aloud_without_signs(locale: str, game: str, card: str, words: str) -> None:
    assert Wording(game, [], translator(locale), spoken=True).card(card) == words


@pytest.mark.parametrize("spoken", [False, True])
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("sort", ["suit", "rank"])
def test_every_card_of_a_game_in_one_hand_is_listed_within_a_message(
    key: str, locale: str, spoken: bool, sort: Sort
) -> None:
    hand = every_card(key)
    seats, _, _, (state, _) = open_table(GAMES[key], Random(1))
    observed = GAMES[key].observe(state, 0)
    words = Wording(key, [f"Seat{seat}" for seat in range(seats)], translator(locale), spoken)
    text = listed(Cards(replace(observed, hand=tuple(hand)), HandPresses("abcdefgh", 0, 1), words, {}, sort))
    assert len(text) < TEXT_LIMIT - HEADING
    if not (spoken and FRENCH.keys() >= set(hand)):
        assert all(words.card(card) in text for card in hand)
        return
    ranks, suits = ({card[place] for card in hand} for place in (0, 1))
    named = [words.suit(suit) for suit in suits], [rank_name(words, rank) for rank in ranks]
    common, others = named if sort == "suit" else reversed(named)
    lines = dict(line.lower().split(": ", 1) for line in text.splitlines())
    assert set(lines) == set(common)
    assert all(other in line for other in others for line in lines.values())
