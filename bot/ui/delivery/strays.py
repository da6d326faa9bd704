"""Messages that the bot has sent and does not know of, found in a channel's history by their buttons."""

from __future__ import annotations

from datetime import UTC, datetime

import discord
from discord.utils import time_snowflake

from bot.tables import Table
from bot.ui.delivery.posts import button_ids

BEFORE = 10_000
"""Milliseconds by which Discord's clock may be behind ours."""
PAGE = 100
"""So many messages are looked through at most, in one request."""


async def strays(
    place: discord.PartialMessageable, bot_id: int, table: Table, since: int, but: int | None
) -> list[int]:
    """The bot's messages in a channel since a time (ms) whose buttons are those of ``table``, all ``but``
    the one that is known.
    """
    after = discord.Object(time_snowflake(datetime.fromtimestamp((since - BEFORE) / 1000, UTC)))
    return [
        message.id
        async for message in place.history(limit=PAGE, after=after)
        if message.author.id == bot_id
        and message.id != but
        and any(table.table_id in custom_id for custom_id in button_ids(message))
    ]
