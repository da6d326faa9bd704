"""Ready checks: the set time of a fixture, and what happens at that time.

Players who answer are ready until the check ends. When the set time and the grace period are over, the ready
players play if there are enough of them. If there are too few, they win by forfeit, and if no player came, no
one forfeits. Any player can start a ready check earlier, without consequences for no-shows.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import replace

from bot.league.contest import own_times, times
from bot.league.contest.absence import without_absent
from bot.league.contest.acts import Appoint, Begin, Call, Command, Decide, EndCall, Walkover
from bot.league.contest.fixtures import (
    deadline,
    deadlines,
    fewest,
    fixture_of,
    has_calls,
    is_open,
    league,
    not_begun,
    players_of,
    reminders,
    season_state,
    to_call,
)
from bot.league.contest.format import Due, TimeUp
from bot.league.contest.sittings import tournament_of
from bot.league.contest.state import Calling, Contest, Meeting
from bot.league.contest.times import AGREEING, LEAD, MATCH, grace, notice
from bot.league.decisions import Decision, Extend
from bot.league.illegal import IllegalAct
from bot.league.season import Fixture
from bot.league.umpire import carried_out
from bot.milliseconds import DAY, MINUTE

# Acts


def appoint(contest: Contest, act: Appoint, command: Command) -> Contest:
    """Set the time of a fixture. Its deadline is extended if there would be no time left for the match.

    Refused: ``no_calls``, ``no_fixture``, ``already_played``, ``table_begun``, ``time_past``.
    """
    meeting, at = _waiting(contest, act.fixture), command.at
    if act.at < at:
        raise IllegalAct("time_past")
    is_fixed = bool(command.actor)
    proposal = None if is_fixed else meeting.proposal
    meeting = replace(meeting, at=act.at, set_at=at, is_fixed=is_fixed, proposal=proposal, agreed=None)
    meeting = replace(meeting, call=None, reminded=frozenset())
    after = contest.with_meeting(act.fixture, meeting)
    until, state = act.at + grace(contest.terms) + MATCH, season_state(contest)
    if state is None or until <= state.deadline(act.fixture) or not command.actor:
        return after  # a longer tournament costs no one anything
    ruling = Extend((act.fixture,), until)
    extended = Decision(str(contest.seq + 1), at, command.actor, command.reason, ruling)
    return replace(after, play=carried_out(state, extended))


def call(contest: Contest, act: Call, command: Command) -> Contest:
    """Begin a ready check for a fixture. Refused as :func:`appoint` does."""
    meeting = _waiting(contest, act.fixture)
    if act.until <= command.at:
        raise IllegalAct("time_past")
    callers = meeting.callers | ({command.actor} & {*players_of(contest, act.fixture)})
    call = Calling(act.until, act.binding)
    return contest.with_meeting(act.fixture, replace(meeting, call=call, callers=callers))


def desert(contest: Contest, act: Walkover, command: Command) -> Contest:
    """Record that too few players came to a tournament table: no further ready check until the umpire has
    decided. Refused as :func:`appoint` does, and ``not_a_league`` for an umpire, because tournaments have no
    wins by forfeit.
    """
    if command.actor:
        raise IllegalAct("not_a_league")
    meeting = _waiting(contest, act.fixture)
    deserted = (*meeting.walked_over, command.at)
    return contest.with_meeting(
        act.fixture, replace(meeting, walked_over=deserted, at=None, agreed=None, call=None)
    )


def need_no_call(contest: Contest, key: str) -> None:
    """Raise IllegalAct ``earlier`` while the ready check of a fixture runs, because players can still
    come.
    """
    running = contest.meeting(key).call
    if running is not None:
        raise IllegalAct("earlier", until=running.until)


def end(contest: Contest, act: EndCall) -> Contest:
    """End a ready check without consequences. Refused as :func:`appoint` does."""
    meeting = _waiting(contest, act.fixture)
    was_binding = meeting.call is not None and meeting.call.binding
    if was_binding:
        meeting = replace(meeting, at=None, agreed=None)
    return contest.with_meeting(act.fixture, replace(meeting, call=None))


def called_longer(contest: Contest, key: str, at: int) -> Contest:
    """Give the players of a fixture as much time as a new ready check ``at`` this time (ms) would, because
    the thread of its table was deleted.
    """
    meeting = contest.meetings[key]
    if meeting.call is None:
        return contest
    until = max(meeting.call.until, anew(contest, at))
    return contest.with_meeting(key, replace(meeting, call=replace(meeting.call, until=until)))


def anew(contest: Contest, at: int) -> int:
    """Return the end (ms) of a ready check that begins ``at`` a time (ms)."""
    return at + notice(contest.terms) + grace(contest.terms)


def begin(contest: Contest, act: Begin, command: Command) -> Contest:
    """Begin the match of a fixture. In a tournament all play in it, absent players through a computer, and
    the umpire can begin it with any number of players. Refused as :func:`appoint` does, and ``too_few_here``.
    """
    meeting, players = _waiting(contest, act.fixture), players_of(contest, act.fixture)
    here = [player for player in players if player in act.here]
    is_tournament = tournament_of(contest) is not None
    enough = len(here) >= fewest(contest) or (is_tournament and command.actor)
    if meeting.table is None or not enough:
        raise IllegalAct("too_few_here", count=fewest(contest))
    here = [*players] if is_tournament else here
    meeting = replace(meeting, call=None, at=None, playing=tuple(here))
    return without_absent(contest, act.fixture, here).with_meeting(act.fixture, meeting)


def after_pause(contest: Contest, at: int) -> Contest:
    """Adjust the contest after a pause. Ready checks end, and times that have passed must be set again.
    Players who have not answered a proposal get the rest of their time to answer.
    """
    if not has_calls(contest):
        return contest
    meetings, later = dict(contest.meetings), at - (contest.paused_at or at)
    for key, meeting in meetings.items():
        if (proposal := meeting.proposal) is not None:
            proposal = replace(proposal, pinged=proposal.pinged + later) if proposal.at > at else None
            meeting = meetings[key] = replace(meeting, proposal=proposal)
        if meeting.call is not None or (meeting.at is not None and meeting.at <= at):
            meetings[key] = replace(meeting, call=None, at=None, set_at=0, agreed=None)
    return replace(contest, meetings=meetings)


def _waiting(contest: Contest, key: str) -> Meeting:
    """Return the meeting of a fixture whose match has not begun. Refused: ``no_calls``, and as
    :func:`not_begun` does.
    """
    if not has_calls(contest):
        raise IllegalAct("no_calls")
    return not_begun(contest, key)


# Consequences


def called_until(contest: Contest, key: str) -> int | None:
    """Return the end (ms) of a fixture's ready check; 0 if there is none now, None in a season without ready
    checks.
    """
    if not has_calls(contest):
        return None
    running = contest.meeting(key).call
    return running.until if running else 0


def binds(contest: Contest, key: str) -> bool:
    """Return whether no-shows of a fixture's running ready check forfeit its match."""
    running = contest.meeting(key).call
    return running is not None and running.binding


def is_called_with_it(contest: Contest, key: str) -> bool:
    """Return whether a fixture's ready check begins the moment its time is set, because rounds are short.
    Then one message is enough.
    """
    meeting = contest.meetings.get(key, Meeting())
    is_soon = meeting.at is not None and meeting.at - meeting.set_at <= notice(contest.terms)
    return times.is_called_at_once(contest.terms) and is_soon


def woken(contest: Contest, key: str) -> tuple[str, ...]:
    """Return the players of a fixture to ping about its ready check even in their quiet hours: those who
    accepted or marked the set time.

    If the time was set less than a day before and the ready check is binding, that is all players, because it
    was too late to ping them after their quiet hours.
    """
    meeting = contest.meeting(key)
    accepted = meeting.agreed.accepted if meeting.agreed is not None else ()
    players, is_binding = players_of(contest, key), meeting.call is not None and meeting.call.binding
    if is_binding and meeting.at is not None and meeting.at < contest.terms.later(meeting.set_at, DAY):
        return players
    return tuple(who for who in players if who in accepted or meeting.at in meeting.marks.get(who, ()))


def outcome(contest: Contest, key: str, here: Collection[str]) -> Begin | Walkover | EndCall:
    """Decide what happens when a ready check or deadline ends. ``here``: players who showed up. In a
    tournament no one forfeits: with too few players it is a Walkover without winners, and the umpire decides.
    """
    running, is_tournament = contest.meeting(key).call, tournament_of(contest) is not None
    if running is None and not is_tournament:
        return Walkover(key, ())
    present = tuple(player for player in players_of(contest, key) if player in here)
    if running is not None and not (running.binding and (present or is_tournament)):
        return EndCall(key)
    if len(present) >= fewest(contest):
        return Begin(key, present)
    return Walkover(key, () if is_tournament else present)


def unseen(contest: Contest, key: str, now: int) -> Call | EndCall | None:
    """Decide what happens when the ready check of a fixture ends whose table had no channel, so that players
    could not answer; None if it was not binding.

    The ready check is extended up to the deadline. After that the umpire decides.
    """
    running, until = contest.meeting(key).call, anew(contest, now)
    if running is None or not running.binding:
        return None
    return Call(key, until, True) if until <= deadline(contest, key) else EndCall(key)


def without_room(contest: Contest, key: str, now: int) -> Call | EndCall | Decide:
    """Decide what happens when the time of a fixture is up that has no table, because its server has no room:
    no one forfeits. Its ready check is extended, and its deadline by the length of a round, at most by a day.
    """
    if contest.meeting(key).call is not None:
        return unseen(contest, key, now) or EndCall(key)
    fixture = fixture_of(contest, key)
    return Decide(_later(contest, fixture, now + min(DAY, fixture.deadline - fixture.drawn)))


def asleep(contest: Contest, key: str, now: int) -> EndCall | Decide:
    """Decide what happens when the time of a fixture is up whose table sleeps, because its game is not
    installed: no one forfeits. Only its own deadline is extended, by a day, even if rounds are short, so that
    the season log doesn't fill up. A ready check ends once its players have a day left.
    """
    call = contest.meeting(key).call
    is_over = call is not None and deadline(contest, key) >= call.until + DAY
    return EndCall(key) if is_over else Decide(Extend((key,), (call.until if call else now) + DAY))


def opened_late(contest: Contest, key: str, now: int, waiting: Iterable[str] = ()) -> Extend | None:
    """Return the extension for a fixture whose table had to wait for room in its server and was opened
    ``now`` (ms): it makes up for the lost time. None if no time was lost, and in a tournament.

    While other fixtures of its round are still ``waiting``, it gets an extension only if it lost more than
    half of its time: the deadline is that of the whole round, and the last table to open extends it.
    """
    state = season_state(contest)
    if state is None:
        return None
    fixture = fixture_of(contest, key)
    called = notice(contest.terms) + grace(contest.terms) + MATCH
    length = called if has_calls(contest) else fixture.deadline - fixture.drawn
    is_last = all(fixture_of(contest, other).round != fixture.round for other in waiting)
    lacks = now + length - state.deadline(key)
    return _later(contest, fixture, now + length) if lacks > (MINUTE if is_last else length / 2) else None


def replayed(contest: Contest, key: str, now: int) -> Extend | None:
    """The extension for a fixture that is played again from ``now`` (ms) on, where tables are called at once:
    it has as much time as a new round. None if it lacks none.
    """
    terms = contest.terms
    until = now + min(terms.round_time, notice(terms) + grace(terms) + MATCH)
    if not times.is_called_at_once(terms) or deadline(contest, key) >= until:
        return None
    return _later(contest, fixture_of(contest, key), until)


def _later(contest: Contest, fixture: Fixture, until: int) -> Extend:
    """Return the extension of a fixture and of its whole round, because the next one comes later, too.
    Fixtures left to the umpire stay unchanged.
    """
    state = league(contest)
    others = (each for each in state.fixtures.values() if each.round == fixture.round)
    later = (
        each.key
        for each in others
        if state.deadline(each.key) < until
        and (is_open(contest, each) or state.settles(each.key) is not None)
    )
    return Extend(tuple(later), until)


def timetable(contest: Contest, now: int) -> Iterator[Due]:
    """Yield what is due at the open fixtures of a season, with or without ready checks."""
    if not has_calls(contest):
        yield from deadlines(contest)
        return
    fixtures = to_call(contest)
    for fixture in fixtures:
        yield from _due(contest, fixture, now)
    yield from times.asking_for_hours(contest, fixtures, now)


def _due(contest: Contest, fixture: Fixture, now: int) -> Iterator[Due]:
    key, until = fixture.key, deadline(contest, fixture.key)
    meeting, players = contest.meeting(key), players_of(contest, key)
    if meeting.playing:
        if season_state(contest) is not None:
            yield Due(until, TimeUp(key))
        return
    if len(players) < fewest(contest):
        yield Due(0, Walkover(key, players))
        return
    yield from times.timetable(contest, key)
    if meeting.call is not None:
        yield Due(meeting.call.until, TimeUp(key))
    if meeting.at is not None and not (meeting.call and meeting.call.binding):
        called_until = max(meeting.at, now + notice(contest.terms)) + grace(contest.terms)
        yield Due(meeting.at - LEAD, Call(key, called_until, True))
        yield from reminders(contest, key, meeting.set_at, meeting.at)
    if meeting.at is None and meeting.call is None and not _is_deserted(contest, key):
        opens = _opens(contest, fixture)
        if not meeting.set_at or meeting.set_at < opens:
            # The time itself is computed only when it is due.
            at = own_times.time_for(contest, fixture, now) if now >= opens else until
            if at is not None:
                yield Due(opens, Appoint(key, at))
        yield Due(until, TimeUp(key))


def _is_deserted(contest: Contest, key: str) -> bool:
    """Return whether a tournament table waits for the umpire's decision, because too few players came."""
    return tournament_of(contest) is not None and bool(contest.meeting(key).walked_over)


def _opens(contest: Contest, fixture: Fixture) -> int:
    """Return from when on (ms) the bot sets the time of a fixture: at once if the players have no time to
    agree on one.
    """
    is_long = times.lasts(contest, fixture, AGREEING)
    return times.sets_at(contest, fixture.key) if is_long else fixture.drawn
