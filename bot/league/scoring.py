"""Computing the account of an entry from a season's state."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bot.league.account import NOTHING, AccountLine, ScoreAccount, account_of, decision_line, match_line
from bot.league.decisions import Adjust, Enter, Extend, Replace, Reverse, Ruling, Void, Withdraw, named
from bot.league.effect import in_season
from bot.league.results import MatchResult
from bot.league.scoring_rules import ScoringRules, is_tiebreaker
from bot.league.season_state import SeasonState


def account(state: SeasonState, rules: ScoringRules, entry: str) -> ScoreAccount:
    """Compute the account of an entry from scratch."""
    decided = (decision_line(decision) for decision in state.rulings.about.get(entry, ()))
    return account_of(
        rules,
        entry,
        state.roster.holder(entry),
        state.division_of(entry),
        (*_played(state, rules, entry), *_missed(state, rules, entry), *decided),
        entry in state.rulings.withdrawn,
    )


def touched(state: SeasonState, ruling: Ruling) -> set[str]:
    """Return the entries whose accounts a decision may change."""
    match ruling:
        case Void(match) | Adjust(match):
            return state.entries_of(state.results[match])
        case Enter("", people):
            played = (state.results[match] for match in state.matches.get(people[0], ()))
            return set[str]().union(*(state.entries_of(result) for result in played if result.entered))
        case Enter(fixture):
            return set(state.fixtures[fixture].entries)
        case Withdraw(entry) | Replace(entry):
            tables = (state.fixtures[table] for table in state.tables.get(entry, ()))
            mates = {mate for fixture in tables for mate in fixture.entries}
            players = {held.player for held in state.roster.of_entry[entry]}
            if isinstance(ruling, Replace):
                players.add(ruling.player)
            return {entry}.union(mates, *(met(state, player) for player in players))
        case Reverse(key):
            return touched(state, next(each.ruling for each in state.decisions if each.key == key))
        case Extend(()):
            return set(state.entrants)
        case _:
            return set(named(ruling))


def met(state: SeasonState, player: str) -> set[str]:
    """Return the entries whose accounts may depend on which entry ``player`` holds."""
    matches = state.matches.get(player, ())
    return set().union(*(state.entries_of(state.results[match]) for match in matches))


def _played(state: SeasonState, rules: ScoringRules, entry: str) -> Iterator[AccountLine]:
    for held in state.roster.of_entry[entry]:
        for match in state.matches.get(held.player, ()):
            result = state.results[match]
            if held.at(result.at) and state.roster.entry_at(held.player, result.at) == entry:
                seen, about = _seen(state, result), _about(state, result)
                yield match_line(result, seen, held.player, rules, about, named=_names(state, rules, result))


def _names(state: SeasonState, rules: ScoringRules, result: MatchResult) -> Callable[[str], str | None]:
    """By which name players were opponents in a match: by that of their entry where meetings count; who has
    none is no opponent there.
    """
    if rules.counts_meetings:
        return lambda player: state.roster.entry_at(player, result.at)
    return lambda player: player


def _missed(state: SeasonState, rules: ScoringRules, entry: str) -> Iterator[AccountLine]:
    """Yield the lines for fixtures that an entry misses because it was withdrawn."""
    gone = state.rulings.withdrawn.get(entry)
    if gone is None:
        return
    line = AccountLine("forfeit", "", 0, decisions=(gone.decision,))
    line = line._replace(worth=NOTHING) if gone.rest == "forfeit" else line._replace(why="withdrawn")
    for key in state.tables.get(entry, ()):
        if is_tiebreaker(key):
            continue
        outcome = state.settles(key)
        if outcome is None or (outcome.at > gone.at and entry not in _seated(state, outcome)):
            yield line._replace(key=key, at=state.fixtures[key].deadline)


def _seen(state: SeasonState, result: MatchResult) -> MatchResult | None:
    fixture = state.fixtures.get(result.fixture or "")
    return in_season(result, state.scoring, state.rulings, fixture, state.roster.entry_at)


def _seated(state: SeasonState, result: MatchResult) -> set[str | None]:
    return {state.roster.entry_at(seat.player, result.at) for seat in result.seats if seat.player is not None}


def _about(state: SeasonState, result: MatchResult) -> tuple[str, ...]:
    """Return the decisions that have changed a match, in order."""
    rulings = state.rulings
    keys = set(rulings.of_match.get(result.match, ()))
    if rulings.withdrawn:
        gone = (rulings.withdrawn[entry] for entry in state.entries_of(result) if entry in rulings.withdrawn)
        keys |= {each.decision for each in gone if each.misses(result.at)}
    return tuple(decision.key for decision in state.decisions if decision.key in keys) if keys else ()
