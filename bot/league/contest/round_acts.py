"""The acts about the rounds of a league: their draws, and who is in them."""

from __future__ import annotations

from dataclasses import dataclass

from bot.league.contest.act import GOING, RUNNING, ClockAct, PlayerAct, UmpireAct
from bot.league.rounds import Seating


@dataclass(frozen=True, slots=True)
class Draw(ClockAct, phases=RUNNING, coming="draw"):
    """The next round is drawn and lasts until ``deadline``. In the log, ``tables`` has the result of the
    draw.
    """

    deadline: int
    round: int
    """Its number, so that two who want it at once draw it once."""
    tables: tuple[Seating, ...] = ()


@dataclass(frozen=True, slots=True)
class DrawSoon(ClockAct, phases=RUNNING):
    """All tables of a short round are over, and the next one is drawn ``at`` a time (ms)."""

    at: int


@dataclass(frozen=True, slots=True)
class Hold(UmpireAct, phases=RUNNING):
    """The next round, which was to be drawn soon, waits for the umpire, or for the end of the last one."""


@dataclass(frozen=True, slots=True)
class CountIn(PlayerAct, phases=GOING):
    """``player``, who did not come to a table of a short round, is drawn again."""

    player: str
