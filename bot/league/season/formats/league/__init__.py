"""The base of a format: everything that differs between open seasons, rounds, cups and tournaments."""

from __future__ import annotations

from bot.league.season.formats.league.course import LeagueCourse
from bot.league.season.formats.league.entries import LeagueEntries
from bot.league.season.formats.league.fixtures import LeagueFixtures
from bot.league.season.formats.league.results import LeagueMatches, LeagueStandings
from bot.league.season.formats.league.system import CALLING_OPTIONS, LEAGUE_OPTIONS, System

__all__ = [
    "CALLING_OPTIONS",
    "LEAGUE_OPTIONS",
    "Format",
    "LeagueCourse",
    "LeagueEntries",
    "LeagueFixtures",
    "LeagueMatches",
    "LeagueStandings",
]


class Format(System):
    """How seasons of one kind are announced, entered, played, counted and ended. It has one part per subject.

    This base is a league that pairs players round by round in one division. A format is a module in
    :mod:`bot.league.season.formats` with a subclass of this class and of the parts that it changes. It keeps
    its state in ``season.play``, as its own type, which only its screens read. Illegal acts raise
    :class:`~bot.league.illegal.IllegalAct`.
    """

    def __init__(self) -> None:
        self.entries = LeagueEntries(self)
        self.course = LeagueCourse(self)
        self.fixtures = LeagueFixtures(self)
        self.matches = LeagueMatches()
        self.standings = LeagueStandings(self)
