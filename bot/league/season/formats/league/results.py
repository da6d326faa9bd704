"""The results and standings of a league."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from bot.league.bounds import PlaceRange
from bot.league.bounds.rounds import Ahead, OpenTable, place_ranges
from bot.league.bracket import bracket
from bot.league.decisions import Rulings
from bot.league.forecast import Places, rounds_played
from bot.league.goals import Goal
from bot.league.outline import RoundColumn
from bot.league.results import MatchResult
from bot.league.rounds import Tie, champions, ties_on_lines
from bot.league.scoring_rules import is_tiebreaker
from bot.league.season import league_rows, rulings
from bot.league.season.acts import LogEntry
from bot.league.season.fixtures import league, open_fixtures, season_state, to_call
from bot.league.season.format import NameOf, Placing, Reviewed, Rows, When
from bot.league.season.formats.league.system import System
from bot.league.season.state import Season
from bot.league.season_state import SeasonState
from bot.league.skills import Luck, Skill
from bot.league.stakes import Stakes, stakes
from bot.league.standings import Row


@dataclass(frozen=True, slots=True)
class LeagueMatches:
    """Results stay as they were played. The umpire's decisions determine which of them count, and how."""

    def result(self, season: Season, match: str) -> MatchResult | None:
        """Return the result of a match as it was played."""
        state = season_state(season)
        return state.results.get(match) if state else None

    def rulings(self, season: Season) -> Rulings:
        """Return the decisions in force."""
        state = season_state(season)
        return state.rulings if state else Rulings()

    def played_at(self, season: Season, match: str, player: str) -> int:
        """Return when (ms) a match of a player ended."""
        return rulings.played_at(season, match, player)

    def rows(self, season: Season, log: Sequence[LogEntry], name: NameOf, when: When) -> Rows:
        """Return every seat of every match."""
        return league_rows.results(season_state(season), name, when)

    def decisions(self, season: Season, log: Sequence[LogEntry], name: NameOf, when: When) -> Rows:
        """Return every decision, in order."""
        return league_rows.decisions(season_state(season), name, when)


@dataclass(frozen=True, slots=True)
class LeagueStandings:
    """The standings, summed from the matches that count."""

    system: System

    def lines(self, season: Season) -> tuple[Row, ...]:
        """Return the standings with the account behind each line; empty before the start."""
        state = season_state(season)
        return self.system.ranked(state) if state else ()

    def ranges(self, season: Season) -> dict[str, PlaceRange]:
        """Return the places in which each entry can still finish, unless it was withdrawn; empty before the
        start.
        """
        state, rows = season_state(season), self.lines(season)
        if state is None or season.phase == "over":
            placed = ((row.account.entry, row.place) for row in rows)
            return {entry: PlaceRange(place, place) for entry, place in placed if place is not None}
        return place_ranges(rows, ahead_of(season, state, goes_on=self.system.goes_on(state)))

    def finishes(self, season: Season, skills: Mapping[str, Skill], chance: Luck) -> Iterator[Places]:
        """Yield the places with which a running season finishes, each time that its rest is played."""
        state = league(season)
        ahead = ahead_of(season, state, goes_on=self.system.goes_on(state))
        return rounds_played(self.lines(season), ahead, skills, chance)

    def part_played(self, season: Season) -> float:
        """Return which part of its matches a running season has played, 0 to 1."""
        state = league(season)
        last = [each for each in state.fixtures.values() if each.round == state.round]
        is_open = sum(each.round == state.round for each in to_call(season)) if last else 0
        return (state.round - is_open / max(1, len(last))) / state.scoring.rounds

    def goals(self, season: Season) -> tuple[Goal, ...]:
        """Return what its players play for, the best first: to win it."""
        return (Goal("first", 1, 1),)

    def stakes(self, season: Season, ranges: Mapping[str, PlaceRange]) -> dict[str, Stakes]:
        """Return what is at stake at each open fixture where something is, given the result of
        :meth:`ranges`.
        """
        state = season_state(season)
        if state is None or season.phase not in ("running", "paused"):
            return {}
        ahead = ahead_of(season, state, goes_on=self.system.goes_on(state))
        found = stakes(self.lines(season), ahead, self.goals(season), ranges)
        return {key: each for key, each in zip(_open_keys(season), found, strict=True) if each}

    def outline(self, season: Season) -> tuple[RoundColumn, ...]:
        """Return the bracket of a cup, round by round; empty for other leagues, and before the start."""
        state = season_state(season)
        return self.system.outline(state) if state else ()

    def placings(self, season: Season) -> tuple[Placing, ...]:
        """Return the standings. In a knock-out they have no scores, because players are out or advance."""
        scored = not self.system.facts.seeded
        return tuple(
            Placing(
                row.division,
                row.place,
                row.account.entry,
                row.account.player,
                row.account.score if scored else None,
                row.account.has_counted,
            )
            for row in self.lines(season)
        )

    def equals(self, season: Season) -> Sequence[str]:
        """Return the entries that share a place."""
        lines = self.placings(season)
        shared = Counter((line.division, line.place) for line in lines)
        return [
            line.entry for line in lines if line.place is not None and shared[line.division, line.place] > 1
        ]

    def reviewed(self, season: Season) -> Reviewed | None:
        """Return ``champion`` in review, because the champion is named next."""
        return "champion" if season.phase == "review" else None

    def ties(self, season: Season) -> Sequence[Tie]:
        """Return the ties that leave open who has won, or who changes divisions."""
        state = season_state(season)
        return ties_on_lines(state, self.lines(season)) if state else ()

    def winners(self, season: Season) -> tuple[str, ...]:
        """Return the players in first place of the highest division, if they were dealt cards."""
        return champions(self.lines(season)) if season.phase == "over" else ()

    def rows(self, season: Season, name: NameOf) -> Rows:
        """Return the standings."""
        state = season_state(season)
        lost = bracket(state).out if state and state.scoring.knock_out else {}
        return league_rows.standings(self.lines(season), state, lost, name)


def ahead_of(season: Season, state: SeasonState, *, goes_on: bool) -> Ahead:
    """Return what is still to be played; ``goes_on`` if there are rounds without pairings."""
    scoring, is_going = state.scoring, season.phase in ("running", "paused")
    tables = tuple(_open_table(state, key) for key in _open_keys(season)) if is_going else ()
    rounds = scoring.rounds - state.round if is_going and goes_on else 0
    return Ahead(tables, rounds, scoring.size, scoring.largest)


def _open_keys(season: Season) -> list[str]:
    """Return the open fixtures that count."""
    return [key for key in open_fixtures(season) if not is_tiebreaker(key)]


def _open_table(state: SeasonState, fixture: str) -> OpenTable:
    """Return an open table, with those of its entries who can still win points there."""
    gone, seated = state.rulings.withdrawn, state.fixtures[fixture].entries
    there = tuple(entry for entry in seated if entry not in gone)
    return OpenTable(there, sum(gone[entry].rest == "forfeit" for entry in seated if entry in gone))
