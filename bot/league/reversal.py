"""Whether a decision can still be undone. It can't if a later event depends on it."""

from __future__ import annotations

from collections.abc import Iterator

from bot.league.decisions import (
    Adjust,
    Decision,
    Enter,
    Extend,
    Replace,
    Settle,
    Tiebreaker,
    Transfer,
    Void,
    Withdraw,
    in_force,
    match_entered,
)
from bot.league.scoring_rules import tiebreaker_key
from bot.league.season_state import SeasonState


def built_on(state: SeasonState, decision: Decision) -> str | None:
    """Return the key of what depends on a decision, so that it can't be undone; None if nothing does.

    This can be a later decision, a match, a fixture, or an entry:

    - for a void match, the match that was played instead
    - for a decision about a match, or one that has entered it, a later decision about it
    - for a tie broken by the umpire, a later decision that breaks it again
    - for a tiebreaker, its match, or an extension of it
    - for a withdrawal, pairings without the entry
    - for a replacement, a match of the new player, or a further replacement
    - for a withdrawal or a replacement, another entry that its player has now
    - for a move to another division, pairings there with the entry, or a further move
    - for an extension, a match that was played thanks to it, or a further extension
    """
    return next(_built_on(state, decision), None)


def _built_on(state: SeasonState, decision: Decision) -> Iterator[str]:
    standing = in_force(state.decisions)
    later = standing[standing.index(decision) + 1 :]
    match decision.ruling:
        case Void(match) | Adjust(match):
            yield from (
                d.key for d in later if isinstance(d.ruling, Void | Adjust) and d.ruling.match == match
            )
            fixture = state.results[match].fixture
            outcome = state.outcome(fixture) if fixture else None
            if outcome is not None and outcome.match != match:
                yield outcome.match
        case Enter():
            match = match_entered(decision) or ""
            yield from (
                d.key for d in later if isinstance(d.ruling, Void | Adjust) and d.ruling.match == match
            )
        case Settle(order):
            again = (d for d in later if isinstance(d.ruling, Settle) and set(order) & set(d.ruling.order))
            yield from (d.key for d in again)
        case Tiebreaker():
            fixture = tiebreaker_key(state.scoring.key, decision.key)
            yield from state.outcomes.get(fixture, ())
            yield from (d.key for d in later if isinstance(d.ruling, Extend) and fixture in d.ruling.fixtures)
        case Withdraw(entry):
            division = state.division_of(entry)
            drawn = (f for f in state.fixtures.values() if f.drawn >= decision.at and f.division == division)
            yield from (fixture.key for fixture in drawn)
            yield from _other(state, entry, state.roster.holder(entry))
        case Replace(entry, player):
            yield from (d.key for d in later if isinstance(d.ruling, Replace) and d.ruling.entry == entry)
            yield from (m for m in state.matches.get(player, ()) if state.results[m].at >= decision.at)
            yield from _other(state, entry, state.roster.of_entry[entry][-2].player)
        case Transfer(entry, division):
            yield from (d.key for d in later if isinstance(d.ruling, Transfer) and d.ruling.entry == entry)
            tables = (state.fixtures[key] for key in state.tables.get(entry, ()))
            yield from (f.key for f in tables if f.drawn >= decision.at and f.division == division)
        case Extend(fixtures):
            yield from _used(state, decision, later, fixtures)


def _other(state: SeasonState, entry: str, player: str) -> Iterator[str]:
    """Yield another entry that ``player`` holds."""
    held = state.holds(player)
    if held not in (None, entry):
        yield held


def _used(
    state: SeasonState, decision: Decision, later: tuple[Decision, ...], fixtures: tuple[str, ...]
) -> Iterator[str]:
    """Yield the matches that an extension has made possible, and further extensions."""
    for other in later:
        if isinstance(other.ruling, Extend) and (
            set(other.ruling.fixtures) & set(fixtures) or other.ruling.fixtures == fixtures
        ):
            yield other.key
    before = [d for d in in_force(state.decisions) if d is not decision]
    for match, result in state.results.items():
        ends = _deadline(state, before, result.fixture or "")
        extended = not fixtures if result.fixture is None else result.fixture in fixtures
        if extended and ends is not None and result.at > ends and not result.entered:
            yield match


def _deadline(state: SeasonState, decisions: list[Decision], fixture: str) -> int | None:
    """Return the deadline of a fixture by these decisions only, or the end of the season if ``fixture`` is
    empty.
    """
    ends = state.fixtures[fixture].deadline if fixture else state.scoring.ends
    for decision in decisions:
        if isinstance(decision.ruling, Extend) and fixture in (decision.ruling.fixtures or ("",)):
            ends = decision.ruling.until
    return ends
