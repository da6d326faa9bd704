"""The command for the settings of a server."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.ui.settings.actions import show_server
from bot.ui.shell.boundary import error_boundary
from bot.ui.shell.context import Interaction


class Settings(commands.Cog):
    """The settings of a server."""

    @app_commands.command()
    @app_commands.default_permissions(manage_guild=True)
    async def settings(self, interaction: Interaction) -> None:
        """Show the settings of the server, with the buttons that change them."""
        async with error_boundary(interaction) as request:
            await show_server(interaction, request)


async def setup(bot: commands.Bot) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(Settings())
