"""The command for the settings of a server."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.ui.settings.settings import set_server
from bot.ui.shell.boundary import error_boundary
from bot.ui.shell.context import Interaction
from cogs.choices import nights, zones


class SettingsCommands(commands.Cog):
    """The settings of a server."""

    @app_commands.command()
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.autocomplete(zone=zones, quiet=nights)
    async def settings(
        self, interaction: Interaction, zone: str | None = None, quiet: str | None = None
    ) -> None:
        """Show the settings of the server, with the buttons that change them."""
        async with error_boundary(interaction) as request:
            await set_server(request, zone, quiet)


async def setup(bot: commands.Bot) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(SettingsCommands())
