"""Reading how long something lasts, as people write it: ``7 days``, ``1h30m``, ``en halv time``."""

from __future__ import annotations

import re
from collections.abc import Mapping
from fractions import Fraction
from functools import cache

from bot.milliseconds import DAY, HOUR, MINUTE, WEEK
from bot.tables import Refused
from bot.ui.i18n.times import either, normalized, numbers, one_of, unknown, words
from bot.ui.i18n.translator import locales

LONGEST = 1000 * DAY
"""The longest time (ms) that is accepted."""

UNITS = {
    "fortnights": 2 * WEEK,
    "weeks": WEEK,
    "days": DAY,
    "hours": HOUR,
    "half-hours": HOUR // 2,
    "quarters": HOUR // 4,
    "minutes": MINUTE,
}


def span_of(text: str) -> int:
    """How long (ms) ``text`` says, in any language: ``7`` or ``7 days``, ``36 hours``, ``1 hour 30 min``.

    Raises Refused ``umpire_span`` if it cannot be read, is zero, or is longer than :data:`LONGEST`. Its
    ``word`` is what is not understood.
    """
    text = normalized(text)
    if re.fullmatch("[0-9]{1,4}", text):
        span: int | None = int(text) * DAY
    else:
        found = a_span().match(text)
        if left := text[found.end() :].strip() if found else text:
            raise Refused("umpire_span", word=unknown(left))
        span = span_in(text)
    if not span or span > LONGEST:
        raise Refused("umpire_span", word=None)
    return span


def span_in(text: str) -> int | None:
    """How long (ms) a text says that matches :func:`a_span`; None if its units do not become smaller, or if
    it says a part of anything but an hour.
    """
    span, before = Fraction(), LONGEST
    for found in _counted(tuple(locales())).finditer(text):
        count, unit = _count(found[1]), _units(tuple(locales()))[found[2]]
        count += Fraction(found[3] is not None, 2)
        if unit >= before or (count.denominator > 1 and unit != HOUR):
            return None
        span, before = span + count * unit, unit
    return round(span)


def is_in_days(text: str) -> bool:
    """Whether a text that matches :func:`a_span` says days or weeks alone: they are as long as the clocks
    make them.
    """
    units = _units(tuple(locales()))
    return all(units[found[2]] >= DAY for found in _counted(tuple(locales())).finditer(text))


def a_span() -> re.Pattern[str]:
    """A pattern of one time or several: ``1 week, 2 days and 3 hours``."""
    return _spans(tuple(locales()))


def _count(text: str) -> Fraction:
    if halved := re.fullmatch(f"(?:(.*) {either('and')} )?{either('half')}", text):
        return (_count(halved[1]) if halved[1] else 0) + Fraction(1, 2)
    if text in words("one-and-a-half"):
        return Fraction(3, 2)
    if text in numbers():
        return Fraction(numbers()[text])
    whole, half = text.removesuffix("½"), Fraction(text.count("½"), 2)
    return Fraction(whole.replace(",", ".") or 0) + half


@cache
def _units(languages: tuple[str, ...]) -> Mapping[str, int]:
    return {word: unit for name, unit in UNITS.items() for word in words(name)}


@cache
def _counted(languages: tuple[str, ...]) -> re.Pattern[str]:
    """A pattern of a number and a unit, in these languages: a group for each, and one for a half after it."""
    half, worded, units = (
        either("half"),
        one_of([*numbers(), *words("one-and-a-half")]),
        one_of(_units(languages)),
    )
    halved = rf"(?:(?:{worded}|[0-9]{{1,4}}) {either('and')} )?{half}"
    return re.compile(
        rf"((?:{halved}|{worded})(?= )|[0-9]{{1,4}}(?:[.,][0-9]{{1,2}}|½)?|½) ?({units})(?![^\W\d_])"
        rf"( {either('and')} {half}(?! ?{units}))?"
    )


@cache
def _spans(languages: tuple[str, ...]) -> re.Pattern[str]:
    """A pattern of one or several of them."""
    one = _counted(languages).pattern
    return re.compile(rf"{one}(?:(?: ?, ?| {either('and')} | ?){one})*(?![\w.:])")
