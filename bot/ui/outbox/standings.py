"""What is said of the standings: on schedule, and at the end with the champion and who goes up and down."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bot.league import tournament
from bot.league.contest import Contest, winners
from bot.league.rounds import moved
from bot.league.standings import Row, standings
from bot.ui.components.layout import TEXT_LIMIT
from bot.ui.outbox.changes import TOP, tops
from bot.ui.outbox.outgoing import SHOWN, OutgoingMessage, RenderContext, packed
from bot.ui.outbox.rounds import podium
from bot.ui.presses.leagues import ShowStandings
from bot.ui.seasons.reader import NONE, decimal

LEGEND = 500
"""Letters that are kept for whose the lines of a chart are."""


def posted(ctx: RenderContext) -> tuple[OutgoingMessage, ...]:
    """The standings as they are: the top of each division, and the race in a picture."""
    head = ctx.say("crier-standings", season=ctx.season)
    lines = list(_lines(ctx))
    if not lines:
        return ()
    first, *rest = packed(head, lines, (ShowStandings(ctx.contest.key).button(ctx.say),), TEXT_LIMIT - LEGEND)
    return (replace(first, race=True), *rest)


def _lines(ctx: RenderContext) -> Iterator[str]:
    contest, say = ctx.contest, ctx.say
    if contest.tournament is not None:
        placed = tournament.ranking(contest.tournament)
        for line in placed[:SHOWN]:
            points = line.sums.rounds[2] if line.finalist else line.sums.combined
            player = contest.player_of(str(line.sums.entry))
            yield say("crier-line", place=line.place or NONE, name=ctx.name(player), score=points)
        yield from _more(ctx, len(placed))
        return
    rows = standings(contest.book) if contest.book else ()
    divisions = sorted({row.division for row in rows})
    for division in divisions:
        own = [row for row in rows if row.division == division]
        if len(divisions) > 1:
            yield say("crier-division", division=division)
        for row in own[:SHOWN]:
            yield _line(ctx, row)
        yield from _more(ctx, len(own))


def _line(ctx: RenderContext, row: Row) -> str:
    own = row.account
    name, score = ctx.name(own.player), decimal(own.score)
    return ctx.say("crier-line", place=row.place or NONE, name=name, score=score)


def _more(ctx: RenderContext, count: int) -> Iterator[str]:
    if count > SHOWN:
        yield ctx.say("crier-more-lines", count=count - SHOWN)


def over(ctx: RenderContext) -> tuple[OutgoingMessage, ...]:
    """The season is over: its champions, the podium, and who plays in another division next season."""
    contest, say = ctx.contest, ctx.say
    champions = winners(contest)
    head = say(
        "crier-over",
        season=ctx.season,
        count=len(champions),
        champions=ctx.names.players(champions, say) or NONE,
    )
    lines = [podium(ctx, top) for top in _podiums(contest)]
    for key, players in zip(("crier-up", "crier-down"), movers(contest), strict=True):
        lines += [say(key, name=ctx.name(player), division=division) for player, division in players]
    return packed(head, lines, (ShowStandings(ctx.contest.key).button(ctx.say),))


def _podiums(contest: Contest) -> Iterator[tuple[tuple[int, str], ...]]:
    """The final top: of the highest division, or of the tournament."""
    if contest.tournament is not None:
        placed = tournament.ranking(contest.tournament)[:TOP]
        top = [(line.place, contest.player_of(str(line.sums.entry))) for line in placed]
        yield tuple((place, player) for place, player in top if place is not None)
    elif contest.book is not None:
        of_division = tops(standings(contest.book))
        yield from (of_division[division] for division in sorted(of_division)[:1])


Movers = list[tuple[str, int]]
"""Players, and the division that they go to."""


def movers(contest: Contest) -> tuple[Movers, Movers]:
    """Who goes up and who goes down between this season and the next, if all of them stay."""
    book = contest.book
    if book is None or contest.terms.format != "divisions":
        return [], []
    now = {own.player: own.division for own in book.accounts.values() if not own.withdrawn}
    then = {
        player: number
        for number, division in enumerate(moved(book, set(now)), start=1)
        for player in division
    }
    up = [(player, then[player]) for player in now if then.get(player, now[player]) < now[player]]
    down = [(player, then[player]) for player in now if then.get(player, now[player]) > now[player]]
    return sorted(up, key=lambda each: each[1]), sorted(down, key=lambda each: each[1])
