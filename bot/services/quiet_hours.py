"""Time zones by their names, and the hours of the day in which nobody is pinged. Pure."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import datetime, timedelta, tzinfo
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from bot.milliseconds import DAY, MINUTE

NIGHT = "23-8"
"""The quiet hours of servers that have not chosen others."""
NEVER = "never"
"""No quiet hours."""

_HOURS = re.compile(r"([0-9]{1,2})-([0-9]{1,2})")
_NO_ZONES = {"Factory", "localtime", "posixrules"}
"""Files beside those of the zones, which depend on the machine."""
_PARTS = re.compile(r"(Brazil|Canada|Chile|Mexico)/.*|Australia/(North|South|West|Victoria)")
"""Zones of parts of a country, as ``Pacific``, and not of a city."""


def zone_named(name: str) -> ZoneInfo | None:
    """The time zone with exactly this name; None if there is none."""
    return ZoneInfo(name) if name in _known() else None


def zone_meant(text: str) -> ZoneInfo | None:
    """The time zone that somebody has written, by its name or its city, in any letters: ``europe/oslo``,
    ``Oslo``, ``new york``. None if there is none, or several.

    Zones that belong to no place are none of them, but for UTC: they keep no summer time, or count west as
    ahead.
    """
    return zone_named(_places().get("_".join(text.replace("_", " ").casefold().split()), ""))


@cache
def zone_names() -> tuple[str, ...]:
    """The names of all time zones that belong to a place, and UTC, in alphabetical order."""
    return tuple(sorted(name for name in _known() if name == "UTC" or _is_place(name)))


@cache
def _known() -> frozenset[str]:
    return frozenset(available_timezones() - _NO_ZONES)


@cache
def _places() -> Mapping[str, str]:
    """What people may write for zones, and their names. The cities of a state are known by the whole name
    alone: others may be better known, as San Juan is. Two zones of one city are one if their clocks are.
    """
    cities: dict[str, list[str]] = {}
    for name in zone_names():
        if name.count("/") == 1 and not _PARTS.fullmatch(name):
            cities.setdefault(name.rpartition("/")[2].casefold(), []).append(name)
    one = {city: names[0] for city, names in cities.items() if len(set(map(_ahead_in, names))) == 1}
    return one | {name.casefold(): name for name in zone_names()}


def _ahead_in(name: str) -> tuple[timedelta | None, ...]:
    """How far a zone is ahead of UTC in a January and a July."""
    return tuple(datetime(2026, month, 1, tzinfo=ZoneInfo(name)).utcoffset() for month in (1, 7))


def _is_place(name: str) -> bool:
    return "/" in name and not name.startswith(("Etc/", "SystemV/", "US/"))


def hours_of(quiet: str) -> tuple[int, int] | None:
    """The hours when quiet hours begin and end; None if there are none, or if ``quiet`` is invalid."""
    match = _HOURS.fullmatch(quiet)
    if match is None:
        return None
    first, last = int(match[1]), int(match[2])
    return (first, last) if first != last and first < 24 and last < 24 else None


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
