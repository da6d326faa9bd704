"""The order of players in a tiebreaker, and the order of the tie that follows."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from itertools import dropwhile, islice
from typing import Literal, TypeAlias

from bot.league.decisions import Decision, Settle, Tiebreaker, in_force, named
from bot.league.effect import in_season
from bot.league.scoring_rules import Fixture, is_tiebreaker, tiebreaker_key
from bot.league.season_state import SeasonState

Groups: TypeAlias = tuple[tuple[str, ...], ...]
"""Entries in order, the best first. Tied entries are together."""


def groups_at(state: SeasonState, fixture: Fixture) -> tuple[Groups, tuple[str, ...]] | None:
    """Return the entries that came to a table, in groups, and the no-shows and withdrawn entries; None if the
    table has no result that counts.
    """
    result = state.settles(fixture.key)
    seen = in_season(result, state.scoring, state.rulings, fixture, state.roster.entry_at) if result else None
    if result is None or seen is None:
        return None
    there: defaultdict[int, list[str]] = defaultdict(list)
    for seat in seen.seats:
        entry = state.roster.entry_at(seat.player, result.at) if seat.player else None
        if entry in fixture.entries and entry is not None and not seat.absent:
            there[seat.place].append(entry)
    came = {entry for group in there.values() for entry in group}
    absent = tuple(entry for entry in fixture.entries if entry not in came)
    return tuple(tuple(there[place]) for place in sorted(there)), absent


def tiebreaker_fixture(state: SeasonState, decision: Decision, ruling: Tiebreaker) -> Fixture:
    """Return the fixture of a tiebreaker. It is a round of its own."""
    number = 1 + max((fixture.round for fixture in state.fixtures.values()), default=0)
    division = state.division_of(ruling.entries[0])
    key = tiebreaker_key(state.scoring.key, decision.key)
    return Fixture(key, number, ruling.entries, ruling.until, division, decision.at)


def decider(state: SeasonState, one: str, other: str) -> Literal["umpire", "tiebreaker"]:
    """Return what broke the tie of two entries: an order of the umpire, which goes first, or a tiebreaker."""
    is_settled = any({one, other} <= {*settle.order} for settle in state.rulings.settled)
    return "umpire" if is_settled else "tiebreaker"


def orders(state: SeasonState) -> Iterator[Groups]:
    """Yield the orders of ties: those set by the umpire, then those of tiebreakers, the latest first.
    No-shows of a tiebreaker rank below all entries that came.
    """
    for settle in state.rulings.settled:
        yield tuple((entry,) for entry in settle.order)
    for decision in state.rulings.tiebreakers:
        fixture = state.fixtures[tiebreaker_key(state.scoring.key, decision)]
        played = groups_at(state, fixture)
        if played is not None:
            there, absent = played
            yield (*there, absent) if absent else there


def is_overtaken(state: SeasonState, fixture: Fixture) -> bool:
    """Return whether a tiebreaker is no longer needed: it has no result, and the umpire has since broken its
    tie or ordered another tiebreaker for it.
    """
    if not is_tiebreaker(fixture.key) or state.settles(fixture.key) is not None:
        return False
    season = state.scoring.key
    later = dropwhile(lambda each: tiebreaker_key(season, each.key) != fixture.key, in_force(state.decisions))
    return any(
        isinstance(each.ruling, Settle | Tiebreaker) and {*fixture.entries} <= {*named(each.ruling)}
        for each in islice(later, 1, None)
    )
