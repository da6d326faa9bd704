"""Reactions as small drawings: a laughing face, a shocked one, and two hands that clap."""

from __future__ import annotations

from bot.ui.pictures.canvas import Canvas
from bot.ui.pictures.colours import CHALK, INK, LIGHT, Colour
from bot.ui.pictures.deck import Deck
from bot.ui.pictures.outlines import Shape, arc, oval, turned
from bot.ui.pictures.shapes import DROP
from bot.ui.pictures.sprites import Sprite

TAIL: Shape = [[(-0.72, 0.3), (-0.95, 1), (-0.1, 0.8)]]
"""The tail of the bubble, on the side of the player's name."""
GRIN: Shape = [arc(0, 0.08, 0.5, 0, 180)]
SCREAM: Shape = [oval(0, 0.42, 0.24, 0.36)]
PALM = oval(0, 0.4, 0.36, 0.4)
FINGERS = (
    [(-0.24, 0.3), (-0.4, -0.36)],
    [(-0.08, 0.2), (-0.14, -0.62)],
    [(0.1, 0.2), (0.12, -0.62)],
    [(0.26, 0.3), (0.36, -0.4)],
    [(0.2, 0.56), (0.66, 0.14)],
)
"""The four fingers and the thumb of a left hand seen from behind, as lines."""


def bubble(deck: Deck, reaction: str, reach: int, ground: Colour) -> Sprite:
    """A reaction in a speech bubble on ``ground``, as far as ``reach`` to each side."""

    def draw() -> Sprite:
        canvas = Canvas(2 * reach, 2 * reach, ground, deck.scale)
        canvas.shape(TAIL, reach, reach, reach, CHALK)
        canvas.disc(reach, reach * 0.95, reach * 0.92, CHALK)
        DRAWN[reaction](canvas, reach)
        return deck.sprite(canvas)

    return deck.kept(("reaction", reaction, reach, ground), draw)


def _laugh(canvas: Canvas, reach: float) -> None:
    for side in (-0.4, 0.4):
        eye = arc(side, -0.12, 0.2, 190, 350)
        canvas.line(eye, reach, reach * 0.95, reach, INK, reach * 0.13)
        canvas.shape(DROP, reach * (1 + side * 1.75), reach * 1.12, reach * 0.22, LIGHT)
    canvas.shape(GRIN, reach, reach * 0.95, reach, INK)


def _gasp(canvas: Canvas, reach: float) -> None:
    for side in (-0.36, 0.36):
        canvas.disc(reach * (1 + side), reach * 0.68, reach * 0.24, INK)
        canvas.disc(reach * (1 + side), reach * 0.68, reach * 0.1, CHALK)
    canvas.shape(SCREAM, reach, reach * 0.95, reach, INK)


def _clap(canvas: Canvas, reach: float) -> None:
    for colour, mirror, across in ((LIGHT, -1, 0.2), (INK, 1, -0.2)):
        x, y, size = reach * (1 + across), reach * 1.08, reach * 0.62
        for finger in FINGERS:
            line = turned([(mirror * a, b) for a, b in finger], mirror * 28)
            canvas.line(line, x, y, size, CHALK, reach * 0.2)
            canvas.line(line, x, y, size, colour, reach * 0.14)
        canvas.shape([turned(PALM, mirror * 28)], x, y, size, colour)


DRAWN = {"laugh": _laugh, "gasp": _gasp, "clap": _clap}
