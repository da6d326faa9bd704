"""Swedish Pursuit's tournament: rounds of five games, a cut after two of them, a play-off of the ten lowest.

These are pure functions over a :class:`Tournament`, the state of play of a season whose games count one by
one. Its acts are acts of the season; what they do here, :mod:`tables` (games), :mod:`rulings` (decisions),
:mod:`draw` and :mod:`progress` (what follows) say. Whatever is not allowed raises
:class:`~bot.league.illegal.IllegalAct`.
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
