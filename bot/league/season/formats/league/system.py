"""The differences between leagues: pairings, end, and ranking."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import ClassVar

from bot.games import GAMES
from bot.league import updates
from bot.league.divisions import Background, Divisions
from bot.league.outline import RoundColumn
from bot.league.phrase import Phrase, moment
from bot.league.results import ABSENT, PEOPLE_NEEDED
from bot.league.rounds import Seating, drawn, seated
from bot.league.scoring_rules import ScoringRules
from bot.league.season import absence, acts, appointing, drawing, fixtures, ready_checks
from bot.league.season.fixtures import league, season_state
from bot.league.season.format import Cell, Due, Facts
from bot.league.season.settings import SeasonSettings, time_of_round
from bot.league.season.state import Season
from bot.league.season_state import SeasonState
from bot.league.standings import Row, standings

LEAGUE_OPTIONS = frozenset({"late"})
"""Optional settings that most leagues know."""
CALLING_OPTIONS = frozenset({"hours", "grace"})
"""Optional settings that matter with ready checks."""


class System:
    """How seasons of a format are announced, paired and ranked: round by round, in one division."""

    facts: ClassVar[Facts]

    def settled(self, settings: SeasonSettings, players: int) -> SeasonSettings:
        """Return the settings of a season that starts with this number of players."""
        return settings

    def scoring(self, settings: SeasonSettings, key: str, starts: int) -> ScoringRules:
        """Return the rules of a season that starts at ``starts`` (ms)."""
        return ScoringRules(
            key,
            settings.game,
            self.facts.drawn,
            size=settings.size,
            largest=GAMES[settings.game].spec.seats[-1],
            rounds=settings.rounds,
            division_size=settings.division_size if self.facts.divided else None,
            moving=settings.moving,
            starts=starts,
            ends=settings.ends,
        )

    def ranked(self, state: SeasonState) -> tuple[Row, ...]:
        """Return the standings."""
        return standings(state)

    def tables(self, state: SeasonState, seed: bytes, away: Collection[str]) -> Iterable[Seating]:
        """Return the tables of the next round. Entries that are ``away`` can't play."""
        return seated(state, seed, away)

    def goes_on(self, state: SeasonState) -> bool:
        """Return whether another round comes after the last one."""
        return state.round < state.scoring.rounds

    def plays_on(self, state: SeasonState, entry: str) -> bool:
        """Return whether an entry takes part in the rounds to come."""
        return self.goes_on(state)

    def parted(self, settings: SeasonSettings, order: Sequence[str], background: Background) -> Divisions:
        """Return the divisions in which players start, given their ``order`` of strength and promises."""
        return (tuple(order),)

    def outline(self, state: SeasonState) -> tuple[RoundColumn, ...]:
        """Return the bracket of a cup, round by round; empty for other leagues."""
        return ()

    def promises(self, state: SeasonState) -> Divisions:
        """Return the divisions that a season promises for the next one; empty in leagues without
        divisions.
        """
        return ()

    def described(self, settings: SeasonSettings) -> Phrase:
        """Return the number of rounds and their length."""
        sizes = {"size": settings.size, "division": settings.division_size, "moving": settings.moving}
        return Phrase(
            f"league-format-{self.facts.key}", {"rounds": settings.rounds, **sizes, **time_of_round(settings)}
        )

    def counting(self, settings: SeasonSettings) -> Iterator[Phrase]:
        """Yield what a match is worth, which matches count for the score, and how ties are broken."""
        yield Phrase("league-scoring-places")
        # With ready checks, another phrase says who forfeits.
        yield Phrase("league-counts-drawn", {"called": settings.calls_players})
        if self.scoring(settings, "", 0).costs_byes:
            yield Phrase("league-counts-byes", {})
        yield from forfeits_and_ties(self, settings)
        yield Phrase("league-counts-possible")

    def calling(self, settings: SeasonSettings) -> Iterator[Phrase]:
        """Yield the times of ready checks and the hours of play; nothing without ready checks."""
        if not (self.facts.drawn and settings.calls_players):
            return
        yield from appointing.announced(settings, forfeits=True)
        if absence.is_short(settings):
            yield Phrase("league-short", {"out": not self.scoring(settings, "", 0).knock_out})

    def figures(self, season: Season) -> Iterator[tuple[str, Cell]]:
        """Yield whether more points are better or fewer, what counts, and how many people a match needs."""
        state, spec = season_state(season), GAMES[season.settings.game].spec
        scoring = state.rules if state else self.scoring(season.settings, season.key, 0)
        yield "fewer_points_win", int(spec.low_wins)
        yield "only_drawn_tables_count", int(scoring.drawn)
        yield "average", int(scoring.counts_meetings)
        yield "people_needed", PEOPLE_NEEDED
        yield "absent_above_percent", round(100 * ABSENT)
        if scoring.knock_out:
            yield "largest_table", scoring.largest

    def ends(self, season: Season) -> int | None:
        """Return None, because a league ends when everything has been played."""
        return None

    def stands(self, season: Season) -> Phrase:
        """Return the current or last round, or that a tiebreaker is played."""
        if fixtures.tiebreaker_until(season) is not None:
            return Phrase("league-phase-tiebreaker")
        state, is_over = league(season), self.is_over(season)
        about = {"round": state.round, "rounds": state.scoring.rounds, "over": is_over}
        return Phrase("league-phase-rounds", about)

    def follows(self, season: Season) -> Phrase:
        """Return its deadline, and what is next."""
        if (until := fixtures.tiebreaker_until(season)) is not None:
            return Phrase("league-follows-rounds", {"until": moment(until), "last": True})
        state = league(season)
        until, last = drawing.round_until(season), not self.goes_on(state)
        if self.is_over(season) and self.draws_on(season):
            return drawing.next_start(season)
        if absence.is_short(season.settings) and not last and season.held != state.round:
            return Phrase("league-follows-short", {"until": moment(until)})
        return Phrase("league-follows-rounds", {"until": moment(until), "last": last})

    def timetable(self, season: Season, now: int) -> Iterator[Due]:
        """Yield what is due at the fixtures, and the next round or, after the last one, the end."""
        yield from ready_checks.timetable(season, now)
        yield from drawing.nobody_there(season)
        state = league(season)
        if self.draws_on(season):
            is_over = absence.is_short(season.settings) and self.is_over(season)
            yield from drawing.next_round(season, state, now, is_over=is_over)
        elif self.is_over(season):
            yield Due(drawing.closes_at(season, state) if self.goes_on(state) else 0, acts.Close())

    def is_over(self, season: Season) -> bool:
        """Return whether all tables have ended, so that the next step can come."""
        return not fixtures.open_fixtures(season)

    def draws_on(self, season: Season) -> bool:
        """Return whether another round comes, and there are players for it."""
        state = league(season)
        return self.goes_on(state) and drawing.can_draw(season, state)

    def next_round(self, season: Season, deadline: int, tables: Sequence[Seating], at: int) -> Season:
        """Add a round until a ``deadline`` (ms), with these ``tables`` or new pairings. That ends the last
        round, even if it had more time.
        """
        state = league(season)
        seating = tables or self.tables(state, drawing.seed_of(season), drawing.entries_away(season))
        new = drawn(state, seating, deadline, at, season.lot)
        before = drawing.ended(season, at) if self.is_over(season) else state
        return replace(season, play=updates.draw(before, new), draws_at=None)


def forfeits_and_ties(system: System, settings: SeasonSettings) -> Iterator[Phrase]:
    """Yield who forfeits, when ready checks begin, and how ties are broken."""
    spec = GAMES[settings.game].spec
    yield Phrase("league-forfeits", {"share": round(100 * ABSENT)})
    yield from system.calling(settings)
    per_deal = None if not spec.deal_points else "low" if spec.low_wins else "high"
    yield Phrase("league-ties", {"better": per_deal})
