"""The timetable of a season: the acts of the clock, and their times."""

from __future__ import annotations

from collections.abc import Iterator

from bot.league.contest import appeals, invitations
from bot.league.contest.acts import ClockAct, MoveUp, Post, PutOff, Start
from bot.league.contest.format import Due, TimeUp
from bot.league.contest.formats import format_of
from bot.league.contest.signup import FEWEST, next_in, put_off_until, starters
from bot.league.contest.state import Contest
from bot.milliseconds import DAY

SCHEDULES = {"daily": DAY, "weekly": 7 * DAY}


def timetable(contest: Contest, now: int = 0) -> Iterator[Due]:
    """Yield all acts of the clock that follow from the current state, each with its time (ms), in no order.

    Call it again after each change. A round paired late, at ``now`` (ms), lasts as long as any other.
    """
    match contest.phase:
        case "signup" | "check_in" if not contest.lost_channel:
            yield from invitations.timetable(
                contest
            )  # first, so that an unanswered invitation blocks nothing
            yield from _beginning(contest, now)
        case "running":
            yield from invitations.timetable(contest)
            first = next_in(contest)
            if first is not None:
                yield Due(0, MoveUp(first))
            yield from appeals.timetable(contest)
            yield from format_of(contest).course.timetable(contest, now)
            yield from _posts(contest)  # last, so that a round that ends at that time is in the standings


def due(contest: Contest, now: int) -> ClockAct | Start | TimeUp | None:
    """Return the earliest act that is due at ``now`` (ms); None if none is."""
    waiting = [(at, order, act) for order, (at, act) in enumerate(timetable(contest, now)) if at <= now]
    return min(waiting, key=lambda item: item[:2])[2] if waiting else None


def next_time(contest: Contest, now: int = 0) -> int | None:
    """Return the time (ms) of the next act of the clock, as known at ``now`` (ms); None if there is none."""
    return min((at for at, _ in timetable(contest, now)), default=None)


def _beginning(contest: Contest, now: int) -> Iterator[Due]:
    """Yield the start, or its postponement while there are too few players."""
    enough = len(starters(contest)) >= FEWEST
    if contest.phase == "check_in":
        at = max(contest.check_in_until or 0, contest.terms.starts or 0)
    elif enough:
        if contest.terms.starts is None:
            return
        at = contest.terms.starts
    elif contest.closing is None:
        return
    else:
        at = contest.closing
    if enough:
        yield Due(at, Start())
    else:
        yield Due(at, PutOff(put_off_until(contest, max(at, now))))


def _posts(contest: Contest) -> Iterator[Due]:
    every, since = SCHEDULES.get(contest.terms.schedule), contest.started_at or contest.posted_at
    if every is not None:
        # Counted from the start, so that each is on the hour, however late the last one was.
        before = round((contest.posted_at - since) / every)
        yield Due(contest.terms.later(since, (before + 1) * every), Post())
