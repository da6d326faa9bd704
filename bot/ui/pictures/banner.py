"""The banner of a game, above its lobby: some of its cards, as they lie on a table top."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bot.ui.pictures.deck import WIDE
from bot.ui.pictures.decks import TABLE_SCALE, deck_for
from bot.ui.pictures.drawing import Drawing
from bot.ui.pictures.hand import WIDTH

HIGH = 100
"""The cards are cut off by the lower edge."""
TOP = (22, 12, 5, 0, 5, 12, 22)
"""How far the cards of a fan of seven begin below the highest one."""
STEP = 70

CARDS: Mapping[str, tuple[str, ...]] = {
    "olsen": ("9H", "8S", "AC", "8D", "KH"),
    "olsen_olsen": ("QS", "8H", "TC", "8C", "JD"),
    "otter": ("3", "7", "R", "11", "13"),
    "ole": ("R8", "B10", "G5", "Y1", "B3"),
    "pursuit": ("2C", "QH", "2S", "AD", "8H"),
}
"""What each game shows, between two backs. One without cards here shows backs alone."""
HEADS = {"3": 1, "7": 3, "11": 1, "13": 1}
"""The heads on those of Otter Nonsense."""


@dataclass(frozen=True, slots=True)
class Banner(Drawing):
    """A fan of cards of ``game``."""

    kind = "banner"

    game: str

    def draw(self, *, only_drawn: bool = False) -> bytes:
        """Seven cards side by side, the middle one highest."""
        deck = deck_for(self.game, "classic", TABLE_SCALE, only_drawn=only_drawn)
        board = deck.board(WIDTH, HIGH)
        faces = [deck.face(code, "open", HEADS.get(code, 0)) for code in CARDS.get(self.game, ())]
        fan = [deck.back(), *(faces or [deck.back()] * 5), deck.back()]
        left = (WIDTH - WIDE - STEP * (len(fan) - 1)) / 2
        for index, (card, top) in enumerate(zip(fan, TOP, strict=True)):
            board.lay(card, left + STEP * index, 12 + top)
        return board.png()
