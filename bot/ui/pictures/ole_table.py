"""The middle of a table of Olé: the card on top, the order of the colours, the tokens that are left."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bot.games.api import Observation
from bot.ui.i18n.wording import Wording
from bot.ui.pictures.canvas import Canvas
from bot.ui.pictures.colours import CHALK, FELT
from bot.ui.pictures.deck import HIGH, WIDE, Deck
from bot.ui.pictures.look import Look
from bot.ui.pictures.ole import SIGNS, OleDeck
from bot.ui.pictures.seats import SeatFacts, seats_of
from bot.ui.pictures.signs import count, number, sign, slot
from bot.ui.pictures.sprites import Sprite, TableTop

FIRST, PITCH = 208, 84
TILE = 60


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

    def draw(self, deck: Deck, board: TableTop, top: int) -> None:
        """The pile, and beside it the colours from the highest to the lowest, above tokens and series."""
        if isinstance(deck, OleDeck):
            self._draw(deck, board, top)

    def _draw(self, deck: OleDeck, board: TableTop, top: int) -> None:
        left = 66
        board.lay(deck.face(self.top, "open") if self.top else slot(deck), left, top)
        board.lay_middle(count(deck, str(self.cards)), left + WIDE / 2, top + HIGH)
        for place, letter in enumerate(self.order):
            x = FIRST + PITCH * place
            board.lay(_tile(deck, letter), x, top + 4)
            if place:
                board.lay_middle(sign(deck, "higher", 12), x - (PITCH - TILE) / 2, top + 4 + TILE / 2)
        board.lay_middle(sign(deck, "coin", 17), FIRST + 20, top + 104)
        board.lay(number(deck, str(self.supply), 26, CHALK, FELT), FIRST + 44, top + 91)
        if self.series:
            board.lay_middle(sign(deck, "series", 17), FIRST + 2 * PITCH + 20, top + 104)
            board.lay(number(deck, str(self.series), 26, CHALK, FELT), FIRST + 2 * PITCH + 44, top + 91)

    def told(self, words: Wording) -> Iterator[str]:
        """The same in sentences."""
        say = words.say
        top = words.card(self.top) if self.top else None
        yield say("pictures-pile", top=top, count=self.cards)
        yield say("pictures-order", order=self.order)
        yield say("pictures-supply", count=self.supply)
        if self.series:
            yield say("pictures-series", count=self.series)


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


def _tile(deck: OleDeck, letter: str) -> Sprite:
    def draw() -> Sprite:
        canvas = Canvas(TILE, TILE, FELT, deck.scale)
        canvas.box(0, 0, TILE, TILE, 11, CHALK)
        canvas.box(3, 3, TILE - 3, TILE - 3, 8, deck.field(letter))
        canvas.text(letter, 19, 19, 25, deck.text(letter), 22, "middle")
        canvas.shape(SIGNS[letter], 43, 31, 13, deck.text(letter))
        return deck.sprite(canvas)

    return deck.kept(("order", letter), draw)


LOOK = Look(OleDeck, ole_seats, ole_middle)
