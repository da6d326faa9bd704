"""The words in which formats speak: what is due, where something is played, how it stands, and the facts of a
format. What a format does is in :mod:`bot.league.contest.formats`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal, NamedTuple, TypeAlias

from bot.league.contest.acts import ClockAct, Start

Json: TypeAlias = dict[str, object]
Cell: TypeAlias = str | int | float | None
Rows: TypeAlias = Iterator[Sequence[Cell]]
"""The rows of a spreadsheet. The first one has the headings."""
NameOf: TypeAlias = Callable[[str], str]
"""Returns the name of a person, given their key."""
When: TypeAlias = Callable[[int], str]
"""Returns a time (ms) as a spreadsheet reads it."""


@dataclass(frozen=True, slots=True)
class TimeUp:
    """The time of a fixture is up, and it must be brought to an end. What that is follows from what has
    happened at its table.

    If no fixture is named, the time of the whole season is up, and every table that still plays in it is
    meant.
    """

    fixture: str


class Due(NamedTuple):
    """Something that the clock does, with its time (ms)."""

    at: int
    what: ClockAct | Start | TimeUp


class Place(NamedTuple):
    """Where a fixture is played. A number is 0 if the format has no such number."""

    round: int = 0
    division: int = 0
    table: int = 0
    final: bool = False
    playoff: bool = False
    """Whether a tie is played off there, because the umpire has decided so."""


class Placing(NamedTuple):
    """A line of the standings of any format."""

    division: int
    place: int | None
    """None if the entry has no place, or none yet."""
    entry: str
    player: str
    score: Fraction | int | None
    played: bool
    """Whether anything counts for the entry yet, so that its place is one that it has won."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Facts:
    """The facts that hold for every season of a format."""

    key: str
    """The name of the format in terms and commands. In Discord it is shown as the phrase
    ``choice-format-<key>``.
    """
    by_games: bool = False
    """Whether single games are counted, in a tournament of its own, instead of whole matches in a
    :class:`~bot.league.season_state.SeasonState`.
    """
    game: str | None = None
    """The only game that can be played in this format; None if it is any game."""
    drawn: bool = True
    """Whether the season decides who plays whom. If not, people open tables themselves."""
    divided: bool = False
    """Whether the season has divisions."""
    seeded: bool = False
    """Whether players start in the order of their strength, as the terms say."""
    late: bool = True
    """Whether players can enter after the start, if the terms allow it."""
    forfeits: bool = True
    """Whether players who leave a running season forfeit what they still have to play. If not, only the
    umpire can let them go.
    """
    reopens: bool = True
    """Whether confirmed results can be reviewed again for some time."""
    has_deadlines: bool = True
    """Whether fixtures have deadlines, of which players are reminded. If not, a round lasts until everybody
    has played.
    """
    options: frozenset[str]
    """The options of a new season that the format knows, out of those that not every format knows."""


Reviewed = Literal["playoff", "champion"]
"""What follows when results are confirmed: the next part is drawn, or the champion is named."""
