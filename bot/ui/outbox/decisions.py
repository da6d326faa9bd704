"""What is said of the umpire: decisions, pauses, questions and answers, and what waits for them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from bot.league.contest import acts, format_of
from bot.league.phrase import NONE
from bot.ui.outbox.outgoing import SHOWN, OutgoingMessage, RenderContext
from bot.ui.presses.leagues import ShowCaution, ShowFixtures, ShowReply
from bot.ui.presses.umpire import ShowAppeals
from bot.ui.seasons.describe import describe
from bot.ui.seasons.reader import cut

QUOTED = 1_000
"""Characters that are shown of what somebody has written."""


def decided(ctx: RenderContext, seq: int) -> tuple[OutgoingMessage, ...]:
    """A decision, with who, why, and what it has changed in the standings."""
    line, say = ctx.line(seq), ctx.say
    if line is None:
        return ()
    text = say(
        "crier-decided",
        number=str(seq),
        season=ctx.season,
        decision=describe(line, ctx.names, say),
        umpire=ctx.name(line.actor),
        own="yes" if line.own_table else "no",
        reason=cut(line.reason, QUOTED),
    )
    changes = list(_changes(ctx, line.before, line.after))
    shown = [*changes[:SHOWN], say("umpire-more-lines", count=len(changes) - SHOWN)]
    return (OutgoingMessage("\n".join([text, *(shown if len(changes) > SHOWN else changes)]), place="log"),)


def _changes(ctx: RenderContext, before: Mapping[str, Any], after: Mapping[str, Any]) -> Iterator[str]:
    """Everybody whose place or score has changed: as it was, and as it is."""
    was = {row["entry"]: row for row in before.get("standings", ())}
    for row in after.get("standings", ()):
        name = ctx.name(row["player"])
        old = _standing(ctx, was.get(row["entry"], {}))
        yield ctx.say("umpire-change", name=name, was=old, now=_standing(ctx, row))


def _standing(ctx: RenderContext, row: Mapping[str, Any]) -> str:
    place, score = row.get("place"), row.get("score")
    return ctx.say(
        "umpire-standing",
        place=NONE if place is None else place,
        score=NONE if score is None else round(score, 1),
    )


def caution(ctx: RenderContext, seq: int, player: str) -> tuple[OutgoingMessage, ...]:
    """The umpire has a word for somebody: what it is, a button shows to them alone."""
    text = ctx.say("crier-caution", player=ctx.call(player))
    return (
        OutgoingMessage(
            text,
            (ShowCaution(ctx.contest.key, str(seq)).button(ctx.say),),
            ctx.users([player]),
            fixture=fixture_now(ctx, player),
        ),
    )


def answered(ctx: RenderContext, appeal: str) -> tuple[OutgoingMessage, ...]:
    """Somebody's question has been answered: how, a button shows to them alone."""
    asked = ctx.contest.appeals.get(appeal)
    if asked is None or asked.player not in ctx.people:
        return ()
    match = ctx.names.match(asked.match, ctx.say)
    text = ctx.say("crier-answered", player=ctx.call(asked.player), match=match)
    fixture = fixture_now(ctx, asked.player)
    return (
        OutgoingMessage(
            text,
            (ShowReply(ctx.contest.key, appeal).button(ctx.say),),
            ctx.users([asked.player]),
            fixture=fixture,
        ),
    )


def fixture_now(ctx: RenderContext, player: str) -> str:
    """A fixture of somebody's with a thread, where they are spoken to; none: in the league's channel."""
    return next(
        (
            key
            for key, meeting in reversed([*ctx.contest.meetings.items()])
            if meeting.channel is not None and player in _players(ctx, key)
        ),
        "",
    )


def _players(ctx: RenderContext, key: str) -> tuple[str, ...]:
    return tuple(map(ctx.contest.player_of, format_of(ctx.contest).seated(ctx.contest, key)))


def appealed(ctx: RenderContext, appeal: str) -> tuple[OutgoingMessage, ...]:
    """Somebody asks the umpire about a match: said where decisions are shown; where that cannot be, the
    league reads that a question waits, and not whose. As others may read along, what was asked a button shows
    to the staff alone.
    """
    contest, say = ctx.contest, ctx.say
    asked = contest.appeals.get(appeal)
    if asked is None or asked.answer is not None:
        return ()
    umpire = ctx.call(contest.umpire)
    match = ctx.names.match(asked.match, say)
    text = say("crier-appealed", umpire=umpire, player=ctx.name(asked.player), match=match)
    openly = say("crier-question-waits", umpire=umpire)
    read = ShowAppeals(contest.key).button(say)
    return (OutgoingMessage(text, (read,), ctx.users([contest.umpire]), place="log", openly=openly),)


def paused(ctx: RenderContext, seq: int) -> tuple[OutgoingMessage, ...]:
    """Nobody is waited for until it goes on."""
    line = ctx.line(seq)
    reason = cut(line.reason, QUOTED) if line else "…"
    return (OutgoingMessage(ctx.say("crier-paused", season=ctx.season, reason=reason)),)


def resumed(ctx: RenderContext) -> tuple[OutgoingMessage, ...]:
    """It goes on."""
    text = ctx.say("crier-resumed", season=ctx.season)
    buttons = (ShowFixtures(ctx.contest.key).button(ctx.say),) if format_of(ctx.contest).drawn else ()
    return (OutgoingMessage(text, buttons),)


def left(ctx: RenderContext, player: str) -> tuple[OutgoingMessage, ...]:
    """Somebody has given up their place; in a season that runs, that matters to others. Who has only waited
    for one leaves nothing.
    """
    if not ctx.contest.has_started or ctx.contest.entry_held(player) is None:
        return ()
    return (OutgoingMessage(ctx.say("crier-left", name=ctx.name(player), season=ctx.season), place="log"),)


def played(ctx: RenderContext) -> tuple[OutgoingMessage, ...]:
    """Everything has been played, and the umpire must confirm it."""
    if ctx.contest.phase != "review":
        return ()
    umpire = ctx.contest.umpire
    text = ctx.say("crier-played", season=ctx.season, umpire=ctx.call(umpire))
    return (OutgoingMessage(text, pings=ctx.users([umpire])),)


def cancelled(ctx: RenderContext) -> tuple[OutgoingMessage, ...]:
    """The season ends without a champion."""
    reason = next((cut(line.reason, QUOTED) for line in ctx.log if isinstance(line.act, acts.Cancel)), "…")
    return (OutgoingMessage(ctx.say("crier-cancelled", season=ctx.season, reason=reason)),)
