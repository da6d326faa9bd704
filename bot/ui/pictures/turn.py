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
from bot.ui.pictures.hand import HAND_TOP, MARGIN, WIDTH, HandFacts, draw_hand, hand_height
from bot.ui.pictures.names import ASCENT, name_sprite
from bot.ui.pictures.seats import SeatFacts, looks_of
from bot.ui.pictures.signs import TAG_HIGH, TAG_WIDE, badge, number, plate, sign, tag
from bot.ui.pictures.sprites import Ground, Sprite, TableTop
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
        """The picture of a turn; the hand alone without a scene. All hands that see the same table have it
        in common.
        """
        deck, scene = deck_for(self.game, self.palette, HAND_SCALE, only_drawn=only_drawn), self.scene
        if scene is None:
            return self._board(deck).png()
        below = _table_height(scene)

        def table() -> Ground:
            board = deck.board(WIDTH, below + hand_height(deck, self.hand))
            _draw_table(deck, board, scene)
            return board.ground(below + HAND_TOP)

        ground = deck.kept_ground(scene, table)
        board = deck.board(WIDTH, below + hand_height(deck, self.hand))
        draw_hand(deck, board, self.hand, below)
        return board.png(ground)

    def board(self, *, only_drawn: bool = False) -> TableTop:
        """The same before it is a file."""
        return self._board(deck_for(self.game, self.palette, HAND_SCALE, only_drawn=only_drawn))

    def _board(self, deck: Deck) -> TableTop:
        below = _table_height(self.scene) if self.scene else 0
        board = deck.board(WIDTH, below + hand_height(deck, self.hand))
        if self.scene is not None:
            _draw_table(deck, board, self.scene)
        draw_hand(deck, board, self.hand, below)
        return board


def _seats_height(scene: Scene) -> int:
    rows = -(-len(scene.seats) // IN_ROW)
    return MARGIN + rows * (PLATE_HIGH + PLATE_GAP) - PLATE_GAP + GAP


def _table_height(scene: Scene) -> int:
    """How high the table above a hand is, whose own margin is part of it."""
    return _seats_height(scene) + (scene.middle.height + GAP if scene.middle else 0) - MARGIN


def _draw_table(deck: Deck, board: TableTop, scene: Scene) -> None:
    _draw_seats(deck, board, scene.seats)
    if scene.middle is not None:
        scene.middle.draw(deck, board, _seats_height(scene))


def _draw_seats(deck: Deck, board: TableTop, seats: tuple[SeatFacts, ...]) -> None:
    rows = -(-len(seats) // IN_ROW)
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
