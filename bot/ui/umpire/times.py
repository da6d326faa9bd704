"""Times as umpires write them: how long, and until when."""

from __future__ import annotations

import re
from datetime import UTC, datetime

from bot.league.contest import HOUR
from bot.tables import Refused
from bot.ui.tables.away import DAY, TOMORROW

WEEK = 7 * DAY
UNITS = {"h": HOUR, "t": HOUR, "d": DAY, "w": WEEK, "u": WEEK}
"""By the first letter of the unit, in all languages: hours and timer, days and dager, weeks and uker."""
SPAN = re.compile(
    r"([0-9]{1,4}) ?(h|hours?|t|time|timer|d|days?|dag|dager|døgn|w|weeks?|u|uke|uker)?", re.IGNORECASE
)
MOMENT = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}(?:[ T][0-9]{2}:[0-9]{2})?")
LONGEST = 1000 * DAY
"""Nothing is planned further ahead."""


def span_of(text: str) -> int:
    """How long (ms) ``text`` says: ``7`` or ``7 days``, ``36 hours``, ``2 weeks``, and the same in Norwegian.

    Raises Refused ``umpire_span``.
    """
    match = SPAN.fullmatch(" ".join(text.split()))
    span = int(match[1]) * UNITS[(match[2] or "d")[0].lower()] if match else 0
    if not 0 < span <= LONGEST:
        raise Refused("umpire_span")
    return span


def moment_of(text: str, now: int) -> int:
    """When (ms) ``text`` says, at ``now``: a time from now on as for :func:`span_of`, ``tomorrow``, or a day
    ``2026-12-24`` (where it begins) or ``2026-12-24 20:00``, by UTC.

    Raises Refused ``umpire_time`` for what is none of these, and ``umpire_time_past``.
    """
    text = " ".join(text.casefold().split())
    if text in TOMORROW:
        return now + DAY
    if MOMENT.fullmatch(text):
        try:
            at = round(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()) * 1000
        except ValueError as no_such_day:
            raise Refused("umpire_time") from no_such_day
        if not now < at <= now + LONGEST:
            raise Refused("umpire_time_past")
        return at
    try:
        return now + span_of(text)
    except Refused as refused:
        raise Refused("umpire_time") from refused
