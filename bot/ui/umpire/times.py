"""Reading times that umpires write: durations and moments."""

from __future__ import annotations

import re
from datetime import UTC, datetime

from bot.league.contest import HOUR
from bot.tables import Refused
from bot.ui.tables.away import DAY, TOMORROW

WEEK = 7 * DAY
UNITS = {"h": HOUR, "t": HOUR, "d": DAY, "w": WEEK, "u": WEEK}
"""Milliseconds of a unit, by its first letter in English or Norwegian: hours/timer, days/dager,
weeks/uker."""
SPAN = re.compile(
    r"([0-9]{1,4}) ?(h|hours?|t|time|timer|d|days?|dag|dager|døgn|w|weeks?|u|uke|uker)?", re.IGNORECASE
)
MOMENT = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}(?:[ T][0-9]{2}:[0-9]{2})?")
LONGEST = 1000 * DAY
"""The longest duration (ms) that is accepted."""


def span_of(text: str) -> int:
    """The duration (ms) in ``text``: ``7`` or ``7 days``, ``36 hours``, ``2 weeks``, or the same in
    Norwegian.

    Raises Refused ``umpire_span`` if it cannot be read, is zero, or is longer than :data:`LONGEST`.
    """
    match = SPAN.fullmatch(" ".join(text.split()))
    span = int(match[1]) * UNITS[(match[2] or "d")[0].lower()] if match else 0
    if not 0 < span <= LONGEST:
        raise Refused("umpire_span")
    return span


def moment_of(text: str, now: int) -> int:
    """The moment (ms) that ``text`` means at ``now`` (ms).

    It is a duration from now as for :func:`span_of`, ``tomorrow``, a day such as ``2026-12-24`` (its start in
    UTC), or ``2026-12-24 20:00`` (UTC). Raises Refused ``umpire_time`` if it cannot be read, and
    ``umpire_time_past`` if it is not in the future or too far ahead.
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
