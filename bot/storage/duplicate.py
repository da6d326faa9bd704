"""Duplicate deals, which many people play with the same cards, each alone; and how they have played them."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.storage.declared import Reads, Writes, query
from bot.user_text import UserText


@dataclass(frozen=True, slots=True)
class DuplicateDealRow:
    """A deal that people play alone, against computers: the daily of a day, new cards that one person asked
    for, or a deal of a match from one seat. The row has all that deals its cards.
    """

    deal: str
    """The number of the day, or the id of new cards, or the match (or new cards), the number of its deal and
    the seat, joined by full stops.
    """
    place_id: int
    """The place of the match, or where a player asked for the cards; 0 for a daily, which is the same
    everywhere.
    """
    game: str
    rules: int
    """Version of the rules by which its cards are dealt."""
    seats: int
    seat: int
    """The seat of the person who plays it."""
    options: Mapping[str, Any]
    secret: str = field(repr=False)
    """The secret bytes behind the shuffles, in hex."""
    contributions: Sequence[str]
    until: int
    """Until when (ms) it can be played."""
    day: int | None = None
    """Of a daily: days since 1970 in UTC."""
    beginning: Mapping[str, Any] | None = field(default=None, repr=False)
    """The position between the deals before it, if it isn't the first of its match."""
    person: str | None = None
    """Whose cards these were in the match; None if a computer's, or if they were forgotten."""
    computer: str | None = None
    """The name of the computer whose cards these were."""
    place: int | None = None
    """The place of that seat in the deal; 1 is best."""
    points: int | None = None
    level: str = "normal"
    """How well the computers play."""

    @property
    def is_solo(self) -> bool:
        """Whether these are new cards that one person asked for."""
        return self.day is None and "." not in self.deal

    @property
    def commitment(self) -> str:
        """The fingerprint of the secret: its SHA-256 in hex."""
        return hashlib.sha256(bytes.fromhex(self.secret)).hexdigest()


@dataclass(frozen=True, slots=True)
class DuplicatePlayRow:
    """How a person plays a deal alone."""

    deal: str
    player: str
    """The digest of the user for all servers."""
    place_id: int
    """The place where they began it."""
    person: str | None
    """None if they were forgotten since. Then everything but deal and digest is empty."""
    counts: bool
    """Whether they didn't know its cards."""
    rules: int
    started_at: int
    moves: str = field(default="", repr=False)
    """Lines of the moves, in the format of a match file."""
    finished_at: int | None = None
    place: int | None = None
    """1 is best. The place and the points are None until the deal has ended."""
    points: int | None = None
    streak: int = 0
    """Of a finished daily: how many days in a row they have played, at most one missed between two."""


@dataclass(frozen=True, slots=True)
class DuplicateBoardRow:
    """A player's result in a deal for one."""

    person: str | None
    """None for a computer, like the user id."""
    started_at: int
    """In ms since the epoch; 0 for the player whose cards they were in the match."""
    finished_at: int
    place: int
    points: int
    user_id: int | None
    name: UserText

    @property
    def is_original(self) -> bool:
        """Whether these were their cards in the match. How long they took is unknown."""
        return not self.started_at


@dataclass(frozen=True, slots=True)
class DailyBefore:
    """The last daily that a person finished, and their streak then."""

    day: int
    streak: int


@dataclass(frozen=True, slots=True)
class SharedCards:
    """A deal in which others are dared to play a person's cards."""

    deal: str
    place: int | None
    points: int | None
    until: int


class DuplicateQueries(Reads):
    """Queries about deals for one."""

    @query("duplicate_deal")
    async def deal(self, deal: str) -> DuplicateDealRow | None: ...
    @query("duplicate_play")
    async def play(self, deal: str, player: str) -> DuplicatePlayRow | None: ...
    @query("unfinished_duplicate_play")
    async def unfinished(self, player: str, now: int) -> DuplicatePlayRow | None: ...
    @query("unfinished_solo_play")
    async def unfinished_solo(self, player: str) -> DuplicatePlayRow | None: ...
    @query("duplicate_plays_of")
    async def of_person(self, person: str) -> list[DuplicatePlayRow]: ...
    @query("duplicate_deals_of")
    async def shared_by(self, person: str) -> list[SharedCards]: ...
    @query("duplicate_board")
    async def board(self, deal: str, place_id: int) -> list[DuplicateBoardRow]: ...
    @query("daily_before")
    async def daily_before(self, player: str, since: int, day: int) -> DailyBefore | None: ...
    @query("played_before_forgotten")
    async def played_before_forgotten(self, player: str) -> list[str]: ...
    @query("has_seen_cards")
    async def seen_from_elsewhere(self, player: str, deal: str, first: str, last: str) -> int: ...


class DuplicateRepository(Writes, DuplicateQueries):
    """Deals for one, and changes to them."""

    @query("drop_old_duplicate_deals")
    async def drop_old(self, now: int, kept_since: int) -> None: ...
    @query("forget_over_duplicate_plays")
    async def forget_over(self, now: int) -> None: ...
    @query("drop_unfinished_solo_deals")
    async def drop_unfinished(self, player: str) -> None: ...
    @query("add_duplicate_deal")
    async def add(self, deal: DuplicateDealRow) -> None: ...
    @query("begin_duplicate_play")
    async def begin(self, play: DuplicatePlayRow) -> None: ...
    @query("hold_duplicate_play")
    async def hold(self, deal: str, player: str) -> DuplicatePlayRow | None: ...
    @query("save_duplicate_play")
    async def save(self, play: DuplicatePlayRow) -> None: ...
