"""Drawing pictures without keeping the event loop, with a cache of the latest ones."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from typing import ParamSpec

from bot.games import GAMES
from bot.games.api import Observation
from bot.league.race import Race
from bot.services.preferences import Palette
from bot.ui.pictures.bracket import BracketChart
from bot.ui.pictures.chances import Course
from bot.ui.pictures.deck import NotDrawn
from bot.ui.pictures.decks import forget_names
from bot.ui.pictures.hand import HandFacts
from bot.ui.pictures.paint import (
    Picture,
    painted_banner,
    painted_bracket,
    painted_course,
    painted_film,
    painted_hand,
    painted_podium,
    painted_race,
    painted_record,
    painted_replay,
    painted_scene,
)
from bot.ui.pictures.podium import Podium
from bot.ui.pictures.race import chart_of
from bot.ui.pictures.record import Record
from bot.ui.pictures.replay import Hands
from bot.ui.pictures.seats import NO_STAMPS, Stamps
from bot.ui.pictures.table import Scene, scene_of
from bot.user_text import UserText

KEPT = 512
"""The number of pictures in the cache. Each has about 10 to 20 KB."""


P = ParamSpec("P")
Draw = Callable[[bool], Picture]
"""Draws a picture. Called with True, raises NotDrawn if that would take longer than to put it together."""


def _in_thread(paint: Callable[P, Picture], *args: P.args, **kwargs: P.kwargs) -> Draw:
    """Draw by calling ``paint``, which always takes longer."""

    def draw(at_once: bool) -> Picture:
        if at_once:
            raise NotDrawn
        return paint(*args, **kwargs)

    return draw


class Drawer:
    """Draws hands, tables and races.

    A picture is put together at once, in about the time that the way to a thread and back takes. What takes
    longer is done in a thread: races, brackets, and pictures with a sprite that has yet to be drawn.
    """

    def __init__(self, kept: int = KEPT) -> None:
        self._most = kept
        self._pictures: OrderedDict[Hashable, Picture] = OrderedDict()

    async def hand(
        self, game: str, hand: HandFacts, palette: Palette, scene: Scene | None = None
    ) -> Picture | None:
        """What :func:`bot.ui.pictures.hand_picture` gives."""
        if not hand.cards:
            return None
        shown = hand._replace(playable=hand.playable.intersection(hand.cards))

        def draw(at_once: bool) -> Picture:
            return painted_hand(game, shown, palette, scene, at_once=at_once)

        return await self._drawn(("hand", game, shown, palette, scene), draw)

    async def table(
        self,
        game: str,
        seen: Observation,
        palette: Palette,
        names: Sequence[UserText] = (),
        stamps: Stamps = NO_STAMPS,
    ) -> Picture:
        """The table of ``game`` as a spectator may see it. The seats carry numbers from 1 on, and the names
        of their players as far as they can be drawn; ``stamps`` are what has just happened to some of them.
        """
        scene = scene_of(game, seen, names, stamps)

        def draw(at_once: bool) -> Picture:
            return painted_scene(game, scene, palette, at_once=at_once)

        return await self._drawn(("table", game, scene, palette), draw)

    async def replay(
        self,
        game: str,
        seen: Observation,
        hands: Hands,
        palette: Palette,
        names: Sequence[UserText],
        stamps: Stamps,
    ) -> Picture:
        """The same as :meth:`table`, with some of the hands below it."""
        scene, heads = scene_of(game, seen, names, stamps), seen.table.get("heads") or {}

        def draw(at_once: bool) -> Picture:
            return painted_replay(game, scene, hands, heads, palette, at_once=at_once)

        return await self._drawn(("replay", game, scene, hands, palette, tuple(heads.items())), draw)

    async def film(
        self,
        game: str,
        moments: Sequence[tuple[Observation, Stamps]],
        palette: Palette,
        names: Sequence[UserText],
    ) -> Picture:
        """Several moments of a table, one after the other. It is not kept: few ask for it again."""
        scenes = [scene_of(game, seen, names, stamps) for seen, stamps in moments]
        return await asyncio.to_thread(painted_film, game, scenes, palette)

    async def banner(self, game: str) -> Picture:
        """The banner of a game (:mod:`bot.ui.pictures.banner`)."""

        def draw(at_once: bool) -> Picture:
            return painted_banner(game, at_once=at_once)

        return await self._drawn(("banner", game), draw)

    async def podium(self, game: str, podium: Podium, palette: Palette) -> Picture:
        """The result of a match (:mod:`bot.ui.pictures.podium`)."""

        def draw(at_once: bool) -> Picture:
            return painted_podium(game, podium, palette, at_once=at_once)

        return await self._drawn(("podium", game, podium, palette), draw)

    async def record(self, record: Record) -> Picture:
        """Who has won how much (:mod:`bot.ui.pictures.record`)."""

        def draw(at_once: bool) -> Picture:
            return painted_record(next(iter(GAMES)), record, at_once=at_once)

        return await self._drawn(("record", record), draw)

    async def race(self, race: Race, palette: Palette) -> Picture:
        """The chart of a season's race (:mod:`bot.ui.pictures.race`)."""
        chart = chart_of(race)
        return await self._drawn(("race", chart, palette), _in_thread(painted_race, chart, palette))

    async def bracket(self, chart: BracketChart) -> Picture:
        """A cup's bracket (:mod:`bot.ui.pictures.bracket`)."""
        return await self._drawn(("bracket", chart), _in_thread(painted_bracket, chart))

    async def course(self, course: Course) -> Picture:
        """How likely somebody was to win a match (:mod:`bot.ui.pictures.chances`)."""
        return await self._drawn(("course", course), _in_thread(painted_course, course))

    def forget_names(self) -> None:
        """Let go of everything in which a name is drawn, and of all other pictures with it."""
        self._pictures.clear()
        forget_names()

    async def _drawn(self, key: Hashable, draw: Draw) -> Picture:
        picture = self._pictures.get(key)
        if picture is None:
            try:
                picture = draw(True)
            except NotDrawn:
                picture = await asyncio.to_thread(draw, False)
            self._pictures[key] = picture
            while len(self._pictures) > self._most:
                self._pictures.popitem(last=False)
        self._pictures.move_to_end(key)
        return picture
