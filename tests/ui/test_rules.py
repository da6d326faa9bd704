"""The rules texts: each language tells the same rules, as far as a machine can see."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.games import GAMES
from bot.ui.components.layout import components_of, texts_of
from bot.ui.help.rules import PICTURE, page_count, pages_of, rules_message, rules_text
from bot.ui.i18n.translator import FALLBACK, locales, translator
from bot.ui.pictures.tiles import TILES
from tests.toy import KEY, register

OTHERS = [locale for locale in locales() if locale != FALLBACK]
PAGE = 2000
"""Characters that fit on about two screens of a phone, with a picture above and examples below."""


def sections(text: str) -> list[str]:
    return re.findall(r"^\*\*(\d+) ", text, re.MULTILINE)


def numbers(text: str) -> list[str]:
    """All numbers in the text: of cards, players, points, values of house rules."""
    return sorted(re.findall(r"\d+", text))


def code(text: str) -> list[str]:
    return re.findall(r"`[^`]+`", text)


@pytest.mark.parametrize("locale", OTHERS)
@pytest.mark.parametrize("key", GAMES)
def test_a_language_tells_the_same_rules(key: str, locale: str) -> None:
    english, other = rules_text(key, FALLBACK), rules_text(key, locale)
    assert other != english
    assert sections(other) == sections(english)
    assert numbers(other) == numbers(english)
    assert code(other) == code(english)


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("key", GAMES)
def test_the_rules_are_pages_with_pictures_and_no_key_of_an_option(key: str, locale: str) -> None:
    pages = pages_of(key, locale)
    assert len(pages) == 2
    joined = "".join(page.text for page in pages)
    assert "![" not in joined
    assert re.sub(r"\s", "", PICTURE.sub("", rules_text(key, locale))) == re.sub(r"\s", "", joined)
    deck = set(TILES)
    for page in pages:
        assert len(page.text) <= PAGE
        assert page.alt
        assert page.cards
        assert set(page.cards) <= deck
    for option in GAMES[key].spec.options:
        assert f"`{option.key}`" not in joined
        assert "_" not in option.key or option.key not in joined


@pytest.mark.parametrize("key", GAMES)
def test_the_last_page_has_every_house_rule_in_words(key: str) -> None:
    spec, say = GAMES[key].spec, translator("en")
    text = "\n".join(texts_of(rules_message(spec, say, {}, page_count(key, "en") - 1)))
    for option in spec.options:
        assert say(f"{key}-option-{option.key}") in text
        assert option.key not in text.replace(say(f"{key}-option-{option.key}"), "") or "_" not in option.key


def test_the_house_rules_of_the_table_come_first_in_the_language_that_is_spoken() -> None:
    def shown(locale: str) -> str:
        view = rules_message(GAMES["olsen"].spec, translator(locale), {"aces": "once"}, 2, "0abc1234")
        return "\n".join(texts_of(view)).partition("\n- ")[2].partition("\n")[0]

    assert shown("en") == "Several aces at once: what do the others draw? **one card in all**"
    assert shown("nb") == "Flere ess samtidig: hva trekker de andre? **ett kort i alt**"


@pytest.mark.parametrize("page", [0, 2])
def test_the_shuffle_of_a_table_is_found_beside_its_rules(page: int) -> None:
    def ids(table: str) -> str:
        return str(components_of(rules_message(GAMES["olsen"].spec, translator("en"), {}, page, table)))

    assert "v:shuffle:0abc1234" in ids("0abc1234")
    assert "v:shuffle" not in ids("")


def test_a_game_whose_rules_have_no_pictures_has_a_page_of_them(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    register(monkeypatch, tmp_path)
    assert [page.cards for page in pages_of(KEY, "en")] == [()]


def test_a_game_without_rules_in_a_language_explains_itself_in_english(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    register(monkeypatch, tmp_path)
    assert rules_text(KEY, "nb") == rules_text(KEY, FALLBACK)
