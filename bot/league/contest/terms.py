"""What a season is announced with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from bot.games import GAMES
from bot.games.api import Value

ClockName = Literal["fast", "normal", "slow"]
Schedule = Literal["never", "daily", "weekly"]

HOUR = 3_600_000
"""Milliseconds."""


@dataclass(frozen=True, slots=True)
class Terms:
    """A season as its umpire has announced it. Times are milliseconds since 1970, channels and roles are
    Discord's ids.
    """

    league: str
    """Its name; the seasons of a league share it."""
    game: str
    format: str
    """One of :data:`bot.league.contest.formats.FORMATS`."""
    channel: int
    """Where it is announced and played."""
    clock: ClockName = "normal"
    house_rules: str = ""
    """Name of the set that the options are of."""
    options: Mapping[str, Value] = field(default_factory=dict)
    length: int = 0
    """After how many deals a match ends; 0: when it is played to its end."""
    scoring: Literal["places", "points"] = "places"
    counting: Literal["all", "best", "average"] = "all"
    best: int = 0
    minimum: int = 0
    """Matches until somebody has a place."""
    size: int = 4
    """Of the tables that are drawn."""
    rounds: int = 5
    round_hours: int = 168
    """How long a round lasts."""
    division_size: int = 8
    moving: int = 1
    """So many go up and down between two divisions."""
    places: int | None = None
    """How many can enter; more wait for a place."""
    signup_closes: int | None = None
    """None: when the season starts."""
    starts: int | None = None
    """None: when the umpire starts it."""
    ends: int | None = None
    """Of an open season; None: when the umpire confirms it."""
    late: bool = True
    """Whether people can enter once it runs."""
    tie: Literal["auto", "umpire"] = "auto"
    playoff_carry: bool = False
    remind_day: bool = True
    """Whether a reminder goes out a day before a deadline, and below an hour before."""
    remind_hour: bool = True
    schedule: Schedule = "weekly"
    """How often the standings are posted by themselves."""
    log_channel: int | None = None
    """Where decisions are shown; None: in the channel of the league."""
    role: int | None = None
    """Given to the champion, until the next one."""

    @property
    def rules_of_play(self) -> Mapping[str, Value]:
        """The options of its tables, the length among them."""
        spec = GAMES[self.game].spec
        if not self.length or spec.length is None:
            return self.options
        return {**self.options, spec.length: self.length}


def time_of_round(terms: Terms) -> dict[str, str | int]:
    """How long a round lasts, as phrases take it: in days where these are whole."""
    days, hours = divmod(terms.round_hours, 24)
    return {"unit": "hours", "time": terms.round_hours} if hours else {"unit": "days", "time": days}
