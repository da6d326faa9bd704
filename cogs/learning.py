"""Commands that explain: the bot, and its games."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.games import GAMES
from bot.tables import Refused
from bot.ui.help import help_message
from bot.ui.room import Interaction, answering, place_of
from bot.ui.rules import rules_message
from cogs.choices import games


class Learning(commands.Cog):
    """Help and rules, for the asker alone."""

    @app_commands.command(description="The rules of a game, and the house rules of this table")
    @app_commands.describe(game="Which game (the one at this table, or Olsen)")
    @app_commands.choices(game=games())
    async def rules(self, interaction: Interaction, game: str | None = None) -> None:
        """Explain a game on one screen."""
        async with answering(interaction) as room:
            try:
                table = room.tables.in_channel(place_of(interaction)[1])
            except Refused:  # no table here, which is no reason not to explain a game
                table = None
            key = game or (table.game_key if table else next(iter(GAMES)))
            options = table.options if table and table.game_key == key else {}
            view = rules_message(GAMES[key].spec, room.say, options)
            await interaction.response.send_message(view=view, ephemeral=True)

    @app_commands.command(description="What this bot does, and how to begin")
    async def help(self, interaction: Interaction) -> None:
        """The first thing a newcomer reads."""
        async with answering(interaction) as room:
            await interaction.response.send_message(view=help_message(room.say), ephemeral=True)


async def setup(bot: commands.Bot) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(Learning())
