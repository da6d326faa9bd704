"""Names of people in pictures. A name can have signs, any script and any length.

The font (``data/fonts``) has the letters of Latin, Greek and Cyrillic. A name with letters of other scripts
is not drawn: the number of its seat stands alone, as the text beside the picture always has both.
"""

from __future__ import annotations

import unicodedata
from functools import cache, lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFont

from bot.resources import data_folder
from bot.ui.i18n.user_text import label_text
from bot.ui.pictures.colours import Colour, mixed
from bot.ui.pictures.deck import Deck
from bot.ui.pictures.sprites import Sprite
from bot.user_text import UserText

KEPT = 4096
"""The most names in memory, for the names of the tables where people play now."""

CAP = 0.729
"""The height of the font's capitals, as a share of its size."""

DESCENT = 0.32
"""The room below the line that the marks of a letter may take, as a share of the height of capitals."""

ASCENT = 0.3
"""The room above the capitals for rings and accents."""

MISSING = "\U0010ffff"
"""A character that no font has. What the font lacks looks the same."""

STEPS = (64, 192)
"""How much of a pixel a letter covers, out of 255, for it to get the colour between, and the full one."""

CUT = "…"

FINER = 4
"""How much larger texts are measured than drawn, so that they fit at any scale."""

SAFE = 0.95
"""The share of a line that is filled: a small font is a little wider than a large one made small."""


@lru_cache(KEPT)
def drawn_name(name: UserText) -> str:
    """The part of a name that can be drawn; empty if the font lacks one of its letters.

    Letters that only look unusual become usual ones. Emojis and piled-up accents are left out.
    """
    plain = unicodedata.normalize("NFKC", label_text(name))
    kept = [each for each in plain if unicodedata.category(each)[0] not in "MC"]
    if any(unicodedata.category(each)[0] in "LN" and not _has(each) for each in kept):
        return ""
    return " ".join("".join(each for each in kept if each == " " or _has(each)).split())


class Lettering(NamedTuple):
    """How a name stands in a line: what is left of it, and its width in pixels."""

    text: str
    width: int


def name_sprite(
    deck: Deck, name: str, height: int, colour: Colour, ground: Colour, most: float
) -> Sprite | None:
    """A name as :func:`drawn_name` gives it, shortened to the width ``most``. None if it is empty.

    Its capitals are ``height`` high and begin :data:`ASCENT` of that below the sprite's upper edge.
    ``ground`` and ``colour`` are two colours between which the deck has the middle one. Lengths are in units.
    """
    if not name:
        return None
    pixels = round(height * deck.scale)
    lettering = _fitting(name, pixels, int(most * deck.scale))

    def draw() -> Sprite:
        table = deck.colour_table
        between = table.index(mixed(ground, colour))
        few, many = STEPS
        shades = [table.index(ground)] * few + [between] * (many - few) + [table.index(colour)] * (256 - many)
        return Sprite(_mask(lettering, pixels).point(shades))

    # Most names fit with a mark beside them as without one, and are kept once.
    return deck.kept_name((lettering, height, colour, ground), draw)


def lettered(name: str, height: int, widest: int) -> Image.Image:
    """Return a name as :func:`drawn_name` gives it, white on black, in pixels, made to fit as in a sprite. It
    may be empty.
    """
    return _mask(_fitting(name, height, widest), height)


def forget_names() -> None:
    """Let go of the names that are kept as they were written."""
    drawn_name.cache_clear()
    _fitting.cache_clear()


def lines_of(text: str, height: int, most: float) -> tuple[str, ...]:
    """A text as :func:`drawn_name` gives it in lines no wider than ``most``, with capitals ``height`` high.

    Words stay whole: a longer one is shortened where it is drawn.
    """
    font, lines, room = _font(round(height * FINER / CAP)), [""], most * FINER * SAFE
    for word in text.split():
        longer = f"{lines[-1]} {word}".lstrip()
        if font.getlength(longer) <= room or not lines[-1]:
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(line for line in lines if line)


@lru_cache(KEPT)
def _fitting(name: str, height: int, widest: int) -> Lettering:
    """How a name with capitals ``height`` high stands in ``widest`` pixels: whole, or cut."""
    font, shown = _font(round(height / CAP)), name
    while font.getlength(shown) > widest and len(shown) > len(CUT):
        shown = shown.removesuffix(CUT)[:-1].rstrip() + CUT
    return Lettering(shown, min(widest, int(font.getlength(shown)) + 1))


def _mask(lettering: Lettering, height: int) -> Image.Image:
    """The letters of a name, white on black. All masks of one height have their letters on the same line."""
    mask = Image.new("L", (lettering.width, round(height * (1 + ASCENT + DESCENT))), 0)
    line, font = round(height * (1 + ASCENT)), _font(round(height / CAP))
    ImageDraw.Draw(mask).text((0, line), lettering.text, fill=255, font=font, anchor="ls")
    return mask


@cache
def _font(size: int) -> ImageFont.FreeTypeFont:
    path = data_folder() / "fonts" / "names.ttf"
    return ImageFont.truetype(str(path), size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(KEPT)
def _has(character: str) -> bool:
    return character == " " or bytes(_font(16).getmask(character)) != bytes(_font(16).getmask(MISSING))
