"""The picture of a turn, for one player alone: the seats, what lies on the table, and the player's hand."""

from __future__ import annotations

from dataclasses import dataclass

from bot.services.preferences import Palette
from bot.ui.pictures.canvas import Canvas
from bot.ui.pictures.colours import CHALK, DIM, EDGE, GOLD, Colour
from bot.ui.pictures.deck import Deck
from bot.ui.pictures.decks import HAND_SCALE, deck_for
from bot.ui.pictures.drawing import Drawing
from bot.ui.pictures.hand import MARGIN, WIDTH, HandFacts, draw_hand, hand_height
from bot.ui.pictures.names import ASCENT, name_sprite
from bot.ui.pictures.seats import SeatFacts, looks_of
from bot.ui.pictures.signs import badge, number, plate, seal, sign
from bot.ui.pictures.sprites import Sprite, TableTop
from bot.ui.pictures.table import Scene

IN_ROW = 5
"""The most seats in a row. They stand in their order, from left to right."""
PLATE_HIGH, PLATE_GAP = 68, 6
NAME_LINE, CARDS_LINE = 21, 49
"""The middles of a seat's two lines, below its upper edge."""
NAME_HIGH, CARDS_HIGH, AMOUNT_HIGH = 17, 25, 17
"""Read on a phone, where a unit is less than half a pixel."""
SIGN = 12
SEAL = 22
"""The radius of what says that something has just happened to a seat."""
BACK_WIDE, BACK_HIGH = 18, 26
FIGURES = 24
"""The least room for the number of a seat's cards; if the back before it leaves less, it is left out."""
GAP = 10


@dataclass(frozen=True, slots=True)
class HandDrawing(Drawing):
    """A hand of one card or more, in the order given, those that are playable raised and bright, below the
    table that its owner sees, if there is a ``scene``.
    """

    kind = "hand"

    game: str
    hand: HandFacts
    palette: Palette
    scene: Scene | None = None

    def draw(self, *, only_drawn: bool = False) -> bytes:
        """The picture of a turn; the hand alone without a scene."""
        return self.board(only_drawn=only_drawn).png()

    def board(self, *, only_drawn: bool = False) -> TableTop:
        """The same before it is a file."""
        deck = deck_for(self.game, self.palette, HAND_SCALE, only_drawn=only_drawn)
        if self.scene is None:
            board = deck.board(WIDTH, hand_height(deck, self.hand))
            draw_hand(deck, board, self.hand, 0)
            return board
        seats, middle = self.scene.seats, self.scene.middle
        share = middle.share if middle else 1.0
        small = deck_for(self.game, self.palette, HAND_SCALE * share, only_drawn=only_drawn)
        table = small.board(WIDTH, middle.height if middle else 0)
        if middle is not None:
            middle.draw(small, table, 0)
        rows = -(-len(seats) // IN_ROW)
        below_seats = MARGIN + rows * (PLATE_HIGH + PLATE_GAP) - PLATE_GAP + GAP
        below_table = below_seats + (middle.height * share + GAP if middle else 0) - MARGIN
        board = deck.board(WIDTH, below_table + hand_height(deck, self.hand))
        _draw_seats(deck, board, seats, rows)
        board.lay_board(table, (WIDTH - WIDTH * share) / 2, below_seats)
        draw_hand(deck, board, self.hand, below_table)
        return board


def _draw_seats(deck: Deck, board: TableTop, seats: tuple[SeatFacts, ...], rows: int) -> None:
    each = -(-len(seats) // rows)
    wide = (WIDTH - 2 * MARGIN - PLATE_GAP * (each - 1)) // each
    for seat, facts in enumerate(seats):
        x = MARGIN + seat % each * (wide + PLATE_GAP)
        _draw_seat(deck, board, seat, facts, x, MARGIN + seat // each * (PLATE_HIGH + PLATE_GAP), wide)


def _draw_seat(
    deck: Deck, board: TableTop, seat: int, facts: SeatFacts, x: float, top: float, wide: int
) -> None:
    """A seat in two lines: its name and mark, then its cards and what it has won or taken."""
    ground, frame = looks_of(facts)
    mark = "calling" if facts.calling else facts.mark
    board.lay(plate(deck, wide, PLATE_HIGH, ground, frame), x, top)
    left, right = x + 10, x + wide - 9
    name_right = right - 2 * SIGN - 4 if mark else right
    if facts.stamp:
        mark, name_right = "", right - 2 * SEAL
        board.lay_middle(seal(deck, facts.stamp, SEAL, ground), x + wide - SEAL - 6, top + PLATE_HIGH / 2)
    if mark:
        board.lay_middle(sign(deck, mark, SIGN, ground), right - SIGN, top + NAME_LINE)
    name = name_sprite(deck, facts.name, NAME_HIGH, CHALK, ground, name_right - left)
    if name:
        board.lay(name, left, top + NAME_LINE - NAME_HIGH * (ASCENT + 0.5))
    else:
        disc = badge(deck, str(seat + 1), SIGN, GOLD if facts.on_turn else DIM, ground)
        board.lay(disc, left, top + NAME_LINE - SIGN)
    line = top + CARDS_LINE
    cards_right = right
    if facts.stamp:
        cards_right = right - 2 * SEAL
    elif facts.kind:
        amount = number(deck, facts.amount, AMOUNT_HIGH, CHALK, ground)
        board.lay_right(amount, right, line - AMOUNT_HIGH / 2 - 1)
        middle = right - amount.width / deck.scale - SIGN - 3
        board.lay_middle(sign(deck, facts.kind, SIGN, ground), middle, line)
        cards_right = middle - SIGN
    if facts.out:
        board.lay_middle(sign(deck, "out", SIGN, ground), left + SIGN, line)
    else:
        x = left + BACK_WIDE + 6
        if cards_right - x >= FIGURES:
            board.lay(_back(deck, ground), left, line - BACK_HIGH / 2)
        else:
            x = left
        cards = number(deck, str(facts.cards), CARDS_HIGH, CHALK, ground, cards_right - x)
        board.lay(cards, x, line - CARDS_HIGH / 2 - 1)


def _back(deck: Deck, ground: Colour) -> Sprite:
    """A card from behind, before the number of a seat's cards."""

    def draw() -> Sprite:
        canvas = Canvas(BACK_WIDE, BACK_HIGH, ground, deck.scale)
        canvas.box(0, 0, BACK_WIDE, BACK_HIGH, 3, EDGE)
        canvas.box(1, 1, BACK_WIDE - 1, BACK_HIGH - 1, 2, CHALK)
        canvas.box(2.5, 2.5, BACK_WIDE - 2.5, BACK_HIGH - 2.5, 1, deck.back_colour)
        return deck.sprite(canvas, 3)

    return deck.kept(("small back", ground), draw)
