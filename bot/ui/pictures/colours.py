"""Colours, and the palette in which all sprites of a deck are drawn and pasted."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from PIL import Image, ImageDraw

Colour = tuple[int, int, int]

BLACK: Colour = (0, 0, 0)
FELT: Colour = (27, 84, 76)
RIM: Colour = (19, 62, 57)
"""The felt's edge, and panels sunk into it."""
LIGHT: Colour = (58, 122, 110)
EDGE: Colour = (10, 38, 35)
"""The line around a card."""
CHALK: Colour = (255, 254, 249)
GOLD: Colour = (255, 200, 60)
"""What can be played now, and nothing else on a table or in a hand. In results it is the winner's, in records
the reader's own line.
"""
COPPER: Colour = (214, 136, 84)
"""Of coins and tokens."""
ALARM: Colour = (166, 44, 40)
"""Where a call is open, and what it has cost, beside its sign."""
PAPER: Colour = CHALK
DIM: Colour = (168, 182, 176)
"""Paper of a card that cannot be played now."""
INK: Colour = (17, 19, 26)
BORDER: Colour = (150, 155, 165)
"""Around a tile, to be seen on any ground."""

BASE = (FELT, RIM, LIGHT, EDGE, CHALK, GOLD, COPPER, ALARM, DIM, INK)
BASE_BLENDS = (
    (FELT, RIM),
    (FELT, EDGE),
    (FELT, CHALK),
    (FELT, GOLD),
    (RIM, CHALK),
    (RIM, GOLD),
    (LIGHT, CHALK),
    (LIGHT, GOLD),
    (EDGE, CHALK),
    (EDGE, DIM),
    (EDGE, GOLD),
    (GOLD, CHALK),
    (ALARM, CHALK),
    (ALARM, GOLD),
    (ALARM, DIM),
    (INK, GOLD),
    (COPPER, RIM),
    (COPPER, LIGHT),
    (COPPER, INK),
    (INK, CHALK),
    (INK, DIM),
)

SHEER = (0, 64, 128, 192)
"""How opaque the felt is at the round corners of a picture, out of 255."""
ROUND = 20
"""Radius of these corners, in pixels."""


def mixed(one: Colour, other: Colour, share: float = 0.5) -> Colour:
    """The colour between two, ``share`` of the way from the first."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


class ColourTable:
    """A palette: the colours of the felt and of what everything has, those of a deck, and steps between."""

    def __init__(self, colours: Iterable[Colour], blends: Iterable[tuple[Colour, Colour]]) -> None:
        steps = [mixed(one, other) for one, other in (*BASE_BLENDS, *blends)]
        self._solid = list(dict.fromkeys([*BASE, *colours, *steps]))
        self._chart = Image.new("P", (1, 1))
        self._chart.putpalette([part for colour in self._solid for part in colour])
        self.palette = bytes(part for colour in (*[FELT] * len(SHEER), *self._solid) for part in colour)
        """Red, green and blue of all colours, the sheer ones first."""
        self._felts: dict[tuple[int, int], bytes] = {}

    def bring(self, image: Image.Image) -> Image.Image:
        """The image as indices into this palette, every pixel in the nearest colour."""
        few = image.quantize(palette=self._chart, dither=Image.Dither.NONE)
        return few.point([index + len(SHEER) for index in range(256 - len(SHEER))] + [0] * len(SHEER), "L")

    def index(self, colour: Colour) -> int:
        """The place of one of the colours in the palette."""
        return len(SHEER) + self._solid.index(colour)

    def free(self, slot: int, each: int) -> int:
        """The place in the palette of the first of ``each`` colours that only one sprite has, for the
        sprites that are numbered by their ``slot`` from 0 on.
        """
        return len(SHEER) + len(self._solid) + slot * each

    def felt(self, width: int, height: int) -> bytes:
        """An empty table top of this size: felt with round corners on transparent ground. Each row begins
        with a 0, as :func:`bot.ui.pictures.png.png` wants it.
        """
        felt = self._felts.get((width, height))
        if felt is None:
            rows = Image.new("L", (width + 1, height), 0)
            rows.paste(self._new_felt(width, height), (1, 0))
            felt = self._felts[width, height] = rows.tobytes()
        return felt

    def _new_felt(self, width: int, height: int) -> Image.Image:
        felt = Image.new("L", (width, height), self.index(FELT))
        draw = ImageDraw.Draw(felt)
        draw.rounded_rectangle((3, 3, width - 4, height - 4), ROUND - 3, outline=self.index(RIM), width=3)
        for left, right in ((0, 0), (ROUND, width - ROUND)):
            for top, bottom in ((0, 0), (ROUND, height - ROUND)):
                corner = _disc().crop((left, top, left + ROUND, top + ROUND))
                outside = corner.point([255] * len(SHEER) + [0] * (256 - len(SHEER)))
                felt.paste(corner, (right, bottom), outside)
        return felt


@cache
def _disc() -> Image.Image:
    """A round picture's four corners together: where the felt is sheer, by the index of how much."""
    fine = 8
    large = Image.new("L", (2 * ROUND * fine, 2 * ROUND * fine), 0)
    ImageDraw.Draw(large).ellipse((0, 0, large.width - 1, large.height - 1), fill=255)
    return large.reduce(fine).point([round(value * len(SHEER) / 255) for value in range(256)])
