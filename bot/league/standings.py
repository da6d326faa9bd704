"""The standings: the accounts of a season in order."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby
from typing import TypeAlias

from bot.games import GAMES
from bot.league.account import ScoreAccount
from bot.league.scoring_rules import ScoringRules
from bot.league.season_state import SeasonState
from bot.league.tiebreakers import Groups, orders

Key: TypeAlias = tuple[Fraction | int, ...]


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the standings."""

    division: int
    place: int | None
    """The place in the division, which tied entries share; None if withdrawn, or if there are too few
    matches."""
    account: ScoreAccount


def standings(state: SeasonState) -> tuple[Row, ...]:
    """Return all entries, division by division: first those with a place, then provisional ones, then
    withdrawn ones.
    """
    rows: list[Row] = []
    decided = tuple(orders(state))
    accounts = sorted(state.accounts.values(), key=lambda own: own.division)
    for division, members in groupby(accounts, key=lambda own: own.division):
        rows += _division(state.scoring, division, list(members), decided)
    return tuple(rows)


def tied(rows: Iterable[Row], entry: str) -> frozenset[str]:
    """Return the entries that share the place of ``entry``, including itself; none if it has no place."""
    listed = list(rows)
    own = next((row for row in listed if row.account.entry == entry), None)
    if own is None or own.place is None:
        return frozenset()
    equal = (row for row in listed if (row.division, row.place) == (own.division, own.place))
    return frozenset(row.account.entry for row in equal)


def _division(
    scoring: ScoringRules, division: int, members: list[ScoreAccount], decided: Sequence[Groups]
) -> Iterator[Row]:
    ranked: list[ScoreAccount] = []
    provisional: list[ScoreAccount] = []
    withdrawn: list[ScoreAccount] = []
    for own in sorted(members, key=lambda own: own.entry):
        early = own.score is None or (scoring.counts_meetings and not own.is_regular)
        (withdrawn if own.withdrawn else provisional if early else ranked).append(own)
    keys = {own.entry: _key(scoring, own) for own in ranked}
    ranked.sort(key=lambda own: keys[own.entry])
    place = 1
    for _, group in groupby(ranked, key=lambda own: keys[own.entry]):
        for equals in told_apart(list(group), decided):
            yield from (Row(division, place, own) for own in equals)
            place += len(equals)
    provisional.sort(key=lambda own: -own.counted)
    yield from (Row(division, None, own) for own in (*provisional, *withdrawn))


def _key(scoring: ScoringRules, own: ScoreAccount) -> Key:
    """Return the sort key: score, wins and points per deal, the best first. Entries tied in all of them share
    a place.
    """
    score = own.score or Fraction(0)
    deal = own.per_deal or Fraction(0)
    return (
        -score,
        -own.wins,
        own.per_deal is None,
        deal if GAMES[scoring.game].spec.low_wins else -deal,
    )


def told_apart(equals: Sequence[ScoreAccount], decided: Sequence[Groups]) -> list[Sequence[ScoreAccount]]:
    """Return the groups of a tie in the decided order, or all entries together if it is undecided.

    Entries that are tied in one decision can be separated by a later one about them alone.
    """
    named = {own.entry for own in equals}
    for groups in decided:
        if named <= set().union(*groups):
            parts = [[own for own in equals if own.entry in group] for group in groups]
            apart = [part for part in parts if part]
            if len(apart) > 1:
                return [each for part in apart for each in told_apart(part, decided)]
    return [equals]
