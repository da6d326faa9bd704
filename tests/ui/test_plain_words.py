"""The phrases keep clear of the habits that make a text read as translated. Each ceiling only falls."""

from __future__ import annotations

import re
from functools import cache

import pytest

from bot.resources import data_folder
from tests.fingerprint import HABITS, LONG, WORD, Figures, figures, said_by
from tests.ui.catalogue import catalogue

LISTS = ("time-",)
"""Phrases that list what people write, and say nothing."""
LEGAL = ("privacy", "forget-")
"""Phrases that have to be exact first."""

CEILINGS = {
    "en": {"whoever": 0.0, "-body": 0.0, "-one": 2.0, "present perfect": 4.0, "go on, is over, stands": 0.1},
    "nb": {"den som": 1.4, "det som": 0.4, "passive in -s": 3.8},
}
"""How often a habit may occur in a thousand words."""
COLONS = {"en": 7.2, "nb": 7.2}
"""In a hundred sentences, a label with its value aside."""

NOT_OURS = {
    "en": r"""organizers? | referees? | desks? | lays? | laid | stand-ins? | stands?\ in | walkovers?
        | cautions? | barred | withdraws? | withdrawn | put\ off | anew | mend(?:s|ed)? | meanwhile
        | deal\ of\ the\ day
        | play(?:s|ed)?\ ahead | chosen\ ahead | takes?\ back | set\ back | stock | packs? | operators?
        | seated | sits?\ down | gets?\ up | alters? | altered | terms | by\ itself | made\ void
        | for\ the\ record | records | as\ written | such\ as""",
    "nb": r"""på\ tur | meld(?:e|er|t)?\ fra | dommerbordet | klokken | tida | hånden | listen | filen
        | likheten | opprop(?:et)? | innsjekk | hendelser? | protokoll(?:en|er|ene)? | trekningen
        | vedkommende | styr\ bordet""",
}
"""Words for which there is another one in the glossary, or none is needed."""


def spoken(locale: str) -> list[str]:
    """The phrases of a language that say something."""
    return [phrase for phrase in catalogue(locale) if not phrase.startswith(LISTS)]


@cache
def figures_of(locale: str) -> Figures:
    """Count the habits in all phrases of a language that say something."""
    return figures(said_by(locale, spoken(locale)), locale)


@pytest.mark.parametrize(
    ("locale", "habit"), [(locale, habit) for locale, habits in HABITS.items() for habit in habits]
)
def test_a_habit_occurs_no_more_often_than_it_did(locale: str, habit: str) -> None:
    found = figures_of(locale)
    assert found.per_thousand(habit) <= CEILINGS[locale][habit]


@pytest.mark.parametrize("locale", CEILINGS)
def test_a_colon_stands_before_a_list_a_value_or_a_quotation(locale: str) -> None:
    found = figures_of(locale)
    assert found.colons_per_hundred <= COLONS[locale]
    assert found.semicolons == 0


@pytest.mark.parametrize("locale", CEILINGS)
def test_a_sentence_is_read_in_one_breath(locale: str) -> None:
    said = {phrase: said_by(locale, [phrase]) for phrase in spoken(locale) if not phrase.startswith(LEGAL)}
    labels = re.compile(": | · ")
    assert {
        phrase: sentence
        for phrase, sentences in said.items()
        for sentence in sentences
        if max(len(WORD.findall(part)) for part in labels.split(sentence)) > LONG
    } == {}


@pytest.mark.parametrize("locale", CEILINGS)
def test_each_thing_has_the_word_of_the_glossary(locale: str) -> None:
    words = re.compile(rf"(?<![\w’-])(?:{NOT_OURS[locale]})(?![\w-])", re.IGNORECASE | re.VERBOSE)
    found = {
        phrase: hit[0]
        for phrase in spoken(locale)
        for sentence in said_by(locale, [phrase])
        if (hit := words.search(sentence))
    }
    assert found == {}


@pytest.mark.parametrize(("locale", "wrong"), [("en", r"\s%"), ("nb", r"(?<!\xa0)%")])
def test_only_norwegian_has_a_space_before_a_percent_sign(locale: str, wrong: str) -> None:
    folder = data_folder() / "locales" / locale
    texts = {path.name: path.read_text(encoding="utf-8") for path in folder.glob("*.ftl")}
    assert [name for name, text in texts.items() if re.search(wrong, text)] == []
