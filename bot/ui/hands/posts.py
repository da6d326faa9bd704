"""Draw a hand's private message, with its picture."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace

from bot.games.api import Seat
from bot.tables import Recap, Table
from bot.tables.seating import is_withheld
from bot.ui.components.post import ReadyPost
from bot.ui.delivery.hand_view import HandView
from bot.ui.hands.endings import deal_message, is_between, result_message, stopped_message
from bot.ui.hands.hand import hand_message, possible, withheld_message
from bot.ui.hands.menu import picked
from bot.ui.i18n.players import wording
from bot.ui.i18n.translator import Translator
from bot.ui.pictures.emojis import Tiles
from bot.ui.pictures.renderer import PictureRenderer
from bot.ui.tables.result import podium_of, result_alt


@dataclass(frozen=True, slots=True)
class HandPosts:
    """Draws hands for their owners."""

    renderer: PictureRenderer
    is_shut_out: Callable[[Table], bool]
    """Whether the bot may not show a table in its channel; if so, the table's hands say that."""
    recap_of: Callable[[Table], Awaitable[Recap]]
    """Returns the recap of a finished match."""

    async def draw(
        self, table: Table, seat: Seat, view: HandView, say: Translator, tiles: Tiles
    ) -> tuple[ReadyPost, HandView]:
        """Return the hand message of ``seat`` and the view that it shows: ``view`` without what is no longer
        possible. ``tiles`` are the card emojis that may be used.
        """
        allowed = possible(table, seat, view)
        notice = allowed.notice
        if table.phase == "over":
            return await self._result(table, seat, view, say, notice), allowed
        if not table.is_open:
            return ReadyPost(stopped_message(table, seat, say, notice)), allowed
        if allowed.begun != view.begun and not notice:
            notice = say("hand-unbegun")
            allowed = replace(allowed, notice=notice)
        if not notice and self.is_shut_out(table):
            notice = say("table-shut-out")
        if is_between(table):
            return ReadyPost(deal_message(table, seat, say, notice)), allowed
        if is_withheld(table, seat):
            return ReadyPost(withheld_message(say, notice)), allowed
        seen = table.observe(seat)
        if seen.hand or allowed.settings.text_only:
            cards = picked(seen, tuple(allowed.begun.split(" ")), wording(table, say))
            picture = await self.renderer.hand(table, seat, say, cards)
        else:
            picture = await self.renderer.table(table, say)  # the owner watches how the others finish
        return ReadyPost(
            hand_message(table, seat, say, tiles, allowed, picture=picture, notice=notice), picture
        ), allowed

    async def _result(
        self, table: Table, seat: Seat, view: HandView, say: Translator, notice: str
    ) -> ReadyPost:
        """Return the message of a match that was played to its end. A player who has chosen words alone gets
        no picture.
        """
        recap, picture = await self.recap_of(table), None
        if not view.settings.text_only:
            podium, alt = podium_of(table, recap, say), result_alt(table, recap, say)
            picture = await self.renderer.podium(table, podium, alt)
        return ReadyPost(result_message(table, seat, recap, say, picture, notice), picture)
