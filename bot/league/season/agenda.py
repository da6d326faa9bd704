"""The state of a season for its umpire: what happens next, open tables, and absent players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterator, Mapping, Sequence
from itertools import chain
from typing import Literal, NamedTuple, get_args

from bot.league.effect import effective
from bot.league.season import times
from bot.league.season.act import Happening as Happening
from bot.league.season.acts import (
    Agree,
    Appoint,
    AskForHours,
    ClockAct,
    ForfeitFixture,
    Remind,
    Start,
    StartReadyCheck,
)
from bot.league.season.fixtures import fixture_of, has_calls, players_of, season_state
from bot.league.season.format import TimeUp
from bot.league.season.formats import format_of
from bot.league.season.own_times import time_for
from bot.league.season.sittings import deadline, had, running, tournament_of
from bot.league.season.state import Appointment, Season
from bot.league.season.timetable import timetable
from bot.league.season_state import SeasonState
from bot.league.tiebreakers import is_overtaken
from bot.milliseconds import MINUTE

# Next acts


class Coming(NamedTuple):
    """An upcoming act of the clock."""

    at: int
    """When (ms) it happens, not before now."""
    what: Happening
    fixtures: tuple[str, ...] = ()
    """Fixtures concerned, if it is about tables."""


TOGETHER = MINUTE
"""Tables of the same pairings that open within this many milliseconds are shown as one."""


def coming(season: Season, now: int, begun: Container[str] = ()) -> list[Coming]:
    """Return the next acts of the clock, the first of each kind, in order of time. ``begun`` are fixtures
    with a running match.
    """
    found: dict[Happening, list[tuple[int, tuple[str, ...]]]] = {}
    closes = season.settings.signup_closes
    if season.phase == "signup" and closes is not None and closes > now:
        found["closes"] = [(closes, ())]
    for at, act in timetable(season, now):
        what = _happening(season, act, begun, now)
        if what is not None:
            found.setdefault(what, []).append((max(at, now), _about(act)))
    return sorted(_first_of(what, moments) for what, moments in found.items())


def _first_of(what: Happening, moments: Sequence[tuple[int, tuple[str, ...]]]) -> Coming:
    first = min(at for at, _ in moments)
    soon = (fixtures for at, fixtures in moments if at < first + TOGETHER)
    return Coming(first, what, tuple(dict.fromkeys(chain.from_iterable(soon))))


def _about(act: ClockAct | Start | TimeUp) -> tuple[str, ...]:
    """Return the fixtures that an item of the timetable concerns."""
    match act:
        case (
            TimeUp(fixture)
            | ForfeitFixture(fixture)
            | Appoint(fixture)
            | Agree(fixture)
            | StartReadyCheck(fixture)
        ):
            return (fixture,) if fixture else ()
        case Remind(fixture):
            return (fixture,)
        case AskForHours(fixtures):
            return fixtures
        case _:
            return ()


def _happening(
    season: Season, act: ClockAct | Start | TimeUp, begun: Container[str], now: int
) -> Happening | None:
    """Return how to show an item of the timetable; None to leave it out."""
    match act:
        case TimeUp(""):
            return "ends"
        case TimeUp(fixture):
            return _time_up(season, fixture, begun)
        case Remind(what="umpire"):
            return "remind_umpire"
        case Appoint(fixture) if _is_called_next(season, fixture, now):
            return "ready_check"
        case _:
            return act.coming


def _is_called_next(season: Season, fixture: str, now: int) -> bool:
    """Return whether the ready check for a fixture without a time begins as soon as the clock has set one."""
    drawn, was_set = fixture_of(season, fixture), season.appointment(fixture).set_at > 0
    if was_set or not has_calls(season) or times.agrees_times(season, fixture):
        return False
    at = time_for(season, drawn, now)
    return at is not None and at <= now + times.LEAD


def _time_up(season: Season, fixture: str, begun: Container[str]) -> Happening | None:
    """Return what happens to a table when its time is up: it begins without absent players, its ready check
    ends, its match is scored as it stands, or it stays unplayed and the umpire decides. None after a ready
    check without consequences.
    """
    appointment = season.appointments.get(fixture, Appointment())
    if appointment.playing or fixture in begun:
        return "score"
    if appointment.call is not None:
        over: Happening = "ready_check_over" if format_of(season).facts.forfeits else "begin"
        return over if appointment.call.binding else None
    return "unplayed" if has_calls(season) else "deadline"


# States of tables

Stands = Literal[
    "missed",
    "deserted",
    "too_few",
    "silent",
    "called",
    "absent",
    "unset",
    "unanswered",
    "open",
    "waiting",
    "proposed",
    "set",
    "agreed",
    "begun",
    "dealing",
]
"""The state of an open table.

``missed``: its deadline has passed without a result. ``deserted``: no player came at the set time.
``silent``: no player has answered, so the bot sets no time. ``unset``: it has no time. The others are those
of :data:`bot.league.season.times.Standing`. A table is ``waiting`` if its ready check comes next, or in a
tournament without ready checks. In a tournament it is ``too_few`` if fewer than two players came, ``absent``
if a computer plays for a player, or ``dealing``.
"""
URGENCY: tuple[Stands, ...] = get_args(Stands)
"""States of tables, the most urgent first."""


class OpenTable(NamedTuple):
    """A table without a result."""

    fixture: str
    stands: Stands
    at: int
    """End (ms) of its ready check, time of its match, or its deadline."""
    players: tuple[str, ...]
    """Players in the order of the seats."""
    game: int = 0
    """Number of the current deal, from 1, at a tournament table."""


def open_tables(season: Season, now: int, begun: Container[str] = ()) -> list[OpenTable]:
    """Return the tables without a result, the most urgent first. ``begun`` are fixtures with a running
    match.
    """
    state = season_state(season)
    if state is None:
        return []
    tables = [
        _stands(season, state, fixture.key, now, begun)
        for fixture in state.fixtures.values()
        if state.settles(fixture.key) is None
        and players_of(season, fixture.key)
        and not is_overtaken(state, fixture)
    ]
    return sorted(tables, key=lambda table: (URGENCY.index(table.stands), table.at))


def open_sittings(season: Season, now: int, absent: Mapping[str, bool]) -> list[OpenTable]:
    """Return the open tables of a tournament, the most urgent first. ``absent`` are their sittings, and
    whether a computer plays for a player there.
    """
    state = tournament_of(season)
    known = state.sittings if state else {}
    tables = [_sits(season, name, now, absent[name]) for name in absent if name in known]
    return sorted(tables, key=lambda table: (URGENCY.index(table.stands), table.at, table.fixture))


def _sits(season: Season, name: str, now: int, is_absent: bool) -> OpenTable:
    state = running(season)
    sitting = state.sittings[name]
    players = tuple(season.player_of(entry) for entry in sitting.entries)
    dealt, until = had(state, sitting), deadline(season, name) or now
    if dealt:
        game = sitting.slots[min(dealt, len(sitting.slots)) - 1]
        return OpenTable(name, "absent" if is_absent else "dealing", until, players, game)
    if not has_calls(season):
        return OpenTable(name, "waiting", until, players)
    if season.appointment(name).forfeited_at and season.appointment(name).at is None:
        return OpenTable(name, "too_few", until, players)
    return _is_met(season, name, until, now, players)


def _stands(season: Season, state: SeasonState, key: str, now: int, begun: Container[str]) -> OpenTable:
    deadline, players = state.deadline(key), players_of(season, key)
    appointment = season.appointment(key)
    if key in begun:
        return OpenTable(key, "begun", deadline, appointment.playing or players)
    return _is_met(season, key, deadline, now, players)


def _is_met(season: Season, key: str, deadline: int, now: int, players: tuple[str, ...]) -> OpenTable:
    """Build the state of a table whose match is not known to have begun."""
    appointment = season.appointment(key)
    match times.standing(season, key):
        case "over" | "nobody":
            return OpenTable(key, "missed", deadline, players)
        case "begun":
            return OpenTable(key, "begun", deadline, appointment.playing)
        case "called":
            return OpenTable(key, "called", appointment.call.until if appointment.call else deadline, players)
        case "set" | "agreed" as stands:
            return OpenTable(key, stands, appointment.at or deadline, players)
        case "proposed":
            proposal = times.open_proposal(season, key)
            return OpenTable(key, "proposed", proposal.at if proposal else deadline, players)
        case _ if has_calls(season) and appointment.set_at > 0:
            return OpenTable(key, "deserted", deadline, players)
        case "unanswered" | "open" as answers if times.agrees_times(season, key):
            silent = answers == "unanswered" and now >= times.sets_at(season, key)
            return OpenTable(key, "silent" if silent else answers, deadline, players)
        case _ if _is_called_next(season, key, now):
            return OpenTable(key, "waiting", deadline, players)
        case _:
            return OpenTable(key, "unset", deadline, players)


# Absent players

REPEATED = 2
"""Number of forfeited, unplayed matches from which on a player is listed."""


class Absentee(NamedTuple):
    """A player who has missed matches."""

    entry: str
    times: int


def absentees(season: Season) -> list[Absentee]:
    """Return the players who missed at least :data:`REPEATED` matches that count and still have matches to
    play, the most absences first.
    """
    state = season_state(season)
    if state is None:
        return []
    missed = Counter(state.holds(player) for player in _absent(state))
    to_come = format_of(season).fixtures.to_come
    found = [
        Absentee(entry, times)
        for entry, times in missed.items()
        if entry and times >= REPEATED and to_come(season, entry)
    ]
    return sorted(found, key=lambda each: (-each.times, each.entry))


def _absent(state: SeasonState) -> Iterator[str]:
    for result in state.results.values():
        seen = effective(result, state.rulings)
        for seat in seen.seats if seen else ():
            if seat.absent and seat.player is not None:
                yield seat.player
