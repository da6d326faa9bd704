"""Reading the moments and durations that people write: ``tomorrow 20:00``, ``søndag 19``, ``24.12. kl. 20``.

The hour is found here. Days, in the words of each language, are read by dateparser, which is imported only
when somebody writes one.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator
from datetime import UTC, date, datetime, timedelta, tzinfo
from functools import cache

from bot.milliseconds import DAY, MINUTE
from bot.tables import Refused
from bot.ui.i18n.times import at_words, counted_time, in_words, is_tomorrow, normalized, on_words, today_words
from bot.ui.i18n.translator import Translator, locales

LONGEST = 1000 * DAY
"""The longest duration (ms) that is accepted."""
LONGEST_TEXT = 80
"""The most characters of a text that is read."""
EVENING = (18, 19, 20, 21)
"""The hours that are offered where somebody has written a day alone."""
USUAL = 20
"""The hour that is offered where somebody has written nothing."""
OFFERED = 7
"""The number of days that are offered where somebody has written nothing."""

ISO = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}(?:[ t][0-9]{2}:[0-9]{2}(?:z|[+-][0-9]{2}:[0-9]{2})?)?")
LAST_NUMBER = re.compile(r"(.+?),? ([0-9]{1,2})(?:(\.)([0-9]{2}))?")
"""A text and a number after it: an hour, if the text is a day."""
DOTTED = re.compile(r"(?<![0-9.])([0-9]{1,2})\.([0-9]{1,2})(?![0-9]|\.[0-9])\.?")
"""A day and a month, which dateparser takes for an hour after the name of a day."""
SLASHED = re.compile(r"([0-9]{1,2})/([0-9]{1,2})((?:/[0-9]{2,4})?)")
DATED = "%Y-%m-%d"

Hour = tuple[int, int]
"""An hour and a minute on the clock."""


def span_of(text: str) -> int:
    """How long (ms) ``text`` says, in any language: ``7`` or ``7 days``, ``36 hours``, ``20 minutes``.

    Raises Refused ``umpire_span`` if it cannot be read, is zero, or is longer than :data:`LONGEST`.
    """
    count, unit = counted_time(normalized(text)) or (0, None)
    span = count * (unit or DAY)
    if not 0 < span <= LONGEST:
        raise Refused("umpire_span")
    return span


def moment_of(text: str, now: int, zone: tzinfo = UTC) -> int:
    """The moment (ms) that ``text`` means at ``now`` (ms) to somebody in ``zone``.

    It is a duration from now, as for :func:`span_of`, or a day, with an hour or without: that day's start.
    Of the moments that it can mean it is the first to come. Raises Refused ``umpire_time`` if it cannot be
    read, ``umpire_time_past`` if it is not in the future or too far ahead, and ``umpire_time_two`` if the
    day and the month can be told apart by nothing.
    """
    meant = moments_in(text, now, zone)
    if not meant:
        raise Refused("umpire_time")
    ahead = [at for at in meant if now < at <= now + LONGEST]
    if not ahead:
        raise Refused("umpire_time_past")
    days = {datetime.fromtimestamp(at / 1000, zone).strftime(DATED) for at in ahead}
    if len(days) > 1 and "/" in text:
        raise Refused("umpire_time_two", first=min(days), second=max(days))
    return min(ahead)


def moments_in(text: str, now: int, zone: tzinfo = UTC) -> list[int]:
    """The moments (ms) that ``text`` can mean, also past ones, the likelier ones first; none if it is no
    time.
    """
    return list(_meant(normalized(text), now, zone))


def suggestions(text: str, now: int, zone: tzinfo, say: Translator) -> list[tuple[str, str]]:
    """The moments that somebody may mean who has written ``text`` so far: each in words, and as a text that
    :func:`moment_of` reads as the same moment. Where it means none yet, evenings whose words contain it.
    """
    text, today = normalized(text), _today(now, zone)
    meant = moments_in(text, now, zone)
    if _is_day(text, today):
        days = _days(text, today)
        meant += [at for hour in EVENING for day in days for at in _moments(day, (hour, 0), zone)]
    if not meant:
        days = tuple(today + timedelta(days=ahead) for ahead in range(OFFERED + 1))
        evenings = [at for day in days if (at := _moments(day, (USUAL, 0), zone)[0]) > now][:OFFERED]
        meant = [at for at in evenings if text in in_full(at, zone, say).casefold()]
    ahead = dict.fromkeys(at // MINUTE * MINUTE for at in meant)
    return [(in_full(at, zone, say), _exactly(at)) for at in ahead if now < at <= now + LONGEST]


def in_full(at: int, zone: tzinfo, say: Translator) -> str:
    """The moment ``at`` (ms) in words, as the clocks in ``zone`` show it: the day, the hour and the zone."""
    local = datetime.fromtimestamp(at / 1000, zone)
    twice = local.replace(fold=0).utcoffset() != local.replace(fold=1).utcoffset()
    where = f"{zone}, {local.strftime('%Z')}" if twice else str(zone)
    return say("time-in-full", date=local.date(), clock=local.strftime("%H:%M"), zone=where)


async def ready() -> None:
    """Import what reads days, which takes a while, in a thread."""
    if not _day_reader.cache_info().currsize:
        await asyncio.to_thread(_day_reader)


def _exactly(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%dT%H:%MZ")


def _today(now: int, zone: tzinfo) -> date:
    return datetime.fromtimestamp(now / 1000, zone).date()


def _meant(text: str, now: int, zone: tzinfo) -> Iterator[int]:
    """The moments (ms) that the normalized ``text`` can mean, past ones too; the likelier ones first."""
    if not text or len(text) > LONGEST_TEXT or any(sign.isnumeric() and not sign.isascii() for sign in text):
        return  # dateparser leaves out what it does not know, as the "½" of "½ day"
    if ISO.fullmatch(text):
        yield from _written_out(text, zone)
        return
    ahead = counted_time(_without(text, in_words()))
    if ahead is not None or is_tomorrow(text):
        count, unit = ahead or (1, DAY)
        yield _later(now, count * (unit or DAY), zone)
        return
    today = _today(now, zone)
    for rest, hour in _split(text, today):
        days = _days(rest, today) if rest else (today, today + timedelta(days=1))
        yield from (at for day in days for at in _moments(day, hour, zone))
        if days:
            return


def _without(text: str, words: tuple[str, ...]) -> str:
    """``text`` without one of these words before it."""
    return next((text[len(word) + 1 :] for word in words if text.startswith(f"{word} ")), text)


def _written_out(text: str, zone: tzinfo) -> Iterator[int]:
    try:
        at = datetime.fromisoformat(text.upper())
    except ValueError:
        return
    if at.tzinfo is None:
        yield from _moments(at.date(), (at.hour, at.minute), zone)
    else:
        yield round(at.timestamp()) * 1000


def _later(now: int, span: int, zone: tzinfo) -> int:
    """So much later (ms) than ``now``. Whole days later it is the same time of day, in ``zone``."""
    if span % DAY or span > LONGEST:
        return now + span
    at = datetime.fromtimestamp(now // 1000, zone).replace(tzinfo=None) + timedelta(days=span // DAY)
    return round(at.replace(tzinfo=zone).timestamp()) * 1000 + now % 1000


def _is_day(text: str, today: date) -> bool:
    """Whether the normalized ``text`` says a day and no hour."""
    if not text or len(text) > LONGEST_TEXT:
        return False
    likely, _ = next(_split(text, today))
    return likely == text


def _split(text: str, today: date) -> Iterator[tuple[str, Hour]]:
    """What of ``text`` can be the day, and what the hour; the likelier ones first."""
    marked = _hour_in(text)
    if marked is not None:
        yield marked
        return
    whole = text, (0, 0)
    number = LAST_NUMBER.fullmatch(text)
    if number is None:
        yield whole
        return
    hour = _hour(number[2], number[4] or "0")
    if number[3] and not _has_digit(number[1]):  # "sunday 6.12" is a date, "24.12. 20.15" an hour after one
        yield whole
    if hour is not None and _days(number[1], today):
        yield number[1], hour
    yield whole


def _hour_in(text: str) -> tuple[str, Hour] | None:
    """The hour that is marked as one, with what else stands in ``text``: ``20:00``, ``kl. 20``, ``8pm``."""
    for found in _marked().finditer(text):
        hour = _hour(found["hour"], found["minute"] or "0", found["half"])
        if hour is not None and (found["at"] or found["colon"] == ":" or found["half"]):
            return f"{text[: found.start()]} {text[found.end() :]}".strip(" ,"), hour
    return None


def _hour(hour: str, minute: str, half: str | None = None) -> Hour | None:
    hours, minutes = int(hour), int(minute)
    if half is not None:
        hours = hours % 12 + (12 if half == "pm" else 0) if 1 <= hours <= 12 else 99
    return (hours, minutes) if minutes < 60 and (hours < 24 or (hours, minutes) == (24, 0)) else None


@cache
def _marked() -> re.Pattern[str]:
    """An hour, maybe marked as one by a word, a colon, or which half of the day it is in."""
    words = "|".join(map(re.escape, sorted(at_words(), key=len, reverse=True)))
    return re.compile(
        rf"(?<![\w./:-])(?:(?P<at>{words}) ?)?(?P<hour>[0-9]{{1,2}})"
        rf"(?:(?P<colon>[:.])(?P<minute>[0-9]{{2}}))?(?: ?(?P<half>am|pm))?(?![\w/:-]|\.[0-9])"
    )


def _moments(day: date, hour: Hour, zone: tzinfo) -> tuple[int, ...]:
    """The moments (ms) when the clocks in ``zone`` show this: two in the hour that they repeat.

    A time that they leave out is as much later as they are put forward.
    """
    try:
        wall = datetime(day.year, day.month, day.day) + timedelta(hours=hour[0], minutes=hour[1])
        first, second = (
            round(wall.replace(tzinfo=zone, fold=fold).timestamp()) * 1000 for fold in (False, True)
        )
    except (OverflowError, ValueError):
        return ()
    return (first, second) if first < second else (first,)


def _days(text: str, today: date) -> tuple[date, ...]:
    """The days that ``text`` can mean, in any language of the bot."""
    text = _without(text.strip(" ,."), on_words())
    if not any(letter.isalpha() or letter in "./-" for letter in text):
        return ()  # dateparser takes a lone number for a day of this month
    if text in today_words():
        return (today,)
    if (slashed := SLASHED.fullmatch(text)) is not None:
        first, second, year = slashed.groups()
        orders = (f"{first}.{second}{year}", f"{second}.{first}{year}")
        return tuple(dict.fromkeys(day for each in orders if (day := _read(each.replace("/", "."), today))))
    day, first_word = _read(text, today), text.split()[0].rstrip(".,")
    if day is None:
        return ()
    if text.isalpha() and day == today + timedelta(days=7):
        return (today, day)  # whoever writes "sunday" on a Sunday may mean today
    if not text.isalpha() and first_word.isalpha() and _has_digit(text):
        weekday = _read(first_word, today)
        if weekday is not None and weekday.weekday() != day.weekday():
            return ()  # "monday 24.12." in a year where that is no Monday
    return (day,)


def _has_digit(text: str) -> bool:
    return any(letter.isdigit() for letter in text)


def _read(text: str, today: date) -> date | None:
    """The day that dateparser reads in ``text``; None if it is none, or not a day alone."""
    try:
        at = _day_reader()(DOTTED.sub(r"\1/\2", text), datetime(today.year, today.month, today.day))
    except (OverflowError, ValueError):
        return None
    return None if at is None or at.time() != datetime.min.time() else at.date()


@cache
def _day_reader() -> Callable[[str, datetime], datetime | None]:
    """A function that reads a text as a moment after a base, both as the clock on the wall shows them."""
    from dateparser.data.languages_info import language_order
    from dateparser.date import DateDataParser

    languages = [locale for locale in locales() if locale in language_order]

    def read(text: str, base: datetime) -> datetime | None:
        reader = DateDataParser(
            languages=languages,
            settings={
                "RELATIVE_BASE": base,
                "PREFER_DATES_FROM": "future",
                "DATE_ORDER": "DMY",
                "RETURN_AS_TIMEZONE_AWARE": False,
                "PARSERS": ["relative-time", "absolute-time"],
            },
        )
        found = reader.get_date_data(text)
        return found.date_obj if found.period == "day" else None

    read("1.1.", datetime(2000, 1, 1))  # it reads its files with the first text
    return read
