"""Inputs of the net of Olsen, besides those of all shedding games."""

from __future__ import annotations

from bot.games.api import Observation
from bot.games.codes import ONE
from bot.games.french import ACE, OF_RANK, PACK
from bot.players.olsen.features import worth
from bot.players.shedding.inputs import SheddingInputs

CLOSE = 75
"""Points from which a seat is near the limit."""


class OlsenInputs(SheddingInputs):
    """Totals, aces, and the suit that is named."""

    NAMES = (
        *SheddingInputs.NAMES,
        *("total", "total with hand", "aces unseen", "others draw", "names", "others near the limit"),
    )
    WORTH = tuple(worth(ONE[card]) for card in PACK)
    EIGHT_ON_EIGHT = False

    def __init__(self, seen: Observation) -> None:
        super().__init__(seen)
        self.had = seen.totals[self.mine]
        self.close = sum(seen.totals[seat] >= CLOSE for seat in self.playing) / 3

    def of_game(self, cards: bytes, named: int | None, left: bytes, points: int) -> tuple[float, ...]:
        """What only this game tells of a play."""
        aces = len(cards) if cards[0] >> 2 == ACE and not self.is_first else 0
        return (
            self.had / 100,
            (self.had + points) / 100,
            5 * self.part(OF_RANK[ACE]),
            aces / 2,
            named is not None,
            self.close,
        )
