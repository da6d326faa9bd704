"""The commands for a server's named sets of house rules."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.ui.house_rules.actions import create_set, delete_set, edit_set, set_default, show_sets
from bot.ui.shell.boundary import error_boundary
from bot.ui.shell.context import Interaction
from cogs.choices import games, own_rule_sets, rule_sets


@app_commands.default_permissions(manage_guild=True)
class HouseRuleCommands(commands.GroupCog, group_name="houserules"):
    """Named sets of house rules. Every command checks that the user may manage the server."""

    @app_commands.command()
    @app_commands.rename(start="from")
    @app_commands.choices(game=games())
    @app_commands.autocomplete(start=rule_sets)
    async def create(self, interaction: Interaction, game: str, name: str, start: str | None = None) -> None:
        """Create a set and show its menus."""
        async with error_boundary(interaction) as request:
            await create_set(request, game, name, start)

    @app_commands.command()
    @app_commands.choices(game=games())
    @app_commands.autocomplete(name=own_rule_sets)
    async def edit(self, interaction: Interaction, game: str, name: str) -> None:
        """Show the menus of a set."""
        async with error_boundary(interaction) as request:
            await edit_set(request, game, name)

    @app_commands.command()
    @app_commands.choices(game=games())
    @app_commands.autocomplete(name=own_rule_sets)
    async def delete(self, interaction: Interaction, game: str, name: str) -> None:
        """Ask for confirmation before a set is deleted."""
        async with error_boundary(interaction) as request:
            await delete_set(request, game, name)

    @app_commands.command()
    @app_commands.choices(game=games())
    @app_commands.autocomplete(name=rule_sets)
    async def default(self, interaction: Interaction, game: str, name: str) -> None:
        """Make a set the default for new tables."""
        async with error_boundary(interaction) as request:
            await set_default(request, game, name)

    @app_commands.command(name="list")
    @app_commands.choices(game=games())
    async def show(self, interaction: Interaction, game: str | None = None) -> None:
        """List the sets of one game or of all games."""
        async with error_boundary(interaction) as request:
            await show_sets(request, game)


async def setup(bot: commands.Bot) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(HouseRuleCommands())
