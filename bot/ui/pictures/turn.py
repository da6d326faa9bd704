"""The picture of a turn, for one player alone: the seats, what lies on the table, and the player's hand."""

from __future__ import annotations

from dataclasses import dataclass

from bot.services.preferences import Palette
from bot.ui.pictures.canvas import Canvas
from bot.ui.pictures.colours import CHALK, DIM, EDGE, Colour
from bot.ui.pictures.deck import Deck
from bot.ui.pictures.decks import HAND_SCALE, deck_for
from bot.ui.pictures.discs import lay_avatar
from bot.ui.pictures.drawing import Drawing
from bot.ui.pictures.hand import MARGIN, WIDTH, HandFacts, draw_hand, hand_height
from bot.ui.pictures.names import ASCENT, name_sprite
from bot.ui.pictures.seats import SeatFacts, looks_of
from bot.ui.pictures.signs import TAG_HIGH, TAG_WIDE, badge, number, plate, sign, tag
from bot.ui.pictures.sprites import Sprite, TableTop
from bot.ui.pictures.table import Scene

IN_ROW = 5
"""The most seats in a row. They stand in their order, from left to right."""
PLATE_HIGH, PLATE_GAP = 68, 6
NAME_LINE, CARDS_LINE = 21, 49
"""The middles of a seat's two lines, below its upper edge."""
NAME_HIGH, CARDS_HIGH, AMOUNT_HIGH = 17, 25, 17
"""Read on a phone, where a unit is about half a pixel."""
SIGN, DISC = 12, 15
BACK_WIDE, BACK_HIGH = 18, 26
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
        rows = -(-len(seats) // IN_ROW)
        below_seats = MARGIN + rows * (PLATE_HIGH + PLATE_GAP) - PLATE_GAP + GAP
        below_table = below_seats + (middle.height + GAP if middle else 0) - MARGIN
        board = deck.board(WIDTH, below_table + hand_height(deck, self.hand))
        _draw_seats(deck, board, seats, rows)
        if middle is not None:
            middle.draw(deck, board, below_seats)
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
    left, right, line = x + 8, x + wide - 7, top + CARDS_LINE
    if mark:
        board.lay_middle(sign(deck, mark, SIGN, ground), right - SIGN + 2, top + NAME_LINE)
    room = right - left - (2 * SIGN if mark else 0)
    name = name_sprite(deck, facts.name, NAME_HIGH, CHALK, ground, room)
    if name:
        board.lay(name, left, top + NAME_LINE - NAME_HIGH * (ASCENT + 0.5))
    else:
        disc = badge(deck, str(seat + 1), DISC, CHALK if facts.on_turn else DIM, ground)
        board.lay(disc, left, top + NAME_LINE - DISC)
    if facts.stamp:
        right -= TAG_WIDE
        board.lay(tag(deck, facts.stamp, ground), right, line - TAG_HIGH / 2)
    elif facts.kind:
        amount = number(deck, facts.amount, AMOUNT_HIGH, CHALK, ground)
        board.lay_right(amount, right, line - AMOUNT_HIGH / 2 - 1)
        right -= amount.width / deck.scale + SIGN + 3
        board.lay_middle(sign(deck, facts.kind, SIGN, ground), right, line)
        right -= SIGN + 4
    if facts.out:
        board.lay_middle(sign(deck, "out", SIGN, ground), left + SIGN, line)
        return
    cards = number(deck, str(facts.cards), CARDS_HIGH, CHALK, ground, right - left)
    if facts.avatar and right - left - cards.width / deck.scale >= 2 * DISC + 4:
        ring = CHALK if facts.on_turn else DIM
        lay_avatar(deck, board, seat, facts.avatar, DISC, ring, ground, left + DISC, line)
        left += 2 * DISC + 4
    if right - left - cards.width / deck.scale >= BACK_WIDE + 6:
        board.lay(_back(deck, ground), left, line - BACK_HIGH / 2)
        left += BACK_WIDE + 6
    board.lay(cards, left, line - CARDS_HIGH / 2 - 1)


def _back(deck: Deck, ground: Colour) -> Sprite:
    """A card from behind, before the number of a seat's cards."""

    def draw() -> Sprite:
        canvas = Canvas(BACK_WIDE, BACK_HIGH, ground, deck.scale)
        canvas.box(0, 0, BACK_WIDE, BACK_HIGH, 3, EDGE)
        canvas.box(1, 1, BACK_WIDE - 1, BACK_HIGH - 1, 2, CHALK)
        canvas.box(2.5, 2.5, BACK_WIDE - 2.5, BACK_HIGH - 2.5, 1, deck.back_colour)
        return deck.sprite(canvas, 3)

    return deck.kept(("small back", ground), draw)
