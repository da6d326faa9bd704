"""The private message of a hand, with its picture."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bot.games.api import Seat
from bot.tables import Table
from bot.ui.components.post import Post
from bot.ui.delivery.hand_view import HandView
from bot.ui.delivery.hands import Tiles
from bot.ui.hands.hand import hand_message, possible
from bot.ui.i18n.translator import Translator
from bot.ui.pictures.renderer import PictureRenderer


@dataclass(frozen=True, slots=True)
class HandPosts:
    """Draws hands for their owners."""

    renderer: PictureRenderer
    is_shut_out: Callable[[Table], bool]
    """Whether the bot cannot show a table in its channel, which its hands say instead."""

    async def draw(
        self, table: Table, seat: Seat, view: HandView, say: Translator, notice: str, tiles: Tiles
    ) -> tuple[Post, HandView]:
        """The hand of ``seat``, as ``view`` has it as far as the table still allows it, and that view.

        ``notice`` stands on top; ``tiles`` are those that may be used.
        """
        allowed = possible(table, seat, view)
        if allowed != view and not notice:
            notice = say("hand-unbegun")
        if not notice and self.is_shut_out(table):
            notice = say("table-shut-out")
        picture = await self.renderer.hand(table, seat, say)
        return Post(
            hand_message(table, seat, say, tiles, allowed, picture=picture, notice=notice), picture
        ), allowed
