"""The picture of a hand. Cards that can be played now are raised and bright."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from bot.ui.pictures.deck import HIGH, STRIP, WIDE, Deck
from bot.ui.pictures.sprites import Board

WIDTH = 560
"""The width of every picture, in units. Discord shows at most 550 pixels."""
MARGIN = 12
GAP = 6
"""The gap between cards that need not overlap."""
RAISE = 14
ROW = 98
"""The distance between rows, which is as high as what a card's strip shows."""
ROWS = ((8, 1), (16, 2), (30, 3))
"""Pairs of a number of cards and the number of rows for up to this many."""
FULL_ROW = 1 + (WIDTH - 2 * MARGIN - WIDE) // STRIP


class Place(NamedTuple):
    """The position of the upper left corner of a card that is not raised."""

    x: float
    y: float


def places(count: int) -> list[Place]:
    """The places of ``count`` cards: side by side, overlapping, or in several rows.

    At least the strip of each card is seen.
    """
    rows = next((rows for most, rows in ROWS if count <= most), -(-count // FULL_ROW))
    each = -(-count // rows)
    pitch = min(WIDE + GAP, (WIDTH - 2 * MARGIN - WIDE) / max(1, each - 1))
    left = (WIDTH - WIDE - pitch * (each - 1)) / 2
    top = MARGIN + RAISE
    return [Place(left + pitch * (index % each), top + ROW * (index // each)) for index in range(count)]


def draw_hand(deck: Deck, cards: Sequence[str], playable: Collection[str], heads: Mapping[str, int]) -> Board:
    """The cards in their order, as a picture."""
    lying = places(len(cards))
    board = deck.board(WIDTH, lying[-1].y + HIGH + MARGIN)
    for code, place in zip(cards, lying, strict=True):
        bright = code in playable
        face = deck.face(code, "bright" if bright else "dim", heads.get(code, 0))
        board.lay(face, place.x, place.y - (RAISE if bright else 0))
    return board
