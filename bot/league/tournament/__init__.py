"""Swedish Pursuit's tournament: rounds of five games, a cut after two of them, a play-off of the ten lowest.

These are pure functions. :func:`apply` takes a state and a command, and returns the next state, lines for the
log and news, or raises :class:`~bot.league.illegal.IllegalAct`. :func:`rebuilt` makes a state from its log.
"""

from __future__ import annotations

from bot.league.tournament import acts
from bot.league.tournament.account import Account, account
from bot.league.tournament.acts import Command, LogEntry
from bot.league.tournament.machine import OVER, TournamentStep, apply, opened, rebuilt
from bot.league.tournament.scores import Placed, Sums, ranking, sums
from bot.league.tournament.seating import Sitting, sitting, sittings
from bot.league.tournament.stale import named
from bot.league.tournament.state import (
    Cell,
    Rules,
    Slot,
    Tournament,
    TournamentEntry,
    TournamentTable,
    TournamentTie,
)

__all__ = [
    "OVER",
    "Account",
    "Cell",
    "Command",
    "LogEntry",
    "Placed",
    "Rules",
    "Sitting",
    "Slot",
    "Sums",
    "Tournament",
    "TournamentEntry",
    "TournamentStep",
    "TournamentTable",
    "TournamentTie",
    "account",
    "acts",
    "apply",
    "named",
    "opened",
    "ranking",
    "rebuilt",
    "sitting",
    "sittings",
    "sums",
]
