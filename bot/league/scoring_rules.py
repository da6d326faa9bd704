"""How a season of a league counts: its rules, its entrants and its fixtures."""

from __future__ import annotations

import re
from dataclasses import dataclass

from bot.league.sizes import LARGEST

_TIEBREAKER = re.compile(r"-p[0-9]+-1")


@dataclass(frozen=True, slots=True)
class ScoringRules:
    """The rules by which a season is played and scored. All of it, from its announcement to its champion, is
    a :class:`~bot.league.season.Season`.

    Swedish Pursuit's tournament has rules of its own (:mod:`bot.league.tournament`).
    """

    key: str
    game: str
    drawn: bool = False
    """Whether only matches of its fixtures count; otherwise every ranked match at a table of the season."""
    counts_meetings: bool = False
    """Whether the score depends on finishing ahead of opponents (:mod:`bot.league.meetings`); otherwise it is
    the sum of all matches.
    """
    size: int = 5
    """Preferred number of seats at a paired table."""
    largest: int = LARGEST
    """Most seats that the game allows with these house rules."""
    rounds: int = 8
    division_size: int | None = None
    """Most players in a division; see :mod:`bot.league.divisions`. None without divisions."""
    moving: int = 1
    """The number of players promoted and relegated between two divisions."""
    starts: int = 0
    """Milliseconds since 1970."""
    ends: int | None = None
    knock_out: bool = False
    """Whether a loss at a table eliminates, so that every table must come to an end."""

    @property
    def costs_byes(self) -> bool:
        """Whether a bye costs points: at tables of two with an odd number of players, when the score is a
        sum.
        """
        return self.drawn and self.size == 2 and not (self.knock_out or self.counts_meetings)


@dataclass(frozen=True, slots=True)
class Entrant:
    """A spot in a season. The score belongs to it and not to the player who holds it."""

    entry: str
    """The key of the entry, unique in the season; usually the key of the player who entered."""
    player: str
    """The key of the person who entered."""
    joined: int = 0
    """Time (ms) of entering. Matches that ended before do not count."""
    division: int = 1
    """The number of the division; 1 is the highest."""


@dataclass(frozen=True, slots=True)
class Fixture:
    """A scheduled match: a paired table with a deadline."""

    key: str
    round: int
    entries: tuple[str, ...]
    deadline: int
    division: int = 1
    drawn: int = 0
    """Time of the pairing (ms since 1970, like the deadline)."""


def tiebreaker_key(season: str, decision: str) -> str:
    """Return the key of the fixture of a tiebreaker, given the umpire's decision."""
    return f"{season}-p{decision}-1"


def is_tiebreaker(fixture: str) -> bool:
    """Return whether a key is that of a tiebreaker, which only orders tied entries. The tiebreakers of a cup
    are rounds like any other.
    """
    return _TIEBREAKER.search(fixture) is not None
