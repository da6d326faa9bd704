"""A moving picture: several moments of a table, each with a line below it that says what happened."""

from __future__ import annotations

from dataclasses import dataclass, replace
from io import BytesIO
from typing import NamedTuple

from bot.services.preferences import Palette
from bot.ui.pictures.colours import CHALK, RIM
from bot.ui.pictures.deck import Deck
from bot.ui.pictures.decks import TABLE_SCALE, deck_for
from bot.ui.pictures.drawing import Drawing
from bot.ui.pictures.hand import MARGIN, WIDTH
from bot.ui.pictures.names import ASCENT, name_sprite
from bot.ui.pictures.signs import plate
from bot.ui.pictures.sprites import TableTop
from bot.ui.pictures.table import Scene, draw_table, table_height

CAPTION_HIGH, CAPTION_LINE, CAPTION_LINES = 24, 38, 2
"""The height of a caption's capitals and of its lines, and the most lines."""
PADDING = 12
CAPTION_WIDE = WIDTH - 2 * MARGIN - 2 * PADDING
"""The room for a line of a caption."""

EACH, LAST = 1500, 5000
"""Milliseconds for which a frame is shown, and the last one."""


class Frame(NamedTuple):
    """A moment: the table, and in lines what happened."""

    scene: Scene
    caption: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class MovingPicture(Drawing):
    """One frame after the other, the last one for longer, again and again."""

    kind = "ending"
    ending = "gif"
    is_slow = True
    is_kept = False

    frames: tuple[Frame, ...]
    palette: Palette = "classic"

    def in_colours(self, palette: Palette) -> MovingPicture:
        """The same in other colours."""
        return replace(self, palette=palette)

    def draw(self, *, only_drawn: bool = False) -> bytes:
        """The file, a GIF: what stays the same from frame to frame is in it once."""
        deck = deck_for(self.frames[0].scene.game, self.palette, TABLE_SCALE)
        high = max(table_height(frame.scene) for frame in self.frames)
        first, *others = [_board(deck, frame, high).frame() for frame in self.frames]
        file = BytesIO()
        durations = [*[EACH] * len(others), LAST]
        first.save(file, "GIF", save_all=True, append_images=others, duration=durations, loop=0)
        return file.getvalue()


def _board(deck: Deck, frame: Frame, high: int) -> TableTop:
    """The table, in a room that is ``high``, and the caption below it."""
    band = CAPTION_LINES * CAPTION_LINE + 2 * PADDING
    board = draw_table(deck, frame.scene, high - table_height(frame.scene) + band + MARGIN)
    board.lay(plate(deck, WIDTH - 2 * MARGIN, band, RIM, None), MARGIN, high)
    top = high + PADDING + (CAPTION_LINES - len(frame.caption)) * CAPTION_LINE / 2
    for index, line in enumerate(frame.caption):
        lettering = name_sprite(deck, line, CAPTION_HIGH, CHALK, RIM, CAPTION_WIDE)
        if lettering:
            y = top + CAPTION_LINE * (index + 0.5)
            board.lay(lettering, MARGIN + PADDING, y - CAPTION_HIGH * (ASCENT + 0.5))
    return board
