"""Calling players to the table of a fixture: the time that is set for it, and what follows when it has come.

Who says that they are here is here until the call is over. When the time that was set has come and the grace
has ended, those who are here play if they are enough; with too few of them, they have a walkover; and if
nobody came, nobody forfeits. Any player can call the others before, without consequences for those who do not
come.
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
        return after  # nobody loses anything if a tournament takes longer
    ruling = Extend((act.fixture,), until)
    extended = Decision(str(contest.seq + 1), at, command.actor, command.reason, ruling)
    return replace(after, play=carried_out(state, extended))


def call(contest: Contest, act: Call, command: Command) -> Contest:
    """Call the players of a fixture. Refused as :func:`appoint` does."""
    meeting = _waiting(contest, act.fixture)
    if act.until <= command.at:
        raise IllegalAct("time_past")
    callers = meeting.callers | ({command.actor} & {*players_of(contest, act.fixture)})
    call = Calling(act.until, act.binding)
    return contest.with_meeting(act.fixture, replace(meeting, call=call, callers=callers))


def desert(contest: Contest, act: Walkover, command: Command) -> Contest:
    """Note that too few have come to a table of a tournament: nobody is called there until the umpire has
    decided. Refused as :func:`appoint` does, and ``not_a_league`` for an umpire, who has no walkover to give
    there.
    """
    if command.actor:
        raise IllegalAct("not_a_league")
    meeting = _waiting(contest, act.fixture)
    deserted = (*meeting.walked_over, command.at)
    return contest.with_meeting(
        act.fixture, replace(meeting, walked_over=deserted, at=None, agreed=None, call=None)
    )


def need_no_call(contest: Contest, key: str) -> None:
    """Raise IllegalAct ``earlier`` if the players of a fixture are called, so that they can still come."""
    running = contest.meeting(key).call
    if running is not None:
        raise IllegalAct("earlier", until=running.until)


def end(contest: Contest, act: EndCall) -> Contest:
    """End a call without consequences. Refused as :func:`appoint` does."""
    meeting = _waiting(contest, act.fixture)
    was_binding = meeting.call is not None and meeting.call.binding
    if was_binding:
        meeting = replace(meeting, at=None, agreed=None)
    return contest.with_meeting(act.fixture, replace(meeting, call=None))


def called_longer(contest: Contest, key: str, at: int) -> Contest:
    """The contest in which the players of a fixture have as much time to come as if they were called ``at`` a
    time (ms). This is done when the thread of its table was deleted.
    """
    meeting = contest.meetings[key]
    if meeting.call is None:
        return contest
    until = max(meeting.call.until, anew(contest, at))
    return contest.with_meeting(key, replace(meeting, call=replace(meeting.call, until=until)))


def anew(contest: Contest, at: int) -> int:
    """Until when (ms) players can come if they are called ``at`` a time (ms)."""
    return at + notice(contest.terms) + grace(contest.terms)


def begin(contest: Contest, act: Begin, command: Command) -> Contest:
    """Begin the match of a fixture. In a tournament all play in it, those who are not here by a computer, and
    the umpire can begin it with anybody. Refused as :func:`appoint` does, and ``too_few_here``.
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
    """The contest after a pause. Calls are over, and times that have passed are to be set again. Players who
    have not answered a proposal have as long to answer as they had before.
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
    """The meeting of a fixture whose match has not begun. Refused: ``no_calls``, and as :func:`not_begun`
    does.
    """
    if not has_calls(contest):
        raise IllegalAct("no_calls")
    return not_begun(contest, key)


# What follows


def called_until(contest: Contest, key: str) -> int | None:
    """Until when (ms) the players of a fixture are called; 0 if they are not called, and None in a season
    without calls.
    """
    if not has_calls(contest):
        return None
    running = contest.meeting(key).call
    return running.until if running else 0


def binds(contest: Contest, key: str) -> bool:
    """Whether players of a fixture who do not come to the running call forfeit its match."""
    running = contest.meeting(key).call
    return running is not None and running.binding


def is_called_with_it(contest: Contest, key: str) -> bool:
    """Whether the players of a fixture are called in the moment in which its time is set, because rounds are
    short: they need not be told of it twice.
    """
    meeting = contest.meetings.get(key, Meeting())
    is_soon = meeting.at is not None and meeting.at - meeting.set_at <= notice(contest.terms)
    return times.is_called_at_once(contest.terms) and is_soon


def woken(contest: Contest, key: str) -> tuple[str, ...]:
    """The players of a fixture who are pinged about its call even in their quiet hours: those who have
    accepted or marked the time that is set for it.

    If the time was set less than a day before and the call is binding, all players are: it was too late to
    ping them after their quiet hours.
    """
    meeting = contest.meeting(key)
    accepted = meeting.agreed.accepted if meeting.agreed is not None else ()
    players, is_binding = players_of(contest, key), meeting.call is not None and meeting.call.binding
    if is_binding and meeting.at is not None and meeting.at < contest.terms.later(meeting.set_at, DAY):
        return players
    return tuple(who for who in players if who in accepted or meeting.at in meeting.marks.get(who, ()))


def outcome(contest: Contest, key: str, here: Collection[str]) -> Begin | Walkover | EndCall:
    """What follows when a call of a fixture is over, or its deadline has come. ``here`` are the players who
    came. In a tournament nobody forfeits: if they are too few, it is a walkover of nobody, and the umpire
    decides.
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
    """What follows when the call of a fixture is over whose table has no channel, so that nobody could come;
    None if the call was not binding.

    The players are called for longer, until the deadline. After that the umpire decides.
    """
    running, until = contest.meeting(key).call, anew(contest, now)
    if running is None or not running.binding:
        return None
    return Call(key, until, True) if until <= deadline(contest, key) else EndCall(key)


def without_room(contest: Contest, key: str, now: int) -> Call | EndCall | Decide:
    """What follows when the time of a fixture is up that has no table, because there is no room for it in its
    server: nobody forfeits. Its players are called for longer. Its deadline is put off by as long as the
    round was to last, at most by a day.
    """
    if contest.meeting(key).call is not None:
        return unseen(contest, key, now) or EndCall(key)
    fixture = fixture_of(contest, key)
    return Decide(_later(contest, fixture, now + min(DAY, fixture.deadline - fixture.drawn)))


def asleep(contest: Contest, key: str, now: int) -> EndCall | Decide:
    """What follows when the time of a fixture is up whose table sleeps, because its game is not here: nobody
    forfeits. The deadline of this fixture alone is put off by a day, also where rounds are short, so that the
    log of the season does not fill. A call is over once a day is left for those who were called.
    """
    call = contest.meeting(key).call
    is_over = call is not None and deadline(contest, key) >= call.until + DAY
    return EndCall(key) if is_over else Decide(Extend((key,), (call.until if call else now) + DAY))


def opened_late(contest: Contest, key: str, now: int, waiting: Iterable[str] = ()) -> Extend | None:
    """The extension for a fixture whose table has waited for room in its server, and was opened ``now`` (ms):
    it gets as much time as it would have had. None if it lacks none, and in a tournament.

    While tables of its round are still ``waiting`` (their fixtures), it gets more only if it lacks more than
    half: the deadline is that of the whole round, and the last table to open puts it off.
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
    """The extension of a fixture, and of its whole round: the next one is drawn later, too. Fixtures that are
    left to the umpire stay as they are.
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
    """What is due at the open fixtures of a season, with or without calls."""
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
            # What the time will be is asked only when it is due.
            at = own_times.time_for(contest, fixture, now) if now >= opens else until
            if at is not None:
                yield Due(opens, Appoint(key, at))
        yield Due(until, TimeUp(key))


def _is_deserted(contest: Contest, key: str) -> bool:
    """Whether a table of a tournament waits for the umpire's decision, because too few have come."""
    return tournament_of(contest) is not None and bool(contest.meeting(key).walked_over)


def _opens(contest: Contest, fixture: Fixture) -> int:
    """From when on (ms) the bot sets the time of a fixture. If the players have no time to agree on one, that
    is at once.
    """
    is_long = times.lasts(contest, fixture, AGREEING)
    return times.sets_at(contest, fixture.key) if is_long else fixture.drawn
