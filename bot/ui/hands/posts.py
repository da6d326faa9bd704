"""Draw a hand's private message, with its picture."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bot.games.api import Seat
from bot.tables import Table
from bot.ui.components.post import ReadyPost
from bot.ui.delivery.hand_view import HandView
from bot.ui.delivery.hands import Tiles
from bot.ui.hands.hand import hand_message, possible
from bot.ui.hands.menu import picked
from bot.ui.i18n.players import wording
from bot.ui.i18n.translator import Translator
from bot.ui.pictures.renderer import PictureRenderer


@dataclass(frozen=True, slots=True)
class HandPosts:
    """Draws hands for their owners."""

    renderer: PictureRenderer
    is_shut_out: Callable[[Table], bool]
    """Whether the bot may not show a table in its channel; if so, the table's hands say that."""

    async def draw(
        self, table: Table, seat: Seat, view: HandView, say: Translator, notice: str, tiles: Tiles
    ) -> tuple[ReadyPost, HandView]:
        """Return the hand message of ``seat`` and the view that it shows: ``view`` without what is no longer
        possible.

        ``notice`` is a text at the top. ``tiles`` are the card emojis that may be used.
        """
        allowed = possible(table, seat, view)
        if allowed.begun != view.begun and not notice:
            notice = say("hand-unbegun")
        if not notice and self.is_shut_out(table):
            notice = say("table-shut-out")
        words = wording(table, say)
        cards = picked(table.observe(seat), tuple(allowed.begun.split(" ")), words)
        picture = await self.renderer.hand(table, seat, say, cards)
        return ReadyPost(
            hand_message(table, seat, say, tiles, allowed, picture=picture, notice=notice), picture
        ), allowed
