"""Reviewing the results of a season again that were confirmed a short time ago."""

from __future__ import annotations

from dataclasses import replace

from bot.league.contest.acts import Command, Reopen
from bot.league.contest.formats import format_of
from bot.league.contest.state import Contest
from bot.league.illegal import IllegalAct
from bot.milliseconds import DAY

DAYS = 7
"""The number of days after the confirmation of results in which they can be reviewed again."""
TIME = DAYS * DAY


def reopens_until(contest: Contest) -> int | None:
    """Until when (ms) the results of a season can be reviewed again; None if they cannot."""
    if contest.phase != "over" or contest.finished_at is None or not format_of(contest).facts.reopens:
        return None
    return contest.terms.later(contest.finished_at, TIME)


def reopen(contest: Contest, act: Reopen, command: Command) -> Contest:
    """Review a season again that was over. Refused: ``final`` (its format does not allow it),
    ``reopen_late``.
    """
    until, finished_at = reopens_until(contest), contest.finished_at
    if until is None or finished_at is None:
        raise IllegalAct("final")
    if command.at > until:
        raise IllegalAct("reopen_late", days=DAYS)
    after = format_of(contest).course.carry_out(contest, command)
    return replace(after, finished_at=None, gaps=(*contest.gaps, (finished_at, command.at)))
