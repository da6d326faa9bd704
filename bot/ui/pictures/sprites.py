"""Sprites: small pictures in the palette of their deck, drawn once and pasted ever after."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, NamedTuple

from PIL import Image

from bot.ui.pictures.canvas import round_box
from bot.ui.pictures.colours import SHEER, ColourTable
from bot.ui.pictures.png import NOTHING, Upper, png, upper

if TYPE_CHECKING:
    from PIL._imaging import ImagingCore as Pixels


class Sprite:
    """A small picture of indices into the palette of its deck; with ``round_corners``, what is below shows at
    its corners.

    It is pasted into the pixels of a picture as Pillow keeps them (``Image.im``): what ``Image.paste`` looks
    at before it does the same takes longer than the pasting.
    """

    def __init__(self, image: Image.Image, round_corners: int = 0, own: OwnColours | None = None) -> None:
        """``own`` are colours that only this sprite has."""
        self.width, self.height = image.size
        self.own = own
        self.bands = tuple(_bands(image, round_corners))


class OwnColours(NamedTuple):
    """Colours besides those of the deck, and their place in the palette of the picture."""

    start: int
    palette: bytes


class Band(NamedTuple):
    """Some rows of a sprite, from ``top`` up to ``bottom``."""

    top: int
    bottom: int
    pixels: Pixels
    mask: Pixels | None


def _bands(image: Image.Image, radius: int) -> Iterator[Band]:
    """The rows with round corners, and those without, which are pasted in a fraction of the time."""
    width, height = image.size
    mask = round_box(width, height, radius) if radius else None
    if mask is None or height <= 3 * radius:
        yield Band(0, height, image.im, None if mask is None else mask.im)
        return
    for top, bottom in ((0, radius), (radius, height - radius), (height - radius, height)):
        rows = (0, top, width, bottom)
        yield Band(top, bottom, image.crop(rows).im, None if top == radius else mask.crop(rows).im)


def _paste(pixels: Pixels, laid: Sequence[tuple[Sprite, int, int]]) -> None:
    """Paste sprites into a picture, each with its upper left corner at its place."""
    for sprite, x, y in laid:
        for top, bottom, part, mask in sprite.bands:
            box = (x, y + top, x + sprite.width, y + bottom)
            if mask is None:
                pixels.paste(part, box)
            else:
                pixels.paste(part, box, mask)


def joined(ground: int, laid: Sequence[tuple[Sprite, int, int]]) -> Sprite:
    """Return one sprite of several that lie on ``ground``, a colour by its index. With each of them comes its
    place, in pixels.
    """
    width = max([x + sprite.width for sprite, x, _ in laid])
    height = max([y + sprite.height for sprite, _, y in laid])
    image = Image.new("L", (width, height), ground)
    _paste(image.im, laid)
    return Sprite(image)


class TableTop:
    """A table top, measured in units, on which sprites are laid."""

    def __init__(self, colour_table: ColourTable, width: float, height: float, scale: float) -> None:
        self._colour_table = colour_table
        self._scale = scale
        self._size = (round(width * scale), round(height * scale))
        self._laid: list[tuple[Sprite, int, int]] = []

    def lay(self, sprite: Sprite, x: float, y: float) -> None:
        """Lay a sprite with its upper left corner at (x, y)."""
        self._laid.append((sprite, round(x * self._scale) + 1, round(y * self._scale)))

    def lay_middle(self, sprite: Sprite, x: float, y: float) -> None:
        """Lay a sprite with its middle at (x, y)."""
        self.lay(sprite, x - sprite.width / 2 / self._scale, y - sprite.height / 2 / self._scale)

    def lay_right(self, sprite: Sprite, x: float, y: float) -> None:
        """Lay a sprite with its upper right corner at (x, y)."""
        self.lay(sprite, x - sprite.width / self._scale, y)

    def lay_board(self, other: TableTop, x: float, y: float) -> None:
        """Lay all that lies on another board of the same colours, at its own scale. Its upper left corner
        comes to (x, y).
        """
        across, down = round(x * self._scale), round(y * self._scale)
        self._laid += [(sprite, left + across, top + down) for sprite, left, top in other._laid]

    def png(self, ground: Ground | None = None) -> bytes:
        """The finished picture as a file. With ``ground``, all lies on that, and below its upper rows."""
        width, height = self._size
        above, spill, palette = ground or (NOTHING, b"", self._colour_table.palette)
        with _drawn(self, above.rows, spill) as rows:
            return png(rows, width, height, self._palette(palette), bytes(SHEER), above)

    def ground(self, high: float) -> Ground:
        """All that lies here, as the ground of pictures of which nothing else reaches the first ``high``
        units. It is as wide as these are, and no higher.
        """
        row, above = self._size[0] + 1, round(high * self._scale)
        lowest = max([y + sprite.height for sprite, _, y in self._laid])
        with _drawn(self) as rows:
            spill = bytes(rows[above * row : lowest * row])
            return Ground(upper(rows[: above * row], above), spill, self._palette(self._colour_table.palette))

    def frame(self) -> Image.Image:
        """The finished picture as one of several in a film, with square corners."""
        width, height = self._size
        felt = self._colour_table.felt(width, height)
        picture = Image.frombytes("L", (width + 1, height), felt)
        _paste(picture.im, self._laid)
        frame = Image.frombytes("P", self._size, picture.crop((1, 0, width + 1, height)).tobytes())
        frame.putpalette(self._palette(self._colour_table.palette))
        return frame

    def _palette(self, before: bytes) -> bytes:
        """The colours of the ground or the deck, and after them those that only some of the sprites have."""
        palette = bytearray(before)
        for own in {sprite.own for sprite, *_ in self._laid if sprite.own}:
            palette.extend(bytes(max(0, 3 * own.start + len(own.palette) - len(palette))))
            palette[3 * own.start : 3 * own.start + len(own.palette)] = own.palette
        return bytes(palette)


class Ground(NamedTuple):
    """What lies on several table tops, drawn once for all of them."""

    above: Upper
    """Their upper rows, on which nothing else lies."""
    spill: bytes
    """The rows below these, as far down as it reaches."""
    palette: bytes


@contextmanager
def _drawn(board: TableTop, above: int = 0, spill: bytes = b"") -> Iterator[memoryview]:
    """The rows of a table top below those ``above``, drawn on ``spill`` and felt, until the block ends."""
    width, height = board._size
    felt = memoryview(board._colour_table.felt(width, height))[above * (width + 1) :]
    rows = _memory(len(felt))
    rows[: len(spill)] = spill
    rows[len(spill) : len(felt)] = felt[len(spill) :]
    picture = Image.frombuffer("L", (width + 1, height - above), rows, "raw", "L", 0, 1)
    picture.readonly = 0  # so that sprites are pasted into these rows, and not into a copy of them
    _paste(picture.im, [(sprite, x, y - above) for sprite, x, y in board._laid] if above else board._laid)
    yield memoryview(rows)[: len(felt)]
    _spare.append(rows)


_spare: list[bytearray] = []
"""Memory in which no picture is drawn now. To ask for new memory takes as long as to draw in it."""


def _memory(size: int) -> bytearray:
    """Memory of this size or larger. Any thread may draw."""
    try:
        spare = _spare.pop()
    except IndexError:
        return bytearray(size)
    return spare if len(spare) >= size else bytearray(size)
