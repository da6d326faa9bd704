"""The acts of a season, by its players, its tables (:mod:`table_acts`), its umpire and the clock.

Those about its start are in :mod:`start_acts`, those about its rounds in :mod:`round_acts`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from inspect import isclass
from typing import Any, Literal

from bot.league.decisions import Ruling
from bot.league.divisions import Divisions
from bot.league.rounds import Seating
from bot.league.season.act import BEFORE, GOING, OPEN, PLAYED, RUNNING
from bot.league.season.act import Act as Act
from bot.league.season.act import ClockAct as ClockAct
from bot.league.season.act import Command as Command
from bot.league.season.act import LogEntry as LogEntry
from bot.league.season.act import PlayerAct as PlayerAct
from bot.league.season.act import TableAct as TableAct
from bot.league.season.act import UmpireAct as UmpireAct
from bot.league.season.round_acts import CountIn as CountIn
from bot.league.season.round_acts import Hold as Hold
from bot.league.season.round_acts import PairRound as PairRound
from bot.league.season.round_acts import PairSoon as PairSoon
from bot.league.season.start_acts import DeclineInvitation as DeclineInvitation
from bot.league.season.start_acts import ExpireInvitations as ExpireInvitations
from bot.league.season.start_acts import Invite as Invite
from bot.league.season.start_acts import PairAgain as PairAgain
from bot.league.season.start_acts import Swap as Swap
from bot.league.season.start_acts import Unstart as Unstart
from bot.league.season.table_acts import AssignTable as AssignTable
from bot.league.season.table_acts import FinishDeal as FinishDeal
from bot.league.season.table_acts import PlayOn as PlayOn
from bot.league.season.table_acts import Record as Record
from bot.league.season.table_acts import ReleaseTable as ReleaseTable
from bot.league.season.table_acts import Relocate as Relocate
from bot.league.season.table_acts import StartDeal as StartDeal
from bot.league.season.table_acts import Wait as Wait
from bot.league.stages import CHECKED

# By players


@dataclass(frozen=True, slots=True)
class SignUp(PlayerAct, phases=OPEN):
    """``player`` signs up, or joins the waiting list if the season is full. In a running season,
    ``division`` is the one for which their rating is good enough; 0 if that is none.
    """

    player: str
    division: int = 0


@dataclass(frozen=True, slots=True)
class Leave(PlayerAct, phases=OPEN, at_tables=True):
    """``player`` gives up their spot, before the start or later."""

    player: str


@dataclass(frozen=True, slots=True)
class CheckIn(PlayerAct, phases=("check_in", *GOING)):
    """``player`` checks in before the start, or on the waiting list."""

    player: str


@dataclass(frozen=True, slots=True)
class TakeOver(PlayerAct, phases=PLAYED, touches=True, at_tables=True):
    """The invited person takes over the spot that the umpire offered them."""

    offer: str


@dataclass(frozen=True, slots=True)
class TurnDown(PlayerAct, phases=PLAYED):
    """The invited person turns down the spot that the umpire offered them."""

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
    """``player`` calls the umpire to the table of a fixture. Its clocks stop until then.

    The message is the command's reason.
    """

    fixture: str
    player: str


@dataclass(frozen=True, slots=True)
class Mark(PlayerAct, phases=RUNNING):
    """``player`` marks the hours that suit them for a fixture.

    ``hours`` are the times (ms) from ``since`` to before ``until`` at which its match could begin. Their
    marks outside of that range stay.
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
    """``player`` accepts the proposed time ``at`` (ms) for a fixture."""

    fixture: str
    player: str
    at: int


@dataclass(frozen=True, slots=True)
class Decline(PlayerAct, phases=RUNNING):
    """``player`` declines the proposed time ``at`` (ms) for a fixture."""

    fixture: str
    player: str
    at: int


@dataclass(frozen=True, slots=True)
class WantEvent(PlayerAct, phases=RUNNING):
    """``player`` wants a Discord event for the set time of a fixture."""

    fixture: str
    player: str


# By the clock


@dataclass(frozen=True, slots=True)
class MissEvent(ClockAct, phases=GOING):
    """Discord creates no event for a fixture, for the reason ``why``. Players can ask for it again."""

    fixture: str
    why: str


@dataclass(frozen=True, slots=True)
class LoseChannel(ClockAct, phases=OPEN, at_tables=True):
    """The ``channel`` of the season was deleted. The season pauses until it has another one."""

    channel: int


@dataclass(frozen=True, slots=True)
class PutOff(ClockAct, phases=BEFORE, coming="put_off", told="put_off"):
    """The start is postponed, because too few players have signed up or checked in. The sign-up stays open
    ``until`` the new start (ms), or if that is None, until the umpire starts the season.
    """

    until: int | None


@dataclass(frozen=True, slots=True)
class Remind(ClockAct, phases=RUNNING, coming="remind"):
    """Remind the players of a fixture that its deadline is near, or the ``umpire`` that no player came
    to it.
    """

    fixture: str
    what: Literal["day", "hour", "umpire"]


@dataclass(frozen=True, slots=True)
class ForfeitFixture(ClockAct, phases=("running", "review"), at_tables=True, coming="forfeit"):
    """A fixture is decided without being played. ``ready`` are the players who showed up."""

    fixture: str
    ready: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Appoint(ClockAct, phases=RUNNING, at_tables=True, coming="appoint"):
    """Set the time ``at`` (ms) of a fixture."""

    fixture: str
    at: int


@dataclass(frozen=True, slots=True)
class Agree(ClockAct, phases=RUNNING, at_tables=True, coming="agree"):
    """The players of a fixture have agreed on the time ``at`` (ms)."""

    fixture: str
    at: int


@dataclass(frozen=True, slots=True)
class Ask(ClockAct, phases=RUNNING, at_tables=True):
    """Ask the players of a fixture who were never asked about its proposed or agreed time."""

    fixture: str


@dataclass(frozen=True, slots=True)
class AskForHours(ClockAct, phases=RUNNING, coming="ask_for_hours"):
    """Ask the players of these fixtures once more who have not marked their hours."""

    fixtures: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Lapse(ClockAct, phases=RUNNING):
    """A proposed time expires, because it has passed or its proposer has left."""

    fixture: str


@dataclass(frozen=True, slots=True)
class StartReadyCheck(ClockAct, phases=RUNNING, at_tables=True, coming="ready_check"):
    """A ready check for a fixture begins, by the clock, the umpire or a player.

    Players can answer ``until`` a time (ms). After a ``binding`` ready check, no-shows forfeit.
    """

    fixture: str
    until: int
    binding: bool = False


@dataclass(frozen=True, slots=True)
class EndReadyCheck(ClockAct, phases=RUNNING, at_tables=True):
    """A ready check ends without consequences."""

    fixture: str


@dataclass(frozen=True, slots=True)
class Begin(ClockAct, phases=GOING, at_tables=True):
    """The match of a fixture begins with the players who are ``here``. All others forfeit it."""

    fixture: str
    here: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class GoOn(ClockAct, phases=PLAYED, at_tables=True):
    """The clocks of a table run again, because the umpire has not answered in time."""

    appeal: str


@dataclass(frozen=True, slots=True)
class Post(ClockAct, phases=RUNNING, coming="post", told="standings"):
    """Post the standings on schedule."""


@dataclass(frozen=True, slots=True)
class Close(ClockAct, phases=RUNNING, coming="close", told="played"):
    """All matches have ended, and the umpire reviews the results."""


@dataclass(frozen=True, slots=True)
class MoveUp(ClockAct, phases=RUNNING, coming="enter", told="entered"):
    """``player``, the first on the waiting list, gets a free spot, with a ``division`` as in
    :class:`SignUp`.
    """

    player: str
    division: int = 0


@dataclass(frozen=True, slots=True)
class Miss(ClockAct, phases=OPEN):
    """These players, and people on the waiting list, have left the server."""

    players: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Expire(ClockAct, phases=RUNNING):
    """The offer of a spot has expired."""

    offer: str


# By the umpire


@dataclass(frozen=True, slots=True)
class OpenCheckIn(UmpireAct, phases=(*BEFORE, "running"), told="check_in"):
    """Ask the players to check in ``until`` a time (ms); in a running season, those on the waiting list."""

    until: int


@dataclass(frozen=True, slots=True)
class Seed(UmpireAct, phases=BEFORE):
    """Set the order of strength in which the players start, the strongest first. Players not in it come
    last.
    """

    order: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Start(UmpireAct, phases=BEFORE, coming="start"):
    """Close the sign-up and start the season.

    ``divisions``, ``breaks``, ``before`` and ``seeds`` are its background: see
    :class:`~bot.league.divisions.Background`. ``tables`` are those of the first round, as for
    :class:`PairRound`. Players without a seed come last, in the order of signing up.
    """

    divisions: Divisions = ()
    tables: tuple[Seating, ...] = ()
    seeds: tuple[str, ...] = ()
    breaks: Divisions = ()
    before: Divisions = ()


@dataclass(frozen=True, slots=True)
class Pause(UmpireAct, phases=RUNNING, needs_reason=True):
    """Pause the season. All deadlines are on hold."""


@dataclass(frozen=True, slots=True)
class Resume(UmpireAct, phases=("paused",), told="resumed"):
    """Resume the season. Every deadline moves by the length of the pause."""


@dataclass(frozen=True, slots=True)
class Confirm(UmpireAct, phases=PLAYED, stages=CHECKED, touches=True, heard_first=True):
    """Confirm the results: name the champion, or advance Swedish Pursuit's tournament.

    In the log, ``divisions`` are those promised for the next season.
    """

    divisions: Divisions = ()


@dataclass(frozen=True, slots=True)
class Reopen(UmpireAct, phases=("over",), needs_reason=True):
    """Review the confirmed results again."""


@dataclass(frozen=True, slots=True)
class Cancel(UmpireAct, phases=OPEN, needs_reason=True):
    """End the season without a champion."""


@dataclass(frozen=True, slots=True)
class NameRole(UmpireAct, phases=OPEN):
    """Set the server role for the players of a ``division`` (1 is the highest) while they play in it."""

    division: int
    role: int | None
    """Id of the role; None for no role."""


@dataclass(frozen=True, slots=True)
class Alter(UmpireAct, phases=OPEN, touches=True):
    """Change the season settings after the announcement."""

    settings: Mapping[str, Any]
    """New values by the names of :class:`~bot.league.season.settings.SeasonSettings`, as plain JSON.
    Dependent settings come together.
    """
    number: int = 0
    """New number of the season in its league; 0 to keep it."""


@dataclass(frozen=True, slots=True)
class NameUmpires(UmpireAct, phases=OPEN):
    """Let these people run the season from now on, league staff or not. Without any, it is the person who
    opened it.
    """

    umpires: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Decide(UmpireAct, phases=PLAYED, touches=True):
    """A decision. Its key is the number of its line in the log."""

    ruling: Ruling


@dataclass(frozen=True, slots=True)
class Offer(UmpireAct, phases=PLAYED, needs_reason=True):
    """Ask ``player`` to take over an entry. They can answer ``until`` a time (ms).

    The reason is that of the replacement. The offer's key is the number of its line in the log.
    """

    entry: str
    player: str
    until: int


@dataclass(frozen=True, slots=True)
class Answer(UmpireAct, phases=PLAYED, needs_reason=True):
    """Answer an appeal. The answer is the command's reason."""

    appeal: str


KINDS: tuple[type[Act], ...] = tuple(
    kind
    for kind in list(globals().values())
    if isclass(kind) and issubclass(kind, Act) and kind.__module__ != Act.__module__
)
"""All acts."""
