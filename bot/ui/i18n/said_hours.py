"""Reading hours as people say them: ``halv åtte``, ``ten past eight``, ``klokka åtte``."""

from __future__ import annotations

import re
from typing import NamedTuple

from bot.ui.i18n.hours import Hour
from bot.ui.i18n.times import either, hour_names, numbers, one_of

HALF_DAY = 12 * 60
"""The minutes after which the clock shows the same again."""


class Said(NamedTuple):
    """An hour as a user wrote it."""

    hour: Hour
    is_either: bool
    """Whether it may be one of the evening as well."""


def said_in(found: re.Match[str]) -> Said | None:
    """The hour that :func:`a_said_hour` matched; None if it may be another number."""
    name, half, beside = found["said"], found["half"], _minutes_beside(found)
    hour = hour_names().get(name) or int(name)
    is_named = name in hour_names() and any(found[mark] for mark in ("at", "half", "sharp"))
    if not (is_named or beside) or not -60 < beside <= 30 or not bool(half) <= hour <= (12 if half else 24):
        return None
    at, is_either = (60 * hour + beside) % (2 * HALF_DAY), not half and hour <= 12 and name[0] != "0"
    if half or is_either:
        at = at % HALF_DAY + (HALF_DAY if half and half[0] == "p" else 0)
    return Said(divmod(at, 60), is_either)


def _minutes_beside(found: re.Match[str]) -> int:
    """How many minutes after the hour it is; fewer than 0 before it."""
    if found["half_past"]:
        return 30
    count = found["count"] or "0"
    minutes = 15 if found["quarter"] else numbers().get(count) or int(count)
    return (minutes if found["past"] else -minutes) - (30 if found["half_to"] else 0)


def a_said_hour() -> str:
    """A pattern of an hour as it is said."""
    hour, number = one_of(hour_names()), one_of(numbers())
    minutes = (
        rf"(?:(?P<quarter>{either('quarter')})|(?P<count>{number}|[0-9]{{1,2}})(?: {either('minutes')})?)"
    )
    return (
        rf"(?:(?P<at>{either('at')}) ?)?"
        rf"(?:(?P<half_past>{either('half-past')}) |"
        rf"{minutes} (?:(?P<past>{either('past')})|{either('before')}) )?"
        rf"(?P<half_to>{either('half-to')} ?)?(?P<said>{hour}|[0-9]{{1,2}})(?![:.]?[0-9])"
        rf"(?: ?(?P<half>[ap](?:m|\.m\.?)))?(?: (?P<sharp>{either('sharp')}))?"
    )
