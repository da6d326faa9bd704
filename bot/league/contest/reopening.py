"""Review recently confirmed results of a season again."""

from __future__ import annotations

from dataclasses import replace

from bot.league.contest.acts import Command, Reopen
from bot.league.contest.formats import format_of
from bot.league.contest.state import Contest
from bot.league.illegal import IllegalAct
from bot.milliseconds import DAY

DAYS = 7
"""Days after the confirmation in which results can be reviewed again."""
TIME = DAYS * DAY


def reopens_until(contest: Contest) -> int | None:
    """Return until when (ms) the results of a season can be reviewed again; None if they can't."""
    if contest.phase != "over" or contest.finished_at is None or not format_of(contest).facts.reopens:
        return None
    return contest.terms.later(contest.finished_at, TIME)


def reopen(contest: Contest, act: Reopen, command: Command) -> Contest:
    """Review a finished season again. Refused: ``final`` (its format doesn't allow it), ``reopen_late``."""
    until, finished_at = reopens_until(contest), contest.finished_at
    if until is None or finished_at is None:
        raise IllegalAct("final")
    if command.at > until:
        raise IllegalAct("reopen_late", days=DAYS)
    after = format_of(contest).course.carry_out(contest, command)
    return replace(after, finished_at=None, gaps=(*contest.gaps, (finished_at, command.at)))
