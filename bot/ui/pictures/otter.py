"""The otters: a number, and in the water as many heads as the card is worth."""

from __future__ import annotations

from bot.games.otter.heads import PRESETS, to_json, worth_by
from bot.ui.pictures.canvas import Canvas
from bot.ui.pictures.colours import CHALK, FELT, GOLD, INK, LIGHT, RIM, Colour, ColourTable, mixed
from bot.ui.pictures.deck import CORNER, EDGE_WIDTH, HIGH, STRIP, TILE_HIGH, TILE_WIDE, WIDE, Deck, Light
from bot.ui.pictures.outlines import waves
from bot.ui.pictures.shapes import (
    BACK,
    BELLY,
    CHOSEN,
    EARS,
    MUZZLE,
    NOSE,
    OTHERS,
    PAW,
    PAWS,
    SKULL,
    SWIMMER,
    THERE,
    WHISKERS,
)
from bot.ui.pictures.sprites import Sprite

NAVY: Colour = (12, 48, 82)
SKY: Colour = (226, 242, 240)
DIM_SKY: Colour = (160, 178, 178)
SEA: Colour = (72, 160, 184)
DEEP: Colour = (26, 104, 148)
ORANGE: Colour = (196, 78, 20)
FUR: Colour = (122, 78, 50)
CREAM: Colour = (244, 222, 192)
SHADE = 0.35
GLOW = 4.5
"""The width of the golden edge of what can be chosen."""

SPECIALS = {"R": (THERE, BACK), "X": (OTHERS, CHOSEN)}
"""What is drawn of the card that turns the direction, and of the one that chooses the next player. The second
part is what matters.
"""
CARDS = (*map(str, range(1, 14)), *SPECIALS)
HEADS = to_json(worth_by(PRESETS["centre"]))


class OtterDeck(Deck):
    """The cards of Otter Nonsense. They are the same in both palettes, because no fact depends on a
    colour.
    """

    cards = CARDS
    has_palettes = False
    has_tiles = True
    paper = SKY
    dim_paper = DIM_SKY
    back_colour = (18, 84, 110)

    def make_colour_table(self) -> ColourTable:
        """Sky, sea and fur, bright and shaded."""
        blends = [
            (self.back_colour, CHALK),
            (FUR, RIM),
            (FUR, LIGHT),
            (FUR, FELT),
            (GOLD, SKY),
            (GOLD, DIM_SKY),
        ]
        inks = [NAVY, SEA, DEEP, ORANGE, FUR, CREAM]
        shades = [shaded(ink) for ink in inks]
        for paper, (navy, sea, deep, orange, fur, cream) in ((SKY, inks), (DIM_SKY, shades)):
            blends += [(ink, paper) for ink in (navy, sea, orange, fur)]
            blends += [(deep, sea), (fur, cream), (fur, sea), (fur, deep)]
        return ColourTable([SKY, DIM_SKY, *inks, *shades, self.back_colour], blends)

    def heads(self, code: str) -> int:
        """The heads on a card, as most tables play with them."""
        return HEADS.get(code, 0)

    def draw_face(self, canvas: Canvas, code: str, heads: int, *, bright: bool) -> None:
        """The number and the heads in the strip that is always seen, and an otter or what a special does."""
        self.draw_sea(canvas, WIDE, HIGH, 46, bright=bright)
        if code in SPECIALS:
            draw_special(canvas, code, STRIP / 2 + 3, 32, 17, bright=bright)
            draw_special(canvas, code, 66, 76, 24, bright=bright)
        else:
            canvas.text(code, STRIP / 2 + 3, 12, 34, ink(NAVY, bright=bright), STRIP - 8, "middle")
            draw_otter(canvas, 65, 95, 29, bright=bright)
        for number in range(heads):
            draw_head(canvas, 21, 62 + 19 * number, 11, bright=bright)

    def in_hand(self, code: str, light: Light, heads: int = 0) -> Sprite:
        """A number in the sky, over otters in the sea."""

        def draw() -> Sprite:
            canvas = self.plank(TILE_WIDE, TILE_HIGH, 40, light)
            bright, middle = light != "dim", TILE_WIDE / 2
            if code in SPECIALS:
                draw_special(canvas, code, middle, TILE_HIGH / 2, 31, bright=bright)
            else:
                canvas.text(code, middle, 12, 38, ink(NAVY, bright=bright), TILE_WIDE - 16, "middle")
            for head in range(heads):
                draw_head(canvas, middle + 21 * (head - (heads - 1) / 2), TILE_HIGH - 26, 14.5, bright=bright)
            return self.sprite(canvas, CORNER)

        return self.kept(("tile", code, light, heads), draw)

    def plank(self, wide: int, high: int, rise: float, light: Light) -> Canvas:
        """A card of any size with its sea and nothing else."""
        edge, paper = (GOLD if light == "bright" else None), (self.dim_paper if light == "dim" else SKY)
        canvas = self._card(edge, paper, wide, high, GLOW)
        self.draw_sea(canvas, wide, high, rise, bright=light != "dim", inset=EDGE_WIDTH + GLOW * bool(edge))
        return canvas

    def draw_sea(
        self, canvas: Canvas, wide: int, high: int, rise: float, *, bright: bool, inset: float = EDGE_WIDTH
    ) -> None:
        """Water on the lower part of a card, up to ``rise``."""
        half, sea, deep = wide / 2, ink(SEA, bright=bright), ink(DEEP, bright=bright)
        for water, surface, length in ((sea, rise, 25), (deep, 0.56 * rise, 33)):
            depth = (surface - CORNER) / (half - inset)
            canvas.shape([waves(wide // length, depth)], half, high - surface, half - inset, water)
        canvas.box(
            inset, high - max(0.5 * rise, 2 * CORNER), wide - inset, high - inset, CORNER - inset, deep
        )

    def draw_tile(self, canvas: Canvas, code: str) -> None:
        """The number or sign over the sea."""
        canvas.shape([waves(3, 0.3)], 64, 94, 61, SEA)
        canvas.shape([waves(2, 0.1)], 64, 108, 61, DEEP)
        canvas.box(3, 105, 125, 125, 15, DEEP)
        if code in SPECIALS:
            draw_special(canvas, code, 64, 52, 44)
        else:
            canvas.text(code, 64, 19, 62, NAVY, 100, "middle")

    def draw_back(self, canvas: Canvas, x: float, y: float, reach: float) -> None:
        """The print of a paw."""
        canvas.shape(PAW, x, y, reach * 0.8, CHALK)


def shaded(colour: Colour) -> Colour:
    """The colour on a card that cannot be played now."""
    return mixed(colour, (60, 80, 84), SHADE)


def ink(colour: Colour, *, bright: bool) -> Colour:
    """The colour as it is on a card."""
    return colour if bright else shaded(colour)


def draw_special(canvas: Canvas, code: str, x: float, y: float, reach: float, *, bright: bool = True) -> None:
    """What a special does: play turns round, or one of the others is chosen."""
    for part, colour in zip(SPECIALS[code], (NAVY, ORANGE), strict=True):
        canvas.shape(part, x, y, reach, ink(colour, bright=bright))


def draw_head(canvas: Canvas, x: float, y: float, reach: float, *, bright: bool = True) -> None:
    """The head of an otter, which is one point."""
    fur, cream = ink(FUR, bright=bright), ink(CREAM, bright=bright)
    canvas.shape(EARS, x, y, reach, fur)
    canvas.shape(SKULL, x, y, reach, fur)
    canvas.shape(MUZZLE, x, y, reach, cream)
    canvas.shape(WHISKERS, x, y, reach, cream)
    for across in (-0.4, 0.4):
        canvas.disc(x + across * reach, y - 0.24 * reach, reach * 0.14, INK)
    canvas.shape(NOSE, x, y, reach, INK)


def draw_otter(canvas: Canvas, x: float, y: float, reach: float, *, bright: bool = True) -> None:
    """An otter that swims on its back."""
    fur, cream = ink(FUR, bright=bright), ink(CREAM, bright=bright)
    canvas.shape(SWIMMER, x, y, reach, fur)
    canvas.shape(BELLY, x, y, reach, cream)
    canvas.shape(PAWS, x, y, reach, fur)
    draw_head(canvas, x + 0.6 * reach, y - 0.06 * reach, 0.42 * reach, bright=bright)
