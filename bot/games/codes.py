"""Cards as text: each card is one byte, a hand or a pile is a ``bytes``, and each card has a code."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

ONE = tuple(bytes((card,)) for card in range(256))
"""Each card as a pile of one."""


class Codes:
    """The cards of a game, by code."""

    def __init__(self, card: Mapping[str, int]) -> None:
        self.card = card
        self.code = {card: code for code, card in card.items()}
        # Cached, because a move changes one or two piles and every observation needs the text of all piles.
        self.to_text = lru_cache(maxsize=4096)(self._to_text)
        self.pile_to_text = lru_cache(maxsize=4096)(self._pile_to_text)

    def _to_text(self, cards: bytes) -> str:
        """Return the card codes, separated by single spaces: ``"R7 G10"``."""
        return " ".join(map(self.code.__getitem__, cards))

    def _pile_to_text(self, pile: bytes) -> str:
        """Return the same for a pile that grows card by card, extending its earlier text."""
        return f"{self.pile_to_text(pile[:-1])} {self.code[pile[-1]]}" if pile[1:] else self.to_text(pile)

    def from_text(self, text: str) -> bytes:
        """Parse a list of card codes. Raises ValueError for an unknown code or stray spaces."""
        try:
            return bytes(map(self.card.__getitem__, text.split(" "))) if text else b""
        except KeyError as unknown:
            raise ValueError(f"no such card: {unknown}") from None
