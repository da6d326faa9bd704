"""What a season of a league is: its format, who is in, and which tables are to be played by when."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bot.games import GAMES
from bot.league.sizes import LARGEST


@dataclass(frozen=True, slots=True)
class Season:
    """How a season is played and counted. Swedish Pursuit's tournament has rules of its own
    (:mod:`bot.league.tournament`).
    """

    key: str
    game: str
    drawn: bool = False
    """Whether only matches of its fixtures count; otherwise every ranked match at a table of the season."""
    scoring: Literal["places", "points"] = "places"
    """places: for each match 100 for the first place alone, 0 for the last, evenly between; points: what the
    match counted, as an average.
    """
    counting: Literal["all", "best", "average"] = "all"
    """Which matches make the score: all added up, the best of them, or their average."""
    best: int = 0
    """With ``best``: how many."""
    minimum: int = 0
    """Matches before somebody has a place; until then they are provisional."""
    forfeit_points: int = 100
    """What a forfeit is worth where points are counted and fewer are better; elsewhere it is worth 0."""
    size: int = 5
    """Of the tables that are drawn."""
    largest: int = LARGEST
    """What the game, by its house rules, seats at most."""
    rounds: int = 8
    moving: int = 1
    """So many go up and down between two divisions."""
    starts: int = 0
    """Milliseconds since 1970."""
    ends: int | None = None

    @property
    def averaged(self) -> bool:
        """Whether the score is an average."""
        return self.counting == "average" or self.scoring == "points"

    @property
    def low_wins(self) -> bool:
        """Whether a lower score is better."""
        return self.scoring == "points" and GAMES[self.game].spec.low_wins


@dataclass(frozen=True, slots=True)
class Entrant:
    """A place in a season. Scores belong to it, whoever holds it."""

    entry: str
    """Its key: unique in the season, and best that of the player who entered."""
    player: str
    """The key of the person who entered."""
    joined: int = 0
    """When; what was over before counts for nothing."""
    division: int = 1
    """1 is the highest."""


@dataclass(frozen=True, slots=True)
class Fixture:
    """A table that is to be played."""

    key: str
    round: int
    entries: tuple[str, ...]
    deadline: int
    division: int = 1
    drawn: int = 0
    """When it was drawn, in milliseconds since 1970, as the deadline is."""
