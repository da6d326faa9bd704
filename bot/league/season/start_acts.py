"""Acts about the start of a season: invitations, and corrections before the first deal."""

from __future__ import annotations

from dataclasses import dataclass

from bot.league.rounds import Seating
from bot.league.season.act import BEFORE, GOING, OPEN, PLAYED, ClockAct, PlayerAct, UmpireAct


@dataclass(frozen=True, slots=True)
class Invite(UmpireAct, phases=(*BEFORE, *GOING), told="invited"):
    """Invite these people. They can answer ``until`` a time (ms)."""

    players: tuple[str, ...]
    until: int


@dataclass(frozen=True, slots=True)
class DeclineInvitation(PlayerAct, phases=OPEN):
    """``player``, whom the umpire has invited, declines."""

    player: str


@dataclass(frozen=True, slots=True)
class ExpireInvitations(ClockAct, phases=(*BEFORE, "running"), told="uninvited"):
    """The invitations of these people have expired."""

    players: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Unstart(UmpireAct, phases=PLAYED, touches=True, heard_first=True, told="unstarted"):
    """Undo the start: the season is in sign-up again, and all players keep their spots."""


@dataclass(frozen=True, slots=True)
class PairAgain(UmpireAct, phases=GOING, touches=True, heard_first=True):
    """Pair the last round again until ``deadline``. In the log, ``tables`` has the result."""

    deadline: int
    tables: tuple[Seating, ...] = ()


@dataclass(frozen=True, slots=True)
class Swap(UmpireAct, phases=GOING, touches=True, heard_first=True):
    """Swap ``entry`` at one fixture and ``other`` at another one."""

    fixture: str
    entry: str
    other_fixture: str
    other: str
