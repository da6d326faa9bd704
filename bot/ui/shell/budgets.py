"""Budgets of member, channel and server, checked at presses and commands."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Any

import discord

from bot.services import Spender
from bot.services.limits import Kind, Scope
from bot.tables import Refused, Table
from bot.ui.shell.context import Interaction, Request, services_of
from bot.ui.shell.places import place_of

PLAYED = {"call", "hand"}
"""Commands that play, which no budget refuses."""


async def need_command(interaction: Interaction) -> None:
    """Count a command. Raises Refused ``budget_commands`` if the user gave too many in the last minute."""
    data: Any = interaction.data or {}
    if data.get("name") not in PLAYED:
        await need_pace(interaction)


async def need_pace(interaction: Interaction) -> None:
    """Count a press or command. Raises Refused ``budget_commands`` if there were too many in the last
    minute.
    """
    place = place_of(interaction)
    manages = place.is_server and interaction.permissions.manage_guild
    await services_of(interaction).budgets.need_pace(place.id, interaction.user.id, manages=manages)


@asynccontextmanager
async def spending(request: Request, kind: Kind, channel: object = None) -> AsyncIterator[None]:
    """Count a thread or message that the block makes in ``channel`` (default: that of the press), unless the
    block raises Refused.

    Raises Refused as :meth:`Budgets.spend` does.
    """
    budgets, here = request.services.budgets, channel_of(channel or request.interaction.channel)
    by = Spender(request.place_id, here, request.user_id, request.interaction.id)
    await budgets.spend(by, kind)
    try:
        yield
    except Refused:
        await budgets.give_back(by, kind)
        raise


async def need_table(request: Request) -> None:
    """Raise Refused ``budget_tables`` if the user, the channel or the server has too many open tables, and
    ``no_room`` if the server has reached the limit of the people who run the bot.
    """
    place_id, channel_id = request.place_id, request.channel_id
    services, here = request.services, channel_of(request.interaction.channel)
    services.tables.room.need(place_id)
    tables = counted(services.tables.open_tables(place_id))
    own = [table for table in tables if opener(table) == request.user_id]
    beside = [
        table for table in tables if _channel_of_table(request.interaction, table) in (here, channel_id)
    ]
    there: dict[Scope, int] = {"member": len(own), "channel": len(beside), "server": len(tables)}
    await services.budgets.need_room(place_id, "tables", there)


async def need_league(request: Request, channel_id: int) -> None:
    """Raise Refused ``budget_leagues`` if the user, the channel or the server has too many open seasons."""
    services = request.services
    running = services.seasons.running(request.place_id)
    own = 0
    for season in running:
        umpire = (await services.seasons.names(season)).get(season.umpire)
        own += umpire is not None and umpire.user_id == request.user_id
    beside = sum(season.settings.channel == channel_id for season in running)
    there: dict[Scope, int] = {"member": own, "channel": beside, "server": len(running)}
    await services.budgets.need_room(request.place_id, "leagues", there)


def counted(tables: Iterable[Table]) -> list[Table]:
    """Return the tables that count, which season tables don't."""
    return [table for table in tables if table.fixture is None]


def opener(table: Table) -> int | None:
    """Return the user who opened a table, or its host since that user left. None if they were forgotten."""
    return next((chair.user_id for chair in table.chairs if chair.person == table.host), None)


def channel_of(channel: object) -> int:
    """Return the id of a channel, or of a thread's parent channel."""
    return channel.parent_id if isinstance(channel, discord.Thread) else getattr(channel, "id", 0)


def _channel_of_table(interaction: Interaction, table: Table) -> int:
    guild = interaction.guild
    there = guild.get_channel_or_thread(table.channel_id) if guild is not None else None
    return table.channel_id if there is None else channel_of(there)
