"""Which hand is on whose screen, so that it is redrawn when its owner's choices change."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import Any

import discord

from bot.games.api import Seat
from bot.tables import Table
from bot.ui.hand import Tiles, hand_message
from bot.ui.phrases import Say

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]


@dataclass(slots=True)
class _Shown:
    """A private message that holds a hand: the press that may still edit it, and what it shows."""

    press: Interaction
    face: object
    say: Say


class Hands:
    """The newest hand message of every seat, as long as Discord lets us edit it (15 minutes after a press).

    Kept in memory only: after a restart a press on an old hand brings it back.
    """

    def __init__(self, tiles: Tiles) -> None:
        self._tiles = tiles
        self._shown: dict[tuple[str, Seat], _Shown] = {}

    def forget(self, table_id: str, seat: Seat) -> Interaction | None:
        """Stop redrawing the hand of ``seat``; gives the press that could still edit it."""
        shown = self._shown.pop((table_id, seat), None)
        return shown.press if shown and not shown.press.is_expired() else None

    def remember(self, press: Interaction, table: Table, seat: Seat, say: Say) -> None:
        """The answer to ``press`` shows the hand of ``seat`` as it is in ``table``."""
        self._shown[table.table_id, seat] = _Shown(press, _face(table, seat), say)

    async def refresh(self, table: Table) -> None:
        """Redraw the hands of ``table`` whose cards or choices are no longer what they show."""
        for seat in range(len(table.chairs)):
            shown = self._shown.get((table.table_id, seat))
            if shown is None or shown.face == _face(table, seat):
                continue
            if shown.press.is_expired():
                del self._shown[table.table_id, seat]
                continue
            shown.face = _face(table, seat)
            try:
                await shown.press.edit_original_response(
                    view=hand_message(table, seat, shown.say, self._tiles)
                )
            except discord.HTTPException as gone:
                # The player closed the message, or its token died a little early: nothing is lost.
                log.debug("a hand of table %s could not be redrawn: %s", table.table_id, gone)
                self._shown.pop((table.table_id, seat), None)
            if not table.is_open:
                self._shown.pop((table.table_id, seat), None)


def _face(table: Table, seat: Seat) -> object:
    """What a hand message depends on, apart from the passing of time."""
    seen = table.observe(seat)
    return (seen.hand, seen.legal, seen.phase, seat in seen.out)
