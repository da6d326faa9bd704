"""The state machine of a season: it takes a season and a command, and returns the next season, log entries
and news.

Its parts are :mod:`settings` (as announced), :mod:`state`, :mod:`acts`, :mod:`signup`, :mod:`appeals`,
:mod:`timetable` (what the clock does), :mod:`news` and :mod:`log`. Everything that differs between formats is
in :mod:`format`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any, TypeAlias

from bot.games.api import Event
from bot.league.decisions import Ruling
from bot.league.illegal import IllegalAct
from bot.league.season import (
    acts,
    altering,
    appeals,
    channels,
    drawing,
    invitations,
    ready_checks,
    reopening,
    roles,
    signup,
    times,
    unstarting,
)
from bot.league.season.acts import Act, Command, LogEntry
from bot.league.season.formats import format_of
from bot.league.season.news import news
from bot.league.season.state import Season
from bot.user_text import raw_text

VERSION = 1
"""Version of the effects of acts and of what they write into the log. Raise it when acts change in existing
seasons. Entries of another version stay valid, and are not compared with what this version would write.
"""
MOST_UMPIRES = 10
"""Maximum number of umpires of a season."""


Effect: TypeAlias = Callable[[Season, Any, Command], Season]
"""Returns the season after an act of one type, given the season, the act and its command."""


@dataclass(frozen=True, slots=True)
class SeasonStep:
    """The result of a command."""

    season: Season
    lines: tuple[LogEntry, ...]
    """New entries in the log: that of the command, and one for each immediate consequence."""
    news: tuple[Event, ...]
    """News about it, in order (see :mod:`news`)."""

    @property
    def line(self) -> LogEntry:
        """The entry of the command."""
        return self.lines[0]


def apply(season: Season, command: Command) -> SeasonStep:
    """Carry out ``command`` and its immediate consequence, which pairs a tournament's next round.

    Refused, in this order: ``over``; ``wrong_phase``; ``no_reason`` (an act that changes standings needs
    one); ``stale`` (another umpire has decided about the same since ``command.seen``); then the refusals of
    the act itself.
    """
    step = apply_alone(season, command)
    after = step.season
    act = format_of(after).course.following(after, command.at)
    if act is None or after.phase not in act.phases:
        return step
    then = apply_alone(after, Command(act, "", command.at))
    return SeasonStep(then.season, step.lines + then.lines, step.news + then.news)


def apply_alone(season: Season, command: Command) -> SeasonStep:
    """Carry out ``command`` without its consequence, which has its own entry in the log."""
    act = command.act
    if season.phase not in act.phases:
        raise IllegalAct("wrong_phase" if season.is_open else "over", phase=season.phase)
    stage, stages = format_of(season).course.stage(season), _said(act).stages
    if stage is not None and stages and stage not in stages:
        raise IllegalAct("wrong_phase", phase=stage)
    if _needs_reason(act) and not raw_text(command.reason).strip():
        raise IllegalAct("no_reason")
    about = _about(season, act)
    if command.seen is not None and any(season.touched.get(name, 0) > command.seen for name in about):
        raise IllegalAct("stale")
    after = _advanced(season, command)
    return SeasonStep(after, (_entry(season, after, command),), news(season, after, command))


def _needs_reason(act: Act) -> bool:
    """Return whether an act is refused without a reason. Mere arrangements are not."""
    if isinstance(act, acts.Alter):
        return not altering.ARRANGED.issuperset(act.settings)
    return _said(act).needs_reason


def _said(act: Act) -> Act | Ruling:
    """Return the object with the act's conditions: the act, or the decision that it carries."""
    return act.ruling if isinstance(act, acts.Decide) else act


def _entry(before: Season, after: Season, command: Command) -> LogEntry:
    """Build the log entry of a command that was carried out."""
    its, act = format_of(after), command.act
    was, now = its.course.changes(before, after, act)
    if isinstance(act, acts.Alter):
        old, new = altering.changes(before, after, act)
        was, now = {**was, **old}, {**now, **new}
    if before.phase != after.phase:
        was, now = {**was, "season": before.phase}, {**now, "season": after.phase}
    own, written = its.course.own_table(before, after, command), its.course.written(act, after)
    return LogEntry(after.seq, command.at, command.actor, written, command.reason, was, now, own)


def _advanced(season: Season, command: Command) -> Season:
    """Carry out an accepted command, and count its log entry."""
    act, seq = command.act, season.seq + 1
    after = _changed(season, command)
    if command.actor in after.missing:  # a person who acts is on the server again
        after = replace(after, missing=after.missing - {command.actor})
    if after.draws_at is not None and not _is_drawn_soon(after):
        after = replace(after, draws_at=None)
    if act.touches:
        about = _about(season, act)
        after = replace(after, touched={**after.touched, **dict.fromkeys(about, seq)})
    finished_at = after.finished_at if after.is_open else after.finished_at or command.at
    return replace(after, seq=seq, finished_at=finished_at)


def _is_drawn_soon(season: Season) -> bool:
    """Return whether nothing prevents pairings announced to come soon."""
    since = drawing.drawn_from(season)
    is_ready = since is not None and since <= (season.draws_at or 0)
    return is_ready and format_of(season).course.may_draw(season)


def rebuilt(opened: Season, lines: Iterable[LogEntry]) -> Season:
    """Rebuild the season from all ``lines`` of a log, starting from the ``opened`` one."""
    season = opened
    for recording, group in groupby(lines, key=lambda line: isinstance(line.act, acts.Record)):
        if recording:  # all at once: a season with ten thousand matches loads in seconds
            results = [line.act for line in group if isinstance(line.act, acts.Record)]
            season = replace(format_of(season).course.record(season, *results), seq=season.seq + len(results))
            continue
        for line in group:
            season = _advanced(season, Command(line.act, line.actor, line.at, line.reason))
    return season


def _about(season: Season, act: Act) -> frozenset[str]:
    """Return the names of what a decision is about. It is refused if one of these has changed since its
    umpire looked.
    """
    if isinstance(act, acts.Alter):
        return frozenset(f"setting {name}" for name in act.settings)
    return format_of(season).course.about(season, act)


def _changed(season: Season, command: Command) -> Season:
    """Return the season after an act."""
    effect = _EFFECTS.get(type(command.act))
    if effect is None:
        return format_of(season).course.carry_out(season, command)
    return effect(season, command.act, command)


def _altered(season: Season, act: acts.Alter, command: Command) -> Season:
    return channels.found(season, altering.alter(season, act, command), command)


def _run_by(season: Season, act: acts.NameUmpires) -> Season:
    """Set the umpires. Refused: ``many_umpires``, ``same_umpires`` (nothing would change)."""
    named = tuple(dict.fromkeys(act.umpires))
    if len(named) > MOST_UMPIRES:
        raise IllegalAct("many_umpires", count=MOST_UMPIRES)
    if set(named) == set(season.named_umpires):
        raise IllegalAct("same_umpires")
    return replace(season, named_umpires=named)


def _alone(effect: Callable[[Season, Any], Season]) -> Effect:
    """Wrap an effect that depends neither on the actor nor on the time."""
    return lambda season, act, _: effect(season, act)


def _timed(effect: Callable[[Season, Any, int], Season]) -> Effect:
    """Wrap an effect that doesn't depend on the actor, but takes the time (ms)."""
    return lambda season, act, command: effect(season, act, command.at)


_EFFECTS: Mapping[type[Act], Effect] = {
    acts.SignUp: _timed(signup.sign_up),
    acts.Leave: signup.leave,
    acts.CheckIn: _alone(signup.check_in),
    acts.MoveUp: _timed(signup.move_up),
    acts.OpenCheckIn: _timed(signup.open_check_in),
    acts.PutOff: _alone(signup.put_off),
    acts.Seed: _alone(signup.seed),
    acts.Start: _timed(signup.start),
    acts.Unstart: _timed(unstarting.unstart),
    acts.Invite: invitations.invite,
    acts.DeclineInvitation: _alone(invitations.decline),
    acts.ExpireInvitations: _timed(invitations.expire),
    acts.Miss: lambda season, act, _: replace(season, missing=frozenset(act.players)),
    acts.Post: lambda season, _, command: replace(season, posted_at=command.at),
    acts.LoseChannel: _timed(channels.lose),
    acts.Pause: lambda season, _, command: replace(season, phase="paused", paused_at=command.at),
    acts.Resume: channels.resume,
    acts.Reopen: reopening.reopen,
    acts.NameRole: _alone(roles.name_role),
    acts.NameUmpires: _alone(_run_by),
    acts.Alter: _altered,
    acts.Record: lambda season, act, _: format_of(season).course.record(season, act),
    acts.Appeal: appeals.appeal,
    acts.CallUmpire: appeals.call_umpire,
    acts.GoOn: _alone(appeals.go_on),
    acts.Answer: appeals.answer,
    acts.Appoint: ready_checks.appoint,
    acts.StartReadyCheck: ready_checks.call,
    acts.EndReadyCheck: _alone(ready_checks.end),
    acts.Begin: ready_checks.begin,
    acts.Mark: times.mark,
    acts.Propose: times.propose,
    acts.Accept: _alone(times.accept),
    acts.Decline: _alone(times.decline),
    acts.WantEvent: _alone(times.want_event),
    acts.MissEvent: _alone(times.miss_event),
    acts.Agree: _timed(times.agree),
    acts.Ask: _timed(times.ask),
    acts.AskForHours: _alone(times.ask_for_hours),
    acts.Lapse: _alone(times.lapse),
}
"""Effects that are the same in every format. All others are in the course of a format."""
