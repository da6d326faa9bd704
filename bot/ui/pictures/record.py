"""Pictures of what was played: a member's record, a leaderboard, two members against each other. Each is a
title and rows, with a bar for the shares of a whole.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bot.ui.pictures.canvas import Canvas
from bot.ui.pictures.colours import CHALK, DIM, EDGE, FELT, GOLD, LIGHT, RIM, Colour
from bot.ui.pictures.deck import Deck
from bot.ui.pictures.decks import TABLE_SCALE, deck_for
from bot.ui.pictures.drawing import Drawing
from bot.ui.pictures.hand import MARGIN, WIDTH
from bot.ui.pictures.names import ASCENT, name_sprite
from bot.ui.pictures.signs import badge, number, plate, sign
from bot.ui.pictures.sprites import Sprite, TableTop

TITLE_HIGH, TITLE_ROOM = 22, 46
LABEL_HIGH, NOTE_HIGH, FIGURE_HIGH = 19, 17, 21
NOTE_ROOM = 205
ROW_HIGH, BELOW_HIGH, GAP = 54, 34, 6
BAR_HIGH, BAR_STEP = 9, 4
"""Bars are as wide as a multiple of the step, so that few are drawn."""
EDGE_ROOM, PLACE_ROOM = 14, 34
PARTS: tuple[Colour, ...] = (GOLD, LIGHT, DIM)
"""Of the parts of a bar from left to right; what is left over is dark."""
WON, LOST = 9, 4
"""The radii of won and other matches in a player's form."""
FORM_STEP, SIGN = 22, 12


class RecordRow(NamedTuple):
    """A line of the picture. All names are as much of them as can be drawn
    (:func:`bot.ui.pictures.names.drawn_name`).
    """

    label: str
    figure: str
    """On the right."""
    parts: tuple[float, ...] = ()
    """What the bar is divided into, each as a share of the whole; without any there is no bar."""
    first: str = ""
    """A figure on the left."""
    place: str = ""
    form: tuple[bool, ...] = ()
    """Which of the newest matches were won, the newest first."""
    note: str = ""
    """A few words beside the figure."""
    calls: tuple[int, int] | None = None
    """The calls that were made, and those that were forgotten."""
    own: bool = False
    """Whether it is the user's own line."""


@dataclass(frozen=True, slots=True)
class RecordDrawing(Drawing):
    """Everything that the picture shows. It is of all games, so it is drawn as those are that have no deck
    of their own.
    """

    kind = "record"

    title: str
    rows: tuple[RecordRow, ...]
    other: str = ""
    """A second title, on the right."""

    def draw(self, *, only_drawn: bool = False) -> bytes:
        """The titles and all rows, from top to bottom."""
        deck = deck_for("", "classic", TABLE_SCALE, only_drawn=only_drawn)
        heights = [ROW_HIGH + (BELOW_HIGH if row.form or row.calls else 0) for row in self.rows]
        board = deck.board(WIDTH, MARGIN + TITLE_ROOM + sum(heights) + GAP * (len(heights) - 1) + MARGIN)
        _draw_titles(deck, board, self)
        top: float = MARGIN + TITLE_ROOM
        for row, high in zip(self.rows, heights, strict=True):
            _draw_row(deck, board, row, top, high)
            top += high + GAP
        return board.png()


def _draw_titles(deck: Deck, board: TableTop, record: RecordDrawing) -> None:
    room = (WIDTH - 2 * MARGIN) / (2 if record.other else 1) - 2 * EDGE_ROOM
    y = MARGIN + TITLE_ROOM / 2 - 4 - TITLE_HIGH * (ASCENT + 0.5)
    title = name_sprite(deck, record.title, TITLE_HIGH, CHALK, FELT, room)
    if title:
        board.lay(title, MARGIN + EDGE_ROOM, y)
    other = name_sprite(deck, record.other, TITLE_HIGH, CHALK, FELT, room)
    if other:
        board.lay_right(other, WIDTH - MARGIN - EDGE_ROOM, y)


def _draw_row(deck: Deck, board: TableTop, row: RecordRow, top: float, high: int) -> None:
    wide = WIDTH - 2 * MARGIN
    board.lay(plate(deck, wide, high, RIM, GOLD if row.own else None), MARGIN, top)
    left: float = MARGIN + EDGE_ROOM
    right = WIDTH - MARGIN - EDGE_ROOM
    line = top + (20 if row.parts else ROW_HIGH / 2)
    if row.place:
        board.lay_middle(badge(deck, row.place, 15, DIM, RIM), left + 14, top + ROW_HIGH / 2)
        left += PLACE_ROOM + 6
    figure = number(deck, row.figure, FIGURE_HIGH, CHALK, RIM, 170)
    board.lay_right(figure, right, line - FIGURE_HIGH / 2)
    begin = left
    if row.first:
        first = number(deck, row.first, FIGURE_HIGH, CHALK, RIM, 100)
        board.lay(first, left, line - FIGURE_HIGH / 2)
        begin += first.width / deck.scale + 18
    until = right - figure.width / deck.scale - 14
    note = name_sprite(deck, row.note, NOTE_HIGH, CHALK, RIM, NOTE_ROOM)
    if note:
        board.lay_right(note, until, line - NOTE_HIGH * (ASCENT + 0.5))
        until -= note.width / deck.scale + 14
    room = until - begin
    label = name_sprite(deck, row.label, LABEL_HIGH, CHALK, RIM, room)
    if label:
        x = (WIDTH - label.width / deck.scale) / 2 if row.first else begin
        board.lay(label, x, line - LABEL_HIGH * (ASCENT + 0.5))
    if row.parts:
        _draw_bar(deck, board, row.parts, left, right, top + 38)
    if row.form or row.calls:
        _draw_below(deck, board, row, left, right, top + ROW_HIGH + BELOW_HIGH / 2 - 4)


def _draw_bar(
    deck: Deck, board: TableTop, parts: Sequence[float], left: float, right: float, top: float
) -> None:
    steps = int((right - left) / BAR_STEP)
    board.lay(_block(deck, steps, EDGE), left, top)
    done, share = 0, 0.0
    for part, colour in zip(parts, PARTS, strict=False):
        share += part
        until = min(steps, round(share * steps))
        if until > done:
            board.lay(_block(deck, until - done, colour), left + done * BAR_STEP, top)
            done = until


def _draw_below(deck: Deck, board: TableTop, row: RecordRow, left: float, right: float, y: float) -> None:
    for index, won in enumerate(row.form):
        x = left + WON + index * FORM_STEP
        board.lay_middle(_dot(deck, WON if won else LOST, GOLD if won else DIM), x, y)
    for name, count in zip(("offence", "said"), reversed(row.calls or ()), strict=False):
        figure = number(deck, str(count), FIGURE_HIGH - 4, CHALK, RIM, 80)
        board.lay_right(figure, right, y - (FIGURE_HIGH - 4) / 2)
        right -= figure.width / deck.scale + SIGN + 6
        board.lay_middle(sign(deck, name, SIGN, RIM), right, y)
        right -= SIGN + 16


def _block(deck: Deck, steps: int, colour: Colour) -> Sprite:
    def draw() -> Sprite:
        return deck.sprite(Canvas(steps * BAR_STEP, BAR_HIGH, colour, deck.scale))

    return deck.kept(("block", steps, colour), draw)


def _dot(deck: Deck, radius: int, colour: Colour) -> Sprite:
    def draw() -> Sprite:
        canvas = Canvas(2 * radius, 2 * radius, RIM, deck.scale)
        canvas.disc(radius, radius, radius, colour)
        return deck.sprite(canvas)

    return deck.kept(("dot", radius, colour), draw)
