"""Draw a hand's message and send it by a press, with the card emojis that Discord knows."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Protocol

from bot.games.api import Seat
from bot.tables import Clock, Table
from bot.ui.components.post import ReadyPost
from bot.ui.delivery import responses
from bot.ui.delivery.governor import Governor
from bot.ui.delivery.hand_view import HandView
from bot.ui.delivery.outcomes import is_outage, within
from bot.ui.delivery.response import ANSWERED_WITHIN, Response
from bot.ui.delivery.tracked_hand import TrackedHand
from bot.ui.i18n.translator import Translator
from bot.ui.pictures.emojis import ApplicationTiles, Tiles

log = logging.getLogger(__name__)


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
    """Draws hands, sends them, and deletes them, by presses whose tokens the caller holds."""

    draw: DrawHand
    tiles: ApplicationTiles
    governor: Governor
    clock: Clock

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

    async def finds(self, hand: TrackedHand, response: Response) -> bool:
        """Return whether a press can edit a hand, after asking Discord for the message's id if necessary.

        If the press was only acknowledged, its "original response" is the pressed message of the table, and
        not the hand. If it was answered with words instead, the response is those words.
        """
        if responses.is_expired(response.interaction):
            return False
        if not hand.message_id:
            answer = await self.governor.watched(response.original())
            is_hand = answer.flags.ephemeral and answer.flags.components_v2
            if not is_hand or response.pressed == answer.id:
                return False
            hand.message_id = answer.id
        return True

    async def redraw(self, hand: TrackedHand, response: Response) -> None:
        """Edit a hand by a press, so that it shows the newest version of its table. The lock of its writer
        must be held. Raises Discord's errors.
        """
        table, is_urgent, hand.needs_redraw = hand.newest, hand.is_urgent, False
        if hand.has_concerns:
            hand.view = replace(hand.view, notice="")
        edit = partial(response.edit, hand.followup_to(response.interaction))

        async def send(post: ReadyPost) -> None:
            await self.governor.watched(hand.writer.send(post, edit))

        _, hand.view = await self.send(table, hand.seat, hand.view, hand.say, send)
        hand.redrawn(table, self.clock.monotonic(), is_urgent=is_urgent)

    async def delete(self, hand: TrackedHand, response: Response) -> bool:
        """Delete a hand by a press, if not expired. The lock of its writer must be held. Return False
        if it should be tried again later, because Discord doesn't answer.
        """
        press = response.interaction
        hand.is_leaving = bool(hand.message_id) and not responses.is_expired(press)
        if hand.is_leaving:
            try:
                await within(self.clock, ANSWERED_WITHIN, response.delete(hand.followup_to(press)))
            except Exception as refused:  # the player may have closed it first
                hand.is_leaving = False
                log.debug("a hand stays: %s", refused)
                return not is_outage(refused)
        return True
