"""The cards of a hand in a picture. What can be played now is raised and bright, new ones have a spot. While
a move is being chosen, its cards are raised, and those that may go with them are bright.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import NamedTuple

from bot.games.api import Observation
from bot.services.preferences import Sort
from bot.ui.i18n.wording import in_order
from bot.ui.pictures.canvas import Canvas
from bot.ui.pictures.colours import CHALK, INK
from bot.ui.pictures.deck import HIGH, STRIP, TILE_HIGH, TILE_WIDE, WIDE, Deck
from bot.ui.pictures.shapes import SPARKLE
from bot.ui.pictures.sprites import Sprite, TableTop

WIDTH = 560
"""The width of every picture, in units. Discord shows at most 550 pixels."""
MARGIN = 12
GAP = 6
"""The gap between cards that need not overlap."""
RAISE = 14
ROW = 98
"""The distance between rows, which is as high as what a card's strip shows."""
ROWS = ((10, 1), (18, 2), (30, 3))
"""Pairs of a number of cards and the number of rows for up to this many."""
SPOT = 12
"""The radius of what marks a new card."""
HAND_TOP = MARGIN - 2 - SPOT
"""How far below the top of a hand the first row is on which something of it lies."""
TILES, TILE_GAP = 6, 4
"""How many tiles are in a row, and what is between them."""
FULL_ROW = 1 + (WIDTH - 2 * MARGIN - WIDE) // STRIP


class CardPlace(NamedTuple):
    """The position of the upper left corner of a card that is not raised."""

    x: float
    y: float


@cache
def places(count: int) -> tuple[CardPlace, ...]:
    """The places of ``count`` cards: side by side, overlapping, or in several rows.

    At least the strip of each card is seen.
    """
    rows = next((rows for most, rows in ROWS if count <= most), -(-count // FULL_ROW))
    each = -(-count // rows)
    pitch = min(WIDE + GAP, (WIDTH - 2 * MARGIN - WIDE) / max(1, each - 1))
    left = (WIDTH - WIDE - pitch * (each - 1)) / 2
    top = MARGIN + RAISE
    return tuple(
        [CardPlace(left + pitch * (index % each), top + ROW * (index // each)) for index in range(count)]
    )


@cache
def tile_places(count: int) -> tuple[CardPlace, ...]:
    """The places of ``count`` tiles, side by side in rows."""
    each = -(-count // -(-count // TILES))
    pitch = TILE_WIDE + TILE_GAP
    left = (WIDTH - pitch * each + TILE_GAP) / 2
    top, down = MARGIN + RAISE, TILE_HIGH + 2 * TILE_GAP
    return tuple(
        [CardPlace(left + pitch * (index % each), top + down * (index // each)) for index in range(count)]
    )


def lying(deck: Deck | type[Deck], count: int) -> tuple[CardPlace, ...]:
    """The places of ``count`` cards of a deck in a hand."""
    return (tile_places if deck.has_tiles else places)(count)


class Picked(NamedTuple):
    """The cards of a move that is being chosen."""

    chosen: tuple[str, ...]
    """In the order in which they were chosen; one that was chosen twice stands here twice."""
    more: frozenset[str]
    """Those that may go with them."""
    begun: tuple[str, ...] = ()
    """All words of the move so far."""


class HandFacts(NamedTuple):
    """What is drawn of a hand. Equal facts look alike."""

    cards: tuple[str, ...]
    playable: frozenset[str] = frozenset()
    """The cards that can be played or, if some are ``chosen``, that may go with those."""
    new: tuple[str, ...] = ()
    """Cards that have come since their owner last played; one that came twice stands here twice."""
    heads: tuple[tuple[str, int], ...] = ()
    """The points printed on cards, by code, where the game has such."""
    chosen: tuple[str, ...] = ()
    """The cards of a play that is being chosen; one that was chosen twice stands here twice."""
    asked: bool = False
    """Whether the playable ones answer the question of another move."""

    @property
    def are_new(self) -> list[bool]:
        """For each card, whether it is new: of several equal ones the last."""
        return _among(self.cards[::-1], self.new)[::-1]

    @property
    def are_chosen(self) -> list[bool]:
        """For each card, whether it is chosen: of several equal ones the first."""
        return _among(self.cards, self.chosen)


def _among(cards: tuple[str, ...], some: tuple[str, ...]) -> list[bool]:
    """For each card, whether it is one of ``some``: of equal ones as many as there are of them, from the
    first.
    """
    if not some:
        return [False] * len(cards)
    left, found = Counter(some), []
    for code in cards:
        found.append(left[code] > 0)
        left[code] -= 1
    return found


def hand_of(seen: Observation, sort: Sort, new: tuple[str, ...], picked: Picked | None = None) -> HandFacts:
    """The hand of the seat that has ``seen`` the table, in its owner's order, with its ``new`` cards, and
    those that it has ``picked`` for a play that is not complete.
    """
    playable = frozenset(move.args[0] for move in seen.legal if move.verb == "play")
    return HandFacts(
        tuple(in_order(seen.hand, sort)),
        picked.more if picked else playable,
        new,
        tuple(seen.table.get("heads", {}).items()),
        picked.chosen if picked else (),
        picked is not None and not picked.chosen,
    )


def hand_height(deck: Deck, hand: HandFacts) -> float:
    """How high the cards are with the margins around them."""
    high = TILE_HIGH if deck.has_tiles else HIGH
    return lying(deck, len(hand.cards))[-1].y + high + MARGIN


def draw_hand(deck: Deck, board: TableTop, hand: HandFacts, top: float) -> None:
    """The cards in their order, below ``top``."""
    heads = dict(hand.heads)
    marks = zip(hand.cards, lying(deck, len(hand.cards)), hand.are_new, hand.are_chosen, strict=True)
    for code, place, is_new, is_chosen in marks:
        bright = is_chosen or code in hand.playable
        y = top + place.y - (RAISE if is_chosen or (bright and not hand.chosen) else 0)
        board.lay(deck.in_hand(code, "bright" if bright else "dim", heads.get(code, 0)), place.x, y)
        if is_new:
            board.lay_middle(_spot(deck), place.x + STRIP / 2 + 2, y - 2)


def _spot(deck: Deck) -> Sprite:
    """A sparkle on the upper edge of a new card."""

    def draw() -> Sprite:
        canvas = Canvas(2 * SPOT, 2 * SPOT, INK, deck.scale)
        canvas.shape(SPARKLE, SPOT, SPOT, SPOT - 2, CHALK)
        return deck.sprite(canvas, SPOT)

    return deck.kept("spot", draw)
