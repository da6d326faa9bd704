"""When messages were sent, and whom they call."""

from __future__ import annotations

import discord
from discord.utils import snowflake_time

from bot.tables import Table, next_actor

SKEW = 60_000
"""Milliseconds by which Discord's clock and ours may differ."""


def sent_at(message_id: int) -> float:
    """When (ms) a message was sent, which its id says."""
    return snowflake_time(message_id).timestamp() * 1000


def sent_ago(message_id: int, now: int) -> float:
    """How long ago (ms) a message was sent."""
    return now - sent_at(message_id)


def on_turn(table: Table) -> list[discord.Object]:
    """The player on turn, to be pinged."""
    actor = next_actor(table)
    user_id = None if actor is None else table.chairs[actor].user_id
    return [] if user_id is None else [discord.Object(user_id)]
