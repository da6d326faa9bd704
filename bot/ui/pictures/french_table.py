"""The middle of a French-suited table: the top card, the stock, and what else matters for the next move."""

from __future__ import annotations

from typing import NamedTuple

from bot.games.api import Observation
from bot.ui.pictures.canvas import Canvas
from bot.ui.pictures.colours import CHALK, FELT, GOLD
from bot.ui.pictures.deck import HIGH, WIDE, Deck
from bot.ui.pictures.french import French
from bot.ui.pictures.shapes import SUITS
from bot.ui.pictures.signs import arrows, count, number, sign, slot
from bot.ui.pictures.sprites import Sprite, TableTop

STACK = 3
"""The number of edges that a pile of several cards shows."""
STEP = 2.5
LEFT, STOCK, DISCARD, WANTED = 96, 217, 343, 464
"""What stands where: the middles, and what must be drawn or is at stake."""


class FrenchMiddle(NamedTuple):
    """What is drawn of the table."""

    top: str
    discard: int
    stock: int
    named: str
    direction: int
    penalty: int
    pot: int

    @property
    def height(self) -> int:
        """In units."""
        return HIGH + 12


def french_middle(seen: Observation) -> FrenchMiddle:
    """The facts of a French-suited game. A fact that the game does not have is 0 or empty."""
    facts = seen.table
    running = seen.phase == "play"
    return FrenchMiddle(
        facts["top"],
        facts["discard"],
        facts["stock"],
        facts["named"] or "" if running else "",
        facts.get("dir", 0) if running else 0,
        facts.get("penalty", 0) if running else 0,
        facts.get("pot", 0),
    )


def draw_french(deck: Deck, board: TableTop, middle: FrenchMiddle, top: int) -> None:
    """Stock, pile and the suit that was named, and what must be drawn or is at stake."""
    arrows(deck, board, middle.direction, top + middle.height / 2)
    _pile(deck, board, deck.back(), middle.stock, STOCK, top)
    _pile(deck, board, deck.face(middle.top, "open") if middle.top else None, middle.discard, DISCARD, top)
    if middle.named and isinstance(deck, French):
        board.lay_middle(_wanted(deck, middle.named), WANTED, top + HIGH / 2)
    if middle.penalty:
        board.lay_middle(deck.mini(FELT), LEFT, top + 44)
        board.lay_middle(number(deck, f"+{middle.penalty}", 28, GOLD, FELT), LEFT, top + 92)
    if middle.pot:
        board.lay_middle(sign(deck, "coin", 18), LEFT, top + 44)
        board.lay_middle(number(deck, str(middle.pot), 24, CHALK, FELT), LEFT, top + 84)


def _pile(deck: Deck, board: TableTop, face: Sprite | None, cards: int, x: float, top: float) -> None:
    left = x - WIDE / 2
    if not cards or face is None:
        board.lay(slot(deck), left, top)
    else:
        edges = min(cards, STACK) - 1
        blank = deck.blank()
        below = [(blank, STEP * step, STEP * (edges - step)) for step in range(edges)]
        board.lay(deck.joined(FELT, *below, (face, STEP * edges, 0)), left - STEP * edges, top)
    board.lay_middle(count(deck, str(cards)), x, top + HIGH)


def _wanted(deck: French, suit: str) -> Sprite:
    """The suit that was named, large."""

    def draw() -> Sprite:
        canvas = Canvas(100, 100, FELT, deck.scale)
        canvas.disc(50, 50, 49, GOLD)
        canvas.disc(50, 50, 44, CHALK)
        canvas.shape(SUITS[suit], 50, 51 if suit != "H" else 53, 28, deck.ink(suit))
        return deck.sprite(canvas)

    return deck.kept(("wanted", suit), draw)
