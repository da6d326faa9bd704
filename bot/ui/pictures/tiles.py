"""Card tiles: small square pictures of all cards, legible at the size of an emoji."""

from __future__ import annotations

from functools import cache
from io import BytesIO

from PIL import Image

from bot.services.preferences import Palette
from bot.ui.pictures.canvas import Canvas, round_box
from bot.ui.pictures.colours import BORDER
from bot.ui.pictures.deck import Deck
from bot.ui.pictures.looks import DECKS, look_of

SIZE = 128
"""The size of a tile in pixels, which is what Discord stores for an emoji."""
CORNER = 18
EDGE = 3
PALETTE: Palette = "classic"
"""The colours of tiles: those of everybody who has not chosen others."""
COLOURS = 32
"""The size of a tile's palette, including the steps at the edges of shapes."""

TILES = tuple(code for deck in DECKS for code in deck.cards)
"""All cards that have a tile. All codes are different."""


def has_tiles(game: str, palette: Palette) -> bool:
    """Whether the tiles of a game's cards look like its pictures in ``palette``."""
    return palette == PALETTE or not look_of(game).deck.has_palettes


@cache
def tile(code: str) -> bytes:
    """The PNG of a card such as ``7H``, ``R12`` or ``X`` on transparent ground. Raises KeyError for any other
    code.

    Everybody sees the same tiles. Where a deck looks otherwise in the colours that somebody has chosen, they
    see none (:func:`has_tiles`), so that a card has one look on a screen.
    """
    deck = _decks()[code]
    canvas = Canvas(SIZE, SIZE, BORDER)
    canvas.box(EDGE, EDGE, SIZE - EDGE, SIZE - EDGE, CORNER - EDGE, deck.paper)
    deck.draw_tile(canvas, code)
    picture = canvas.scaled().convert("RGBA")
    picture.putalpha(round_box(SIZE, SIZE, CORNER))
    png = BytesIO()
    picture.quantize(COLOURS, Image.Quantize.FASTOCTREE).save(png, "PNG")
    return png.getvalue()


@cache
def _decks() -> dict[str, Deck]:
    return {code: deck for kind in DECKS for deck in [kind(PALETTE)] for code in kind.cards}
