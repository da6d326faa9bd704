"""What people write when they say until when they are away."""

from __future__ import annotations

import contextlib
from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.tables import Refused
from bot.ui.i18n.translator import translator
from bot.ui.tables.away import days_ahead, until_of

NOW = datetime(2026, 12, 23, 17, 30, tzinfo=UTC)


def ms(moment: datetime) -> int:
    return round(moment.timestamp() * 1000)


@pytest.mark.parametrize(
    ("text", "until"),
    [
        ("2026-12-24", datetime(2026, 12, 24, tzinfo=UTC)),
        (" 2026-12-30 ", datetime(2026, 12, 30, tzinfo=UTC)),
        ("2027-01-02", datetime(2027, 1, 2, tzinfo=UTC)),
        ("3d", NOW + timedelta(days=3)),
        ("3 d", NOW + timedelta(days=3)),
        ("1 day", NOW + timedelta(days=1)),
        ("5  Days", NOW + timedelta(days=5)),
        ("7 dager", NOW + timedelta(days=7)),
        ("1 dag", NOW + timedelta(days=1)),
        ("tomorrow", NOW + timedelta(days=1)),
        ("I morgen", NOW + timedelta(days=1)),
        ("400 days", NOW + timedelta(days=400)),
        ("3 weeks", NOW + timedelta(weeks=3)),
        ("24.12.2026", datetime(2026, 12, 24, tzinfo=UTC)),
        ("2026-12-24T10:00", datetime(2026, 12, 24, 10, tzinfo=UTC)),
        ("three days", NOW + timedelta(days=3)),
        ("søndag 19", datetime(2026, 12, 27, 19, tzinfo=UTC)),
        ("9999-12-31", datetime(9999, 12, 31, tzinfo=UTC)),
    ],
)
def test_a_day_that_is_understood(text: str, until: datetime) -> None:
    assert until_of(text, ms(NOW)) == ms(until)


@pytest.mark.parametrize("text", ["", "  ", "back", "BACK", "tilbake"])
def test_being_back(text: str) -> None:
    assert until_of(text, ms(NOW)) is None


@pytest.mark.parametrize(
    "text",
    [
        "soon",
        "2026-13-01",
        "2026-02-30",
        "0000-01-01",
        "20261224",
        "2026-W52-4",
        "1.5 days",
        "\u0663 days",
        "99999999999999999999 days",
        "2026-12-24 2026-12-25",
        "x" * 6000,
    ],
)
def test_what_is_no_day(text: str) -> None:
    with pytest.raises(Refused, match="away_unclear"):
        until_of(text, ms(NOW))


@pytest.mark.parametrize(
    "text",
    [
        *("2026-12-23", "2026-12-22", "1999-01-01", "0001-01-01"),
        *("0 days", "0d", "-1 days", "yesterday"),
    ],
)
def test_a_day_that_has_come_already(text: str) -> None:
    with pytest.raises(Refused, match="away_past"):
        until_of(text, ms(NOW))


@given(st.text())
def test_whatever_is_written_is_a_day_ahead_or_refused(text: str) -> None:
    with contextlib.suppress(Refused):
        until = until_of(text, ms(NOW))
        assert until is None or until > ms(NOW)


@settings(deadline=None)  # the first one reads the names of the days
@given(st.datetimes(datetime(2020, 1, 1), datetime(2050, 1, 1)))
def test_every_day_that_is_offered_is_ahead_and_not_too_far(moment: datetime) -> None:
    now = ms(moment.replace(tzinfo=UTC))
    days = days_ahead(now, translator())
    assert len({value for _, value in days}) == len({name for name, _ in days}) == 7
    untils = [until_of(value, now) for _, value in days]
    assert untils == sorted(untils)
    assert all(until is not None and now < until <= now + 7 * 86_400_000 for until in untils)


def test_days_are_offered_by_their_names() -> None:
    assert days_ahead(ms(NOW), translator())[0] == ("Thursday, December 24, 2026", "2026-12-24")
    assert days_ahead(ms(NOW), translator("nb"))[0] == ("torsdag 24. desember 2026", "2026-12-24")
