"""The rules texts: each language tells the same rules, as far as a machine can see."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.games import GAMES
from bot.ui.help.rules import rules_message, rules_text
from bot.ui.i18n.translator import FALLBACK, locales, translator
from tests.toy import KEY, register

OTHERS = [locale for locale in locales() if locale != FALLBACK]
LIMIT = 3500
"""Characters that leave room for examples and house rules on one screen."""


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
def test_the_rules_fit_on_a_screen_and_name_every_house_rule(key: str, locale: str) -> None:
    text = rules_text(key, locale)
    assert len(text) <= LIMIT
    for option in GAMES[key].spec.options:
        assert f"`{option.key}`" in text
        assert all(value in text for value in option.values if isinstance(value, str))


def test_the_rules_are_shown_in_the_language_that_is_spoken() -> None:
    def shown(locale: str) -> str:
        view = rules_message(GAMES["olsen"].spec, translator(locale), {"aces": "once"})
        return str(view.to_components())

    assert "Several aces at once: what do the others draw? **one card in all**" in shown("en")
    assert "Flere ess samtidig: hva trekker de andre? **ett kort i alt**" in shown("nb")
    assert "**4 Åttere.**" in shown("nb")


def test_a_game_without_rules_in_a_language_explains_itself_in_english(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    register(monkeypatch, tmp_path)
    assert rules_text(KEY, "nb") == rules_text(KEY, FALLBACK)
