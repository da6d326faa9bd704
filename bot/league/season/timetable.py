"""The timetable of a season: the acts of the clock, and their times."""

from __future__ import annotations

from collections.abc import Iterator

from bot.league.season import appeals, invitations
from bot.league.season.acts import ClockAct, MoveUp, Post, PutOff, Start
from bot.league.season.format import Due, TimeUp
from bot.league.season.formats import format_of
from bot.league.season.signup import FEWEST, next_in, put_off_until, starters
from bot.league.season.state import Season
from bot.milliseconds import DAY

SCHEDULES = {"daily": DAY, "weekly": 7 * DAY}


def timetable(season: Season, now: int = 0) -> Iterator[Due]:
    """Yield all acts of the clock that follow from the current state, each with its time (ms), in no order.

    Call it again after each change. A round paired late, at ``now`` (ms), lasts as long as any other.
    """
    match season.phase:
        case "signup" | "check_in" if not season.lost_channel:
            yield from invitations.timetable(season)  # first, so that an unanswered invitation blocks nothing
            yield from _beginning(season, now)
        case "running":
            yield from invitations.timetable(season)
            first = next_in(season)
            if first is not None:
                yield Due(0, MoveUp(first))
            yield from appeals.timetable(season)
            yield from format_of(season).course.timetable(season, now)
            yield from _posts(season)  # last, so that a round that ends at that time is in the standings


def due(season: Season, now: int) -> ClockAct | Start | TimeUp | None:
    """Return the earliest act that is due at ``now`` (ms); None if none is."""
    waiting = [(at, order, act) for order, (at, act) in enumerate(timetable(season, now)) if at <= now]
    return min(waiting, key=lambda item: item[:2])[2] if waiting else None


def next_time(season: Season, now: int = 0) -> int | None:
    """Return the time (ms) of the next act of the clock, as known at ``now`` (ms); None if there is none."""
    return min((at for at, _ in timetable(season, now)), default=None)


def _beginning(season: Season, now: int) -> Iterator[Due]:
    """Yield the start, or its postponement while there are too few players."""
    enough = len(starters(season)) >= FEWEST
    if season.phase == "check_in":
        at = max(season.check_in_until or 0, season.settings.starts or 0)
    elif enough:
        if season.settings.starts is None:
            return
        at = season.settings.starts
    elif season.closing is None:
        return
    else:
        at = season.closing
    if enough:
        yield Due(at, Start())
    else:
        yield Due(at, PutOff(put_off_until(season, max(at, now))))


def _posts(season: Season) -> Iterator[Due]:
    every, since = SCHEDULES.get(season.settings.schedule), season.started_at or season.posted_at
    if every is not None:
        # Counted from the start, so that each is on the hour, however late the last one was.
        before = round((season.posted_at - since) / every)
        yield Due(season.settings.later(since, (before + 1) * every), Post())
