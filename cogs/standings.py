"""Commands about what has been played: leaderboards and a member's numbers."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.games import GAMES
from bot.ui.presses import show_leaderboard
from bot.ui.room import Interaction, answering, place_of
from bot.ui.standings import stats_message
from cogs.choices import games


class Standings(commands.Cog):
    """Leaderboards and statistics of this server."""

    @app_commands.command()
    @app_commands.choices(game=games())
    async def leaderboard(self, interaction: Interaction, game: str = "olsen") -> None:
        """The first page of a leaderboard."""
        async with answering(interaction) as room:
            await show_leaderboard(interaction, room, game)

    @app_commands.command()
    async def stats(self, interaction: Interaction, member: discord.Member | None = None) -> None:
        """A member's numbers, game by game."""
        async with answering(interaction) as room:
            guild_id, _ = place_of(interaction)
            asked = member or interaction.user
            stats = await room.standings.stats(guild_id, asked.id)
            specs = {key: game.spec for key, game in GAMES.items()}
            view = stats_message(asked.display_name, stats, specs, room.say)
            await interaction.response.send_message(view=view, ephemeral=True)


async def setup(bot: commands.Bot) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(Standings())
