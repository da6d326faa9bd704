"""Swedish Pursuit's tournament: rounds of five deals, a cut after two of them, and a play-off of the ten
lowest.

These are pure functions over a :class:`Tournament`, the state of a season whose deals count one by one. Its
acts are acts of the season. Their effects are in :mod:`tables` (deals), :mod:`rulings` (decisions),
:mod:`draw` and :mod:`progress` (what follows). Illegal acts raise :class:`~bot.league.illegal.IllegalAct`.
"""

from __future__ import annotations

from bot.league.tournament.scores import Placed, Sums, ranking, sums
from bot.league.tournament.seating import sitting, sittings
from bot.league.tournament.state import (
    Cell,
    Rules,
    Sitting,
    Slot,
    Tournament,
    TournamentEntry,
    TournamentTable,
    TournamentTie,
)

__all__ = [
    "Cell",
    "Placed",
    "Rules",
    "Sitting",
    "Slot",
    "Sums",
    "Tournament",
    "TournamentEntry",
    "TournamentTable",
    "TournamentTie",
    "ranking",
    "sitting",
    "sittings",
    "sums",
]
