"""The middle of a table of Olé: the card on top, the order of the colours, the tokens that are left."""

from __future__ import annotations

from typing import NamedTuple

from bot.games.api import Observation
from bot.ui.pictures.canvas import Canvas
from bot.ui.pictures.colours import CHALK, FELT
from bot.ui.pictures.deck import HIGH, WIDE
from bot.ui.pictures.ole import SIGNS, OleDeck
from bot.ui.pictures.seats import SeatFacts, seats_of
from bot.ui.pictures.signs import count, number, sign, slot
from bot.ui.pictures.sprites import Sprite, TableTop

FIRST, PITCH = 208, 84
TILE = 62


class OleMiddle(NamedTuple):
    """What is drawn of the table."""

    top: str
    cards: int
    """In the pile, the one on top included."""
    order: str
    """The letters of the colours, highest first."""
    supply: int
    series: int

    @property
    def height(self) -> int:
        """In units."""
        return HIGH + 12


def ole_middle(seen: Observation) -> OleMiddle:
    """The facts of a match of Olé."""
    facts = seen.table
    return OleMiddle(
        facts["top"], facts["pile"] + bool(facts["top"]), facts["order"], facts["supply"], facts["series"]
    )


def ole_seats(seen: Observation) -> tuple[SeatFacts, ...]:
    """The seats, with the tokens that each has taken."""
    return tuple(
        seat._replace(kind="coin", amount=str(tokens))
        for seat, tokens in zip(seats_of(seen), seen.table["tokens"], strict=True)
    )


def draw_ole(deck: OleDeck, board: TableTop, middle: OleMiddle, top: int) -> None:
    """The pile, and beside it the colours from the highest to the lowest, above tokens and series."""
    left = 66
    board.lay(deck.face(middle.top, "open") if middle.top else slot(deck), left, top)
    board.lay_middle(count(deck, str(middle.cards)), left + WIDE / 2, top + HIGH)
    for place, letter in enumerate(middle.order):
        x = FIRST + PITCH * place
        board.lay(_tile(deck, letter), x, top + 4)
        if place:
            board.lay_middle(sign(deck, "higher", 9), x - (PITCH - TILE) / 2, top + 4 + TILE / 2)
    board.lay_middle(sign(deck, "coin", 17), FIRST + 20, top + 104)
    board.lay(number(deck, str(middle.supply), 26, CHALK, FELT), FIRST + 44, top + 91)
    if middle.series:
        board.lay_middle(sign(deck, "series", 17), FIRST + 2 * PITCH + 20, top + 104)
        board.lay(number(deck, str(middle.series), 26, CHALK, FELT), FIRST + 2 * PITCH + 44, top + 91)


def _tile(deck: OleDeck, letter: str) -> Sprite:
    def draw() -> Sprite:
        canvas = Canvas(TILE, TILE, FELT, deck.scale)
        canvas.box(0, 0, TILE, TILE, 11, CHALK)
        canvas.box(3, 3, TILE - 3, TILE - 3, 8, deck.field(letter))
        canvas.text(letter, 19, 19, 25, deck.text(letter), 22, "middle")
        canvas.shape(SIGNS[letter], 43, 31, 13, deck.text(letter))
        return deck.sprite(canvas)

    return deck.kept(("order", letter), draw)
