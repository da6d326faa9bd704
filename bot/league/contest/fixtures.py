"""The fixtures of a league: which are open, what tables and the clock do to them, what is due when."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from bot.league import updates
from bot.league.contest.acts import Command, Draw, Record, Remind, Seat, Unseat, Walkover
from bot.league.contest.format import Due, TimeUp
from bot.league.contest.state import Contest, Meeting
from bot.league.contest.terms import HOUR
from bot.league.decisions import Extend, Void
from bot.league.refusal import Refused
from bot.league.results import at_deadline
from bot.league.season import Fixture
from bot.league.season_state import SeasonState

DAY = 24 * HOUR
LEADS = {"day": DAY, "hour": HOUR}
"""How long before a deadline its reminders go out."""


def season_state(contest: Contest) -> SeasonState | None:
    """What is played in a league that has started; None before, and in seasons that are no leagues."""
    return contest.play if isinstance(contest.play, SeasonState) else None


def league(contest: Contest) -> SeasonState:
    """What is played in a league. Refused ``not_started``."""
    state = season_state(contest)
    if state is None:
        raise Refused("not_started")
    return state


def fixture_of(contest: Contest, key: str) -> Fixture:
    """The fixture that is meant. Refused ``no_fixture``."""
    fixture = league(contest).fixtures.get(key)
    if fixture is None:
        raise Refused("no_fixture", fixture=key)
    return fixture


def is_open(contest: Contest, fixture: Fixture) -> bool:
    """Whether a fixture is still to be played: it has no outcome, and where that was made void, time was, or
    has been given since.
    """
    state = season_state(contest)
    if state is None or state.outcome(fixture.key) is not None:
        return False
    match = state.outcomes.get(fixture.key, ("",))[-1]
    voided = (
        d.at for d in reversed(state.decisions) if isinstance(d.ruling, Void) and d.ruling.match == match
    )
    return next(voided, 0) < state.deadline(fixture.key)


def open_fixtures(contest: Contest) -> list[str]:
    """The fixtures that are still to be played."""
    state = season_state(contest)
    return [each.key for each in state.fixtures.values() if is_open(contest, each)] if state else []


def players_of(contest: Contest, key: str) -> tuple[str, ...]:
    """Who is to play a fixture, in the order of the seats: those whose entries have not been withdrawn.
    Refused ``no_fixture``.
    """
    state = league(contest)
    entries = fixture_of(contest, key).entries
    return tuple(state.holder(entry) for entry in entries if entry not in state.force.withdrawn)


# What tables and the clock do


def seat(contest: Contest, act: Seat, at: int) -> Contest:
    """A table has been opened. Refused: ``no_fixture``, ``already_played``."""
    if league(contest).outcome(fixture_of(contest, act.fixture).key) is not None:
        raise Refused("already_played", fixture=act.fixture)
    return with_table(contest, act, at)


def with_table(contest: Contest, act: Seat, at: int) -> Contest:
    """The same with a fixture at a table."""
    meeting = contest.meetings.get(act.fixture, Meeting())
    meeting = replace(meeting, table=act.table, channel=act.channel, opened_at=at)
    return replace(contest, meetings={**contest.meetings, act.fixture: meeting})


def without_table(contest: Contest, act: Unseat) -> Contest:
    """The table of a fixture is gone. Refused ``no_fixture`` unless it was to be played there."""
    meeting = contest.meetings.get(act.fixture)
    if meeting is None or meeting.table != act.table:
        raise Refused("no_fixture", fixture=act.fixture)
    meeting = replace(meeting, table=None, channel=None, opened_at=None)
    return replace(contest, meetings={**contest.meetings, act.fixture: meeting})


def record(contest: Contest, *recorded: Record) -> Contest:
    """Matches are over, refused for what :func:`bot.league.updates.record` says."""
    return replace(contest, play=updates.record(league(contest), *(act.result for act in recorded)))


def remind(contest: Contest, act: Remind) -> Contest:
    """Note that a reminder goes out."""
    fixture = fixture_of(contest, act.fixture).key
    meeting = contest.meetings.get(fixture, Meeting())
    meeting = replace(meeting, reminded=meeting.reminded | {act.what})
    return replace(contest, meetings={**contest.meetings, fixture: meeting})


def walk_over(contest: Contest, act: Walkover, at: int) -> Contest:
    """Who was there has won what could not be played, and all others have forfeited."""
    fixture = fixture_of(contest, act.fixture).key
    meeting = contest.meetings.get(fixture, Meeting())
    match = f"{fixture}-w{len(meeting.walked_over) + 1}"
    players = players_of(contest, fixture)
    result = at_deadline(match, contest.terms.game, at, players, act.ready, contest.key, fixture)
    meeting = replace(meeting, walked_over=(*meeting.walked_over, at), table=None, channel=None)
    meetings = {**contest.meetings, fixture: meeting}
    return replace(contest, play=updates.record(league(contest), result), meetings=meetings)


# Time


def reminded_anew(contest: Contest, extended: Extend, at: int) -> Contest:
    """The contest, with reminders to come again for fixtures that were given so much more time."""
    meetings = dict(contest.meetings)
    for fixture in extended.fixtures:
        meeting = meetings.get(fixture, Meeting())
        told = frozenset(what for what in meeting.reminded if extended.until - LEADS[what] <= at)
        if told != meeting.reminded:
            meetings[fixture] = replace(meeting, reminded=told)
    return replace(contest, meetings=meetings)


def pauses(state: SeasonState, contest: Contest, command: Command) -> Iterator[Extend]:
    """The time that a pause has cost, given back to every deadline that is still to come: also where the
    match is over, so that the next round is drawn later too.
    """
    paused_at = contest.paused_at or command.at
    later = command.at - paused_at
    if not later:
        return
    until: dict[int, list[str]] = {}
    for fixture in state.fixtures.values():
        deadline = state.deadline(fixture.key)
        if deadline > paused_at or is_open(contest, fixture):
            until.setdefault(deadline + later, []).append(fixture.key)
    yield from (Extend(tuple(keys), at) for at, keys in sorted(until.items()))
    if state.rules.ends is not None:
        yield Extend((), state.rules.ends + later)


def deadlines(contest: Contest) -> Iterator[Due]:
    """The reminders of all open fixtures, and when their time is up."""
    state = league(contest)
    for fixture in state.fixtures.values():
        if not is_open(contest, fixture):
            continue
        deadline = state.deadline(fixture.key)
        reminded = contest.meetings.get(fixture.key, Meeting()).reminded
        if contest.terms.remind_day and not reminded and fixture.drawn < deadline - LEADS["day"]:
            yield Due(deadline - LEADS["day"], Remind(fixture.key, "day"))
        if contest.terms.remind_hour and "hour" not in reminded and fixture.drawn < deadline - LEADS["hour"]:
            yield Due(deadline - LEADS["hour"], Remind(fixture.key, "hour"))
        yield Due(deadline, TimeUp(fixture.key))


def can_draw(state: SeasonState) -> bool:
    """Whether in any division there are two who still play."""
    counts = Counter(state.entrants[entry].division for entry in state.entries)
    return any(count >= 2 for count in counts.values())


def round_until(state: SeasonState) -> int | None:
    """When the time of the first table of the last round is up."""
    last = (fixture for fixture in state.fixtures.values() if fixture.round == state.round)
    return min((state.deadline(fixture.key) for fixture in last), default=None)


def next_round(contest: Contest, state: SeasonState, now: int) -> Due:
    """The drawing of the next round, once the time of the last one is up."""
    over = round_until(state) or 0
    return Due(over, Draw(max(over, now) + contest.terms.round_hours * HOUR))
