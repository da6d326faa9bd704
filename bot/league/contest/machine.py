"""A season as a machine: a contest and a command in; the contest after it, its line and what is told out.

Its pieces: :mod:`terms` what was announced, :mod:`state` what is known, :mod:`acts` what can be said,
:mod:`signup` who is in, :mod:`play` rounds and matches, :mod:`rulings` the umpire in a league, :mod:`pursuit`
the tournament, :mod:`timetable` what the clock does, :mod:`log` how it is written down.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import groupby

from bot.games.api import Event
from bot.league import tournament
from bot.league.contest import acts, play, pursuit, rulings, signup
from bot.league.contest.acts import Act, Command, LogEntry
from bot.league.contest.news import news
from bot.league.contest.state import Contest, Phase
from bot.league.contest.timetable import is_open, reminded_anew, round_of
from bot.league.decisions import Extend
from bot.league.refusal import Refused
from bot.league.tournament import acts as tournament_acts

_BEFORE: tuple[Phase, ...] = ("signup", "check_in")
_PLAYED: tuple[Phase, ...] = ("running", "paused", "review")
_OPEN: tuple[Phase, ...] = (*_BEFORE, *_PLAYED)
_ACCEPTED: dict[type[Act], tuple[Phase, ...]] = {
    acts.SignUp: _OPEN,
    acts.Leave: _OPEN,
    acts.CheckIn: ("check_in",),
    acts.Appeal: _PLAYED,
    acts.Seat: ("running", "paused"),
    acts.Unseat: _PLAYED,
    acts.Record: _PLAYED,
    acts.Game: ("running", "paused"),
    acts.Draw: ("running",),
    acts.Remind: ("running",),
    acts.Walkover: ("running",),
    acts.Post: ("running",),
    acts.Close: ("running",),
    acts.OpenCheckIn: _BEFORE,
    acts.Start: _BEFORE,
    acts.Pause: ("running",),
    acts.Resume: ("paused",),
    acts.Confirm: _PLAYED,
    acts.Cancel: _OPEN,
    acts.Arrange: _OPEN,
    acts.Decide: _PLAYED,
    acts.Rule: _PLAYED,
    acts.Answer: _PLAYED,
}
_NEED_REASON = (acts.Pause, acts.Confirm, acts.Cancel, acts.Decide, acts.Rule, acts.Answer, acts.Appeal)


@dataclass(frozen=True, slots=True)
class Step:
    """What a command has done."""

    contest: Contest
    line: LogEntry
    """What it adds to the log."""
    news: tuple[Event, ...]
    """What is told of it, in order (:mod:`news`)."""


def apply(contest: Contest, command: Command) -> Step:
    """Carry out ``command``.

    Refused, in this order: ``over``; ``wrong_phase``; ``no_reason`` (what changes standings, without one);
    ``stale`` (somebody has decided about the same since ``command.seen``); then for what the act is.
    """
    act = command.act
    if not contest.is_open:
        raise Refused("over", phase=contest.phase)
    if contest.phase not in _ACCEPTED[type(act)]:
        raise Refused("wrong_phase", phase=contest.phase)
    if isinstance(act, _NEED_REASON) and not command.reason.strip():
        raise Refused("no_reason")
    about = names(contest, act)
    if command.seen is not None and any(contest.touched.get(name, 0) > command.seen for name in about):
        raise Refused("stale")
    own = isinstance(act, acts.Decide) and rulings.own_table(contest, act.ruling, command.actor)
    after, step = _advanced(contest, command)
    was, now = _changes(contest, after, act, step)
    own = own or (step is not None and any(line.own_table for line in step.lines))
    line = LogEntry(after.seq, command.at, command.actor, _written(act, after), command.reason, was, now, own)
    return Step(after, line, news(contest, after, command, step))


def _advanced(contest: Contest, command: Command) -> tuple[Contest, tournament.Step | None]:
    """The contest after a command that is accepted, counted as one more line of the log."""
    act, seq = command.act, contest.seq + 1
    after, step = _changed(contest, command)
    if isinstance(act, acts.Decide | acts.Rule | acts.Confirm):
        after = replace(after, touched={**after.touched, **dict.fromkeys(names(contest, act), seq)})
    finished_at = after.finished_at if after.is_open else after.finished_at or command.at
    return replace(after, seq=seq, finished_at=finished_at), step


def _written(act: Act, after: Contest) -> Act:
    """The act as the log holds it: a drawing with its tables, so that it is never drawn otherwise later."""
    if not isinstance(act, acts.Draw | acts.Start) or after.book is None:
        return act
    number = round_of(after)
    drawn = [fixture for fixture in after.book.fixtures.values() if fixture.round == number]
    return replace(act, tables=tuple((fixture.division, fixture.entries) for fixture in drawn))


def rebuilt(opened: Contest, lines: Iterable[LogEntry]) -> Contest:
    """The contest that a log leads to, from the one that was opened."""
    contest = opened
    for recording, group in groupby(lines, key=lambda line: isinstance(line.act, acts.Record)):
        if recording:  # all at once: a season of ten thousand matches is taken up in seconds
            results = [line.act for line in group if isinstance(line.act, acts.Record)]
            contest = replace(play.record(contest, *results), seq=contest.seq + len(results))
            continue
        for line in group:
            contest, _ = _advanced(contest, Command(line.act, line.actor, line.at, line.reason))
    return contest


def names(contest: Contest, act: Act) -> frozenset[str]:
    """What an act of the umpire is about."""
    match act:
        case acts.Decide(ruling):
            return frozenset(rulings.names(contest, ruling))
        case acts.Rule(ruling):
            state = pursuit.running(contest)
            return tournament.named(state, ruling)
        case acts.Confirm():
            return frozenset(contest.touched)
        case _:
            return frozenset()


def _changed(contest: Contest, command: Command) -> tuple[Contest, tournament.Step | None]:
    """The contest after an act, and in a tournament that runs what that act was there."""
    act, at = command.act, command.at
    match act:
        case acts.Game(game):
            return pursuit.carried_out(contest, game, command)
        case acts.Rule(ruling):
            return pursuit.carried_out(contest, ruling, command)
        case acts.Confirm() if contest.tournament is not None:
            return pursuit.carried_out(contest, tournament_acts.Confirm(), command)
        case acts.Cancel() if contest.tournament is not None:
            return pursuit.carried_out(contest, tournament_acts.Cancel(), command)
        case acts.SignUp():
            return signup.sign_up(contest, act, at), None
        case acts.Leave():
            return signup.leave(contest, act, command), None
        case acts.CheckIn():
            return signup.check_in(contest, act), None
        case acts.OpenCheckIn():
            return signup.open_check_in(contest, act, at), None
        case acts.Start():
            return signup.start(contest, act, at), None
        case acts.Seat():
            return play.seat(contest, act, at), None
        case acts.Unseat():
            return play.unseat(contest, act, command)
        case acts.Record():
            return play.record(contest, act), None
        case acts.Draw():
            return play.draw(contest, act, at), None
        case acts.Remind():
            return play.remind(contest, act), None
        case acts.Walkover():
            return play.walk_over(contest, act, at), None
        case acts.Post():
            return replace(contest, posted_at=at), None
        case acts.Close():
            return play.close(contest, act), None
        case acts.Pause():
            return replace(contest, phase="paused", paused_at=at), None
        case acts.Resume():
            return _resumed(contest, command), None
        case acts.Confirm():
            return play.confirm(contest, act, at), None
        case acts.Cancel():
            return replace(contest, phase="cancelled"), None
        case acts.Arrange():
            return _arranged(contest, act), None
        case acts.Decide():
            return rulings.decide(contest, act, command), None
        case acts.Appeal():
            return rulings.appeal(contest, act, command), None
        case acts.Answer():
            return rulings.answer(contest, act, command), None


def _resumed(contest: Contest, command: Command) -> Contest:
    """The same with every deadline that is still to come later by as long as the pause was: also where the
    match is over, so that the next round is drawn later too.
    """
    paused_at = contest.paused_at or command.at
    later = command.at - paused_at
    running = replace(contest, phase="running", paused_at=None)
    book = contest.book
    if book is None or not later:
        return running
    until: dict[int, list[str]] = {}
    for fixture in book.fixtures.values():
        deadline = book.deadline(fixture.key)
        if deadline > paused_at or is_open(contest, fixture):
            until.setdefault(deadline + later, []).append(fixture.key)
    extensions = [Extend(tuple(keys), at) for at, keys in sorted(until.items())]
    if book.rules.ends is not None:
        extensions.append(Extend((), book.rules.ends + later))
    for number, ruling in enumerate(extensions, start=1):
        key = f"{contest.seq + 1}.{number}"
        book = rulings.extended(book, key, command, ruling)
        running = reminded_anew(running, ruling, command.at)
    return replace(running, book=book)


def _arranged(contest: Contest, act: acts.Arrange) -> Contest:
    terms = replace(
        contest.terms,
        remind_day=act.remind_day,
        remind_hour=act.remind_hour,
        schedule=act.schedule,
        log_channel=act.log_channel,
        role=act.role,
        channel=contest.terms.channel if act.channel is None else act.channel,
    )
    return replace(contest, terms=terms)


def _changes(
    before: Contest, after: Contest, act: Act, step: tournament.Step | None
) -> tuple[dict[str, object], dict[str, object]]:
    """What a command has changed: in the tournament what its log says, in a league the standings as far as a
    decision has (what matches do to them, they say themselves), and the phase.
    """
    old: dict[str, object] = {}
    new: dict[str, object] = {}
    if step is not None:
        for line in reversed(step.lines):
            old |= line.before
        for line in step.lines:
            new |= line.after
    elif isinstance(act, acts.Decide | acts.Leave) and before.book is not None and after.book is not None:
        old, new = rulings.changes(before.book, after.book)
    if before.phase != after.phase:
        old, new = {**old, "season": before.phase}, {**new, "season": after.phase}
    return old, new
