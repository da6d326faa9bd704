"""The announcement of a season: its settings, its phase, and the players who have signed up."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from discord import ui

from bot.league.season import can_join
from bot.ui.components.layout import LINE, message
from bot.ui.leagues.info import phase_line, places_line
from bot.ui.outbox.outgoing import RenderContext
from bot.ui.presses.leagues import AskToLeaveSeason, JoinSeason, ShowInfo
from bot.ui.seasons.settings import format_line, play_line

NAMES_LIMIT = 1_000
"""The most characters for the names of the players, and as many for those of the waiting list."""


def announcement(ctx: RenderContext, now: int) -> ui.LayoutView:
    """The announcement of a season in its state at ``now`` (ms). It also shows who has joined, without
    pings.
    """
    season, say = ctx.season, ctx.say
    ctx = replace(ctx, now=now)
    return message(
        f"## {ctx.title}",
        "\n".join([play_line(season.settings, say), format_line(season.settings, say)]),
        "\n".join([phase_line(ctx), places_line(season, ctx)]),
        LINE,
        "\n".join(_people(ctx)),
        [
            JoinSeason(season.key).button(ctx.say, disabled=not can_join(season, now)),
            AskToLeaveSeason(season.key).button(ctx.say, disabled=not season.is_open),
            ShowInfo(season.key).button(ctx.say),
        ],
    )


def _people(ctx: RenderContext) -> Iterator[str]:
    playing = ctx.season.players
    waiting = [signed.player for signed in ctx.season.waiting]
    yield _names(ctx, playing) if playing else ctx.say("league-nobody")
    if waiting:
        yield ctx.say("outbox-waiting", count=len(waiting), names=_names(ctx, waiting))


def _names(ctx: RenderContext, players: Iterable[str]) -> str:
    """As many names as fit into :data:`NAMES_LIMIT`, and the number of the others."""
    shown, length, more = list[str](), 0, 0
    for name in map(ctx.player, players):
        length += len(name) + 3
        if length > NAMES_LIMIT:
            more += 1
        else:
            shown.append(name)
    listed = " · ".join(shown)
    return ctx.say("list-more", names=listed, count=more) if more else listed
