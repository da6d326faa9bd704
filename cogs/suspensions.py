"""Commands by which the staff suspend members from tables and leagues."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.app_commands import Choice, Range
from discord.ext import commands

from bot.ui.shell.boundary import error_boundary
from bot.ui.shell.context import Interaction
from bot.ui.umpire import suspensions
from cogs.choices import times

PLACES = [Choice(name=place, value=place) for place in ("all", "tables", "leagues")]


@app_commands.default_permissions(manage_messages=True)
class SuspensionCommands(commands.GroupCog, group_name="suspend"):
    """Suspending members. Every command checks that the user is staff."""

    @app_commands.command()
    @app_commands.choices(place=PLACES)
    @app_commands.autocomplete(until=times)
    async def add(
        self,
        interaction: Interaction,
        member: discord.Member,
        until: str,
        reason: Range[str, 1, 200],
        place: str = "all",
    ) -> None:
        """Suspend a member for a time, with a reason that they can read."""
        async with error_boundary(interaction) as request:
            await suspensions.suspend_member(request, member, place, until, reason)

    @app_commands.command()
    async def lift(self, interaction: Interaction, member: discord.User) -> None:
        """Let a member play again, who may have left the server."""
        async with error_boundary(interaction) as request:
            await suspensions.lift_suspension(request, member)

    @app_commands.command()
    async def show(self, interaction: Interaction) -> None:
        """Show who is suspended, until when and why."""
        async with error_boundary(interaction) as request:
            await suspensions.show_suspensions(request)


async def setup(bot: commands.Bot) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(SuspensionCommands())
