"""A time that somebody writes with its zone: it is that moment, or it is refused; never another one."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.tables import Refused
from bot.ui.i18n.moments import moment_of

OSLO = ZoneInfo("Europe/Oslo")
NOW = round(datetime(2026, 11, 28, 13, tzinfo=OSLO).timestamp() * 1000)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("sunday 20:00 UTC", "20:00+00:00"),
        ("sunday 20:00 GMT", "20:00+00:00"),
        ("sunday 20:00 EST", "20:00-05:00"),
        ("sunday 20:00 PST", "20:00-08:00"),
        ("sunday 20:00 JST", "20:00+09:00"),
        ("sunday 20:00 Z", "20:00+00:00"),
        ("sunday 20:00 +02:00", "20:00+02:00"),
        ("sunday 20:00 UTC+2", "20:00+02:00"),
        ("29.11. 20:00 UTC", "20:00+00:00"),
        ("2026-11-29 20:00 UTC", "20:00+00:00"),
        ("2026-11-29 20:00 -05:00", "20:00-05:00"),
        ("tomorrow 20:00 UTC", "20:00+00:00"),
        ("søndag 20:00 UTC", "20:00+00:00"),
    ],
)
def test_a_time_with_its_zone_is_that_moment_or_refused(text: str, meant: str) -> None:
    try:
        read = moment_of(text, NOW, OSLO)
    except Refused:
        return
    moment = datetime.fromtimestamp(read / 1000, OSLO)
    assert moment == datetime.fromisoformat(f"2026-11-29T{meant}"), f"{moment:%a %H:%M} in Oslo"
