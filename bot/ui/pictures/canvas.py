"""The canvas on which a sprite is drawn: enlarged and in full colour, so that it can be scaled down."""

from __future__ import annotations

from functools import cache

from PIL import Image, ImageDraw, ImageFont

from bot.ui.pictures.outlines import Outline, Shape

Colour = tuple[int, int, int]

FINE = 2
"""The factor by which a sprite is drawn larger, so that its edges are smooth when it is scaled down. As
palettes have one step between two colours, more would not be seen; it takes its square in time.
"""


class Canvas:
    """A picture that is being drawn. All lengths are in units, which are ``scale`` pixels of the finished
    picture.
    """

    def __init__(self, width: int, height: int, ground: Colour, scale: float = 1) -> None:
        self._fine = FINE * scale
        size = (FINE * round(width * scale), FINE * round(height * scale))
        self._image = Image.new("RGB", size, ground)
        self._draw = ImageDraw.Draw(self._image)

    def box(self, left: float, top: float, right: float, bottom: float, radius: float, fill: Colour) -> None:
        """A box with round corners. ``right`` and ``bottom`` are the first coordinates outside of it."""
        corners = (left * self._fine, top * self._fine, right * self._fine - 1, bottom * self._fine - 1)
        self._draw.rounded_rectangle(corners, radius * self._fine, fill=fill)

    def shape(
        self,
        outlines: Shape,
        x: float,
        y: float,
        reach: float,
        fill: Colour,
        halo: Colour | None = None,
        halo_width: float = 0,
    ) -> None:
        """A shape whose middle is at (x, y), reaching ``reach`` to each side. ``halo`` is the colour around
        it.
        """
        placed = [self._placed(outline, x, y, reach) for outline in outlines]
        if halo is not None:
            width = round(2 * halo_width * self._fine)
            for outline in placed:
                self._draw.line(outline + outline[:2], fill=halo, width=width, joint="curve")
        for outline in placed:
            self._draw.polygon(outline, fill=fill)

    def disc(self, x: float, y: float, radius: float, fill: Colour) -> None:
        """A full circle about (x, y)."""
        self.box(x - radius, y - radius, x + radius, y + radius, radius, fill)

    def line(self, outline: Outline, x: float, y: float, reach: float, fill: Colour, width: float) -> None:
        """An open line with round ends, placed like a shape."""
        points = self._placed(outline, x, y, reach)
        self._draw.line(points, fill=fill, width=round(width * self._fine), joint="curve")
        radius = width * self._fine / 2
        for across, down in (points[0], points[-1]):
            self._draw.ellipse((across - radius, down - radius, across + radius, down + radius), fill=fill)

    def text(
        self,
        text: str,
        x: float,
        y: float,
        height: float,
        fill: Colour,
        most: float | None = None,
        anchor: str = "left",
    ) -> None:
        """A text of height ``height`` and at most the width ``most``, with its top at ``y``. ``anchor`` says
        which part of it is at ``x``: its left side, its middle or its right side.
        """
        mask = glyphs(text, round(height * self._fine))
        if most and mask.width > round(most * self._fine):
            mask = glyphs(text, round(height * self._fine), round(most * self._fine))
        left = {"left": 0, "middle": mask.width / 2, "right": mask.width}[anchor]
        self._image.paste(fill, (round(x * self._fine - left), round(y * self._fine)), mask)

    def _placed(self, outline: Outline, x: float, y: float, reach: float) -> Outline:
        return [
            ((x + reach * across) * self._fine, (y + reach * down) * self._fine) for across, down in outline
        ]

    def scaled(self) -> Image.Image:
        """The picture at its own size, with smooth edges."""
        return self._image.reduce(FINE)


@cache
def round_box(width: int, height: int, radius: int) -> Image.Image:
    """A mask of a box with round corners, with one bit for each pixel."""
    mask = Image.new("L", (width * FINE, height * FINE), 0)
    ImageDraw.Draw(mask).rounded_rectangle(
        (0, 0, width * FINE - 1, height * FINE - 1), radius * FINE, fill=255
    )
    return mask.reduce(FINE).point([0] * 128 + [255] * 128, "1")


@cache
def glyphs(text: str, height: int, most: int | None = None) -> Image.Image:
    """A mask of a bold text. Its capitals are ``height`` pixels high, and the text is at most ``most`` pixels
    wide.

    The mask begins at the top of the capitals and ends below the descenders.
    """
    size = height * 1.28
    weight = size / 24
    font = ImageFont.load_default(size)
    cap = -font.getbbox("H", stroke_width=weight, anchor="ls")[1]
    left, _, right, below = font.getbbox(text, stroke_width=weight, anchor="ls")
    mask = Image.new("L", (round(right - left), round(cap + max(below, weight))), 0)
    ImageDraw.Draw(mask).text((-left, cap), text, fill=255, font=font, stroke_width=weight, anchor="ls")
    grown = height / (cap + weight)
    width = min(round(mask.width * grown), most or mask.width)
    return mask.resize((width, round(mask.height * grown)), Image.Resampling.LANCZOS)
