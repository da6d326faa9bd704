"""What a picture shows is said in words too, for ears and within Discord's limit."""

from dataclasses import replace

import pytest

from bot.games import GAMES
from bot.games.api import Observation
from bot.ui.i18n.translator import translator
from bot.ui.i18n.wording import Wording
from bot.ui.pictures import HandFacts, hand_alt, scene_of, table_alt
from bot.ui.pictures.alt import LIMIT
from bot.ui.pictures.looks import look_of
from tests.ui.catalogue import LOCALES

NAMES = ("Ada", "Bo", "Cleo")
DECK_OF = {game: look_of(game).deck.cards for game in ("olsen", "ole", "otter")}


def words(game: str, names: tuple[str, ...] = NAMES, locale: str = "en") -> Wording:
    return Wording(game, names, translator(locale))


def seen(game: str, seats: int = 3, **facts: object) -> Observation:
    start = GAMES[game].observe(GAMES[game].new(seats, b"1", {}).state, None)
    return replace(start, phase="play", table={**start.table, **facts})


def test_a_hand_says_what_can_be_played_and_what_not() -> None:
    assert hand_alt(HandFacts(("7H", "TD", "7H", "AS"), frozenset({"7H"})), words("olsen")).text == (
        "Your hand: 4 cards. Raised and bright, playable now: 7 of hearts, 7 of hearts. "
        "Dimmed, not playable now: 10 of diamonds, ace of spades."
    )


def test_a_hand_says_what_is_chosen_and_what_may_go_with_it() -> None:
    hand = HandFacts(("7H", "7H", "7S", "AS"), frozenset({"7H", "7S"}), chosen=("7H",))
    assert hand_alt(hand, words("olsen")).text == (
        "Your hand: 4 cards. Raised, chosen: 7 of hearts. Bright, can go with it: 7 of hearts, 7 of spades. "
        "Dimmed, not playable now: ace of spades."
    )


def test_a_hand_in_which_all_or_nothing_can_be_played_does_not_speak_of_the_rest() -> None:
    assert hand_alt(HandFacts(("R7",), frozenset({"R7"})), words("ole")).text == (
        "Your hand: one card. Raised and bright, playable now: red 7."
    )
    assert (
        hand_alt(HandFacts(("R7",)), words("ole")).text
        == "Your hand: one card. Dimmed, not playable now: red 7."
    )


def test_the_heads_on_otters_are_said() -> None:
    said = hand_alt(HandFacts(("7", "1"), frozenset({"7"}), heads=(("7", 3), ("1", 1))), words("otter")).text
    assert "7 (3 heads)" in said
    assert "1 (1 head)" in said


def test_new_cards_and_the_table_are_said_after_the_hand() -> None:
    hand = HandFacts(("7H", "7H", "AS"), new=("7H", "KD"))
    scene = scene_of("olsen", replace(seen("olsen", top="8C", discard=5, stock=20), counts=(3, 1, 9)))
    said = hand_alt(hand, words("olsen"), scene).text
    assert said.startswith("Your hand: 3 cards. ")
    assert "With a sparkle, new: 7 of hearts. On top of a discard pile of 5 cards: 8 of clubs." in said
    assert "2. Bo: one card" in said


def test_a_table_of_a_cousin() -> None:
    table = seen("olsen", top="8C", discard=5, stock=20, named="H", pot=30, said=[1], offence=[2])
    table = replace(table, to_act=frozenset({0}), counts=(4, 1, 9))
    assert table_alt(scene_of("olsen", table), words("olsen")).text == (
        "On top of a discard pile of 5 cards: 8 of clubs. 20 cards in the draw pile. "
        "The suit, large beside it: hearts. "
        "30 chips in the pot. 1. Ada: 4 cards, has the turn. 2. Bo: one card, called. "
        "3. Cleo: 9 cards, can be challenged."
    )


def test_a_table_of_swedish_pursuit_says_where_play_goes_and_what_waits() -> None:
    said = table_alt(scene_of("pursuit", seen("pursuit", dir=-1, penalty=4)), words("pursuit")).text
    assert "Play goes anticlockwise." in said
    assert "4 cards for the next player." in said


def test_a_table_of_ole() -> None:
    table = seen("ole", top="G12", pile=4, order="YGBR", supply=1, series=2, tokens=[0, 3, 1])
    table = replace(table, to_act=frozenset({2}), counts=(5, 6, 1))
    assert table_alt(scene_of("ole", table), words("ole")).text == (
        "On top of a discard pile of 5 cards: green 12. Colours from the highest: yellow, green, blue, red. "
        "One token left. A series of 2. 1. Ada: 5 cards, tokens: 0. 2. Bo: 6 cards, tokens: 3. "
        "3. Cleo: one card, tokens: 1, has the turn."
    )


def test_a_table_of_otter_nonsense() -> None:
    table = seen(
        "otter",
        columns=["3 5 9", "6", ""],
        ways=["up", "none", "none"],
        values=[9, 6, None],
        scores=[2, 0, 6],
        dir=1,
        receiver=2,
        heads={"3": 1, "5": 2, "6": 3, "9": 2},
    )
    table = replace(table, to_act=frozenset({0}), counts=(8, 8, 7))
    assert table_alt(scene_of("otter", table), words("otter")).text == (
        "Column 1: 3 (1 head), 5 (2 heads), 9 (2 heads), takes 9 or higher. "
        "Column 2: 6 (3 heads), takes any otter. Column 3: empty, takes any otter. Play goes clockwise. "
        "1. Ada: 8 cards, heads: 2/7, has the turn. 2. Bo: 8 cards, heads: 0/7. "
        "3. Cleo: 7 cards, heads: 6/7, gets the next otter."
    )


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", DECK_OF)
@pytest.mark.parametrize("count", [1, 12, 60, 80, 120])
def test_a_hand_of_any_size_fits_and_names_every_card(game: str, locale: str, count: int) -> None:
    deck = DECK_OF[game]
    cards = [deck[index % len(deck)] for index in range(count)]
    worded = words(game, locale=locale)
    said = hand_alt(HandFacts(tuple(cards), frozenset(cards[::2]), heads=(("7", 3),)), worded).text
    assert len(said) <= LIMIT
    read_aloud = replace(worded, spoken=True)
    assert all(read_aloud.card(code) in said for code in cards) or all(
        worded.card(code) in said for code in cards
    )


def test_a_long_hand_names_its_cards_by_signs() -> None:
    cards = DECK_OF["olsen"] * 2
    said = hand_alt(HandFacts(tuple(cards)), words("olsen")).text
    assert "K♣" in said
    assert len(said) <= LIMIT


def test_what_does_not_fit_is_counted() -> None:
    names = tuple(f"{seat} {'long name ' * 20}" for seat in range(10))
    said = table_alt(scene_of("olsen", seen("olsen", seats=10)), words("olsen", names)).text
    assert len(said) <= LIMIT
    assert said.endswith("more lines are in the text of the message.")
    assert "1. 0 long name" in said


def test_one_thing_that_is_too_long_is_cut() -> None:
    said = table_alt(scene_of("olsen", seen("olsen", seats=2)), words("olsen", ("x" * 2000, "y" * 2000))).text
    assert len(said) <= LIMIT
