"""The otters: a number, as many heads as the card is worth, and water to swim in."""

from __future__ import annotations

from bot.games.otter.heads import PRESETS, to_json, worth_by
from bot.ui.pictures.canvas import Canvas
from bot.ui.pictures.colours import CHALK, INK, LIGHT, RIM, Colour, ColourTable, mixed
from bot.ui.pictures.deck import CORNER, EDGE_WIDTH, HIGH, STRIP, WIDE, Deck
from bot.ui.pictures.outlines import waves
from bot.ui.pictures.shapes import EARS, FISH, MUZZLE, PAW, TARGET, TURN

NAVY: Colour = (12, 48, 82)
SKY: Colour = (226, 242, 240)
DIM_SKY: Colour = (160, 178, 178)
SEA: Colour = (72, 160, 184)
DEEP: Colour = (26, 104, 148)
ORANGE: Colour = (222, 104, 36)
FUR: Colour = (112, 70, 44)
CREAM: Colour = (240, 214, 180)
SHADE = 0.35

SPECIALS = {"R": TURN, "X": TARGET}
"""The signs of the cards that turn the direction and that choose the next player."""
CARDS = (*map(str, range(1, 14)), *SPECIALS)
HEADS = to_json(worth_by(PRESETS["centre"]))


class OtterDeck(Deck):
    """The cards of Otter Nonsense. They are the same in both palettes, because no fact depends on a
    colour.
    """

    cards = CARDS
    has_palettes = False
    paper = SKY
    dim_paper = DIM_SKY
    back_colour = (18, 84, 110)

    def make_colour_table(self) -> ColourTable:
        """Sky, sea, fur and fish, bright and shaded."""
        blends = [(self.back_colour, CHALK), (FUR, RIM), (FUR, LIGHT)]
        inks = [NAVY, SEA, DEEP, ORANGE, FUR, CREAM]
        shades = [shaded(ink) for ink in inks]
        for paper, (navy, sea, deep, orange, fur, cream) in ((SKY, inks), (DIM_SKY, shades)):
            blends += [(ink, paper) for ink in (navy, sea, orange, fur)]
            blends += [(deep, sea), (fur, cream)]
        return ColourTable([SKY, DIM_SKY, *inks, *shades, self.back_colour], blends)

    def heads(self, code: str) -> int:
        """The heads on a card, as most tables play with them."""
        return HEADS.get(code, 0)

    def draw_face(self, canvas: Canvas, code: str, heads: int, *, bright: bool) -> None:
        """The number and the heads in the strip that is always seen, and a fish or what a special does."""
        navy, sea, deep, orange = (
            colour if bright else shaded(colour) for colour in (NAVY, SEA, DEEP, ORANGE)
        )
        self.draw_sea(canvas, WIDE, HIGH, 34, sea, deep)
        canvas.text(code, STRIP / 2 + 3, 12, 34, navy, STRIP - 8, "middle")
        sign = SPECIALS.get(code)
        if sign is not None:
            canvas.shape(sign, 62, 66, 26, navy)
        else:
            canvas.shape(FISH, 64, 68, 26, orange)
        for number in range(heads):
            draw_head(canvas, 21, 60 + 18 * number, 9, bright=bright)

    def draw_sea(
        self, canvas: Canvas, wide: int, high: int, rise: float, sea: Colour = SEA, deep: Colour = DEEP
    ) -> None:
        """Water on the lower part of a card, up to ``rise``."""
        half, inset = wide / 2, EDGE_WIDTH
        for water, surface, length in ((sea, rise, 25), (deep, 0.62 * rise, 33)):
            depth = (surface - CORNER) / (half - inset)
            canvas.shape([waves(wide // length, depth)], half, high - surface, half - inset, water)
        canvas.box(inset, high - 0.58 * rise, wide - inset, high - inset, CORNER - inset, deep)

    def draw_tile(self, canvas: Canvas, code: str) -> None:
        """The number or sign over the sea."""
        canvas.shape([waves(3, 0.3)], 64, 94, 61, SEA)
        canvas.shape([waves(2, 0.1)], 64, 108, 61, DEEP)
        canvas.box(3, 105, 125, 125, 15, DEEP)
        canvas.text(code, 64 if code not in SPECIALS else 36, 19, 62, NAVY, 100, "middle")
        if code in SPECIALS:
            canvas.shape(SPECIALS[code], 84, 50, 30, NAVY)

    def draw_back(self, canvas: Canvas, x: float, y: float, reach: float) -> None:
        """The print of a paw."""
        canvas.shape(PAW, x, y, reach * 0.8, CHALK)


def shaded(colour: Colour) -> Colour:
    """The colour on a card that cannot be played now."""
    return mixed(colour, (60, 80, 84), SHADE)


def draw_head(canvas: Canvas, x: float, y: float, reach: float, *, bright: bool = True) -> None:
    """The head of an otter, which is one point."""
    fur, cream = (colour if bright else shaded(colour) for colour in (FUR, CREAM))
    canvas.shape(EARS, x, y, reach, fur)
    canvas.disc(x, y, reach * 0.9, fur)
    canvas.shape(MUZZLE, x, y, reach, cream)
    for across in (-0.36, 0.36):
        canvas.disc(x + across * reach, y - 0.22 * reach, reach * 0.13, INK)
    canvas.disc(x, y + 0.12 * reach, reach * 0.2, INK)
