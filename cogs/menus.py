"""Commands in a member's menu (right click, or a long press on a phone), where no name needs typing."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.ui.records.stats import show_stats
from bot.ui.shell.boundary import error_boundary
from bot.ui.shell.context import Interaction
from bot.ui.tables.inviting import show_invitation


async def statistics(interaction: Interaction, member: discord.Member) -> None:
    """Show a member's statistics."""
    async with error_boundary(interaction) as request:
        await show_stats(request, member, None)


async def play_with(interaction: Interaction, member: discord.Member) -> None:
    """Ask which game to play with a member."""
    async with error_boundary(interaction) as request:
        await show_invitation(request, member)


async def setup(bot: commands.Bot) -> None:
    """Add the commands to the bot."""
    for name, callback in (("Play with", play_with), ("Statistics", statistics)):
        bot.tree.add_command(app_commands.ContextMenu(name=name, callback=callback))
