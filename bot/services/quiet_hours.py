"""Time zones by their names, and the hours of the day in which nobody is pinged. Pure."""

from __future__ import annotations

import re
from datetime import datetime, timedelta, tzinfo
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from bot.milliseconds import DAY, MINUTE

NIGHT = "23-8"
"""The quiet hours of servers that have not chosen others."""
NEVER = "never"
"""No quiet hours."""

_HOURS = re.compile(r"([0-9]{1,2})-([0-9]{1,2})")
_WRITTEN = re.compile(r"[^0-9]*([0-9]{1,2})(?:[:.]00)?[^0-9]+([0-9]{1,2})(?:[:.]00)?[^0-9]*")


def zone_named(name: str) -> ZoneInfo | None:
    """The time zone with this name; None if there is none."""
    try:
        return ZoneInfo(name)
    except (KeyError, OSError, ValueError):
        return None


@cache
def zone_names() -> tuple[str, ...]:
    """The names of all time zones that belong to a place, and UTC, in alphabetical order."""
    names = available_timezones()
    return tuple(sorted(name for name in names if name == "UTC" or _is_place(name)))


def _is_place(name: str) -> bool:
    return "/" in name and not name.startswith(("Etc/", "SystemV/", "US/"))


def hours_of(quiet: str) -> tuple[int, int] | None:
    """The hours when quiet hours begin and end; None if there are none, or if ``quiet`` is invalid."""
    match = _HOURS.fullmatch(quiet)
    if match is None:
        return None
    first, last = int(match[1]), int(match[2])
    return (first, last) if first != last and first < 24 and last < 24 else None


def written_hours(text: str) -> tuple[int, int] | None:
    """The two numbers in hours that somebody has written, such as ``17:00 to 23:00``; None if they cannot be
    read.
    """
    match = _WRITTEN.fullmatch(text)
    return (int(match[1]), int(match[2])) if match else None


def read_hours(text: str) -> str | None:
    """Quiet hours as they are stored (``23-8``), given what somebody has written, such as ``23:00 to 08:00``;
    None if it cannot be read.
    """
    hours = written_hours(text)
    quiet = f"{hours[0] % 24}-{hours[1] % 24}" if hours else ""
    return quiet if hours_of(quiet) else None


def awake_at(at: int, zone: tzinfo, quiet: str) -> int:
    """The first moment (ms) from ``at`` (ms) on that is not in the hours ``quiet`` in ``zone``.

    Where its clocks show the end twice, it is the first time; where they leave it out, when they go on.
    """
    hours = hours_of(quiet)
    if hours is None:
        return at
    first, last = hours
    local = datetime.fromtimestamp(at / 1000, zone)
    is_late = local.hour >= first
    is_quiet = (is_late and local.hour < last) if first < last else (is_late or local.hour < last)
    if not is_quiet:
        return at
    day = local.date() + timedelta(days=is_late and first > last)
    ends = datetime(day.year, day.month, day.day, last, tzinfo=zone)
    return max(at, round(ends.timestamp()) * 1000)


def clock_changes(zone: tzinfo, since: int, until: int) -> tuple[tuple[int, int], ...]:
    """How far the clocks in ``zone`` are ahead of UTC between ``since`` and ``until`` (ms). Each pair has the
    time (ms) from which on it holds, and the minutes.
    """
    changes = [(since, _ahead(since, zone))]
    at = since
    while at < until:
        later = min(at + DAY, until)
        if (ahead := _ahead(later, zone)) != changes[-1][1]:
            first, last = at // MINUTE, later // MINUTE
            while last - first > 1:
                middle = (first + last) // 2
                if _ahead(middle * MINUTE, zone) == ahead:
                    last = middle
                else:
                    first = middle
            changes.append((last * MINUTE, ahead))
        at = later
    return tuple(changes)


def _ahead(at: int, zone: tzinfo) -> int:
    ahead = datetime.fromtimestamp(at // 1000, zone).utcoffset()
    return 0 if ahead is None else ahead // timedelta(minutes=1)
