"""An open season: every ranked match at a table of the league counts."""

from __future__ import annotations

from collections.abc import Iterator

from bot.league.contest import calls, fixtures
from bot.league.contest.fixtures import season_state
from bot.league.contest.format import Due, Facts, TimeUp
from bot.league.contest.formats.league import LEAGUE_OPTIONS, System
from bot.league.contest.state import Contest
from bot.league.phrase import Phrase, moment
from bot.league.season_state import SeasonState


class Open(System):
    """Players open their tables themselves until a certain day, or until the umpire confirms the results."""

    facts = Facts(
        key="open",
        family="league",
        drawn=False,
        has_deadlines=False,
        counting="average",
        options=LEAGUE_OPTIONS | {"ends"},
    )

    def goes_on(self, state: SeasonState) -> bool:
        """True, because there is always something to play."""
        return True

    def ends(self, contest: Contest) -> int | None:
        """The end that was announced, or to which the umpire has extended the season."""
        state = season_state(contest)
        return state.rules.ends if state else contest.terms.ends

    def stands(self, contest: Contest) -> Phrase:
        """That it is played, or that a tie is played off."""
        is_playoff = fixtures.playoff_until(contest) is not None
        return Phrase("league-phase-playoff" if is_playoff else "league-phase-open")

    def follows(self, contest: Contest) -> Phrase:
        """Its end, or that of the play-off."""
        if fixtures.playoff_until(contest) is not None:
            return super().follows(contest)
        return Phrase("league-follows-open", {"until": moment(self.ends(contest))})

    def timetable(self, contest: Contest, now: int) -> Iterator[Due]:
        """What is due at a play-off, and the end of the season if a day was set."""
        yield from calls.timetable(contest, now)
        ends = self.ends(contest)
        if ends is not None and not fixtures.open_playoffs(contest):
            yield Due(ends, TimeUp(""))
