"""Drawing pictures in a thread, off the event loop, with a cache of the latest ones."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Collection, Hashable, Mapping, Sequence

from bot.games.api import Observation
from bot.league.race import Race
from bot.services.preferences import Palette
from bot.ui.pictures.paint import Picture, painted_hand, painted_race, painted_scene
from bot.ui.pictures.race import chart_of
from bot.ui.pictures.table import scene_of

KEPT = 512
"""The number of pictures in the cache. Each has about 10 to 20 KB."""


class Drawer:
    """Draws hands, tables and races in a thread. A picture from the cache is returned at once."""

    def __init__(self, kept: int = KEPT) -> None:
        self._most = kept
        self._pictures: OrderedDict[Hashable, Picture] = OrderedDict()

    async def hand(
        self,
        game: str,
        cards: Sequence[str],
        playable: Collection[str],
        palette: Palette,
        heads: Mapping[str, int] | None = None,
    ) -> Picture | None:
        """What :func:`bot.ui.pictures.hand_picture` gives."""
        if not cards:
            return None
        shown, bright = tuple(cards), frozenset(playable).intersection(cards)
        key = ("hand", game, shown, bright, palette, tuple((heads or {}).items()))
        return await self._drawn(key, lambda: painted_hand(game, shown, bright, palette, heads or {}))

    async def table(self, game: str, seen: Observation, palette: Palette) -> Picture:
        """What :func:`bot.ui.pictures.table_picture` gives."""
        scene = scene_of(game, seen)
        return await self._drawn(("table", game, scene, palette), lambda: painted_scene(game, scene, palette))

    async def race(self, race: Race, palette: Palette) -> Picture:
        """The chart of a season's race (:mod:`bot.ui.pictures.race`)."""
        chart = chart_of(race)
        return await self._drawn(("race", chart, palette), lambda: painted_race(chart, palette))

    async def _drawn(self, key: Hashable, draw: Callable[[], Picture]) -> Picture:
        picture = self._pictures.get(key)
        if picture is None:
            picture = self._pictures[key] = await asyncio.to_thread(draw)
            while len(self._pictures) > self._most:
                self._pictures.popitem(last=False)
        self._pictures.move_to_end(key)
        return picture
