"""What of a league is taken along: its results and standings as rows of a table, and who had a part in it."""

from __future__ import annotations

from collections.abc import Iterable

from bot.league.contest.format import NameOf, Rows, When
from bot.league.effect import effective
from bot.league.season_state import SeasonState
from bot.league.standings import Row

RESULTS = (
    *("match", "table", "round", "played_at", "player", "place", "points", "points_played"),
    *("deals", "from_deal", "forfeited", "void"),
)
STANDINGS = ("division", "place", "player", "score", "counted", "matches", "wins", "withdrawn")


def results(state: SeasonState | None, name: NameOf, when: When) -> Rows:
    """Every seat of every match, under a row of headings."""
    yield RESULTS
    if state is None:
        return
    for result in state.results.values():
        seen = effective(result, state.force) or result
        fixture = state.fixtures.get(result.fixture or "")
        for seat, played in zip(seen.seats, result.seats, strict=True):
            yield (
                *(result.match, result.fixture, fixture.round if fixture else None, when(result.at)),
                *("" if seat.player is None else name(seat.player), seat.place, seat.total, played.total),
                *(seat.deals, seat.from_deal, yes(seat.absent), yes(result.match in state.force.voids)),
            )


def standings(rows: Iterable[Row], name: NameOf) -> Rows:
    """The standings, under a row of headings."""
    yield STANDINGS
    for row in rows:
        own = row.account
        score = None if own.score is None else round(float(own.score), 3)
        yield (
            *(row.division, row.place, name(own.player), score),
            *(own.counted, own.eligible, own.wins, yes(own.withdrawn)),
        )


def people(state: SeasonState) -> set[str]:
    """All who have held an entry, decided or sat at a table."""
    held = {each.player for own in state.roster.of_entry.values() for each in own}
    seated = {seat.player for result in state.results.values() for seat in result.seats if seat.player}
    return held | seated | {decision.by for decision in state.decisions}


def yes(value: bool) -> str:
    """A truth as a word."""
    return "yes" if value else "no"
