"""A season as it is run, at one moment: who is in, what is to be played, and how it stands."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, Protocol

from bot.league.contest.terms import HOUR, Terms

Phase = Literal["signup", "check_in", "running", "paused", "review", "over", "cancelled"]
"""review: everything has been played, and the umpire looks it through before the champion is named."""

FINISHED: tuple[Phase, ...] = ("over", "cancelled")

APPEAL_TIME = 48 * HOUR
"""Milliseconds after a match in which its players can ask the umpire about it."""


@dataclass(frozen=True, slots=True)
class Signed:
    """Somebody who has signed up."""

    player: str
    at: int
    checked_in: bool = False


@dataclass(frozen=True, slots=True)
class Meeting:
    """What has been done for a fixture so far."""

    table: str | None = None
    """The table where it is played."""
    channel: int | None = None
    reminded: frozenset[str] = frozenset()
    opened_at: int | None = None
    walked_over: tuple[int, ...] = ()
    """When its time was up without it having been played."""


@dataclass(frozen=True, slots=True)
class Asked:
    """What a player has asked the umpire about a match, and what they were told."""

    key: str
    match: str
    player: str
    at: int
    text: str
    answer: str | None = None
    answered_by: str = ""


class Play(Protocol):
    """What is played in a season that has started, of whatever type its format keeps. Immutable."""

    @property
    def entries(self) -> tuple[str, ...]:
        """The keys of the entries that have not been withdrawn."""

    def holds(self, player: str) -> str | None:
        """The entry that a player holds now, unless it has been withdrawn."""

    def held(self, player: str) -> str | None:
        """The entry that a player holds, or else the one they held last."""

    def has(self, entry: str) -> bool:
        """Whether there is such an entry, withdrawn or not."""

    def holder(self, entry: str) -> str:
        """The player who holds an entry that there is."""


@dataclass(frozen=True, slots=True)
class Contest:
    """One season of a league, or one tournament. Immutable; made anew by every command."""

    key: str
    guild_id: int
    terms: Terms
    number: int
    """1.. of the seasons of its league."""
    seed: bytes = field(repr=False)
    """What drawings follow from, secret until the season is over."""
    umpire: str
    """The key of who has opened it."""
    created_at: int
    phase: Phase = "signup"
    signed: tuple[Signed, ...] = ()
    """In order of signing up; once it has started, those who still wait for a place."""
    check_in_until: int | None = None
    started_at: int | None = None
    play: Play | None = None
    """What has been played so far; None: it has not started. Only its format knows what there is in it."""
    meetings: Mapping[str, Meeting] = field(default_factory=dict)
    """By fixture."""
    appeals: Mapping[str, Asked] = field(default_factory=dict)
    paused_at: int | None = None
    posted_at: int = 0
    """When the standings were shown by themselves last."""
    finished_at: int | None = None
    seq: int = 0
    """Lines of the log so far."""
    touched: Mapping[str, int] = field(default_factory=dict)
    """The last line in which somebody decided about an entry, a match or a fixture, by its name."""

    @property
    def is_open(self) -> bool:
        """Whether anything can still happen to it."""
        return self.phase not in FINISHED

    @property
    def has_started(self) -> bool:
        """Whether it is, or was, played."""
        return self.started_at is not None

    @property
    def entered(self) -> tuple[Signed, ...]:
        """Those who have a place before it starts, in the order of signing up."""
        return () if self.has_started else self.signed[: self.terms.places]

    @property
    def waiting(self) -> tuple[Signed, ...]:
        """Those who wait for a place, the first first."""
        return self.signed[len(self.entered) :]

    @property
    def closing(self) -> int | None:
        """Until when people can sign up before the start; None: until it starts."""
        times = [at for at in (self.terms.signup_closes, self.terms.starts) if at is not None]
        return min(times, default=None)

    @property
    def players(self) -> tuple[str, ...]:
        """Who takes part: before the start those with a place, then those who hold an entry."""
        if self.play is None:
            return tuple(signed.player for signed in self.entered)
        return tuple(map(self.play.holder, self.play.entries))

    def entry_of(self, player: str) -> str | None:
        """The entry that ``player`` holds, once it has started."""
        return self.play.holds(player) if self.play else None

    def entry_held(self, player: str) -> str | None:
        """The entry that somebody holds, or held last; None: they have none."""
        return self.play.held(player) if self.play and player else None

    def player_of(self, entry: str) -> str:
        """The player who holds an entry that there is."""
        return self.play.holder(entry) if self.play else ""

    def plays(self, player: str) -> bool:
        """Whether somebody is in: signed up with a place, or holding an entry that is not withdrawn."""
        if not self.has_started:
            return any(signed.player == player for signed in self.entered)
        return self.entry_of(player) is not None
