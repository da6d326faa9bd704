"""The fixtures of a league: which are open, acts of tables and the clock, and deadlines."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bot.games import GAMES
from bot.league import updates
from bot.league.bracket import PLAYOFF
from bot.league.contest.acts import (
    Command,
    PlayOn,
    Record,
    Relocate,
    Remind,
    Seat,
    Unseat,
    Wait,
    Walkover,
)
from bot.league.contest.format import Due, TimeUp
from bot.league.contest.sittings import as_fixture, due_sittings, tournament_of
from bot.league.contest.state import Contest, Meeting
from bot.league.decisions import Extend, Reverse, Void, in_force, match_entered
from bot.league.illegal import IllegalAct
from bot.league.playoff import is_overtaken
from bot.league.results import at_deadline
from bot.league.season import Fixture, is_playoff
from bot.league.season_state import SeasonState
from bot.milliseconds import DAY, HOUR

LEADS = {"day": DAY, "hour": HOUR}
"""How long (ms) before a deadline its reminders are sent."""


def season_state(contest: Contest) -> SeasonState | None:
    """Return the state of a started league; None before the start, and for tournaments."""
    return contest.play if isinstance(contest.play, SeasonState) else None


def league(contest: Contest) -> SeasonState:
    """Return the state of a league. Refused: ``not_started``."""
    state = season_state(contest)
    if state is None:
        raise IllegalAct("not_started")
    return state


def fixture_of(contest: Contest, key: str) -> Fixture:
    """Return the fixture with this key, also of a tournament. Refused: ``no_fixture``, ``not_started``."""
    if tournament_of(contest) is not None:
        fixture = as_fixture(contest, key)
    else:
        fixture = league(contest).fixtures.get(key)
    if fixture is None:
        raise IllegalAct("no_fixture", fixture=key)
    return fixture


def deadline(contest: Contest, key: str) -> int:
    """Return the deadline (ms) of a fixture. Refused: ``no_fixture``, ``not_started``."""
    state = season_state(contest)
    return fixture_of(contest, key).deadline if state is None else state.deadline(key)


def to_call(contest: Contest) -> list[Fixture]:
    """Return the open fixtures that can have a ready check. Those of a tournament have their table."""
    state = season_state(contest)
    if state is not None:
        return [fixture for fixture in state.fixtures.values() if is_open(contest, fixture)]
    opened = (name for name in due_sittings(contest) if contest.meeting(name).opened_at is not None)
    return [fixture_of(contest, name) for name in opened]


def has_calls(contest: Contest) -> bool:
    """Return whether a season has ready checks. Otherwise its matches begin with the round.

    An open season has only its tiebreakers as fixtures.
    """
    if tournament_of(contest) is not None:
        return contest.terms.calls_players
    state = season_state(contest)
    return state is not None and (state.season.drawn or bool(state.fixtures)) and contest.terms.calls_players


def fewest(contest: Contest) -> int:
    """Return the fewest players for a match of the season."""
    return GAMES[contest.terms.game].spec.seats[0]


def deserted(contest: Contest) -> list[str]:
    """Return the fixtures of the last round to which no player came and about which the umpire has not
    decided.
    """
    state = season_state(contest)
    if state is None or not has_calls(contest):
        return []
    last = (fixture for fixture in state.fixtures.values() if fixture.round == state.round)
    return [
        fixture.key
        for fixture in last
        if contest.meeting(fixture.key).walked_over
        and fixture.key not in state.outcomes
        and not is_open(contest, fixture)
    ]


def is_open(contest: Contest, fixture: Fixture) -> bool:
    """Return whether a fixture is still to be played.

    It is if it has no outcome. If its outcome was voided or undone, it is open only if there was time left
    then, or it was extended since. If no player came, or no deal was finished, it is open only if it was
    extended.
    """
    if tournament_of(contest) is not None:
        return fixture.key in due_sittings(contest)
    state = season_state(contest)
    if state is None or state.settles(fixture.key) is not None or is_overtaken(state, fixture):
        return False
    outcome = state.outcome(fixture.key)
    if outcome is not None and not _is_extended(state, fixture.key, outcome.at):
        return False
    match = state.outcomes.get(fixture.key, ("",))[-1]
    over = _void_since(state, match)
    if has_calls(contest):
        if not players_of(contest, fixture.key):
            return False
        decided = contest.meeting(fixture.key).walked_over
        nobody_came = decided and fixture.key not in state.outcomes
        if nobody_came and not _is_extended(state, fixture.key, decided[-1]):
            return False
        over = max(over, *decided, 0)
    return over < state.deadline(fixture.key)


def _void_since(state: SeasonState, played: str) -> int:
    """Return when (ms) a match was voided, or its entry undone; 0 if neither."""
    entry = next((d.key for d in state.decisions if played and match_entered(d) == played), None)
    for decision in reversed(state.decisions):
        match decision.ruling:
            case Void(key) if key == played:
                return decision.at
            case Reverse(key) if key == entry:
                return decision.at
    return 0


def _is_extended(state: SeasonState, fixture: str, since: int) -> bool:
    """Return whether a fixture was extended since a time (ms)."""
    rulings = (decision.ruling for decision in in_force(state.decisions) if decision.at >= since)
    return any(isinstance(ruling, Extend) and fixture in ruling.fixtures for ruling in rulings)


def opened_again(before: Contest, after: Contest) -> list[str]:
    """The fixtures that had an outcome, and that a decision has opened to be played again."""
    was, had = {*open_fixtures(before)}, league(after).outcomes
    return [key for key in open_fixtures(after) if key in had and key not in was]


def unplayed(contest: Contest) -> list[str]:
    """Return the ended fixtures that were neither played nor decided: no player came, or no deal was
    finished.
    """
    state = season_state(contest)
    return (
        [each.key for each in state.fixtures.values() if _is_unplayed(contest, state, each)] if state else []
    )


def undrawn(contest: Contest) -> range:
    """Return the rounds of a finished season that were never paired, because too few players were left."""
    state = season_state(contest)
    if (
        state is None
        or not state.season.drawn
        or state.season.knock_out
        or contest.phase in ("running", "paused")
    ):
        return range(0)
    return range(state.round + 1, state.season.rounds + 1)


def _is_unplayed(contest: Contest, state: SeasonState, fixture: Fixture) -> bool:
    key, outcome = fixture.key, state.settles(fixture.key)
    if outcome is not None:
        return not outcome.played and all(seat.absent for seat in outcome.seats)
    if is_playoff(key) or is_open(contest, fixture) or not players_of(contest, key):
        return False
    if state.season.knock_out and _is_played_off(state, fixture):
        return False
    decided = _void_since(state, state.outcomes.get(key, ("",))[-1])
    return max(contest.meeting(key).walked_over, default=0) >= decided


def _is_played_off(state: SeasonState, fixture: Fixture) -> bool:
    """Return whether players of a cup table have decided in a later round who advances."""
    return any(
        later.round > fixture.round
        and later.division == PLAYOFF
        and set(later.entries) <= set(fixture.entries)
        and state.settles(later.key) is not None
        for later in state.fixtures.values()
    )


def open_fixtures(contest: Contest) -> list[str]:
    """Return the fixtures that are still to be played."""
    state = season_state(contest)
    return [each.key for each in state.fixtures.values() if is_open(contest, each)] if state else []


def players_of(contest: Contest, key: str) -> tuple[str, ...]:
    """Return the players of a fixture in the order of the seats, without withdrawn entries. Refused:
    ``no_fixture``.
    """
    entries = fixture_of(contest, key).entries
    if tournament_of(contest) is not None:
        return tuple(map(contest.player_of, entries))
    state = league(contest)
    return tuple(state.holder(entry) for entry in entries if entry not in state.force.withdrawn)


# Acts of tables and the clock


def seat(contest: Contest, act: Seat, at: int) -> Contest:
    """Record that a table was opened. Refused: ``no_fixture``, ``already_played``."""
    if league(contest).settles(fixture_of(contest, act.fixture).key) is not None:
        raise IllegalAct("already_played", fixture=act.fixture)
    return with_table(contest, act, at)


def with_table(contest: Contest, act: Seat, at: int) -> Contest:
    """Return the contest with a fixture at a table."""
    meeting = contest.meeting(act.fixture)
    meeting = replace(meeting, table=act.table, channel=act.channel, opened_at=at, without=(), waits=None)
    return contest.with_meeting(act.fixture, meeting)


def relocated(contest: Contest, act: Relocate) -> Contest:
    """Record that the match of a fixture moved to another channel. Refused: ``no_fixture`` if it is not at
    that table.
    """
    meeting = _at_table(contest, act.fixture, act.table)
    return contest.with_meeting(act.fixture, replace(meeting, channel=act.channel))


def play_on(contest: Contest, act: PlayOn) -> Contest:
    """Record without which players a match continues. Refused as :func:`_running` does, and ``nobody_left``
    if no player would be left.
    """
    meeting = _running(contest, act.fixture)
    if set(act.without) >= set(meeting.playing or players_of(contest, act.fixture)):
        raise IllegalAct("nobody_left")
    return contest.with_meeting(act.fixture, replace(meeting, without=act.without))


def wait(contest: Contest, act: Wait, at: int) -> Contest:
    """Record that a turn of a match has more time. Refused as :func:`_running` does; ``time_past``; and
    ``no_fixture`` if it is not at that table.
    """
    _running(contest, act.fixture)
    meeting = _at_table(contest, act.fixture, act.table)
    if act.until <= at:
        raise IllegalAct("time_past")
    meeting = replace(meeting, waits=(act.turn, act.until))
    return contest.with_meeting(act.fixture, meeting)


def _running(contest: Contest, key: str) -> Meeting:
    """Return the meeting of a fixture whose match has begun. Refused: ``no_fixture``, ``already_played``,
    ``not_begun``.
    """
    fixture = fixture_of(contest, key)
    if not is_open(contest, fixture):
        raise IllegalAct("already_played", fixture=key)
    if not has_begun(contest, key):
        raise IllegalAct("not_begun")
    return contest.meetings[key]


def _at_table(contest: Contest, key: str, table: str) -> Meeting:
    """Return the meeting of a fixture at that table. Refused: ``no_fixture`` if it is at another one, or at
    none.
    """
    meeting = contest.meeting(key)
    if meeting.table != table:
        raise IllegalAct("no_fixture", fixture=key)
    return meeting


def not_begun(contest: Contest, key: str) -> Meeting:
    """Return the meeting of a fixture whose match has not begun. Refused: ``no_fixture``, ``already_played``,
    ``table_begun``.
    """
    if not is_open(contest, fixture_of(contest, key)):
        raise IllegalAct("already_played", fixture=key)
    meeting = contest.meeting(key)
    if meeting.playing:
        raise IllegalAct("table_begun")
    return meeting


def has_begun(contest: Contest, key: str) -> bool:
    """Return whether the match of a fixture has begun. Without ready checks, matches begin with their
    tables.
    """
    meeting = contest.meeting(key)
    return meeting.table is not None and bool(meeting.playing or not has_calls(contest))


def without_table(contest: Contest, act: Unseat) -> Contest:
    """Record that the table of a fixture ended. Refused: ``no_fixture`` if the fixture was not at that
    table.
    """
    meeting = _at_table(contest, act.fixture, act.table)
    if meeting.playing:  # a match without a result is played at another time
        meeting = replace(meeting, playing=(), set_at=0)
    meeting = replace(meeting, table=None, channel=None, opened_at=None)
    return contest.with_meeting(act.fixture, meeting)


def record(contest: Contest, *recorded: Record) -> Contest:
    """Record results. Refused as :func:`bot.league.updates.record` does.

    A played fixture no longer has a time. If its match is voided, it needs a new one.
    """
    meetings = dict(contest.meetings)
    for act in recorded:
        key = act.result.fixture or ""
        if key in meetings:
            played = replace(meetings[key], at=None, set_at=0, call=None, playing=(), proposal=None)
            meetings[key] = replace(played, agreed=None)
    play = updates.record(league(contest), *(act.result for act in recorded))
    return replace(contest, play=play, meetings=meetings)


def remind(contest: Contest, act: Remind) -> Contest:
    """Record that a reminder is sent."""
    fixture = fixture_of(contest, act.fixture).key
    meeting = contest.meeting(fixture)
    meeting = replace(meeting, reminded=meeting.reminded | {act.what})
    return contest.with_meeting(fixture, meeting)


def walk_over(contest: Contest, act: Walkover, at: int) -> Contest:
    """Record a decision without play: the players in ``ready`` win, and all others forfeit. They are those
    who showed up or, if the umpire decides a running match, its winners.

    With ready checks, if no player came, no one forfeits, and the umpire decides.
    """
    fixture = fixture_of(contest, act.fixture).key
    meeting = contest.meeting(fixture)
    match = f"{fixture}-w{len(meeting.walked_over) + 1}"
    if has_calls(contest):
        meeting = replace(meeting, at=None, call=None)
        if not act.ready:
            meeting = replace(meeting, walked_over=(*meeting.walked_over, at), table=None, channel=None)
            meeting = replace(meeting, reminded=meeting.reminded - {"umpire"})
            return contest.with_meeting(fixture, meeting)
    players, state = players_of(contest, fixture), league(contest)
    gone = [left for entry in state.fixtures[fixture].entries if (left := state.force.withdrawn.get(entry))]
    # A player who dropped out in the same moment did so before, and forfeits.
    ended = max([at, *(left.at + 1 for left in gone)])
    result = at_deadline(match, contest.terms.game, ended, players, act.ready, contest.key, fixture)
    meeting = replace(meeting, walked_over=(*meeting.walked_over, at), table=None, channel=None, playing=())
    meetings = {**contest.meetings, fixture: meeting}
    return replace(contest, play=updates.record(league(contest), result), meetings=meetings)


def entered(contest: Contest, key: str) -> Contest:
    """Remove a fixture's table and time, because its result was entered."""
    if key not in contest.meetings:
        return contest
    meeting = replace(
        contest.meetings[key],
        table=None,
        channel=None,
        opened_at=None,
        at=None,
        set_at=0,
        call=None,
        playing=(),
        proposal=None,
        agreed=None,
    )
    return contest.with_meeting(key, meeting)


def with_rounds(contest: Contest, rounds: int) -> Contest:
    """Change the number of rounds. Pairings of cut rounds are removed.

    Refused ``rounds_played``, with the number of the last round with a match played or decided.
    """
    state = league(contest)
    drawn = (fixture for fixture in state.fixtures.values() if not is_playoff(fixture.key))
    played = max((fixture.round for fixture in drawn if _has_begun(contest, fixture.key)), default=1)
    if rounds < played:
        raise IllegalAct("rounds_played", rounds=played)
    return cleared(replace(contest, play=updates.with_rounds(state, rounds)))


def cleared(contest: Contest) -> Contest:
    """Remove the tables, times and questions of fixtures that no longer exist."""
    there = league(contest).fixtures
    return replace(
        contest,
        meetings={key: each for key, each in contest.meetings.items() if key in there},
        appeals={
            key: each for key, each in contest.appeals.items() if not each.is_at_table or each.match in there
        },
    )


def _has_begun(contest: Contest, key: str) -> bool:
    """Return whether a fixture was played or decided, or is being played."""
    meeting = contest.meeting(key)
    return bool(meeting.playing or meeting.walked_over or key in league(contest).outcomes)


# Time


def reminded_anew(contest: Contest, extended: Extend, at: int) -> Contest:
    """Send the reminders of extended fixtures again, if the new deadline is far enough away. With ready
    checks, reminders are about the set time and not about the deadline.
    """
    if has_calls(contest):
        return contest
    meetings = dict(contest.meetings)
    for fixture in extended.fixtures:
        meeting = meetings.get(fixture, Meeting())
        told = frozenset(what for what in meeting.reminded if reminds_at(contest, what, extended.until) <= at)
        if told != meeting.reminded:
            meetings[fixture] = replace(meeting, reminded=told)
    return replace(contest, meetings=meetings)


def pauses(state: SeasonState, contest: Contest, command: Command) -> Iterator[Extend]:
    """Yield the extensions of every later deadline by the length of a pause.

    Ended fixtures are extended too, so that the next round also comes later.
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
    """Yield the reminders and deadlines of all open fixtures."""
    state = league(contest)
    for fixture in state.fixtures.values():
        if not is_open(contest, fixture):
            continue
        deadline = state.deadline(fixture.key)
        meeting, players = contest.meeting(fixture.key), players_of(contest, fixture.key)
        if meeting.table is None and 0 < len(players) < fewest(contest):
            yield Due(0, Walkover(fixture.key, players))
            continue
        yield from reminders(contest, fixture.key, fixture.drawn, deadline)
        yield Due(deadline, TimeUp(fixture.key))


def reminders(contest: Contest, key: str, since: int, until: int) -> Iterator[Due]:
    """Yield the reminders of a fixture before a time (ms) that was set at ``since`` (ms)."""
    terms, reminded = contest.terms, contest.meeting(key).reminded
    day, hour = reminds_at(contest, "day", until), reminds_at(contest, "hour", until)
    if terms.remind_day and not reminded and since < day:
        yield Due(day, Remind(key, "day"))
    if terms.remind_hour and "hour" not in reminded and since < hour:
        yield Due(hour, Remind(key, "hour"))


def reminds_at(contest: Contest, what: str, until: int) -> int:
    """Return when (ms) a reminder of a time (ms) is sent, by its name in :data:`LEADS`."""
    return contest.terms.later(until, -LEADS[what])


def open_playoffs(contest: Contest) -> list[str]:
    """Return the fixtures of tiebreakers that are still to be played."""
    return [key for key in open_fixtures(contest) if is_playoff(key)]


def playoff_until(contest: Contest) -> int | None:
    """Return the deadline (ms) of a tiebreaker, if only tiebreakers are left; else None."""
    open_ones = open_fixtures(contest)
    if not open_ones or open_ones != open_playoffs(contest):
        return None
    return min(map(league(contest).deadline, open_ones))
