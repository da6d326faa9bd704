"""Times as people write them: what is understood, in which zone, and what is suggested while they type."""

from __future__ import annotations

import re
from datetime import datetime, time
from zoneinfo import ZoneInfo, available_timezones

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bot.services import clock_changes, zone_names
from bot.tables import Refused
from bot.ui.i18n.moments import in_full, moment_of, moments_in, read, suggestions
from bot.ui.i18n.translator import translator
from bot.ui.i18n.values import clock_time
from bot.ui.shell.boundary import refusal
from tests.style import STYLES
from tests.ui.catalogue import LOCALES, text

OSLO = ZoneInfo("Europe/Oslo")
SUNDAY_NOON = datetime(2026, 11, 22, 12, 5, tzinfo=OSLO)
SAY = translator()


def ms(at: datetime) -> int:
    return round(at.timestamp()) * 1000


NOW = ms(SUNDAY_NOON)


def on(month: int, day: int, hour: int = 0, minute: int = 0, year: int = 2026) -> datetime:
    return datetime(year, month, day, hour, minute, tzinfo=OSLO)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("24.12.2026", on(12, 24)),
        ("24.12", on(12, 24)),
        ("20:00", on(11, 22, 20)),
        ("2026-12-24 20:00", on(12, 24, 20)),
        ("2026-12-24T19:00Z", on(12, 24, 20)),
        *(
            (text, datetime.fromisoformat(meant).replace(tzinfo=OSLO))
            for style in STYLES.values()
            for text, meant in style.moments.items()
        ),
    ],
)
def test_what_people_write_is_understood_in_their_zone(text: str, meant: datetime) -> None:
    assert moment_of(text, NOW, OSLO) // 60_000 == ms(meant) // 60_000


IN_CODE, QUOTED = re.compile("`([^`]+)`"), re.compile(r"[“„»«”]\s?([^“”„»«]+?)\s?[“”»«]")
FOR_EXAMPLE = re.compile(r"^(?:e\.g|f\.eks|z\.\sB|p\.\sex|t\.d|t\.ex)\.\s")


def examples(locale: str) -> list[str]:
    """The times that the phrases of a language give as examples, or as one of their own."""
    refusals = ("away_unclear", "unclear_zone", "umpire_time", "umpire_span")
    described = ("option-until-description", "command-my-away-until-description")
    return [
        text(locale, "dashboard-form-at-example"),
        *FOR_EXAMPLE.sub("", text(locale, "season-settings-moments")).split(", "),
        *(found for reason in refusals for found in IN_CODE.findall(text(locale, f"refused-{reason}"))),
        *(found for phrase in described for found in QUOTED.findall(text(locale, phrase))),
    ]


@pytest.mark.parametrize("locale", LOCALES)
def test_what_a_phrase_tells_people_to_write_is_understood(locale: str) -> None:
    given = examples(locale)
    assert len(given) >= 20
    for written in given:
        assert moment_of(written, NOW, OSLO) > NOW, written


def test_a_language_writes_the_time_of_day_in_one_way() -> None:
    shown = {locale: clock_time(time(8, 5), translator(locale)) for locale in LOCALES}
    assert shown == dict.fromkeys(LOCALES, "08:05") | {"da": "08.05"}
    with pytest.raises(Refused) as refused:
        moment_of("half past 8", NOW, OSLO)
    assert refusal(refused.value, translator("da")).startswith("Mener du 08.30 eller 20.30?")
    assert in_full(NOW, OSLO, translator("da")) == "søndag den 22. november 2026 kl. 12.05 (Europe/Oslo)"


@pytest.mark.parametrize(
    "text",
    [
        *("hello", "sunday 25", "monday or tuesday", "december", "19.30.40", "31.2.", "25:00"),
        *("in two months", "2026-12-24 2026-12-25", "monday 24.12.2026", "1.5 days", "sunday " * 500),
    ],
)
def test_what_is_no_moment_is_refused(text: str) -> None:
    with pytest.raises(Refused, match=r"umpire_time$"):
        moment_of(text, NOW, OSLO)


@pytest.mark.parametrize("text", ["today 9", "yesterday", "22.11.2025", "24.12.2090", "-3 days"])
def test_what_is_past_or_too_far_ahead_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="umpire_time_past"):
        moment_of(text, NOW, OSLO)


def test_on_a_sunday_sunday_is_today_while_it_can_be() -> None:
    assert moment_of("sunday 19", NOW, OSLO) == ms(on(11, 22, 19))
    assert moment_of("sunday 9", NOW, OSLO) == ms(on(11, 29, 9))
    assert moment_of("next sunday 19", NOW, OSLO) == ms(on(11, 29, 19))
    assert [label for label, _ in suggestions("søndag 19", NOW, OSLO, SAY)] == [
        "Sunday, November 22, 2026, 19:00 (Europe/Oslo)",
        "Sunday, November 29, 2026, 19:00 (Europe/Oslo)",
    ]


def test_a_day_and_a_month_that_could_change_places_are_asked_for() -> None:
    with pytest.raises(Refused, match="umpire_time_two") as refused:
        moment_of("3/4 19:00", NOW, OSLO)
    assert refused.value.data == {"first": "2027-03-04", "second": "2027-04-03"}
    assert len(suggestions("3/4 19:00", NOW, OSLO, SAY)) == 2
    assert moment_of("4/4 19:00", NOW, OSLO) == ms(on(4, 4, 19, year=2027))


# When clocks change


def test_an_hour_that_clocks_leave_out_is_as_much_later() -> None:
    at = moment_of("28.3.2027 02:30", NOW, OSLO)
    assert in_full(at, OSLO, SAY) == "Sunday, March 28, 2027, 03:30 (Europe/Oslo)"


def test_an_hour_that_clocks_repeat_is_the_first_and_both_are_suggested() -> None:
    offered = suggestions("31.10.2027 02:30", NOW, OSLO, SAY)
    assert [label for label, _ in offered] == [
        "Sunday, October 31, 2027, 02:30 (Europe/Oslo, CEST)",
        "Sunday, October 31, 2027, 02:30 (Europe/Oslo, CET)",
    ]
    first, second = (moment_of(value, NOW, OSLO) for _, value in offered)
    assert moment_of("31.10.2027 02:30", NOW, OSLO) == first == second - 3_600_000


def test_days_later_are_at_the_same_hour_and_hours_later_are_as_long() -> None:
    before = ms(datetime(2027, 3, 27, 20, tzinfo=OSLO))
    assert moment_of("in 1 day", before, OSLO) == before + 23 * 3_600_000
    assert moment_of("25 hours", before, OSLO) == before + 25 * 3_600_000


@pytest.mark.parametrize(
    ("text", "hours", "shown_in"),
    [
        ("2 days", 49, "Europe/Oslo"),
        ("in 2 days", 49, "Europe/Oslo"),
        ("om to dager", 49, "Europe/Oslo"),
        ("2", 49, "Europe/Oslo"),
        ("1 week", 169, "Europe/Oslo"),
        ("tomorrow", 25, "Europe/Oslo"),
        ("48 hours", 48, "America/New_York"),
        ("2 days and 1 hour", 49, "America/New_York"),
        ("in 2 days at 14:00", 48, "America/New_York"),
        ("monday 14:00", 48, "America/New_York"),
        ("monday 20:00 Oslo time", 49, "Europe/Oslo"),
    ],
)
def test_days_from_now_are_counted_by_the_clocks_of_a_season(text: str, hours: int, shown_in: str) -> None:
    """Written in New York on a Saturday at 14:00, of a season in Oslo, where clocks change that night."""
    york, now = ZoneInfo("America/New_York"), ms(datetime(2026, 10, 24, 20, tzinfo=OSLO))
    understood = read(text, now, york, OSLO)
    assert ((understood.at - now) / 3_600_000, str(understood.zone)) == (hours, shown_in)
    offered = [moment_of(value, now, york) for _, value in suggestions(text, now, york, SAY, OSLO)]
    assert understood.at in offered


@pytest.mark.parametrize("zone", ["America/New_York", "Pacific/Kiritimati", "UTC"])
@pytest.mark.parametrize(
    "text", ["0001-01-01 00:00 EST", "9999-12-31 24:00 EST", "9999-12-31", "<t:999999999999>"]
)
def test_at_the_ends_of_the_calendar_nothing_breaks(text: str, zone: str) -> None:
    moments_in(text, NOW, ZoneInfo(zone))
    assert suggestions(text, NOW, ZoneInfo(zone), SAY) == []


# Suggestions


def test_while_nothing_is_understood_evenings_are_suggested() -> None:
    week = [label for label, _ in suggestions("", NOW, OSLO, SAY)]
    assert (week[0], len(week)) == ("Sunday, November 22, 2026, 20:00 (Europe/Oslo)", 7)
    assert [label for label, _ in suggestions("satu", NOW, OSLO, SAY)] == [week[6]]
    assert suggestions("nonsense", NOW, OSLO, SAY) == []


def test_with_a_day_its_evening_is_suggested() -> None:
    clocks = [label.split(", ")[3][:5] for label, _ in suggestions("on friday", NOW, OSLO, SAY)]
    assert clocks == ["00:00", "18:00", "19:00", "20:00", "21:00"]


@pytest.mark.parametrize("language", STYLES)
def test_the_name_of_a_suggestion_is_that_moment_wherever_its_reader_is(language: str) -> None:
    """Who sends the name in place of the value: also of hours that clocks show twice, and in zones of all
    kinds.
    """
    say, elsewhere = translator(language), ZoneInfo("Asia/Tokyo")
    for zone in map(ZoneInfo, zone_names()[::9]):
        for change, _ in clock_changes(zone, NOW, NOW + 366 * 86_400_000):
            for minutes in (-30, 30):
                at = max(change, NOW + 86_400_000) + minutes * 60_000
                assert moment_of(in_full(at, zone, say), NOW, elsewhere) == at, (zone, at)


WORDS = st.sampled_from(
    [
        *("tomorrow", "today", "sunday", "fredag", "24.12.", "3/4", "31.10.2027", "28.3.", "2026-12-24"),
        *("3", "days", "in", "om", "på", "kl", "at", "20", "20:00", "02:30", "8pm", "desember", "march", "7"),
        *("2027", "24", "timer", "next"),
    ]
)
WRITTEN = st.text() | st.lists(WORDS, max_size=5).map(" ".join)
ZONES = st.sampled_from(sorted(available_timezones())).map(ZoneInfo)
TIMES = st.datetimes(datetime(2020, 1, 1), datetime(2040, 1, 1)).map(lambda at: round(at.timestamp() * 1000))


@settings(deadline=None)  # the first one makes the patterns
@given(WRITTEN, TIMES, ZONES, st.sampled_from(sorted(STYLES)))
@example("", NOW, OSLO, "en")
def test_what_is_suggested_is_understood_as_the_same_moment(
    text: str, now: int, zone: ZoneInfo, language: str
) -> None:
    say = translator(language)
    offered = suggestions(text, now, zone, say)
    for label, value in offered:
        at = moment_of(value, now, zone)
        assert now < at
        assert in_full(at, zone, say) == label
        assert len(label) <= 100
        words = label.rpartition(" (")[0]
        assert at in moments_in(words, now, zone)
    assert len({label for label, _ in offered}) == len(offered) <= 25


@settings(deadline=None)
@given(WRITTEN, TIMES, ZONES)
def test_what_is_understood_is_suggested(text: str, now: int, zone: ZoneInfo) -> None:
    try:
        at = moment_of(text, now, zone)
    except Refused:
        return
    if text.strip():
        assert in_full(at, zone, SAY) in [label for label, _ in suggestions(text, now, zone, SAY)]
