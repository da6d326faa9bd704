"""What can happen to a season: said by its players, its tables, its umpire and the clock."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.league import commands, tournament
from bot.league.decisions import Ruling
from bot.league.results import MatchResult
from bot.league.rounds import Seating
from bot.league.tournament import acts as pursuit

# By players


@dataclass(frozen=True, slots=True)
class SignUp:
    """``player`` wants to play; where all places are taken, they wait for one."""

    player: str


@dataclass(frozen=True, slots=True)
class Leave:
    """``player`` does not want to play after all, or any more."""

    player: str


@dataclass(frozen=True, slots=True)
class CheckIn:
    """``player`` says that they are still there."""

    player: str


@dataclass(frozen=True, slots=True)
class Appeal:
    """``player`` asks the umpire about the result of a match, once and within two days. What they ask is the
    command's reason.
    """

    match: str
    player: str


# By tables


@dataclass(frozen=True, slots=True)
class Seat:
    """A table has been opened for a fixture, in a thread or channel."""

    fixture: str
    table: str
    channel: int


@dataclass(frozen=True, slots=True)
class Unseat:
    """The table of a fixture is gone, and its match has no result: it needs another one."""

    fixture: str
    table: str


@dataclass(frozen=True, slots=True)
class Record:
    """A match is over."""

    result: MatchResult


@dataclass(frozen=True, slots=True)
class Game:
    """At a table of Swedish Pursuit's tournament a game has been dealt, or is over."""

    act: tournament.acts.TableAct


# By the clock


@dataclass(frozen=True, slots=True)
class Draw:
    """The next round is drawn; it lasts until ``deadline``. The log has the ``tables`` that it came to."""

    deadline: int
    tables: tuple[Seating, ...] = ()


@dataclass(frozen=True, slots=True)
class Remind:
    """A fixture's time is nearly up."""

    fixture: str
    what: Literal["day", "hour"]


@dataclass(frozen=True, slots=True)
class Walkover:
    """A fixture's time is up, and it was not played. ``ready`` are the players who were there."""

    fixture: str
    ready: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Post:
    """It is time to show the standings."""


@dataclass(frozen=True, slots=True)
class Close:
    """Everything has been played; the umpire looks it through."""


# By the umpire


@dataclass(frozen=True, slots=True)
class OpenCheckIn:
    """Whoever has signed up is asked to check in until ``until``."""

    until: int


@dataclass(frozen=True, slots=True)
class Start:
    """Sign-up is over and play begins. ``divisions`` are those of the season before, as players in order of
    strength, the highest first; ``tables`` those of the first round, as for :class:`Draw`.
    """

    divisions: tuple[tuple[str, ...], ...] = ()
    tables: tuple[Seating, ...] = ()


@dataclass(frozen=True, slots=True)
class Pause:
    """Nobody is waited for, and no deadline passes."""


@dataclass(frozen=True, slots=True)
class Resume:
    """On it goes; every deadline is later by as long as the pause was."""


@dataclass(frozen=True, slots=True)
class Confirm:
    """The scores stand: the champion is named, or Swedish Pursuit's tournament goes on."""


@dataclass(frozen=True, slots=True)
class Cancel:
    """The season ends without a champion."""


@dataclass(frozen=True, slots=True)
class Arrange:
    """What does not change the standings: channels, reminders, the champion's role."""

    remind_day: bool
    remind_hour: bool
    schedule: Literal["never", "daily", "weekly"]
    log_channel: int | None
    role: int | None
    channel: int | None = None
    """Where it is announced and played from now on; None: as before."""


@dataclass(frozen=True, slots=True)
class Decide:
    """A decision; its key is the number of its line in the log."""

    ruling: Ruling


@dataclass(frozen=True, slots=True)
class Rule:
    """A decision in Swedish Pursuit's tournament."""

    act: pursuit.Adjust | pursuit.Void | pursuit.Settle | pursuit.Withdraw | pursuit.Replace


@dataclass(frozen=True, slots=True)
class Answer:
    """The umpire answers an appeal; the command's reason is what they say."""

    appeal: str


PlayerAct: TypeAlias = SignUp | Leave | CheckIn | Appeal
TableAct: TypeAlias = Seat | Unseat | Record | Game
ClockAct: TypeAlias = Draw | Remind | Walkover | Post | Close
UmpireAct: TypeAlias = (
    OpenCheckIn | Start | Pause | Resume | Confirm | Cancel | Arrange | Decide | Rule | Answer
)
Act: TypeAlias = PlayerAct | TableAct | ClockAct | UmpireAct


Command: TypeAlias = commands.Command[Act]
LogEntry: TypeAlias = commands.LogEntry[Act]
