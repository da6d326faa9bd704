"""The acts about the start of a season: who is invited, and what is mended before anything was played."""

from __future__ import annotations

from dataclasses import dataclass

from bot.league.contest.act import BEFORE, GOING, OPEN, PLAYED, ClockAct, PlayerAct, UmpireAct
from bot.league.rounds import Seating


@dataclass(frozen=True, slots=True)
class Invite(UmpireAct, phases=(*BEFORE, *GOING), told="invited"):
    """These people are asked whether they take part, and can answer ``until`` a time (ms)."""

    players: tuple[str, ...]
    until: int


@dataclass(frozen=True, slots=True)
class DeclineInvitation(PlayerAct, phases=OPEN):
    """``player``, whom the umpire has asked, does not take part."""

    player: str


@dataclass(frozen=True, slots=True)
class ExpireInvitations(ClockAct, phases=(*BEFORE, "running"), told="uninvited"):
    """These people have not answered in time whether they take part."""

    players: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Unstart(UmpireAct, phases=PLAYED, touches=True, heard_first=True, told="unstarted"):
    """The start is taken back: the season is in sign-up again, and everybody who has a place keeps it."""


@dataclass(frozen=True, slots=True)
class Redraw(UmpireAct, phases=GOING, touches=True, heard_first=True):
    """The last round is drawn again and lasts until ``deadline``. In the log, ``tables`` has the result."""

    deadline: int
    tables: tuple[Seating, ...] = ()


@dataclass(frozen=True, slots=True)
class Swap(UmpireAct, phases=GOING, touches=True, heard_first=True):
    """``entry`` at one fixture and ``other`` at another one exchange their places."""

    fixture: str
    entry: str
    other_fixture: str
    other: str
