"""The picture of a turn, for one player alone: the seats, what lies on the table, and the player's hand."""

from __future__ import annotations

from bot.ui.pictures.canvas import Canvas
from bot.ui.pictures.colours import CHALK, DIM, EDGE, GOLD, Colour
from bot.ui.pictures.deck import Deck
from bot.ui.pictures.hand import MARGIN, WIDTH, HandFacts, draw_hand, hand_height
from bot.ui.pictures.names import ASCENT, name_sprite
from bot.ui.pictures.seats import SeatFacts, looks_of
from bot.ui.pictures.signs import badge, number, plate, sign
from bot.ui.pictures.sprites import Board, Sprite
from bot.ui.pictures.table import Scene, draw_middle

TABLE_SHARE = 0.68
"""The size of what lies on the table, as a share of its size in the table's own picture."""

IN_ROW = 5
"""The most seats in a row. They stand in their order, from left to right."""
PLATE_HIGH, PLATE_GAP = 68, 6
NAME_LINE, CARDS_LINE = 21, 49
"""The middles of a seat's two lines, below its upper edge."""
NAME_HIGH, CARDS_HIGH, AMOUNT_HIGH = 17, 25, 17
"""Read on a phone, where a unit is less than half a pixel."""
SIGN = 11
BACK_WIDE, BACK_HIGH = 18, 26
FIGURES = 24
"""The least room for the number of a seat's cards; if the back before it leaves less, it is left out."""
GAP = 10


def draw_turn(deck: Deck, small: Deck, hand: HandFacts, scene: Scene | None) -> Board:
    """The picture of a turn; the hand alone without a ``scene``. ``small`` is the same deck,
    :data:`TABLE_SHARE` as large.
    """
    if scene is None:
        board = deck.board(WIDTH, hand_height(hand))
        draw_hand(deck, board, hand, 0)
        return board
    table = small.board(WIDTH, scene.middle.height if scene.middle else 0)
    draw_middle(small, table, scene, 0)
    rows = -(-len(scene.seats) // IN_ROW)
    below_seats = MARGIN + rows * (PLATE_HIGH + PLATE_GAP) - PLATE_GAP + GAP
    below_table = below_seats + (scene.middle.height * TABLE_SHARE + GAP if scene.middle else 0) - MARGIN
    board = deck.board(WIDTH, below_table + hand_height(hand))
    _draw_seats(deck, board, scene.seats, rows)
    board.lay_board(table, (WIDTH - WIDTH * TABLE_SHARE) / 2, below_seats)
    draw_hand(deck, board, hand, below_table)
    return board


def _draw_seats(deck: Deck, board: Board, seats: tuple[SeatFacts, ...], rows: int) -> None:
    each = -(-len(seats) // rows)
    wide = (WIDTH - 2 * MARGIN - PLATE_GAP * (each - 1)) // each
    for seat, facts in enumerate(seats):
        x = MARGIN + seat % each * (wide + PLATE_GAP)
        _draw_seat(deck, board, seat, facts, x, MARGIN + seat // each * (PLATE_HIGH + PLATE_GAP), wide)


def _draw_seat(
    deck: Deck, board: Board, seat: int, facts: SeatFacts, x: float, top: float, wide: int
) -> None:
    """A seat in two lines: its name and mark, then its cards and what it has won or taken."""
    ground, frame = looks_of(facts)
    mark = "calling" if facts.calling else facts.mark
    board.lay(plate(deck, wide, PLATE_HIGH, ground, frame), x, top)
    left, right = x + 10, x + wide - 9
    name_right = right - 2 * SIGN - 4 if mark else right
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
    if facts.kind:
        amount = number(deck, facts.amount, AMOUNT_HIGH, CHALK, ground)
        board.lay_right(amount, right, line - AMOUNT_HIGH / 2 - 1)
        middle = right - amount.width / deck.scale - SIGN - 3
        board.lay_middle(sign(deck, facts.kind, SIGN - 2, ground), middle, line)
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
