"""Comparing the top of the standings before and after some matches."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace

from bot.league.scoring import account
from bot.league.season import Season, season_state, standings_of, tournament_of
from bot.league.season_state import SeasonState, players_of
from bot.league.stages import Stage
from bot.league.standings import Row
from bot.league.tournament.state import PLAYOFF, SLOTS, Slot

TOP = 3
"""The number of lines that count as the top, and all who share the last of their places."""

STAGES: Mapping[int, Stage] = {1: "round1", 2: "round2", PLAYOFF: "playoff"}
"""The phase of a tournament in which a round is played."""

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


def before_table(season: Season, number: int, which: int) -> Season:
    """The season as it was before a table of the newest round of its tournament, which has all its deals to
    play; the same season for an earlier round.
    """
    state = tournament_of(season)
    table = state.table(number, which) if state is not None else None
    if state is None or table is None or number != state.round:
        return season
    own = {(number, entry) for entry in table.seats}
    cells = {place: cell for place, cell in state.cells.items() if (place[0], place[2]) not in own}
    tables = tuple(replace(each, slots=(Slot(),) * SLOTS) if each is table else each for each in state.tables)
    before = replace(state, cells=cells, tables=tables, phase=STAGES[number], tie=None)
    return replace(season, play=before, phase="running")


def tops(rows: Iterable[Row]) -> dict[int, Top]:
    """The top of each division, by division; none where the first place is still open, as in a cup."""
    found: dict[int, list[tuple[int, str]]] = {}
    for row in rows:
        if row.place is not None and row.account.has_counted:
            found.setdefault(row.division, []).append((row.place, row.account.player))
    return {division: top_of(lines) for division, lines in found.items() if lines[0][0] == 1}


def top_of(lines: Sequence[tuple[int, str]]) -> Top:
    """Return the first :data:`TOP` of these lines, and those that share the last of their places."""
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
