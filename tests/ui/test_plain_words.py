"""The phrases keep clear of the habits that make a text read as translated. Each ceiling only falls."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from itertools import chain

import pytest
from babel import Locale
from fluent.syntax import ast

from bot.resources import data_folder
from bot.ui.i18n.translator import FALLBACK, OF_COMMANDS
from tests.fingerprint import LONG, MARKUP, WORD, Figures, choices, figures, said_by
from tests.style import STYLES
from tests.ui.catalogue import LOCALES, PLURALS, catalogue, written

LISTS = ("time-",)
"""Phrases that list what people write, and say nothing."""
SHORT = 4
"""Letters of a word that may be one of several languages."""
LEGAL = ("privacy", "forget-")
"""Phrases that have to be exact first."""


def spoken(locale: str) -> list[str]:
    """The phrases of a language that say something."""
    return [phrase for phrase in catalogue(locale) if not phrase.startswith(LISTS)]


@cache
def figures_of(locale: str) -> Figures:
    """Count the habits in all phrases of a language that say something."""
    return figures(said_by(locale, spoken(locale)), locale)


@pytest.mark.parametrize(
    ("locale", "habit"), [(locale, habit) for locale, style in STYLES.items() for habit in style.habits]
)
def test_a_habit_occurs_no_more_often_than_it_did(locale: str, habit: str) -> None:
    found = figures_of(locale)
    assert found.per_thousand(habit) <= STYLES[locale].habits[habit][1]


@pytest.mark.parametrize("locale", STYLES)
def test_a_colon_stands_before_a_list_a_value_or_a_quotation(locale: str) -> None:
    found = figures_of(locale)
    assert found.colons_per_hundred <= STYLES[locale].colons
    assert found.semicolons == 0


@pytest.mark.parametrize("locale", STYLES)
def test_a_sentence_is_read_in_one_breath(locale: str) -> None:
    said = {phrase: said_by(locale, [phrase]) for phrase in spoken(locale) if not phrase.startswith(LEGAL)}
    labels = re.compile(": | · ")
    assert {
        phrase: sentence
        for phrase, sentences in said.items()
        for sentence in sentences
        if max(len(WORD.findall(part)) for part in labels.split(sentence)) > LONG
    } == {}


@pytest.mark.parametrize("locale", STYLES)
def test_each_thing_has_the_word_of_the_glossary_and_none_of_a_neighbour(locale: str) -> None:
    found = {
        phrase: hit[0]
        for phrase in spoken(locale)
        for sentence in said_by(locale, [phrase])
        if (hit := STYLES[locale].not_ours.search(sentence))
    }
    assert found == {}


@cache
def words_of(locale: str) -> dict[str, set[str]]:
    """The words that stand in each phrase of a language."""
    return {
        phrase: {
            word
            for said in written(locale, phrase)
            for word in WORD.findall(MARKUP.sub(" ", said.casefold()))
            if word not in STYLES[locale].rare
        }
        for phrase in spoken(locale)
        if not phrase.startswith(OF_COMMANDS)
    }


@cache
def uses(locale: str) -> Counter[str]:
    """In how many phrases of a language each word stands."""
    return Counter(chain.from_iterable(words_of(locale).values()))


def known(locale: str, phrase: str, words: set[str]) -> int:
    """How many of the words stand in other phrases of a language."""
    own = words_of(locale).get(phrase, ())
    return sum(uses(locale)[word] > (word in own) for word in words)


@pytest.mark.parametrize("locale", STYLES)
def test_no_other_language_knows_more_words_of_a_phrase(locale: str) -> None:
    found = {
        phrase: other
        for phrase, words in words_of(locale).items()
        for other in STYLES
        if len(words) > 1 or len("".join(words)) > SHORT
        if known(other, phrase, words) > known(locale, phrase, words)
    }
    assert found == {}


@pytest.mark.parametrize("locale", STYLES)
def test_rules_have_no_word_of_a_neighbour(locale: str) -> None:
    folder = data_folder() / "rules"
    texts = {path.name: path.read_text(encoding="utf-8") for path in (folder / locale).glob("*.md")}
    assert {
        name: hit[0] for name, text in texts.items() if (hit := STYLES[locale].not_ours.search(text))
    } == {}


@pytest.mark.parametrize(
    ("locale", "what"), [(locale, what) for locale in STYLES for what in STYLES[locale].wrong]
)
def test_punctuation_is_that_of_the_language(locale: str, what: str) -> None:
    wrong = STYLES[locale].wrong[what]
    folders = (data_folder() / "locales" / locale, data_folder() / "rules" / locale)
    lines = [
        line
        for folder in folders
        for path in folder.glob("*.*")
        for line in path.read_text(encoding="utf-8").splitlines()
        if not line.startswith("# ")
    ]
    assert [line for line in lines if wrong.search(line)] == []


def plurals_of(locale: str, phrase: str) -> list[set[str]]:
    """The names of plurals among the variants of each choice in a phrase."""
    found = choices(locale, catalogue(locale)[phrase].value)
    names = ({v.key.name for v in variants if isinstance(v.key, ast.Identifier)} for variants in found)
    return [each & PLURALS for each in names]


@pytest.mark.parametrize("locale", LOCALES)
def test_what_is_counted_has_a_variant_for_each_plural_of_the_language(locale: str) -> None:
    plural = Locale.parse(locale).plural_form
    forms = {plural(count) for count in range(1000)}  # some languages have another one from a million on
    wrong = []
    for phrase in catalogue(locale):
        of_code = set().union(*plurals_of(FALLBACK, phrase))
        for keys in plurals_of(locale, phrase):
            if keys - forms - of_code or {"one", "other"} <= keys != forms:
                wrong.append((phrase, keys))
    assert wrong == []


@pytest.mark.parametrize("locale", LOCALES)
def test_a_choice_has_more_than_one_variant(locale: str) -> None:
    assert [
        phrase
        for phrase, said in catalogue(locale).items()
        if any(len(variants) < 2 for variants in choices(locale, said.value))
    ] == []


def test_every_complete_language_says_how_it_is_written() -> None:
    assert STYLES.keys() == {*LOCALES}
