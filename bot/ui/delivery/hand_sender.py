"""Draw a hand's message and send it, with the card emojis that Discord knows."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Protocol

import discord

from bot.games.api import Seat
from bot.tables import Table
from bot.ui.components.post import ReadyPost
from bot.ui.delivery.hand_view import HandView
from bot.ui.i18n.translator import Translator
from bot.ui.pictures.emojis import ApplicationTiles, is_unknown_emoji

log = logging.getLogger(__name__)

Tiles = Mapping[str, discord.PartialEmoji]
"""Pictures of cards by code. A card without a picture shows its name only."""


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
        """Draw a hand and send it. Return the post and the view that it shows.

        If Discord does not know one of the card emojis, reload them and try again, then try without any.
        """
        choices: tuple[Tiles, ...] = (self.tiles, self.tiles, {})
        for tiles in choices:
            post, allowed = await self.draw(table, seat, view, say, tiles)
            try:
                await send(post)
                break
            except discord.HTTPException as refused:
                if not tiles or not is_unknown_emoji(refused):
                    raise
                log.warning("Discord does not know a card tile of a hand: %s", refused)
                await self.tiles.reload()
        return post, allowed
