"""Comparing the top of the standings before and after some matches."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace

from bot.league.scoring import account
from bot.league.season import Season, season_state, standings_of
from bot.league.season_state import SeasonState, players_of
from bot.league.standings import Row

TOP = 3
"""The number of lines that count as the top, and all who share the last of their places."""

Top = tuple[tuple[int, str], ...]
"""Pairs of a place and the player who has it."""


def new_tops(season: Season, matches: Collection[str]) -> dict[int, Top]:
    """The top of each division of a league where these matches have changed it, by division."""
    state = season_state(season)
    if state is None:
        return {}
    before = replace(season, play=without(state, matches))
    then, now = tops(standings_of(before)), tops(standings_of(season))
    return {division: top for division, top in now.items() if top != then.get(division)}


def before_matches(season: Season, matches: Collection[str]) -> Season:
    """The season as it was before these matches, with all decisions unchanged. It still runs."""
    state = season_state(season)
    if state is None or not matches:
        return season
    phase = "running" if season.phase == "review" else season.phase
    return replace(season, play=without(state, matches), phase=phase)


def tops(rows: Iterable[Row]) -> dict[int, Top]:
    """The top of each division, by division; none where the first place is still open, as in a cup."""
    found: dict[int, list[tuple[int, str]]] = {}
    for row in rows:
        if row.place is not None and row.account.has_counted:
            found.setdefault(row.division, []).append((row.place, row.account.player))
    return {division: top_of(lines) for division, lines in found.items() if lines[0][0] == 1}


def top_of(lines: Sequence[tuple[int, str]]) -> Top:
    """The first :data:`TOP` of these lines, and whoever shares the last of their places."""
    return tuple(line for number, line in enumerate(lines) if number < TOP or line[0] == lines[TOP - 1][0])


def without(state: SeasonState, matches: Collection[str]) -> SeasonState:
    """The state as if these matches had not been played, with all decisions unchanged."""
    gone = [state.results[match] for match in matches]
    players = {player for result in gone for player in players_of(result)}
    fixtures = {result.fixture for result in gone if result.fixture is not None}
    bare = replace(
        state,
        results={key: result for key, result in state.results.items() if key not in matches},
        matches={**state.matches, **{player: _left(state.matches[player], matches) for player in players}},
        outcomes={**state.outcomes, **{key: _left(state.outcomes[key], matches) for key in fixtures}},
    )
    # A fixture without another match has no outcomes any more.
    bare = replace(bare, outcomes={key: left for key, left in bare.outcomes.items() if left})
    touched = {entry for result in gone for entry in state.entries_of(result) if entry in state.entrants}
    return bare.with_accounts({entry: account(bare, bare.rules, entry) for entry in touched})


def _left(keys: tuple[str, ...], gone: Collection[str]) -> tuple[str, ...]:
    return tuple(key for key in keys if key not in gone)
