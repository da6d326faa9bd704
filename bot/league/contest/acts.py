"""The acts of a season: what its players, its tables (:mod:`table_acts`), its umpire and the clock can do.

Those about its start are in :mod:`start_acts`, those about its rounds in :mod:`round_acts`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from inspect import isclass
from typing import Any, Literal

from bot.league.contest.act import BEFORE, GOING, OPEN, PLAYED, RUNNING
from bot.league.contest.act import Act as Act
from bot.league.contest.act import ClockAct as ClockAct
from bot.league.contest.act import Command as Command
from bot.league.contest.act import LogEntry as LogEntry
from bot.league.contest.act import PlayerAct as PlayerAct
from bot.league.contest.act import TableAct as TableAct
from bot.league.contest.act import UmpireAct as UmpireAct
from bot.league.contest.round_acts import CountIn as CountIn
from bot.league.contest.round_acts import Draw as Draw
from bot.league.contest.round_acts import DrawSoon as DrawSoon
from bot.league.contest.round_acts import Hold as Hold
from bot.league.contest.start_acts import DeclineInvitation as DeclineInvitation
from bot.league.contest.start_acts import ExpireInvitations as ExpireInvitations
from bot.league.contest.start_acts import Invite as Invite
from bot.league.contest.start_acts import Redraw as Redraw
from bot.league.contest.start_acts import Swap as Swap
from bot.league.contest.start_acts import Unstart as Unstart
from bot.league.contest.table_acts import DealGame as DealGame
from bot.league.contest.table_acts import FinishGame as FinishGame
from bot.league.contest.table_acts import PlayOn as PlayOn
from bot.league.contest.table_acts import Record as Record
from bot.league.contest.table_acts import Relocate as Relocate
from bot.league.contest.table_acts import Seat as Seat
from bot.league.contest.table_acts import Unseat as Unseat
from bot.league.contest.table_acts import Wait as Wait
from bot.league.decisions import Ruling
from bot.league.divisions import Divisions
from bot.league.rounds import Seating
from bot.league.stages import CHECKED

# By players


@dataclass(frozen=True, slots=True)
class SignUp(PlayerAct, phases=OPEN):
    """``player`` signs up, or waits for a place if all are taken."""

    player: str


@dataclass(frozen=True, slots=True)
class Leave(PlayerAct, phases=OPEN, at_tables=True):
    """``player`` gives up their place, before the start or later."""

    player: str


@dataclass(frozen=True, slots=True)
class CheckIn(PlayerAct, phases=("check_in", *GOING)):
    """``player`` checks in before the start, or while they wait for a place."""

    player: str


@dataclass(frozen=True, slots=True)
class TakeOver(PlayerAct, phases=PLAYED, touches=True, at_tables=True):
    """The person whom the umpire has asked takes over the place that they were offered."""

    offer: str


@dataclass(frozen=True, slots=True)
class TurnDown(PlayerAct, phases=PLAYED):
    """The person whom the umpire has asked does not take over the place that they were offered."""

    offer: str


@dataclass(frozen=True, slots=True)
class Appeal(PlayerAct, phases=PLAYED, needs_reason=True):
    """``player`` asks the umpire about the result of a match, once and within two days.

    The question is the command's reason.
    """

    match: str
    player: str


@dataclass(frozen=True, slots=True)
class CallUmpire(PlayerAct, phases=GOING, needs_reason=True, at_tables=True):
    """``player`` asks the umpire to come to the table of a fixture, whose clocks stand still meanwhile.

    What they wrote is the command's reason.
    """

    fixture: str
    player: str


@dataclass(frozen=True, slots=True)
class Mark(PlayerAct, phases=RUNNING):
    """``player`` marks the hours that suit them for a fixture.

    ``hours`` are the times (ms) from ``since`` to before ``until`` at which its match could begin. What they
    have marked outside of that stays.
    """

    fixture: str
    player: str
    hours: tuple[int, ...]
    since: int
    until: int


@dataclass(frozen=True, slots=True)
class Propose(PlayerAct, phases=RUNNING):
    """``player`` proposes to play a fixture ``at`` a time (ms).

    ``pinged`` is when (ms) the last of the others is pinged about it.
    """

    fixture: str
    player: str
    at: int
    pinged: int


@dataclass(frozen=True, slots=True)
class Accept(PlayerAct, phases=RUNNING):
    """``player`` accepts that a fixture is played ``at`` a time (ms)."""

    fixture: str
    player: str
    at: int


@dataclass(frozen=True, slots=True)
class Decline(PlayerAct, phases=RUNNING):
    """``player`` cannot play a fixture ``at`` the time (ms) that was proposed."""

    fixture: str
    player: str
    at: int


@dataclass(frozen=True, slots=True)
class WantEvent(PlayerAct, phases=RUNNING):
    """``player`` wants an event in Discord for the time that is set for a fixture."""

    fixture: str
    player: str


# By the clock


@dataclass(frozen=True, slots=True)
class MissEvent(ClockAct, phases=GOING):
    """Discord makes no event for a fixture, and ``why``: it can be wanted again."""

    fixture: str
    why: str


@dataclass(frozen=True, slots=True)
class LoseChannel(ClockAct, phases=OPEN, at_tables=True):
    """The ``channel`` of the season was deleted. It stands still until it has another one."""

    channel: int


@dataclass(frozen=True, slots=True)
class PutOff(ClockAct, phases=BEFORE, coming="put_off", told="put_off"):
    """Too few people have signed up, or checked in. The sign-up stays open ``until`` the start is due again
    (ms); if that is None, until the umpire starts the season.
    """

    until: int | None


@dataclass(frozen=True, slots=True)
class Remind(ClockAct, phases=RUNNING, coming="remind"):
    """A fixture's deadline is near, and its players are reminded; or the ``umpire`` is reminded that nobody
    came to it.
    """

    fixture: str
    what: Literal["day", "hour", "umpire"]


@dataclass(frozen=True, slots=True)
class Walkover(ClockAct, phases=("running", "review"), at_tables=True, coming="walkover"):
    """A fixture is decided without being played. ``ready`` are the players who were there."""

    fixture: str
    ready: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Appoint(ClockAct, phases=RUNNING, at_tables=True, coming="appoint"):
    """A fixture is to be played ``at`` a time (ms)."""

    fixture: str
    at: int


@dataclass(frozen=True, slots=True)
class Agree(ClockAct, phases=RUNNING, at_tables=True, coming="agree"):
    """The players of a fixture have agreed to play it ``at`` a time (ms)."""

    fixture: str
    at: int


@dataclass(frozen=True, slots=True)
class Ask(ClockAct, phases=RUNNING, at_tables=True):
    """The players of a fixture who were never asked about its proposed or agreed time are asked."""

    fixture: str


@dataclass(frozen=True, slots=True)
class AskForHours(ClockAct, phases=RUNNING, coming="ask_for_hours"):
    """The players of these fixtures who have not marked their hours are asked for them once more."""

    fixtures: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Lapse(ClockAct, phases=RUNNING):
    """The time that was proposed for a fixture is not agreed on any more: it has come, or its proposer has
    gone.
    """

    fixture: str


@dataclass(frozen=True, slots=True)
class Call(ClockAct, phases=RUNNING, at_tables=True, coming="call"):
    """The players of a fixture are called to its table, by the clock, the umpire or one of them.

    They can say ``until`` a time (ms) that they are here. Who does not come then forfeits if the call is
    ``binding``.
    """

    fixture: str
    until: int
    binding: bool = False


@dataclass(frozen=True, slots=True)
class EndCall(ClockAct, phases=RUNNING, at_tables=True):
    """A call is over, and nothing follows from it."""

    fixture: str


@dataclass(frozen=True, slots=True)
class Begin(ClockAct, phases=GOING, at_tables=True):
    """The match of a fixture begins with the players who are ``here``. All others forfeit it."""

    fixture: str
    here: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class GoOn(ClockAct, phases=PLAYED, at_tables=True):
    """The umpire has not answered a player at a table in time, so its clocks go on."""

    appeal: str


@dataclass(frozen=True, slots=True)
class Post(ClockAct, phases=RUNNING, coming="post", told="standings"):
    """The standings are posted on schedule."""


@dataclass(frozen=True, slots=True)
class Close(ClockAct, phases=RUNNING, coming="close", told="played"):
    """Everything is played, and the umpire reviews the results."""


@dataclass(frozen=True, slots=True)
class MoveUp(ClockAct, phases=RUNNING, coming="enter", told="entered"):
    """``player``, who has waited longest, gets a place that is free."""

    player: str


@dataclass(frozen=True, slots=True)
class Miss(ClockAct, phases=OPEN):
    """These players, and people who wait for a place, are no longer on the server."""

    players: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Expire(ClockAct, phases=RUNNING):
    """Whoever was offered a place has not answered in time."""

    offer: str


# By the umpire


@dataclass(frozen=True, slots=True)
class OpenCheckIn(UmpireAct, phases=(*BEFORE, "running"), told="check_in"):
    """Players who have signed up are asked to check in ``until`` a time (ms); once the season runs, those who
    wait for a place.
    """

    until: int


@dataclass(frozen=True, slots=True)
class Seed(UmpireAct, phases=BEFORE):
    """The order of strength in which the players start, the strongest first. Who is not in it comes last."""

    order: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Start(UmpireAct, phases=BEFORE, coming="start"):
    """The sign-up is over and play begins.

    ``divisions`` are those that were promised to players, signed up or not. ``tables`` are those of the first
    round, as for :class:`Draw`. ``seeds`` are players in order of strength; all others come after them, as
    they have signed up.
    """

    divisions: Divisions = ()
    tables: tuple[Seating, ...] = ()
    seeds: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Pause(UmpireAct, phases=RUNNING, needs_reason=True):
    """The season is paused, and no deadline passes."""


@dataclass(frozen=True, slots=True)
class Resume(UmpireAct, phases=("paused",), told="resumed"):
    """The season goes on. Every deadline is moved by the length of the pause."""


@dataclass(frozen=True, slots=True)
class Confirm(UmpireAct, phases=PLAYED, stages=CHECKED, touches=True, heard_first=True):
    """The results are confirmed: the champion is named, or Swedish Pursuit's tournament goes on.

    In the log, ``divisions`` has what is promised for the next season.
    """

    divisions: Divisions = ()


@dataclass(frozen=True, slots=True)
class Reopen(UmpireAct, phases=("over",), needs_reason=True):
    """The results that were confirmed are reviewed again."""


@dataclass(frozen=True, slots=True)
class Cancel(UmpireAct, phases=OPEN, needs_reason=True):
    """The season ends without a champion."""


@dataclass(frozen=True, slots=True)
class NameRole(UmpireAct, phases=OPEN):
    """The players of a ``division`` (1 is the highest) have a role of the server while they play in it."""

    division: int
    role: int | None
    """The id of the role; None for no role."""


@dataclass(frozen=True, slots=True)
class Alter(UmpireAct, phases=OPEN, touches=True):
    """The season has other terms than announced."""

    terms: Mapping[str, Any]
    """The new values by the names of :class:`~bot.league.contest.terms.Terms`, as plain JSON. Those that
    belong together come together.
    """
    number: int = 0
    """The number of the season in its league, if that changes; otherwise 0."""


@dataclass(frozen=True, slots=True)
class NameUmpires(UmpireAct, phases=OPEN):
    """These people run the season from now on, whether they are staff or not. If there are none, it is the
    person who has opened it.
    """

    umpires: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Decide(UmpireAct, phases=PLAYED, touches=True):
    """A decision. Its key is the number of its line in the log."""

    ruling: Ruling


@dataclass(frozen=True, slots=True)
class Offer(UmpireAct, phases=PLAYED, needs_reason=True):
    """``player`` is asked whether they take over an entry, and can answer ``until`` a time (ms).

    The reason is that of the replacement. The offer's key is the number of its line in the log.
    """

    entry: str
    player: str
    until: int


@dataclass(frozen=True, slots=True)
class Answer(UmpireAct, phases=PLAYED, needs_reason=True):
    """The umpire answers an appeal. The answer is the command's reason."""

    appeal: str


KINDS: tuple[type[Act], ...] = tuple(
    kind
    for kind in list(globals().values())
    if isclass(kind) and issubclass(kind, Act) and kind.__module__ != Act.__module__
)
"""All acts that there are."""
