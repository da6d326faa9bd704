"""Commands about the user's own settings, tables and data."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.ui.account.avoiding import avoid
from bot.ui.account.privacy import AskToForget, SendData, ask_about_forgetting, send_data
from bot.ui.settings.settings import set_player
from bot.ui.shell.boundary import error_boundary
from bot.ui.shell.context import Interaction
from bot.ui.tables.away import be_away
from bot.ui.tables.my import show_games
from cogs.anywhere import CONTEXTS, INSTALLS
from cogs.choices import days_ahead, nights, zones


class MyCommands(commands.Cog):
    """Commands about the user's own settings, tables and data."""

    my = app_commands.Group(name="my", description="…", allowed_installs=INSTALLS, allowed_contexts=CONTEXTS)

    @my.command()
    @app_commands.autocomplete(zone=zones, quiet=nights)
    async def settings(
        self, interaction: Interaction, zone: str | None = None, quiet: str | None = None
    ) -> None:
        """Show the user's own settings, with the buttons that change them."""
        async with error_boundary(interaction) as request:
            await set_player(request, zone, quiet)

    @my.command()
    async def games(self, interaction: Interaction) -> None:
        """List the user's open tables on all servers."""
        async with error_boundary(interaction) as request:
            await show_games(request)

    @my.command()
    async def data(self, interaction: Interaction) -> None:
        """Send the user a file with all data about them."""
        async with error_boundary(interaction) as request:
            await send_data(request, SendData())

    @my.command()
    async def forget(self, interaction: Interaction) -> None:
        """Ask the user for confirmation before they are forgotten."""
        async with error_boundary(interaction) as request:
            await ask_about_forgetting(request, AskToForget())

    @my.command()
    async def avoid(self, interaction: Interaction, member: discord.User) -> None:
        """Refuse to be seated with another member, or take that back."""
        async with error_boundary(interaction) as request:
            await avoid(request, member)

    @my.command()
    @app_commands.autocomplete(until=days_ahead)
    async def away(self, interaction: Interaction, until: str = "") -> None:
        """Mark the user as away from their slow tables, or as back."""
        async with error_boundary(interaction) as request:
            await be_away(request, until)


async def setup(bot: commands.Bot) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(MyCommands())
