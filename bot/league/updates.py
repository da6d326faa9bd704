"""Update a season's state step by step. Each step computes only the accounts that it may change."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import replace

from bot.league.decisions import Decision, Enter, Reverse, Tiebreaker, match_entered, rulings_of
from bot.league.illegal import IllegalAct
from bot.league.results import MatchResult, played_elsewhere
from bot.league.roster import roster_of
from bot.league.scoring import account, met, touched
from bot.league.scoring_rules import Entrant, Fixture, ScoringRules, is_tiebreaker, tiebreaker_key
from bot.league.season_state import SeasonState, file, players_of
from bot.league.tiebreakers import tiebreaker_fixture


def opened(scoring: ScoringRules) -> SeasonState:
    """Return the state of a new season."""
    return SeasonState(scoring)


def join(state: SeasonState, *entrants: Entrant) -> SeasonState:
    """Add entries. Refused: ``closed``, ``already_in``."""
    _open(state)
    entered = dict(state.entrants)
    holding = {player for player in (e.player for e in entrants) if state.holds(player)}
    for entrant in entrants:
        if entrant.entry in entered or entrant.player in holding:
            raise IllegalAct("already_in", player=entrant.player)
        entered[entrant.entry] = entrant
        holding.add(entrant.player)
    new = replace(state, entrants=entered, roster=roster_of(entered.values(), state.rulings))
    touched = {entrant.entry for entrant in entrants}
    for entrant in entrants:
        touched |= met(state, entrant.player) | met(new, entrant.player)
    return _scored(new, touched)


def draw(state: SeasonState, fixtures: Iterable[Fixture]) -> SeasonState:
    """Add fixtures (:func:`bot.league.rounds.drawn`). Refused: ``closed``."""
    _open(state)
    new = {fixture.key: fixture for fixture in fixtures}
    tables = dict(state.tables)
    for fixture in new.values():
        file(tables, fixture.entries, fixture.key)
    state = replace(state, fixtures={**state.fixtures, **new}, tables=tables)
    return _scored(state, {entry for fixture in new.values() for entry in fixture.entries})


def ended(state: SeasonState, fixtures: Collection[str], at: int) -> SeasonState:
    """End the time of these fixtures at ``at`` (ms), unless the umpire extends them."""
    cut = {key: state.fixtures[key] for key in fixtures if state.fixtures[key].deadline > at}
    shorter = {key: replace(fixture, deadline=at) for key, fixture in cut.items()}
    state = replace(state, fixtures={**state.fixtures, **shorter})
    return _scored(state, {entry for fixture in cut.values() for entry in fixture.entries})


def with_rounds(state: SeasonState, rounds: int) -> SeasonState:
    """Change the number of rounds, and remove the fixtures of cut ones, which must have no results."""
    kept = [key for key, each in state.fixtures.items() if each.round <= rounds or is_tiebreaker(key)]
    return _with_fixtures(replace(state, scoring=replace(state.scoring, rounds=rounds)), kept)


def without_fixtures(state: SeasonState, gone: Collection[str]) -> SeasonState:
    """Remove these fixtures, which must have no results."""
    return _with_fixtures(state, [key for key in state.fixtures if key not in gone])


def swapped(state: SeasonState, one: tuple[str, str], other: tuple[str, str]) -> SeasonState:
    """Swap the entries at two fixtures; each is given as a fixture and an entry. In a knock-out they also
    swap their places in the bracket.
    """
    keys, entries = (one[0], other[0]), (one[1], other[1])
    instead = dict(zip(entries, reversed(entries), strict=True))
    fixtures = {
        key: replace(each, entries=tuple(instead.get(entry, entry) for entry in each.entries))
        if key in keys
        else each
        for key, each in state.fixtures.items()
    }
    entrants = state.entrants
    if state.scoring.knock_out:
        order = (instead.get(entry, entry) for entry in entrants)
        entrants = {entry: entrants[entry] for entry in order}
    new = _with_fixtures(replace(state, fixtures=fixtures, entrants=entrants), list(fixtures))
    return _scored(new, entries)


def _with_fixtures(state: SeasonState, kept: Collection[str]) -> SeasonState:
    """Keep only these fixtures. The others must have no results."""
    fixtures = {key: state.fixtures[key] for key in kept}
    cut = {entry for key, each in state.fixtures.items() if key not in fixtures for entry in each.entries}
    tables: dict[str, tuple[str, ...]] = {}
    for fixture in fixtures.values():
        file(tables, fixture.entries, fixture.key)
    return _scored(replace(state, fixtures=fixtures, tables=tables), cut)


def ending(state: SeasonState, ends: int) -> SeasonState:
    """Set the end (ms) of a season that had none."""
    return _scored(replace(state, scoring=replace(state.scoring, ends=ends)), state.entrants)


def record(state: SeasonState, *ended: MatchResult) -> SeasonState:
    """Add matches, in the order in which they ended. Refused: ``closed``, ``already_recorded``,
    ``other_league``, ``no_fixture``, ``already_played`` (the fixture has a match that counts).
    """
    _open(state)
    results, matches, outcomes = dict(state.results), dict(state.matches), dict(state.outcomes)
    for result in ended:
        if result.match in results:
            raise IllegalAct("already_recorded", match=result.match)
        if result.season != state.scoring.key or result.game != state.scoring.game:
            raise IllegalAct("other_league", match=result.match)
        if result.fixture is not None:
            if result.fixture not in state.fixtures:
                raise IllegalAct("no_fixture", fixture=result.fixture)
            if state.settles(result.fixture) is not None:
                raise IllegalAct("already_played", fixture=result.fixture)
            file(outcomes, [result.fixture], result.match)
        file(matches, players_of(result), result.match)
        results[result.match] = result
    state = replace(state, results=results, matches=matches, outcomes=outcomes)
    touched: set[str] = set()
    for result in ended:
        touched |= state.entries_of(result)
    return _scored(state, touched)


def taken(state: SeasonState, decision: Decision) -> SeasonState:
    """Add a decision that has been checked (:func:`bot.league.umpire.decide`)."""
    if isinstance(decision.ruling, Enter):
        state = record(state, _entered(state, decision, decision.ruling))
    if isinstance(decision.ruling, Tiebreaker):
        state = draw(state, [tiebreaker_fixture(state, decision, decision.ruling)])
    if isinstance(decision.ruling, Reverse):
        gone = tiebreaker_key(state.scoring.key, decision.ruling.decision)
        if gone in state.fixtures:
            state = without_fixtures(state, {gone})
    decisions = (*state.decisions, decision)
    rulings = rulings_of(decisions)
    new = replace(
        state, decisions=decisions, rulings=rulings, roster=roster_of(state.entrants.values(), rulings)
    )
    return _scored(new, touched(state, decision.ruling) | touched(new, decision.ruling))


def _entered(state: SeasonState, decision: Decision, ruling: Enter) -> MatchResult:
    """Return the result that a decision enters. Without a fixture it counts as played before the end of the
    season, even if it is entered later.
    """
    totals = ruling.totals or (0,) * len(ruling.players)
    seats = zip(ruling.players, ruling.places, totals, strict=True)
    match, scoring = match_entered(decision) or "", state.rules
    at = decision.at if ruling.fixture else min(decision.at, scoring.ends or decision.at)
    return played_elsewhere(match, scoring.game, at, seats, scoring.key, ruling.fixture or None)


def close(state: SeasonState) -> SeasonState:
    """Make a season final: it accepts no further matches or decisions. Refused: ``closed``."""
    _open(state)
    return replace(state, closed=True)


def reopened(state: SeasonState) -> SeasonState:
    """Let a final season accept decisions again."""
    return replace(state, closed=False)


def _open(state: SeasonState) -> None:
    if state.closed:
        raise IllegalAct("closed")


def _scored(state: SeasonState, entries: Iterable[str]) -> SeasonState:
    """Compute the accounts of these entries again."""
    rules = state.rules
    return state.with_accounts({entry: account(state, rules, entry) for entry in entries})
