"""The command that shows the privacy notice."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.ui.account.privacy import ShowNotice, show_notice
from bot.ui.shell.boundary import error_boundary
from bot.ui.shell.context import Interaction
from cogs.anywhere import anywhere


class PrivacyCommands(commands.Cog):
    """The privacy notice."""

    @anywhere
    @app_commands.command()
    async def privacy(self, interaction: Interaction) -> None:
        """Show the privacy notice."""
        async with error_boundary(interaction) as request:
            await show_notice(request, ShowNotice())


async def setup(bot: commands.Bot) -> None:
    """Add the command to the bot."""
    await bot.add_cog(PrivacyCommands())
