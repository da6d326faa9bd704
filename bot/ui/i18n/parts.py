"""Split the moments that people write into days, hours, zones and other parts.

Every word and sign must belong to a part. So either the whole text is understood, or it's known which words
are not.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from bot.milliseconds import DAY
from bot.tables import Refused
from bot.ui.i18n.hours import an_hour, hour_in, may_be_pm
from bot.ui.i18n.said_hours import a_said_hour, said_in
from bot.ui.i18n.spans import a_span, is_in_days, span_in
from bot.ui.i18n.times import either, months, one_of, unknown, weekdays, words
from bot.ui.i18n.translator import locales
from bot.ui.i18n.zones import a_zone, zone_in

DAYS = {"yesterday": -1, "today": 0, "tomorrow": 1, "after-tomorrow": 2}
"""The words for days, and how many days each is from today."""
PARTS = {"morning": (1, 11), "afternoon": (12, 18), "evening": (17, 24)}
"""The words for parts of a day, with the first and the last hour of each."""
TODAYS = {"this-morning": "morning", "this-afternoon": "afternoon", "tonight": "evening"}
"""The words for parts of this day."""

Parts = Mapping[str, Any]
"""What a text says, each at most once.

``span`` is a time from now (ms), ``day`` a number of days from today or now, ``weekday`` a number from
Monday's 0 on with ``this``, ``next`` or None before it, ``dates`` the years, months and days that a date can
mean, as far as they are written, ``hour`` what clocks show, with ``may_be_pm``, ``is_either`` (half of the
day), ``is_bare`` (a number that is only an hour with something else) and ``is_midnight``, ``part`` the part
of the day, and ``zone`` a zone.
"""
Reader = Callable[[re.Match[str], Parts], Parts | None]
"""What reads a part that a pattern matched, given the parts before it; None if it is none."""

END = r"(?![\w:]|[.,/+-][0-9])"
"""Where a part can end."""
SIGNS = (":", "h", " h", "h ", " h ")
"""What tells an hour with its minutes from a date."""
BEFORE_ZONE = r"(?=\+|(?:utc|gmt|z)(?![^\W\d_]))"
"""Or with a zone right after it, as in ``20:00Z``."""
BETWEEN = re.compile(r"\.?$|[ ,]*")
"""What may stand between two parts, and after the last one."""


def taken_apart(text: str) -> list[Parts]:
    """The ways to take the normalized ``text`` apart so that nothing is left. Raises Refused ``umpire_time``
    with what belongs to no part.
    """
    complete: list[Parts] = []
    begun: list[tuple[int, Parts]] = [(0, {})]
    for at, parts in begun:
        if at == len(text) and not _is_unclear(parts):
            complete.append(parts)
        for pattern, reader in _grammar(tuple(locales())):
            found = pattern.match(text, at)
            part = reader(found, parts) if found else None
            if found and part and not part.keys() & parts.keys():
                begun.append((_after(text, found.end()), {**parts, **part}))
    if not complete:
        known = max(at for at, parts in begun if not _is_unclear(parts))
        raise Refused("umpire_time", word=unknown(text[known:]))
    return complete


def _is_unclear(parts: Parts) -> bool:
    """Whether a number is an hour only if more follows: ``20 i kveld`` and ``20 UTC`` are, ``20 friday`` may
    be a day.
    """
    return bool(parts.get("is_bare")) and not parts.keys() & {"part", "zone", "day"}


def _after(text: str, end: int) -> int:
    between = BETWEEN.match(text, end)
    return between.end() if between else end


@cache
def _grammar(languages: tuple[str, ...]) -> tuple[tuple[re.Pattern[str], Reader], ...]:
    """The patterns of all parts in these languages, each with what reads it."""
    on, the, of, at_most = either("on"), either("the"), either("of"), "[0-9]{1,2}"
    month, nth = one_of(months()), either("ordinal")
    suffix = one_of(word for word in words("ordinal") if word.isalpha())
    patterns: tuple[tuple[str, Reader], ...] = (
        (rf"(?P<past>-)?(?:{either('in')} )?(?P<span>{a_span().pattern})(?: {either('from-now')})?", _span),
        (
            rf"(?:{on} )?(?:(?P<which>{either('this', 'next')}) )?(?P<day>{one_of(weekdays())})\.?"
            rf"(?: (?P<later>{either('next')}))?",
            _weekday,
        ),
        (
            rf"(?:{on} )?(?:{the} )?"
            rf"(?:(?P<year>[0-9]{{4}})(?P<by>[-./])(?P<month>{at_most})(?P=by)(?P<day>{at_most})"
            rf"|(?P<first>{at_most})(?P<sign>[-./])(?P<second>{at_most})"
            r"(?:(?P=sign)(?P<of>[0-9]{4}|[0-9]{2}))?(?:(?<=[0-9])\.)?)",
            _date,
        ),
        (
            rf"(?:{on} )?(?:{the} )?(?:(?P<day>{at_most})(?:{nth})? ?(?:{of} )?(?P<month>{month})\.?"
            rf"|(?P<named>{month})\.? ?(?:{the} )?(?P<of>{at_most})(?:{nth})?)(?:,? (?P<year>[0-9]{{4}}))?",
            _named_date,
        ),
        (rf"(?:{on} )?(?:{the} (?P<day>{at_most})(?:{nth})?|(?P<nth>{at_most}){suffix})", _day_of_month),
        (f"(?P<day>{either(*DAYS)})", _day),
        (f"(?P<today>{either(*TODAYS)})", _part_of_today),
        (f"(?P<part>{either(*PARTS)})", _part),
        (an_hour(), _hour),
        (a_said_hour(), _said_hour),
        (f"(?P<zone>{a_zone().pattern})", lambda found, parts: (zone := zone_in(found)) and {"zone": zone}),
    )
    end = rf"(?:{END}|{BEFORE_ZONE}|(?={either(*PARTS, 'noon')}{END}))"  # as in samstagabend
    return tuple((re.compile(pattern + end), reader) for pattern, reader in patterns)


def _span(found: re.Match[str], parts: Parts) -> Parts | None:
    span = span_in(found["span"])
    if span is None or parts.get("is_bare"):
        return None
    span = -span if found["past"] else span
    return {"day": span // DAY} if is_in_days(found["span"]) else {"span": span}


def _weekday(found: re.Match[str], parts: Parts) -> Parts:
    which = "this" if found["which"] in words("this") else (found["which"] or found["later"]) and "next"
    return {"weekday": (weekdays()[found["day"]], which)}


def _date(found: re.Match[str], parts: Parts) -> Parts | None:
    if found["year"]:
        return {"dates": [(int(found["year"]), int(found["month"]), int(found["day"]))]}
    first, second, sign, of = int(found["first"]), int(found["second"]), found["sign"], found["of"]
    if sign == "-" and (of is None or len(of) < 4):
        return None  # it may be two hours
    year = None if of is None else int(of) + (2000 if len(of) < 4 else 0)
    return {"dates": [(year, second, first), *([] if sign == "." else [(year, first, second)])]}


def _named_date(found: re.Match[str], parts: Parts) -> Parts:
    year = int(found["year"]) if found["year"] else None
    return {"dates": [(year, months()[found["month"] or found["named"]], int(found["day"] or found["of"]))]}


def _day_of_month(found: re.Match[str], parts: Parts) -> Parts:
    return {"dates": [(None, None, int(found["day"] or found["nth"]))]}


def _day(found: re.Match[str], parts: Parts) -> Parts | None:
    """A day from today. After a weekday, ``morgen`` is the part of that day, and not tomorrow."""
    if "weekday" in parts and found["day"] in words("morning"):
        return None
    return {"day": next(days for name, days in DAYS.items() if found["day"] in words(name))}


def _part_of_today(found: re.Match[str], parts: Parts) -> Parts:
    part = next(part for name, part in TODAYS.items() if found["today"] in words(name))
    return {"day": 0, "part": part}


def _part(found: re.Match[str], parts: Parts) -> Parts | None:
    """A part of a day that was named: ``morgen`` alone means tomorrow to some."""
    return {"part": next(name for name in PARTS if found["part"] in words(name))} if parts else None


def _hour(found: re.Match[str], parts: Parts) -> Parts | None:
    """An hour. What does not look like one is an hour after a day alone, and with a dot if it is no date."""
    hour, has_date, is_bare = hour_in(found), bool(parts.keys() & {"day", "dates"}), False
    if hour is None:
        return None
    if any(found[mark] for mark in ("at", "half", "noon", "midnight", "sharp")) or found["sign"] in SIGNS:
        is_hour, is_bare = True, _may_be_span(found, parts)
    elif not parts and not found["sign"]:
        is_hour = is_bare = True
    elif found["minute"] is None:
        is_hour = has_date or "weekday" in parts
    else:
        may_be_date = 1 <= hour[1] <= 12 and found[0] != found.string
        is_hour = found["sign"] == "." and (has_date or not may_be_date)
    if not is_hour:
        return None
    is_midnight = bool(found["midnight"])
    return {"hour": hour, "may_be_pm": may_be_pm(found), "is_midnight": is_midnight, "is_bare": is_bare}


def _said_hour(found: re.Match[str], parts: Parts) -> Parts | None:
    said, is_bare = said_in(found), _may_be_span(found, parts)
    return said and {
        "hour": said.hour,
        "may_be_pm": said.is_either,
        "is_either": said.is_either,
        "is_bare": is_bare,
    }


def _may_be_span(found: re.Match[str], parts: Parts) -> bool:
    """Whether an hour may as well be so many of them: ``20h``, ``huit heures``."""
    return not parts and not found["at"] and found["sharp"] in words("hours")
