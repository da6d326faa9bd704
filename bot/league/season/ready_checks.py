"""Ready checks: the set time of a fixture, and what happens at that time.

Players who answer are ready until the check ends. When the set time and the grace period are over, the ready
players play if there are enough of them. If there are too few, they win by forfeit, and if no player came, no
one forfeits. Any player can start a ready check earlier, without consequences for no-shows.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import replace

from bot.league.decisions import Decision, Extend
from bot.league.illegal import IllegalAct
from bot.league.scoring_rules import Fixture
from bot.league.season import own_times, times
from bot.league.season.absence import without_absent
from bot.league.season.acts import (
    Appoint,
    Begin,
    Command,
    Decide,
    EndReadyCheck,
    ForfeitFixture,
    StartReadyCheck,
)
from bot.league.season.deadlines import deadlines, reminders
from bot.league.season.fixtures import (
    deadline,
    fewest,
    fixture_of,
    has_calls,
    is_open,
    league,
    not_begun,
    players_of,
    season_state,
    to_call,
)
from bot.league.season.format import Due, TimeUp
from bot.league.season.sittings import tournament_of
from bot.league.season.state import Appointment, ReadyCheck, Season
from bot.league.season.times import AGREEING, LEAD, MATCH, grace, notice
from bot.league.umpire import carried_out
from bot.milliseconds import DAY, MINUTE

# Acts


def appoint(season: Season, act: Appoint, command: Command) -> Season:
    """Set the time of a fixture. Its deadline is extended if there would be no time left for the match.

    Refused: ``no_calls``, ``no_fixture``, ``already_played``, ``table_begun``, ``time_past``.
    """
    appointment, at = _waiting(season, act.fixture), command.at
    if act.at < at:
        raise IllegalAct("time_past")
    is_fixed = bool(command.actor)
    proposal = None if is_fixed else appointment.proposal
    appointment = replace(
        appointment, at=act.at, set_at=at, is_fixed=is_fixed, proposal=proposal, agreed=None
    )
    appointment = replace(appointment, call=None, reminded=frozenset())
    after = season.with_appointment(act.fixture, appointment)
    until, state = act.at + grace(season.settings) + MATCH, season_state(season)
    if state is None or until <= state.deadline(act.fixture) or not command.actor:
        return after  # a longer tournament costs no one anything
    ruling = Extend((act.fixture,), until)
    extended = Decision(str(season.seq + 1), at, command.actor, command.reason, ruling)
    return replace(after, play=carried_out(state, extended))


def call(season: Season, act: StartReadyCheck, command: Command) -> Season:
    """Begin a ready check for a fixture. Refused as :func:`appoint` does."""
    appointment = _waiting(season, act.fixture)
    if act.until <= command.at:
        raise IllegalAct("time_past")
    callers = appointment.callers | ({command.actor} & {*players_of(season, act.fixture)})
    call = ReadyCheck(act.until, act.binding)
    return season.with_appointment(act.fixture, replace(appointment, call=call, callers=callers))


def desert(season: Season, act: ForfeitFixture, command: Command) -> Season:
    """Record that too few players came to a tournament table: no further ready check until the umpire has
    decided. Refused as :func:`appoint` does, and ``not_a_league`` for an umpire, because tournaments have no
    wins by forfeit.
    """
    if command.actor:
        raise IllegalAct("not_a_league")
    appointment = _waiting(season, act.fixture)
    deserted = (*appointment.forfeited_at, command.at)
    return season.with_appointment(
        act.fixture, replace(appointment, forfeited_at=deserted, at=None, agreed=None, call=None)
    )


def need_no_call(season: Season, key: str) -> None:
    """Raise IllegalAct ``earlier`` while the ready check of a fixture runs, because players can still
    come.
    """
    running = season.appointment(key).call
    if running is not None:
        raise IllegalAct("earlier", until=running.until)


def end(season: Season, act: EndReadyCheck) -> Season:
    """End a ready check without consequences. Refused as :func:`appoint` does."""
    appointment = _waiting(season, act.fixture)
    was_binding = appointment.call is not None and appointment.call.binding
    if was_binding:
        appointment = replace(appointment, at=None, agreed=None)
    return season.with_appointment(act.fixture, replace(appointment, call=None))


def called_longer(season: Season, key: str, at: int) -> Season:
    """Give the players of a fixture as much time as a new ready check ``at`` this time (ms) would, because
    the thread of its table was deleted.
    """
    appointment = season.appointments[key]
    if appointment.call is None:
        return season
    until = max(appointment.call.until, anew(season, at))
    return season.with_appointment(key, replace(appointment, call=replace(appointment.call, until=until)))


def anew(season: Season, at: int) -> int:
    """Return the end (ms) of a ready check that begins ``at`` a time (ms)."""
    return at + notice(season.settings) + grace(season.settings)


def begin(season: Season, act: Begin, command: Command) -> Season:
    """Begin the match of a fixture. In a tournament all play in it, absent players through a computer, and
    the umpire can begin it with any number of players. Refused as :func:`appoint` does, and ``too_few_here``.
    """
    appointment, players = _waiting(season, act.fixture), players_of(season, act.fixture)
    here = [player for player in players if player in act.here]
    is_tournament = tournament_of(season) is not None
    enough = len(here) >= fewest(season) or (is_tournament and command.actor)
    if appointment.table is None or not enough:
        raise IllegalAct("too_few_here", count=fewest(season))
    here = [*players] if is_tournament else here
    appointment = replace(appointment, call=None, at=None, playing=tuple(here))
    return without_absent(season, act.fixture, here).with_appointment(act.fixture, appointment)


def after_pause(season: Season, at: int) -> Season:
    """Adjust the season after a pause. Ready checks end, and times that have passed must be set again.
    Players who have not answered a proposal get the rest of their time to answer.
    """
    if not has_calls(season):
        return season
    appointments, later = dict(season.appointments), at - (season.paused_at or at)
    for key, appointment in appointments.items():
        if (proposal := appointment.proposal) is not None:
            proposal = replace(proposal, pinged=proposal.pinged + later) if proposal.at > at else None
            appointment = appointments[key] = replace(appointment, proposal=proposal)
        if appointment.call is not None or (appointment.at is not None and appointment.at <= at):
            appointments[key] = replace(appointment, call=None, at=None, set_at=0, agreed=None)
    return replace(season, appointments=appointments)


def _waiting(season: Season, key: str) -> Appointment:
    """Return the appointment of a fixture whose match has not begun. Refused: ``no_calls``, and as
    :func:`not_begun` does.
    """
    if not has_calls(season):
        raise IllegalAct("no_calls")
    return not_begun(season, key)


# Consequences


def called_until(season: Season, key: str) -> int | None:
    """Return the end (ms) of a fixture's ready check; 0 if there is none now, None in a season without ready
    checks.
    """
    if not has_calls(season):
        return None
    running = season.appointment(key).call
    return running.until if running else 0


def binds(season: Season, key: str) -> bool:
    """Return whether no-shows of a fixture's running ready check forfeit its match."""
    running = season.appointment(key).call
    return running is not None and running.binding


def is_called_with_it(season: Season, key: str) -> bool:
    """Return whether a fixture's ready check begins the moment its time is set, because rounds are short.
    Then one message is enough.
    """
    appointment = season.appointments.get(key, Appointment())
    is_soon = appointment.at is not None and appointment.at - appointment.set_at <= notice(season.settings)
    return times.is_called_at_once(season.settings) and is_soon


def woken(season: Season, key: str) -> tuple[str, ...]:
    """Return the players of a fixture to ping about its ready check even in their quiet hours: those who
    accepted or marked the set time.

    If the time was set less than a day before and the ready check is binding, that is all players, because it
    was too late to ping them after their quiet hours.
    """
    appointment = season.appointment(key)
    accepted = appointment.agreed.accepted if appointment.agreed is not None else ()
    players, is_binding = players_of(season, key), appointment.call is not None and appointment.call.binding
    if (
        is_binding
        and appointment.at is not None
        and appointment.at < season.settings.later(appointment.set_at, DAY)
    ):
        return players
    return tuple(
        who for who in players if who in accepted or appointment.at in appointment.marks.get(who, ())
    )


def outcome(season: Season, key: str, here: Collection[str]) -> Begin | ForfeitFixture | EndReadyCheck:
    """Decide what happens when a ready check or deadline ends. ``here``: players who showed up. In a
    tournament no one forfeits: with too few players the fixture has no winners, and the umpire decides.
    """
    running, is_tournament = season.appointment(key).call, tournament_of(season) is not None
    if running is None and not is_tournament:
        return ForfeitFixture(key, ())
    present = tuple(player for player in players_of(season, key) if player in here)
    if running is not None and not (running.binding and (present or is_tournament)):
        return EndReadyCheck(key)
    if len(present) >= fewest(season):
        return Begin(key, present)
    return ForfeitFixture(key, () if is_tournament else present)


def unseen(season: Season, key: str, now: int) -> StartReadyCheck | EndReadyCheck | None:
    """Decide what happens when the ready check of a fixture ends whose table had no channel, so that players
    could not answer; None if it was not binding.

    The ready check is extended up to the deadline. After that the umpire decides.
    """
    running, until = season.appointment(key).call, anew(season, now)
    if running is None or not running.binding:
        return None
    return StartReadyCheck(key, until, True) if until <= deadline(season, key) else EndReadyCheck(key)


def without_room(season: Season, key: str, now: int) -> StartReadyCheck | EndReadyCheck | Decide:
    """Decide what happens when the time of a fixture is up that has no table, because its server has no room:
    no one forfeits. Its ready check is extended, and its deadline by the length of a round, at most by a day.
    """
    if season.appointment(key).call is not None:
        return unseen(season, key, now) or EndReadyCheck(key)
    fixture = fixture_of(season, key)
    return Decide(_later(season, fixture, now + min(DAY, fixture.deadline - fixture.drawn)))


def asleep(season: Season, key: str, now: int) -> EndReadyCheck | Decide:
    """Decide what happens when the time of a fixture is up whose table sleeps, because its game is not
    installed: no one forfeits. Only its own deadline is extended, by a day, even if rounds are short, so that
    the season log doesn't fill up. A ready check ends once its players have a day left.
    """
    call = season.appointment(key).call
    is_over = call is not None and deadline(season, key) >= call.until + DAY
    return EndReadyCheck(key) if is_over else Decide(Extend((key,), (call.until if call else now) + DAY))


def opened_late(season: Season, key: str, now: int, waiting: Iterable[str] = ()) -> Extend | None:
    """Return the extension for a fixture whose table had to wait for room in its server and was opened
    ``now`` (ms): it makes up for the lost time. None if no time was lost, and in a tournament.

    While other fixtures of its round are still ``waiting``, it gets an extension only if it lost more than
    half of its time: the deadline is that of the whole round, and the last table to open extends it.
    """
    state = season_state(season)
    if state is None:
        return None
    fixture = fixture_of(season, key)
    called = notice(season.settings) + grace(season.settings) + MATCH
    length = called if has_calls(season) else fixture.deadline - fixture.drawn
    is_last = all(fixture_of(season, other).round != fixture.round for other in waiting)
    lacks = now + length - state.deadline(key)
    return _later(season, fixture, now + length) if lacks > (MINUTE if is_last else length / 2) else None


def replayed(season: Season, key: str, now: int) -> Extend | None:
    """The extension for a fixture that is played again from ``now`` (ms) on, where tables are called at once:
    it has as much time as a new round. None if it lacks none.
    """
    settings = season.settings
    until = now + min(settings.round_time, notice(settings) + grace(settings) + MATCH)
    if not times.is_called_at_once(settings) or deadline(season, key) >= until:
        return None
    return _later(season, fixture_of(season, key), until)


def _later(season: Season, fixture: Fixture, until: int) -> Extend:
    """Return the extension of a fixture and of its whole round, because the next one comes later, too.
    Fixtures left to the umpire stay unchanged.
    """
    state = league(season)
    others = (each for each in state.fixtures.values() if each.round == fixture.round)
    later = (
        each.key
        for each in others
        if state.deadline(each.key) < until and (is_open(season, each) or state.settles(each.key) is not None)
    )
    return Extend(tuple(later), until)


def timetable(season: Season, now: int) -> Iterator[Due]:
    """Yield what is due at the open fixtures of a season, with or without ready checks."""
    if not has_calls(season):
        yield from deadlines(season)
        return
    fixtures = to_call(season)
    for fixture in fixtures:
        yield from _due(season, fixture, now)
    yield from times.asking_for_hours(season, fixtures, now)


def _due(season: Season, fixture: Fixture, now: int) -> Iterator[Due]:
    key, until = fixture.key, deadline(season, fixture.key)
    appointment, players = season.appointment(key), players_of(season, key)
    if appointment.playing:
        if season_state(season) is not None:
            yield Due(until, TimeUp(key))
        return
    if len(players) < fewest(season):
        yield Due(0, ForfeitFixture(key, players))
        return
    yield from times.timetable(season, key)
    if appointment.call is not None:
        yield Due(appointment.call.until, TimeUp(key))
    if appointment.at is not None and not (appointment.call and appointment.call.binding):
        called_until = max(appointment.at, now + notice(season.settings)) + grace(season.settings)
        yield Due(appointment.at - LEAD, StartReadyCheck(key, called_until, True))
        yield from reminders(season, key, appointment.set_at, appointment.at)
    if appointment.at is None and appointment.call is None and not _is_deserted(season, key):
        opens = _opens(season, fixture)
        if not appointment.set_at or appointment.set_at < opens:
            # The time itself is computed only when it is due.
            at = own_times.time_for(season, fixture, now) if now >= opens else until
            if at is not None:
                yield Due(opens, Appoint(key, at))
        yield Due(until, TimeUp(key))


def _is_deserted(season: Season, key: str) -> bool:
    """Return whether a tournament table waits for the umpire's decision, because too few players came."""
    return tournament_of(season) is not None and bool(season.appointment(key).forfeited_at)


def _opens(season: Season, fixture: Fixture) -> int:
    """Return from when on (ms) the bot sets the time of a fixture: at once if the players have no time to
    agree on one.
    """
    is_long = times.lasts(season, fixture, AGREEING)
    return times.sets_at(season, fixture.key) if is_long else fixture.drawn
