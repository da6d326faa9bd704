"""The fixtures of a league: the tables of its rounds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.league.contest import fixtures, league_rows
from bot.league.contest.fixtures import league, season_state
from bot.league.contest.format import NameOf, Place, Rows, When
from bot.league.contest.formats.league.system import System
from bot.league.contest.state import Contest
from bot.league.season import is_playoff


@dataclass(frozen=True, slots=True)
class LeagueFixtures:
    """A fixture is a table of a round. It is open until it has an outcome."""

    system: System

    def called(self, contest: Contest) -> Sequence[str]:
        """Return the open fixtures."""
        return fixtures.open_fixtures(contest)

    def is_wanted(self, contest: Contest, fixture: str) -> bool:
        """Return whether a fixture is open."""
        state = season_state(contest)
        known = state.fixtures.get(fixture) if state else None
        return known is not None and fixtures.is_open(contest, known)

    def is_over(self, contest: Contest, fixture: str) -> bool:
        """Return whether a fixture is not open."""
        return not self.is_wanted(contest, fixture)

    def players_of(self, contest: Contest, fixture: str) -> tuple[str, ...]:
        """Return the players whose entries have not been withdrawn."""
        return fixtures.players_of(contest, fixture)

    def seated(self, contest: Contest, fixture: str) -> tuple[str, ...]:
        """Return the entries of a fixture in the order of the seats."""
        state = season_state(contest)
        known = state.fixtures.get(fixture) if state else None
        return known.entries if known else ()

    def of_entry(self, contest: Contest, entry: str) -> Sequence[str]:
        """Return the open fixtures of an entry."""
        state = league(contest)
        return [key for key in state.tables.get(entry, ()) if fixtures.is_open(contest, state.fixtures[key])]

    def to_come(self, contest: Contest, entry: str) -> bool:
        """Return whether an entry has an open fixture or, while the season is played, pairings to come."""
        state = season_state(contest)
        if state is None or entry not in state.entrants or not contest.is_open:
            return False
        is_played = contest.phase in ("running", "paused")
        return bool(self.of_entry(contest, entry)) or (is_played and self.system.plays_on(state, entry))

    def place_of(self, contest: Contest, fixture: str) -> Place | None:
        """Return the round, division and table of a fixture. Tiebreakers have their own numbers, from 1."""
        state = season_state(contest)
        known = state.fixtures.get(fixture) if state else None
        if state is None or known is None:
            return None
        number, playoff = int(fixture.rpartition("-")[2]), is_playoff(fixture)
        tiebreakers = list(filter(is_playoff, state.fixtures))
        round_number = 1 + tiebreakers.index(fixture) if playoff else known.round
        return Place(round_number, known.division, number, playoff=playoff)

    def deadline(self, contest: Contest, fixture: str) -> int | None:
        """Return the end of the fixture's round, or the umpire's later deadline."""
        return league(contest).deadline(fixture)

    def position(self, contest: Contest, fixture: str) -> Mapping[str, Any] | None:
        """Return None, because all matches are new ones."""
        return None

    def ended(self, contest: Contest, news: str, data: Mapping[str, Any]) -> Sequence[str]:
        """Return the fixture of a recorded match."""
        state = season_state(contest)
        result = state.results.get(data["match"]) if news == "recorded" and state else None
        return [result.fixture] if result is not None and result.fixture is not None else []

    def rows(self, contest: Contest, name: NameOf, when: When) -> Rows:
        """Return every seat of every paired table."""
        return league_rows.tables(season_state(contest), name, when)
