"""The commands by which those who manage a server name its house rules."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.ui.house_rules.actions import create_set, delete_set, edit_set, set_default, show_sets
from bot.ui.shell.boundary import error_boundary
from bot.ui.shell.context import Interaction
from cogs.choices import games, own_rule_sets, rule_sets


@app_commands.default_permissions(manage_guild=True)
class HouseRules(commands.GroupCog, group_name="houserules"):
    """Sets of house rules with names. Every command checks that the presser may manage the server."""

    @app_commands.command()
    @app_commands.rename(start="from")
    @app_commands.choices(game=games())
    @app_commands.autocomplete(start=rule_sets)
    async def create(self, interaction: Interaction, game: str, name: str, start: str | None = None) -> None:
        """Make a set and open its menus."""
        async with error_boundary(interaction) as request:
            await create_set(interaction, request, game, name, start)

    @app_commands.command()
    @app_commands.choices(game=games())
    @app_commands.autocomplete(name=own_rule_sets)
    async def edit(self, interaction: Interaction, game: str, name: str) -> None:
        """Open the menus of a set."""
        async with error_boundary(interaction) as request:
            await edit_set(interaction, request, game, name)

    @app_commands.command()
    @app_commands.choices(game=games())
    @app_commands.autocomplete(name=own_rule_sets)
    async def delete(self, interaction: Interaction, game: str, name: str) -> None:
        """Ask whether a set is to be deleted."""
        async with error_boundary(interaction) as request:
            await delete_set(interaction, request, game, name)

    @app_commands.command()
    @app_commands.choices(game=games())
    @app_commands.autocomplete(name=rule_sets)
    async def default(self, interaction: Interaction, game: str, name: str) -> None:
        """Choose the set that tables are opened with."""
        async with error_boundary(interaction) as request:
            await set_default(interaction, request, game, name)

    @app_commands.command(name="list")
    @app_commands.choices(game=games())
    async def show(self, interaction: Interaction, game: str | None = None) -> None:
        """List the sets there are."""
        async with error_boundary(interaction) as request:
            await show_sets(interaction, request, game)


async def setup(bot: commands.Bot) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(HouseRules())
