"""Card tiles: small square pictures of all cards in both palettes, legible at the size of an emoji."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from io import BytesIO

from PIL import Image

from bot.services.preferences import Palette
from bot.ui.pictures.canvas import Canvas, round_box
from bot.ui.pictures.colours import BORDER
from bot.ui.pictures.deck import Deck
from bot.ui.pictures.looks import DECKS

SIZE = 128
"""The size of a tile in pixels, which is what Discord stores for an emoji."""
CORNER = 18
EDGE = 3
SAFE = "s"
"""What ends the key of a tile in safe colours. Cards that look alike in both palettes have one tile."""
COLOURS = 32
"""The size of a tile's palette, including the steps at the edges of shapes."""


def _decks() -> Iterator[tuple[str, tuple[Deck, str]]]:
    for kind in DECKS:
        classic, safe = kind("classic"), kind("safe")
        for code in kind.cards:
            yield code, (classic, code)
            if kind.has_palettes:
                yield code + SAFE, (safe, code)


_DRAWN = dict(_decks())
TILES = tuple(_DRAWN)
"""The keys of all tiles: the code of the card, and for safe colours what :func:`tile_key` adds."""


def tile_key(code: str, palette: Palette) -> str:
    """The key of a card's tile in ``palette``, so that a card has one look on a screen."""
    return code + SAFE if palette == "safe" and code + SAFE in _DRAWN else code


@cache
def tile(key: str) -> bytes:
    """The PNG of a card such as ``7H``, ``R12`` or ``X`` on transparent ground, given its key. Raises
    KeyError for any other.
    """
    deck, code = _DRAWN[key]
    canvas = Canvas(SIZE, SIZE, BORDER)
    canvas.box(EDGE, EDGE, SIZE - EDGE, SIZE - EDGE, CORNER - EDGE, deck.paper)
    deck.draw_tile(canvas, code)
    picture = canvas.scaled().convert("RGBA")
    picture.putalpha(round_box(SIZE, SIZE, CORNER))
    png = BytesIO()
    picture.quantize(COLOURS, Image.Quantize.FASTOCTREE).save(png, "PNG")
    return png.getvalue()
