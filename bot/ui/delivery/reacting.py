"""Show reactions at a table, with at most one edit a second for all of them."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import discord

from bot.tables import Clock, Table
from bot.ui.delivery import responses
from bot.ui.delivery.background import Background
from bot.ui.delivery.channels import CHANNEL_GAP
from bot.ui.delivery.lanes import Lane
from bot.ui.delivery.publisher import TablePublisher

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]


class ReactionDisplay:
    """Edits a table's message through the presses on its reactions, which costs no request of the bot's own.

    After an edit, presses of the next second are only acknowledged, and the newest of them makes the next
    edit, which shows them all. An edit that shows the table's news shows its reactions as well.
    """

    def __init__(self, publisher: TablePublisher, clock: Clock) -> None:
        self._publisher = publisher
        self._clock = clock
        self._background = Background()
        self._stopping = asyncio.Event()
        self._newest: dict[str, Interaction | None] = {}
        """The tables with an edit less than a second ago, each with the newest press since then."""

    async def show(self, interaction: Interaction, table: Table) -> None:
        """Answer a press on a reaction. Raises Discord's errors."""
        if table.table_id in self._newest:
            self._newest[table.table_id] = interaction
            await responses.defer(interaction)
            return
        self._newest[table.table_id] = None
        try:
            await self._edit(interaction, table)
        finally:
            if self._background.start(self._go_on(table), "show reactions") is None:
                del self._newest[table.table_id]

    async def close(self) -> None:
        """Leave the remaining reactions unshown."""
        self._stopping.set()
        await self._background.close()

    async def _go_on(self, table: Table) -> None:
        try:
            while True:
                await self._clock.wait(self._stopping, self._clock.now() + CHANNEL_GAP)
                interaction, self._newest[table.table_id] = self._newest[table.table_id], None
                if interaction is None:
                    return
                await self._edit(interaction, table)
        except Exception as error:  # the next edit of the message shows them
            log.info("could not show reactions at table %s: %s", table, error)
        finally:
            del self._newest[table.table_id]

    async def _edit(self, interaction: Interaction, table: Table) -> None:
        if not await self._publisher.answer(interaction, table):
            self._publisher.changed(table, Lane.TABLES)
