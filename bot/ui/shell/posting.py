"""Posting in a channel for a user: within their budget, and the same thing only once in a while."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import discord

from bot.milliseconds import HOUR
from bot.tables import Refused
from bot.ui.delivery.outcomes import is_outage
from bot.ui.shell.admission import need_welcome
from bot.ui.shell.budgets import spending
from bot.ui.shell.context import Request

AGAIN = HOUR
"""Milliseconds before the same thing can be posted in the same channel again."""


@asynccontextmanager
async def posting_once(
    request: Request, what: str, again: Refused, channel: discord.abc.Snowflake | None = None
) -> AsyncIterator[None]:
    """Count the message that the block posts in ``channel`` (default: that of the press), unless the block
    fails. ``what`` tells things apart.

    Raises ``again`` if the same was posted there less than :data:`AGAIN` ms ago or is being posted now,
    Refused ``post_unknown`` if Discord's answer is lost, after which it counts as posted, and Refused as
    :func:`need_welcome` and :func:`spending` do.
    """
    await need_welcome(request)
    posted, now = request.services.posted, request.services.clock.now()
    key = what, request.channel_id if channel is None else channel.id
    for known, at in list(posted.items()):
        if not 0 <= now - at < AGAIN:
            del posted[known]
    if key in posted:
        raise again
    posted[key] = now  # before anything is waited for, so that a second press finds it
    try:
        async with spending(request, "messages", channel):
            yield
    except BaseException as failed:
        if is_outage(failed):
            raise Refused("post_unknown") from failed
        posted.pop(key, None)
        raise
