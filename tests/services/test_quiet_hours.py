"""Quiet hours and time zones: when somebody may be pinged, and what they have written of it."""

from __future__ import annotations

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.services import (
    NEVER,
    NIGHT,
    PlayerSettings,
    Preferences,
    hours_of,
    zone_named,
    zone_names,
)
from bot.services.quiet_hours import awake_at
from bot.tables import Refused
from bot.ui.i18n.hours import quiet_hours
from tests.tables.club import GUILD, Club

OSLO = ZoneInfo("Europe/Oslo")


def ms(at: datetime) -> int:
    return round(at.timestamp()) * 1000


@pytest.mark.parametrize(
    ("quiet", "at", "awake"),
    [
        (NIGHT, (24, 22, 59), (24, 22, 59)),
        (NIGHT, (24, 23, 0), (25, 8, 0)),
        (NIGHT, (25, 0, 30), (25, 8, 0)),
        (NIGHT, (25, 8, 0), (25, 8, 0)),
        ("0-9", (24, 23, 59), (24, 23, 59)),
        ("0-9", (25, 3, 0), (25, 9, 0)),
        ("12-14", (24, 13, 30), (24, 14, 0)),
        (NEVER, (25, 3, 0), (25, 3, 0)),
    ],
)
def test_a_ping_waits_until_the_quiet_hours_are_over(
    quiet: str, at: tuple[int, int, int], awake: tuple[int, int, int]
) -> None:
    first, then = (datetime(2026, 12, *each, tzinfo=OSLO) for each in (at, awake))
    assert awake_at(ms(first), OSLO, quiet) == ms(then)


@pytest.mark.parametrize(
    ("zone", "quiet", "at", "awake"),
    [
        ("Europe/Oslo", NIGHT, "2026-10-24T23:30+02:00", "2026-10-25T08:00+01:00"),
        ("Europe/Oslo", NIGHT, "2026-03-28T23:30+01:00", "2026-03-29T08:00+02:00"),
        ("Europe/Oslo", "23-2", "2026-10-25T01:30+02:00", "2026-10-25T02:00+02:00"),
        ("Europe/Oslo", "23-2", "2026-10-25T02:15+01:00", "2026-10-25T02:15+01:00"),
        ("Europe/Oslo", "23-3", "2026-10-25T02:15+02:00", "2026-10-25T03:00+01:00"),
        ("Europe/Oslo", "23-2", "2026-03-29T01:30+01:00", "2026-03-29T03:00+02:00"),
        ("Australia/Sydney", NIGHT, "2026-10-03T23:30+10:00", "2026-10-04T08:00+11:00"),
        ("Australia/Lord_Howe", "23-2", "2026-04-05T01:45+11:00", "2026-04-05T02:00+10:30"),
        ("Australia/Lord_Howe", "23-2", "2026-10-04T01:45+10:30", "2026-10-04T02:30+11:00"),
    ],
)
def test_quiet_hours_end_by_the_clocks_in_the_nights_when_they_change(
    zone: str, quiet: str, at: str, awake: str
) -> None:
    first, then = (datetime.fromisoformat(each) for each in (at, awake))
    assert awake_at(ms(first), ZoneInfo(zone), quiet) == ms(then)


HOURS = st.tuples(st.integers(0, 23), st.integers(0, 23)).map(lambda hours: f"{hours[0]}-{hours[1]}")


@given(
    st.datetimes(datetime(2026, 1, 1), datetime(2028, 1, 1)),
    st.sampled_from(zone_names()).map(ZoneInfo),
    HOURS | st.just(NEVER),
)
def test_nobody_waits_for_a_day_or_is_called_in_quiet_hours(at: datetime, zone: ZoneInfo, quiet: str) -> None:
    now = ms(at)
    awake = awake_at(now, zone, quiet)
    assert now <= awake <= now + timedelta(hours=25) / timedelta(milliseconds=1)
    hours = hours_of(quiet)
    if hours is not None:
        hour, (first, last) = datetime.fromtimestamp(awake / 1000, zone).hour, hours
        assert not (first <= hour < last if first < last else hour >= first or hour < last)


@pytest.mark.parametrize("text", ["23-8", "23–8", "23:00-08:00", "from 23 to 8", "23 til 08.00", "23 - 8"])
def test_hours_as_people_write_them(text: str) -> None:
    assert quiet_hours(text) == "23-8"


@pytest.mark.parametrize("text", ["", "night", "23", "8-8", "23:30-8", "1-2-3", "99-100", "-1-5x7"])
def test_what_is_no_hours(text: str) -> None:
    with pytest.raises(Refused, match="unclear_hours"):
        quiet_hours(text)


def test_zones_have_names_of_places() -> None:
    assert {"Europe/Oslo", "UTC", "America/Argentina/Buenos_Aires"} <= set(zone_names())
    assert zone_named("Europe/Oslo") == OSLO
    for wrong in ("Oslo", "", "../../etc/passwd", "Europe", "Europe/Oslo\0"):
        assert zone_named(wrong) is None


async def test_a_person_has_their_zone_and_hours_else_the_servers(club: Club) -> None:
    preferences = Preferences(club.database)
    midnight = ms(datetime(2026, 12, 24, 0, 0, tzinfo=OSLO))
    eight = midnight + 8 * 3_600_000
    assert preferences.zone_of(GUILD, 1) is None
    assert preferences.awake_at(GUILD, 1, midnight) == midnight, "nobody's night is known"
    await preferences.change_server(GUILD, zone="Europe/Oslo")
    assert preferences.zone_of(GUILD, 1) == OSLO
    assert preferences.awake_at(GUILD, 1, midnight) == eight
    await preferences.change_player(GUILD, 1, "Ada", zone="America/New_York")
    assert preferences.awake_at(GUILD, 1, midnight) == midnight
    await preferences.change_player(GUILD, 1, "Ada", quiet="12-19")
    assert preferences.awake_at(GUILD, 1, midnight) == midnight + 3_600_000
    await preferences.change_player(GUILD, 2, "Bo", quiet=NEVER)
    assert preferences.awake_at(GUILD, 2, midnight) == midnight
    assert (await preferences.player(2)) == PlayerSettings(quiet=NEVER)
