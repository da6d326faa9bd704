"""Messages that the bot has sent and does not know of, found in a channel's history by their buttons."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from datetime import UTC, datetime

import discord
from discord.utils import time_snowflake

from bot.tables import Table
from bot.ui.delivery.posts import button_ids

log = logging.getLogger(__name__)

BEFORE = 10_000
"""Milliseconds by which Discord's clock may be behind ours."""
PAGE = 100
"""So many messages are looked through at most, in one request."""


def place_of(client: discord.Client, table: Table) -> discord.PartialMessageable:
    """The channel of ``table``, whether or not Discord has told of it."""
    return client.get_partial_messageable(table.channel_id, guild_id=table.guild_id)


@dataclass(frozen=True, slots=True)
class Strays:
    """Takes messages of tables away that are not theirs, or not any more."""

    client: discord.Client

    async def sweep(self, table: Table, since: int, but: int | None) -> None:
        """Take away the messages since a time (ms) whose buttons are those of ``table``, all ``but`` its own.

        Raises what Discord answers to the search; where it forbids that, they stay.
        """
        me = self.client.user
        after = discord.Object(time_snowflake(datetime.fromtimestamp((since - BEFORE) / 1000, UTC)))
        try:
            found = [
                message.id
                async for message in place_of(self.client, table).history(limit=PAGE, after=after)
                if me is not None
                and message.author.id == me.id
                and message.id != but
                and any(table.table_id in custom_id for custom_id in button_ids(message))
            ]
        except discord.Forbidden as refused:  # a press on one takes it away as well
            log.info("strays of table %s cannot be looked for: %s", table.table_id, refused)
            return
        for stray in found:
            await self.remove(table, stray)

    async def remove(self, table: Table, message_id: int) -> None:
        """Take a message of ``table`` away, where it still is."""
        try:
            await place_of(self.client, table).get_partial_message(message_id).delete()
        except Exception as refused:  # a press on it takes it away as well
            log.info("an older message of table %s stays: %s", table.table_id, refused)
