"""The feed and the calendar: read back by what others read them with."""

from __future__ import annotations

from datetime import UTC, datetime
from xml.etree import ElementTree

import icalendar

from bot.site.feeds import LINE, escaped, folded
from bot.site.news import NEWEST
from tests.site.built import EVIL, SET_FOR, everything, files_of, large, people, seasons, telling

ATOM = "{http://www.w3.org/2005/Atom}"


def test_the_feed_has_results_and_champions_the_newest_first() -> None:
    root = ElementTree.fromstring(everything()["feed.xml"])  # noqa: S314 - written by the bot
    entries = root.findall(f"{ATOM}entry")
    assert len(entries) == NEWEST
    times = [entry.findtext(f"{ATOM}updated", "") for entry in entries]
    assert times == sorted(times, reverse=True)
    assert root.findtext(f"{ATOM}updated") == times[0]
    keys = [entry.findtext(f"{ATOM}id", "") for entry in entries]
    assert len(set(keys)) == NEWEST
    assert all(key.startswith("urn:uuid:") for key in keys)
    for required in ("id", "title", "updated", "author"):
        assert root.find(f"{ATOM}{required}") is not None
    titles = [entry.findtext(f"{ATOM}title", "") for entry in entries]
    assert "Sunday league · season 1: Round 5, table 2: 1. Ada, 2. Finn, 3. Gro" in titles
    over = files_of(telling(seasons()["cup_over"]))["feed.xml"].decode()
    assert "Sunday · season 1: Finn wins the season." in over


def test_what_was_told_keeps_its_key() -> None:
    before, after = (
        ElementTree.fromstring(files_of(telling(seasons()["rounds"], locale))["feed.xml"])  # noqa: S314 - written by the bot
        for locale in ("en", "nb")
    )
    keys = [[each.text for each in feed.iter(f"{ATOM}id")] for feed in (before, after)]
    assert keys[0] == keys[1]


def events_in(content: bytes) -> list[icalendar.Event]:
    calendar = icalendar.Calendar.from_ical(content)
    assert isinstance(calendar, icalendar.Calendar)
    return calendar.events


def test_the_calendar_has_the_matches_with_a_set_time() -> None:
    content = files_of(telling(large(40), "nb", people(EVIL), hidden={"p003"}))["matches.ics"]
    events = events_in(content)
    assert len(events) == len({event.uid for event in events}) == 10
    assert {event.start for event in events} == {datetime.fromtimestamp(SET_FOR // 1000, UTC)}
    summaries = [str(event["SUMMARY"]) for event in events]
    assert any("a & b; c, d\\n 'e'" in summary for summary in summaries)
    assert any("en spiller" in summary for summary in summaries)
    assert all(summary.startswith("Søndagsliga <&> «x» · sesong 1: Runde 2, ") for summary in summaries)
    assert all(len(line) <= LINE for line in content.split(b"\r\n"))
    assert content.endswith(b"END:VCALENDAR\r\n")
    assert b"\n" not in content.replace(b"\r\n", b"")


def test_the_calendar_has_no_match_that_was_played_or_that_never_will_be() -> None:
    events = events_in(everything()["matches.ics"])
    assert [event.start for event in events] == [datetime(2026, 8, 1, 18, tzinfo=UTC)]


def test_lines_are_folded_between_characters() -> None:
    line = "SUMMARY:" + escaped("Å;" * 60)
    cut = folded(line)
    assert all(len(each.encode()) <= LINE for each in cut.split("\r\n"))
    assert cut.replace("\r\n ", "") == line
    assert folded("x" * LINE) == "x" * LINE
