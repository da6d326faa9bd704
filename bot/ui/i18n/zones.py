"""Reading the time zone of a time as people write it: ``UTC+2``, ``EST``, ``Oslo time``, ``Europe/Oslo``."""

from __future__ import annotations

import re
from datetime import UTC, timedelta, timezone, tzinfo
from functools import cache
from typing import NamedTuple

from bot.services import zone_meant, zone_named
from bot.tables import Refused
from bot.ui.i18n.times import either, one_of
from bot.ui.i18n.translator import locales
from bot.user_text import UserText

SHORTENED = {
    **dict.fromkeys(("wet", "west"), "Europe/Lisbon"),
    **dict.fromkeys(("norsk tid", "norwegian time", "norway time"), "Europe/Oslo"),
    **dict.fromkeys(("uk time", "british time"), "Europe/London"),
    **dict.fromkeys(("cet", "cest"), "Europe/Oslo"),
    **dict.fromkeys(("eet", "eest"), "Europe/Helsinki"),
    **dict.fromkeys(("est", "edt", "et", "eastern time", "eastern"), "America/New_York"),
    **dict.fromkeys(("cdt", "ct", "central time"), "America/Chicago"),
    **dict.fromkeys(("mst", "mdt", "mt", "mountain time"), "America/Denver"),
    **dict.fromkeys(("pst", "pdt", "pt", "pacific time", "pacific"), "America/Los_Angeles"),
    **dict.fromkeys(("akst", "akdt"), "America/Anchorage"),
    **dict.fromkeys(("nst", "ndt"), "America/St_Johns"),
    **dict.fromkeys(("aest", "aedt"), "Australia/Sydney"),
    **dict.fromkeys(("acst", "acdt"), "Australia/Adelaide"),
    **dict.fromkeys(("nzst", "nzdt"), "Pacific/Auckland"),
    "awst": "Australia/Perth",
    "hst": "Pacific/Honolulu",
    "jst": "Asia/Tokyo",
    "kst": "Asia/Seoul",
    "hkt": "Asia/Hong_Kong",
    "msk": "Europe/Moscow",
    "sast": "Africa/Johannesburg",
}
"""Short names of zones, each with a place whose clocks people mean by it. A name holds while they have it."""
AT_ANY_TIME = {name for name in SHORTENED if len(name) == 2 or len(name) > 4}
"""Those that hold in summer and in winter."""
OF_SEVERAL = ("ast", "bst", "cst", "ist")
"""Short names that mean zones hours apart, as British Summer Time and Bangladesh Standard Time."""
FARTHEST = timedelta(hours=14)


class Zone(NamedTuple):
    """A time zone that a user wrote."""

    zone: tzinfo
    name: str = ""
    """What its clocks must call themselves; empty if they may do so as they like."""


def a_zone() -> re.Pattern[str]:
    """A pattern of what may be a zone, which :func:`zone_in` reads."""
    return _zones(tuple(locales()))


def zone_in(found: re.Match[str]) -> Zone | None:
    """The zone that :func:`a_zone` matched; None if there is none such. Raises Refused ``unclear_zone`` for a
    name that several zones have.
    """
    if found["utc"] or found["sign"]:
        return _from_utc(found)
    if (short := found["short"]) is None:
        place = zone_meant(found["place"] or found["name"])
        return Zone(place, (found["as"] or "").upper()) if place else None
    if short in OF_SEVERAL:
        raise Refused("unclear_zone", word=UserText(short.upper()))
    place = zone_named(SHORTENED[short])
    return Zone(place, "" if short in AT_ANY_TIME else short.upper()) if place else None


def _from_utc(found: re.Match[str]) -> Zone | None:
    """The zone so many hours from UTC. A minus alone may stand between two hours, and means nothing."""
    if found["sign"] is None:
        return Zone(UTC)
    ahead = timedelta(hours=int(found["hours"]), minutes=int(found["minutes"] or 0))
    is_alone = not found["utc"] and (found["sign"] == "-" or len(found["hours"]) < 2)
    if is_alone or ahead > FARTHEST:
        return None
    return Zone(timezone(-ahead if found["sign"] == "-" else ahead))


@cache
def _zones(languages: tuple[str, ...]) -> re.Pattern[str]:
    word = r"[^\W\d_]+"
    return re.compile(
        r"(?P<open>\()?(?:"
        r"(?:(?P<utc>utc|gmt|z(?![+-]))|(?=\+[0-9]))"
        r"(?: ?(?P<sign>[+-])(?P<hours>[0-9]{1,2})(?::?(?P<minutes>[0-5][0-9]))?)?"
        rf"|(?P<short>{one_of([*SHORTENED, *OF_SEVERAL])})"
        rf"|(?P<place>{word}(?:/[\w+-]+)+)(?:, (?P<as>{word}|[+-][0-9]+))?"
        rf"|(?P<name>{word}(?:[ '.-]{word}){{0,3}}?)[ -]{either('zone')}"
        r")(?(open)\))(?![\w:/]|[.,+-][0-9])"
    )
