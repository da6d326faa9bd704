"""Which hand is on whose screen, so that it is redrawn when its owner's choices change."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import discord

from bot.games.api import Seat
from bot.tables import Table
from bot.ui.artist import Artist
from bot.ui.hand import Look, Tiles, hand_message, possible
from bot.ui.illustrations import Post
from bot.ui.phrases import Say

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]

BEYOND_REACH = (10008, 10015, 50027)
"""Discord's answers for a message that its reader has closed, and for a press that is too old to edit it."""

UNKNOWN = "?"
"""No picture's file has this name."""


@dataclass(slots=True)
class Shown:
    """A private message that holds a hand, and what it shows."""

    press: Interaction
    """The press that may edit it, for a while."""
    message_id: int
    table: Table
    look: Look
    held: str
    """The name of the picture's file that it holds."""
    say: Say
    outdated: bool = False
    """It could not be redrawn although its owner's choices have changed."""


class Hands:
    """The newest hand message of every seat, redrawn as long as Discord lets us (15 minutes after a press).

    Kept in memory only: after a restart a press on an old hand brings it back.
    """

    def __init__(self, tiles: Tiles, artist: Artist) -> None:
        self._tiles = tiles
        self._artist = artist
        self._shown: dict[tuple[str, Seat], Shown] = {}
        self._armed: dict[str, dict[int, bool]] = {}

    def armed(self, table: Table, user_id: int) -> bool | None:
        """Whether somebody's cards at a table are sent with their call; None: nothing is known of it yet."""
        return self._armed.get(table.table_id, {}).get(user_id)

    def arm(self, table: Table, user_id: int, armed: bool) -> None:
        """From now on somebody's cards are sent with their call, or without it, until the match is over."""
        if table.is_open:
            self._armed.setdefault(table.table_id, {})[user_id] = armed

    def forget_player(self, user_id: int) -> None:
        """Forget what somebody has chosen at any table, and which messages of theirs hold a hand."""
        for armed in self._armed.values():
            armed.pop(user_id, None)
        self._shown = {place: shown for place, shown in self._shown.items() if shown.press.user.id != user_id}

    async def draw(
        self, table: Table, seat: Seat, look: Look, say: Say, notice: str = ""
    ) -> tuple[Post, Look]:
        """The hand of ``seat``, as ``look`` has it as far as the table still allows it, and that look."""
        allowed = possible(table, seat, look)
        if allowed != look and not notice:
            notice = say("hand-unbegun")
        picture = await self._artist.hand(table, seat, say)
        view = hand_message(table, seat, say, self._tiles, allowed, picture=picture, notice=notice)
        return Post(view, picture), allowed

    def forget(self, table_id: str, seat: Seat) -> Shown | None:
        """Stop redrawing the hand of ``seat``; gives the message that holds it."""
        return self._shown.pop((table_id, seat), None)

    def remember(self, table: Table, seat: Seat, shown: Shown) -> None:
        """A private message shows the hand of ``seat`` from now on."""
        if table.is_open:
            self._shown[table.table_id, seat] = shown

    async def refresh(self, table: Table) -> None:
        """Redraw the hands of ``table`` whose cards or choices are no longer what they show."""
        followed = [(seat, self._shown.get((table.table_id, seat))) for seat in range(len(table.chairs))]
        await asyncio.gather(
            *(
                self._redraw(table, seat, shown)
                for seat, shown in followed
                if shown is not None
                and shown.table.version <= table.version
                and _face(shown.table, seat) != _face(table, seat)
            )
        )
        if not table.is_open:
            self._armed.pop(table.table_id, None)
            for seat in range(len(table.chairs)):
                self._shown.pop((table.table_id, seat), None)

    async def _redraw(self, table: Table, seat: Seat, shown: Shown) -> None:
        shown.table = table
        if shown.press.user.id != table.chairs[seat].user_id:
            # The seat has another owner, who alone may see its cards.
            self._shown.pop((table.table_id, seat), None)
            await take_away(shown)
            return
        if shown.outdated or shown.press.is_expired():
            shown.outdated = True
            return
        post, look = await self.draw(table, seat, shown.look, shown.say)
        if self._shown.get((table.table_id, seat)) is not shown:
            return  # a press in the message came, and is answered with the newest
        try:
            await shown.press.edit_original_response(**post.edit(shown.held))
        except Exception as refused:
            # Nothing is lost: the next press in the message, or on "My hand", shows the hand as it is.
            shown.outdated = True
            is_expected = isinstance(refused, discord.HTTPException) and refused.code in BEYOND_REACH
            level = logging.DEBUG if is_expected else logging.WARNING
            log.log(level, "a hand of table %s could not be redrawn: %s", table.table_id, refused)
            return
        shown.look, shown.held = look, post.name
        newest = self._shown.get((table.table_id, seat))
        if newest is None or newest.message_id != shown.message_id:
            return
        if newest is not shown or newest.table is not table:
            # The message was drawn anew meanwhile. Which of the two Discord took last is not known.
            newest.held = UNKNOWN
            await self._redraw(newest.table, seat, newest)


async def take_away(shown: Shown) -> None:
    """Delete a message that holds a hand, while Discord lets us."""
    if not shown.press.is_expired():
        with suppress(discord.HTTPException):  # its reader may have closed it first
            await shown.press.delete_original_response()


def _face(table: Table, seat: Seat) -> object:
    """What a hand message depends on, apart from the passing of time."""
    seen = table.observe(seat)
    chair = table.chairs[seat]
    whose = (table.phase, seen.phase, seat in seen.out, chair.user_id, chair.present)
    turn = (table.deadline, seen.lines) if seat in seen.to_act else None
    return (seen.hand, seen.legal, seen.hints, whose, turn)
