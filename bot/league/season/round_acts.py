"""Acts about the rounds of a league: pairings, and the players to pair."""

from __future__ import annotations

from dataclasses import dataclass

from bot.league.rounds import Seating
from bot.league.season.act import GOING, RUNNING, ClockAct, PlayerAct, UmpireAct


@dataclass(frozen=True, slots=True)
class PairRound(ClockAct, phases=RUNNING, coming="pair"):
    """Pair the next round, which lasts until ``deadline``. In the log, ``tables`` has the result."""

    deadline: int
    round: int
    """Number of the round, so that two requests at once pair it once."""
    tables: tuple[Seating, ...] = ()


@dataclass(frozen=True, slots=True)
class PairSoon(ClockAct, phases=RUNNING):
    """All matches of a short round have ended, and the next one is paired ``at`` a time (ms)."""

    at: int


@dataclass(frozen=True, slots=True)
class Hold(UmpireAct, phases=RUNNING):
    """The next round, announced to come soon, waits for the umpire, or for the end of the last one."""


@dataclass(frozen=True, slots=True)
class CountIn(PlayerAct, phases=GOING):
    """``player``, a no-show in a short round, is included in the pairings again."""

    player: str
