"""Drawing pictures without keeping the event loop, with a cache of the latest ones."""

from __future__ import annotations

import asyncio

from bot.newest import Newest
from bot.ui.pictures.deck import NotDrawn
from bot.ui.pictures.decks import forget_names
from bot.ui.pictures.drawing import Drawing, Picture

KEPT = 512
"""The number of pictures in the cache. Each has about 10 to 20 KB."""


class Drawer:
    """Draws pictures, each once as long as it is kept.

    A picture is put together at once, in about the time that the way to a thread and back takes. What takes
    longer is done in a thread: brackets, and pictures with a sprite that has yet to be drawn.
    """

    def __init__(self, kept: int = KEPT) -> None:
        self._pictures = Newest[Drawing, Picture](kept)
        self._forgotten = 0
        """How often names were forgotten."""

    async def picture(self, drawing: Drawing) -> Picture:
        """Give the picture of ``drawing``, which is drawn now unless it is kept."""
        picture, forgotten = self._pictures.use(drawing), self._forgotten
        if picture is None:
            try:
                picture = drawing.picture(at_once=True)
            except NotDrawn:
                picture = await asyncio.to_thread(self._drawn, drawing, forgotten)
            if not drawing.is_kept or forgotten != self._forgotten:
                return picture
            self._pictures[drawing] = picture
        return picture

    def forget_names(self) -> None:
        """Let go of everything in which a name is drawn, and of all other pictures with it; also of what is
        being drawn.
        """
        self._forgotten += 1
        self._pictures.clear()
        forget_names()

    def _drawn(self, drawing: Drawing, forgotten: int) -> Picture:
        """Return a picture, drawn in a thread. ``forgotten`` is how often names were deleted before. If they
        are deleted again while it is drawn, its names are not kept.
        """
        try:
            return drawing.picture()
        finally:
            if forgotten != self._forgotten:
                forget_names()
