"""Commands about the play money of a server."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.ui.chips.chips import show_chips
from bot.ui.shell.boundary import error_boundary
from bot.ui.shell.context import Interaction


class ChipCommands(commands.GroupCog, group_name="chips"):
    """Commands that show chips."""

    @app_commands.command()
    async def show(self, interaction: Interaction, member: discord.Member | None = None) -> None:
        """Show a member's statement, which leads to everybody's balances."""
        async with error_boundary(interaction) as request:
            await show_chips(request, member or interaction.user)


async def setup(bot: commands.Bot) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(ChipCommands())
