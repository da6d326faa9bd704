"""The fixtures of a league: the tables of its rounds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.league.scoring_rules import is_tiebreaker
from bot.league.season import fixtures, league_rows
from bot.league.season.fixtures import league, season_state
from bot.league.season.format import FixturePlace, NameOf, Rows, When
from bot.league.season.formats.league.system import System
from bot.league.season.state import Season


@dataclass(frozen=True, slots=True)
class LeagueFixtures:
    """A fixture is a table of a round. It is open until it has an outcome."""

    system: System

    def called(self, season: Season) -> Sequence[str]:
        """Return the open fixtures."""
        return fixtures.open_fixtures(season)

    def is_wanted(self, season: Season, fixture: str) -> bool:
        """Return whether a fixture is open."""
        state = season_state(season)
        known = state.fixtures.get(fixture) if state else None
        return known is not None and fixtures.is_open(season, known)

    def is_over(self, season: Season, fixture: str) -> bool:
        """Return whether a fixture is not open."""
        return not self.is_wanted(season, fixture)

    def players_of(self, season: Season, fixture: str) -> tuple[str, ...]:
        """Return the players whose entries have not been withdrawn."""
        return fixtures.players_of(season, fixture)

    def seated(self, season: Season, fixture: str) -> tuple[str, ...]:
        """Return the entries of a fixture in the order of the seats."""
        state = season_state(season)
        known = state.fixtures.get(fixture) if state else None
        return known.entries if known else ()

    def of_entry(self, season: Season, entry: str) -> Sequence[str]:
        """Return the open fixtures of an entry."""
        state = league(season)
        return [key for key in state.tables.get(entry, ()) if fixtures.is_open(season, state.fixtures[key])]

    def to_come(self, season: Season, entry: str) -> bool:
        """Return whether an entry has an open fixture or, while the season is played, pairings to come."""
        state = season_state(season)
        if state is None or entry not in state.entrants or not season.is_open:
            return False
        is_played = season.phase in ("running", "paused")
        return bool(self.of_entry(season, entry)) or (is_played and self.system.plays_on(state, entry))

    def place_of(self, season: Season, fixture: str) -> FixturePlace | None:
        """Return the round, division and table of a fixture. Tiebreakers have their own numbers, from 1."""
        state = season_state(season)
        known = state.fixtures.get(fixture) if state else None
        if state is None or known is None:
            return None
        number, tiebreaker = int(fixture.rpartition("-")[2]), is_tiebreaker(fixture)
        tiebreakers = list(filter(is_tiebreaker, state.fixtures))
        round_number = 1 + tiebreakers.index(fixture) if tiebreaker else known.round
        return FixturePlace(round_number, known.division, number, tiebreaker=tiebreaker)

    def deadline(self, season: Season, fixture: str) -> int | None:
        """Return the end of the fixture's round, or the umpire's later deadline."""
        return league(season).deadline(fixture)

    def position(self, season: Season, fixture: str) -> Mapping[str, Any] | None:
        """Return None, because all matches are new ones."""
        return None

    def ended(self, season: Season, news: str, data: Mapping[str, Any]) -> Sequence[str]:
        """Return the fixture of a recorded match."""
        state = season_state(season)
        result = state.results.get(data["match"]) if news == "recorded" and state else None
        return [result.fixture] if result is not None and result.fixture is not None else []

    def rows(self, season: Season, name: NameOf, when: When) -> Rows:
        """Return every seat of every paired table."""
        return league_rows.tables(season_state(season), name, when)
