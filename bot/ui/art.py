"""Card tiles, drawn here: small square pictures of the French cards, legible at the size of an emoji.

A suit is told by its shape; its colour only helps. A shape is drawn as outlines within the square from
(-1, -1) to (1, 1), y downwards; everything is drawn large and scaled down at the end.
"""

from __future__ import annotations

from functools import cache
from io import BytesIO
from math import cos, pi, sin
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFont

from bot.ui.emojis import PREFIX

Point = tuple[float, float]
Outline = list[Point]

SIZE = 128
"""Pixels along each side of a tile: what Discord keeps of an emoji."""
SIDE = 4 * SIZE
"""Pixels along each side while it is drawn. All lengths below are fractions of it."""
COLOURS = 32
"""Size of a tile's palette: paper, border, one ink, and the steps between."""

PAPER = (255, 255, 255)
BORDER = (150, 155, 165)
INKS = {"S": (20, 22, 28), "H": (205, 20, 45), "D": (0, 92, 200), "C": (0, 118, 60)}
"""Four colours. Red and green, which not everybody can tell apart, belong to the least similar shapes."""

RANKS = "A23456789TJQK"
TILES: dict[str, str] = {f"{PREFIX}{rank}{suit}": rank + suit for suit in INKS for rank in RANKS}
"""The name of each tile as an emoji, and the card that it shows."""


class Frame(NamedTuple):
    """Where the unit square of a shape lies in the picture."""

    x: float
    y: float
    reach: float

    def place(self, outline: Outline) -> Outline:
        """The outline in pixels."""
        return [((self.x + self.reach * x) * SIDE, (self.y + self.reach * y) * SIDE) for x, y in outline]


SUIT = Frame(0.685, 0.685, 0.26)
RANK_BOX = (0.085, 0.085, 0.52, 0.48)
"""Left, top, greatest width, height."""
HALO = 0.05
"""Paper kept free around the suit where the rank comes near."""


@cache
def tile(code: str) -> bytes:
    """The PNG of a French card such as ``7H`` on transparent ground. Raises KeyError for any other card."""
    rank, suit = code[:-1], code[-1:]
    if len(rank) != 1 or rank not in RANKS:
        raise KeyError(code)
    ink = INKS[suit]
    picture = Image.new("RGBA", (SIDE, SIDE), (*PAPER, 0))
    draw = ImageDraw.Draw(picture)
    margin = SIDE // 40
    draw.rounded_rectangle(
        (margin, margin, SIDE - margin, SIDE - margin),
        SIDE // 7,
        fill=PAPER,
        outline=BORDER,
        width=SIDE // 42,
    )
    glyph = _glyph("10" if rank == "T" else rank)
    picture.paste(ink, (round(RANK_BOX[0] * SIDE), round(RANK_BOX[1] * SIDE)), glyph)
    outlines = [SUIT.place(outline) for outline in SHAPES[suit]]
    for outline in outlines:
        draw.line(outline + outline[:2], fill=PAPER, width=round(HALO * SIDE), joint="curve")
    for outline in outlines:
        draw.polygon(outline, fill=ink)
    small = picture.resize((SIZE, SIZE), Image.Resampling.LANCZOS)
    png = BytesIO()
    small.quantize(COLOURS, Image.Quantize.FASTOCTREE).save(png, "PNG", optimize=True)
    return png.getvalue()


def _glyph(text: str) -> Image.Image:
    """A rank as a mask, bold, as high as its box and no wider."""
    weight = SIDE // 38
    font = ImageFont.load_default(SIDE * 0.7)
    left, top, right, bottom = font.getbbox(text, stroke_width=weight)
    width, height = round(right - left), round(bottom - top)
    mask = Image.new("L", (width, height), 0)
    ImageDraw.Draw(mask).text((-left, -top), text, fill=255, font=font, stroke_width=weight)
    high = round(RANK_BOX[3] * SIDE)
    wide = min(round(RANK_BOX[2] * SIDE), width * high // height)
    return mask.resize((wide, high), Image.Resampling.LANCZOS)


def _curve(start: Point, near_start: Point, near_end: Point, end: Point) -> Outline:
    """A cubic Bézier curve as points."""

    def between(a: float, b: float, c: float, d: float, t: float) -> float:
        s = 1 - t
        return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d

    axes = list(zip(start, near_start, near_end, end, strict=True))
    return [(between(*axes[0], step / 32), between(*axes[1], step / 32)) for step in range(33)]


def _symmetric(right_half: Outline) -> Outline:
    """The outline whose right half this is, from top to bottom."""
    return right_half + [(-x, y) for x, y in reversed(right_half)]


def _circle(x: float, y: float, radius: float) -> Outline:
    return [(x + radius * cos(step * pi / 48), y + radius * sin(step * pi / 48)) for step in range(96)]


STEM = _symmetric(_curve((0, 0.1), (0.06, 0.6), (0.16, 0.86), (0.42, 1)))
SHAPES: dict[str, list[Outline]] = {
    "H": [
        _symmetric(
            _curve((0, -0.55), (0.12, -0.95), (0.5, -1.02), (0.74, -0.86))
            + _curve((0.74, -0.86), (1.1, -0.62), (1.06, -0.1), (0.72, 0.3))
            + _curve((0.72, 0.3), (0.45, 0.6), (0.15, 0.8), (0, 1))
        )
    ],
    "S": [
        _symmetric(
            _curve((0, -1), (0.15, -0.72), (0.45, -0.52), (0.72, -0.24))
            + _curve((0.72, -0.24), (1.08, 0.12), (0.98, 0.66), (0.54, 0.68))
            + _curve((0.54, 0.68), (0.3, 0.69), (0.12, 0.55), (0, 0.36))
        ),
        STEM,
    ],
    "D": [
        _symmetric(
            _curve((0, -1), (0.2, -0.6), (0.45, -0.28), (0.78, 0))
            + _curve((0.78, 0), (0.45, 0.28), (0.2, 0.6), (0, 1))
        )
    ],
    "C": [
        _circle(0, -0.52, 0.46),
        _circle(-0.51, 0.2, 0.46),
        _circle(0.51, 0.2, 0.46),
        [(-0.3, -0.4), (0.3, -0.4), (0.45, 0.3), (-0.45, 0.3)],
        STEM,
    ],
}
"""The shape of each suit, which may take several outlines."""
