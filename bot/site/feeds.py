"""The feed of results (Atom, RFC 4287) and the calendar of match times (iCalendar, RFC 5545) of a server."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime
from uuid import NAMESPACE_URL, uuid5
from xml.etree import ElementTree

from bot.site.news import NEWEST, Date, News, Summary
from bot.site.telling import FRONT, iso
from bot.ui.i18n.translator import Translator

FEED, CALENDAR = "feed.xml", "matches.ics"
"""Names of the files in the server's folder."""
DECLARATION = '<?xml version="1.0" encoding="utf-8"?>'
ATOM = "http://www.w3.org/2005/Atom"
LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"
LINE = 75
"""Maximum number of bytes of a line in a calendar."""


def feed(key: str, summaries: Sequence[Summary], say: Translator) -> bytes:
    """Return the newest news of a server's seasons as a feed. ``key`` names the server's folder."""
    everything = (each for summary in summaries for each in summary.news)
    newest = sorted(everything, key=lambda each: (-each.at, str(each.key)))[:NEWEST]
    since = max((summary.created_at for summary in summaries), default=0)
    root = ElementTree.Element("feed", {"xmlns": ATOM, LANGUAGE: say.locale})
    _add(root, "id", uuid5(NAMESPACE_URL, f"olsen:{key}").urn)
    _add(root, "title", say("site-leagues"))
    _add(root, "updated", iso(newest[0].at if newest else since))
    ElementTree.SubElement(root, "link", {"rel": "self", "type": "application/atom+xml", "href": FEED})
    ElementTree.SubElement(root, "link", {"rel": "alternate", "type": "text/html", "href": FRONT})
    _add(ElementTree.SubElement(root, "author"), "name", "Olsen")
    for each in newest:
        _entry(root, each)
    return f"{DECLARATION}\n{ElementTree.tostring(root, encoding='unicode')}\n".encode()


def _entry(root: ElementTree.Element, news: News) -> None:
    entry = ElementTree.SubElement(root, "entry")
    _add(entry, "id", news.key.urn)
    _add(entry, "title", news.title)
    _add(entry, "updated", iso(news.at))
    ElementTree.SubElement(entry, "link", {"rel": "alternate", "type": "text/html", "href": news.to})


def _add(parent: ElementTree.Element, tag: str, text: str) -> None:
    ElementTree.SubElement(parent, tag).text = text


def calendar(summaries: Iterable[Summary], say: Translator) -> bytes:
    """Return the matches with set times as a calendar."""
    dates = sorted((each for summary in summaries for each in summary.dates), key=lambda each: each.at)
    lines = [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Olsen//Leagues//EN",
        f"X-WR-CALNAME:{escaped(say('site-leagues'))}",
        *(line for each in dates for line in _event(each)),
        "END:VCALENDAR",
    ]
    return "".join(f"{folded(line)}\r\n" for line in lines).encode()


def _event(date: Date) -> Iterator[str]:
    yield "BEGIN:VEVENT"
    yield f"UID:{date.key}"
    yield f"DTSTAMP:{_stamp(date.set_at)}"
    yield f"DTSTART:{_stamp(date.at)}"
    yield f"SUMMARY:{escaped(date.what)}"
    yield "END:VEVENT"


def _stamp(at: int) -> str:
    return datetime.fromtimestamp(at // 1000, UTC).strftime("%Y%m%dT%H%M%SZ")


def escaped(text: str) -> str:
    """Return a text as a value of a calendar (RFC 5545, 3.3.11)."""
    return re.sub(r"([\\;,])", r"\\\1", text).replace("\n", "\\n")


def folded(line: str) -> str:
    """Return a line of a calendar in lines of at most :data:`LINE` bytes, each after the first begun by a
    blank (RFC 5545, 3.1). No character is cut apart.
    """
    lines, size = [""], 0
    for character in line:
        length = len(character.encode())
        if size + length > LINE:
            lines.append(" ")
            size = 1
        lines[-1] += character
        size += length
    return "\r\n".join(lines)
