"""The state of a season at one moment: its terms, its players, its fixtures, and what was played."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Literal, Protocol

from bot.league.contest.terms import Terms
from bot.league.divisions import Divisions
from bot.milliseconds import HOUR
from bot.user_text import UserText

Phase = Literal["signup", "check_in", "running", "paused", "review", "over", "cancelled"]
"""In ``review`` everything is played, and the umpire checks the results before the champion is named."""

FINISHED: tuple[Phase, ...] = ("over", "cancelled")

APPEAL_TIME = 48 * HOUR
"""Milliseconds after a match during which its players can ask the umpire about it."""


@dataclass(frozen=True, slots=True)
class Signed:
    """A player who has signed up."""

    player: str
    at: int
    checked_in: bool = False


@dataclass(frozen=True, slots=True)
class Calling:
    """A call of the players of a fixture to its table."""

    until: int
    """Until when (ms) they can say that they are here. Players who have said so are here until then."""
    binding: bool
    """Whether players who do not come forfeit, because the call is for the time that was set."""


@dataclass(frozen=True, slots=True)
class Proposal:
    """A time that was proposed for a fixture."""

    at: int
    """When (ms) it would be played."""
    by: str
    """The key of the player who has proposed it."""
    pinged: int
    """When (ms) the last of the others is pinged about it."""
    asked: tuple[str, ...]
    """The players who know of it, with the one who has proposed it."""
    accepted: tuple[str, ...]
    """Those of them who have accepted it, with the one who has proposed it."""


@dataclass(frozen=True, slots=True)
class Meeting:
    """Where and when a fixture is played, as far as that is known, and what was done about it so far."""

    table: str | None = None
    """The key of the table where it is played; None if there is none."""
    channel: int | None = None
    reminded: frozenset[str] = frozenset()
    opened_at: int | None = None
    walked_over: tuple[int, ...] = ()
    """When (ms) it was decided without being played: a walkover, or nobody came before its deadline."""
    at: int | None = None
    """When (ms) it is to be played; None if no time is set."""
    set_at: int = 0
    """When (ms) that was set last; 0 if it never was, or is to be set anew."""
    call: Calling | None = None
    """The call to its table that is open; None if there is none."""
    playing: tuple[str, ...] = ()
    """The players with whom its match has begun; empty before."""
    without: tuple[str, ...] = ()
    """The players without whom its match goes on at its table, as the umpire has decided."""
    waits: tuple[int, int] | None = None
    """The turn (as ``Table.turn_version``) to which the umpire has given more time, and until when (ms) it
    lasts; None if there is no such turn.
    """
    is_fixed: bool = False
    """Whether the umpire has set its time."""
    marks: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """The times (ms) that suit each player, in order."""
    declined: tuple[tuple[str, int], ...] = ()
    """Players, and the times (ms) that they have declined."""
    proposal: Proposal | None = None
    """The time that was proposed last and not agreed on. It may not fit any more; see
    :func:`bot.league.contest.times.open_proposal`.
    """
    agreed: Proposal | None = None
    """The proposal that its time comes from; None if the bot or the umpire has set it."""
    callers: frozenset[str] = frozenset()
    """The players who have said that they were here, and called the others."""
    proposers: tuple[str, ...] = ()
    """The players who have proposed times, once for each proposal."""
    asked_for_hours: bool = False
    """Whether those who had not marked their hours were asked for them once more."""
    has_event: bool = False
    """Whether somebody wants an event in Discord for its time."""


_NO_MEETING = Meeting()


@dataclass(frozen=True, slots=True)
class Asked:
    """A player's question to the umpire about a match, and the answer."""

    key: str
    match: str
    player: str
    at: int
    text: UserText
    answer: UserText | None = None
    answered_by: str = ""
    is_at_table: bool = False
    """Whether they have asked at the table of a fixture, which ``match`` names then."""
    waits_until: int | None = None
    """Until when (ms) the clocks of that table stand still; None if they do not, or go on."""


@dataclass(frozen=True, slots=True)
class Offered:
    """A place in a running season that somebody was asked to take over."""

    key: str
    entry: str
    player: str
    at: int
    """When (ms) they were asked."""
    until: int
    """Until when (ms) they can answer."""
    by: str
    """The key of the umpire who has asked."""
    reason: UserText


@dataclass(frozen=True, slots=True)
class Invited:
    """Somebody whom an umpire has asked whether they take part, and who has not answered yet."""

    at: int
    """When (ms) they were asked."""
    until: int
    """Until when (ms) they can answer."""
    by: str
    """The key of the umpire who has asked."""


class Play(Protocol):
    """The state of play in a season that has started. Each format has a type of its own. Immutable."""

    @property
    def entries(self) -> tuple[str, ...]:
        """The keys of the entries that were not withdrawn."""

    def holds(self, player: str) -> str | None:
        """The entry that a player holds now and that was not withdrawn; None if there is none."""

    def held(self, player: str) -> str | None:
        """The entry that a player holds, or the one that they held last; None if there is none."""

    def has(self, entry: str) -> bool:
        """Whether there is such an entry, withdrawn or not."""

    def holder(self, entry: str) -> str:
        """The player who holds an entry that there is."""


@dataclass(frozen=True, slots=True)
class Contest:
    """One season of a league, or one tournament. It is immutable; every command returns a new one.

    People read "season", and so do the database and the services. In leagues the rules by which it is scored
    are a :class:`bot.league.season.Season`.
    """

    key: str
    guild_id: int
    terms: Terms
    number: int
    """The number of the season in its league, from 1."""
    seed: bytes = field(repr=False)
    """The seed of all draws, which is secret until the season is over."""
    umpire: str
    """The key of the person who has opened it."""
    created_at: int
    phase: Phase = "signup"
    signed: tuple[Signed, ...] = ()
    """The players in the order of signing up. After the start, only those who still wait for a place."""
    starters: tuple[Signed, ...] = ()
    """The players with whom it has started, in the order of signing up; empty before the start."""
    invitations: Mapping[str, Invited] = field(default_factory=dict)
    """The people who were asked whether they take part and have not answered, by key."""
    missing: frozenset[str] = frozenset()
    """Those of its players, and of those who wait, who are not on the server, as far as is known."""
    seeds: tuple[str, ...] = ()
    """The order in which the umpire lets the players start; empty if it goes by the terms."""
    check_in_until: int | None = None
    promised: Divisions = ()
    """The divisions that the seasons before have promised to players, whether these take part or not."""
    next_divisions: Divisions = ()
    """The divisions that it promises for the next season; empty until it is over, and without divisions."""
    put_offs: int = 0
    """How often the start was put off because there were too few players."""
    started_at: int | None = None
    lot: int = 0
    """How often tables were taken back that had been drawn, to be drawn again: each draw has a lot of its
    own.
    """
    redrawn: int = 0
    """The number of the round that was last drawn again; 0 if none was."""
    play: Play | None = None
    """The state of play, which only its format knows; None before the start."""
    meetings: Mapping[str, Meeting] = field(default_factory=dict)
    """By fixture."""
    appeals: Mapping[str, Asked] = field(default_factory=dict)
    offers: Mapping[str, Offered] = field(default_factory=dict)
    """The places that somebody was asked to take over and has not answered about."""
    paused_at: int | None = None
    lost_channel: bool = False
    """Whether its channel was deleted, and it has no other yet."""
    paused_for_it: bool = False
    """Whether it is paused because its channel was deleted, and not by its umpire."""
    draws_at: int | None = None
    """When (ms) the next round is drawn because all tables of the last one are over; None if that was not
    said.
    """
    held: int = 0
    """The number of the last round after which the next one waits for the umpire, or for its time; 0 if none
    does.
    """
    out: frozenset[str] = frozenset()
    """The players who did not come to a table of a short round. They are not drawn until they count
    themselves in.
    """
    posted_at: int = 0
    """When (ms) the standings were last posted on schedule."""
    finished_at: int | None = None
    gaps: tuple[tuple[int, int], ...] = ()
    """From when and until when (ms) it was over before it was reviewed again."""
    named_umpires: tuple[str, ...] = ()
    """The keys of the people who were named to run it, whether they are staff or not."""
    seq: int = 0
    """The number of lines in the log so far."""
    touched: Mapping[str, int] = field(default_factory=dict)
    """The number of the last line with a decision about an entry, a match or a fixture, by its name."""

    def __str__(self) -> str:
        """Return what the log calls it."""
        return f"{self.key} in server {self.guild_id}"

    @property
    def umpires(self) -> tuple[str, ...]:
        """The keys of those who run it: the people who were named, or else who has opened it."""
        return self.named_umpires or (self.umpire,)

    @property
    def is_open(self) -> bool:
        """Whether it is not over and not cancelled."""
        return self.phase not in FINISHED

    def was_over(self, at: int) -> bool:
        """Whether it was over ``at`` a time (ms), although it is reviewed again."""
        return any(since <= at < until for since, until in self.gaps)

    @property
    def has_started(self) -> bool:
        """Whether play has begun."""
        return self.started_at is not None

    @property
    def entered(self) -> tuple[Signed, ...]:
        """The players who have a place before the start, in the order of signing up."""
        return () if self.has_started else self.signed[: self.terms.places]

    @property
    def waiting(self) -> tuple[Signed, ...]:
        """The players who wait for a place, in their order."""
        return self.signed[len(self.entered) :]

    @property
    def closing(self) -> int | None:
        """When (ms) the sign-up closes; None if it is open until the start."""
        times = [at for at in (self.terms.signup_closes, self.terms.starts) if at is not None]
        return min(times, default=None)

    @property
    def players(self) -> tuple[str, ...]:
        """The players: before the start those with a place, later those who hold an entry."""
        if self.play is None:
            return tuple(signed.player for signed in self.entered)
        return tuple(map(self.play.holder, self.play.entries))

    def meeting(self, fixture: str | None) -> Meeting:
        """Where and when a fixture is played; an empty :class:`Meeting` if nothing is known of that yet."""
        return self.meetings.get(fixture or "", _NO_MEETING)

    def with_meeting(self, fixture: str, meeting: Meeting) -> Contest:
        """The same contest with another meeting of a fixture."""
        return replace(self, meetings={**self.meetings, fixture: meeting})

    def entry_of(self, player: str) -> str | None:
        """The entry that ``player`` holds; None before the start, or if they hold none."""
        return self.play.holds(player) if self.play else None

    def entry_held(self, player: str) -> str | None:
        """The entry that a player holds, or the one that they held last; None if there is none."""
        return self.play.held(player) if self.play and player else None

    def promised_to(self, player: str) -> int | None:
        """The number of the division that a player was promised for this season; None without a promise."""
        return next((number for number, own in enumerate(self.promised, start=1) if player in own), None)

    def player_of(self, entry: str) -> str:
        """The player who holds an entry that there is."""
        return self.play.holder(entry) if self.play else ""

    def plays(self, player: str) -> bool:
        """Whether a player takes part: signed up with a place, or holding an entry that was not withdrawn."""
        if not self.has_started:
            return any(signed.player == player for signed in self.entered)
        return self.entry_of(player) is not None
