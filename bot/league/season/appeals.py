"""Players' questions to the umpire about results and at tables, and the answers, in every format."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from bot.league.illegal import IllegalAct
from bot.league.season.acts import Answer, Appeal, CallUmpire, Command, GoOn
from bot.league.season.format import Due
from bot.league.season.formats import format_of
from bot.league.season.state import APPEAL_TIME, Asked, Season
from bot.milliseconds import HOUR, MINUTE
from bot.user_text import UserText, raw_text

PATIENCE: Final = 10 * MINUTE
"""How long (ms) the clocks of a table stop for the umpire's answer."""


def appeal(season: Season, act: Appeal, command: Command) -> Season:
    """Ask the umpire about a match.

    Refused: ``no_match``, ``not_there``, ``appeal_late`` (after two days), ``appealed`` (asked already).
    """
    at = format_of(season).matches.played_at(season, act.match, act.player)
    if command.at > at + APPEAL_TIME:
        raise IllegalAct("appeal_late", hours=APPEAL_TIME // HOUR)
    if any((asked.match, asked.player) == (act.match, act.player) for asked in season.appeals.values()):
        raise IllegalAct("appealed")
    key = str(season.seq + 1)
    asked = Asked(key, act.match, act.player, command.at, UserText(raw_text(command.reason).strip()))
    return replace(season, appeals={**season.appeals, key: asked})


def call_umpire(season: Season, act: CallUmpire, command: Command) -> Season:
    """Call the umpire to the table of a fixture. Its clocks stop for at most :data:`PATIENCE`; the deadline
    of its round stays.

    Refused: ``already_played``, ``not_there``, ``umpire_called`` (called to this table already).
    """
    fixtures = format_of(season).fixtures
    if fixtures.is_over(season, act.fixture):
        raise IllegalAct("already_played", fixture=act.fixture)
    if act.player not in fixtures.players_of(season, act.fixture):
        raise IllegalAct("not_there")
    if any(asked.is_at_table and asked.match == act.fixture for asked in season.appeals.values()):
        raise IllegalAct("umpire_called")
    key, until = str(season.seq + 1), command.at + PATIENCE
    text = UserText(raw_text(command.reason).strip())
    asked = Asked(key, act.fixture, act.player, command.at, text, is_at_table=True, waits_until=until)
    after, appointment = (
        replace(season, appeals={**season.appeals, key: asked}),
        season.appointment(act.fixture),
    )
    if appointment.call is None:
        return after
    call = replace(appointment.call, until=appointment.call.until + PATIENCE)
    return after.with_appointment(act.fixture, replace(appointment, call=call))


def answer(season: Season, act: Answer, command: Command) -> Season:
    """Answer an appeal. If the clocks of a match stopped for it, they run again; players in a ready check
    keep the time that they have gained. Refused: ``no_appeal``, ``answered``.
    """
    asked = season.appeals.get(act.appeal)
    if asked is None:
        raise IllegalAct("no_appeal")
    if asked.answer is not None:
        raise IllegalAct("answered")
    text = UserText(raw_text(command.reason).strip())
    told = replace(asked, answer=text, answered_by=command.actor, waits_until=None)
    return replace(season, appeals={**season.appeals, act.appeal: told})


def go_on(season: Season, act: GoOn) -> Season:
    """Let the clocks of a table run again, although the umpire has not answered. Refused: ``no_appeal``."""
    asked = season.appeals.get(act.appeal)
    if asked is None or asked.waits_until is None:
        raise IllegalAct("no_appeal")
    return replace(season, appeals={**season.appeals, act.appeal: replace(asked, waits_until=None)})


def stands_until(season: Season, fixture: str) -> int | None:
    """Return until when (ms) the clocks at the table of a fixture are stopped; None if they run."""
    waiting = (asked.waits_until for asked in season.appeals.values() if asked.match == fixture)
    return next((until for until in waiting if until is not None), None)


def timetable(season: Season) -> Iterator[Due]:
    """Yield when the clocks of tables run again without an answer."""
    for asked in season.appeals.values():
        if asked.waits_until is not None:
            yield Due(asked.waits_until, GoOn(asked.key))
