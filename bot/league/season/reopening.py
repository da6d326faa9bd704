"""Review recently confirmed results of a season again."""

from __future__ import annotations

from dataclasses import replace

from bot.league.illegal import IllegalAct
from bot.league.season.acts import Command, Reopen
from bot.league.season.formats import format_of
from bot.league.season.state import Season
from bot.milliseconds import DAY

DAYS = 7
"""Days after the confirmation in which results can be reviewed again."""
TIME = DAYS * DAY


def reopens_until(season: Season) -> int | None:
    """Return until when (ms) the results of a season can be reviewed again; None if they can't."""
    if season.phase != "over" or season.finished_at is None or not format_of(season).facts.reopens:
        return None
    return season.settings.later(season.finished_at, TIME)


def reopen(season: Season, act: Reopen, command: Command) -> Season:
    """Review a finished season again. Refused: ``final`` (its format doesn't allow it), ``reopen_late``."""
    until, finished_at = reopens_until(season), season.finished_at
    if until is None or finished_at is None:
        raise IllegalAct("final")
    if command.at > until:
        raise IllegalAct("reopen_late", days=DAYS)
    after = format_of(season).course.carry_out(season, command)
    return replace(after, finished_at=None, gaps=(*season.gaps, (finished_at, command.at)))
