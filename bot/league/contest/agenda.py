"""What an umpire has to know of a season: what happens next, how its tables stand, and who stays away."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterator
from typing import Literal, NamedTuple

from bot.league.contest.acts import Appoint, Call, Close, Draw, Post, Remind, Start, Walkover
from bot.league.contest.fixtures import has_calls, is_open, players_of, season_state
from bot.league.contest.format import TimeUp
from bot.league.contest.signup import starters
from bot.league.contest.state import Contest, Meeting
from bot.league.contest.timetable import timetable
from bot.league.effect import effective
from bot.league.season import Fixture
from bot.league.season_state import SeasonState

# What happens next

Happening = Literal[
    "closes", "start", "draw", "appoint", "call", "remind", "deadline", "ends", "walkover", "post", "close"
]
_HAPPENINGS: dict[type, Happening] = {
    Start: "start",
    Draw: "draw",
    Appoint: "appoint",
    Call: "call",
    Remind: "remind",
    Walkover: "walkover",
    Post: "post",
    Close: "close",
}


class Coming(NamedTuple):
    """Something that happens next by itself."""

    at: int
    """When (ms); not before now."""
    what: Happening
    tables: int
    """How many tables it is about, where it is about tables."""


def coming(contest: Contest, now: int) -> list[Coming]:
    """What the clock does next, the first time of each kind, in order of time."""
    found: dict[Happening, list[int]] = {}
    closes = contest.terms.signup_closes
    if contest.phase == "signup" and closes is not None and closes > now:
        found["closes"] = [closes]
    for at, act in timetable(contest, now):
        if isinstance(act, TimeUp):
            found.setdefault("deadline" if act.fixture else "ends", []).append(max(at, now))
        else:
            found.setdefault(_HAPPENINGS[type(act)], []).append(max(at, now))
    return sorted(Coming(min(times), what, times.count(min(times))) for what, times in found.items())


def lacks_players(contest: Contest, now: int) -> bool:
    """Whether it is time for a season to start, and too few could play."""
    if contest.phase not in ("signup", "check_in") or len(starters(contest)) >= 2:
        return False
    times = [at for at in (contest.terms.starts, contest.check_in_until) if at is not None]
    return bool(times) and max(times) <= now


# How tables stand

Stands = Literal["missed", "deserted", "called", "unset", "set", "begun"]
"""``missed``: its deadline is over, and it has no result. ``deserted``: nobody came at the time that was set.
``called``: its players are called now. ``unset``: it has no time. ``set``: it has one. ``begun``: it is being
played.
"""
_URGENT: tuple[Stands, ...] = ("missed", "deserted", "called", "unset", "set", "begun")


class OpenTable(NamedTuple):
    """A table of a league that has no result yet."""

    fixture: str
    stands: Stands
    at: int
    """Until when (ms) its players are called, when it is played, or its deadline."""
    players: tuple[str, ...]
    """Those who are to play it, in the order of the seats."""


def open_tables(contest: Contest, begun: Container[str] = ()) -> list[OpenTable]:
    """The tables without a result, the most urgent first. ``begun`` are fixtures whose match runs."""
    state = season_state(contest)
    if state is None:
        return []
    tables = [
        _stands(contest, state, fixture, begun)
        for fixture in state.fixtures.values()
        if state.outcome(fixture.key) is None and players_of(contest, fixture.key)
    ]
    return sorted(tables, key=lambda table: (_URGENT.index(table.stands), table.at))


def open_table(contest: Contest, key: str, begun: Container[str] = ()) -> OpenTable | None:
    """How the table of a fixture stands; None if it has a result, or there is nobody left or no such
    fixture.
    """
    return next((table for table in open_tables(contest, begun) if table.fixture == key), None)


def _stands(contest: Contest, state: SeasonState, fixture: Fixture, begun: Container[str]) -> OpenTable:
    key, deadline = fixture.key, state.deadline(fixture.key)
    players, meeting = players_of(contest, key), contest.meetings.get(key, Meeting())
    if meeting.playing or key in begun:
        return OpenTable(key, "begun", deadline, meeting.playing or players)
    if not is_open(contest, fixture):
        return OpenTable(key, "missed", deadline, players)
    if meeting.call is not None:
        return OpenTable(key, "called", meeting.call.until, players)
    if meeting.at is not None:
        return OpenTable(key, "set", meeting.at, players)
    deserted = has_calls(contest) and meeting.set_at > 0
    return OpenTable(key, "deserted" if deserted else "unset", deadline, players)


# Who stays away

REPEATED = 2
"""Who has forfeited so often without playing is named as somebody who stays away."""


class Absentee(NamedTuple):
    """A player who has not come to their matches."""

    entry: str
    times: int


def absentees(contest: Contest) -> list[Absentee]:
    """The players who have been absent from :data:`REPEATED` matches or more that count, the most often
    absent first.
    """
    state = season_state(contest)
    if state is None:
        return []
    missed = Counter(state.holds(player) for player in _absent(state))
    found = [Absentee(entry, times) for entry, times in missed.items() if entry and times >= REPEATED]
    return sorted(found, key=lambda each: (-each.times, each.entry))


def _absent(state: SeasonState) -> Iterator[str]:
    for result in state.results.values():
        seen = effective(result, state.force)
        for seat in seen.seats if seen else ():
            if seat.absent and seat.player is not None:
                yield seat.player
