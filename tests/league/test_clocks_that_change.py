"""Rounds, reminders, posts and starts on the days when the clocks of a season's zone change."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta
from random import Random
from zoneinfo import ZoneInfo

import pytest

from bot.league.decisions import Extend
from bot.league.season import SeasonSettings, acts, due, next_time, own_times, times
from bot.league.season.settings import Schedule
from bot.league.season.signup import put_off_until
from bot.league.season.sittings import deadline as sitting_begins
from bot.league.season.sittings import round_deadline, sittings
from bot.league.season.timetable import timetable
from bot.league.season_state import SeasonState
from bot.milliseconds import DAY, HOUR
from bot.ui.umpire.season_options import in_zone, moved
from tests.league.seasons import Run, settings

ZONES = (
    "Europe/Oslo",
    "America/Los_Angeles",
    "Australia/Sydney",
    "Australia/Lord_Howe",
    "Pacific/Chatham",
    "Pacific/Kiritimati",
    "Africa/Casablanca",
    "Asia/Kolkata",
    "America/Santiago",
)
PEOPLE = ("ann", "bo", "cy")


def at(zone: str, text: str, fold: int = 0) -> int:
    """The time (ms) when the clocks of a zone show this."""
    return round(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone), fold=fold).timestamp()) * 1000


def shown(zone: str, moment: int | None) -> str:
    """What the clocks of a zone show at a time (ms)."""
    assert moment is not None
    return f"{datetime.fromtimestamp(moment // 1000, ZoneInfo(zone)):%Y-%m-%d %H:%M}"


def placed(zone: str, announced: str = "2026-01-10 12:00", **fields: object) -> SeasonSettings:
    """The settings of a season that was announced in a zone."""
    return in_zone(settings(**fields), zone, at(zone, announced))


def begun(zone: str, when: str, **fields: object) -> Run:
    """A season of three people that was announced in January and starts at this time."""
    usual = settings(**{"schedule": "never", "remind_day": False, "remind_hour": False, **fields})
    known_settings = in_zone(usual, zone, at(zone, "2026-01-10 12:00"))
    run = Run()
    run.opened = run.season = replace(run.opened, settings=known_settings)
    run.now = at(zone, when) - 1000 * (len(PEOPLE) + 1)
    run.enter(*PEOPLE)
    run.do(acts.Start())
    return run


def is_due(run: Run, act: type) -> list[int]:
    """When (ms) acts of a kind are due."""
    return [when for when, each in timetable(run.season, run.now) if isinstance(each, act)]


def deadline(run: Run) -> int:
    """The deadline (ms) of the newest table."""
    assert isinstance(run.season.play, SeasonState)
    return run.season.play.deadline(run.fixtures()[-1])


# Days


@pytest.mark.parametrize(
    ("zone", "begins", "days", "ends"),
    [
        ("Europe/Oslo", "2026-10-24 20:00", 1, "2026-10-25 20:00"),
        ("Europe/Oslo", "2026-03-28 20:00", 1, "2026-03-29 20:00"),
        ("Europe/Oslo", "2026-03-25 20:00", 7, "2026-04-01 20:00"),
        ("Europe/Oslo", "2026-08-15 20:00", 90, "2026-11-13 20:00"),
        ("America/Los_Angeles", "2026-03-07 23:30", 1, "2026-03-08 23:30"),
        ("America/Los_Angeles", "2026-10-31 23:30", 1, "2026-11-01 23:30"),
        ("Australia/Sydney", "2026-04-04 20:00", 1, "2026-04-05 20:00"),
        ("Australia/Sydney", "2026-10-03 20:00", 1, "2026-10-04 20:00"),
        ("Australia/Lord_Howe", "2026-04-04 20:00", 1, "2026-04-05 20:00"),
        ("Australia/Lord_Howe", "2026-10-03 20:00", 1, "2026-10-04 20:00"),
        ("Pacific/Kiritimati", "2026-12-31 20:00", 1, "2027-01-01 20:00"),
        ("Asia/Kolkata", "2026-02-28 00:00", 1, "2026-03-01 00:00"),
        ("UTC", "2026-10-24 20:00", 7, "2026-10-31 20:00"),
    ],
)
def test_a_round_of_days_ends_at_the_hour_at_which_it_began(
    zone: str, begins: str, days: int, ends: str
) -> None:
    run = begun(zone, begins, round_hours=24 * days)
    assert shown(zone, deadline(run)) == ends


def test_a_round_of_hours_is_as_long_as_it_says() -> None:
    for hours in (1, 23, 25, 36):
        run = begun("Europe/Oslo", "2026-10-24 20:00", round_hours=hours)
        assert deadline(run) == run.now + hours * HOUR


def test_each_round_of_days_begins_at_the_same_hour() -> None:
    zone, run = "Europe/Oslo", begun("Europe/Oslo", "2026-10-23 20:00", round_hours=24, rounds=4)
    for day in (24, 25, 26):
        run.play(run.fixtures()[-1])
        run.now = at(zone, f"2026-10-{day} 20:00") - 1000
        draw = due(run.season, run.now + 1000)
        assert isinstance(draw, acts.PairRound), draw
        assert shown(zone, draw.deadline) == f"2026-10-{day + 1} 20:00"
        run.do(draw, "")


@pytest.mark.parametrize(
    ("zone", "begins", "ends", "hours"),
    [
        ("Europe/Oslo", "2026-03-28 02:30", "2026-03-29 03:30", 24),
        ("Europe/Oslo", "2026-10-24 02:30", "2026-10-25 02:30", 24),
        ("Europe/Oslo", "2026-10-24 03:00", "2026-10-25 03:00", 25),
        ("Europe/Oslo", "2026-10-24 02:00", "2026-10-25 02:00", 24),
        ("Europe/Oslo", "2026-10-24 01:59", "2026-10-25 01:59", 24),
        ("Australia/Lord_Howe", "2026-10-03 02:10", "2026-10-04 02:40", 24),
        ("Australia/Lord_Howe", "2026-04-04 01:40", "2026-04-05 01:40", 24),
        ("America/Santiago", "2026-09-05 00:30", "2026-09-06 01:30", 24),  # there is no midnight that day
    ],
)
def test_of_an_hour_that_is_repeated_it_is_the_first_and_one_that_is_left_out_comes_later(
    zone: str, begins: str, ends: str, hours: int
) -> None:
    begin = at(zone, begins)
    end = placed(zone).later(begin, DAY)
    assert (shown(zone, end), end - begin) == (ends, hours * HOUR)


@pytest.mark.parametrize(
    ("zone", "begins", "left_out", "shown_then"),
    [
        ("Europe/Oslo", "2026-03-27 02:30", 29, "03:30"),
        ("Australia/Lord_Howe", "2026-10-02 02:10", 4, "02:40"),
        ("America/Santiago", "2026-09-04 00:30", 6, "01:30"),
    ],
)
@pytest.mark.parametrize("late", [0, 40])
def test_after_an_hour_that_was_left_out_rounds_are_at_their_own_hour_again(
    zone: str, begins: str, left_out: int, shown_then: str, late: int
) -> None:
    run, hour = begun(zone, begins, round_hours=24, rounds=4), begins[11:]
    first = datetime.fromisoformat(begins)
    for number in (1, 2, 3):
        (key,) = run.fixtures()[number - 1 :]
        run.play(key)
        over = deadline(run)
        day = first + timedelta(days=number)
        assert shown(zone, over) == f"{day:%Y-%m-%d} {shown_then if day.day == left_out else hour}"
        run.now = over + late - 1000
        draw = due(run.season, over + late)
        assert isinstance(draw, acts.PairRound), draw
        run.do(draw, "")
        run.now = over
    assert shown(zone, deadline(run)) == f"{first + timedelta(days=4):%Y-%m-%d} {hour}"


def test_the_second_time_that_an_hour_is_shown_is_a_day_before_the_same_hour_too() -> None:
    second = at("Europe/Oslo", "2026-10-25 02:30", fold=1)
    known = placed("Europe/Oslo")
    assert shown("Europe/Oslo", known.later(second, DAY)) == "2026-10-26 02:30"
    assert shown("Europe/Oslo", known.later(second, -DAY)) == "2026-10-24 02:30"


@pytest.mark.parametrize("zone", ZONES)
def test_any_days_later_is_what_a_calendar_says(zone: str) -> None:
    chance, known = Random(zone), placed(zone)
    place = ZoneInfo(zone)
    for _ in range(300):
        begin = at(zone, "2026-01-11 00:00") + chance.randrange(900 * DAY) // 60_000 * 60_000
        days = chance.randint(-40, 120)
        wall = datetime.fromtimestamp(begin // 1000, place).replace(tzinfo=None) + timedelta(days=days)
        meant = round(wall.replace(tzinfo=place).timestamp()) * 1000
        if begin + days * DAY > at(zone, "2026-01-12 00:00"):
            assert known.later(begin, days * DAY) == meant, (shown(zone, begin), days)


# What else is counted in days


@pytest.mark.parametrize("day", ["2026-03-29", "2026-10-25"])
def test_reminders_a_day_before_go_out_at_the_hour_of_the_deadline(day: str) -> None:
    zone, end = "Europe/Oslo", datetime.fromisoformat(f"{day} 20:00")
    begins = f"{end - timedelta(days=7):%Y-%m-%d %H:%M}"
    run = begun(zone, begins, clock="slow", remind_day=True, remind_hour=True, round_hours=168)
    assert [shown(zone, each) for each in sorted(is_due(run, acts.Remind))] == [
        f"{end - timedelta(days=1):%Y-%m-%d %H:%M}",
        f"{end - timedelta(hours=1):%Y-%m-%d %H:%M}",
    ]


@pytest.mark.parametrize("begins", ["2026-03-28 20:00", "2026-10-24 20:00"])
def test_a_round_of_a_day_has_no_reminder_a_day_before(begins: str) -> None:
    run = begun("Europe/Oslo", begins, clock="slow", remind_day=True, remind_hour=True, round_hours=24)
    reminders = [act.what for _, act in timetable(run.season, run.now) if isinstance(act, acts.Remind)]
    assert reminders == ["hour"]


def test_players_are_reminded_of_a_set_time_at_its_hour_a_day_before() -> None:
    zone, run = "Europe/Oslo", begun("Europe/Oslo", "2026-10-21 20:00", remind_day=True)
    run.do(acts.Appoint(run.fixtures()[0], at(zone, "2026-10-25 19:00")))
    assert [shown(zone, each) for each in is_due(run, acts.Remind)] == ["2026-10-24 19:00"]


def test_an_extension_reminds_again_if_its_day_before_is_still_to_come() -> None:
    zone = "Europe/Oslo"
    run = begun(zone, "2026-10-17 20:00", clock="slow", remind_day=True, round_hours=168)
    run.now = at(zone, "2026-10-24 19:30")
    run.do(acts.Remind(run.fixtures()[0], "day"), "")
    run.do(acts.Decide(Extend((run.fixtures()[0],), at(zone, "2026-10-25 20:00"))))
    assert [shown(zone, each) for each in is_due(run, acts.Remind)] == ["2026-10-24 20:00"]


@pytest.mark.parametrize(
    ("schedule", "day", "posted"),
    [("daily", "10-24", "10-25"), ("weekly", "10-24", "10-31"), ("weekly", "03-28", "04-04")],
)
def test_posts_keep_their_hour(schedule: Schedule, day: str, posted: str) -> None:
    run = begun("Europe/Oslo", f"2026-{day} 20:00", schedule=schedule)
    assert [shown("Europe/Oslo", each) for each in is_due(run, acts.Post)] == [f"2026-{posted} 20:00"]


def test_posts_come_back_to_their_hour_after_one_that_was_left_out_or_came_late() -> None:
    zone, run = "Europe/Oslo", begun("Europe/Oslo", "2026-03-22 02:30", schedule="weekly", round_hours=2000)
    for late, next_one in ((0, "2026-04-05 02:30"), (3 * DAY, "2026-04-12 02:30")):
        (posted,) = is_due(run, acts.Post)
        run.now = posted + late - 1000
        run.do(acts.Post(), "")
        assert [shown(zone, each) for each in is_due(run, acts.Post)] == [next_one]


@pytest.mark.parametrize(("zone", "day"), [("Europe/Oslo", 24), ("Australia/Sydney", 3)])
def test_a_start_with_too_few_players_is_put_off_by_days_to_the_same_hour(zone: str, day: int) -> None:
    start = at(zone, f"2026-10-{day:02} 20:00")
    run = Run()
    season = replace(run.opened, settings=replace(placed(zone, round_hours=168), starts=start))
    assert shown(zone, put_off_until(season, start)) == f"2026-10-{day + 1:02} 20:00"
    late = put_off_until(replace(season, put_offs=9), start + 20 * DAY)
    assert shown(zone, late) == f"{datetime(2026, 10, day, 20) + timedelta(days=21):%Y-%m-%d %H:%M}"


def test_a_pause_moves_deadlines_by_as_long_as_it_was() -> None:
    zone, run = "Europe/Oslo", begun("Europe/Oslo", "2026-10-20 20:00", round_hours=168)
    before = deadline(run)
    run.do(acts.Pause())
    run.now += 7 * DAY - 1000
    run.do(acts.Resume())
    assert deadline(run) == before + 7 * DAY
    assert shown(zone, before) == "2026-10-27 20:00"


def test_the_tables_of_a_tournament_begin_without_the_absent_at_the_hour_of_the_draw() -> None:
    zone = "Europe/Oslo"
    run = begun(zone, "2026-10-24 20:00", game="bonanza", format="pursuit", round_hours=48)
    (name,) = sittings(run.season)
    run.do(acts.AssignTable(name, "t1", 5), "")
    assert shown(zone, sitting_begins(run.season, name)) == "2026-10-26 20:00"
    assert shown(zone, round_deadline(run.season, 1)) == "2026-10-26 20:00"


@pytest.mark.parametrize("begins", ["2026-03-27 20:00", "2026-10-23 20:00"])
@pytest.mark.parametrize("days", [1, 2, 4, 7])
def test_players_agree_on_times_in_rounds_of_four_days_whatever_the_clocks_do(begins: str, days: int) -> None:
    run = begun("Europe/Oslo", begins, round_hours=24 * days)
    (key,) = run.fixtures()
    assert times.agrees_times(run.season, key) == (days >= 4)
    (opens,) = is_due(run, acts.Appoint)
    (fixture,) = run.season.play.fixtures.values()
    end = datetime.fromisoformat(begins) + timedelta(days=days - 2)
    assert shown("Europe/Oslo", opens) == (f"{end:%Y-%m-%d %H:%M}" if days >= 4 else begins)
    later = own_times.time_for(run.season, fixture, run.now + 2 * HOUR)
    assert days >= 4 or later > run.now + 3 * HOUR, "it is not called at once any more"


def test_other_hours_that_are_set_after_a_change_leave_the_round_as_it_is() -> None:
    zone, run = "Europe/Oslo", begun("Europe/Oslo", "2026-03-27 20:00", round_hours=96)
    (key,), before = run.fixtures(), deadline(run)
    run.now = at(zone, "2026-03-30 12:00")
    anew = in_zone(replace(run.season.settings, hours=(18, 22)), zone, run.now)
    run.do(acts.Alter({"hours": anew.hours, "zone": anew.zone, "offsets": anew.offsets}))
    assert (deadline(run), times.agrees_times(run.season, key)) == (before, True)


@pytest.mark.parametrize("proposed", ["2026-03-28 12:00", "2026-10-24 12:00"])
def test_who_says_nothing_for_two_days_stands_in_nobodys_way(proposed: str) -> None:
    zone, run = "Europe/Oslo", begun("Europe/Oslo", f"{proposed[:8]}23 20:00", round_hours=240, hours=(0, 24))
    (key,) = run.fixtures()
    run.now = at(zone, proposed) - 1000
    when = run.now + 1000 + 72 * HOUR
    run.do(acts.Propose(key, "ann", when, run.now + 1000), "ann")
    run.do(acts.Accept(key, "bo", when), "bo")
    (agreed,) = is_due(run, acts.Agree)
    day = datetime.fromisoformat(proposed) + timedelta(days=2)
    assert shown(zone, agreed) == f"{day:%Y-%m-%d %H:%M}"


# Seasons that are announced on one side of a change and played on the other


@pytest.mark.parametrize(
    ("announced", "starts", "again", "then"),
    [
        ("2026-10-20 12:00", "2026-11-01 20:00", "2027-01-20 12:00", "2027-02-01 20:00"),
        ("2026-10-01 12:00", "2026-10-10 20:00", "2026-10-20 12:00", "2026-10-29 20:00"),
        ("2026-03-01 12:00", "2026-03-10 20:00", "2026-03-25 12:00", "2026-04-03 20:00"),
    ],
)
def test_the_next_season_starts_as_far_ahead_by_the_clocks(
    announced: str, starts: str, again: str, then: str
) -> None:
    zone = "Europe/Oslo"
    first = placed(zone, announced, starts=at(zone, starts), channel=5)
    next_settings = moved(first, at(zone, announced), at(zone, again))
    assert shown(zone, next_settings.starts) == then


def test_a_season_that_is_announced_in_summer_is_played_by_the_clocks_of_winter() -> None:
    zone = "Europe/Oslo"
    known = in_zone(settings(round_hours=168, hours=(18, 22)), zone, at(zone, "2026-07-01 12:00"))
    assert shown(zone, known.round_from(at(zone, "2026-12-01 20:00"))) == "2026-12-08 20:00"
    assert shown(zone, known.round_from(at(zone, "2027-03-22 20:00"))) == "2027-03-29 20:00"


def test_the_clock_of_a_season_knows_when_it_is_needed_next() -> None:
    run = begun("Europe/Oslo", "2026-10-24 20:00", round_hours=24, clock="slow")
    assert shown("Europe/Oslo", next_time(run.season, run.now)) == "2026-10-25 20:00"
