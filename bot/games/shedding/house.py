"""What the house rules of every shedding game say, as options of the game or as what goes without saying."""

from __future__ import annotations

from collections.abc import Collection
from typing import ClassVar

from bot.games.api import Seat
from bot.games.house import House


class SheddingHouse(House):
    """House rules of a shedding game. The values here hold in games that have no option for them."""

    packs: int | str = 1
    """How many packs are shuffled together, or ``auto``: a second one only for a large table."""
    one_pack_for: ClassVar[int] = 5
    """The largest table for which one pack will do, where that is ``auto``."""
    recycle: str = "shuffle_keep_top"
    """How an empty stock is filled from the discard, or ``none``."""
    enforce: str = "auto"
    """Who makes a missing call cost: ``auto``, or the players by a ``challenge``."""
    false_call: str = "reject"
    """What a call costs that nothing asks for: nothing (``reject``) or a card (``draw1``)."""
    calls_by_hand: bool = False
    """Whether a call cannot come with a card, but must be made after it."""
    false_challenge: int = 0
    """The cards that a seat draws for wrongly challenging a seat with one card. With 0, such a challenge is
    not possible.
    """

    def called_sizes(self, seats: int) -> Collection[int]:
        """How many cards a hand may have for which a call can be due, at a table of ``seats``."""
        return (1,)

    def packs_for(self, seats: Seat) -> int:
        """How many packs a table of ``seats`` plays with."""
        if isinstance(self.packs, int):
            return self.packs
        return 1 if seats <= self.one_pack_for else 2
