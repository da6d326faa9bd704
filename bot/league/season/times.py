"""Agreeing on the time of a fixture: marked hours, proposals, and their outcome.

A time can be proposed if all players who have answered have marked it and, unless all have answered, if it is
in the season's hours. It is agreed when all have accepted it, or when most have and the others have not
answered for two days after the ping. Without an agreement, the bot sets the hour with the most marks. Until
all have answered, only an acceptance by all can set a time outside the season's hours.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Literal

from bot.games.api import Event
from bot.league.illegal import IllegalAct
from bot.league.scoring_rules import Fixture
from bot.league.season.acts import (
    Accept,
    Agree,
    Ask,
    AskForHours,
    Command,
    Decline,
    Lapse,
    Mark,
    MissEvent,
    Propose,
    WantEvent,
)
from bot.league.season.fixtures import (
    deadline,
    fixture_of,
    has_calls,
    is_open,
    not_begun,
    players_of,
    season_state,
)
from bot.league.season.format import Due
from bot.league.season.settings import SeasonSettings
from bot.league.season.state import Appointment, Proposal, Season
from bot.milliseconds import DAY, HOUR, MINUTE

LEAD = 10 * MINUTE
"""How long (ms) before a set time its ready check begins."""
AT_ONCE = 24 * HOUR
"""In rounds shorter (ms) than this, ready checks begin at once even later in the round."""
MATCH = 2 * HOUR
"""Time (ms) that a match needs before its deadline."""
AGREEING = 96 * HOUR
"""Minimum time (ms) that a fixture must be open for its players to agree on a time. In shorter rounds, ready
checks begin with the round.
"""
LAST = 48 * HOUR
"""How long (ms) before the deadline the bot sets a time if players have not."""
REMINDER = 48 * HOUR
"""How long (ms) before that players without marked hours are asked once more. In short rounds it is half of
their time.
"""
SILENCE = 48 * HOUR
"""After this long (ms) without an answer, a player no longer blocks a time that most have accepted."""
PROPOSALS = 5
"""Maximum number of times that one player can propose for a fixture. Each proposal pings the others."""

Standing = Literal["unanswered", "open", "proposed", "agreed", "set", "called", "begun", "nobody", "over"]
"""State of a fixture: no player has marked an hour, some have, a time is proposed, agreed, or set by bot or
umpire, its ready check runs, its match has begun, no player came before its deadline, or it has ended.
"""


def agrees_times(season: Season, key: str) -> bool:
    """Return whether the players of a fixture agree on its time. Refused: ``no_fixture``."""
    return has_calls(season) and lasts(season, fixture_of(season, key), AGREEING)


def lasts(season: Season, fixture: Fixture, span: int) -> bool:
    """Return whether a fixture is open for at least a ``span`` (ms), with days by the season's clock."""
    return deadline(season, fixture.key) >= season.settings.later(fixture.drawn, span)


def grace(settings: SeasonSettings) -> int:
    """Return how long (ms) after a set time players can still come."""
    return settings.grace * MINUTE


def is_called_at_once(settings: SeasonSettings) -> bool:
    """Return whether the ready checks of a round begin with it, because rounds are short."""
    return settings.calls_players and settings.round_time < AGREEING


def notice(settings: SeasonSettings) -> int:
    """Return how long (ms) before a time that the bot sets at once its ready check begins. In very short
    rounds, it is less than usual, so that ready players begin in the first half of their round.
    """
    if not is_called_at_once(settings):
        return LEAD
    return min(LEAD, max(0, settings.round_time // 2 - grace(settings)))


def last_start(season: Season, key: str) -> int:
    """Return the latest time (ms) at which the match of a fixture can begin and end before its deadline."""
    return deadline(season, key) - MATCH - grace(season.settings)


# Hours


def hours(season: Season, key: str, first: int) -> tuple[int, ...]:
    """Return the times (ms) from ``first`` on at which a fixture can be played: every whole hour of the
    season's zone, in order.
    """
    return tuple(_whole_hours(season.settings, first, last_start(season, key)))


def _whole_hours(settings: SeasonSettings, first: int, last: int) -> Iterator[int]:
    at = first - (first + settings.ahead_at(first)) % HOUR
    while at <= last:
        at -= (at + settings.ahead_at(at)) % HOUR  # some zones shift their clocks by half an hour
        if first <= at <= last:
            yield at
        at += HOUR


def is_in_hours(settings: SeasonSettings, at: int) -> bool:
    """Return whether a match can begin ``at`` a time (ms) by the season's hours."""
    first, last = settings.hours
    hour = settings.hour_at(at)
    return first <= hour < last if first < last else hour >= first or hour < last


def may_be_set(season: Season, key: str, at: int, answering: str = "") -> bool:
    """Return whether a fixture can be set to ``at`` a time (ms) without acceptance by all: in the season's
    hours, or when all its players have marked hours. ``answering`` is a player who is marking hours now.
    """
    silent = {*players_of(season, key)}.difference(answered(season, key), [answering])
    return not silent or is_in_hours(season.settings, at)


def answered(season: Season, key: str) -> tuple[str, ...]:
    """Return the players of a fixture who have marked hours."""
    marks = season.appointment(key).marks
    return tuple(player for player in players_of(season, key) if marks.get(player))


def unanswered(season: Season, key: str) -> tuple[str, ...]:
    """Return the players of a fixture who still have to mark hours; none if its players don't agree on
    times.
    """
    if not agrees_times(season, key) or not is_open(season, fixture_of(season, key)):
        return ()
    marked = answered(season, key)
    return tuple(who for who in players_of(season, key) if who not in marked)


def silent(season: Season, key: str) -> tuple[str, ...]:
    """Return the players of a fixture who have neither marked hours nor accepted the proposed time."""
    proposal = open_proposal(season, key)
    accepted = proposal.accepted if proposal is not None else ()
    return tuple(who for who in unanswered(season, key) if who not in accepted)


def sets_at(season: Season, key: str) -> int:
    """Return when (ms) the bot sets the time of a fixture without an agreement. Refused: ``no_fixture``."""
    fixture_of(season, key)
    return season.settings.later(deadline(season, key), -LAST)


def suits(season: Season, key: str, at: int) -> tuple[str, ...]:
    """Return the players of a fixture whom a time (ms) suits, because they have marked or accepted it."""
    appointment, proposal = season.appointment(key), open_proposal(season, key)
    accepted = proposal.accepted if proposal is not None and proposal.at == at else ()
    players = players_of(season, key)
    return tuple(who for who in players if at in appointment.marks.get(who, ()) or who in accepted)


def proposable(season: Season, key: str, player: str, now: int) -> tuple[int, ...]:
    """Return the times (ms) that a player can propose for a fixture at ``now``, in order."""
    appointment, players = season.appointment(key), players_of(season, key)
    others = [appointment.marks.get(each, ()) for each in players if each != player]
    marked = [set(marks) for marks in others if marks]
    no = {at for who, at in appointment.declined if who in players and who != player}
    return tuple(
        at
        for at in hours(season, key, now + LEAD)
        if at not in no and all(at in marks for marks in marked) and may_be_set(season, key, at, player)
    )


# Acts of players


def mark(season: Season, act: Mark, command: Command) -> Season:
    """Mark the hours that suit a player. Refused as :func:`need_player` does, and ``no_hour``."""
    appointment = need_player(season, act.fixture, act.player)
    before = appointment.marks.get(act.player, ())
    kept = {at for at in before if not act.since <= at < act.until}
    chosen = set(act.hours)
    if any(not act.since <= at < act.until for at in chosen):
        raise IllegalAct("no_hour")
    if chosen - set(before) - set(hours(season, act.fixture, command.at)):
        raise IllegalAct("no_hour")
    marks = {**appointment.marks, act.player: tuple(sorted(kept | chosen))}
    declined = tuple(each for each in appointment.declined if each[0] != act.player or each[1] not in chosen)
    return season.with_appointment(act.fixture, replace(appointment, marks=marks, declined=declined))


def propose(season: Season, act: Propose, command: Command) -> Season:
    """Propose a time, replacing an earlier proposal.

    Refused as :func:`need_player` does, ``time_fixed`` (the umpire has set a time), ``no_proposal_then`` (it
    doesn't suit all who have answered), ``already_proposed``, and ``enough_proposals``.
    """
    key, player = act.fixture, act.player
    appointment = need_player(season, key, player)
    if appointment.is_fixed and appointment.at is not None:
        raise IllegalAct("time_fixed")
    current = open_proposal(season, key)
    if act.at == (current.at if current else appointment.at):
        raise IllegalAct("already_proposed")
    if act.at not in proposable(season, key, player, command.at):
        raise IllegalAct("no_proposal_then")
    if appointment.proposers.count(player) >= PROPOSALS:
        raise IllegalAct("enough_proposals", count=PROPOSALS)
    marks = appointment.marks
    if own := marks.get(player):  # a player who has answered gets that hour marked, too
        marks = {**marks, player: tuple(sorted({*own, act.at}))}
    proposal = Proposal(act.at, player, act.pinged, players_of(season, key), (player,))
    declined = tuple(each for each in appointment.declined if each != (player, act.at))
    proposers = (*appointment.proposers, player)
    after = replace(appointment, marks=marks, proposal=proposal, declined=declined, proposers=proposers)
    return season.with_appointment(key, after)


def accept(season: Season, act: Accept) -> Season:
    """Accept the proposed time. Refused as :func:`need_player` does, ``proposal_changed`` and
    ``already_accepted``.
    """
    appointment, proposal = _asked(season, act.fixture, act.player, act.at)
    if act.player in proposal.accepted:
        raise IllegalAct("already_accepted")
    declined = tuple(each for each in appointment.declined if each != (act.player, act.at))
    proposal = replace(proposal, accepted=(*proposal.accepted, act.player))
    return season.with_appointment(act.fixture, replace(appointment, proposal=proposal, declined=declined))


def decline(season: Season, act: Decline) -> Season:
    """Decline the proposed time, which drops it. Refused as :func:`need_player` does, and
    ``proposal_changed``.
    """
    appointment, _ = _asked(season, act.fixture, act.player, act.at)
    own = tuple(at for at in appointment.marks.get(act.player, ()) if at != act.at)
    marks = {**appointment.marks, act.player: own} if act.player in appointment.marks else appointment.marks
    declined = (*appointment.declined, (act.player, act.at))
    after = replace(appointment, marks=marks, declined=declined, proposal=None)
    return season.with_appointment(act.fixture, after)


def want_event(season: Season, act: WantEvent) -> Season:
    """Record that a player wants a Discord event, even if players don't agree on times. Refused as
    :func:`need_player` does, and ``no_time`` and ``has_event``.
    """
    appointment = need_player(season, act.fixture, act.player, agreeing=False)
    if appointment.at is None:
        raise IllegalAct("no_time")
    if appointment.has_event:
        raise IllegalAct("has_event")
    return season.with_appointment(act.fixture, replace(appointment, has_event=True))


def miss_event(season: Season, act: MissEvent) -> Season:
    """Record that there is no event, so that players can ask for it again. Refused: ``no_event``."""
    appointment = season.appointment(act.fixture)
    if not appointment.has_event:
        raise IllegalAct("no_event")
    return season.with_appointment(act.fixture, replace(appointment, has_event=False))


def need_player(season: Season, key: str, player: str, *, agreeing: bool = True) -> Appointment:
    """Return the appointment of a fixture with whose time a player may do something.

    Refused: ``no_times`` (its players don't agree on times), ``no_fixture``, ``already_played``,
    ``table_begun``, ``not_your_fixture``.
    """
    if not has_calls(season):
        raise IllegalAct("no_times")
    appointment = not_begun(season, key)
    if player not in players_of(season, key):
        raise IllegalAct("not_your_fixture")
    if agreeing and not agrees_times(season, key):
        raise IllegalAct("no_times")
    return appointment


def _asked(season: Season, key: str, player: str, at: int) -> tuple[Appointment, Proposal]:
    appointment, proposal = need_player(season, key, player), open_proposal(season, key)
    if proposal is None or proposal.at != at:
        raise IllegalAct("proposal_changed")
    return appointment, proposal


# Consequences


def open_proposal(season: Season, key: str) -> Proposal | None:
    """Return the proposed time of a fixture, with the players who have accepted it and still play; None if
    there is none, or its proposer has left.
    """
    appointment = season.appointment(key)
    proposal, players = appointment.proposal, players_of(season, key)
    if proposal is None or appointment.playing or proposal.by not in players:
        return None
    if not is_open(season, fixture_of(season, key)):
        return None
    return replace(proposal, accepted=tuple(each for each in proposal.accepted if each in players))


def waited_for(season: Season, key: str) -> tuple[str, ...]:
    """Return the players of a fixture who have not accepted the proposed time; none without a proposal."""
    proposal = open_proposal(season, key)
    accepted = proposal.accepted if proposal is not None else players_of(season, key)
    return tuple(player for player in players_of(season, key) if player not in accepted)


def newcomers(season: Season, key: str) -> tuple[str, ...]:
    """Return the players of a fixture who were never asked about its proposed or agreed time."""
    appointment = season.appointment(key)
    its = open_proposal(season, key) or (appointment.agreed if appointment.at is not None else None)
    return () if its is None else tuple(who for who in players_of(season, key) if who not in its.asked)


def agree(season: Season, act: Agree, at: int) -> Season:
    """Set the agreed time of a fixture. Refused: ``proposal_changed``."""
    proposal = open_proposal(season, act.fixture)
    if proposal is None or proposal.at != act.at:
        raise IllegalAct("proposal_changed")
    appointment = season.appointments[act.fixture]
    agreed = replace(
        appointment, at=act.at, set_at=at, is_fixed=False, call=None, reminded=frozenset(), proposal=None
    )
    return season.with_appointment(act.fixture, replace(agreed, agreed=proposal))


def ask(season: Season, act: Ask, at: int) -> Season:
    """Ask the players who were never asked about the time of a fixture. A time agreed without them is
    proposed again, by the first player who had accepted it. Refused: ``nobody_to_ask``.
    """
    key, players = act.fixture, players_of(season, act.fixture)
    if not newcomers(season, key):
        raise IllegalAct("nobody_to_ask")
    appointment, its = season.appointments[key], open_proposal(season, key)
    if its is None and appointment.agreed is not None:
        accepted = tuple(who for who in appointment.agreed.accepted if who in players)
        its = replace(appointment.agreed, by=next(iter(accepted), ""), accepted=accepted)
        appointment = replace(appointment, at=None, agreed=None, reminded=frozenset())
    if its is not None:  # quiet hours end within a day, so no ping comes later
        its = replace(its, asked=players, pinged=at + DAY)
    return season.with_appointment(key, replace(appointment, proposal=its))


def lapse(season: Season, act: Lapse) -> Season:
    """Drop the proposed time of a fixture. Refused: ``no_proposal``."""
    appointment = season.appointment(act.fixture)
    if appointment.proposal is None:
        raise IllegalAct("no_proposal")
    return season.with_appointment(act.fixture, replace(appointment, proposal=None))


def ask_for_hours(season: Season, act: AskForHours) -> Season:
    """Record that players without marked hours are asked for them. Refused: ``no_fixture``."""
    asked = {fixture_of(season, key).key: season.appointment(key) for key in act.fixtures}
    noted = {key: replace(appointment, asked_for_hours=True) for key, appointment in asked.items()}
    return replace(season, appointments={**season.appointments, **noted})


def asking_for_hours(season: Season, fixtures: Iterable[Fixture], now: int) -> Iterator[Due]:
    """Yield when players without marked hours are asked once more, all players of a round together.
    ``fixtures`` are the open ones.
    """
    due: dict[int, list[str]] = {}
    if season.settings.remind_day:
        for fixture in fixtures:
            sets = sets_at(season, fixture.key)
            is_long = lasts(season, fixture, AGREEING)
            if is_long and now < sets and _is_waited_for(season, fixture.key):
                due.setdefault(sets - min(REMINDER, (sets - fixture.drawn) // 2), []).append(fixture.key)
    for at, keys in due.items():
        yield Due(at, AskForHours(tuple(keys)))


def _is_waited_for(season: Season, key: str) -> bool:
    """Return whether the bot waits for the hours of a player who was not asked once more."""
    appointment = season.appointments.get(key)
    if appointment is None:
        return True
    is_settled = appointment.at is not None or appointment.call is not None or bool(appointment.playing)
    if is_settled or appointment.asked_for_hours:
        return False
    return bool(silent(season, key))


def timetable(season: Season, key: str) -> Iterator[Due]:
    """Yield what is due at an open fixture about its proposal, or its agreed time."""
    appointment = season.appointment(key)
    if appointment.proposal is None and appointment.agreed is None:
        return
    if appointment.call is None and newcomers(season, key):
        yield Due(0, Ask(key))
    if appointment.proposal is None:
        return
    proposal, players = open_proposal(season, key), players_of(season, key)
    if proposal is None:
        yield Due(0, Lapse(key))
        return
    yield Due(proposal.at - LEAD, Lapse(key))
    is_enough = 2 * len(proposal.accepted) > len(players) and may_be_set(season, key, proposal.at)
    if len(proposal.accepted) == len(players):
        yield Due(0, Agree(key, proposal.at))
    elif is_enough:
        silent_by = season.settings.later(proposal.pinged, SILENCE)
        if silent_by <= proposal.at - LEAD:
            yield Due(silent_by, Agree(key, proposal.at))


# News


def changed(before: Season, after: Season) -> Iterator[Event]:
    """Yield the fixtures whose display must change: ``time`` for the message about its time, ``event`` for
    its event in Discord.
    """
    if not after.settings.calls_players:
        return
    for key, appointment in after.appointments.items():
        earlier = before.appointment(key)
        if not (appointment.set_at or earlier.set_at or appointment.proposers):
            continue
        was, now = _shown(before, key), _shown(after, key)
        if was != now:
            yield Event("time", {"fixture": key})
        if appointment.has_event and (
            not earlier.has_event or _announced(before, key) != _announced(after, key)
        ):
            yield Event("event", {"fixture": key})


def event_at(season: Season, key: str) -> int | None:
    """Return when (ms) the event of a fixture takes place, if a player wants one; 0 while its match is
    played, and None without an event.
    """
    appointment = season.appointment(key)
    if not appointment.has_event or not season.is_open or not is_open(season, fixture_of(season, key)):
        return None
    return 0 if appointment.playing else appointment.at


def _announced(season: Season, key: str) -> tuple[object, ...]:
    """Return when the event of a fixture takes place, and its players."""
    at = event_at(season, key)
    return (at, players_of(season, key)) if at is not None else ()


def _shown(season: Season, key: str) -> tuple[object, ...]:
    appointment = season.appointment(key)
    if season.play is None or not season.is_open or not is_open(season, fixture_of(season, key)):
        return ()
    begun, has_event = bool(appointment.playing), appointment.has_event
    return appointment.at, appointment.agreed is None, begun, has_event, open_proposal(season, key)


# States of fixtures


def standing(season: Season, key: str) -> Standing:
    """Return the state of a fixture. Refused: ``no_fixture``."""
    appointment = season.appointment(key)
    if not is_open(season, fixture_of(season, key)):
        state = season_state(season)
        has_outcome = state is None or state.settles(key) is not None
        return "over" if has_outcome or not appointment.forfeited_at else "nobody"
    if appointment.playing:
        return "begun"
    if appointment.call is not None:
        return "called"
    if appointment.at is not None:
        return "set" if appointment.agreed is None else "agreed"
    if open_proposal(season, key) is not None:
        return "proposed"
    return "open" if answered(season, key) else "unanswered"
