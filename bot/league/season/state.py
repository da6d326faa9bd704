"""The state of a season: its settings, its players, its fixtures, and its state of play."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Literal, Protocol

from bot.league.divisions import NO_BACKGROUND, Background, Divisions
from bot.league.season.settings import SeasonSettings
from bot.milliseconds import HOUR
from bot.user_text import UserText

Phase = Literal["signup", "check_in", "running", "paused", "review", "over", "cancelled"]
"""Phase of a season. In ``review`` everything is played, and the umpire checks the results before naming the
champion.
"""

FINISHED: tuple[Phase, ...] = ("over", "cancelled")

APPEAL_TIME = 48 * HOUR
"""How long (ms) after a match its players can ask the umpire about it."""


@dataclass(frozen=True, slots=True)
class Signed:
    """A player who has signed up."""

    player: str
    at: int
    checked_in: bool = False


@dataclass(frozen=True, slots=True)
class ReadyCheck:
    """A ready check for a fixture."""

    until: int
    """Until when (ms) players can answer. Players who have answered are ready until then."""
    binding: bool
    """Whether no-shows forfeit, because the ready check is for the set time."""


@dataclass(frozen=True, slots=True)
class Proposal:
    """A proposed time for a fixture."""

    at: int
    """Proposed time (ms)."""
    by: str
    """Key of the player who proposed it."""
    pinged: int
    """When (ms) the last of the others is pinged about it."""
    asked: tuple[str, ...]
    """Players who know of it, including its proposer."""
    accepted: tuple[str, ...]
    """Those of them who have accepted it, including its proposer."""


@dataclass(frozen=True, slots=True)
class Appointment:
    """Where and when a fixture is played, as far as known, and what has happened about it so far."""

    table: str | None = None
    """Key of its table; None if there is none."""
    channel: int | None = None
    reminded: frozenset[str] = frozenset()
    opened_at: int | None = None
    forfeited_at: tuple[int, ...] = ()
    """When (ms) it was decided without being played, because of a forfeit or because no player came before
    its deadline.
    """
    at: int | None = None
    """Set time (ms); None if there is none."""
    set_at: int = 0
    """When (ms) that time was set; 0 if it never was, or must be set again."""
    call: ReadyCheck | None = None
    """Its open ready check; None if there is none."""
    playing: tuple[str, ...] = ()
    """Players of its running match; empty before."""
    without: tuple[str, ...] = ()
    """Players without whom its match continues, by decision of the umpire."""
    waits: tuple[int, int] | None = None
    """Turn (as ``Table.turn_version``) that the umpire has extended, and until when (ms); None if there is no
    such turn.
    """
    is_fixed: bool = False
    """Whether the umpire has set its time."""
    marks: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """Times (ms) that suit each player, in order."""
    declined: tuple[tuple[str, int], ...] = ()
    """Players, with the times (ms) that they have declined."""
    proposal: Proposal | None = None
    """Last proposed time without an agreement. It may be out of date; see
    :func:`bot.league.season.times.open_proposal`.
    """
    agreed: Proposal | None = None
    """Proposal behind its time; None if the bot or the umpire has set it."""
    callers: frozenset[str] = frozenset()
    """Players who have started a ready check."""
    proposers: tuple[str, ...] = ()
    """Players who have proposed times, once for each proposal."""
    asked_for_hours: bool = False
    """Whether players without marked hours were asked for them once more."""
    has_event: bool = False
    """Whether a player wants a Discord event for its time."""


_NO_APPOINTMENT = Appointment()


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
    """Whether it was asked at the table of a fixture. Then ``match`` is the fixture."""
    waits_until: int | None = None
    """Until when (ms) the clocks of that table are stopped; None if they run."""


@dataclass(frozen=True, slots=True)
class Offered:
    """A spot in a running season that a person was asked to take over."""

    key: str
    entry: str
    player: str
    at: int
    """When (ms) they were asked."""
    until: int
    """Until when (ms) they can answer."""
    by: str
    """Key of the umpire who asked."""
    reason: UserText


@dataclass(frozen=True, slots=True)
class Invited:
    """An invited person who has not answered yet."""

    at: int
    """When (ms) they were asked."""
    until: int
    """Until when (ms) they can answer."""
    by: str
    """Key of the umpire who asked."""


class Play(Protocol):
    """The state of play in a started season. Each format has its own type. Immutable."""

    @property
    def entries(self) -> tuple[str, ...]:
        """The keys of the entries that were not withdrawn."""

    def holds(self, player: str) -> str | None:
        """Return the entry that a player holds now and that was not withdrawn; None if there is none."""

    def held(self, player: str) -> str | None:
        """Return the entry that a player holds, or the last one that they held; None if there is none."""

    def has(self, entry: str) -> bool:
        """Return whether there is such an entry, withdrawn or not."""

    def holder(self, entry: str) -> str:
        """Return the player who holds an entry, which must exist."""


@dataclass(frozen=True, slots=True)
class Season:
    """One season of a league, or one tournament. Immutable; every command returns a new one.

    People, the database and the services call it a season. In leagues its scoring rules are a
    :class:`bot.league.scoring_rules.Season`.
    """

    key: str
    place_id: int
    settings: SeasonSettings
    number: int
    """Number of the season in its league, from 1."""
    seed: bytes = field(repr=False)
    """Seed of all draws, secret until the season has ended."""
    umpire: str
    """Key of the person who opened it."""
    created_at: int
    phase: Phase = "signup"
    signed: tuple[Signed, ...] = ()
    """Players in the order of signing up. After the start, only the waiting list."""
    starters: tuple[Signed, ...] = ()
    """Players at its start, in the order of signing up; empty before."""
    invitations: Mapping[str, Invited] = field(default_factory=dict)
    """Invited people who have not answered, by key."""
    missing: frozenset[str] = frozenset()
    """Players, and people on the waiting list, who are known to have left the server."""
    seeds: tuple[str, ...] = ()
    """Umpire's order in which the players start; empty if it follows from the settings."""
    check_in_until: int | None = None
    background: Background = NO_BACKGROUND
    """Taken over at the start: promises of earlier seasons, and ratings."""
    next_divisions: Divisions = ()
    """Divisions that it promises for the next season; empty until it has ended, and without divisions."""
    put_offs: int = 0
    """How often the start was postponed because there were too few players."""
    started_at: int | None = None
    lot: int = 0
    """How often pairings were undone, to be drawn again. Each draw has its own lot."""
    redrawn: int = 0
    """Number of the round that was last paired again; 0 if none was."""
    play: Play | None = None
    """State of play, known only to its format; None before the start."""
    appointments: Mapping[str, Appointment] = field(default_factory=dict)
    """Meetings by fixture."""
    appeals: Mapping[str, Asked] = field(default_factory=dict)
    offers: Mapping[str, Offered] = field(default_factory=dict)
    """Open offers of a spot."""
    paused_at: int | None = None
    lost_channel: bool = False
    """Whether its channel was deleted, and it has no other yet."""
    paused_for_it: bool = False
    """Whether it is paused because its channel was deleted, and not by its umpire."""
    draws_at: int | None = None
    """Announced time (ms) of the next pairings after all matches of the last round have ended; None if there
    is none.
    """
    held: int = 0
    """Number of the last round after which the next one waits for the umpire, or for its time; 0 if none
    does.
    """
    out: frozenset[str] = frozenset()
    """No-shows of short rounds. They are not paired until they ask to be included again."""
    posted_at: int = 0
    """When (ms) the standings were last posted on schedule."""
    finished_at: int | None = None
    gaps: tuple[tuple[int, int], ...] = ()
    """Periods (ms) in which it was finished before it was reviewed again."""
    named_umpires: tuple[str, ...] = ()
    """Keys of the people named as umpires, league staff or not."""
    seq: int = 0
    """Number of lines in the log so far."""
    touched: Mapping[str, int] = field(default_factory=dict)
    """Number of the last line with a decision about an entry, a match or a fixture, by its name."""

    def __str__(self) -> str:
        """Return its name for the bot's log."""
        return f"{self.key} in server {self.place_id}"

    @property
    def umpires(self) -> tuple[str, ...]:
        """The keys of its umpires: the people who were named, or else the person who opened it."""
        return self.named_umpires or (self.umpire,)

    @property
    def is_open(self) -> bool:
        """Return whether it is neither finished nor cancelled."""
        return self.phase not in FINISHED

    def was_over(self, at: int) -> bool:
        """Return whether it was finished ``at`` a time (ms), although it is reviewed again."""
        return any(since <= at < until for since, until in self.gaps)

    @property
    def has_started(self) -> bool:
        """Return whether play has begun."""
        return self.started_at is not None

    @property
    def entered(self) -> tuple[Signed, ...]:
        """The players with a spot before the start, in the order of signing up."""
        return () if self.has_started else self.signed[: self.settings.places]

    @property
    def waiting(self) -> tuple[Signed, ...]:
        """The waiting list, in order."""
        return self.signed[len(self.entered) :]

    @property
    def closing(self) -> int | None:
        """When (ms) the sign-up closes; None if it is open until the start."""
        times = [at for at in (self.settings.signup_closes, self.settings.starts) if at is not None]
        return min(times, default=None)

    @property
    def players(self) -> tuple[str, ...]:
        """The players: before the start those with a spot, later those who hold an entry."""
        if self.play is None:
            return tuple(signed.player for signed in self.entered)
        return tuple(map(self.play.holder, self.play.entries))

    def appointment(self, fixture: str | None) -> Appointment:
        """Return the appointment of a fixture; an empty one if nothing is known yet."""
        return self.appointments.get(fixture or "", _NO_APPOINTMENT)

    def with_appointment(self, fixture: str, appointment: Appointment) -> Season:
        """Replace the appointment of a fixture."""
        return replace(self, appointments={**self.appointments, fixture: appointment})

    def entry_of(self, player: str) -> str | None:
        """Return the entry that ``player`` holds; None before the start, or if they hold none."""
        return self.play.holds(player) if self.play else None

    def entry_held(self, player: str) -> str | None:
        """Return the entry that a player holds, or the last one that they held; None if there is none."""
        return self.play.held(player) if self.play and player else None

    def promised_to(self, player: str) -> int | None:
        """Return the number of the division that a player was promised for this season; None without a
        promise.
        """
        return self.background.promise(player)

    def player_of(self, entry: str) -> str:
        """Return the player who holds an entry, which must exist."""
        return self.play.holder(entry) if self.play else ""

    def plays(self, player: str) -> bool:
        """Return whether a player takes part: signed up with a spot, or holding an entry that was not
        withdrawn.
        """
        if not self.has_started:
            return any(signed.player == player for signed in self.entered)
        return self.entry_of(player) is not None
