"""Typed rows of results, statistics and leaderboards. Fields have the names of their columns."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from bot.storage.executor import Columns
from bot.user_text import UserText


class OutcomeRow(NamedTuple):
    """The result of a match for one seat, with everything that leagues and ratings need. It is a tuple
    because many are made at once.
    """

    number: int
    """The number of the match in the order in which the guild's matches of this game ended; 1 is the first.
    """
    table_id: str
    game: str
    finished_at: int
    ranked: bool
    league: str | None
    """The season that the table belonged to."""
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
    """The first deal that the person played from its beginning."""
    forfeited: bool
    deals_stood_in: int
    """The number of deals at whose end a computer played for them."""
    scoring_version: int
    """The version of the rules of scoring by which the match counts."""
    excused: bool = False
    """Whether an umpire has taken them out without holding it against them."""
    options: str = "{}"
    """The house rules of the match, as JSON. The same text stands in many matches."""

    @classmethod
    def of_columns(cls, row: Columns) -> OutcomeRow:
        """Make a row column by column, because a season has thousands of them."""
        return cls(
            row["number"],
            row["table_id"],
            row["game"],
            row["finished_at"],
            row["ranked"] == 1,
            row["league"],
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
    """The estimate of a person's skill in one game."""

    guild_id: int
    game: str
    person: str
    mu: float
    sigma: float
    matches: int
    """The number of rated matches."""
    shown: int
    """The number for people that follows from the skill."""
    weight: float = 0.0
    """What those matches have counted, together."""
    met: Mapping[str, float] = field(default_factory=dict)
    """How often each person was met lately, by their keys."""


@dataclass(frozen=True, slots=True)
class RatingChangeRow:
    """What a match has made of a person's rating. The factors say why it counted as much, each 1 at most."""

    table_id: str
    person: str
    old: int
    new: int
    length: float
    settled: float
    fresh: float


@dataclass(frozen=True, slots=True)
class RatedMatchRow:
    """A match that has changed a person's rating, as :class:`RatingChangeRow` says."""

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
    """One person's statistics in one game. Only matches that count are included, unless a field says
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
    """The number of matches that do not count: against computers only, or joined late."""


@dataclass(frozen=True, slots=True)
class LeaderboardRow:
    """A line of a leaderboard. A shared win counts as a win for everybody who shares it."""

    line: int
    """The number of the line on the whole board, from 1."""
    rank: int | None
    """Equals share a rank. None for somebody who has not played enough to be ranked."""
    person: str
    user_id: int
    name: UserText
    matches: int
    wins: int
    win_share: float
    deals: int
    deals_won: int
    points_per_deal: float | None
    """None if no deal was played to its end."""
    calls_made: int
    calls_missed: int
    rating: int | None
    """None if too few matches were rated."""
    rated: int
    """The number of rated matches."""
    last_at: int
    """When the last match that counts ended."""
    own: bool
    """Whether this is the line of the person who asks."""


@dataclass(frozen=True, slots=True)
class Leaderboard:
    """One page of a leaderboard, and the line of the person who asks, whichever page it is on."""

    rows: tuple[LeaderboardRow, ...]
    own: LeaderboardRow | None
    total: int
    """The number of lines on all pages."""
    namesakes: tuple[LeaderboardRow, ...] = ()
    """The lines on other pages of people whose names look like one of these."""


@dataclass(frozen=True, slots=True)
class SeasonName:
    """A season's key, the name of its league, and its number within the league."""

    season: str
    league: UserText
    number: int
    game: str


@dataclass(frozen=True, slots=True)
class HighlightRow:
    """One person's result in a match that counts."""

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
    """The number of newest matches in a row that were won, or that were not won."""

    won: bool
    matches: int


@dataclass(frozen=True, slots=True)
class RivalRow:
    """How often a person has met another, and how often each of the two was ahead. In the remaining matches
    they were equal.
    """

    person: str
    user_id: int | None
    """None for somebody who was forgotten, as the name is."""
    name: UserText | None
    matches: int
    ahead: int
    behind: int


@dataclass(frozen=True, slots=True)
class AgainstRow:
    """The same for two given people, in one game."""

    game: str
    matches: int
    ahead: int
    behind: int


@dataclass(frozen=True, slots=True)
class HistorySeat:
    """A person or computer and their place. A computer has no key, and somebody who was forgotten has
    neither user id nor name.
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
    """The name of the league that the table belonged to, followed by the number of the season."""
    number: int | None
    seats: tuple[HistorySeat, ...]
    """Ordered by place."""
