"""Messages about the standings: on schedule, and at the end with the champions and who moves up or down."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bot.league.season import Season, format_of, movers, winners
from bot.ui.components.layout import TEXT_LIMIT
from bot.ui.i18n.values import joined
from bot.ui.outbox.changes import Top, top_of
from bot.ui.outbox.outgoing import SHOWN, OutgoingMessage, RenderContext, packed
from bot.ui.outbox.rounds import podium
from bot.ui.presses.leagues import ShowStandings
from bot.ui.seasons.promises import split_line
from bot.ui.seasons.top import top_lines

LEGEND = 500
"""Characters reserved for the legend of the bracket."""


def posted(ctx: RenderContext) -> tuple[OutgoingMessage, ...]:
    """The current standings: the top of each division, and the bracket of a cup."""
    head = ctx.say("outbox-standings", season=ctx.title)
    lines = list(top_lines(ctx, SHOWN))
    if not lines:
        return ()
    first, *rest = packed(head, lines, (ShowStandings(ctx.season.key).button(ctx.say),), TEXT_LIMIT - LEGEND)
    return (replace(first, bracket=True), *rest)


def over(ctx: RenderContext) -> tuple[OutgoingMessage, ...]:
    """The season is over: its champions, the podium, and who changes the division."""
    season, say = ctx.season, ctx.say
    champions = winners(season)
    head = say(
        "outbox-over",
        season=ctx.title,
        count=len(champions),
        champions=joined(map(ctx.marked, champions), say) or None,
    )
    lines = [podium(ctx, top) for top in _podiums(season)]
    for way, players in zip(("up", "down"), movers(season), strict=True):
        lines += [
            say("outbox-mover", way=way, name=ctx.player(player), division=division)
            for player, division in players
        ]
    if split := split_line(season, ctx):
        lines.append(split)
    return packed(head, lines, (ShowStandings(ctx.season.key).button(ctx.say),))


def _podiums(season: Season) -> Iterator[Top]:
    """The first places of the highest division."""
    placings = format_of(season).standings.placings(season)
    highest = min((line.division for line in placings), default=1)
    placed = (line for line in placings if line.division == highest and line.place and line.played)
    top = tuple((line.place, line.player) for line in placed if line.place)
    if top:
        yield top_of(top)
