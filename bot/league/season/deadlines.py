"""The deadlines of fixtures: reminders before them, and what a pause adds."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bot.league.decisions import Extend
from bot.league.season.acts import Command, ForfeitFixture, Remind
from bot.league.season.fixtures import fewest, has_calls, is_open, league, players_of
from bot.league.season.format import Due, TimeUp
from bot.league.season.state import Appointment, Season
from bot.league.season_state import SeasonState
from bot.milliseconds import DAY, HOUR

LEADS = {"day": DAY, "hour": HOUR}
"""How long (ms) before a deadline its reminders are sent."""


def reminded_anew(season: Season, extended: Extend, at: int) -> Season:
    """Send the reminders of extended fixtures again, if the new deadline is far enough away. With ready
    checks, reminders are about the set time and not about the deadline.
    """
    if has_calls(season):
        return season
    appointments = dict(season.appointments)
    for fixture in extended.fixtures:
        own = appointments.get(fixture, Appointment())
        told = frozenset(what for what in own.reminded if reminds_at(season, what, extended.until) <= at)
        if told != own.reminded:
            appointments[fixture] = replace(own, reminded=told)
    return replace(season, appointments=appointments)


def pauses(state: SeasonState, season: Season, command: Command) -> Iterator[Extend]:
    """Yield the extensions of every later deadline by the length of a pause.

    Ended fixtures are extended too, so that the next round also comes later.
    """
    paused_at = season.paused_at or command.at
    later = command.at - paused_at
    if not later:
        return
    until: dict[int, list[str]] = {}
    for fixture in state.fixtures.values():
        deadline = state.deadline(fixture.key)
        if deadline > paused_at or is_open(season, fixture):
            until.setdefault(deadline + later, []).append(fixture.key)
    yield from (Extend(tuple(keys), at) for at, keys in sorted(until.items()))
    if state.rules.ends is not None:
        yield Extend((), state.rules.ends + later)


def deadlines(season: Season) -> Iterator[Due]:
    """Yield the reminders and deadlines of all open fixtures."""
    state = league(season)
    for fixture in state.fixtures.values():
        if not is_open(season, fixture):
            continue
        deadline = state.deadline(fixture.key)
        own, players = season.appointment(fixture.key), players_of(season, fixture.key)
        if own.table is None and 0 < len(players) < fewest(season):
            yield Due(0, ForfeitFixture(fixture.key, players))
            continue
        yield from reminders(season, fixture.key, fixture.drawn, deadline)
        yield Due(deadline, TimeUp(fixture.key))


def reminders(season: Season, key: str, since: int, until: int) -> Iterator[Due]:
    """Yield the reminders of a fixture before a time (ms) that was set at ``since`` (ms)."""
    settings, reminded = season.settings, season.appointment(key).reminded
    day, hour = reminds_at(season, "day", until), reminds_at(season, "hour", until)
    if settings.remind_day and not reminded and since < day:
        yield Due(day, Remind(key, "day"))
    if settings.remind_hour and "hour" not in reminded and since < hour:
        yield Due(hour, Remind(key, "hour"))


def reminds_at(season: Season, what: str, until: int) -> int:
    """Return when (ms) a reminder of a time (ms) is sent, by its name in :data:`LEADS`."""
    return season.settings.later(until, -LEADS[what])
