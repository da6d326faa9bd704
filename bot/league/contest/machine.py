"""The state machine of a season: it takes a contest and a command, and returns the next contest, log entries
and news.

Its parts are :mod:`terms` (as announced), :mod:`state`, :mod:`acts`, :mod:`signup`, :mod:`appeals`,
:mod:`timetable` (what the clock does), :mod:`news` and :mod:`log`. Everything that differs between formats is
in :mod:`format`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any, TypeAlias

from bot.games.api import Event
from bot.league.contest import (
    acts,
    altering,
    appeals,
    calls,
    channels,
    drawing,
    invitations,
    reopening,
    roles,
    signup,
    times,
    unstarting,
)
from bot.league.contest.acts import Act, Command, LogEntry
from bot.league.contest.formats import format_of
from bot.league.contest.news import news
from bot.league.contest.state import Contest
from bot.league.decisions import Ruling
from bot.league.illegal import IllegalAct
from bot.user_text import raw_text

VERSION = 1
"""Version of the effects of acts and of what they write into the log. Raise it when acts change in existing
seasons. Entries of another version stay valid, and are not compared with what this version would write.
"""
MOST_UMPIRES = 10
"""Maximum number of umpires of a season."""


Effect: TypeAlias = Callable[[Contest, Any, Command], Contest]
"""Returns the contest after an act of one type, given the contest, the act and its command."""


@dataclass(frozen=True, slots=True)
class SeasonStep:
    """The result of a command."""

    contest: Contest
    lines: tuple[LogEntry, ...]
    """New entries in the log: that of the command, and one for each immediate consequence."""
    news: tuple[Event, ...]
    """News about it, in order (see :mod:`news`)."""

    @property
    def line(self) -> LogEntry:
        """The entry of the command."""
        return self.lines[0]


def apply(contest: Contest, command: Command) -> SeasonStep:
    """Carry out ``command`` and its immediate consequence, which is the Draw of a tournament's next round.

    Refused, in this order: ``over``; ``wrong_phase``; ``no_reason`` (an act that changes standings needs
    one); ``stale`` (another umpire has decided about the same since ``command.seen``); then the refusals of
    the act itself.
    """
    step = apply_alone(contest, command)
    after = step.contest
    act = format_of(after).course.following(after, command.at)
    if act is None or after.phase not in act.phases:
        return step
    then = apply_alone(after, Command(act, "", command.at))
    return SeasonStep(then.contest, step.lines + then.lines, step.news + then.news)


def apply_alone(contest: Contest, command: Command) -> SeasonStep:
    """Carry out ``command`` without its consequence, which has its own entry in the log."""
    act = command.act
    if contest.phase not in act.phases:
        raise IllegalAct("wrong_phase" if contest.is_open else "over", phase=contest.phase)
    stage, stages = format_of(contest).course.stage(contest), _said(act).stages
    if stage is not None and stages and stage not in stages:
        raise IllegalAct("wrong_phase", phase=stage)
    if _needs_reason(act) and not raw_text(command.reason).strip():
        raise IllegalAct("no_reason")
    about = _about(contest, act)
    if command.seen is not None and any(contest.touched.get(name, 0) > command.seen for name in about):
        raise IllegalAct("stale")
    after = _advanced(contest, command)
    return SeasonStep(after, (_entry(contest, after, command),), news(contest, after, command))


def _needs_reason(act: Act) -> bool:
    """Return whether an act is refused without a reason. Mere arrangements are not."""
    if isinstance(act, acts.Alter):
        return not altering.ARRANGED.issuperset(act.terms)
    return _said(act).needs_reason


def _said(act: Act) -> Act | Ruling:
    """Return the object with the act's conditions: the act, or the decision that it carries."""
    return act.ruling if isinstance(act, acts.Decide) else act


def _entry(before: Contest, after: Contest, command: Command) -> LogEntry:
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


def _advanced(contest: Contest, command: Command) -> Contest:
    """Carry out an accepted command, and count its log entry."""
    act, seq = command.act, contest.seq + 1
    after = _changed(contest, command)
    if command.actor in after.missing:  # a person who acts is on the server again
        after = replace(after, missing=after.missing - {command.actor})
    if after.draws_at is not None and not _is_drawn_soon(after):
        after = replace(after, draws_at=None)
    if act.touches:
        about = _about(contest, act)
        after = replace(after, touched={**after.touched, **dict.fromkeys(about, seq)})
    finished_at = after.finished_at if after.is_open else after.finished_at or command.at
    return replace(after, seq=seq, finished_at=finished_at)


def _is_drawn_soon(contest: Contest) -> bool:
    """Return whether nothing prevents pairings announced to come soon."""
    since = drawing.drawn_from(contest)
    is_ready = since is not None and since <= (contest.draws_at or 0)
    return is_ready and format_of(contest).course.may_draw(contest)


def rebuilt(opened: Contest, lines: Iterable[LogEntry]) -> Contest:
    """Rebuild the contest from all ``lines`` of a log, starting from the ``opened`` one."""
    contest = opened
    for recording, group in groupby(lines, key=lambda line: isinstance(line.act, acts.Record)):
        if recording:  # all at once: a season with ten thousand matches loads in seconds
            results = [line.act for line in group if isinstance(line.act, acts.Record)]
            contest = replace(
                format_of(contest).course.record(contest, *results), seq=contest.seq + len(results)
            )
            continue
        for line in group:
            contest = _advanced(contest, Command(line.act, line.actor, line.at, line.reason))
    return contest


def _about(contest: Contest, act: Act) -> frozenset[str]:
    """Return the names of what a decision is about. It is refused if one of these has changed since its
    umpire looked.
    """
    if isinstance(act, acts.Alter):
        return frozenset(f"term {name}" for name in act.terms)
    return format_of(contest).course.about(contest, act)


def _changed(contest: Contest, command: Command) -> Contest:
    """Return the contest after an act."""
    effect = _EFFECTS.get(type(command.act))
    if effect is None:
        return format_of(contest).course.carry_out(contest, command)
    return effect(contest, command.act, command)


def _altered(contest: Contest, act: acts.Alter, command: Command) -> Contest:
    return channels.found(contest, altering.alter(contest, act, command), command)


def _run_by(contest: Contest, act: acts.NameUmpires) -> Contest:
    """Set the umpires. Refused: ``many_umpires``, ``same_umpires`` (nothing would change)."""
    named = tuple(dict.fromkeys(act.umpires))
    if len(named) > MOST_UMPIRES:
        raise IllegalAct("many_umpires", count=MOST_UMPIRES)
    if set(named) == set(contest.named_umpires):
        raise IllegalAct("same_umpires")
    return replace(contest, named_umpires=named)


def _alone(effect: Callable[[Contest, Any], Contest]) -> Effect:
    """Wrap an effect that depends neither on the actor nor on the time."""
    return lambda contest, act, _: effect(contest, act)


def _timed(effect: Callable[[Contest, Any, int], Contest]) -> Effect:
    """Wrap an effect that doesn't depend on the actor, but takes the time (ms)."""
    return lambda contest, act, command: effect(contest, act, command.at)


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
    acts.Miss: lambda contest, act, _: replace(contest, missing=frozenset(act.players)),
    acts.Post: lambda contest, _, command: replace(contest, posted_at=command.at),
    acts.LoseChannel: _timed(channels.lose),
    acts.Pause: lambda contest, _, command: replace(contest, phase="paused", paused_at=command.at),
    acts.Resume: channels.resume,
    acts.Reopen: reopening.reopen,
    acts.NameRole: _alone(roles.name_role),
    acts.NameUmpires: _alone(_run_by),
    acts.Alter: _altered,
    acts.Record: lambda contest, act, _: format_of(contest).course.record(contest, act),
    acts.Appeal: appeals.appeal,
    acts.CallUmpire: appeals.call_umpire,
    acts.GoOn: _alone(appeals.go_on),
    acts.Answer: appeals.answer,
    acts.Appoint: calls.appoint,
    acts.Call: calls.call,
    acts.EndCall: _alone(calls.end),
    acts.Begin: calls.begin,
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
