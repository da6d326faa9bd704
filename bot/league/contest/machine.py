"""The state machine of a season: it takes a contest and a command, and returns the next contest, log entry
and news.

Its parts are :mod:`terms` (as announced), :mod:`state`, :mod:`acts`, :mod:`signup`, :mod:`appeals`,
:mod:`timetable` (what the clock does), :mod:`news` and :mod:`log`. Everything that differs between formats is
in :mod:`format`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import groupby

from bot.games.api import Event
from bot.league.contest import (
    acts,
    altering,
    appeals,
    channels,
    drawing,
    invitations,
    reopening,
    roles,
    signup,
    unstarting,
)
from bot.league.contest.acts import Act, Command, LogEntry
from bot.league.contest.formats import format_of
from bot.league.contest.news import news
from bot.league.contest.state import Contest
from bot.league.decisions import Extend
from bot.league.illegal import IllegalAct
from bot.user_text import raw_text

VERSION = 1
"""The version of what acts do to a season and write into its log. It is raised when acts come to do something
else in existing seasons. What another version has written stays valid, and is not compared with what this
version would write.
"""
MOST_UMPIRES = 10
"""The most people who can run a season together."""


@dataclass(frozen=True, slots=True)
class Step:
    """The result of a command."""

    contest: Contest
    line: LogEntry
    """The new entry of the log."""
    news: tuple[Event, ...]
    """The news about it, in order (see :mod:`news`)."""


def apply(contest: Contest, command: Command) -> Step:
    """Carry out ``command``.

    Refused, in this order: ``over``; ``wrong_phase``; ``no_reason`` (an act that changes standings needs
    one); ``stale`` (somebody has decided about the same since ``command.seen``); then the refusals of the act
    itself.
    """
    act = command.act
    if contest.phase not in act.phases:
        raise IllegalAct("wrong_phase" if contest.is_open else "over", phase=contest.phase)
    if _needs_reason(act) and not raw_text(command.reason).strip():
        raise IllegalAct("no_reason")
    about = _about(contest, act)
    if command.seen is not None and any(contest.touched.get(name, 0) > command.seen for name in about):
        raise IllegalAct("stale")
    after = _advanced(contest, command)
    return Step(after, _entry(contest, after, command), news(contest, after, command))


def _needs_reason(act: Act) -> bool:
    """Whether an act is refused without a reason. More time for a table is not, nor are other
    arrangements.
    """
    match act:
        case acts.Decide(Extend()):
            return False
        case acts.Alter(terms):
            return not altering.ARRANGED.issuperset(terms)
        case _:
            return act.needs_reason


def _entry(before: Contest, after: Contest, command: Command) -> LogEntry:
    """The log entry of a command that was carried out."""
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
    """The contest after a command that is accepted, counted as one more entry of the log."""
    act, seq = command.act, contest.seq + 1
    after = _changed(contest, command)
    if command.actor in after.missing:  # whoever does something is there again
        after = replace(after, missing=after.missing - {command.actor})
    if after.draws_at is not None and not _is_drawn_soon(after):
        after = replace(after, draws_at=None)
    if act.touches:
        about = _about(contest, act)
        after = replace(after, touched={**after.touched, **dict.fromkeys(about, seq)})
    finished_at = after.finished_at if after.is_open else after.finished_at or command.at
    return replace(after, seq=seq, finished_at=finished_at)


def _is_drawn_soon(contest: Contest) -> bool:
    """Whether nothing stands in the way of a draw that was told to come soon."""
    since = drawing.drawn_from(contest)
    is_ready = since is not None and since <= (contest.draws_at or 0)
    return is_ready and format_of(contest).course.may_draw(contest)


def rebuilt(opened: Contest, lines: Iterable[LogEntry]) -> Contest:
    """The contest after all ``lines`` of a log, starting from the ``opened`` one."""
    contest = opened
    for recording, group in groupby(lines, key=lambda line: isinstance(line.act, acts.Record)):
        if recording:  # all at once: a season of ten thousand matches is taken up in seconds
            results = [line.act for line in group if isinstance(line.act, acts.Record)]
            contest = replace(
                format_of(contest).course.record(contest, *results), seq=contest.seq + len(results)
            )
            continue
        for line in group:
            contest = _advanced(contest, Command(line.act, line.actor, line.at, line.reason))
    return contest


def _about(contest: Contest, act: Act) -> frozenset[str]:
    """The names of what a decision is about. It is refused if one of these has changed since its umpire
    looked.
    """
    if isinstance(act, acts.Alter):
        return frozenset(f"term {name}" for name in act.terms)
    return format_of(contest).course.about(contest, act)


def _changed(contest: Contest, command: Command) -> Contest:
    """The contest after an act."""
    act, at = command.act, command.at
    match act:
        case acts.SignUp():
            return signup.sign_up(contest, act, at)
        case acts.Leave():
            return signup.leave(contest, act, command)
        case acts.CheckIn():
            return signup.check_in(contest, act)
        case acts.Enter():
            return signup.enter(contest, act, at)
        case acts.OpenCheckIn():
            return signup.open_check_in(contest, act, at)
        case acts.LoseChannel():
            return channels.lose(contest, act, at)
        case acts.PutOff():
            return signup.put_off(contest, act)
        case acts.Miss(players):
            return replace(contest, missing=frozenset(players))
        case acts.Seed():
            return signup.seed(contest, act)
        case acts.Start():
            channels.need_channel(contest)
            return signup.start(contest, act, at)
        case acts.Unstart():
            return unstarting.unstart(contest, at)
        case acts.Invite():
            return invitations.invite(contest, act, command.actor, at)
        case acts.DeclineInvitation():
            return invitations.decline(contest, act)
        case acts.ExpireInvitations():
            return invitations.expire(contest, act, at)
        case acts.Post():
            return replace(contest, posted_at=at)
        case acts.Pause():
            return replace(contest, phase="paused", paused_at=at)
        case acts.Resume():
            channels.need_channel(contest)
            return channels.resumed(contest, command)
        case acts.Reopen():
            return reopening.reopened(contest, command)
        case acts.NameRole():
            return roles.name_role(contest, act)
        case acts.Alter():
            return channels.found(contest, altering.alter(contest, act, command), command)
        case acts.NameUmpires():
            return _run_by(contest, act)
        case acts.Record():
            return format_of(contest).course.record(contest, act)
        case acts.Appeal():
            return appeals.appeal(contest, act, command)
        case acts.CallUmpire():
            return appeals.call_umpire(contest, act, command)
        case acts.GoOn():
            return appeals.go_on(contest, act)
        case acts.Answer():
            return appeals.answer(contest, act, command)
        case _:
            return format_of(contest).course.carry_out(contest, command)


def _run_by(contest: Contest, act: acts.NameUmpires) -> Contest:
    """The contest with other umpires. Refused: ``many_umpires``, ``same_umpires`` (nothing would change)."""
    named = tuple(dict.fromkeys(act.umpires))
    if len(named) > MOST_UMPIRES:
        raise IllegalAct("many_umpires", count=MOST_UMPIRES)
    if set(named) == set(contest.named_umpires):
        raise IllegalAct("same_umpires")
    return replace(contest, named_umpires=named)
