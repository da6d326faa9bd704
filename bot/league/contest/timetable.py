"""The timetable of a season: what the clock does, and when."""

from __future__ import annotations

from collections.abc import Iterator

from bot.league.contest.acts import ClockAct, Enter, Post, Start
from bot.league.contest.format import Due, TimeUp
from bot.league.contest.formats import format_of
from bot.league.contest.signup import next_in, starters
from bot.league.contest.state import Contest
from bot.league.contest.terms import HOUR

DAY = 24 * HOUR
SCHEDULES = {"daily": DAY, "weekly": 7 * DAY}


def timetable(contest: Contest, now: int = 0) -> Iterator[Due]:
    """Everything that the clock will do in the current state, with its time (ms), in no order.

    Ask again after each change. A round that is drawn late, at ``now`` (ms), lasts as long as any other.
    """
    match contest.phase:
        case "signup":
            if contest.terms.starts is not None and len(starters(contest)) >= 2:
                yield Due(contest.terms.starts, Start())
        case "check_in":
            if len(starters(contest)) >= 2:
                yield Due(max(contest.check_in_until or 0, contest.terms.starts or 0), Start())
        case "running":
            first = next_in(contest)
            if first is not None:
                yield Due(0, Enter(first))
            yield from _posts(contest)
            yield from format_of(contest).course.timetable(contest, now)


def due(contest: Contest, now: int) -> ClockAct | Start | TimeUp | None:
    """The earliest act that is due at ``now`` (ms); None if none is."""
    waiting = [(at, order, act) for order, (at, act) in enumerate(timetable(contest, now)) if at <= now]
    return min(waiting, key=lambda item: item[:2])[2] if waiting else None


def next_time(contest: Contest) -> int | None:
    """The time (ms) of the next act of the clock; None if there is none."""
    return min((at for at, _ in timetable(contest)), default=None)


def _posts(contest: Contest) -> Iterator[Due]:
    every = SCHEDULES.get(contest.terms.schedule)
    if every is not None:
        yield Due(contest.posted_at + every, Post())
