"""The words of time that people write, in every language at once.

Each language lists its own in the catalogue (``time-days = d, day, days``). A player who writes to a bot that
speaks Norwegian may think in English, so what they write is looked for in all languages. No word may mean two
things; a test holds that.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from bot.milliseconds import DAY, HOUR, MINUTE, WEEK
from bot.ui.i18n.translator import Translator, locales, translator

COUNTED = re.compile(r"([0-9]{1,4}) ?([^0-9]*)")


def normalized(text: str) -> str:
    """``text`` without capitals and needless spaces, as the words here are compared."""
    return " ".join(text.casefold().split())


def is_back(text: str) -> bool:
    """Whether the normalized ``text`` says that somebody is back."""
    return any(text in _words(say("time-back")) for say in _speakers())


def is_tomorrow(text: str) -> bool:
    """Whether the normalized ``text`` says ``tomorrow``."""
    return any(text in _words(say("time-tomorrow")) for say in _speakers())


def today_words() -> tuple[str, ...]:
    """The words for ``today``."""
    return _all_words("time-today")


def at_words() -> tuple[str, ...]:
    """The words before an hour, as ``at`` in ``at 20``."""
    return _all_words("time-at")


def on_words() -> tuple[str, ...]:
    """The words before a day, as ``on`` in ``on sunday``."""
    return _all_words("time-on")


def in_words() -> tuple[str, ...]:
    """The words before a duration from now, as ``in`` in ``in 3 days``."""
    return _all_words("time-in")


def counted_time(text: str) -> tuple[int, int | None] | None:
    """The number and the unit (ms) of a normalized ``text`` such as ``36 hours``; None for other texts.

    The unit is None where only a number stands there.
    """
    match = COUNTED.fullmatch(text)
    if match is None:
        return None
    if not match[2]:
        return int(match[1]), None
    unit = _unit(match[2])
    return None if unit is None else (int(match[1]), unit)


def _unit(word: str) -> int | None:
    for say in _speakers():
        for unit, words in (
            (MINUTE, say("time-minutes")),
            (HOUR, say("time-hours")),
            (DAY, say("time-days")),
            (WEEK, say("time-weeks")),
        ):
            if word in _words(words):
                return unit
    return None


def _speakers() -> Iterator[Translator]:
    return map(translator, locales())


def _all_words(phrase: str) -> tuple[str, ...]:
    return tuple(word for say in _speakers() for word in _words(say(phrase)))


def _words(listed: str) -> list[str]:
    return [word.strip() for word in listed.casefold().split(",")]
