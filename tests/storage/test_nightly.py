"""The names of nightly backups, when they are due, and which are kept."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.storage.backups import name_at
from bot.storage.nightly import due_after, kind_of, made_in, outdated

DATABASE = Path("/var/lib/olsen.db")
OSLO = ZoneInfo("Europe/Oslo")
DAY = 24 * 3_600_000
NOON = int(datetime(2026, 3, 25, 12, tzinfo=UTC).timestamp() * 1000)
"""A Wednesday."""


def at(*when: int, zone: ZoneInfo | None = None) -> int:
    return int(datetime(*when, tzinfo=zone or UTC).timestamp() * 1000)  # type: ignore[arg-type,misc]  # year to minute


def test_only_its_own_files_are_its_own(tmp_path: Path) -> None:
    own = {name_at(NOON, None, kind_of(DATABASE)), name_at(NOON + DAY, "age1", kind_of(DATABASE))}
    assert own == {"olsen-nightly-20260325-120000.db.gz", "olsen-nightly-20260326-120000.db.gz.age"}
    others = {
        "olsen-20260325-120000.db.gz",  # by hand
        "other-nightly-20260325-120000.db.gz",  # of another database
        "olsen-nightly-20260325-120000.db.gz.mine",
        "olsen-nightly-20260325-120000.db.gz.copy",
        "olsen-nightly-20260325-120000.db.gz.age.part",
        "olsen-nightly-20260325.db.gz",
        "my-olsen-nightly-20260325-120000.db.gz",
        "olsen.db",
    }
    for name in own | others:
        (tmp_path / name).touch()
    (tmp_path / name_at(NOON + 2 * DAY, None, kind_of(DATABASE))).mkdir()
    made = {file.name: made for file, made in made_in(tmp_path, DATABASE).items()}
    assert made == dict(zip(sorted(own), (NOON, NOON + DAY), strict=True))


def kept(ages: list[int], **how: int) -> list[int]:
    """Which of backups of so many days ago are kept."""
    made = {Path(str(age)): NOON - age * DAY for age in ages}
    gone = outdated(made, **{"daily": 7, "weekly": 4, "days": 90, **how}, now=NOON, zone=OSLO)
    return [age for age in ages if Path(str(age)) not in gone]


@pytest.mark.parametrize(
    ("how", "stay"),
    [
        ({}, [0, 1, 2, 3, 4, 5, 6, 10, 17]),
        ({"daily": 1, "weekly": 0}, [0]),
        ({"daily": 2, "weekly": 2}, [0, 1, 3]),
        ({"weekly": 8, "days": 30}, [0, 1, 2, 3, 4, 5, 6, 10, 17, 24]),
        ({"daily": 366}, list(range(60))),
        ({"daily": 366, "days": 1}, [0, 1]),
    ],
)
def test_days_and_weeks_are_kept(how: dict[str, int], stay: list[int]) -> None:
    assert kept(list(range(60)), **how) == stay


def test_of_a_day_with_two_the_newer_one_is_kept_and_the_newest_of_all_always() -> None:
    made = {Path("early"): NOON - 1000, Path("late"): NOON, Path("before"): NOON - DAY}
    assert outdated(made, daily=7, weekly=4, days=90, now=NOON, zone=OSLO) == [Path("early")]
    old = {Path("one"): NOON - 400 * DAY, Path("two"): NOON - 401 * DAY}
    assert outdated(old, daily=7, weekly=4, days=90, now=NOON, zone=OSLO) == [Path("two")]
    assert outdated({}, daily=7, weekly=4, days=90, now=NOON) == []


def test_the_time_of_day_is_that_of_the_zone_also_where_clocks_change() -> None:
    four = 4 * 60
    assert due_after(at(2026, 3, 28, 3, 59, zone=OSLO), four, OSLO) == at(2026, 3, 28, 4, zone=OSLO)
    assert due_after(at(2026, 3, 28, 4, zone=OSLO), four, OSLO) == at(2026, 3, 29, 4, zone=OSLO)
    assert at(2026, 3, 29, 4, zone=OSLO) - at(2026, 3, 28, 4, zone=OSLO) == DAY - 3_600_000
    assert due_after(at(2026, 12, 31, 23, 59), 0, ZoneInfo("UTC")) == at(2027, 1, 1)


@given(st.datetimes(datetime(2020, 1, 1), datetime(2040, 1, 1)), st.integers(0, 24 * 60 - 1))
def test_it_is_due_once_a_day(moment: datetime, minutes: int) -> None:
    now = at(*moment.timetuple()[:5])
    due = due_after(now, minutes, OSLO)
    assert now < due <= now + timedelta(hours=26).total_seconds() * 1000
    assert due_after(due, minutes, OSLO) > due
