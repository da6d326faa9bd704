"""The words of time that people write, in every language at once.

Each language lists its own in the catalogue (``time-days = d, day, days``). The names of days and months are
known without that. A player who writes to a bot that speaks Norwegian may think in English, so what they
write is looked for in all languages. No word may mean two things; a test holds that.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache

from babel import Locale

from bot.ui.i18n.translator import locales, translator
from bot.user_text import UserText

LONGEST_TEXT = 80
"""The most characters of a time."""


def normalized(text: str) -> str:
    """``text`` without capitals and needless spaces, and with one kind of dash, as the words here are
    compared.
    """
    return re.sub("[‐-―−]", "-", " ".join(text.casefold().split()))


def unknown(text: str) -> UserText | None:
    """Return the part of a time that isn't understood, for the refusal; None if it is empty or too long."""
    return UserText(text) if 0 < len(text) <= LONGEST_TEXT else None


def is_back(text: str) -> bool:
    """Return whether the normalized ``text`` says that the user is back."""
    return text in words("back")


def words(meaning: str) -> tuple[str, ...]:
    """The words in all languages that have a meaning, as ``today`` or ``hours``, in the catalogue's order."""
    listed = (translator(locale)(f"time-{meaning}") for locale in locales())
    return tuple(word for each in listed for part in each.casefold().split(",") if (word := part.strip()))


def either(*meanings: str) -> str:
    """A pattern for a word that has one of the meanings."""
    return one_of(word for meaning in meanings for word in words(meaning))


def one_of(texts: Iterable[str]) -> str:
    """A pattern for one of the texts, the longest that fits."""
    return f"(?:{'|'.join(map(re.escape, sorted(texts, key=len, reverse=True)))})"


def hour_names() -> Mapping[str, int]:
    """The words for the hours from 1 to 12, in all languages."""
    return {word: number for word, number in _counted("numbers", 1).items() if number <= 12}


def numbers() -> Mapping[str, int]:
    """The words for numbers from 1 on, in all languages."""
    tens = {word: 10 * ten for word, ten in _counted("tens", 2).items()}
    return {**tens, **_counted("numbers", 1), **dict.fromkeys(words("one"), 1)}


def weekdays() -> Mapping[str, int]:
    """The names of the days of the week, whole and shortened, with 0 for Monday to 6 for Sunday."""
    return _named("days", tuple(locales())) | _counted("weekdays", 0)


def months() -> Mapping[str, int]:
    """The names of the months, whole and shortened, with 1 to 12."""
    return _named("months", tuple(locales())) | _counted("months", 1)


def _counted(meaning: str, first: int) -> dict[str, int]:
    """The words that each language lists in their order, with their numbers; one may have several."""
    listed = [translator(locale)(f"time-{meaning}").casefold().split(",") for locale in locales()]
    return {
        word: number for each in listed for number, some in enumerate(each, first) for word in some.split()
    }


@cache
def _named(kind: str, languages: tuple[str, ...]) -> dict[str, int]:
    return {
        name.casefold().rstrip("."): number
        for language in languages
        for widths in getattr(Locale.parse(language), kind).values()
        for width in ("wide", "abbreviated")
        for number, name in widths[width].items()
    }
