"""Reading hours of the day as people write them: ``20:00``, ``kl. 20.30``, ``8pm``, ``fra 23 til 07``."""

from __future__ import annotations

import re
from functools import cache

from bot.tables import Refused
from bot.ui.i18n.times import either, normalized, unknown
from bot.ui.i18n.translator import locales

Hour = tuple[int, int]
"""An hour and a minute on the clock, from (0, 0) to (24, 0)."""

NOON, MIDNIGHT = (12, 0), (24, 0)


def hours_between(text: str) -> tuple[int, int]:
    """The full hours when something begins (0 to 23) and ends (0 to 24) each day, given ``17-23``, ``11pm to
    7am`` or ``fra 23 til 07``.

    Raises Refused ``unclear_hours`` if these are no two full hours, if one of them may be in the afternoon or
    not, and if anything else is written. ``word`` is that.
    """
    text = normalized(text)
    found = _between(tuple(locales())).search(text)
    beside = f"{text[: found.start()]} {text[found.end() :]}".strip() if found else text
    if found is None or beside:
        raise Refused("unclear_hours", word=unknown(beside))
    first, last = hour_in(found, "1"), hour_in(found, "2")
    if found["midnight1"]:
        first = 0, 0
    if first is None or last is None or first[1] or last[1] or first in (last, MIDNIGHT):
        raise Refused("unclear_hours", word=None)
    by_halves = any(found["half" + of] or found["noon" + of] for of in "12")
    unclear = [may_be_pm(found, of) for of in "12"]
    if (by_halves and any(unclear)) or (all(unclear) and first > last):
        raise Refused("unclear_hours", word=None)
    return first[0], last[0]


def quiet_hours(text: str) -> str:
    """Return the quiet hours that a user wrote, in their stored form: ``23-8``. Raises Refused as
    :func:`hours_between` does, and for a whole day.
    """
    first, last = hours_between(text)
    if first == last % 24:
        raise Refused("unclear_hours", word=None)
    return f"{first}-{last % 24}"


def hour_in(found: re.Match[str], of: str = "") -> Hour | None:
    """The hour that :func:`an_hour` matched; None if no clock shows it."""
    if found["noon" + of]:
        return NOON
    if found["midnight" + of]:
        return MIDNIGHT
    hour, minute, half = int(found["hour" + of]), int(found["minute" + of] or 0), found["half" + of]
    if half:
        if not 1 <= hour <= 12:
            return None
        hour = hour % 12 + (12 if half[0] == "p" else 0)
    return (hour, minute) if minute < 60 and (hour < 24 or (hour, minute) == MIDNIGHT) else None


def may_be_pm(found: re.Match[str], of: str = "") -> bool:
    """Whether an hour may be one of the afternoon as well: ``8`` or ``8:30``, but not ``08``, ``8am`` or
    ``20``.
    """
    hour = found["hour" + of] or "0"
    return hour[0] != "0" and int(hour) <= 12 and not found["half" + of]


def an_hour(of: str = "") -> str:
    """A pattern of an hour, with groups whose names end in ``of``. A word (``at``), a colon, ``h`` or ``am``
    and ``pm`` (``half``) tell it from other numbers.
    """
    return (
        rf"(?:(?P<at{of}>{either('at')}) ?)?(?:"
        rf"(?:12 )?(?:(?P<noon{of}>{either('noon')})|(?P<midnight{of}>{either('midnight')}))"
        rf"|(?P<hour{of}>[0-9]{{1,2}})(?:(?P<sign{of}>[:.]?| ?h ?)(?P<minute{of}>[0-9]{{2}})(?::00)?)?"
        rf"(?: ?(?P<half{of}>[ap](?:m|\.m\.?)))?)(?: ?(?P<sharp{of}>{either('sharp')}))?"
    )


@cache
def _between(languages: tuple[str, ...]) -> re.Pattern[str]:
    """A pattern of two hours, in these languages."""
    hours = rf"{an_hour('1')}h? ?(?:-|{either('to', 'and')}) ?{an_hour('2')}h?"
    return re.compile(rf"(?<![\w:.,-])(?:{either('from')} )?{hours}(?![\w:.,-])")
