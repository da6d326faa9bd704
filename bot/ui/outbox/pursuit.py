"""Messages about Swedish Pursuit's tournament."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bot.league.contest import tournament_play
from bot.league.tournament.state import PLAYOFF
from bot.ui.outbox.outgoing import OutgoingMessage, RenderContext, packed
from bot.ui.presses.desk import ShowDesk
from bot.ui.presses.leagues import BeReady, ShowFixtures, ShowStandings


def pursuit(ctx: RenderContext, kind: str, data: Mapping[str, Any]) -> tuple[OutgoingMessage, ...]:
    """The messages for one ``kind`` of news (see :mod:`bot.league.tournament.news`)."""
    match kind:
        case "drawn":
            return _drawn(ctx, data["round"], data["counter"], data["tables"])
        case "voided":
            running = bool(data["running"])
            return _text(ctx, "crier-game-void", **_where(data), slot=data["slot"], running=running)
        case "table_won" | "round_won":
            return _won(ctx, data)
        case "phase" if data["phase"] in ("review", "final_review") and data["phase"] == _phase(ctx):
            return _to_the_umpire(ctx, "crier-review", stage=data["phase"])
        case "tie" if _phase(ctx) == "tie":
            entries = _names(ctx, data["entries"])
            return _to_the_umpire(ctx, "crier-tie", names=entries, count=data["places"])
        case "through":
            text = ctx.say("crier-through", names=_names(ctx, data["entries"]))
            return (OutgoingMessage(text, (ShowStandings(ctx.contest.key).button(ctx.say),)),)
        case _:
            # Other phases begin with a draw, and the end of the season names the champions.
            return ()


def _phase(ctx: RenderContext) -> str:
    """The current phase of the tournament. News of an older phase is not told any more."""
    play = tournament_play(ctx.contest)
    return play.tournament.phase if play else ""


def _drawn(
    ctx: RenderContext, number: int, counter: int, tables: Sequence[Sequence[int]]
) -> tuple[OutgoingMessage, ...]:
    head = ctx.say(
        "crier-pursuit-drawn",
        season=ctx.season,
        round=number,
        final=number == PLAYOFF,
        counter=str(counter + 1),
    )
    lines = (
        ctx.say("crier-table", division=0, table=table, players=_names(ctx, entries))
        for table, entries in enumerate(tables, start=1)
    )
    return packed(
        head, lines, (BeReady(ctx.contest.key).button(ctx.say), ShowFixtures(ctx.contest.key).button(ctx.say))
    )


def _won(ctx: RenderContext, data: Mapping[str, Any]) -> tuple[OutgoingMessage, ...]:
    if not data["entries"] or data["points"] is None:
        return ()
    names = _names(ctx, data["entries"])
    return _text(
        ctx, "crier-won", **_where(data), names=names, count=len(data["entries"]), points=data["points"]
    )


def _where(data: Mapping[str, Any]) -> dict[str, Any]:
    final = data["round"] == PLAYOFF
    return {"round": data["round"], "table": data.get("table", 0), "final": final}


def _text(ctx: RenderContext, phrase: str, **arguments: Any) -> tuple[OutgoingMessage, ...]:
    return (OutgoingMessage(ctx.say(phrase, **arguments)),)


def _to_the_umpire(ctx: RenderContext, phrase: str, **arguments: Any) -> tuple[OutgoingMessage, ...]:
    """A message that pings the umpire, who must act before the tournament goes on."""
    text = ctx.say(phrase, season=ctx.season, umpire=ctx.umpires, **arguments)
    desk = ShowDesk(ctx.contest.key).button(ctx.say)
    return (OutgoingMessage(text, (desk,), ctx.users(ctx.contest.umpires)),)


def _names(ctx: RenderContext, entries: Iterable[int]) -> str:
    return ctx.listed(ctx.contest.player_of(str(entry)) for entry in entries)
