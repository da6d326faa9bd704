"""Divisions: rounds within each division, and promotion and relegation between two seasons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.league import divisions
from bot.league.goals import Goal
from bot.league.phrase import Phrase
from bot.league.season.fixtures import season_state
from bot.league.season.formats.league import LeagueStandings
from bot.league.season.formats.rounds import Rounds
from bot.league.season.settings import SeasonSettings
from bot.league.season.state import Season
from bot.league.season_state import SeasonState


class DivisionStandings(LeagueStandings):
    """The standings of each division."""

    def goals(self, season: Season) -> tuple[Goal, ...]:
        """Return first place of the highest division, and to go up or to stay wherever players move."""
        state, parts = season_state(season), divisions.staying(self.lines(season))
        if state is None:
            return ()
        found = [Goal("first", min(state.divisions), 1)]
        for rows, (up, stay) in zip(parts, divisions.lines(state, parts), strict=True):
            if up:
                found.append(Goal("up", rows[0].division, up))
            if stay < len(rows):
                found.append(Goal("stay", rows[0].division, stay))
        return tuple(found)


class DivisionRounds(Rounds):
    """Rounds in which strong players meet strong players."""

    facts = replace(
        Rounds.facts,
        key="divisions",
        divided=True,
        options=Rounds.facts.options | {"division-size", "moving", "seeding"},
    )

    def __init__(self) -> None:
        super().__init__()
        self.standings = DivisionStandings(self)

    def counting(self, settings: SeasonSettings) -> Iterator[Phrase]:
        """Yield the same as in rounds, and the division in which players start."""
        yield from super().counting(settings)
        yield Phrase(
            "league-seeds-divisions",
            {
                "seeding": settings.seeding,
                "most": settings.division_size,
                "seasons": divisions.BREAK,
            },
        )

    def parted(
        self, settings: SeasonSettings, order: Sequence[str], background: divisions.Background
    ) -> divisions.Divisions:
        """Return the divisions at the start: as few as fit, and players get their promised division or a
        higher one.
        """
        within = divisions.bounds(settings.size, settings.division_size)
        return divisions.placed(order, background, within)

    def promises(self, state: SeasonState) -> divisions.Divisions:
        """Return the divisions after promotion and relegation."""
        return divisions.promises(state)
