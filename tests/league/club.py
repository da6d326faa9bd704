"""A league of a test: seasons, matches and decisions in a word."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from bot.league.account import ScoreAccount
from bot.league.decisions import Decision, Ruling, rulings_of
from bot.league.illegal import IllegalAct
from bot.league.results import MatchResult, SeatResult
from bot.league.roster import roster_of
from bot.league.scoring import account
from bot.league.scoring_rules import Entrant, Fixture, ScoringRules
from bot.league.season_state import SeasonState, file, players_of
from bot.league.standings import standings
from bot.league.umpire import decide
from bot.league.updates import draw, join, opened, record

HOUR = 3_600_000


def scoring(**fields: Any) -> ScoringRules:
    return ScoringRules(**{"key": "spring", "game": "olsen", **fields})


def match(
    key: str, at: int, places: str | Sequence[str], totals: Mapping[str, int] | None = None, **fields: Any
) -> MatchResult:
    """A match; ``places`` names the players best first, ``ab`` sharing a place; capitals have forfeited."""
    groups = places.split() if isinstance(places, str) else places
    seats, place = [], 1
    for group in groups:
        for player in group:
            own = player.lower()
            seats.append(
                SeatResult(own, place, (totals or {}).get(own, 0), deals=1, forfeited=player.isupper())
            )
        place += len(group)
    return MatchResult(
        **{"match": key, "game": "olsen", "at": at, "seats": tuple(seats), "season": "spring", **fields}
    )


def state(entries: str, *results: MatchResult, **fields: Any) -> SeasonState:
    """The state of an open season with entries of one letter each, in which these matches were played."""
    kept = opened(scoring(**fields))
    for entry in entries:
        kept = join(kept, Entrant(entry, entry))
    for result in results:
        kept = record(kept, result)
    return kept


def drawn(entries: str, *results: MatchResult, **fields: Any) -> SeasonState:
    """The same of a season that draws its tables: each match was played at one of its own."""
    kept = state(entries, drawn=True, **fields)
    for result in results:
        kept = at_a_table(kept, result)
    return kept


def at_a_table(kept: SeasonState, result: MatchResult) -> SeasonState:
    """Draw a table for the people of a match, and play the match there."""
    table = fixture(f"table of {result.match}", "".join(seat.player or "" for seat in result.seats))
    return record(draw(kept, [table]), replace(result, fixture=table.key))


def fixture(key: str, entries: str, **fields: Any) -> Fixture:
    return Fixture(**{"key": key, "round": 1, "entries": tuple(entries), "deadline": 1000, **fields})


def decision(key: str, ruling: Ruling, at: int = 500, reason: str = "seen by all") -> Decision:
    return Decision(key, at, "umpire", reason, ruling)


def decided(kept: SeasonState, *rulings: Ruling, at: int = 500) -> SeasonState:
    for ruling in rulings:
        kept = decide(kept, decision(f"d{len(kept.decisions) + 1}", ruling, at))
    return kept


def refused(kept: SeasonState, ruling: Ruling, reason: str = "seen by all", at: int = 500) -> str:
    with pytest.raises(IllegalAct) as refusal:
        decide(kept, decision("refused", ruling, at, reason))
    return refusal.value.code


def scores(kept: SeasonState) -> dict[str, Fraction | None]:
    return {row.account.entry: row.account.score for row in standings(kept)}


def places(kept: SeasonState) -> dict[str, int | None]:
    return {row.account.entry: row.place for row in standings(kept)}


def gave(kept: SeasonState, entry: str) -> list[tuple[str, Fraction, str]]:
    """How it counts: what each line is about, what it gave, and why not."""
    return [(line.key, line.gave, line.why) for line in kept.accounts[entry].lines]


def recomputed(
    scoring: ScoringRules,
    entrants: Iterable[Entrant],
    fixtures: Iterable[Fixture] = (),
    results: Iterable[MatchResult] = (),
    decisions: Iterable[Decision] = (),
    closed: bool = False,
) -> SeasonState:
    """The state made of these at once, in the order in which they came, instead of step by step."""
    state = SeasonState(
        scoring,
        {entrant.entry: entrant for entrant in entrants},
        {fixture.key: fixture for fixture in fixtures},
        {result.match: result for result in results},
        tuple(decisions),
        closed,
    )
    matches: dict[str, tuple[str, ...]] = {}
    tables: dict[str, tuple[str, ...]] = {}
    outcomes: dict[str, tuple[str, ...]] = {}
    for result in state.results.values():
        file(matches, players_of(result), result.match)
        file(outcomes, [result.fixture] if result.fixture else [], result.match)
    for fixture in state.fixtures.values():
        file(tables, fixture.entries, fixture.key)
    rulings = rulings_of(state.decisions)
    roster = roster_of(state.entrants.values(), rulings)
    state = replace(state, matches=matches, tables=tables, outcomes=outcomes, rulings=rulings, roster=roster)
    return state.with_accounts({entry: account(state, state.rules, entry) for entry in state.entrants})


def from_scratch(kept: SeasonState, decisions: Iterable[Decision] | None = None) -> SeasonState:
    """The same state made anew, or with these decisions."""
    came_in = (kept.entrants.values(), kept.fixtures.values(), kept.results.values())
    return recomputed(kept.scoring, *came_in, kept.decisions if decisions is None else decisions, kept.closed)


def adds_up(kept: SeasonState) -> bool:
    """Whether what the lines gave is the score, for everybody; where meetings count, what these gave."""
    accounts = kept.accounts.values()
    return all(own.score is None or own.score == added_up(own) for own in accounts)


def added_up(own: ScoreAccount) -> Fraction:
    """What the lines of an account give together, as somebody adds up what the screen shows."""
    versus = own.versus
    met = Fraction(sum(each.points for each in versus), len(versus)) if versus else Fraction(0)
    return met + sum((line.gave for line in own.lines), Fraction(0))
