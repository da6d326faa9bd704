"""What the clock does to a season by itself, and when."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

from bot.league.contest import pursuit
from bot.league.contest.acts import ClockAct, Close, Draw, Post, Remind, Start
from bot.league.contest.signup import starters
from bot.league.contest.state import Contest, Meeting
from bot.league.contest.terms import HOUR
from bot.league.decisions import Extend, Void
from bot.league.season import Fixture
from bot.league.season_state import SeasonState

DAY = 24 * HOUR
SCHEDULES = {"daily": DAY, "weekly": 7 * DAY}
LEADS = {"day": DAY, "hour": HOUR}
"""How long before a deadline its reminders go out."""


@dataclass(frozen=True, slots=True)
class TimeUp:
    """A fixture that was not played to its end must be brought to one: what becomes of it, its table knows.
    With none named it is the whole season, and every table that still plays in it.
    """

    fixture: str


def timetable(contest: Contest, now: int = 0) -> Iterator[tuple[int, ClockAct | Start | TimeUp]]:
    """What is to happen by itself and when (ms), in no order: as things are; afterwards ask again.

    A round that is drawn later than it should be, at ``now``, lasts as long as any other.
    """
    match contest.phase:
        case "signup":
            if contest.terms.starts is not None and len(starters(contest)) >= 2:
                yield contest.terms.starts, Start()
        case "check_in":
            if len(starters(contest)) >= 2:
                yield max(contest.check_in_until or 0, contest.terms.starts or 0), Start()
        case "running":
            yield from _posts(contest)
            if contest.book is not None:
                yield from _fixtures(contest)
                yield from _end(contest, now)
            else:
                yield from _sittings(contest)


def due(contest: Contest, now: int) -> ClockAct | Start | TimeUp | None:
    """What is to happen now, the earliest of it first; None: nothing."""
    waiting = [(at, order, act) for order, (at, act) in enumerate(timetable(contest, now)) if at <= now]
    return min(waiting, key=lambda item: item[:2])[2] if waiting else None


def next_time(contest: Contest) -> int | None:
    """When (ms) something happens by itself next."""
    return min((at for at, _ in timetable(contest)), default=None)


def is_open(contest: Contest, fixture: Fixture) -> bool:
    """Whether a fixture is still to be played: it has no outcome, and where that was made void, time was, or
    has been given since.
    """
    book = contest.book
    if book is None or book.outcome(fixture.key) is not None:
        return False
    match = book.outcomes.get(fixture.key, ("",))[-1]
    voided = (
        d.at for d in reversed(book.decisions) if isinstance(d.ruling, Void) and d.ruling.match == match
    )
    return next(voided, 0) < book.deadline(fixture.key)


def round_of(contest: Contest) -> int:
    """The round that was drawn last; 0: none."""
    return contest.book.round if contest.book else 0


def reminded_anew(contest: Contest, extended: Extend, at: int) -> Contest:
    """The contest, with reminders to come again for fixtures that were given so much more time."""
    meetings = dict(contest.meetings)
    for fixture in extended.fixtures:
        meeting = meetings.get(fixture, Meeting())
        told = frozenset(what for what in meeting.reminded if extended.until - LEADS[what] <= at)
        if told != meeting.reminded:
            meetings[fixture] = replace(meeting, reminded=told)
    return replace(contest, meetings=meetings)


def _posts(contest: Contest) -> Iterator[tuple[int, ClockAct]]:
    every = SCHEDULES.get(contest.terms.schedule)
    if every is not None:
        yield contest.posted_at + every, Post()


def _fixtures(contest: Contest) -> Iterator[tuple[int, ClockAct | TimeUp]]:
    assert contest.book is not None  # noqa: S101 - a league that runs has one
    for fixture in contest.book.fixtures.values():
        if not is_open(contest, fixture):
            continue
        deadline = contest.book.deadline(fixture.key)
        reminded = contest.meetings.get(fixture.key, Meeting()).reminded
        wanted = {"day": contest.terms.remind_day, "hour": contest.terms.remind_hour}
        if wanted["day"] and not reminded and fixture.drawn < deadline - LEADS["day"]:
            yield deadline - LEADS["day"], Remind(fixture.key, "day")
        if wanted["hour"] and "hour" not in reminded and fixture.drawn < deadline - LEADS["hour"]:
            yield deadline - LEADS["hour"], Remind(fixture.key, "hour")
        yield deadline, TimeUp(fixture.key)


def _end(contest: Contest, now: int) -> Iterator[tuple[int, ClockAct | TimeUp]]:
    book = contest.book
    assert book is not None  # noqa: S101 - a league that runs has one
    if not contest.terms.drawn:
        if book.rules.ends is not None:
            yield book.rules.ends, TimeUp("")
        return
    number = round_of(contest)
    last = [fixture for fixture in book.fixtures.values() if fixture.round == number]
    over = min((book.deadline(fixture.key) for fixture in last), default=0)
    if number < contest.terms.rounds and _can_draw(book):
        yield over, Draw(max(over, now) + contest.terms.round_hours * HOUR)
    elif not any(is_open(contest, fixture) for fixture in book.fixtures.values()):
        yield 0, Close()


def _can_draw(book: SeasonState) -> bool:
    """Whether in any division there are two who still play."""
    divisions = Counter(own.division for own in book.accounts.values() if not own.withdrawn)
    return any(count >= 2 for count in divisions.values())


def _sittings(contest: Contest) -> Iterator[tuple[int, TimeUp]]:
    """A table of the tournament that has waited for its players for a whole round's time."""
    for name in pursuit.sittings(contest):
        opened_at = contest.meetings.get(name, Meeting()).opened_at
        if opened_at is not None:
            yield opened_at + contest.terms.round_hours * HOUR, TimeUp(name)
