"""What happens when somebody opens settings, or presses a button there."""

from __future__ import annotations

import re
from typing import Any, cast

import discord

from bot.ui.delivery.responses import private
from bot.ui.settings.views import (
    player_change,
    player_screen,
    server_change,
    server_change_picked,
    server_screen,
)
from bot.ui.shell.context import Interaction, RequestContext, place_of
from bot.ui.shell.permissions import need_manager


async def show_server(interaction: Interaction, request: RequestContext) -> None:
    """Show what is set for the server, to somebody who may change it."""
    need_manager(interaction)
    guild_id, _ = place_of(interaction)
    settings = await request.services.preferences.server(guild_id)
    await private(interaction, server_screen(settings, cast(discord.Guild, interaction.guild), request.say))


async def show_player(interaction: Interaction, request: RequestContext) -> None:
    """Show the presser what they have set for themselves."""
    await private(interaction, player_screen(request.settings, request.say))


async def change(interaction: Interaction, request: RequestContext, match: re.Match[str]) -> None:
    """``g:`` set something for the server, or for the presser."""
    guild_id, _ = place_of(interaction)
    if match["whose"] == "server":
        need_manager(interaction)
        change = server_change(match["what"], match["value"])
        await request.services.preferences.change_server(guild_id, **change)
        if "language" in change:
            for table in request.services.tables.open_tables(guild_id):
                request.services.publisher.changed(table)
        await show_server(interaction, request)
        return
    user = interaction.user
    wish = player_change(match["what"], match["value"])
    taste = await request.services.preferences.change_player(guild_id, user.id, user.display_name, **wish)
    await show_player(interaction, request.services.request_of(interaction, taste))


async def pick(interaction: Interaction, request: RequestContext, match: re.Match[str]) -> None:
    """``p:`` set the channels or the role that were picked for the server."""
    need_manager(interaction)
    guild_id, _ = place_of(interaction)
    data: Any = interaction.data
    picked = server_change_picked(match["what"], [int(value) for value in data["values"]])
    await request.services.preferences.change_server(guild_id, **picked)
    await show_server(interaction, request)
