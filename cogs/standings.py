"""Commands about past matches: leaderboards, statistics, replays."""

from __future__ import annotations

from typing import cast, get_args

import discord
from discord import app_commands
from discord.ext import commands

from bot.services import Order
from bot.ui.records.leaderboards import show_leaderboard
from bot.ui.records.offers import match_meant
from bot.ui.records.stats import show_stats
from bot.ui.replays.story import open_story
from bot.ui.shell.boundary import error_boundary
from bot.ui.shell.context import Interaction
from cogs.choices import games, past_matches, periods

ORDERS = [app_commands.Choice(name=order, value=order) for order in get_args(Order)]


class StandingsCommands(commands.Cog):
    """Leaderboards, statistics and replays of this server."""

    @app_commands.command()
    @app_commands.choices(game=games(), by=ORDERS)
    @app_commands.autocomplete(period=periods)
    async def leaderboard(
        self, interaction: Interaction, game: str = "olsen", period: str = "all", by: str = "wins"
    ) -> None:
        """Show the first page of a leaderboard."""
        async with error_boundary(interaction) as request:
            await show_leaderboard(request, game, period, cast(Order, by))

    @app_commands.command()
    async def stats(
        self,
        interaction: Interaction,
        member: discord.Member | None = None,
        against: discord.Member | None = None,
    ) -> None:
        """Show a member's statistics, or their record against another member."""
        async with error_boundary(interaction) as request:
            await show_stats(request, member or interaction.user, against)

    @app_commands.command()
    @app_commands.autocomplete(match=past_matches)
    async def replay(self, interaction: Interaction, match: str) -> None:
        """Show the story of a finished match."""
        async with error_boundary(interaction) as request:
            await open_story(request, await match_meant(request, match))


async def setup(bot: commands.Bot) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(StandingsCommands())
