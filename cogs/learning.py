"""Commands that explain: the bot, and its games."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.games import GAMES
from bot.tables import Refused
from bot.ui.delivery.responses import reply_private
from bot.ui.help.help import show_help
from bot.ui.help.rules import rules_message
from bot.ui.shell.boundary import error_boundary
from bot.ui.shell.context import Interaction, place_of
from cogs.choices import games


class Learning(commands.Cog):
    """Help and rules, shown to the user alone."""

    @app_commands.command()
    @app_commands.choices(game=games())
    async def rules(self, interaction: Interaction, game: str | None = None) -> None:
        """Explain a game on one screen."""
        async with error_boundary(interaction) as request:
            try:
                table = request.services.tables.in_channel(place_of(interaction)[1])
            except Refused:  # there is no table here
                table = None
            key = game or (table.game_key if table else next(iter(GAMES)))
            options = table.options if table and table.game_key == key else {}
            view = rules_message(GAMES[key].spec, request.say, options)
            await reply_private(interaction, view=view)

    @app_commands.command()
    @app_commands.choices(game=games())
    async def help(self, interaction: Interaction, game: str | None = None) -> None:
        """Show the help for newcomers."""
        async with error_boundary(interaction) as request:
            await show_help(interaction, request, game)


async def setup(bot: commands.Bot) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(Learning())
