"""The page of each player: their place, and their matches one by one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import accumulate

from bot.league.account import AccountLine, ScoreAccount
from bot.league.effect import effective
from bot.league.season import season_state, tournament_of
from bot.league.season_state import SeasonState
from bot.league.tournament import Tournament
from bot.league.tournament.state import PLAYOFF, SLOTS
from bot.site.page import Block, Link, Page, Section, Table, Text, in_parts, links_in
from bot.site.standings import places_of
from bot.site.telling import Telling


def player_pages(telling: Telling, ways: tuple[Link, ...]) -> Iterator[Page]:
    """Yield a page or more for each entry."""
    tournament, league = tournament_of(telling.season), season_state(telling.season)
    places = places_of(telling)
    for entry in telling.numbers:
        name = telling.name(telling.season.player_of(entry))
        if league is not None:
            own = league.accounts[entry]
            columns, rows = _columns(telling, league), _series(telling, league, own)
        elif tournament is not None:
            columns, rows = _deal_columns(telling), _deals(telling, tournament, entry)
        else:
            return
        stands = telling.say("site-stands", place=places.get(entry))
        title = telling.say("site-series")
        figures = frozenset({len(columns) - 1, len(columns) - 2})
        for part in in_parts(telling.address(entry).removesuffix(".html"), name, rows, telling.say, links_in):
            series = Table(title, columns, tuple(part.items), figures=figures)
            shown: Block = series if rows else (telling.say("site-nothing-yet"),)
            yield telling.page(part, [Section(((stands,),)), Section((shown,), title)], ways)


def _columns(telling: Telling, state: SeasonState) -> tuple[str, ...]:
    names = ("site-when", "site-what", "site-others", "site-place", "site-gave", "site-total")
    return tuple(map(telling.say, names[:4] if state.scoring.counts_meetings else names))


def _series(telling: Telling, state: SeasonState, own: ScoreAccount) -> Sequence[tuple[Text, ...]]:
    """Return a row for each match and each decision that has changed the score."""
    lines = [line for line in own.lines if line.kind != "decision" or line.gave]
    totals = accumulate((line.gave for line in lines), initial=Fraction(0))
    next(totals)
    rows: list[tuple[Text, ...]] = []
    for line, total in zip(lines, totals, strict=True):
        what, others, place = _told(telling, state, own, line)
        cells: tuple[Text, ...] = ((telling.time(line.at),), what, others, place)
        if not state.scoring.counts_meetings:
            cells += ((telling.number(line.gave),), (telling.number(total),))
        rows.append(cells)
    return rows


def _told(
    telling: Telling, state: SeasonState, own: ScoreAccount, line: AccountLine
) -> tuple[Text, Text, Text]:
    """Return what a line is about, the other players, and the place."""
    say = telling.say
    if line.kind == "decision":
        return (say("site-adjusted"),), ("",), ("",)
    result = state.results.get(line.key)
    where = telling.where(result.fixture if result else line.key) or say("site-what")
    if result is None:
        return (where,), ("",), (say("site-forfeited"),)
    seen = effective(result, state.rulings)
    seats = sorted((seen or result).seats, key=lambda seat: seat.place)
    others = [
        (say("site-computer"),) if seat.player is None else telling.player(seat.player, result.at)
        for seat in seats
        if seat.player is None or state.roster.entry_at(seat.player, result.at) != own.entry
    ]
    if seen is None or line.place is None:
        place = say("site-result-void")
    elif line.kind == "forfeit":
        place = say("site-forfeited")
    elif line.why:
        place = say("site-result-unfinished" if line.why == "unfinished" else "site-result-void")
    else:
        place = say("site-place-of", place=line.place, of=len(seen.people))
    return (where,), telling.names(others), (place,)


def _deal_columns(telling: Telling) -> tuple[str, ...]:
    names = ("site-what", "site-deal", "site-state", "site-points", "site-total")
    return tuple(map(telling.say, names))


def _deals(telling: Telling, state: Tournament, entry: str) -> Sequence[tuple[Text, ...]]:
    """Return a row for each deal of a tournament, with the sum of its round."""
    say = telling.say
    rows: list[tuple[Text, ...]] = []
    for table in state.seated(entry):
        total = 0
        stage = "playoff" if table.round == PLAYOFF else "round"
        where = say("site-news-where", stage=stage, round=table.round, table=table.number)
        for slot in range(1, SLOTS + 1):
            cell = state.cells.get((table.round, slot, entry))
            total += cell.points if cell else 0
            won = "" if cell is None or not cell.won else say("site-won-deal")
            computer = say("site-by-computer") if cell is not None and cell.by_computer else ""
            rows.append(
                (
                    (where,),
                    (telling.number(slot),),
                    (won or computer,),
                    (telling.number(cell.points if cell else None),),
                    (telling.number(total if cell else None),),
                )
            )
    return rows
