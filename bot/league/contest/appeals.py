"""Players' questions to the umpire about results and at tables, and the answers, in every format."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from bot.league.contest.acts import Answer, Appeal, CallUmpire, Command, GoOn
from bot.league.contest.format import Due
from bot.league.contest.formats import format_of
from bot.league.contest.state import APPEAL_TIME, Asked, Contest
from bot.league.illegal import IllegalAct
from bot.milliseconds import HOUR, MINUTE
from bot.user_text import UserText, raw_text

PATIENCE: Final = 10 * MINUTE
"""How long (ms) the clocks of a table stop for the umpire's answer."""


def appeal(contest: Contest, act: Appeal, command: Command) -> Contest:
    """Ask the umpire about a match.

    Refused: ``no_match``, ``not_there``, ``appeal_late`` (after two days), ``appealed`` (asked already).
    """
    at = format_of(contest).matches.played_at(contest, act.match, act.player)
    if command.at > at + APPEAL_TIME:
        raise IllegalAct("appeal_late", hours=APPEAL_TIME // HOUR)
    if any((asked.match, asked.player) == (act.match, act.player) for asked in contest.appeals.values()):
        raise IllegalAct("appealed")
    key = str(contest.seq + 1)
    asked = Asked(key, act.match, act.player, command.at, UserText(raw_text(command.reason).strip()))
    return replace(contest, appeals={**contest.appeals, key: asked})


def call_umpire(contest: Contest, act: CallUmpire, command: Command) -> Contest:
    """Call the umpire to the table of a fixture. Its clocks stop for at most :data:`PATIENCE`; the deadline
    of its round stays.

    Refused: ``already_played``, ``not_there``, ``umpire_called`` (called to this table already).
    """
    fixtures = format_of(contest).fixtures
    if fixtures.is_over(contest, act.fixture):
        raise IllegalAct("already_played", fixture=act.fixture)
    if act.player not in fixtures.players_of(contest, act.fixture):
        raise IllegalAct("not_there")
    if any(asked.is_at_table and asked.match == act.fixture for asked in contest.appeals.values()):
        raise IllegalAct("umpire_called")
    key, until = str(contest.seq + 1), command.at + PATIENCE
    text = UserText(raw_text(command.reason).strip())
    asked = Asked(key, act.fixture, act.player, command.at, text, is_at_table=True, waits_until=until)
    after, meeting = replace(contest, appeals={**contest.appeals, key: asked}), contest.meeting(act.fixture)
    if meeting.call is None:
        return after
    call = replace(meeting.call, until=meeting.call.until + PATIENCE)
    return after.with_meeting(act.fixture, replace(meeting, call=call))


def answer(contest: Contest, act: Answer, command: Command) -> Contest:
    """Answer an appeal. If the clocks of a match stopped for it, they run again; players in a ready check
    keep the time that they have gained. Refused: ``no_appeal``, ``answered``.
    """
    asked = contest.appeals.get(act.appeal)
    if asked is None:
        raise IllegalAct("no_appeal")
    if asked.answer is not None:
        raise IllegalAct("answered")
    text = UserText(raw_text(command.reason).strip())
    told = replace(asked, answer=text, answered_by=command.actor, waits_until=None)
    return replace(contest, appeals={**contest.appeals, act.appeal: told})


def go_on(contest: Contest, act: GoOn) -> Contest:
    """Let the clocks of a table run again, although the umpire has not answered. Refused: ``no_appeal``."""
    asked = contest.appeals.get(act.appeal)
    if asked is None or asked.waits_until is None:
        raise IllegalAct("no_appeal")
    return replace(contest, appeals={**contest.appeals, act.appeal: replace(asked, waits_until=None)})


def stands_until(contest: Contest, fixture: str) -> int | None:
    """Return until when (ms) the clocks at the table of a fixture are stopped; None if they run."""
    waiting = (asked.waits_until for asked in contest.appeals.values() if asked.match == fixture)
    return next((until for until in waiting if until is not None), None)


def timetable(contest: Contest) -> Iterator[Due]:
    """Yield when the clocks of tables run again without an answer."""
    for asked in contest.appeals.values():
        if asked.waits_until is not None:
            yield Due(asked.waits_until, GoOn(asked.key))
