"""The icon of the bot: an ace behind an eight, in the middle of the felt, which Discord cuts to a circle."""

from __future__ import annotations

from typing import Final

from bot.ui.pictures.deck import HIGH, WIDE
from bot.ui.pictures.french import French

SIZE: Final = 216
"""Units to each side. The circle leaves out the corners, so the cards stay away from them."""
STEP: Final = 22
SCALE: Final = 1.25


def icon() -> bytes:
    """The icon as a PNG."""
    deck = French("safe", SCALE)
    board = deck.board(SIZE, SIZE)
    left, top = (SIZE - WIDE) / 2, (SIZE - HIGH) / 2
    board.lay(deck.face("AS", "open"), left - STEP, top - STEP / 4)
    board.lay(deck.face("8H", "bright"), left + STEP, top + STEP / 4)
    return board.png()
