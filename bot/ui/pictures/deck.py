"""The base class of decks: the sprites that every deck has. Each is drawn when it is first needed."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from copy import copy
from typing import Literal, Self, TypeVar

from bot.services.preferences import Palette
from bot.ui.pictures.canvas import Canvas
from bot.ui.pictures.colours import CHALK, DIM, EDGE, FELT, GOLD, PAPER, Colour, ColourTable
from bot.ui.pictures.sprites import Ground, Sprite, TableTop, joined

T = TypeVar("T")

WIDE, HIGH = 98, 138
"""Of a card, in units: a picture is 560 wide."""
CORNER = 11
EDGE_WIDTH, GOLD_WIDTH = 1.5, 2.5
STRIP = 40
"""The width of the left part of a card that shows everything needed to recognise it, in units."""
TILE_WIDE, TILE_HIGH = 86, 96
"""Of a card in a hand that shows numbers."""
MINI_WIDE, MINI_HIGH = 32, 46


Light = Literal["bright", "dim", "open"]
"""How a card looks: it can be played, and has a golden edge; it cannot, and is grey; it lies on the table."""
KEPT = 2000
"""The most sprites of a deck in memory. A match needs about a hundred."""
KEPT_NAMES = 4096
"""The most names of people in memory: so many as 1,200 people at 300 tables have, each on turn and not."""

KEPT_GROUNDS = 256
"""The most grounds of pictures in memory, one for each table that is played at now. Each has about 20 KB."""


class NotDrawn(Exception):  # noqa: N818 - a state of the deck, not a fault
    """A sprite is needed that was not drawn yet."""


class Deck:
    """The cards of one game in one of the two palettes, at ``scale`` pixels a unit."""

    cards: Sequence[str]
    """The codes of its cards."""
    has_palettes: bool = True
    """Whether its cards look otherwise in each palette."""
    paper: Colour = PAPER
    dim_paper: Colour = DIM
    back_colour: Colour = (122, 24, 44)
    has_tiles: bool = False
    """Whether a hand shows its cards as tiles side by side, and not as cards that overlap."""

    def __init__(self, palette: Palette, scale: float = 1) -> None:
        self.palette: Palette = palette
        self.scale = scale
        self.colour_table = self.make_colour_table()
        self._sprites: dict[Hashable, Sprite] = {}
        self._names: dict[Hashable, Sprite] = {}
        """Apart from the others, because there are as many as people: they may not push out the cards."""
        self._grounds: dict[Hashable, Ground] = {}
        self._draws = True

    def only_drawn(self) -> Self:
        """The same deck with the same sprites, now and later, but it raises NotDrawn where it would draw one:
        to draw a sprite takes several times as long as to put a picture together.
        """
        deck = copy(self)
        deck._draws = False
        return deck

    def make_colour_table(self) -> ColourTable:
        """All colours that its sprites have, with the steps between two that lie on each other."""
        raise NotImplementedError

    def draw_face(self, canvas: Canvas, code: str, heads: int, *, bright: bool) -> None:
        """What stands on a card, on its paper."""
        raise NotImplementedError

    def draw_tile(self, canvas: Canvas, code: str) -> None:
        """The same on a square tile of 128 pixels, for an emoji."""
        raise NotImplementedError

    def draw_back(self, canvas: Canvas, x: float, y: float, reach: float) -> None:
        """The ornament on the backs."""
        raise NotImplementedError

    def heads(self, code: str) -> int:
        """The points printed on a card, in a deck that has them, unless the house rules say otherwise."""
        return 0

    def face(self, code: str, light: Light, heads: int = 0) -> Sprite:
        """A card's face. ``heads``: the points printed on it, in the game that has them."""

        def draw() -> Sprite:
            canvas = self._card(
                GOLD if light == "bright" else None, self.dim_paper if light == "dim" else self.paper
            )
            self.draw_face(canvas, code, heads, bright=light != "dim")
            return self.sprite(canvas, CORNER)

        return self.kept(("face", code, light, heads), draw)

    def in_hand(self, code: str, light: Light, heads: int = 0) -> Sprite:
        """A card as a hand shows it."""
        return self.face(code, light, heads)

    def back(self) -> Sprite:
        """The back of a card."""

        def draw() -> Sprite:
            canvas = self._card(None, CHALK)
            canvas.box(5, 5, WIDE - 5, HIGH - 5, 7, self.back_colour)
            canvas.box(8.5, 8.5, WIDE - 8.5, HIGH - 8.5, 4, CHALK)
            canvas.box(9.5, 9.5, WIDE - 9.5, HIGH - 9.5, 3, self.back_colour)
            self.draw_back(canvas, WIDE / 2, HIGH / 2, 33)
            return self.sprite(canvas, CORNER)

        return self.kept("back", draw)

    def blank(self) -> Sprite:
        """A card of which only the edge is seen, because it lies under another one."""
        return self.kept("blank", lambda: self.sprite(self._card(None, DIM), CORNER))

    def mini(self, ground: Colour) -> Sprite:
        """A small back, for a hand that others hold."""

        def draw() -> Sprite:
            canvas = Canvas(MINI_WIDE, MINI_HIGH, ground, self.scale)
            canvas.box(0, 0, MINI_WIDE, MINI_HIGH, 5, EDGE)
            canvas.box(1, 1, MINI_WIDE - 1, MINI_HIGH - 1, 4, CHALK)
            canvas.box(2.5, 2.5, MINI_WIDE - 2.5, MINI_HIGH - 2.5, 3, self.back_colour)
            self.draw_back(canvas, MINI_WIDE / 2, MINI_HIGH / 2, 10.5)
            return self.sprite(canvas, 5)

        return self.kept(("mini", ground), draw)

    def sprite(self, canvas: Canvas, corner: float = 0) -> Sprite:
        """What was drawn on ``canvas`` as a sprite; ``corner`` is the radius of its corners, in units."""
        return Sprite(self.colour_table.bring(canvas.scaled()), round(corner * self.scale))

    def joined(self, ground: Colour, *parts: tuple[Sprite, float, float]) -> Sprite:
        """Several sprites of this deck as one, which is laid sooner than all of them. They lie on ``ground``,
        each at its place in units.
        """
        key = ("joined", ground, parts)
        sprite = self._sprites.get(key)
        if sprite is None:
            places = [(part, round(x * self.scale), round(y * self.scale)) for part, x, y in parts]
            sprite = _keep(self._sprites, KEPT, key, joined(self.colour_table.index(ground), places))
        return sprite

    def board(self, width: float, height: float) -> TableTop:
        """An empty table top for the cards of this deck."""
        return TableTop(self.colour_table, width, height, self.scale)

    def kept(self, key: Hashable, draw: Callable[[], Sprite]) -> Sprite:
        """The sprite of this key, drawn at the first time."""
        sprite = self._sprites.get(key)
        if sprite is None:
            if not self._draws:
                raise NotDrawn
            sprite = _keep(self._sprites, KEPT, key, draw())
        return sprite

    def kept_name(self, key: Hashable, draw: Callable[[], Sprite], *, is_slow: bool = False) -> Sprite:
        """The same for a sprite with what a person has written, which is drawn in no time, or with their
        avatar, which ``is_slow``.
        """
        sprite = self._names.get(key)
        if sprite is None:
            if is_slow and not self._draws:
                raise NotDrawn
            sprite = _keep(self._names, KEPT_NAMES, key, draw())
        return sprite

    def kept_ground(self, key: Hashable, draw: Callable[[], Ground]) -> Ground:
        """What lies below the hands of a table's players, drawn at the first time."""
        ground = self._grounds.get(key)
        return _keep(self._grounds, KEPT_GROUNDS, key, draw()) if ground is None else ground

    def forget_names(self) -> None:
        """Let go of these, and of the pictures of people."""
        self._names.clear()
        self._grounds.clear()

    def _card(
        self,
        edge: Colour | None,
        paper: Colour,
        wide: int = WIDE,
        high: int = HIGH,
        edge_width: float = GOLD_WIDTH,
    ) -> Canvas:
        """The paper of a card of any size, in an ``edge`` of this width or without one."""
        canvas = Canvas(wide, high, FELT, self.scale)
        canvas.box(0, 0, wide, high, CORNER, EDGE)
        inset = EDGE_WIDTH
        if edge is not None:
            canvas.box(inset, inset, wide - inset, high - inset, CORNER - inset, edge)
            inset += edge_width
        canvas.box(inset, inset, wide - inset, high - inset, CORNER - inset, paper)
        return canvas


def _keep(kept: dict[Hashable, T], most: int, key: Hashable, drawn: T) -> T:
    if len(kept) >= most:
        kept.clear()
    kept[key] = drawn
    return drawn
