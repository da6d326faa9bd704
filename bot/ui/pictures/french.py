"""The French cards: rank above suit, and the suit large in the corner. No card has another sign, because that
would look like a power.
"""

from __future__ import annotations

from bot.services.preferences import Palette
from bot.ui.pictures.canvas import Canvas
from bot.ui.pictures.colours import BLACK, CHALK, DIM, INK, PAPER, Colour, ColourTable, mixed
from bot.ui.pictures.deck import STRIP, WIDE, Deck
from bot.ui.pictures.shapes import ROSE, SUITS

RANKS = "A23456789TJQK"
CARDS = tuple(rank + suit for suit in SUITS for rank in RANKS)
RED: Colour = (200, 16, 46)
INKS: dict[Palette, dict[str, Colour]] = {
    "classic": {"S": INK, "H": RED, "D": RED, "C": INK},
    "safe": {"S": INK, "H": (214, 26, 14), "D": (0, 40, 200), "C": (16, 132, 112)},
}
"""Two colours as on paper, or four that remain different with any common colour blindness. The shape tells
the suit.
"""
SHADE = 0.4
"""The share by which ink is darker on grey paper, so that it can be read there too."""


class French(Deck):
    """The 52 cards of French-suited games."""

    cards = CARDS

    def make_colour_table(self) -> ColourTable:
        """Inks, bright and shaded, and the back's red."""
        inks = list(INKS[self.palette].values())
        shaded = [mixed(ink, BLACK, SHADE) for ink in inks]
        blends = [*((ink, PAPER) for ink in inks), *((ink, DIM) for ink in shaded)]
        return ColourTable([*inks, *shaded, self.back_colour], [*blends, (self.back_colour, CHALK)])

    def ink(self, suit: str, *, bright: bool = True) -> Colour:
        """The colour of a suit in the palette, or its darker one for a card that cannot be played."""
        ink = INKS[self.palette][suit]
        return ink if bright else mixed(ink, BLACK, SHADE)

    def draw_face(self, canvas: Canvas, code: str, heads: int, *, bright: bool) -> None:
        """The rank and suit in the strip that is always seen, and the suit again. A card that is not in the
        deck shows its code.
        """
        if code not in CARDS:
            canvas.text(code, 9, 11, 30, INK, WIDE - 18)
            return
        rank, suit = code[0], code[1]
        ink = self.ink(suit, bright=bright)
        middle = STRIP / 2 + 2
        canvas.text(rank.replace("T", "10"), middle, 11, 34, ink, STRIP - 6, "middle")
        canvas.shape(SUITS[suit], middle, 66, 15, ink)
        canvas.shape(SUITS[suit], 63, 98, 28, ink)

    def draw_tile(self, canvas: Canvas, code: str) -> None:
        """Rank above, suit below."""
        ink = self.ink(code[1])
        canvas.text(code[0].replace("T", "10"), 11, 11, 62, ink, 68)
        canvas.shape(SUITS[code[1]], 86, 86, 33, ink, halo=PAPER, halo_width=3.5)

    def draw_back(self, canvas: Canvas, x: float, y: float, reach: float) -> None:
        """The eight-petalled rose of Norwegian mittens."""
        canvas.shape(ROSE, x, y, reach, CHALK)
