"""What a game looks like: its deck, and what lies in the middle of its table.

A game whose table is like no other has a module here, named by its key (``ole_table.py``), which declares its
``LOOK``. All others look as the French-suited games do, as far as they have what lies on those tables.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from bot.games.api import Observation
from bot.ui.i18n.wording import Wording
from bot.ui.pictures.deck import Deck
from bot.ui.pictures.seats import SeatFacts
from bot.ui.pictures.sprites import TableTop


class Middle(Protocol):
    """What is drawn in the middle of a table."""

    @property
    def height(self) -> int:
        """In units."""

    def draw(self, deck: Deck, board: TableTop, top: int) -> None:
        """Lay it on the board, below ``top``."""

    def told(self, words: Wording) -> Iterator[str]:
        """The same in sentences."""


@dataclass(frozen=True, slots=True)
class Look:
    """What a game looks like."""

    deck: type[Deck]
    seats: Callable[[Observation], tuple[SeatFacts, ...]]
    """The facts of the seats."""
    middle: Callable[[Observation], Middle | None]
    """What lies on the table; None for a game that has no picture of its own."""
    choosing: Callable[[Observation, Sequence[str]], Middle] | None = None
    """The same while a move that begins with these words is being chosen, if that shows on the table."""
