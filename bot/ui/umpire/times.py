"""Times as umpires write them: how long, and until when."""

from __future__ import annotations

import re
from datetime import UTC, datetime

from bot.tables import Refused
from bot.ui.i18n.times import DAY, counted_time, is_tomorrow, normalized

MOMENT = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}(?:[ T][0-9]{2}:[0-9]{2})?")
LONGEST = 1000 * DAY
"""Nothing is planned further ahead."""


def span_of(text: str) -> int:
    """How long (ms) ``text`` says, in any language: ``7`` or ``7 days``, ``36 hours``, ``2 weeks``.

    Raises Refused ``umpire_span``.
    """
    count, unit = counted_time(normalized(text)) or (0, None)
    span = count * (unit or DAY)
    if not 0 < span <= LONGEST:
        raise Refused("umpire_span")
    return span


def moment_of(text: str, now: int) -> int:
    """When (ms) ``text`` says, at ``now``: a time from now on as for :func:`span_of`, ``tomorrow``, or a day
    ``2026-12-24`` (where it begins) or ``2026-12-24 20:00``, by UTC.

    Raises Refused ``umpire_time`` for what is none of these, and ``umpire_time_past``.
    """
    text = normalized(text)
    if is_tomorrow(text):
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
