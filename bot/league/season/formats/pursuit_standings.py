"""The standings of Swedish Pursuit's tournament: the list by which the cut is made."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from bot.league.bounds import PlaceRange
from bot.league.bounds.tournament import place_ranges
from bot.league.forecast import Places, tournament_played
from bot.league.goals import Goal
from bot.league.rounds import Tie
from bot.league.season import pursuit_rows
from bot.league.season.format import NameOf, Placing, Reviewed, Rows
from bot.league.season.formats.league import LeagueStandings
from bot.league.season.sittings import running, tournament_of
from bot.league.season.state import Season
from bot.league.skills import Luck, Skill
from bot.league.stakes import Stakes
from bot.league.tournament import ranking
from bot.league.tournament.state import FINALISTS, SLOTS


class PursuitStandings(LeagueStandings):
    """The standings: the list by which the cut is made."""

    def placings(self, season: Season) -> tuple[Placing, ...]:
        """Return the list, with the points that count now."""
        state = tournament_of(season)
        return tuple(
            Placing(
                1,
                line.place,
                line.sums.entry,
                season.player_of(line.sums.entry),
                line.sums.rounds[2] if line.finalist else line.sums.combined,
                any(entry == line.sums.entry for _, _, entry in state.cells),
            )
            for line in (ranking(state) if state else ())
            if state
        )

    def ranges(self, season: Season) -> dict[str, PlaceRange]:
        """Return the places that are still possible in the list."""
        state = tournament_of(season)
        return place_ranges(state) if state else {}

    def finishes(self, season: Season, skills: Mapping[str, Skill], chance: Luck) -> Iterator[Places]:
        """Yield the places with which the tournament finishes, each time that its rest is played."""
        return tournament_played(running(season), skills, chance)

    def part_played(self, season: Season) -> float:
        """Return which part of the deals of all entries of the first two rounds was played, 0 to 1."""
        state = running(season)
        return min(1.0, len(state.cells) / (2 * SLOTS * max(1, len(state.entries))))

    def goals(self, season: Season) -> tuple[Goal, ...]:
        """Return first place and, before the cut, the play-off if not all go through."""
        state, first = tournament_of(season), Goal("first", 1, 1)
        if state is None or state.finalists or len(state.entries) <= FINALISTS:
            return (first,)
        return (first, Goal("playoff", 1, FINALISTS))

    def stakes(self, season: Season, ranges: Mapping[str, PlaceRange]) -> dict[str, Stakes]:
        """Return nothing, because a deal can give any number of points."""
        return {}

    def equals(self, season: Season) -> Sequence[str]:
        """Return the entries in the tie that the tournament waits for."""
        state = tournament_of(season)
        return state.tie.entries if state and state.tie else ()

    def reviewed(self, season: Season) -> Reviewed | None:
        """Return ``playoff`` after the first two rounds, and ``champion`` after the play-off."""
        state = tournament_of(season)
        if state is None or season.phase != "running" or not state.is_reviewed:
            return None
        return "champion" if state.finalists else "playoff"

    def ties(self, season: Season) -> Sequence[Tie]:
        """Return the tie that the tournament waits for, if there is one."""
        state = tournament_of(season)
        if state is None or state.tie is None:
            return ()
        equals = state.tie.entries
        if state.finalists:
            return (Tie(equals, 1, "won", state.tie.places),)
        return (Tie(equals, FINALISTS, "goes_on", state.tie.places),)

    def winners(self, season: Season) -> tuple[str, ...]:
        """Return the champions."""
        if season.phase != "over":
            return ()
        return tuple(map(season.player_of, running(season).champions))

    def rows(self, season: Season, name: NameOf) -> Rows:
        """Return the list."""
        return pursuit_rows.standings(tournament_of(season), name)
