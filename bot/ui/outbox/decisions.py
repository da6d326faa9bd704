"""Messages about the umpire: decisions, pauses, questions and answers, and tasks that wait for the umpire."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.league.decisions import Transfer
from bot.league.season import (
    LogEntry,
    acts,
    broken_by,
    fixture_of,
    format_of,
    is_open,
    ready_checks,
    season_state,
    times,
)
from bot.ui.i18n.values import joined, listed, moment
from bot.ui.leagues.views import ShowReply, ShowWarning
from bot.ui.outbox.outgoing import Destination, OutgoingMessage, RenderContext, packed
from bot.ui.outbox.rounds import come, in_parts, round_buttons
from bot.ui.presses.dashboard import ShowDashboard
from bot.ui.presses.leagues import ShowFixtures, ShowInfo, ShowStandings
from bot.ui.seasons.changes import Standing, change_lines, subjects_of
from bot.ui.seasons.describe import describe
from bot.ui.seasons.names import place_of, seated
from bot.ui.seasons.settings import alterations
from bot.ui.seasons.view import cut, unplayed_lines
from bot.ui.umpire.appeals import AnswerAppeal, ShowAppeals

QUOTED = 1_000
"""The most characters to show of a text that a person wrote."""


def decided(ctx: RenderContext, seq: int) -> tuple[OutgoingMessage, ...]:
    """Tell a decision, with its umpire, its reason, and its changes in the standings. If it breaks a promise,
    it is told where the promise was made. Only more time for lack of room for tables has no umpire.
    """
    line = ctx.line(seq)
    if line is None:
        return ()
    head, *lines = _decision(ctx, line).split("\n")
    return tuple(replace(each, place=_told_in(ctx, line)) for each in packed(head, lines))


def played_again(ctx: RenderContext, seq: int, keys: Sequence[str]) -> tuple[OutgoingMessage, ...]:
    """Tell a decision that has matches played again. The message pings their players and says how they get to
    their tables. In a season with a log, the decision itself is posted there.
    """
    line, state = ctx.line(seq), season_state(ctx.season)
    if line is None or state is None:
        return ()
    decision, again = _decision(ctx, line), [key for key in keys if is_open(ctx.season, state.fixtures[key])]
    if not again:
        return (OutgoingMessage(decision, place="log"),)
    text = "\n".join(_again(ctx, key, line.at) for key in again)
    players = [
        player for key in again for player in format_of(ctx.season).fixtures.players_of(ctx.season, key)
    ]
    buttons, pings = round_buttons(ctx), ctx.users(players)
    if ctx.season.settings.log_channel is None:
        return (OutgoingMessage(f"{decision}\n{text}", buttons, pings),)
    return (OutgoingMessage(decision, place="log"), OutgoingMessage(text, buttons, pings))


def _again(ctx: RenderContext, key: str, decided: int) -> str:
    """Say that a match is played again, and how its players get to its table."""
    season, fixtures = ctx.season, format_of(ctx.season).fixtures
    agreeing, call = times.agrees_times(season, key), season.appointment(key).call
    clock = come(season, agreeing=agreeing)
    if clock == "now" and times.lasts(season, fixture_of(season, key), times.AT_ONCE):
        clock = "called"
    return ctx.say(
        "outbox-played-again",
        **place_of(season, key),
        players=" ".join(map(ctx.call, fixtures.players_of(season, key))),
        until=moment(fixtures.deadline(season, key)),
        clock=clock,
        here=moment(call.until if call is not None else ready_checks.anew(season, decided)),
    )


def _decision(ctx: RenderContext, line: LogEntry) -> str:
    """A decision in words."""
    say, seq = ctx.say, line.seq
    by, reason = line.actor, line.reason
    if isinstance(line.act, acts.TakeOver):  # it was decided when it was offered
        state = season_state(ctx.season)
        made = next(each for each in reversed(state.decisions) if each.key == str(seq)) if state else None
        by, reason = (made.by, made.reason) if made else (by, reason)
    text = say(
        "outbox-decided",
        season=ctx.title,
        decision=describe(line, ctx),
        umpire=ctx.player(by) if by else None,
        own=line.own_table,
        reason=cut(reason, QUOTED) or None,
    )
    return "\n".join([text, *_changes(ctx, line)])


def _told_in(ctx: RenderContext, line: LogEntry) -> Destination:
    match line.act:
        case acts.Decide(Transfer() as move) if broken_by(ctx.season, move):
            return "league"
        case _:
            return "log"


def match_decided(ctx: RenderContext, key: str, match: str, seq: int) -> tuple[OutgoingMessage, ...]:
    """The umpire has decided a match while it was played. The message pings its players."""
    line, result = ctx.line(seq), format_of(ctx.season).matches.result(ctx.season, match)
    if line is None or result is None:
        return ()
    players = seated(result)
    won = [seat.player for seat in result.seats if seat.player is not None and not seat.absent]
    text = ctx.say(
        "outbox-match-decided",
        **place_of(ctx.season, key),
        won=listed([ctx.call(player) for player in won], ctx.say),
        lost=joined([ctx.call(player) for player in players if player not in won], ctx.say) or None,
        **_by(ctx, line),
    )
    return (OutgoingMessage(text, (), ctx.users(players), fixture=key),)


def goes_on(ctx: RenderContext, key: str, seq: int) -> tuple[OutgoingMessage, ...]:
    """The umpire has decided who plays on in a running match. The message pings its players."""
    line = _of_running(ctx, key, seq)
    if line is None or not isinstance(line.act, acts.PlayOn):
        return ()
    players = format_of(ctx.season).fixtures.players_of(ctx.season, key)
    called, left_out = " ".join(map(ctx.call, players)), joined(map(ctx.player, line.act.without), ctx.say)
    text = ctx.say("outbox-goes-on", called=called, players=left_out or None, **_by(ctx, line))
    return (OutgoingMessage(text, (), ctx.users(players), fixture=key),)


def more_time(ctx: RenderContext, key: str, seq: int) -> tuple[OutgoingMessage, ...]:
    """Say in a running match that the umpire gave the player on turn more time."""
    line = _of_running(ctx, key, seq)
    if line is None or not isinstance(line.act, acts.Wait):
        return ()
    text = ctx.say("outbox-more-time", until=moment(line.act.until), **_by(ctx, line))
    return (OutgoingMessage(text, fixture=key),)


def _of_running(ctx: RenderContext, key: str, seq: int) -> LogEntry | None:
    """A line of the log about a match; None once that is over."""
    return None if format_of(ctx.season).fixtures.is_over(ctx.season, key) else ctx.line(seq)


def _by(ctx: RenderContext, line: LogEntry) -> dict[str, Any]:
    """Who has decided something, and why, as arguments for a phrase."""
    about = {"umpire": ctx.player(line.actor), "own": line.own_table}
    return {**about, "reason": cut(line.reason, QUOTED) or None}


def altered(ctx: RenderContext, seq: int) -> tuple[OutgoingMessage, ...]:
    """SeasonSettings of the season are other than announced. The messages ping the players."""
    line, say = ctx.line(seq), ctx.say
    if line is None:
        return ()
    settings = alterations(line, ctx)
    text = say(
        "outbox-altered",
        season=ctx.title,
        settings="\n".join(f"- {each}" for each in settings),
        umpire=ctx.player(line.actor),
        reason=cut(line.reason, QUOTED),
    )
    concerned = [player for player in ctx.season.players if player in ctx.pinged]
    info = ShowInfo(ctx.season.key).button(say)
    return tuple(
        OutgoingMessage(f"{text}\n{' '.join(map(ctx.call, some))}".rstrip(), (info,), ctx.users(some))
        for some in in_parts(concerned)
    )


def _changes(ctx: RenderContext, line: LogEntry) -> Iterator[str]:
    """What a decision has changed in the standings."""
    was, now = _rows(line.before), _rows(line.after)
    return change_lines(
        subjects_of(ctx.season, line.act, line.seq),
        {entry: _standing(row) for entry, row in was.items()},
        {entry: _standing(row) for entry, row in now.items()},
        ctx.season.play.entries if ctx.season.play else (),
        lambda entry: ctx.marked(now[entry]["player"]),
        ctx.say,
    )


def _rows(part: Mapping[str, Any]) -> dict[str, Mapping[str, Any]]:
    """The lines of the standings in a part of a line of the log, by entry."""
    return {row["entry"]: row for row in part.get("standings", ())}


def _standing(row: Mapping[str, Any]) -> Standing:
    score = row["score"]
    return row["place"], None if score is None else round(score, 2)


def warning(ctx: RenderContext, seq: int, player: str) -> tuple[OutgoingMessage, ...]:
    """The umpire has warned a player in private. A button shows them the text in private."""
    text = ctx.say("outbox-warn", player=ctx.call(player))
    return (
        OutgoingMessage(
            text,
            (ShowWarning(ctx.season.key, str(seq)).button(ctx.say),),
            ctx.users([player]),
            fixture=fixture_now(ctx, player),
        ),
    )


def answered(ctx: RenderContext, appeal: str) -> tuple[OutgoingMessage, ...]:
    """The umpire has answered a player's question. A button shows them the answer in private."""
    asked = ctx.season.appeals.get(appeal)
    if asked is None or asked.player not in ctx.people:
        return ()
    match = ctx.match(asked.match)
    text = ctx.say("outbox-answered", player=ctx.call(asked.player), match=match)
    fixture = fixture_now(ctx, asked.player)
    return (
        OutgoingMessage(
            text,
            (ShowReply(ctx.season.key, appeal).button(ctx.say),),
            ctx.users([asked.player]),
            fixture=fixture,
        ),
    )


def fixture_now(ctx: RenderContext, player: str) -> str:
    """The newest fixture of a player that has a thread, to write to them there; empty if there is none."""
    return next(
        (
            key
            for key, appointment in reversed([*ctx.season.appointments.items()])
            if appointment.channel is not None and player in _players(ctx, key)
        ),
        "",
    )


def _players(ctx: RenderContext, key: str) -> tuple[str, ...]:
    return tuple(map(ctx.season.player_of, format_of(ctx.season).fixtures.seated(ctx.season, key)))


def appealed(ctx: RenderContext, appeal: str) -> tuple[OutgoingMessage, ...]:
    """A player has asked the umpire about a match.

    In the log the message names the player. In the league's channel it says only that a question waits. A
    button shows the question to the staff in private.
    """
    season, say = ctx.season, ctx.say
    asked = season.appeals.get(appeal)
    if asked is None or asked.answer is not None:
        return ()
    match = ctx.match(asked.match)
    text = say("outbox-appealed", umpire=ctx.umpires, player=ctx.player(asked.player), match=match)
    openly = say("outbox-question-waits", umpire=ctx.umpires)
    read = ShowAppeals(season.key).button(say)
    return (OutgoingMessage(text, (read,), ctx.users(ctx.running), place="log", openly=openly),)


def umpire_called(ctx: RenderContext, key: str, appeal: str) -> tuple[OutgoingMessage, ...]:
    """Ask the umpire to come to a table for a player. The message there pings the umpires. The dashboard has
    the player's name and text.
    """
    asked = ctx.season.appeals.get(appeal)
    if asked is None or asked.answer is not None or asked.waits_until is None:
        return ()
    text = ctx.say("outbox-umpire-called", umpire=ctx.umpires, until=moment(asked.waits_until))
    buttons = (
        AnswerAppeal(ctx.season.key, appeal).button(ctx.say),
        ShowDashboard(ctx.season.key).button(ctx.say),
    )
    return (OutgoingMessage(text, buttons, ctx.users(ctx.running), fixture=key),)


def umpire_answers(ctx: RenderContext, key: str, appeal: str) -> tuple[OutgoingMessage, ...]:
    """The umpire has answered who has asked for them at a table. The message there pings that player."""
    asked = ctx.season.appeals.get(appeal)
    if asked is None or asked.answer is None or asked.player not in ctx.people:
        return ()
    text = ctx.say(
        "outbox-umpire-answers",
        player=ctx.call(asked.player),
        umpire=ctx.player(asked.answered_by),
        answer=cut(asked.answer, QUOTED),
    )
    return (OutgoingMessage(text, (), ctx.users([asked.player]), fixture=key),)


def umpire_silent(ctx: RenderContext, key: str, appeal: str) -> tuple[OutgoingMessage, ...]:
    """No umpire has answered at a table in time, and its clocks go on."""
    asked = ctx.season.appeals.get(appeal)
    if asked is None or asked.answer is not None or format_of(ctx.season).fixtures.is_over(ctx.season, key):
        return ()
    return (OutgoingMessage(ctx.say("outbox-umpire-silent"), fixture=key),)


def paused(ctx: RenderContext, seq: int) -> tuple[OutgoingMessage, ...]:
    """The season is paused."""
    line = ctx.line(seq)
    reason = cut(line.reason, QUOTED) if line else "…"
    return (OutgoingMessage(ctx.say("outbox-paused", season=ctx.title, reason=reason)),)


def resumed(ctx: RenderContext) -> tuple[OutgoingMessage, ...]:
    """The season goes on after a pause."""
    text = ctx.say("outbox-resumed", season=ctx.title)
    buttons = (ShowFixtures(ctx.season.key).button(ctx.say),) if format_of(ctx.season).facts.drawn else ()
    return (OutgoingMessage(text, buttons),)


def reopened(ctx: RenderContext, seq: int, champions: Sequence[str]) -> tuple[OutgoingMessage, ...]:
    """The results of the season are reviewed again, although they were confirmed."""
    line = ctx.line(seq)
    if line is None:
        return ()
    text = ctx.say(
        "outbox-reopened",
        season=ctx.title,
        umpire=ctx.player(line.actor),
        champions=ctx.placed(champions) if champions else None,
        reason=cut(line.reason, QUOTED),
    )
    return (OutgoingMessage(text, (ShowStandings(ctx.season.key).button(ctx.say),)),)


def left(ctx: RenderContext, player: str) -> tuple[OutgoingMessage, ...]:
    """A player has given up their place in a running season. Nothing is said if they only waited for one."""
    if not ctx.season.has_started or ctx.season.entry_held(player) is None:
        return ()
    return (OutgoingMessage(ctx.say("outbox-left", name=ctx.player(player), season=ctx.title), place="log"),)


def played(ctx: RenderContext) -> tuple[OutgoingMessage, ...]:
    """All matches are played, and the umpire must confirm the result."""
    if ctx.season.phase != "review":
        return ()
    missing, tied = unplayed_lines(ctx, mend=True), format_of(ctx.season).standings.ties(ctx.season)
    about = {"missing": missing or None, "tied": bool(tied)}
    text = ctx.say("outbox-played", season=ctx.title, umpire=ctx.umpires, **about)
    dashboard = ShowDashboard(ctx.season.key).button(ctx.say)
    return (OutgoingMessage(text, (dashboard,), ctx.users(ctx.running)),)


def umpires(ctx: RenderContext, new: Sequence[str]) -> tuple[OutgoingMessage, ...]:
    """The season has other umpires. The message pings the ``new`` ones, and has their way to the
    dashboard.
    """
    if not ctx.season.is_open:
        return ()
    run_by = listed([ctx.call(umpire) for umpire in ctx.season.umpires], ctx.say)
    text = ctx.say("outbox-umpires", season=ctx.title, umpire=run_by)
    dashboard = ShowDashboard(ctx.season.key).button(ctx.say)
    return (OutgoingMessage(text, (dashboard,), ctx.users(new)),)


def cancelled(ctx: RenderContext) -> tuple[OutgoingMessage, ...]:
    """The season was cancelled and has no champion."""
    reason = next((cut(line.reason, QUOTED) for line in ctx.log if isinstance(line.act, acts.Cancel)), "…")
    return (OutgoingMessage(ctx.say("outbox-cancelled", season=ctx.title, reason=reason)),)
