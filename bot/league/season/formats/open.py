"""An open season: every ranked match at a table of the league counts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from bot.league.bounds import PlaceRange
from bot.league.forecast import Places
from bot.league.meetings import ENOUGH_PEOPLE, OFTEN
from bot.league.phrase import Phrase, moment
from bot.league.scoring_rules import ScoringRules
from bot.league.season import fixtures, ready_checks
from bot.league.season.fixtures import season_state
from bot.league.season.format import Cell, Due, Facts, TimeUp
from bot.league.season.formats.league import Format, LeagueStandings
from bot.league.season.formats.league.system import forfeits_and_ties
from bot.league.season.settings import SeasonSettings
from bot.league.season.state import Season
from bot.league.season_state import SeasonState
from bot.league.skills import Luck, Skill


class OpenStandings(LeagueStandings):
    """The standings by how often players finish ahead of each other."""

    def ranges(self, season: Season) -> dict[str, PlaceRange]:
        """Return nothing as long as people can open tables, because then every place is possible."""
        return super().ranges(season) if season.phase in ("review", "over") else {}

    def finishes(self, season: Season, skills: Mapping[str, Skill], chance: Luck) -> Iterator[Places]:
        """Yield nothing, because it's not known how many matches are left."""
        return iter(())


class Open(Format):
    """Players open their tables themselves until a set day, or until the umpire confirms the results."""

    facts = Facts(
        key="open",
        drawn=False,
        has_deadlines=False,
        options=frozenset({"late", "ends"}),
    )

    def __init__(self) -> None:
        super().__init__()
        self.standings = OpenStandings(self)

    def scoring(self, settings: SeasonSettings, key: str, starts: int) -> ScoringRules:
        """Return rules that count how often players finish ahead of each other."""
        scoring = super().scoring(settings, key, starts)
        return replace(scoring, counts_meetings=True)

    def counting(self, settings: SeasonSettings) -> Iterator[Phrase]:
        """Yield what a meeting is worth, what makes the score, and who the regulars are."""
        yield Phrase("league-counts-meetings")
        yield Phrase("league-counts-regulars", {"people": ENOUGH_PEOPLE})
        yield Phrase("league-counts-open")
        yield from forfeits_and_ties(self, settings)

    def figures(self, season: Season) -> Iterator[tuple[str, Cell]]:
        """Yield the figures of any league, and those of regulars."""
        yield from super().figures(season)
        yield "regulars_meet", ENOUGH_PEOPLE
        yield "times_as_often", OFTEN

    def goes_on(self, state: SeasonState) -> bool:
        """Return True, because matches are always possible."""
        return True

    def ends(self, season: Season) -> int | None:
        """Return the announced end, or the umpire's later one."""
        state = season_state(season)
        return state.rules.ends if state else season.settings.ends

    def stands(self, season: Season) -> Phrase:
        """Return that it is played, or that a tiebreaker is."""
        is_tiebreaker = fixtures.tiebreaker_until(season) is not None
        return Phrase("league-phase-tiebreaker" if is_tiebreaker else "league-phase-open")

    def follows(self, season: Season) -> Phrase:
        """Return its end, or that of the tiebreaker."""
        if fixtures.tiebreaker_until(season) is not None:
            return super().follows(season)
        return Phrase("league-follows-open", {"until": moment(self.ends(season))})

    def timetable(self, season: Season, now: int) -> Iterator[Due]:
        """Yield what is due at a tiebreaker, and the end of the season if a day was set."""
        yield from ready_checks.timetable(season, now)
        ends = self.ends(season)
        if ends is not None and not fixtures.open_tiebreakers(season):
            yield Due(ends, TimeUp(""))
