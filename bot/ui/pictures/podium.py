"""The picture of a result: a podium with the first three, the others below it, and the best moment."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bot.services.preferences import Palette
from bot.ui.pictures.avatar import Avatar
from bot.ui.pictures.canvas import Canvas
from bot.ui.pictures.colours import CHALK, DIM, FELT, GOLD, LIGHT, RIM, Colour
from bot.ui.pictures.deck import Deck
from bot.ui.pictures.decks import TABLE_SCALE, deck_for
from bot.ui.pictures.discs import lay_avatar
from bot.ui.pictures.drawing import Drawing
from bot.ui.pictures.hand import MARGIN, WIDTH
from bot.ui.pictures.names import ASCENT, name_sprite
from bot.ui.pictures.shapes import CROWN, SUN
from bot.ui.pictures.signs import badge, number, plate, sign
from bot.ui.pictures.sprites import Sprite, TableTop

ON_PODIUM = 3
STEP_WIDE, GAP = 172, 8
STEP_HIGH = {1: 136, 2: 114, 3: 96}
CROWN_REACH = 22
"""As far as it reaches to each side."""
NAME_HIGH, NAME_ROOM = 17, 30
ROW_HIGH, ROW_NAME = 40, 17
CAPTION_HIGH, CAPTION_LINE = 17, 28
CAPTION_WIDE = WIDTH - 2 * MARGIN - 64
"""The room for a line of the caption."""
STAR = 15
FACE, FACE_HIGH = 27, 20
"""How far a face reaches to each side, and how high its letters are."""


class PodiumStep(NamedTuple):
    """A player's place."""

    place: int
    seat: int
    name: str
    """As much of it as can be drawn (:func:`bot.ui.pictures.names.drawn_name`)."""
    figure: str
    """What decided."""
    kind: str = ""
    """The sign of what that counts, if it has one."""
    face: str = ""
    """The initials that stand for the player's face where there is no avatar; empty to draw none."""
    avatar: Avatar | None = None
    """The player's avatar, if it is there and may be shown."""


@dataclass(frozen=True, slots=True)
class Podium(Drawing):
    """Everything that the picture of a result shows."""

    kind = "result"

    game: str
    steps: tuple[PodiumStep, ...]
    """All players, the best first."""
    caption: tuple[str, ...] = ()
    """The best moment, in lines; empty if there is none, or the font lacks one of its letters."""
    palette: Palette = "classic"

    def draw(self, *, only_drawn: bool = False) -> bytes:
        """The podium, the others, and the caption, from top to bottom."""
        board, _ = self.laid(deck_for(self.game, self.palette, TABLE_SCALE, only_drawn=only_drawn))
        return board.png()

    def laid(self, deck: Deck) -> tuple[TableTop, float]:
        """The board of the picture, and how high it is."""
        above, others = self.steps[:ON_PODIUM], self.steps[ON_PODIUM:]
        floor = MARGIN + 2 * CROWN_REACH + NAME_ROOM + STEP_HIGH[1]
        rows = -(-len(others) // 2)
        caption = floor + rows * (ROW_HIGH + GAP) + (GAP if rows else 0)
        band = CAPTION_LINE * len(self.caption) + 22 if self.caption else 0
        high = caption + (band + GAP if band else 0) + MARGIN
        board = deck.board(WIDTH, high)
        for column, step in zip(_columns(len(above)), above, strict=True):
            _draw_step(deck, board, step, column, floor)
        for index, step in enumerate(others):
            top = floor + GAP + (index // 2) * (ROW_HIGH + GAP)
            _draw_row(deck, board, step, index % 2, top)
        if band:
            _draw_caption(deck, board, self.caption, caption + GAP, band)
        return board, high


def _columns(count: int) -> Sequence[float]:
    """Where the steps of the best begin, in order: the first in the middle, the second on its left."""
    wide = STEP_WIDE + GAP
    middle = (WIDTH - STEP_WIDE) / 2
    return {1: [middle], 2: [middle - wide / 2, middle + wide / 2]}.get(
        count, [middle, middle - wide, middle + wide]
    )[:count]


def _draw_step(deck: Deck, board: TableTop, step: PodiumStep, left: float, floor: float) -> None:
    high = STEP_HIGH[min(step.place, ON_PODIUM)]
    first = step.place == 1
    ground, middle, top = (LIGHT if first else RIM), left + STEP_WIDE / 2, floor - high
    board.lay(plate(deck, STEP_WIDE, high, ground, GOLD if first else None), left, top)
    _lay_name(deck, board, step, NAME_HIGH, FELT, STEP_WIDE - 6, middle, top - NAME_ROOM / 2)
    if first:
        board.lay_middle(_crown(deck), middle, top - NAME_ROOM - CROWN_REACH + 4)
    shift = FACE + 4 if step.face or step.avatar else 0
    if step.avatar:
        ring = GOLD if first else DIM
        lay_avatar(deck, board, step.seat, step.avatar, FACE, ring, ground, middle - shift, top + FACE + 7)
    elif step.face:
        _lay_face(deck, board, step.face, ground, middle - shift, top + FACE + 7)
    place = number(deck, str(step.place), 40, GOLD if first else CHALK, ground)
    board.lay_middle(place, middle + shift, top + 31)
    _lay_figure(deck, board, step, 24, ground, middle, floor - 23)


def _draw_row(deck: Deck, board: TableTop, step: PodiumStep, column: int, top: float) -> None:
    wide = (WIDTH - 2 * MARGIN - GAP) // 2
    left, middle = MARGIN + column * (wide + GAP), top + ROW_HIGH / 2
    board.lay(plate(deck, wide, ROW_HIGH, RIM, None), left, top)
    board.lay_middle(badge(deck, str(step.place), 15, DIM, RIM), left + 24, middle)
    figure = number(deck, step.figure, 20, CHALK, RIM, 90)
    board.lay_right(figure, left + wide - 12, middle - 11)
    edge = left + wide - 12 - figure.width / deck.scale
    if step.kind:
        board.lay_middle(sign(deck, step.kind, 12, RIM), edge - 17, middle)
        edge -= 33
    begin = left + 46
    if step.avatar:
        lay_avatar(deck, board, step.seat, step.avatar, 17, DIM, RIM, begin + 17, middle)
        begin += 42
    lettering = name_sprite(deck, step.name, ROW_NAME, CHALK, RIM, edge - begin - 10)
    if lettering:
        board.lay(lettering, begin, middle - ROW_NAME * (ASCENT + 0.5))
    elif not step.avatar:
        board.lay_middle(badge(deck, str(step.seat + 1), 15, LIGHT, RIM), left + 60, middle)


def _lay_name(
    deck: Deck, board: TableTop, step: PodiumStep, high: int, ground: Colour, most: float, x: float, y: float
) -> None:
    """A name with its middle at (x, y); where it cannot be drawn, the number of the seat."""
    lettering = name_sprite(deck, step.name, high, CHALK, ground, most)
    if lettering:
        board.lay(lettering, x - lettering.width / deck.scale / 2, y - high * (ASCENT + 0.5))
    else:
        board.lay_middle(badge(deck, str(step.seat + 1), 15, DIM, ground), x, y)


def _lay_figure(
    deck: Deck, board: TableTop, step: PodiumStep, high: int, ground: Colour, x: float, y: float
) -> None:
    figure = number(deck, step.figure, high, CHALK, ground, STEP_WIDE - 50)
    board.lay_middle(figure, x + (13 if step.kind else 0), y)
    if step.kind:
        board.lay_middle(sign(deck, step.kind, 12, ground), x - figure.width / deck.scale / 2 - 4, y)


def _draw_caption(deck: Deck, board: TableTop, lines: Sequence[str], top: float, high: int) -> None:
    board.lay(plate(deck, WIDTH - 2 * MARGIN, high, RIM, None), MARGIN, top)
    board.lay_middle(_star(deck), MARGIN + 26, top + high / 2)
    for index, line in enumerate(lines):
        lettering = name_sprite(deck, line, CAPTION_HIGH, CHALK, RIM, CAPTION_WIDE)
        if lettering:
            y = top + 11 + CAPTION_LINE * (index + 0.5)
            board.lay(lettering, MARGIN + 52, y - CAPTION_HIGH * (ASCENT + 0.5))


def _lay_face(deck: Deck, board: TableTop, initials: str, ground: Colour, x: float, y: float) -> None:
    """A disc with the initials of a player, its middle at (x, y)."""
    colour = RIM if ground == LIGHT else LIGHT

    def draw() -> Sprite:
        canvas = Canvas(2 * FACE, 2 * FACE, ground, deck.scale)
        canvas.disc(FACE, FACE, FACE - 1, colour)
        return deck.sprite(canvas)

    board.lay_middle(deck.kept(("face", ground), draw), x, y)
    lettering = name_sprite(deck, initials, FACE_HIGH, CHALK, colour, 1.5 * FACE)
    if lettering:
        board.lay(lettering, x - lettering.width / deck.scale / 2, y - FACE_HIGH * (ASCENT + 0.5))


def _crown(deck: Deck) -> Sprite:
    def draw() -> Sprite:
        canvas = Canvas(2 * CROWN_REACH, 2 * CROWN_REACH, FELT, deck.scale)
        canvas.shape(CROWN, CROWN_REACH, CROWN_REACH, CROWN_REACH - 2, GOLD)
        return deck.sprite(canvas)

    return deck.kept("crown", draw)


def _star(deck: Deck) -> Sprite:
    def draw() -> Sprite:
        canvas = Canvas(2 * STAR, 2 * STAR, RIM, deck.scale)
        canvas.shape(SUN, STAR, STAR, STAR - 1, GOLD)
        return deck.sprite(canvas)

    return deck.kept("star", draw)
