"""An open season: every ranked match at a table of the league counts."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bot.league.contest import calls, fixtures
from bot.league.contest.fixtures import season_state
from bot.league.contest.format import Cell, Due, Facts, TimeUp
from bot.league.contest.formats.league import Format
from bot.league.contest.formats.league.system import forfeits_and_ties
from bot.league.contest.state import Contest
from bot.league.contest.terms import Terms
from bot.league.meetings import ENOUGH_PEOPLE, OFTEN
from bot.league.phrase import Phrase, moment
from bot.league.season import Season
from bot.league.season_state import SeasonState


class Open(Format):
    """Players open their tables themselves until a set day, or until the umpire confirms the results."""

    facts = Facts(
        key="open",
        drawn=False,
        has_deadlines=False,
        options=frozenset({"late", "ends"}),
    )

    def season(self, terms: Terms, key: str, starts: int) -> Season:
        """Return rules that count how often players finish ahead of each other."""
        season = super().season(terms, key, starts)
        return replace(season, counts_meetings=True)

    def counting(self, terms: Terms) -> Iterator[Phrase]:
        """Yield what a meeting is worth, what makes the score, and who the regulars are."""
        yield Phrase("league-counts-meetings")
        yield Phrase("league-counts-regulars", {"people": ENOUGH_PEOPLE})
        yield Phrase("league-counts-open")
        yield from forfeits_and_ties(self, terms)

    def figures(self, contest: Contest) -> Iterator[tuple[str, Cell]]:
        """Yield the figures of any league, and those of regulars."""
        yield from super().figures(contest)
        yield "regulars_meet", ENOUGH_PEOPLE
        yield "times_as_often", OFTEN

    def goes_on(self, state: SeasonState) -> bool:
        """Return True, because matches are always possible."""
        return True

    def ends(self, contest: Contest) -> int | None:
        """Return the announced end, or the umpire's later one."""
        state = season_state(contest)
        return state.rules.ends if state else contest.terms.ends

    def stands(self, contest: Contest) -> Phrase:
        """Return that it is played, or that a tiebreaker is."""
        is_playoff = fixtures.playoff_until(contest) is not None
        return Phrase("league-phase-playoff" if is_playoff else "league-phase-open")

    def follows(self, contest: Contest) -> Phrase:
        """Return its end, or that of the tiebreaker."""
        if fixtures.playoff_until(contest) is not None:
            return super().follows(contest)
        return Phrase("league-follows-open", {"until": moment(self.ends(contest))})

    def timetable(self, contest: Contest, now: int) -> Iterator[Due]:
        """Yield what is due at a tiebreaker, and the end of the season if a day was set."""
        yield from calls.timetable(contest, now)
        ends = self.ends(contest)
        if ends is not None and not fixtures.open_playoffs(contest):
            yield Due(ends, TimeUp(""))
