"""Hours of the day and time zones as people write them: understood, or refused; never as others."""

from __future__ import annotations

import pytest

from bot.services.quiet_hours import read_hours, zone_named
from bot.tables import Refused
from bot.ui.umpire.season_options import hours_in

halves = pytest.mark.xfail(strict=True, reason="am and pm are passed over")


@halves
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


@pytest.mark.xfail(strict=True, reason="words and zones beside the hours are passed over")
@pytest.mark.parametrize("text", ["mon-fri 23-7", "22 til 8 på hverdager", "22:00-06:00 CET"])
def test_quiet_hours_of_some_days_or_of_another_zone_are_refused(text: str) -> None:
    assert read_hours(text) is None


@halves
@pytest.mark.parametrize(("text", "meant"), [("5pm-11pm", (17, 23)), ("6 pm to 10 pm", (18, 22))])
def test_hours_of_a_season_with_am_and_pm_are_those_or_refused(text: str, meant: tuple[int, int]) -> None:
    try:
        hours = hours_in(text)
    except Refused:
        return
    assert hours == meant


@pytest.mark.xfail(strict=True, reason="files beside those of the zones are taken for zones")
@pytest.mark.parametrize("name", ["localtime", "Factory", "posixrules"])
def test_what_names_no_place_is_no_zone(name: str) -> None:
    assert zone_named(name) is None
