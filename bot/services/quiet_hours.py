"""Time zones by name, and the quiet hours of a day, without pings. Pure."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import datetime, timedelta, tzinfo
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from bot.milliseconds import DAY, MINUTE

NIGHT = "23-8"
"""The quiet hours of servers that haven't chosen others."""
NEVER = "never"
"""No quiet hours."""

_HOURS = re.compile(r"([0-9]{1,2})-([0-9]{1,2})")
_NO_ZONES = {"Factory", "localtime", "posixrules"}
"""Files next to the zones' own, which depend on the machine."""
_PARTS = re.compile(r"(Brazil|Canada|Chile|Mexico)/.*|Australia/(North|South|West|Victoria)")
"""Matches zones named after part of a country, e.g. ``Pacific``, and not after a city."""


def zone_named(name: str) -> ZoneInfo | None:
    """Return the time zone with exactly this name, or None."""
    return ZoneInfo(name) if name in _known() else None


def zone_meant(text: str) -> ZoneInfo | None:
    """Return the time zone that a person means, by its name or its city in any case: ``europe/oslo``,
    ``Oslo``, ``new york``. None if there is none, or several.

    Except for UTC, zones without a place are excluded: they have no summer time, or count west as ahead.
    """
    return zone_named(_places().get("_".join(text.replace("_", " ").casefold().split()), ""))


@cache
def zone_names() -> tuple[str, ...]:
    """Return the names of all time zones that belong to a place, and UTC, in alphabetical order."""
    return tuple(sorted(name for name in _known() if name == "UTC" or _is_place(name)))


@cache
def _known() -> frozenset[str]:
    return frozenset(available_timezones() - _NO_ZONES)


@cache
def _places() -> Mapping[str, str]:
    """Return what people may write for a zone, with the zone's name. Cities of a state need the whole name,
    because others may be better known, e.g. San Juan. Two zones of one city count as one if their clocks
    agree.
    """
    cities: dict[str, list[str]] = {}
    for name in zone_names():
        if name.count("/") == 1 and not _PARTS.fullmatch(name):
            cities.setdefault(name.rpartition("/")[2].casefold(), []).append(name)
    one = {city: names[0] for city, names in cities.items() if len(set(map(_ahead_in, names))) == 1}
    return one | {name.casefold(): name for name in zone_names()}


def _ahead_in(name: str) -> tuple[timedelta | None, ...]:
    """Return how far a zone is ahead of UTC in a January and a July."""
    return tuple(datetime(2026, month, 1, tzinfo=ZoneInfo(name)).utcoffset() for month in (1, 7))


def _is_place(name: str) -> bool:
    return "/" in name and not name.startswith(("Etc/", "SystemV/", "US/"))


def hours_of(quiet: str) -> tuple[int, int] | None:
    """Return the hours when quiet hours begin and end; None if there are none, or if ``quiet`` is invalid."""
    match = _HOURS.fullmatch(quiet)
    if match is None:
        return None
    first, last = int(match[1]), int(match[2])
    return (first, last) if first != last and first < 24 and last < 24 else None


def awake_at(at: int, zone: tzinfo, quiet: str) -> int:
    """Return the first moment (ms) from ``at`` (ms) on outside the hours ``quiet`` in ``zone``.

    If the zone's clocks show the end twice, the first time counts; if they skip it, the moment of the skip.
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
    """Return how far the clocks in ``zone`` are ahead of UTC between ``since`` and ``until`` (ms). Each pair
    has the time (ms) from which an offset applies, and the offset in minutes.
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
