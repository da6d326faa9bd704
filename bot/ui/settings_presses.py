"""What happens when somebody opens settings, or presses a button there."""

from __future__ import annotations

import re
from typing import Any, cast

import discord

from bot.ui.delivery.responses import private
from bot.ui.room import Interaction, Room, need_manager, place_of
from bot.ui.settings import player_change, player_screen, server_change, server_change_picked, server_screen


async def show_server(interaction: Interaction, room: Room) -> None:
    """Show what is set for the server, to somebody who may change it."""
    need_manager(interaction)
    guild_id, _ = place_of(interaction)
    settings = await room.preferences.server(guild_id)
    await private(interaction, server_screen(settings, cast(discord.Guild, interaction.guild), room.say))


async def show_player(interaction: Interaction, room: Room) -> None:
    """Show the presser what they have set for themselves."""
    await private(interaction, player_screen(room.taste, room.say))


async def change(interaction: Interaction, room: Room, match: re.Match[str]) -> None:
    """``g:`` set something for the server, or for the presser."""
    guild_id, _ = place_of(interaction)
    if match["whose"] == "server":
        need_manager(interaction)
        change = server_change(match["what"], match["value"])
        await room.preferences.change_server(guild_id, **change)
        if "language" in change:
            for table in room.tables.open_tables(guild_id):
                room.publisher.changed(table)
        await show_server(interaction, room)
        return
    user = interaction.user
    wish = player_change(match["what"], match["value"])
    taste = await room.preferences.change_player(guild_id, user.id, user.display_name, **wish)
    await show_player(interaction, room.for_player(interaction, taste))


async def pick(interaction: Interaction, room: Room, match: re.Match[str]) -> None:
    """``p:`` set the channels or the role that were picked for the server."""
    need_manager(interaction)
    guild_id, _ = place_of(interaction)
    data: Any = interaction.data
    picked = server_change_picked(match["what"], [int(value) for value in data["values"]])
    await room.preferences.change_server(guild_id, **picked)
    await show_server(interaction, room)
