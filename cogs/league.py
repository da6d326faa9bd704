"""Commands about leagues, for everyone."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.ui.leagues.champions import show_champions
from bot.ui.leagues.seasons import suggested_seasons
from bot.ui.leagues.views import chosen, show_member
from bot.ui.presses.leagues import AskToLeaveSeason, JoinSeason, ShowFixtures, ShowInfo, ShowStandings
from bot.ui.shell.boundary import error_boundary
from bot.ui.shell.context import Interaction
from cogs.choices import Choices, shown


async def seasons(interaction: Interaction, current: str) -> Choices:
    """The seasons of the server whose names contain ``current``."""
    return shown(await suggested_seasons(interaction, current))


class LeagueCommands(commands.GroupCog, group_name="league"):
    """Commands to look at a league and to take part in it."""

    @app_commands.command()
    @app_commands.autocomplete(league=seasons)
    async def info(self, interaction: Interaction, league: str | None = None) -> None:
        """Show the information about a season."""
        async with error_boundary(interaction) as request:
            if season := await chosen(request, league):
                await ShowInfo(season.key).handle(request)

    @app_commands.command()
    @app_commands.autocomplete(league=seasons)
    async def join(self, interaction: Interaction, league: str | None = None) -> None:
        """Sign up for a season."""
        async with error_boundary(interaction) as request:
            if season := await chosen(request, league):
                await JoinSeason(season.key).handle(request)

    @app_commands.command()
    @app_commands.autocomplete(league=seasons)
    async def leave(self, interaction: Interaction, league: str | None = None) -> None:
        """Give up one's place in a season."""
        async with error_boundary(interaction) as request:
            if season := await chosen(request, league):
                await AskToLeaveSeason(season.key).handle(request)

    @app_commands.command()
    @app_commands.autocomplete(league=seasons)
    async def standings(
        self, interaction: Interaction, league: str | None = None, member: discord.Member | None = None
    ) -> None:
        """Show the standings, or a member's account."""
        async with error_boundary(interaction) as request:
            if season := await chosen(request, league):
                if member is None:
                    await ShowStandings(season.key).handle(request)
                else:
                    await show_member(request, season, member)

    @app_commands.command()
    async def champions(self, interaction: Interaction) -> None:
        """Show who has won the seasons of the server."""
        async with error_boundary(interaction) as request:
            await show_champions(request)

    @app_commands.command()
    @app_commands.autocomplete(league=seasons)
    async def fixtures(
        self,
        interaction: Interaction,
        league: str | None = None,
        round: app_commands.Range[int, 1, 999] | None = None,  # noqa: A002 - the option's name in Discord
    ) -> None:
        """Show the fixtures of a round."""
        async with error_boundary(interaction) as request:
            if season := await chosen(request, league):
                await ShowFixtures(season.key, round or 0).handle(request)


async def setup(bot: commands.Bot) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(LeagueCommands())
