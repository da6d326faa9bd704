"""Messages about Swedish Pursuit's tournament."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.league.season import tournament_of
from bot.league.season.sittings import round_deadline
from bot.league.season.times import LAST, is_called_at_once
from bot.league.tournament import Tournament, TournamentTable
from bot.league.tournament.scores import by_computer
from bot.league.tournament.state import SLOTS
from bot.ui.i18n.values import joined, moment
from bot.ui.leagues.times import ShowOwnTimes
from bot.ui.outbox.changes import before_table
from bot.ui.outbox.outgoing import OutgoingMessage, RenderContext, packed
from bot.ui.outbox.rounds import come, round_buttons
from bot.ui.presses.dashboard import ShowDashboard
from bot.ui.presses.leagues import ShowStandings
from bot.ui.seasons.names import played_for
from bot.ui.seasons.stakes import news_lines


def _phase(ctx: RenderContext) -> str:
    """The current phase of the tournament. News of an older phase is not told any more."""
    state = tournament_of(ctx.season)
    return state.phase if state else ""


def drawn(
    ctx: RenderContext, number: int, counter: int, tables: Sequence[Sequence[str]]
) -> tuple[OutgoingMessage, ...]:
    """The tables of a new round."""
    agreeing = ctx.season.settings.calls_players and not is_called_at_once(ctx.season.settings)
    head = ctx.say(
        "outbox-pursuit-drawn",
        season=ctx.title,
        round=number,
        counter=str(counter + 1),
        until=moment(ctx.season.settings.later(round_deadline(ctx.season, number) or 0, -LAST)),
        clock=come(ctx.season, agreeing=agreeing),
    )
    lines = (
        ctx.say("outbox-table", stage="round", division=0, table=table, players=_names(ctx, entries))
        for table, entries in enumerate(tables, start=1)
    )
    mark = (ShowOwnTimes(ctx.season.key).button(ctx.say),) if agreeing else ()
    return packed(head, lines, (*mark, *round_buttons(ctx)))


def voided(ctx: RenderContext, data: Mapping[str, Any]) -> tuple[OutgoingMessage, ...]:
    """Say that the umpire voided a deal, which is played again."""
    running = bool(data["running"])
    return (OutgoingMessage(ctx.say("outbox-game-void", **_where(data), slot=data["slot"], running=running)),)


def through(ctx: RenderContext, entries: Sequence[str]) -> tuple[OutgoingMessage, ...]:
    """Who plays the final."""
    text = ctx.say("outbox-through", names=ctx.placed(entries))
    return (OutgoingMessage(text, (ShowStandings(ctx.season.key).button(ctx.say),)),)


def round_won(ctx: RenderContext, data: Mapping[str, Any]) -> tuple[OutgoingMessage, ...]:
    """The lowest of a round, and for the umpire what computers have played in it."""
    return (*won(ctx, data), *_played_by_computers(ctx, data["round"]))


def won(ctx: RenderContext, data: Mapping[str, Any]) -> tuple[OutgoingMessage, ...]:
    """The lowest of a table or a round, and what a table has settled. Who was played for by a computer is
    marked.
    """
    entries, computers = data["entries"], dict(data.get("computers", ()))
    if not entries or data["points"] is None:
        return ()
    shown = (
        ctx.say("outbox-marked", name=_names(ctx, [entry])) if entry in computers else _names(ctx, [entry])
        for entry in entries
    )
    points = data["points"]
    text = ctx.say("outbox-won", **_where(data), names=" · ".join(shown), count=len(entries), points=points)
    if computers:
        text += "\n" + ctx.say("outbox-by-computer", names=_played_for(ctx, computers))
    before = before_table(ctx.season, data["round"], data.get("table", 0))
    return (OutgoingMessage("\n".join([text, *news_lines(ctx, before, ctx.season)])),)


def _played_by_computers(ctx: RenderContext, number: int) -> tuple[OutgoingMessage, ...]:
    """Tell the umpire which deals of a round computers played, while its scores can be changed."""
    state = tournament_of(ctx.season)
    if state is None or number not in state.open_rounds:
        return ()
    lines = [
        ctx.say("outbox-table-computers", table=table.number, names=" · ".join(names))
        for table in state.tables_of(number)
        if (names := list(_computers_at(ctx, state, table)))
    ]
    if not lines:
        return ()
    head = ctx.say("outbox-round-computers", season=ctx.title, round=number, umpire=ctx.umpires)
    first, *others = packed(head, lines, (ShowDashboard(ctx.season.key).button(ctx.say),))
    return (replace(first, pings=ctx.users(ctx.running)), *others)


def _computers_at(ctx: RenderContext, state: Tournament, table: TournamentTable) -> Iterator[str]:
    """The players of a table for whom computers have played, each with the games."""
    for entry in table.seats:
        games = [
            slot
            for slot in range(1, SLOTS + 1)
            if (cell := state.cells.get((table.round, slot, entry))) and cell.by_computer
        ]
        if games:
            name, listed = _names(ctx, [entry]), joined(map(str, games), ctx.say)
            yield ctx.say("outbox-computer-games", name=name, count=len(games), games=listed)


def reviewed(ctx: RenderContext, stage: str) -> tuple[OutgoingMessage, ...]:
    """Everything is played, and the umpire is warned of games that computers have played. Other phases begin
    with a draw, and the end of the season names the champions.
    """
    if stage not in ("review", "final_review") or stage != _phase(ctx):
        return ()
    state = tournament_of(ctx.season)
    computers = by_computer(state, *state.open_rounds) if state else {}
    (review,) = _to_the_umpire(ctx, "outbox-review", stage=stage)
    if not computers:
        return (review,)
    warning = ctx.say("outbox-review-computers", names=_played_for(ctx, computers))
    return (replace(review, text=f"{review.text}\n{warning}"),)


def tied(ctx: RenderContext, entries: Sequence[str], places: int) -> tuple[OutgoingMessage, ...]:
    """The umpire must decide who of those that are equal goes on."""
    if _phase(ctx) != "tie":
        return ()
    state = tournament_of(ctx.season)
    final = state is not None and bool(state.finalists)
    names = ctx.placed(entries)
    return _to_the_umpire(ctx, "outbox-tie", names=names, count=places, final=final)


def _played_for(ctx: RenderContext, computers: Mapping[str, int]) -> str:
    return played_for(computers, lambda entry: _names(ctx, [entry]), ctx.say)


def _where(data: Mapping[str, Any]) -> dict[str, Any]:
    return {"round": data["round"], "table": data.get("table", 0)}


def _to_the_umpire(ctx: RenderContext, phrase: str, **arguments: Any) -> tuple[OutgoingMessage, ...]:
    """A message that pings the umpire, who must act before the tournament goes on."""
    text = ctx.say(phrase, season=ctx.title, umpire=ctx.umpires, **arguments)
    dashboard = ShowDashboard(ctx.season.key).button(ctx.say)
    return (OutgoingMessage(text, (dashboard,), ctx.users(ctx.running)),)


def _names(ctx: RenderContext, entries: Iterable[str]) -> str:
    return ctx.listed(map(ctx.season.player_of, entries))
