"""Reading times that umpires write: durations and moments."""

from __future__ import annotations

import re
from datetime import UTC, datetime

from bot.tables import Refused
from bot.ui.i18n.times import DAY, counted_time, is_tomorrow, normalized

MOMENT = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}(?:[ T][0-9]{2}:[0-9]{2})?")
LONGEST = 1000 * DAY
"""The longest duration (ms) that is accepted."""


def span_of(text: str) -> int:
    """How long (ms) ``text`` says, in any language: ``7`` or ``7 days``, ``36 hours``, ``2 weeks``.

    Raises Refused ``umpire_span`` if it cannot be read, is zero, or is longer than :data:`LONGEST`.
    """
    count, unit = counted_time(normalized(text)) or (0, None)
    span = count * (unit or DAY)
    if not 0 < span <= LONGEST:
        raise Refused("umpire_span")
    return span


def moment_of(text: str, now: int) -> int:
    """The moment (ms) that ``text`` means at ``now`` (ms).

    It is a duration from now as for :func:`span_of`, ``tomorrow``, a day such as ``2026-12-24`` (its start in
    UTC), or ``2026-12-24 20:00`` (UTC). Raises Refused ``umpire_time`` if it cannot be read, and
    ``umpire_time_past`` if it is not in the future or too far ahead.
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
