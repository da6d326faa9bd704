"""What a format is: everything that differs between open seasons, rounds, cups and tournaments."""

from __future__ import annotations

from bot.league.contest.formats.league.course import LeagueCourse
from bot.league.contest.formats.league.entries import LeagueEntries
from bot.league.contest.formats.league.fixtures import LeagueFixtures
from bot.league.contest.formats.league.results import LeagueMatches, LeagueStandings
from bot.league.contest.formats.league.system import CALLING_OPTIONS, LEAGUE_OPTIONS, System

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
    """How seasons of one kind are announced, entered, played, counted and ended. It has a part for each
    subject but the first.

    This is a league whose tables are drawn round by round in one division. A format is one module in
    :mod:`bot.league.contest.formats`: it derives a class from this one, and from those parts that it does in
    another way. It keeps the state of play in ``contest.play``, as a type of its own, which nobody else reads
    but its screens. Whatever it does not allow raises :class:`~bot.league.illegal.IllegalAct`.
    """

    def __init__(self) -> None:
        self.entries = LeagueEntries(self)
        self.course = LeagueCourse(self)
        self.fixtures = LeagueFixtures(self)
        self.matches = LeagueMatches()
        self.standings = LeagueStandings(self)
