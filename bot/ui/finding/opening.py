"""Open a table for people who have waited for others, in the channel that the server has named."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.games import GAMES
from bot.services import WaitRow
from bot.tables import Refused, Table
from bot.ui.settings.community import OPENS
from bot.ui.shell.budgets import need_table, spending
from bot.ui.shell.context import Request
from bot.ui.tables.opening import new_thread

IN_THREADS = discord.Permissions(create_public_threads=True, send_messages_in_threads=True)
"""What the bot also needs to open a table in a thread of the channel."""


async def find_channel(request: Request) -> discord.TextChannel:
    """Return the channel where tables open for waiting people.

    Raises Refused ``finding_off`` if the server has named none, ``finding_closed`` if it is gone or the bot
    may not show a table there, and ``finding_not_yours`` if the user may not write there.
    """
    channel_id = (await request.services.preferences.server(request.place_id)).find_channel
    if channel_id is None:
        raise Refused("finding_off")
    guild, user = request.interaction.guild, request.interaction.user
    channel = guild.get_channel(channel_id) if guild is not None else None
    if not can_open_in(channel):
        raise Refused("finding_closed", channel=f"<#{channel_id}>")
    assert isinstance(channel, discord.TextChannel)  # noqa: S101 - can_open_in has checked that
    if isinstance(user, discord.Member):
        own = channel.permissions_for(user)
        if not (own.view_channel and own.send_messages):
            raise Refused("finding_not_yours", channel=channel.mention)
    return channel


def can_open_in(channel: object) -> bool:
    """Return whether the bot may show tables in a channel, which must be a normal text channel."""
    if not isinstance(channel, discord.TextChannel) or channel.is_news():
        return False
    return channel.permissions_for(channel.guild.me).is_superset(OPENS)


async def open_for(
    request: Request, channel: discord.TextChannel, game: str, company: Sequence[WaitRow]
) -> Table:
    """Open a table for the user and the ``company`` in the channel: in a thread of it if it's slow or if the
    channel has a table already.

    Raises Refused as opening a table does, ``company_gone`` if none of them waits any more, and
    ``finding_taken`` if the bot may open no thread.
    """
    await need_table(request)
    await request.take_time()  # Discord may be slow to open a thread
    if company[0].clock != "slow" or not channel.permissions_for(channel.guild.me).is_superset(IN_THREADS):
        try:
            async with spending(request, "messages", channel):
                return await _open(request, channel.id, game, company)
        except Refused as refused:
            if refused.code != "channel_taken":
                raise
    if not channel.permissions_for(channel.guild.me).is_superset(IN_THREADS):
        raise Refused("finding_taken", channel=channel.mention)
    async with spending(request, "threads", channel), new_thread(channel, GAMES[game].spec.name) as thread:
        return await _open(request, thread.id, game, company, in_thread=True)


async def _open(
    request: Request, channel_id: int, game: str, company: Sequence[WaitRow], *, in_thread: bool = False
) -> Table:
    services = request.services
    rules = services.house_rules.default(request.place_id, game)
    table = await services.waiting.open(
        channel_id, request.who, request.interaction.id, rules, company, in_thread=in_thread
    )
    services.publisher.changed(table)
    return table
