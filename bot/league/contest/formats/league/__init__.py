"""What all leagues share: matches are recorded, and what they give adds up to standings."""

from __future__ import annotations

from bot.league.contest.format import Format
from bot.league.contest.formats.league.course import LeagueCourse
from bot.league.contest.formats.league.entries import LeagueEntries
from bot.league.contest.formats.league.fixtures import LeagueFixtures
from bot.league.contest.formats.league.results import LeagueMatches, LeagueStandings
from bot.league.contest.formats.league.system import CALLING_OPTIONS, LEAGUE_OPTIONS, System

__all__ = ["CALLING_OPTIONS", "LEAGUE_OPTIONS", "LeagueStandings", "System", "league_of"]


def league_of(system: System) -> Format:
    """The format of leagues that are played by ``system``."""
    return Format(
        facts=system.facts,
        announcement=system,
        entries=LeagueEntries(system),
        course=LeagueCourse(system),
        fixtures=LeagueFixtures(system),
        matches=LeagueMatches(),
        standings=LeagueStandings(system),
    )
