"""The terms of a season, as its umpire announces them."""

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
class Terms:
    """A season as its umpire has announced it. Times are milliseconds since 1970, channels and roles are
    Discord's ids.
    """

    league: UserText
    """The name of the league, which all its seasons share."""
    game: str
    format: str
    """One of :data:`bot.league.contest.formats.FORMATS`."""
    channel: int
    """The id of the channel where it is announced and played."""
    clock: ClockName = "normal"
    house_rules: UserText = NO_TEXT
    """The name of the set of house rules that the options come from."""
    options: Mapping[str, Value] = field(default_factory=dict)
    length: int = 0
    """The number of deals after which a match ends; 0 to play it to its natural end."""
    size: int = 4
    """The preferred number of seats of a drawn table."""
    rounds: int = 5
    round_hours: int = 168
    """The length of a round in hours, without :attr:`round_minutes`."""
    round_minutes: int = 0
    """The minutes that a round lasts in addition."""
    division_size: int = 8
    moving: int = 1
    """The number of players promoted and relegated between two divisions."""
    places: int | None = None
    """The number of places; None if it is not limited. Further players wait for a place."""
    signup_closes: int | None = None
    """When the sign-up closes; None if it is open until the start."""
    starts: int | None = None
    """When the season starts; None if the umpire starts it."""
    ends: int | None = None
    """The end of an open season; None if it ends when the umpire confirms it."""
    late: bool = True
    """Whether players can enter after the start."""
    tie: Literal["auto", "umpire"] = "auto"
    playoff_carry: bool = False
    remind_day: bool = True
    """Whether a reminder goes out a day before a deadline, and below an hour before."""
    remind_hour: bool = True
    schedule: Schedule = "weekly"
    """How often the standings are posted automatically."""
    log_channel: int | None = None
    """The id of the channel for decisions; None for the league's own channel."""
    role: int | None = None
    """The id of the role that the champion has until the next one; None for no role."""
    division_roles: tuple[int, ...] = ()
    """The ids of the roles that the players of each division have while it is played, the highest division
    first; 0 for none.
    """
    seeding: Literal["rating", "signup", "lot"] = "rating"
    """The order of the seeds of a cup: by rating and then by signing up, by signing up, or by lot."""
    scoring_version: int = SCORING_VERSION
    """The version of the rules by which it counts, which it keeps; see
    :data:`bot.league.results.SCORING_VERSION`.
    """
    grace: int = 10
    """The minutes after a set time during which players can still come."""
    hours: tuple[int, int] = (17, 23)
    """The hours of the day in which it is played: a match can begin from the first on, and before the
    last.
    """
    zone: str = "UTC"
    """The name of the time zone in which its hours, days and weeks are counted."""
    offsets: tuple[tuple[int, int], ...] = ()
    """The clock of :attr:`zone`, as known when the season was announced: since when (ms) it is how many
    minutes ahead of UTC, in order. Empty for UTC.
    """

    @property
    def round_time(self) -> int:
        """The length of a round (ms)."""
        return self.round_hours * HOUR + self.round_minutes * MINUTE

    @property
    def calls_players(self) -> bool:
        """Whether players are called to tables that were drawn, and agree on their times. Slow tables begin
        with their round.
        """
        return self.clock != "slow"

    def hour_at(self, at: int) -> int:
        """The hour of the day, 0 to 23, that the clocks of :attr:`zone` show ``at`` a time (ms)."""
        return self.clock_at(at) // HOUR % 24

    def ahead_at(self, at: int) -> int:
        """How far (ms) the clocks of :attr:`zone` are ahead of UTC ``at`` a time (ms)."""
        ahead = next((minutes for since, minutes in reversed(self.offsets) if since <= at), None)
        if ahead is None:
            ahead = self.offsets[0][1] if self.offsets else 0
        return ahead * MINUTE

    def clock_at(self, at: int) -> int:
        """The date and time that the clocks of :attr:`zone` show ``at`` a time (ms), as milliseconds since
        they showed the beginning of 1970.
        """
        return at + self.ahead_at(at)

    def time_at(self, clock: int) -> int:
        """The time (ms) when the clocks of :attr:`zone` show ``clock``, as :meth:`clock_at` counts it.

        Where they show it twice, it is the first time. Where they leave it out, it is as much later as they
        are put forward.
        """
        ahead = self.offsets[0][1] if self.offsets else 0
        for (_, before), (since, after) in pairwise(self.offsets):
            if clock >= since + max(before, after) * MINUTE:
                ahead = after
        return clock - ahead * MINUTE

    def later(self, at: int, span: int) -> int:
        """The time (ms) that is a ``span`` (ms) later than ``at``, or earlier if it is negative.

        After whole days the clocks of :attr:`zone` show the same time of day, also if they are changed
        meanwhile; see :meth:`time_at`. Other spans are as long as they say.
        """
        return at + span if span % DAY else self.time_at(self.clock_at(at) + span)

    def round_from(self, at: int) -> int:
        """When (ms) a round is over that begins ``at`` a time (ms)."""
        return self.later(at, self.round_time)

    @property
    def rules_of_play(self) -> Mapping[str, Value]:
        """The options of its tables, including the length."""
        spec = GAMES[self.game].spec
        if not self.length or spec.length is None:
            return self.options
        return {**self.options, spec.length: self.length}


def hours_told(terms: Terms) -> dict[str, str]:
    """The hours in which a season is played, and their time zone, as arguments for a phrase."""
    first, last = terms.hours
    return {"first": str(first), "last": str(last), "zone": terms.zone}


def time_of_round(terms: Terms) -> dict[str, str | int]:
    """The length of a round as arguments for a phrase, in the largest unit of which it is a whole number."""
    minutes = terms.round_time // MINUTE
    for unit, length in (("days", 24 * 60), ("hours", 60)):
        if not minutes % length:
            return {"unit": unit, "time": minutes // length}
    return {"unit": "minutes", "time": minutes}
