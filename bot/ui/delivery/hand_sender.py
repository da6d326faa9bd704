"""Draw a hand's message and send it, with the card emojis that Discord knows."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Protocol

from bot.games.api import Seat
from bot.tables import Table
from bot.ui.components.post import ReadyPost
from bot.ui.delivery.hand_view import HandView
from bot.ui.i18n.translator import Translator
from bot.ui.pictures.emojis import ApplicationTiles, Tiles


class DrawHand(Protocol):
    """Draws the message of a hand."""

    async def __call__(
        self, table: Table, seat: Seat, view: HandView, say: Translator, tiles: Tiles, /
    ) -> tuple[ReadyPost, HandView]:
        """Draw the hand of ``seat`` as ``view`` says. Return the post, and ``view`` without what the table no
        longer allows.
        """


@dataclass(frozen=True, slots=True)
class HandSender:
    """Draws hands and sends them."""

    draw: DrawHand
    tiles: ApplicationTiles

    async def send(
        self,
        table: Table,
        seat: Seat,
        view: HandView,
        say: Translator,
        send: Callable[[ReadyPost], Awaitable[None]],
    ) -> tuple[ReadyPost, HandView]:
        """Draw a hand and send it, with tiles if Discord knows them. Return the post and the view that it
        shows.
        """

        async def show(tiles: Tiles) -> tuple[ReadyPost, HandView]:
            post, allowed = await self.draw(table, seat, view, say, tiles)
            await send(post)
            return post, allowed

        return await self.tiles.use(show)
