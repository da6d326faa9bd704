"""Signs, numbers and plates that tables are put together from, as sprites of a deck."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil

from bot.ui.pictures.canvas import FINE, Canvas, glyphs
from bot.ui.pictures.colours import ALARM, CHALK, COPPER, DIM, EDGE, FELT, INK, LIGHT, RIM, Colour
from bot.ui.pictures.deck import CORNER, HIGH, WIDE, Deck
from bot.ui.pictures.hand import WIDTH
from bot.ui.pictures.otter import draw_head
from bot.ui.pictures.outlines import Shape, turned
from bot.ui.pictures.shapes import (
    BUBBLE,
    CROSS,
    DOWN,
    EITHER,
    HIGHER,
    POINTER,
    STAIRS,
    UP,
    WARNING,
)
from bot.ui.pictures.sprites import Sprite, TableTop

PLAIN: dict[str, tuple[Shape, Colour]] = {
    "up": (UP, CHALK),
    "down": (DOWN, CHALK),
    "either": (EITHER, CHALK),
    "higher": (HIGHER, CHALK),
    "turn to the upper": ([turned(POINTER[0], 180)], CHALK),
    "turn to the lower": (POINTER, CHALK),
    "out": (CROSS, DIM),
    "series": (STAIRS, CHALK),
}
"""Signs of one shape and colour."""
TAG_WIDE, TAG_HIGH, TAG_TEXT = 54, 30, 17


def sign(deck: Deck, name: str, reach: int, ground: Colour = FELT) -> Sprite:
    """A sign on ``ground``, as far as ``reach`` to each side."""

    def draw() -> Sprite:
        canvas = Canvas(2 * reach, 2 * reach, ground, deck.scale)
        if name in PLAIN:
            shape, colour = PLAIN[name]
            canvas.shape(shape, reach, reach, reach - 1, colour)
        else:
            COMPOSED[name](canvas, reach)
        return deck.sprite(canvas)

    return deck.kept(("sign", name, reach, ground), draw)


def number(deck: Deck, text: str, height: int, colour: Colour, ground: Colour, most: float = WIDTH) -> Sprite:
    """A short text in figures, as high as ``height`` and no wider than ``most``. The tail of a comma reaches
    below that.
    """

    def draw() -> Sprite:
        mask = glyphs(text, round(height * FINE * deck.scale))
        wide, high = mask.width / FINE / deck.scale, mask.height / FINE / deck.scale
        canvas = Canvas(ceil(min(most, wide)), max(height + 2, ceil(high) + 1), ground, deck.scale)
        canvas.text(text, 0, 1, height, colour, most)
        return deck.sprite(canvas)

    return deck.kept(("number", text, height, colour, ground, most), draw)


def count(deck: Deck, text: str) -> Sprite:
    """How many cards lie in a pile, on a plate of its own."""

    def draw() -> Sprite:
        height = 18
        wide = round(glyphs(text, round(height * FINE * deck.scale)).width / FINE / deck.scale) + 18
        canvas = Canvas(wide, height + 12, EDGE, deck.scale)
        canvas.box(1, 1, wide - 1, height + 11, 10, RIM)
        canvas.text(text, wide / 2, 6, height, CHALK, anchor="middle")
        return deck.sprite(canvas, 11)

    return deck.kept(("count", text), draw)


def badge(deck: Deck, text: str, radius: int, colour: Colour, ground: Colour) -> Sprite:
    """A number on a disc, as a seat or column has it."""

    def draw() -> Sprite:
        canvas = Canvas(2 * radius, 2 * radius, ground, deck.scale)
        canvas.disc(radius, radius, radius, colour)
        height = radius * 1.1
        canvas.text(text, radius, radius - height / 2, height, INK, radius * 1.5, "middle")
        return deck.sprite(canvas)

    return deck.kept(("badge", text, radius, colour, ground), draw)


def tag(deck: Deck, text: str, ground: Colour) -> Sprite:
    """What has just happened to a seat: a shout in a bubble if it has ``called``, else how many cards it has
    drawn.
    """
    wide, high = TAG_WIDE, TAG_HIGH

    def draw() -> Sprite:
        canvas = Canvas(wide, high, ground, deck.scale)
        canvas.box(0, 0, wide, high, high / 2, CHALK)
        top = (high - TAG_TEXT) / 2
        if text == "called":
            canvas.shape([[(6, high - 12), (20, high - 4), (2, high)]], 0, 0, 1, CHALK)
            canvas.text("!", wide / 2, top, TAG_TEXT, INK, anchor="middle")
        else:
            canvas.box(2, 2, wide - 2, high - 2, high / 2 - 2, ALARM)
            canvas.text(text, wide / 2, top, TAG_TEXT, CHALK, wide - 14, "middle")
        return deck.sprite(canvas)

    return deck.kept(("tag", text, ground), draw)


def plate(deck: Deck, wide: int, high: int, fill: Colour, frame: Colour | None) -> Sprite:
    """A panel sunk into the felt, in a thick frame or without one."""

    def draw() -> Sprite:
        canvas = Canvas(wide, high, FELT, deck.scale)
        if frame is not None:
            canvas.box(0, 0, wide, high, 10, frame)
        inset = 0 if frame is None else 4
        canvas.box(inset, inset, wide - inset, high - inset, 10 - inset, fill)
        return deck.sprite(canvas)

    return deck.kept(("plate", wide, high, fill, frame), draw)


def slot(deck: Deck) -> Sprite:
    """Where a pile would lie."""

    def draw() -> Sprite:
        canvas = Canvas(WIDE, HIGH, FELT, deck.scale)
        canvas.box(0, 0, WIDE, HIGH, CORNER, LIGHT)
        canvas.box(2, 2, WIDE - 2, HIGH - 2, CORNER - 2, FELT)
        return deck.sprite(canvas)

    return deck.kept("slot", draw)


def arrows(deck: Deck, board: TableTop, direction: int, y: float) -> None:
    """Which way play goes round the table: 1 clockwise, -1 anticlockwise, 0 for nothing to be shown."""
    if direction:
        left, right = ("up", "down") if direction > 0 else ("down", "up")
        board.lay_middle(sign(deck, left, 15), 26, y)
        board.lay_middle(sign(deck, right, 15), WIDTH - 26, y)


def course(deck: Deck, direction: int, wide: int) -> Sprite:
    """A long arrow in which play goes past seats that stand in a row: 1 to the right, -1 to the left."""

    def draw() -> Sprite:
        high = 20
        canvas = Canvas(wide, high, FELT, deck.scale)
        canvas.box(4, high / 2 - 2, wide - 4, high / 2 + 2, 2, CHALK)
        tip, back = (wide - 1, wide - 20) if direction > 0 else (1, 20)
        canvas.shape([[(tip, 0), (back, -high / 2 + 1), (back, high / 2 - 1)]], 0, high / 2, 1, CHALK)
        return deck.sprite(canvas)

    return deck.kept(("course", direction, wide), draw)


def _said(canvas: Canvas, reach: int) -> None:
    canvas.shape(BUBBLE, reach, reach, reach - 1, CHALK)
    for across in (-0.4, 0, 0.4):
        canvas.disc(reach + across * reach, reach * 0.8, reach * 0.13, INK)


def _offence(canvas: Canvas, reach: int) -> None:
    canvas.shape(WARNING, reach, reach, reach - 1, CHALK)
    canvas.text("!", reach, reach * 0.75, reach * 0.85, INK, anchor="middle")


def _calling(canvas: Canvas, reach: int) -> None:
    canvas.shape(BUBBLE, reach, reach, reach - 1, CHALK)
    canvas.text("!", reach, reach * 0.45, reach * 0.75, INK, anchor="middle")


def _coin(canvas: Canvas, reach: int) -> None:
    canvas.disc(reach, reach, reach - 1, COPPER)
    canvas.disc(reach, reach, reach * 0.72, INK)
    canvas.disc(reach, reach, reach * 0.62, COPPER)


def _head(canvas: Canvas, reach: int) -> None:
    draw_head(canvas, reach, reach, reach - 1)


def _gift(canvas: Canvas, reach: int) -> None:
    draw_head(canvas, reach * 0.86, reach * 1.1, reach * 0.86)
    canvas.disc(reach * 1.56, reach * 0.44, reach * 0.44, CHALK)
    canvas.box(reach * 1.26, reach * 0.36, reach * 1.86, reach * 0.52, 0, INK)
    canvas.box(reach * 1.48, reach * 0.14, reach * 1.64, reach * 0.74, 0, INK)


COMPOSED: dict[str, Callable[[Canvas, int], None]] = {
    "said": _said,
    "offence": _offence,
    "calling": _calling,
    "coin": _coin,
    "head": _head,
    "gift": _gift,
}
"""Signs of several parts."""
