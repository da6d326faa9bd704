"""The types that all formats use: due acts, places of fixtures, standings, and the facts of a format. The
formats themselves are in :mod:`bot.league.season.formats`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal, NamedTuple, TypeAlias

from bot.league.season.acts import ClockAct, Start

Json: TypeAlias = dict[str, object]
Cell: TypeAlias = str | int | float | None
Rows: TypeAlias = Iterator[Sequence[Cell]]
"""Rows of a spreadsheet, headings first."""
NameOf: TypeAlias = Callable[[str], str]
"""Returns the name of a person, given their key."""
When: TypeAlias = Callable[[int], str]
"""Returns a time (ms) in a spreadsheet's notation."""


@dataclass(frozen=True, slots=True)
class TimeUp:
    """The time of a fixture is up, and it must end. The outcome depends on what happened at its table.

    Without a fixture, the time of the whole season is up, for every table that still plays in it.
    """

    fixture: str


class Due(NamedTuple):
    """An act of the clock, with its time (ms)."""

    at: int
    what: ClockAct | Start | TimeUp


class FixturePlace(NamedTuple):
    """The place of a fixture. A number is 0 if the format has no such number."""

    round: int = 0
    division: int = 0
    table: int = 0
    final: bool = False
    tiebreaker: bool = False
    """Whether it is a tiebreaker ordered by the umpire."""


class Placing(NamedTuple):
    """A line of any format's standings."""

    division: int
    place: int | None
    """None if the entry has no place, or none yet."""
    entry: str
    player: str
    score: Fraction | int | None
    played: bool
    """Whether anything counts for the entry yet, so that its place is earned."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Facts:
    """The facts of a format that hold for all its seasons."""

    key: str
    """Name of the format in settings and commands. Discord shows the phrase ``choice-format-<key>``."""
    by_games: bool = False
    """Whether single deals count, as in the tournament, instead of whole matches in a
    :class:`~bot.league.season_state.SeasonState`.
    """
    game: str | None = None
    """Only game of this format; None for any game."""
    drawn: bool = True
    """Whether the season pairs players. If not, people open tables themselves."""
    divided: bool = False
    """Whether the season has divisions."""
    seeded: bool = False
    """Whether players start in order of strength, as set in the settings."""
    late: bool = True
    """Whether players can enter after the start, if the settings allow it."""
    forfeits: bool = True
    """Whether players who leave a running season forfeit their remaining matches. If not, only the umpire can
    remove them.
    """
    reopens: bool = True
    """Whether confirmed results can be reviewed again for some time."""
    has_deadlines: bool = True
    """Whether fixtures have deadlines with reminders. If not, a round lasts until all have played."""
    options: frozenset[str]
    """Optional settings of a new season that this format knows."""


Reviewed = Literal["playoff", "champion"]
"""What confirming the results does: advance to the next part, or name the champion."""
