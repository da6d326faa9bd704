"""The middle of a French-suited table: the top card, the stock, and what else matters for the next move."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bot.games.api import Observation
from bot.ui.i18n.wording import Wording
from bot.ui.pictures.canvas import Canvas
from bot.ui.pictures.colours import CHALK, EDGE, FELT
from bot.ui.pictures.deck import HIGH, WIDE, Deck
from bot.ui.pictures.french import French
from bot.ui.pictures.look import Look
from bot.ui.pictures.seats import seats_of
from bot.ui.pictures.shapes import SUITS
from bot.ui.pictures.signs import arrows, count, number, sign, slot
from bot.ui.pictures.sprites import Sprite, TableTop

COUSINS = {"top", "discard", "stock", "named"}
"""The facts that the table of every French-suited game has."""
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

    height: int = HIGH + 12
    """In units."""

    def draw(self, deck: Deck, board: TableTop, top: int) -> None:
        """Stock, pile and the suit that was named, and what must be drawn or is at stake."""
        arrows(deck, board, self.direction, top + self.height / 2)
        _pile(deck, board, deck.back(), self.stock, STOCK, top)
        _pile(deck, board, deck.face(self.top, "open") if self.top else None, self.discard, DISCARD, top)
        if self.named and isinstance(deck, French):
            board.lay_middle(_wanted(deck, self.named), WANTED, top + HIGH / 2)
        if self.penalty:
            board.lay_middle(deck.mini(FELT), LEFT, top + 44)
            board.lay_middle(number(deck, f"+{self.penalty}", 28, CHALK, FELT), LEFT, top + 92)
        if self.pot:
            board.lay_middle(sign(deck, "coin", 18), LEFT, top + 44)
            board.lay_middle(number(deck, str(self.pot), 24, CHALK, FELT), LEFT, top + 84)

    def told(self, words: Wording) -> Iterator[str]:
        """The same in sentences."""
        say = words.say
        top = words.card(self.top) if self.top else None
        yield say("pictures-pile", top=top, count=self.discard)
        yield say("pictures-stock", count=self.stock)
        if self.named:
            yield say("pictures-named", suit=words.suit(self.named))
        if self.penalty:
            yield say("pictures-penalty", count=self.penalty)
        if self.pot:
            yield say("pictures-pot", count=self.pot)
        if self.direction:
            yield say("pictures-direction", direction=self.direction)


def french_middle(seen: Observation) -> FrenchMiddle | None:
    """The facts of a French-suited game. A fact that the game does not have is 0 or empty; None for a game
    that lacks those of all such tables.
    """
    facts = seen.table
    if not facts.keys() >= COUSINS:
        return None
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
        canvas.disc(50, 50, 49, EDGE)
        canvas.disc(50, 50, 44, CHALK)
        canvas.shape(SUITS[suit], 50, 51 if suit != "H" else 53, 28, deck.ink(suit))
        return deck.sprite(canvas)

    return deck.kept(("wanted", suit), draw)


LOOK = Look(French, seats_of, french_middle)
