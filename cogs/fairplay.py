"""The command that shows the staff the fair-play report."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.ui.records.fair_play import show_hints
from bot.ui.shell.boundary import error_boundary
from bot.ui.shell.context import Interaction
from cogs.choices import seasons


class FairPlayCommands(commands.Cog):
    """Fair play hints for the staff. The command checks that the user is staff."""

    @app_commands.command()
    @app_commands.default_permissions(manage_messages=True)
    @app_commands.autocomplete(season=seasons)
    async def fairplay(
        self, interaction: Interaction, member: discord.Member | None = None, season: str = "all"
    ) -> None:
        """Show hints from matches, about everybody or one member."""
        async with error_boundary(interaction) as request:
            await show_hints(request, member, season)


async def setup(bot: commands.Bot) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(FairPlayCommands())
