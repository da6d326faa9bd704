"""What a pause and its end do to deadlines, calls and tables, and whom a check-in asks, for the preview."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.league.phrase import moment
from bot.league.season import Season, acts, format_of
from bot.tables import Table
from bot.ui.i18n.translator import Translator


def pause_notes(before: Season, tables: Sequence[Table], say: Translator) -> Iterator[str]:
    """Yield what is on hold, and what is not: running matches of the season's open ``tables`` continue."""
    yield say("umpire-pause-clock", next=moment(_next_deadline(before)))
    playing = sum(table.phase == "playing" for table in tables)
    if playing:
        yield say("umpire-pause-playing", count=playing)
    waiting = [appointment for appointment in before.appointments.values() if not appointment.playing]
    called = sum(appointment.call is not None for appointment in waiting)
    if called:
        yield say("umpire-pause-called", count=called)
    timed = sum(appointment.at is not None and appointment.call is None for appointment in waiting)
    if timed:
        yield say("umpire-pause-timed", count=timed)
    yield say("umpire-told", why=True)


def resume_notes(before: Season, after: Season, say: Translator) -> Iterator[str]:
    """Since when it has stood still, the next deadline, and which times are lost."""
    yield say("umpire-resume-clock", since=moment(before.paused_at), next=moment(_next_deadline(after)))
    lost = sum(
        appointment.at is not None and after.appointments[key].at is None
        for key, appointment in before.appointments.items()
    )
    if lost:
        yield say("umpire-resume-lost", count=lost)
    yield say("umpire-told", why=False)


def check_in_notes(before: Season, act: acts.OpenCheckIn, say: Translator) -> Iterator[str]:
    """How many are asked, and what becomes of who does not answer."""
    starts = before.settings.starts
    yield say(
        "umpire-check-in-asked",
        count=len(before.signed),
        started=before.has_started,
        starts=moment(starts if starts is not None and starts > act.until else None),
    )


def _next_deadline(season: Season) -> int | None:
    """The first deadline (ms) of what is to be played, or the end of the season; None: there is none."""
    its = format_of(season)
    found = [its.fixtures.deadline(season, fixture) for fixture in its.fixtures.called(season)]
    return min((at for at in (*found, its.ends(season)) if at is not None), default=None)
