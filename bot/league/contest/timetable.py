"""What the clock does to a season by itself, and when."""

from __future__ import annotations

from collections.abc import Iterator

from bot.league.contest.acts import ClockAct, Post, Start
from bot.league.contest.format import Due, TimeUp
from bot.league.contest.formats import format_of
from bot.league.contest.signup import starters
from bot.league.contest.state import Contest
from bot.league.contest.terms import HOUR

DAY = 24 * HOUR
SCHEDULES = {"daily": DAY, "weekly": 7 * DAY}


def timetable(contest: Contest, now: int = 0) -> Iterator[Due]:
    """What is to happen by itself and when (ms), in no order: as things are; afterwards ask again.

    A round that is drawn later than it should be, at ``now``, lasts as long as any other.
    """
    match contest.phase:
        case "signup":
            if contest.terms.starts is not None and len(starters(contest)) >= 2:
                yield Due(contest.terms.starts, Start())
        case "check_in":
            if len(starters(contest)) >= 2:
                yield Due(max(contest.check_in_until or 0, contest.terms.starts or 0), Start())
        case "running":
            yield from _posts(contest)
            yield from format_of(contest).timetable(contest, now)


def due(contest: Contest, now: int) -> ClockAct | Start | TimeUp | None:
    """What is to happen now, the earliest of it first; None: nothing."""
    waiting = [(at, order, act) for order, (at, act) in enumerate(timetable(contest, now)) if at <= now]
    return min(waiting, key=lambda item: item[:2])[2] if waiting else None


def next_time(contest: Contest) -> int | None:
    """When (ms) something happens by itself next."""
    return min((at for at, _ in timetable(contest)), default=None)


def _posts(contest: Contest) -> Iterator[Due]:
    every = SCHEDULES.get(contest.terms.schedule)
    if every is not None:
        yield Due(contest.posted_at + every, Post())
