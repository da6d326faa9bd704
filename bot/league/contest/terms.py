"""The terms of a season, as its umpire announces them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from bot.games import GAMES
from bot.games.api import Value
from bot.league.serialization import LATER
from bot.milliseconds import DAY, HOUR, MINUTE
from bot.user_text import NO_TEXT, UserText

ClockName = Literal["fast", "normal", "slow"]
Schedule = Literal["never", "daily", "weekly"]
Counting = Literal["all", "best", "average"]


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
    scoring: Literal["places", "points"] = "places"
    counting: Counting = "all"
    best: int = 0
    minimum: int = 0
    """The number of matches that a player needs for a place."""
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
    division_roles: tuple[int, ...] = field(default=(), metadata=LATER)
    """The ids of the roles that the players of each division have while it is played, the highest division
    first; 0 for none.
    """
    seeding: Literal["rating", "signup", "lot"] = field(default="rating", metadata=LATER)
    """The order of the seeds of a cup: by rating and then by signing up, by signing up, or by lot."""
    counts_by: int = field(default=1, metadata=LATER)
    """The rule by which it counts; see :data:`bot.league.results.COUNTS_BY`."""
    grace: int = field(default=10, metadata=LATER)
    """The minutes after a set time during which players can still come."""
    hours: tuple[int, ...] = field(default=(), metadata=LATER)
    """The hours of the day in which it is played, as (17, 23): a match can begin from the first on, and
    before the last. Empty for seasons of before, whose players agree on no times.
    """
    zone: str = field(default="UTC", metadata=LATER)
    """The name of the time zone of :attr:`hours`."""
    offsets: tuple[tuple[int, int], ...] = field(default=(), metadata=LATER)
    """The clock of :attr:`zone`, as known when the season was announced: since when (ms) it is how many
    minutes ahead of UTC, in order. Empty for UTC.
    """

    @property
    def round_time(self) -> int:
        """The length of a round (ms)."""
        return self.round_hours * HOUR + self.round_minutes * MINUTE

    # What has changed since earlier seasons, each of which keeps the rule that it was announced under.

    @property
    def puts_off_start(self) -> bool:
        """Whether the start is put off while there are too few players. Before, it waited for the umpire."""
        return self.counts_by >= 2

    @property
    def lengthens_waits(self) -> bool:
        """Whether the tables of a tournament wait longer for their players by the time of a pause."""
        return self.counts_by >= 2

    @property
    def reminds_of_sittings(self) -> bool:
        """Whether the players of a tournament's tables are reminded a day before these begin without them."""
        return self.counts_by >= 2 and self.remind_day and self.round_time > DAY

    @property
    def leaves_ties_to_umpire(self) -> bool:
        """Whether the umpire decides ties that leave open who has won, or who moves to another division.
        Before, the place was shared, or chance decided.
        """
        return self.counts_by >= 2

    @property
    def notices_departures(self) -> bool:
        """Whether it is looked up which players have left the server."""
        return self.counts_by >= 3

    @property
    def gives_places_in_turn(self) -> bool:
        """Whether a place that becomes free goes to the player who has waited longest and is there."""
        return self.counts_by >= 3

    @property
    def keeps_turns_at_rest(self) -> bool:
        """Whether who comes while the season is paused waits behind those who wait already."""
        return self.counts_by >= 10

    @property
    def seeds_divisions(self) -> bool:
        """Whether the players of the first divisions are ordered by strength or lot, and the umpire can set
        the order of the players of any season that has one.
        """
        return self.counts_by >= 3

    @property
    def needs_dealt_champion(self) -> bool:
        """Whether nobody is champion who was never dealt a card."""
        return self.counts_by >= 3

    @property
    def calls_players(self) -> bool:
        """Whether players are called to tables that were drawn. Slow tables begin with their round."""
        return self.counts_by >= 2 and self.clock != "slow"

    @property
    def wins_alone(self) -> bool:
        """Whether a player who is left alone at a table that was drawn has won at once."""
        return self.calls_players or self.counts_by >= 6

    @property
    def waits_for_umpire(self) -> bool:
        """Whether a knock-out, too, waits for the umpire if nobody came to a table."""
        return self.counts_by >= 7

    @property
    def calls_without_agreement(self) -> bool:
        """Whether every round that is too short to agree on times is called when it starts, and not only a
        round of less than a day.
        """
        return self.counts_by >= 7

    @property
    def agrees_times(self) -> bool:
        """Whether players mark the hours that suit them, and agree on the times of their tables."""
        return self.calls_players and bool(self.hours)

    def hour_at(self, at: int) -> int:
        """The hour of the day, 0 to 23, that the clocks of :attr:`zone` show ``at`` a time (ms)."""
        return (at + self.ahead_at(at)) // HOUR % 24

    def ahead_at(self, at: int) -> int:
        """How far (ms) the clocks of :attr:`zone` are ahead of UTC ``at`` a time (ms)."""
        ahead = next((minutes for since, minutes in reversed(self.offsets) if since <= at), None)
        if ahead is None:
            ahead = self.offsets[0][1] if self.offsets else 0
        return ahead * MINUTE

    @property
    def rules_of_play(self) -> Mapping[str, Value]:
        """The options of its tables, including the length."""
        spec = GAMES[self.game].spec
        if not self.length or spec.length is None:
            return self.options
        return {**self.options, spec.length: self.length}


def hours_told(terms: Terms) -> dict[str, str]:
    """The hours in which a season is played, and their time zone, as arguments for a phrase; empty texts for
    one that has none.
    """
    first, last = terms.hours or ("", "")
    return {"first": str(first), "last": str(last), "zone": terms.zone}


def time_of_round(terms: Terms) -> dict[str, str | int]:
    """The length of a round as arguments for a phrase, in the largest unit of which it is a whole number."""
    minutes = terms.round_time // MINUTE
    for unit, length in (("days", 24 * 60), ("hours", 60)):
        if not minutes % length:
            return {"unit": unit, "time": minutes // length}
    return {"unit": "minutes", "time": minutes}
