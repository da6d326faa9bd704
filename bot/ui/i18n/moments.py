"""Read the moments that people write: ``tomorrow 20:00``, ``søndag 19``, ``24.12. kl. 20``, ``8pm EST``.

The whole text must be understood. Otherwise it is refused, naming the words that are not understood. A text
that can mean either of two moments is refused as well, naming both.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta, tzinfo
from typing import Literal, NamedTuple

from bot.milliseconds import MINUTE
from bot.tables import Refused
from bot.ui.i18n.hours import MIDNIGHT, Hour
from bot.ui.i18n.parts import PARTS, Parts, taken_apart
from bot.ui.i18n.spans import LONGEST
from bot.ui.i18n.times import LONGEST_TEXT, normalized
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.values import clock_time
from bot.ui.i18n.zones import Zone
from bot.user_text import UserText

EVENING = (18, 19, 20, 21)
"""The hours to suggest for a day without an hour."""
USUAL = 20
"""The hour to suggest for each of the next days."""
OFFERED = 7
"""The number of the next days to suggest."""
DATED = "%Y-%m-%d"

EXACT = re.compile(
    r"<t:(?P<unix>[0-9]{1,12})(?::[a-z])?>"
    r"|(?P<iso>[0-9]{4}-[0-9]{2}-[0-9]{2}t[0-9]{2}:[0-9]{2})(?::00(?:\.0+)?)?"
    r"(?P<offset>z|[+-][0-9]{2}:[0-9]{2})?"
)
"""A moment as Discord marks it, and one as machines write it."""

Change = Literal["once", "first", "second", "skipped"]


class Moment(NamedTuple):
    """A moment that a user wrote."""

    at: int
    """When it is (ms)."""
    zone: tzinfo
    """The zone in which it was read: one that was written, else the reader's."""
    change: Change = "once"
    """Which it is of two moments that clocks show alike, or that they skip it: it is as much later then."""
    misnamed: str = ""
    """What the text calls the zone, if clocks call it something else then: there is no ``EST`` in July."""
    is_either: bool = False
    """Whether the text says the hour and not which half of the day."""


def moment_of(text: str, now: int, zone: tzinfo = UTC, days: tzinfo | None = None) -> int:
    """The moment (ms) that :func:`read` reads."""
    return read(text, now, zone, days).at


def read(text: str, now: int, zone: tzinfo = UTC, days: tzinfo | None = None) -> Moment:
    """Return the moment that ``text`` means at ``now`` (ms) to a user in ``zone``. Days from now are counted
    by the clocks of ``days`` if it is given.

    It is a time from now, as for :func:`~bot.ui.i18n.spans.span_of`, or a day, with an hour or without: that
    day's start. Without a day, or a week, it is the first to come. Raises Refused ``umpire_time`` with the
    ``word`` that is not understood, ``unclear_zone`` if that is a zone, ``umpire_time_past`` if it is not
    in the future or too far ahead, ``unclear_hour`` if it can mean either half of the day, and
    ``umpire_time_two`` if it can mean either of two days.
    """
    meant = _meant(normalized(text), now, zone, days or zone)
    coming = [[moment for moment in each if _is_ahead(moment.at, now)] for each in meant]
    ahead = [min(each, key=lambda moment: moment.at) for each in coming if each]
    if not ahead:
        raise Refused("umpire_time_past")
    for moment in ahead:
        if moment.misnamed:
            raise Refused("unclear_zone", word=UserText(moment.misnamed))
    if len(ahead) > 1 and all(moment.is_either for moment in ahead):
        hours = sorted(_local(moment).time() for moment in ahead)
        raise Refused("unclear_hour", first=hours[0], second=hours[-1])
    if len({moment.at for moment in ahead}) > 1:
        dates = sorted(f"{_local(moment):{DATED}}" for moment in ahead)
        raise Refused("umpire_time_two", first=dates[0], second=dates[-1])
    return ahead[0]


def moments_in(text: str, now: int, zone: tzinfo = UTC, days: tzinfo | None = None) -> list[int]:
    """The moments (ms) that ``text`` can mean, also past ones, the likelier ones first; none if it is no
    time.
    """
    try:
        meant = [each for some in _meant(normalized(text), now, zone, days or zone) for each in some]
    except Refused:
        return []
    return [moment.at for moment in meant if not moment.misnamed]


def suggestions(
    text: str, now: int, zone: tzinfo, say: Translator, days: tzinfo | None = None
) -> list[tuple[str, str]]:
    """Return the moments that a user may mean by the ``text`` so far: each in words, and as a text that
    :func:`moment_of` reads as the same moment. A day also suggests its evening. If the text means no moment
    yet, suggest evenings whose words contain it.
    """
    meant = moments_in(text, now, zone, days)
    if _is_day(normalized(text)):
        meant += [at for hour in EVENING for at in moments_in(f"{text} {hour}:00", now, zone)]
    if not meant:
        evenings = (f"{_today(now, zone) + timedelta(days=ahead)} {USUAL}:00" for ahead in range(OFFERED + 1))
        coming = [at for evening in evenings for at in moments_in(evening, now, zone)[:1] if at > now]
        meant = [at for at in coming[:OFFERED] if normalized(text) in in_full(at, zone, say).casefold()]
    ahead = dict.fromkeys(at // MINUTE * MINUTE for at in meant)
    return [(in_full(at, zone, say), _exactly(at)) for at in ahead if _is_ahead(at, now)]


def in_full(at: int, zone: tzinfo, say: Translator) -> str:
    """The moment ``at`` (ms) in words, as the clocks in ``zone`` show it: the day, the hour and the zone."""
    local = datetime.fromtimestamp(at / 1000, zone)
    twice = local.replace(fold=0).utcoffset() != local.replace(fold=1).utcoffset()
    where = f"{zone}, {local.strftime('%Z')}" if twice else str(zone)
    return say("time-in-full", date=local.date(), clock=clock_time(local.time(), say), zone=where)


def as_read(moment: Moment, say: Translator) -> str:
    """Return a moment in full, in the zone in which it was read, and say if clocks change then."""
    return say("time-read", time=in_full(moment.at, moment.zone, say), change=moment.change)


def _is_day(text: str) -> bool:
    """Return whether the normalized ``text`` names a day and no hour."""
    try:
        return bool(text) and any(
            parts.keys() & {"day", "weekday", "dates"} and "hour" not in parts for parts in taken_apart(text)
        )
    except Refused:
        return False


def _exactly(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%dT%H:%MZ")


def _today(now: int, zone: tzinfo) -> date:
    return datetime.fromtimestamp(now / 1000, zone).date()


def _local(moment: Moment) -> datetime:
    return datetime.fromtimestamp(moment.at / 1000, moment.zone)


def _is_ahead(at: int, now: int) -> bool:
    return now < at <= now + LONGEST


def _meant(text: str, now: int, zone: tzinfo, days: tzinfo) -> list[list[Moment]]:
    """What the normalized ``text`` can mean, each as the moments that it would be: the first to come. Raises
    Refused ``umpire_time`` if it is no time.
    """
    if not text or len(text) > LONGEST_TEXT:
        raise Refused("umpire_time", word=None)
    if exact := EXACT.fullmatch(text):
        meant = [_exact(exact, zone)]
    elif re.fullmatch("[0-9]{1,2}", text):
        meant = [[_days_from_now(int(text), now, days)]]
    else:
        meant = [each for parts in taken_apart(text) for each in _moments_of(parts, now, zone, days)]
    if not any(meant):
        raise Refused("umpire_time", word=None)
    return meant


def _exact(found: re.Match[str], zone: tzinfo) -> list[Moment]:
    try:
        if found["unix"]:
            return [Moment(int(found["unix"]) * 1000, zone)]
        at = datetime.fromisoformat((found["iso"] + (found["offset"] or "")).upper())
    except ValueError:
        return []
    if at.tzinfo is None:
        return _moments(at.date(), (at.hour, at.minute), Zone(zone))
    return [Moment(round(at.timestamp()) * 1000, zone)]


def _moments_of(parts: Parts, now: int, zone: tzinfo, days: tzinfo) -> Iterator[list[Moment]]:
    """What the parts of a text can mean. A day is one in the zone that was written, or in the reader's: if
    these are not the same day now, it can mean both.
    """
    if len(parts.keys() & {"day", "dates"}) > 1 or ("span" in parts and len(parts) > 1):
        return
    written = parts.get("zone", Zone(zone))
    if "hour" not in parts:
        if parts.keys() & {"part", "zone"}:
            return
        if parts.keys() == {"span"}:
            yield [Moment(now + parts["span"], zone)]
            return
        if parts.keys() == {"day"}:
            yield [_days_from_now(parts["day"], now, days)]
            return
    for today in dict.fromkeys((_today(now, zone), _today(now, written.zone))):
        for coming in _days(parts, today):
            for hour in _hours(parts):
                either = bool(parts.get("is_either")) and "part" not in parts
                moments = (moment for day in coming for moment in _moments(day, hour, written))
                yield [moment._replace(is_either=either) for moment in moments]


def _days(parts: Parts, today: date) -> Iterator[tuple[date, ...]]:
    """The days that the parts of a text can mean, of which the first counts that is not over."""
    weekday, which = parts.get("weekday", (None, None))
    if "dates" in parts:
        days = [day for each in parts["dates"] if (day := _next_date(today, *each))]
    elif "day" in parts:
        days = [today + timedelta(days=parts["day"])]
    elif weekday is None:
        yield today, today + timedelta(days=1)
        return
    else:
        coming = today + timedelta(days=(weekday - today.weekday()) % 7)
        later = coming + timedelta(days=7)
        if which == "next":
            yield from ([(later,)] if coming == today else [(coming,), (later,)])
        else:
            yield (coming, later) if coming == today and which is None else (coming,)
        return
    yield from ((day,) for day in dict.fromkeys(days) if weekday in (None, day.weekday()))


def _next_date(today: date, year: int | None, month: int | None, day: int) -> date | None:
    """A day; without a year or a month the next one of that name, from today on."""
    if year is not None:
        return _date_of(year, month or 0, day)
    ahead = (
        (today.year + (today.month + n - 1) // 12, (today.month + n - 1) % 12 + 1) for n in range(12 * 9)
    )
    known = (_date_of(*each, day) for each in ahead if month in (None, each[1]))
    return next((each for each in known if each is not None and each >= today), None)


def _date_of(year: int, month: int, day: int) -> date | None:
    try:
        return date(year, month, day)
    except ValueError:
        return None


def _hours(parts: Parts) -> Iterator[Hour]:
    """The hours that the parts of a text can mean. Midnight is at the beginning or at the end of a day."""
    hour, minute = parts.get("hour", (0, 0))
    if "part" in parts:
        first, last = PARTS[parts["part"]]
        if parts["may_be_pm"] and first > PARTS["morning"][1] and hour + 12 <= last:
            hour += 12
        if first <= hour <= last and (hour, minute) <= MIDNIGHT:
            yield hour, minute
        return
    yield hour, minute
    if parts.get("is_either"):
        yield hour + 12, minute
    if parts.get("is_midnight") and parts.keys() & {"day", "weekday", "dates"}:
        yield 0, 0


def _days_from_now(count: int, now: int, days: tzinfo) -> Moment:
    """So many days later than ``now`` (ms), at the same time of day by the clocks for ``days``."""
    at = datetime.fromtimestamp(now // 1000, days).replace(tzinfo=None) + timedelta(days=count)
    return Moment(round(at.replace(tzinfo=days).timestamp()) * 1000 + now % 1000, days)


def _moments(day: date, hour: Hour, zone: Zone) -> list[Moment]:
    """The moments when the clocks in ``zone`` show this: two in the hour that they repeat, or the one of them
    that has the zone's name. A time that they skip is as much later as they are put forward.
    """
    try:
        wall = datetime(day.year, day.month, day.day) + timedelta(hours=hour[0], minutes=hour[1])
        folds = [wall.replace(tzinfo=zone.zone, fold=fold) for fold in (0, 1)]
        first, second = (
            Moment(
                round(each.timestamp()) * 1000,
                zone.zone,
                misnamed="" if zone.name in ("", each.tzname()) else zone.name,
            )
            for each in folds
        )
    except (OverflowError, ValueError):
        return []
    if first.at == second.at or first.misnamed != second.misnamed:
        return [second if first.misnamed else first]
    if first.at > second.at:
        return [first._replace(change="skipped")]
    return [first._replace(change="first"), second._replace(change="second")]
