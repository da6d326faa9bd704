"""What finished matches come to, as typed rows: a field is called as its column is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, NamedTuple


class OutcomeRow(NamedTuple):
    """How a match ended for one seat, with all that a league and a rating ask of the match. A tuple, as so
    many of them are made at once.
    """

    number: int
    """The how-manyth match of its game in its guild: the order in which they ended."""
    table_id: str
    game: str
    finished_at: int
    ranked: bool
    league: str | None
    """The season at whose table it was played."""
    fixture: str | None
    void: bool
    """Whether an umpire has taken the match out."""
    seat: int
    person: str | None
    """None: a computer."""
    place: int
    total: int
    deals: int
    from_deal: int
    """The first deal that the person has played from its beginning."""
    forfeited: bool
    deals_stood_in: int
    """At the end of how many deals a computer played for them."""
    excused: bool = False
    """Whether an umpire has taken them out without holding it against them."""
    counts_by: int = 1
    """The rule by which the match counts."""


@dataclass(frozen=True, slots=True)
class RatingRow:
    """What is believed of a person's skill in one game."""

    guild_id: int
    game: str
    person: str
    mu: float
    sigma: float
    matches: int
    """Those that were rated."""
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
    before: int
    after: int
    length: float
    settled: float
    fresh: float


@dataclass(frozen=True, slots=True)
class StatsRow:
    """What one person has done in one game, over the matches that count."""

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
    """Matches that do not count: against computers alone, or joined late. In none of the other numbers."""


@dataclass(frozen=True, slots=True)
class LeaderboardRow:
    """A line of a leaderboard. Joint winners have won, all of them."""

    line: int
    """1 for the first line of the first page."""
    rank: int | None
    """Shared by equals; None for who has not played enough for what the board is ordered by."""
    person: str
    name: str
    matches: int
    wins: int
    win_share: float
    deals: int
    deals_won: int
    points_per_deal: float | None
    """None when no deal was played to its end."""
    calls_made: int
    calls_missed: int
    rating: int | None
    """The number for people; None while too few matches were rated."""
    rated: int
    """Matches that were rated."""
    last_at: int
    """When the last match that counts was over."""
    own: bool
    """Whether this is the line of the person who asked."""


@dataclass(frozen=True, slots=True)
class Leaderboard:
    """One page of a leaderboard, and the asker's own line wherever it stands."""

    rows: tuple[LeaderboardRow, ...]
    own: LeaderboardRow | None
    total: int
    """Lines on all pages."""


@dataclass(frozen=True, slots=True)
class SeasonName:
    """A season by its key, the league it is of, and the how-manyth of that."""

    season: str
    league: str
    number: int
    game: str


@dataclass(frozen=True, slots=True)
class HighlightRow:
    """A match that counts, as one person played it."""

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
    """So many of the newest matches in a row that were won, or were not."""

    won: bool
    matches: int


@dataclass(frozen=True, slots=True)
class RivalRow:
    """How often a person has met another, and who stood before whom; in the rest they were equal."""

    person: str
    name: str | None
    """None: somebody who was forgotten."""
    matches: int
    ahead: int
    behind: int


@dataclass(frozen=True, slots=True)
class AgainstRow:
    """The same between two people, in one game."""

    game: str
    matches: int
    ahead: int
    behind: int


@dataclass(frozen=True, slots=True)
class HistorySeat:
    """Who ended in which place. Without a key: a computer; without a name: somebody who was forgotten."""

    seat: int
    person: str | None
    name: str | None
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
    league: str | None
    """The league at whose table it was played, and below the number of its season."""
    number: int | None
    seats: tuple[HistorySeat, ...]
    """By place."""
