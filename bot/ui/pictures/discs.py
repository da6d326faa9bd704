"""The discs of seats: a person's avatar, or a letter or number for it."""

from __future__ import annotations

from PIL import Image

from bot.ui.pictures.avatar import Avatar
from bot.ui.pictures.colours import Colour
from bot.ui.pictures.deck import Deck
from bot.ui.pictures.signs import badge
from bot.ui.pictures.sprites import OwnColours, Sprite, TableTop

COLOURS = 10
"""How many colours of its own an avatar has. There is room in a palette for those of ten seats."""
RING = 2
"""The width of the ring around an avatar, in units."""


def lay_avatar(
    deck: Deck,
    board: TableTop,
    seat: int,
    avatar: Avatar,
    reach: int,
    ring: Colour,
    ground: Colour,
    x: float,
    y: float,
) -> None:
    """Lay the avatar of ``seat`` with its middle at (x, y), in a ring that reaches so far to each side."""
    board.lay_middle(badge(deck, "", reach, ring, ground), x, y)
    board.lay_middle(_cut(deck, avatar, seat, reach - RING), x, y)


def _cut(deck: Deck, avatar: Avatar, seat: int, reach: int) -> Sprite:
    """An avatar cut to a circle, in the colours that are free for this seat."""

    def draw() -> Sprite:
        wide = round(2 * reach * deck.scale)
        small = avatar.image.resize((wide, wide), Image.Resampling.LANCZOS)
        few = small.quantize(COLOURS, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
        start = deck.colour_table.free(seat, COLOURS)
        shifted = few.point([min(255, start + index) for index in range(256)], "L")
        palette = bytes(few.getpalette() or ())[: 3 * COLOURS]
        return Sprite(shifted, wide // 2, OwnColours(start, palette))

    return deck.kept_name(("avatar", avatar, seat, reach), draw, is_slow=True)
