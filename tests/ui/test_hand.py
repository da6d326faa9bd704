"""Hands in words: their order, how they are read aloud, and that the biggest ones stay within a message."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random
from typing import Any

import discord
import pytest
from discord.ui import Button

from bot.games import GAMES
from bot.games.api import Move
from bot.services import Sort
from bot.ui.components.layout import TEXT_LIMIT, button
from bot.ui.hands.card_buttons import (
    COMPONENTS,
    FEW,
    FRAME,
    MANY,
    Cards,
    card_buttons,
    in_rows,
    listed,
    question,
)
from bot.ui.hands.menu import IN_MENU
from bot.ui.i18n.translator import translator
from bot.ui.i18n.wording import FRENCH, Wording, in_order, rank_name
from bot.ui.presses.hands import HandPresses
from tests.games.at_random import open_table
from tests.ui.catalogue import LOCALES

TILE = discord.PartialEmoji(name="R7", id=1)
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
        assert "\n" not in text or sort == "suit"
        return
    ranks, suits = ({card[place] for card in hand} for place in (0, 1))
    named = [words.suit(suit).lower() for suit in suits], [rank_name(words, rank).lower() for rank in ranks]
    common, others = named if sort == "suit" else reversed(named)
    lines = dict(re.split(r"\s?: ", line.lower(), maxsplit=1) for line in text.splitlines())
    assert set(lines) == set(common)
    assert all(other in line for other in others for line in lines.values())


def offered(game: str, hand: list[str], moves: list[Move], locale: str) -> Cards:
    """The cards of a hand with these legal moves, after all of which a call is due."""
    seats, _, _, (state, _) = open_table(GAMES[game], Random(1))
    seen = replace(GAMES[game].observe(state, 0), hand=tuple(hand), legal=tuple(moves), options={})
    words = Wording(game, [f"Seat{seat}" for seat in range(seats)], translator(locale))
    return Cards(seen, HandPresses("abcdefgh", 0, 1), words, {}, "suit", frozenset(map(str, moves)))


@pytest.mark.parametrize("beside", [0, 5, 7])
@pytest.mark.parametrize("count", [1, 5, 9, MANY, MANY + 1, 25, 26, 52])
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", ["olsen", "olsen_olsen", "pursuit"])
def test_every_card_is_offered_with_its_call_and_without_within_a_message(
    game: str, locale: str, count: int, beside: int
) -> None:
    hand = list(FRENCH)[:count]
    cards = offered(game, hand, [Move("play", (card,)) for card in hand], locale)
    plays = card_buttons(cards, 0, beside, moves=0)
    if isinstance(plays, list):
        rows = -(-(len(plays) + beside) // 5)
        assert FRAME + rows + len(plays) + beside <= COMPONENTS
        assert len({each.custom_id for each in plays}) == 2 * count
        assert all(each.label and len(each.label) < 40 for each in plays)
        return
    menus = [card_buttons(cards, page, beside, moves=0) for page in range(-(-2 * count // 24))]
    values = {option.value for menu in menus if not isinstance(menu, list) for option in menu.options}
    assert len({value for value in values if value.startswith("t:")}) == 2 * count
    assert all(len(menu.options) <= 25 for menu in menus if not isinstance(menu, list))


@pytest.mark.parametrize(("spoken", "most"), [(False, MANY), (True, FEW)])
def test_cards_in_long_words_are_in_a_menu_sooner(spoken: bool, most: int) -> None:
    for count in (most, most + 1):
        hand = list(FRENCH)[:count]
        cards = offered("olsen", hand, [Move("play", (card,)) for card in hand], "en")
        plays = card_buttons(replace(cards, words=replace(cards.words, spoken=spoken)), 0, 2, moves=1)
        assert isinstance(plays, list) == (count == most)


def reached(cards: Cards) -> dict[str, int]:
    """The texts of all moves that buttons of the cards lead to, with the presses until each is made."""
    moves: dict[str, int] = {}
    row, presses = card_buttons(cards, 0, 0, 0), 1
    assert isinstance(row, list)
    while row:
        following: list[Button[Any]] = []
        for custom_id in (answer.custom_id or "" for answer in row):
            kind, text = custom_id[0], custom_id.rpartition(":")[2]
            if kind == "t":
                moves.setdefault(text, presses)
                continue
            asked = question(cards, tuple(text.split(" ")))
            assert len(asked.answers) <= (IN_MENU + 1 if asked.are_many else 8)
            following += asked.answers
        row, presses = following, presses + 1
    return moves


@pytest.mark.parametrize("hand", ["8S 9C", "8S 8H", "4H 4S 9C", "4H 4S 4D 4C", "4H 4S 4D 4C 4H 4S 4D 4C"])
@pytest.mark.parametrize("locale", LOCALES)
def test_every_play_that_takes_a_call_is_made_with_it_and_without_by_few_presses(
    locale: str, hand: str
) -> None:
    game = GAMES["olsen"]
    state = game.load({"game": "olsen", "seats": 2, "discard": "9H", "hands": [hand, "2C"]})
    plays = [move for move in game.legal_moves(state, 0) if move.verb == "play"]
    due = frozenset(map(str, game.plays_to_call(state, 0)))
    assert due
    moves = reached(replace(offered("olsen", hand.split(" "), plays, locale), due=due))
    assert {*moves} == {*map(str, plays)} | {f"{play} !" for play in due}
    if len(plays) < 20:
        assert max(moves.values()) <= 3


def test_an_eight_is_offered_with_its_call_before_its_suit_is_asked() -> None:
    plays = [Move("play", ("8S", f"={suit}")) for suit in "CDHS"]
    cards = offered("olsen", ["8S", "9C"], plays, "en")
    row = card_buttons(cards, 0, 0, 0)
    assert isinstance(row, list)
    assert [(answer.label or "").partition(" +")[2] for answer in row] == ["", " 📣 Olsen One Card!"]
    plain, called = (
        question(cards, tuple((answer.custom_id or "").split(":")[-1].split(" "))) for answer in row
    )
    assert [answer.label for answer in called.answers] == [answer.label for answer in plain.answers]
    assert len(called.answers) == 4
    assert "Olsen One Card!" in called.begun


@pytest.mark.parametrize(
    ("tiles", "labels", "rows"),
    [(12, 0, [4, 4, 4, 2]), (9, 0, [4, 4, 3]), (3, 0, [5]), (2, 2, [6])],
)
def test_tiles_stand_in_rows_that_a_narrow_phone_shows_in_one_line(
    tiles: int, labels: int, rows: list[int]
) -> None:
    plays = [button(f"t:{number}", "", emoji=TILE) for number in range(tiles)]
    plays += [button(f"c:{number}", "5♦ + 📣") for number in range(labels)]
    others = [button("o:1", "Take a token"), button("o:2", "Sort by colour")]
    assert [len(row) for row in in_rows(plays, others)] == rows
