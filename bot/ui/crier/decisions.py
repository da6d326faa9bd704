"""What is said of the umpire: decisions, pauses, questions and answers, and what waits for them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from bot.league.contest import acts
from bot.ui import ids
from bot.ui.crier.buttons import caution_button, fixtures_button, reply_button
from bot.ui.crier.outgoing import SHOWN, OutgoingMessage, RenderContext
from bot.ui.layout import BLUE, button
from bot.ui.leagues.reader import NONE, cut, entry_held
from bot.ui.umpire.describe import describe

QUOTED = 1_000
"""Characters that are shown of what somebody has written."""


def decided(scene: RenderContext, seq: int) -> tuple[OutgoingMessage, ...]:
    """A decision, with who, why, and what it has changed in the standings."""
    line, say = scene.line(seq), scene.say
    if line is None:
        return ()
    text = say(
        "crier-decided",
        number=str(seq),
        season=scene.season,
        decision=describe(line, scene.names, say),
        umpire=scene.name(line.actor),
        own="yes" if line.own_table else "no",
        reason=cut(line.reason, QUOTED),
    )
    changes = list(_changes(scene, line.before, line.after))
    shown = [*changes[:SHOWN], say("umpire-more-lines", count=len(changes) - SHOWN)]
    return (OutgoingMessage("\n".join([text, *(shown if len(changes) > SHOWN else changes)]), place="log"),)


def _changes(scene: RenderContext, before: Mapping[str, Any], after: Mapping[str, Any]) -> Iterator[str]:
    """Everybody whose place or score has changed: as it was, and as it is."""
    was = {row["entry"]: row for row in before.get("standings", ())}
    for row in after.get("standings", ()):
        name = scene.name(row["player"])
        old = _standing(scene, was.get(row["entry"], {}))
        yield scene.say("umpire-change", name=name, was=old, now=_standing(scene, row))


def _standing(scene: RenderContext, row: Mapping[str, Any]) -> str:
    place, score = row.get("place"), row.get("score")
    return scene.say(
        "umpire-standing",
        place=NONE if place is None else place,
        score=NONE if score is None else round(score, 1),
    )


def caution(scene: RenderContext, seq: int, player: str) -> tuple[OutgoingMessage, ...]:
    """The umpire has a word for somebody: what it is, a button shows to them alone."""
    text = scene.say("crier-caution", player=scene.call(player))
    return (
        OutgoingMessage(
            text, (caution_button(scene, seq),), scene.users([player]), fixture=fixture_now(scene, player)
        ),
    )


def answered(scene: RenderContext, appeal: str) -> tuple[OutgoingMessage, ...]:
    """Somebody's question has been answered: how, a button shows to them alone."""
    asked = scene.contest.appeals.get(appeal)
    if asked is None or asked.player not in scene.people:
        return ()
    match = scene.names.match(asked.match, scene.say)
    text = scene.say("crier-answered", player=scene.call(asked.player), match=match)
    fixture = fixture_now(scene, asked.player)
    return (
        OutgoingMessage(text, (reply_button(scene, appeal),), scene.users([asked.player]), fixture=fixture),
    )


def fixture_now(scene: RenderContext, player: str) -> str:
    """A fixture of somebody's with a thread, where they are spoken to; none: in the league's channel."""
    return next(
        (
            key
            for key, meeting in reversed([*scene.contest.meetings.items()])
            if meeting.channel is not None and player in _players(scene, key)
        ),
        "",
    )


def _players(scene: RenderContext, key: str) -> tuple[str, ...]:
    book, sittings = scene.contest.book, scene.contest.sittings
    if book is not None:
        return tuple(scene.contest.player_of(entry) for entry in book.fixtures[key].entries)
    entries = sittings[key].entries if key in sittings else ()
    return tuple(scene.contest.player_of(str(entry)) for entry in entries)


def appealed(scene: RenderContext, appeal: str) -> tuple[OutgoingMessage, ...]:
    """Somebody asks the umpire about a match: said where decisions are shown; where that cannot be, the
    league reads that a question waits, and not whose. As others may read along, what was asked a button shows
    to the staff alone.
    """
    contest, say = scene.contest, scene.say
    asked = contest.appeals.get(appeal)
    if asked is None or asked.answer is not None:
        return ()
    umpire = scene.call(contest.umpire)
    match = scene.names.match(asked.match, say)
    text = say("crier-appealed", umpire=umpire, player=scene.name(asked.player), match=match)
    openly = say("crier-question-waits", umpire=umpire)
    read = button(ids.judge_id("appeals", contest.key), say("crier-button-appeals"), BLUE)
    return (OutgoingMessage(text, (read,), scene.users([contest.umpire]), place="log", openly=openly),)


def paused(scene: RenderContext, seq: int) -> tuple[OutgoingMessage, ...]:
    """Nobody is waited for until it goes on."""
    line = scene.line(seq)
    reason = cut(line.reason, QUOTED) if line else "…"
    return (OutgoingMessage(scene.say("crier-paused", season=scene.season, reason=reason)),)


def resumed(scene: RenderContext) -> tuple[OutgoingMessage, ...]:
    """It goes on."""
    text = scene.say("crier-resumed", season=scene.season)
    return (OutgoingMessage(text, (fixtures_button(scene),) if scene.contest.terms.drawn else ()),)


def left(scene: RenderContext, player: str) -> tuple[OutgoingMessage, ...]:
    """Somebody has given up their place; in a season that runs, that matters to others. Who has only waited
    for one leaves nothing.
    """
    if not scene.contest.has_started or entry_held(scene.contest, player) is None:
        return ()
    return (
        OutgoingMessage(scene.say("crier-left", name=scene.name(player), season=scene.season), place="log"),
    )


def played(scene: RenderContext) -> tuple[OutgoingMessage, ...]:
    """Everything has been played, and the umpire must confirm it."""
    if scene.contest.phase != "review":
        return ()
    umpire = scene.contest.umpire
    text = scene.say("crier-played", season=scene.season, umpire=scene.call(umpire))
    return (OutgoingMessage(text, pings=scene.users([umpire])),)


def cancelled(scene: RenderContext) -> tuple[OutgoingMessage, ...]:
    """The season ends without a champion."""
    reason = next((cut(line.reason, QUOTED) for line in scene.log if isinstance(line.act, acts.Cancel)), "…")
    return (OutgoingMessage(scene.say("crier-cancelled", season=scene.season, reason=reason)),)
