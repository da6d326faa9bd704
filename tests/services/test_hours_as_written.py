"""Hours of the day and time zones as people write them: understood, or refused; never as others."""

from __future__ import annotations

import pytest

from bot.services import zone_meant, zone_named, zone_names
from bot.tables import Refused
from bot.ui.i18n.hours import hours_between, quiet_hours


def read_hours(text: str) -> str | None:
    try:
        return quiet_hours(text)
    except Refused:
        return None


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("11pm-7am", "23-7"),
        ("11 pm to 7 am", "23-7"),
        ("10 PM – 9 AM", "22-9"),
        ("12am-6am", "0-6"),
        ("11pm to 7", "23-7"),
    ],
)
def test_quiet_hours_with_am_and_pm_are_those_or_refused(text: str, meant: str) -> None:
    assert read_hours(text) in (meant, None)


@pytest.mark.parametrize("text", ["mon-fri 23-7", "22 til 8 på hverdager", "22:00-06:00 CET"])
def test_quiet_hours_of_some_days_or_of_another_zone_are_refused(text: str) -> None:
    assert read_hours(text) is None


@pytest.mark.parametrize("text", ["0-24", "24-24", "midnight to midnight"])
def test_quiet_hours_are_no_whole_day(text: str) -> None:
    assert read_hours(text) is None


@pytest.mark.parametrize(("text", "meant"), [("5pm-11pm", (17, 23)), ("6 pm to 10 pm", (18, 22))])
def test_hours_of_a_season_with_am_and_pm_are_those_or_refused(text: str, meant: tuple[int, int]) -> None:
    try:
        hours = hours_between(text)
    except Refused:
        return
    assert hours == meant


@pytest.mark.parametrize("name", ["localtime", "Factory", "posixrules", "posix/Europe/Oslo", "zone.tab"])
def test_what_names_no_place_is_no_zone(name: str) -> None:
    assert zone_named(name) is None
    assert zone_meant(name) is None


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        *(("Oslo", "Europe/Oslo"), ("oslo", "Europe/Oslo"), (" OSLO ", "Europe/Oslo")),
        *(("europe/oslo", "Europe/Oslo"), ("Europe/Oslo", "Europe/Oslo")),
        *(("new york", "America/New_York"), ("america/new york", "America/New_York")),
        *(("St Johns", "America/St_Johns"), ("port-au-prince", "America/Port-au-Prince")),
        *(("Buenos Aires", "America/Buenos_Aires"), ("istanbul", "Asia/Istanbul")),
        *(("Kiev", "Europe/Kiev"), ("kyiv", "Europe/Kyiv"), ("utc", "UTC")),
    ],
)
def test_a_zone_is_known_by_its_city_in_any_letters(text: str, meant: str) -> None:
    zone = zone_meant(text)
    assert zone is not None
    assert zone.key == meant


@pytest.mark.parametrize(
    "text",
    [
        *("CET", "EST", "GMT", "EST5EDT", "GMT+1", "UTC+1", "+01:00", "Z", "Etc/GMT+1", "Etc/UTC"),
        *("west", "pacific", "victoria", "san juan", "petersburg", "Norway", "Oslo, Norway", "Atlantis"),
        *("", "Europe", "Europe/", "/Oslo", "../Oslo"),
    ],
)
def test_what_could_be_several_zones_or_keeps_no_summer_time_is_none(text: str) -> None:
    assert zone_meant(text) is None


def test_every_zone_that_is_offered_is_known_as_it_is_shown() -> None:
    assert {zone_meant(name.replace("_", " ")) for name in zone_names()} == {*map(zone_named, zone_names())}
