"""Names in pictures: whatever people have written, what is drawn fits and says nothing else than the name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games import GAMES
from bot.games.api import Observation
from bot.ui.i18n.translator import translator
from bot.ui.pictures import TableDrawing, scene_of
from bot.ui.pictures.colours import CHALK, LIGHT, RIM
from bot.ui.pictures.decks import HAND_SCALE, TABLE_SCALE, deck_for
from bot.ui.pictures.french import French
from bot.ui.pictures.names import drawn_name, name_sprite
from bot.user_text import UserText
from tests.ui.catalogue import LOCALES, catalogue, text

DECK = deck_for("olsen", "classic", TABLE_SCALE)
SEEN = GAMES["olsen"].observe(GAMES["olsen"].new(3, b"1", {}).state, None)
MOST = 90


def drawn(name: str) -> str:
    return drawn_name(UserText(name))


def table_of(game: str, seen: Observation, names: Sequence[UserText]) -> bytes:
    return TableDrawing(scene_of(game, seen, names), "classic").picture().png


def picture(*names: str) -> bytes:
    return table_of("olsen", SEEN, [UserText(name) for name in names])


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("Åse Ødegård", "Åse Ødegård"),
        ("Zoë Šťastný", "Zoë Šťastný"),
        ("Nguyễn Thị Hồng", "Nguyễn Thị Hồng"),
        ("Зоя Ющенко", "Зоя Ющенко"),
        ("Ἀθηνᾶ", ""),  # letters that the font lacks
        ("Αθηνά", "Αθηνά"),
        ("𝕬𝖉𝖆 Ｂｏ", "Ada Bo"),
        ("🤖 Huginn", "Huginn"),
        ("Ada 👩‍👩‍👧 🇳🇴", "Ada"),
        ("Å" + "\u0301\u0302\u0303\u0489" * 40 + "se", "Ǻse"),
        ("\u202eadA", "adA"),
        ("עדה", ""),
        ("Ada עדה", ""),
        ("李明", ""),
        ("🎲🎲", ""),
        ("\u200b\u200d", "?"),
        ("", ""),
        ("two\nlines\tof it", "two lines of it"),
        ("**<@1>**", "**<@1>**"),
    ],
)
def test_of_a_name_is_drawn_what_the_font_has_or_nothing(written: str, shown: str) -> None:
    assert drawn(written) == shown


@given(st.text(max_size=32), st.sampled_from([RIM, LIGHT]))
def test_any_text_becomes_a_sprite_that_fits(written: str, ground: tuple[int, int, int]) -> None:
    sprite = name_sprite(DECK, drawn(written), 13, CHALK, ground, MOST)
    assert (sprite is None) == (drawn(written) == "")
    if sprite is not None:
        assert 0 < sprite.width <= MOST * TABLE_SCALE
        assert sprite.height == name_sprite(DECK, "x", 13, CHALK, ground, MOST).height  # type: ignore[union-attr]  # never empty


def test_a_long_name_is_shortened_at_its_end() -> None:
    assert len({picture(f"{'Wilhelmina ' * 3}{end}", "Bo", "Cleo") for end in "ab"}) == 1
    assert len({picture(f"Wilhelm{end}", "Bo", "Cleo") for end in "ab"}) == 2


def test_the_names_of_300_tables_are_drawn_once_with_and_without_a_mark_beside_them() -> None:
    deck = French("classic", HAND_SCALE)

    def sprites(most: float) -> list[int]:
        names, grounds = [f"Player {number}" for number in range(1200)], (RIM, LIGHT)
        return [id(name_sprite(deck, name, 13, CHALK, ground, most)) for name in names for ground in grounds]

    first = sprites(150)
    assert sprites(150) == sprites(120) == first
    assert len(set(first)) == len(first)


def test_names_stand_in_the_picture_each_at_its_seat() -> None:
    pictures = {
        picture(*names) for names in [("Ada", "Bo", "Cleo"), ("Bo", "Ada", "Cleo"), ("", "Bo", "Cleo")]
    }
    assert len(pictures) == 3
    assert picture("", "", "") == table_of("olsen", SEEN, ())


def test_names_of_the_largest_table_fit_beside_their_marks() -> None:
    names = [UserText("Wilhelmina Bartholomea Søndergård")] * 10
    for key, game in GAMES.items():
        seats = game.spec.seats[-1]
        options = {"packs": 2} if key == "pursuit" else {}
        seen = game.observe(game.new(seats, b"1", options).state, None)
        with_marks = replace(seen, table={**seen.table, "said": list(range(seats)), "receiver": 0})
        for each in (seen, with_marks):
            assert table_of(key, each, names[:seats])


@pytest.mark.parametrize("locale", LOCALES)
def test_all_letters_of_the_language_can_be_drawn(locale: str) -> None:
    former = translator(locale)("former-player")
    assert drawn(former) == former
    letters = {letter for phrase in catalogue(locale) for letter in text(locale, phrase) if letter.isalpha()}
    assert [letter for letter in sorted(letters) if drawn(letter) != letter] == []
