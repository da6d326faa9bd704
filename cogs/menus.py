"""Commands in the menus of members and messages (right click, or a long press on a phone)."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.ui.help.rules import show_rules
from bot.ui.records.stats import show_stats
from bot.ui.replays.replays import show_match_of
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


async def rules(interaction: Interaction, message: discord.Message) -> None:
    """Show the rules of the game at the table of the message's channel."""
    async with error_boundary(interaction) as request:
        await show_rules(request, None)


async def replay(interaction: Interaction, message: discord.Message) -> None:
    """Watch the match of a table's message again."""
    async with error_boundary(interaction) as request:
        await show_match_of(request, message)


async def setup(bot: commands.Bot) -> None:
    """Add the commands to the bot."""
    menus = (("Play with", play_with), ("Statistics", statistics), ("Rules", rules), ("Replay", replay))
    for name, callback in menus:
        bot.tree.add_command(app_commands.ContextMenu(name=name, callback=callback))
