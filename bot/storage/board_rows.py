"""Typed rows of results, statistics and leaderboards. Fields have the names of their columns."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from bot.storage.executor import Columns
from bot.user_text import UserText


class OutcomeRow(NamedTuple):
    """The result of a match for one seat, with everything that leagues and ratings need. A tuple, because
    many are made at once.
    """

    number: int
    """The number of the match among the place's finished matches of this game, from 1."""
    table_id: str
    game: str
    finished_at: int
    ranked: bool
    season: str | None
    fixture: str | None
    void: bool
    """Whether an umpire has voided the match."""
    seat: int
    person: str | None
    """None for a computer."""
    place: int
    total: int
    deals: int
    from_deal: int
    """The first deal that the person played from its start."""
    forfeited: bool
    deals_stood_in: int
    """Deals at whose end a computer played for them."""
    scoring_version: int
    """Version of the scoring rules for this match."""
    excused: bool = False
    """Whether an umpire has removed them without a forfeit."""
    options: str = "{}"
    """House rules of the match, as JSON. Many matches share the same text."""

    @classmethod
    def of_columns(cls, row: Columns) -> OutcomeRow:
        """Build a row column by column, which is fast enough for a season's thousands of rows."""
        return cls(
            row["number"],
            row["table_id"],
            row["game"],
            row["finished_at"],
            row["ranked"] == 1,
            row["season"],
            row["fixture"],
            row["void"] == 1,
            row["seat"],
            row["person"],
            row["place"],
            row["total"],
            row["deals"],
            row["from_deal"],
            row["forfeited"] == 1,
            row["deals_stood_in"],
            row["scoring_version"],
            row["excused"] == 1,
            row["options"],
        )


@dataclass(frozen=True, slots=True)
class RatingRow:
    """A person's rating in one game."""

    place_id: int
    game: str
    person: str
    mu: float
    sigma: float
    matches: int
    """Number of rated matches."""
    shown: int
    """Number shown to people, computed from the skill."""
    weight: float = 0.0
    """Sum of the weights of these matches."""
    met: Mapping[str, float] = field(default_factory=dict)
    """How often each person was met lately, by key."""


@dataclass(frozen=True, slots=True)
class RatingChangeRow:
    """A match's change of a person's rating. The factors explain its weight; each is 1 at most."""

    table_id: str
    person: str
    old: int
    new: int
    length: float
    settled: float
    fresh: float


@dataclass(frozen=True, slots=True)
class RatedMatchRow:
    """A match that has changed a person's rating, with its :class:`RatingChangeRow`."""

    table_id: str
    finished_at: int
    channel_id: int
    message_id: int | None
    place: int
    old: int
    new: int
    length: float
    settled: float
    fresh: float


@dataclass(frozen=True, slots=True)
class StatsRow:
    """A person's statistics in one game. Only matches that count are included, unless a field says
    otherwise.
    """

    game: str
    matches: int
    wins: int
    deals: int
    deals_won: int
    points: int
    calls_due: int
    calls_made: int
    calls_missed: int
    uncounted: int
    """Matches that don't count: against computers only, or joined late."""


@dataclass(frozen=True, slots=True)
class LeaderboardRow:
    """A line of a leaderboard. A shared win counts as a win for everyone who shares it."""

    line: int
    """Number of the line on the whole board, from 1."""
    rank: int | None
    """Rank, shared by tied people. None for a person with too few matches."""
    person: str
    user_id: int
    name: UserText
    matches: int
    wins: int
    win_share: float
    deals: int
    deals_won: int
    points_per_deal: float | None
    """None without a finished deal."""
    calls_made: int
    calls_missed: int
    rating: int | None
    """None with too few rated matches."""
    rated: int
    """Number of rated matches."""
    last_at: int
    """End of the last match that counts."""
    own: bool
    """Whether this is the line of the person who asked."""


@dataclass(frozen=True, slots=True)
class Leaderboard:
    """One page of a leaderboard, and the line of the person who asked, from any page."""

    rows: tuple[LeaderboardRow, ...]
    own: LeaderboardRow | None
    total: int
    """Number of lines on all pages."""
    namesakes: tuple[LeaderboardRow, ...] = ()
    """Lines on other pages of people with similar names."""


@dataclass(frozen=True, slots=True)
class SeasonName:
    """A season's key, the name of its league, and its number within the league."""

    season: str
    league: UserText
    number: int
    game: str


@dataclass(frozen=True, slots=True)
class HighlightRow:
    """A person's result in a match that counts."""

    kind: Literal["newest", "best", "worst"]
    place: int
    won: bool
    finished_at: int
    points: int
    deals: int
    total: int
    channel_id: int
    message_id: int | None


@dataclass(frozen=True, slots=True)
class StreakRow:
    """Number of latest matches in a row that were won, or that were not won."""

    won: bool
    matches: int


@dataclass(frozen=True, slots=True)
class RivalRow:
    """How often a person has met another, and how often each finished ahead. The remaining matches were
    ties.
    """

    person: str
    user_id: int | None
    """None for a forgotten person, like the name."""
    name: UserText | None
    matches: int
    ahead: int
    behind: int


@dataclass(frozen=True, slots=True)
class AgainstRow:
    """The same as :class:`RivalRow` for two given people, in one game."""

    game: str
    matches: int
    ahead: int
    behind: int


@dataclass(frozen=True, slots=True)
class HistorySeat:
    """A person or computer and their place. A computer has no key, and a forgotten person has neither user id
    nor name.
    """

    seat: int
    person: str | None
    user_id: int | None
    name: UserText | None
    place: int
    forfeited: bool


@dataclass(frozen=True, slots=True)
class HistoryRow:
    """A finished match."""

    table_id: str
    game: str
    finished_at: int
    channel_id: int
    message_id: int | None
    ranked: bool
    void: bool
    league: UserText | None
    """Name of the table's league, followed by the number of the season."""
    number: int | None
    seats: tuple[HistorySeat, ...]
    """Ordered by place."""
