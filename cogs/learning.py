"""Commands that explain: the bot, and its games."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.ui.help.help import show_help
from bot.ui.help.rules import show_rules
from bot.ui.shell.boundary import error_boundary
from bot.ui.shell.context import Interaction
from cogs.anywhere import anywhere
from cogs.choices import games


class LearningCommands(commands.Cog):
    """Help and rules, shown to the user alone."""

    @anywhere
    @app_commands.command()
    @app_commands.choices(game=games())
    async def rules(self, interaction: Interaction, game: str | None = None) -> None:
        """Explain a game, page by page."""
        async with error_boundary(interaction) as request:
            await show_rules(request, game)

    @anywhere
    @app_commands.command()
    @app_commands.choices(game=games())
    async def help(self, interaction: Interaction, game: str | None = None) -> None:
        """Show the help for newcomers."""
        async with error_boundary(interaction) as request:
            await show_help(request, game)


async def setup(bot: commands.Bot) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(LearningCommands())
