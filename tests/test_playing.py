"""The members' page says the same in every language, with the names that its readers see."""

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from bot.ui.i18n.translator import FALLBACK, translator
from tests.fingerprint import LONG, WORD, rendered, sentences, unwrapped
from tests.mirror import ROOT
from tests.style import STYLES
from tests.test_guides import slash_commands
from tests.ui.catalogue import LOCALES, catalogue

BOLD = re.compile(r"\*\*(.+?)\*\*")
COMMAND = re.compile(r"`/([^`]+)`")
LINK = re.compile(r"\]\(([^)\s]+)\)")
SIGN = re.compile(r"^[^\w⋯]+")
"""What stands before the words of a label: an emoji."""


def page_in(locale: str) -> Path:
    """The members' page in a language."""
    return ROOT / "docs" / ("playing.md" if locale == FALLBACK else f"playing.{locale}.md")


OTHERS = [locale for locale in LOCALES if locale != FALLBACK]


@cache
def text_in(locale: str) -> str:
    return page_in(locale).read_text(encoding="utf-8")


def rows(locale: str) -> list[str]:
    """The rows of the page's tables."""
    return [line for line in text_in(locale).splitlines() if line.startswith("|")]


def headings(locale: str) -> list[str]:
    """How deep each heading of the page is."""
    return re.findall(r"^#+(?= )", text_in(locale), re.MULTILINE)


def targets(locale: str) -> Counter[str]:
    """Where the links of the page lead, besides to its other languages. Its own headings are one target."""
    pages = {page_in(each).name for each in LOCALES}
    links = (link for link in LINK.findall(text_in(locale)) if link not in pages)
    return Counter("#" if link.startswith("#") else link for link in links)


@cache
def commands_in(locale: str) -> dict[str, str]:
    """The slash commands by their English names, as they are called in a language."""
    say = translator(locale)
    named = {}
    for name in slash_commands():
        words = name.split()
        ids = ["-".join(words[: count + 1]) for count in range(len(words))]
        named[name] = " ".join(say(f"command-{each}") for each in ids)
    return named


@cache
def labels_in(locale: str) -> dict[str, set[str]]:
    """The ids of the phrases that a language says, by what they say."""
    found: dict[str, set[str]] = {}
    for phrase in catalogue(locale):
        for said in rendered(locale, phrase):
            found.setdefault(SIGN.sub("", said.strip()), set()).add(phrase)
    return found


def bold(locale: str) -> list[str]:
    """What is bold on the page and has letters, or is a label without any."""
    said = BOLD.findall(re.sub(r"[ \n]+", " ", text_in(locale)))
    return [each for each in said if WORD.search(each) or each in labels_in(locale)]


def test_what_is_bold_is_what_a_button_or_an_option_says() -> None:
    assert len(bold(FALLBACK)) > 20
    assert [each for each in bold(FALLBACK) if each not in labels_in(FALLBACK)] == []


@pytest.mark.parametrize("locale", OTHERS)
def test_what_is_bold_is_what_the_same_button_says_in_the_language(locale: str) -> None:
    theirs, labels = set(bold(locale)), labels_in(locale)
    phrases = [labels_in(FALLBACK)[each] for each in bold(FALLBACK)]
    assert {each for each in theirs if not any(labels.get(each, set()) & ids for ids in phrases)} == set()
    named = {phrase for each in theirs for phrase in labels[each]}
    assert [ids for ids in phrases if not ids & named] == []


@pytest.mark.parametrize("locale", OTHERS)
def test_a_page_has_the_commands_by_the_names_that_discord_shows(locale: str) -> None:
    names = commands_in(locale)

    def own(text: str) -> list[str]:
        return [names.get(each, each) for each in COMMAND.findall(text)]

    assert [COMMAND.findall(row) for row in rows(locale)] == [own(row) for row in rows(FALLBACK)]
    groups = {name.partition(" ")[0] for name in names.values() if " " in name}
    assert set(COMMAND.findall(text_in(locale))) - groups == set(own(text_in(FALLBACK))) - groups


@pytest.mark.parametrize("locale", OTHERS)
def test_a_page_is_built_like_the_english_one(locale: str) -> None:
    assert headings(locale) == headings(FALLBACK)
    assert len(rows(locale)) == len(rows(FALLBACK))
    assert targets(locale) == targets(FALLBACK)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_page_leads_to_the_others_by_the_names_of_their_languages(locale: str) -> None:
    names = {each: translator(each)("settings-language-name").partition(" (")[0] for each in LOCALES}
    links = {name: page_in(each).name for each, name in names.items() if each != locale}
    line = text_in(locale).split("\n\n", 2)[1]
    assert dict(re.findall(r"\[(.+?)\]\((.+?)\)", line)) == links


@pytest.mark.parametrize("locale", OTHERS)
def test_a_page_is_written_as_its_language_is(locale: str) -> None:
    style = STYLES[locale]
    text = text_in(locale).split("\n\n", 2)[2]  # without the names of languages
    lines = text.splitlines()
    assert [hit[0] for each in sentences(text) if (hit := style.not_ours.search(each))] == []
    assert [each for each in sentences(unwrapped(text)) if len(WORD.findall(each)) > LONG + 5] == []
    assert [line for line in lines if any(wrong.search(line) for wrong in style.wrong.values())] == []
