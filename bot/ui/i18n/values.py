"""Values as phrases take them: numbers, moments and lists.

A yes or no and None need nothing: :class:`~bot.ui.i18n.translator.Translator` takes them as they are.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import time
from decimal import Decimal
from fractions import Fraction

from fluent.runtime.types import FluentType, fluent_number

from bot.league import phrase
from bot.ui.i18n.translator import Translator, Verbatim


def moment(at: int | None) -> Verbatim | None:
    """A moment (ms since 1970) as :func:`bot.league.phrase.moment` gives it; None for None."""
    seconds = phrase.moment(at)
    return None if seconds is None else Verbatim(seconds)


def clock_time(shown: time, say: Translator) -> str:
    """Return a time of day as the language writes it: ``20:00`` or ``20.00``."""
    return say("time-on-clock", hour=f"{shown:%H}", minute=f"{shown:%M}")


def decimal(value: Fraction | float | None, *, least: int = 0, most: int = 2) -> FluentType | None:
    """A number, which a phrase writes as its language does; None for None.

    It has ``least`` to ``most`` digits after the point. Without any, it can be one of something.
    """
    if value is None:
        return None
    scaled = Decimal(round(Fraction(value) * 10**most)).scaleb(-most)
    is_whole = least == 0 and scaled == int(scaled)
    number = int(scaled) if is_whole else scaled
    return fluent_number(number, minimumFractionDigits=least, maximumFractionDigits=most)


def joined(items: Iterable[str], say: Translator) -> str:
    """``a, b, c``."""
    return say("list-comma").join(items)


def listed(items: Sequence[str], say: Translator) -> str:
    """``a``, ``a and b``, ``a, b and c``."""
    if len(items) < 2:
        return "".join(items)
    return say("list-and", most=joined(items[:-1], say), last=items[-1])
