"""The settings of a season: its settings, as its umpire announces them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Literal

from bot.games import GAMES
from bot.games.api import Value
from bot.league.results import SCORING_VERSION
from bot.milliseconds import DAY, HOUR, MINUTE
from bot.user_text import NO_TEXT, UserText

ClockName = Literal["fast", "normal", "slow"]
Schedule = Literal["never", "daily", "weekly"]


@dataclass(frozen=True, slots=True)
class SeasonSettings:
    """The settings of a season. Times are milliseconds since 1970, channels and roles are Discord's ids."""

    league: UserText
    """Name of the league, which all its seasons share."""
    game: str
    format: str
    """One of :data:`bot.league.season.formats.FORMATS`."""
    channel: int
    """Id of the channel where it is announced and played."""
    clock: ClockName = "normal"
    house_rules: UserText = NO_TEXT
    """Name of the set of house rules that the options come from."""
    options: Mapping[str, Value] = field(default_factory=dict)
    length: int = 0
    """Number of deals in a match; 0 to play it to its natural end."""
    size: int = 4
    """Preferred number of seats at a paired table."""
    rounds: int = 5
    round_hours: int = 168
    """Length of a round in hours, without :attr:`round_minutes`."""
    round_minutes: int = 0
    """Additional minutes of a round."""
    division_size: int = 20
    """Most players in a division; see :mod:`bot.league.divisions`."""
    moving: int = 1
    """Number of players promoted and relegated between two divisions."""
    places: int | None = None
    """Number of spots; None if unlimited. Further players go on the waiting list."""
    signup_closes: int | None = None
    """When the sign-up closes; None if it is open until the start."""
    starts: int | None = None
    """When the season starts; None if the umpire starts it."""
    ends: int | None = None
    """End of an open season; None if it ends when the umpire confirms it."""
    late: bool = True
    """Whether players can enter after the start."""
    tie: Literal["auto", "umpire"] = "auto"
    playoff_carry: bool = False
    remind_day: bool = True
    """Whether a reminder is sent a day before a deadline; ``remind_hour``: one an hour before."""
    remind_hour: bool = True
    schedule: Schedule = "weekly"
    """How often the standings are posted automatically."""
    log_channel: int | None = None
    """Id of the channel for decisions; None for the league's own channel."""
    role: int | None = None
    """Id of the role that the champion has until the next one; None for no role."""
    division_roles: tuple[int, ...] = ()
    """Ids of the roles of each division's players during the season, the highest division first; 0 for
    none.
    """
    seeding: Literal["rating", "signup", "lot"] = "rating"
    """Order of a cup's seeds: by rating and then by signing up, by signing up, or by lot."""
    scoring_version: int = SCORING_VERSION
    """Version of the scoring rules, which stays the same; see :data:`bot.league.results.SCORING_VERSION`."""
    grace: int = 10
    """Minutes after a set time during which players can still come."""
    hours: tuple[int, int] = (17, 23)
    """Hours of the day for play: a match can begin from the first on, and before the last."""
    zone: str = "UTC"
    """Name of the time zone of its hours, days and weeks."""
    offsets: tuple[tuple[int, int], ...] = ()
    """Clock of :attr:`zone`, as known at the announcement: pairs of a time and the minutes ahead of UTC from
    then on, in order. Empty for UTC.
    """

    @property
    def round_time(self) -> int:
        """The length of a round (ms)."""
        return self.round_hours * HOUR + self.round_minutes * MINUTE

    @property
    def calls_players(self) -> bool:
        """Return whether the season has ready checks, and players agree on times. Slow matches begin with
        their round.
        """
        return self.clock != "slow"

    def hour_at(self, at: int) -> int:
        """Return the hour of the day, 0 to 23, in :attr:`zone` ``at`` a time (ms)."""
        return self.clock_at(at) // HOUR % 24

    def ahead_at(self, at: int) -> int:
        """Return how far (ms) :attr:`zone` is ahead of UTC ``at`` a time (ms)."""
        ahead = next((minutes for since, minutes in reversed(self.offsets) if since <= at), None)
        if ahead is None:
            ahead = self.offsets[0][1] if self.offsets else 0
        return ahead * MINUTE

    def clock_at(self, at: int) -> int:
        """Return the date and time in :attr:`zone` ``at`` a time (ms), as milliseconds since its clock showed
        the beginning of 1970.
        """
        return at + self.ahead_at(at)

    def time_at(self, clock: int) -> int:
        """Return the time (ms) at which the clock of :attr:`zone` shows ``clock``, as counted by
        :meth:`clock_at`.

        If it shows it twice, it is the first time. If it skips it, the time is as much later as the clock is
        put forward.
        """
        ahead = self.offsets[0][1] if self.offsets else 0
        for (_, before), (since, after) in pairwise(self.offsets):
            if clock >= since + max(before, after) * MINUTE:
                ahead = after
        return clock - ahead * MINUTE

    def later(self, at: int, span: int) -> int:
        """Return the time (ms) that is a ``span`` (ms) later than ``at``, or earlier if it is negative.

        After whole days the clock of :attr:`zone` shows the same time of day, even if it was changed in
        between; see :meth:`time_at`. Other spans have their exact length.
        """
        return at + span if span % DAY else self.time_at(self.clock_at(at) + span)

    def round_from(self, at: int) -> int:
        """Return when (ms) a round ends that begins ``at`` a time (ms)."""
        return self.later(at, self.round_time)

    @property
    def rules_of_play(self) -> Mapping[str, Value]:
        """The options of its tables, including the length."""
        spec = GAMES[self.game].spec
        if not self.length or spec.length is None:
            return self.options
        return {**self.options, spec.length: self.length}


def hours_told(settings: SeasonSettings) -> dict[str, str]:
    """Return the season's hours and their time zone, as arguments for a phrase."""
    first, last = settings.hours
    return {"first": str(first), "last": str(last), "zone": settings.zone}


def time_of_round(settings: SeasonSettings) -> dict[str, str | int]:
    """Return the length of a round as arguments for a phrase, in the largest unit of which it is a whole
    number.
    """
    minutes = settings.round_time // MINUTE
    for unit, length in (("days", 24 * 60), ("hours", 60)):
        if not minutes % length:
            return {"unit": unit, "time": minutes // length}
    return {"unit": "minutes", "time": minutes}
