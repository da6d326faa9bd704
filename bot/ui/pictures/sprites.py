"""Sprites: small pictures in the palette of their deck, drawn once and pasted ever after."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from PIL import Image

from bot.ui.pictures.canvas import Canvas, round_box
from bot.ui.pictures.colours import SHEER, ColourTable
from bot.ui.pictures.png import png


class Piece(NamedTuple):
    """A part of a sprite: how far right it lies, and where it covers what is below (None: everywhere)."""

    x: int
    image: Image.Image
    mask: Image.Image | None


class Sprite:
    """A small picture; with ``round_corners``, what is below shows at its corners.

    To paste through a mask is slow, so only the strips that hold the corners have one.
    """

    def __init__(self, canvas: Canvas, colour_table: ColourTable, round_corners: int = 0) -> None:
        image = colour_table.bring(canvas.scaled())
        self.width, self.height = image.size
        if not round_corners:
            self._pieces = [Piece(0, image, None)]
            return
        mask = round_box(self.width, self.height, round_corners)
        across = (0, round_corners, self.width - round_corners, self.width)
        self._pieces = [
            Piece(
                left,
                image.crop((left, 0, right, self.height)),
                None if number == 1 else mask.crop((left, 0, right, self.height)),
            )
            for number, (left, right) in enumerate(pairwise(across))
        ]

    def lay(self, canvas: Image.Image, x: int, y: int) -> None:
        """Paste the sprite with its upper left corner at (x, y)."""
        for piece in self._pieces:
            canvas.paste(piece.image, (x + piece.x, y), piece.mask)


class Board:
    """A table top, measured in units, on which sprites are laid."""

    def __init__(self, colour_table: ColourTable, width: float, height: float, scale: float) -> None:
        self._colour_table = colour_table
        self._scale = scale
        self._rows = colour_table.felt(round(width * scale), round(height * scale))

    def lay(self, sprite: Sprite, x: float, y: float) -> None:
        """Lay a sprite with its upper left corner at (x, y)."""
        sprite.lay(self._rows, round(x * self._scale) + 1, round(y * self._scale))

    def lay_middle(self, sprite: Sprite, x: float, y: float) -> None:
        """Lay a sprite with its middle at (x, y)."""
        self.lay(sprite, x - sprite.width / 2 / self._scale, y - sprite.height / 2 / self._scale)

    def lay_right(self, sprite: Sprite, x: float, y: float) -> None:
        """Lay a sprite with its upper right corner at (x, y)."""
        self.lay(sprite, x - sprite.width / self._scale, y)

    def png(self) -> bytes:
        """The finished picture as a file."""
        return png(self._rows, self._colour_table.palette, bytes(SHEER))
