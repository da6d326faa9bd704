"""The rules texts: each language tells the same rules, as far as a machine can see."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.games import GAMES, OWN
from bot.ui.components.layout import components_of, texts_of
from bot.ui.help.rules import PICTURE, page_count, pages_of, rules_message, rules_text
from bot.ui.i18n.translator import FALLBACK, translator
from bot.ui.pictures.tiles import TILES
from tests.toy import KEY, register
from tests.ui.catalogue import LOCALES

OTHERS = [locale for locale in LOCALES if locale != FALLBACK]
PAGE = 760
"""Characters that fit on the screen of a phone, with a picture above and buttons below."""


def sections(text: str) -> list[str]:
    return re.findall(r"^\*\*(\d+) ", text, re.MULTILINE)


def numbers(text: str) -> list[str]:
    """All numbers in the text: of cards, players, points, values of house rules."""
    return sorted(re.findall(r"\d+", text))


def code(text: str) -> list[str]:
    return re.findall(r"`[^`]+`", text)


@pytest.mark.parametrize("locale", OTHERS)
@pytest.mark.parametrize("key", OWN)
def test_a_language_tells_the_same_rules(key: str, locale: str) -> None:
    english, other = rules_text(key, FALLBACK), rules_text(key, locale)
    assert other != english
    assert sections(other) == sections(english)
    assert numbers(other) == numbers(english)
    assert code(other) == code(english)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", GAMES)
def test_the_rules_are_pages_that_fit_on_a_phone_and_have_no_key_of_an_option(key: str, locale: str) -> None:
    pages, say = pages_of(key, locale), translator(locale)
    text = "".join(page.text for page in pages)
    assert "![" not in text
    whole = PICTURE.sub("", rules_text(key, locale)) + say(f"{key}-examples")
    assert re.sub(r"\s", "", whole) == re.sub(r"\s", "", text)
    assert [len(page.text) for page in pages if len(page.text) > PAGE] == []
    assert pages[0].cards
    drawn = [page for page in pages if page.cards]
    assert len(drawn) == len(PICTURE.findall(rules_text(key, locale))) == 2
    assert all(page.alt and set(page.cards) <= set(TILES) for page in drawn)
    for option in GAMES[key].spec.options:
        assert f"`{option.key}`" not in text
        assert "_" not in option.key or option.key not in text


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", GAMES)
def test_the_last_pages_have_every_house_rule_in_words(key: str, locale: str) -> None:
    spec, say = GAMES[key].spec, translator(locale)
    first, count = len(pages_of(key, locale)), page_count(spec, {}, say)
    pages = ["\n".join(texts_of(rules_message(spec, say, {}, page))) for page in range(first, count)]
    assert [len(page) for page in pages if len(page) > PAGE + 100] == []
    text = "\n".join(pages)
    for option in spec.options:
        question = say(f"{key}-option-{option.key}")
        assert text.count(question) == 1
        assert option.key not in text.replace(question, "") or "_" not in option.key


def test_each_page_is_another_one_and_after_the_last_comes_none() -> None:
    spec, say = GAMES["olsen"].spec, translator("en")
    count = page_count(spec, {}, say)
    shown = {"\n".join(texts_of(rules_message(spec, say, {}, page))) for page in range(count)}
    assert len(shown) == count
    assert texts_of(rules_message(spec, say, {}, 99)) == texts_of(rules_message(spec, say, {}, count - 1))


def test_the_house_rules_of_the_table_come_first_in_the_language_that_is_spoken() -> None:
    def shown(locale: str) -> str:
        page = len(pages_of("olsen", locale))
        view = rules_message(GAMES["olsen"].spec, translator(locale), {"aces": "once"}, page, "0abc1234")
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
