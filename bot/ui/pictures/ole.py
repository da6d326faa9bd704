"""Olé's cards: a field of one of four colours, its letter and its sign, and a number from 1 to 15."""

from __future__ import annotations

from bot.services.preferences import Palette
from bot.ui.pictures.canvas import Canvas
from bot.ui.pictures.colours import CHALK, DIM, EDGE, INK, Colour, ColourTable, mixed
from bot.ui.pictures.deck import CORNER, HIGH, STRIP, WIDE, Deck
from bot.ui.pictures.shapes import DROP, FAN, SUN, TREE

FILLS: dict[Palette, dict[str, Colour]] = {
    "classic": {"R": (206, 36, 44), "B": (30, 90, 190), "G": (34, 128, 56), "Y": (246, 196, 40)},
    "safe": {"R": (196, 30, 24), "B": (28, 64, 190), "G": (76, 200, 168), "Y": (250, 206, 60)},
}
"""The four colours. Those of ``safe`` also differ in brightness."""
HIGHEST = {"R": 13, "B": 15, "G": 15, "Y": 13}
"""The highest number of each colour."""
CARDS = tuple(f"{letter}{number}" for letter, most in HIGHEST.items() for number in range(1, most + 1))
DARK_TEXT: dict[Palette, str] = {"classic": "Y", "safe": "GY"}
"""The colours on which dark text is easier to read."""
SIGNS = {"R": FAN, "B": DROP, "G": TREE, "Y": SUN}
"""A fan, a drop, a tree and a sun."""
SHADE, SHADE_OF_LIGHT = 0.55, 0.34
"""How much darker the fields of cards are that cannot be played; less where dark text stands on them."""


class OleDeck(Deck):
    """The cards of Olé."""

    cards = CARDS
    paper = CHALK
    dim_paper = DIM
    back_colour = (94, 36, 110)

    def make_colour_table(self) -> ColourTable:
        """The four colours, bright and shaded, each with the colour of the text on it."""
        blends = []
        for letter in SIGNS:
            for bright in (True, False):
                field, text = self.field(letter, bright=bright), self.text(letter, bright=bright)
                blends += [(field, text), (field, CHALK if bright else DIM)]
        fields = [self.field(letter, bright=bright) for letter in SIGNS for bright in (True, False)]
        return ColourTable([*fields, self.back_colour], [*blends, (self.back_colour, CHALK)])

    def field(self, letter: str, *, bright: bool = True) -> Colour:
        """The colour of a card's field."""
        fill = FILLS[self.palette][letter]
        shade = SHADE_OF_LIGHT if letter in DARK_TEXT[self.palette] else SHADE
        return fill if bright else mixed(fill, EDGE, shade)

    def text(self, letter: str, *, bright: bool = True) -> Colour:
        """The colour of the text on it."""
        return INK if letter in DARK_TEXT[self.palette] else CHALK if bright else DIM

    def draw_face(self, canvas: Canvas, code: str, heads: int, *, bright: bool) -> None:
        """Number, letter and sign in the strip that is always seen, and the sign large on a disc."""
        letter, number = code[0], code[1:]
        field, text = self.field(letter, bright=bright), self.text(letter, bright=bright)
        canvas.box(6, 6, WIDE - 6, HIGH - 6, CORNER - 5, field)
        canvas.text(number, STRIP / 2 + 4, 14, 32, text, STRIP - 9, "middle")
        canvas.text(letter, 16.5, 57, 19, text, 17, "middle")
        canvas.shape(SIGNS[letter], 32.5, 66, 9.5, text)
        canvas.disc(62, 96, 28, text)
        canvas.shape(SIGNS[letter], 62, 96, 20, field)

    def draw_tile(self, canvas: Canvas, code: str) -> None:
        """Number above, letter and sign below."""
        letter, number = code[0], code[1:]
        field, text = self.field(letter), self.text(letter)
        canvas.box(8, 8, 120, 120, 13, field)
        canvas.text(number, 64, 15, 59, text, 100, "middle")
        canvas.text(letter, 39, 82, 29, text, 30, "middle")
        canvas.shape(SIGNS[letter], 85, 97, 19, text)

    def draw_back(self, canvas: Canvas, x: float, y: float, reach: float) -> None:
        """A sun with a fan in it."""
        canvas.shape(SUN, x, y, reach, CHALK)
        canvas.disc(x, y, reach * 0.5, self.back_colour)
        canvas.shape(FAN, x, y, reach * 0.34, CHALK)
