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
from bot.league.contest.acts import (
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
from bot.league.contest.fixtures import (
    deadline,
    fixture_of,
    has_calls,
    is_open,
    not_begun,
    players_of,
    season_state,
)
from bot.league.contest.format import Due
from bot.league.contest.state import Contest, Meeting, Proposal
from bot.league.contest.terms import Terms
from bot.league.illegal import IllegalAct
from bot.league.season import Fixture
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


def agrees_times(contest: Contest, key: str) -> bool:
    """Return whether the players of a fixture agree on its time. Refused: ``no_fixture``."""
    return has_calls(contest) and lasts(contest, fixture_of(contest, key), AGREEING)


def lasts(contest: Contest, fixture: Fixture, span: int) -> bool:
    """Return whether a fixture is open for at least a ``span`` (ms), with days by the season's clock."""
    return deadline(contest, fixture.key) >= contest.terms.later(fixture.drawn, span)


def grace(terms: Terms) -> int:
    """Return how long (ms) after a set time players can still come."""
    return terms.grace * MINUTE


def is_called_at_once(terms: Terms) -> bool:
    """Return whether the ready checks of a round begin with it, because rounds are short."""
    return terms.calls_players and terms.round_time < AGREEING


def notice(terms: Terms) -> int:
    """Return how long (ms) before a time that the bot sets at once its ready check begins. In very short
    rounds, it is less than usual, so that ready players begin in the first half of their round.
    """
    if not is_called_at_once(terms):
        return LEAD
    return min(LEAD, max(0, terms.round_time // 2 - grace(terms)))


def last_start(contest: Contest, key: str) -> int:
    """Return the latest time (ms) at which the match of a fixture can begin and end before its deadline."""
    return deadline(contest, key) - MATCH - grace(contest.terms)


# Hours


def hours(contest: Contest, key: str, first: int) -> tuple[int, ...]:
    """Return the times (ms) from ``first`` on at which a fixture can be played: every whole hour of the
    season's zone, in order.
    """
    return tuple(_whole_hours(contest.terms, first, last_start(contest, key)))


def _whole_hours(terms: Terms, first: int, last: int) -> Iterator[int]:
    at = first - (first + terms.ahead_at(first)) % HOUR
    while at <= last:
        at -= (at + terms.ahead_at(at)) % HOUR  # some zones shift their clocks by half an hour
        if first <= at <= last:
            yield at
        at += HOUR


def is_in_hours(terms: Terms, at: int) -> bool:
    """Return whether a match can begin ``at`` a time (ms) by the season's hours."""
    first, last = terms.hours
    hour = terms.hour_at(at)
    return first <= hour < last if first < last else hour >= first or hour < last


def may_be_set(contest: Contest, key: str, at: int, answering: str = "") -> bool:
    """Return whether a fixture can be set to ``at`` a time (ms) without acceptance by all: in the season's
    hours, or when all its players have marked hours. ``answering`` is a player who is marking hours now.
    """
    silent = {*players_of(contest, key)}.difference(answered(contest, key), [answering])
    return not silent or is_in_hours(contest.terms, at)


def answered(contest: Contest, key: str) -> tuple[str, ...]:
    """Return the players of a fixture who have marked hours."""
    marks = contest.meeting(key).marks
    return tuple(player for player in players_of(contest, key) if marks.get(player))


def unanswered(contest: Contest, key: str) -> tuple[str, ...]:
    """Return the players of a fixture who still have to mark hours; none if its players don't agree on
    times.
    """
    if not agrees_times(contest, key) or not is_open(contest, fixture_of(contest, key)):
        return ()
    marked = answered(contest, key)
    return tuple(who for who in players_of(contest, key) if who not in marked)


def silent(contest: Contest, key: str) -> tuple[str, ...]:
    """Return the players of a fixture who have neither marked hours nor accepted the proposed time."""
    proposal = open_proposal(contest, key)
    accepted = proposal.accepted if proposal is not None else ()
    return tuple(who for who in unanswered(contest, key) if who not in accepted)


def sets_at(contest: Contest, key: str) -> int:
    """Return when (ms) the bot sets the time of a fixture without an agreement. Refused: ``no_fixture``."""
    fixture_of(contest, key)
    return contest.terms.later(deadline(contest, key), -LAST)


def suits(contest: Contest, key: str, at: int) -> tuple[str, ...]:
    """Return the players of a fixture whom a time (ms) suits, because they have marked or accepted it."""
    meeting, proposal = contest.meeting(key), open_proposal(contest, key)
    accepted = proposal.accepted if proposal is not None and proposal.at == at else ()
    players = players_of(contest, key)
    return tuple(who for who in players if at in meeting.marks.get(who, ()) or who in accepted)


def proposable(contest: Contest, key: str, player: str, now: int) -> tuple[int, ...]:
    """Return the times (ms) that a player can propose for a fixture at ``now``, in order."""
    meeting, players = contest.meeting(key), players_of(contest, key)
    others = [meeting.marks.get(each, ()) for each in players if each != player]
    marked = [set(marks) for marks in others if marks]
    no = {at for who, at in meeting.declined if who in players and who != player}
    return tuple(
        at
        for at in hours(contest, key, now + LEAD)
        if at not in no and all(at in marks for marks in marked) and may_be_set(contest, key, at, player)
    )


# Acts of players


def mark(contest: Contest, act: Mark, command: Command) -> Contest:
    """Mark the hours that suit a player. Refused as :func:`need_player` does, and ``no_hour``."""
    meeting = need_player(contest, act.fixture, act.player)
    before = meeting.marks.get(act.player, ())
    kept = {at for at in before if not act.since <= at < act.until}
    chosen = set(act.hours)
    if any(not act.since <= at < act.until for at in chosen):
        raise IllegalAct("no_hour")
    if chosen - set(before) - set(hours(contest, act.fixture, command.at)):
        raise IllegalAct("no_hour")
    marks = {**meeting.marks, act.player: tuple(sorted(kept | chosen))}
    declined = tuple(each for each in meeting.declined if each[0] != act.player or each[1] not in chosen)
    return contest.with_meeting(act.fixture, replace(meeting, marks=marks, declined=declined))


def propose(contest: Contest, act: Propose, command: Command) -> Contest:
    """Propose a time, replacing an earlier proposal.

    Refused as :func:`need_player` does, ``time_fixed`` (the umpire has set a time), ``no_proposal_then`` (it
    doesn't suit all who have answered), ``already_proposed``, and ``enough_proposals``.
    """
    key, player = act.fixture, act.player
    meeting = need_player(contest, key, player)
    if meeting.is_fixed and meeting.at is not None:
        raise IllegalAct("time_fixed")
    current = open_proposal(contest, key)
    if act.at == (current.at if current else meeting.at):
        raise IllegalAct("already_proposed")
    if act.at not in proposable(contest, key, player, command.at):
        raise IllegalAct("no_proposal_then")
    if meeting.proposers.count(player) >= PROPOSALS:
        raise IllegalAct("enough_proposals", count=PROPOSALS)
    marks = meeting.marks
    if own := marks.get(player):  # a player who has answered gets that hour marked, too
        marks = {**marks, player: tuple(sorted({*own, act.at}))}
    proposal = Proposal(act.at, player, act.pinged, players_of(contest, key), (player,))
    declined = tuple(each for each in meeting.declined if each != (player, act.at))
    proposers = (*meeting.proposers, player)
    after = replace(meeting, marks=marks, proposal=proposal, declined=declined, proposers=proposers)
    return contest.with_meeting(key, after)


def accept(contest: Contest, act: Accept) -> Contest:
    """Accept the proposed time. Refused as :func:`need_player` does, ``proposal_changed`` and
    ``already_accepted``.
    """
    meeting, proposal = _asked(contest, act.fixture, act.player, act.at)
    if act.player in proposal.accepted:
        raise IllegalAct("already_accepted")
    declined = tuple(each for each in meeting.declined if each != (act.player, act.at))
    proposal = replace(proposal, accepted=(*proposal.accepted, act.player))
    return contest.with_meeting(act.fixture, replace(meeting, proposal=proposal, declined=declined))


def decline(contest: Contest, act: Decline) -> Contest:
    """Decline the proposed time, which drops it. Refused as :func:`need_player` does, and
    ``proposal_changed``.
    """
    meeting, _ = _asked(contest, act.fixture, act.player, act.at)
    own = tuple(at for at in meeting.marks.get(act.player, ()) if at != act.at)
    marks = {**meeting.marks, act.player: own} if act.player in meeting.marks else meeting.marks
    declined = (*meeting.declined, (act.player, act.at))
    after = replace(meeting, marks=marks, declined=declined, proposal=None)
    return contest.with_meeting(act.fixture, after)


def want_event(contest: Contest, act: WantEvent) -> Contest:
    """Record that a player wants a Discord event, even if players don't agree on times. Refused as
    :func:`need_player` does, and ``no_time`` and ``has_event``.
    """
    meeting = need_player(contest, act.fixture, act.player, agreeing=False)
    if meeting.at is None:
        raise IllegalAct("no_time")
    if meeting.has_event:
        raise IllegalAct("has_event")
    return contest.with_meeting(act.fixture, replace(meeting, has_event=True))


def miss_event(contest: Contest, act: MissEvent) -> Contest:
    """Record that there is no event, so that players can ask for it again. Refused: ``no_event``."""
    meeting = contest.meeting(act.fixture)
    if not meeting.has_event:
        raise IllegalAct("no_event")
    return contest.with_meeting(act.fixture, replace(meeting, has_event=False))


def need_player(contest: Contest, key: str, player: str, *, agreeing: bool = True) -> Meeting:
    """Return the meeting of a fixture with whose time a player may do something.

    Refused: ``no_times`` (its players don't agree on times), ``no_fixture``, ``already_played``,
    ``table_begun``, ``not_your_fixture``.
    """
    if not has_calls(contest):
        raise IllegalAct("no_times")
    meeting = not_begun(contest, key)
    if player not in players_of(contest, key):
        raise IllegalAct("not_your_fixture")
    if agreeing and not agrees_times(contest, key):
        raise IllegalAct("no_times")
    return meeting


def _asked(contest: Contest, key: str, player: str, at: int) -> tuple[Meeting, Proposal]:
    meeting, proposal = need_player(contest, key, player), open_proposal(contest, key)
    if proposal is None or proposal.at != at:
        raise IllegalAct("proposal_changed")
    return meeting, proposal


# Consequences


def open_proposal(contest: Contest, key: str) -> Proposal | None:
    """Return the proposed time of a fixture, with the players who have accepted it and still play; None if
    there is none, or its proposer has left.
    """
    meeting = contest.meeting(key)
    proposal, players = meeting.proposal, players_of(contest, key)
    if proposal is None or meeting.playing or proposal.by not in players:
        return None
    if not is_open(contest, fixture_of(contest, key)):
        return None
    return replace(proposal, accepted=tuple(each for each in proposal.accepted if each in players))


def waited_for(contest: Contest, key: str) -> tuple[str, ...]:
    """Return the players of a fixture who have not accepted the proposed time; none without a proposal."""
    proposal = open_proposal(contest, key)
    accepted = proposal.accepted if proposal is not None else players_of(contest, key)
    return tuple(player for player in players_of(contest, key) if player not in accepted)


def newcomers(contest: Contest, key: str) -> tuple[str, ...]:
    """Return the players of a fixture who were never asked about its proposed or agreed time."""
    meeting = contest.meeting(key)
    its = open_proposal(contest, key) or (meeting.agreed if meeting.at is not None else None)
    return () if its is None else tuple(who for who in players_of(contest, key) if who not in its.asked)


def agree(contest: Contest, act: Agree, at: int) -> Contest:
    """Set the agreed time of a fixture. Refused: ``proposal_changed``."""
    proposal = open_proposal(contest, act.fixture)
    if proposal is None or proposal.at != act.at:
        raise IllegalAct("proposal_changed")
    meeting = contest.meetings[act.fixture]
    agreed = replace(
        meeting, at=act.at, set_at=at, is_fixed=False, call=None, reminded=frozenset(), proposal=None
    )
    return contest.with_meeting(act.fixture, replace(agreed, agreed=proposal))


def ask(contest: Contest, act: Ask, at: int) -> Contest:
    """Ask the players who were never asked about the time of a fixture. A time agreed without them is
    proposed again, by the first player who had accepted it. Refused: ``nobody_to_ask``.
    """
    key, players = act.fixture, players_of(contest, act.fixture)
    if not newcomers(contest, key):
        raise IllegalAct("nobody_to_ask")
    meeting, its = contest.meetings[key], open_proposal(contest, key)
    if its is None and meeting.agreed is not None:
        accepted = tuple(who for who in meeting.agreed.accepted if who in players)
        its = replace(meeting.agreed, by=next(iter(accepted), ""), accepted=accepted)
        meeting = replace(meeting, at=None, agreed=None, reminded=frozenset())
    if its is not None:  # quiet hours end within a day, so no ping comes later
        its = replace(its, asked=players, pinged=at + DAY)
    return contest.with_meeting(key, replace(meeting, proposal=its))


def lapse(contest: Contest, act: Lapse) -> Contest:
    """Drop the proposed time of a fixture. Refused: ``no_proposal``."""
    meeting = contest.meeting(act.fixture)
    if meeting.proposal is None:
        raise IllegalAct("no_proposal")
    return contest.with_meeting(act.fixture, replace(meeting, proposal=None))


def ask_for_hours(contest: Contest, act: AskForHours) -> Contest:
    """Record that players without marked hours are asked for them. Refused: ``no_fixture``."""
    asked = {fixture_of(contest, key).key: contest.meeting(key) for key in act.fixtures}
    noted = {key: replace(meeting, asked_for_hours=True) for key, meeting in asked.items()}
    return replace(contest, meetings={**contest.meetings, **noted})


def asking_for_hours(contest: Contest, fixtures: Iterable[Fixture], now: int) -> Iterator[Due]:
    """Yield when players without marked hours are asked once more, all players of a round together.
    ``fixtures`` are the open ones.
    """
    due: dict[int, list[str]] = {}
    if contest.terms.remind_day:
        for fixture in fixtures:
            sets = sets_at(contest, fixture.key)
            is_long = lasts(contest, fixture, AGREEING)
            if is_long and now < sets and _is_waited_for(contest, fixture.key):
                due.setdefault(sets - min(REMINDER, (sets - fixture.drawn) // 2), []).append(fixture.key)
    for at, keys in due.items():
        yield Due(at, AskForHours(tuple(keys)))


def _is_waited_for(contest: Contest, key: str) -> bool:
    """Return whether the bot waits for the hours of a player who was not asked once more."""
    meeting = contest.meetings.get(key)
    if meeting is None:
        return True
    is_settled = meeting.at is not None or meeting.call is not None or bool(meeting.playing)
    if is_settled or meeting.asked_for_hours:
        return False
    return bool(silent(contest, key))


def timetable(contest: Contest, key: str) -> Iterator[Due]:
    """Yield what is due at an open fixture about its proposal, or its agreed time."""
    meeting = contest.meeting(key)
    if meeting.proposal is None and meeting.agreed is None:
        return
    if meeting.call is None and newcomers(contest, key):
        yield Due(0, Ask(key))
    if meeting.proposal is None:
        return
    proposal, players = open_proposal(contest, key), players_of(contest, key)
    if proposal is None:
        yield Due(0, Lapse(key))
        return
    yield Due(proposal.at - LEAD, Lapse(key))
    is_enough = 2 * len(proposal.accepted) > len(players) and may_be_set(contest, key, proposal.at)
    if len(proposal.accepted) == len(players):
        yield Due(0, Agree(key, proposal.at))
    elif is_enough:
        silent_by = contest.terms.later(proposal.pinged, SILENCE)
        if silent_by <= proposal.at - LEAD:
            yield Due(silent_by, Agree(key, proposal.at))


# News


def changed(before: Contest, after: Contest) -> Iterator[Event]:
    """Yield the fixtures whose display must change: ``time`` for the message about its time, ``event`` for
    its event in Discord.
    """
    if not after.terms.calls_players:
        return
    for key, meeting in after.meetings.items():
        if not (meeting.set_at or meeting.proposers):
            continue
        was, now = _shown(before, key), _shown(after, key)
        if was != now:
            yield Event("time", {"fixture": key})
        earlier = before.meeting(key)
        if meeting.has_event and (not earlier.has_event or _announced(before, key) != _announced(after, key)):
            yield Event("event", {"fixture": key})


def event_at(contest: Contest, key: str) -> int | None:
    """Return when (ms) the event of a fixture takes place, if a player wants one; 0 while its match is
    played, and None without an event.
    """
    meeting = contest.meeting(key)
    if not meeting.has_event or not contest.is_open or not is_open(contest, fixture_of(contest, key)):
        return None
    return 0 if meeting.playing else meeting.at


def _announced(contest: Contest, key: str) -> tuple[object, ...]:
    """Return when the event of a fixture takes place, and its players."""
    at = event_at(contest, key)
    return (at, players_of(contest, key)) if at is not None else ()


def _shown(contest: Contest, key: str) -> tuple[object, ...]:
    meeting = contest.meeting(key)
    if contest.play is None or not contest.is_open or not is_open(contest, fixture_of(contest, key)):
        return ()
    begun, has_event = bool(meeting.playing), meeting.has_event
    return meeting.at, meeting.agreed is None, begun, has_event, open_proposal(contest, key)


# States of fixtures


def standing(contest: Contest, key: str) -> Standing:
    """Return the state of a fixture. Refused: ``no_fixture``."""
    meeting = contest.meeting(key)
    if not is_open(contest, fixture_of(contest, key)):
        state = season_state(contest)
        has_outcome = state is None or state.settles(key) is not None
        return "over" if has_outcome or not meeting.walked_over else "nobody"
    if meeting.playing:
        return "begun"
    if meeting.call is not None:
        return "called"
    if meeting.at is not None:
        return "set" if meeting.agreed is None else "agreed"
    if open_proposal(contest, key) is not None:
        return "proposed"
    return "open" if answered(contest, key) else "unanswered"
