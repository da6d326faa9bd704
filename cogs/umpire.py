"""The commands for the staff who run a server's leagues."""

from __future__ import annotations

from collections.abc import Iterable

from discord import app_commands
from discord.app_commands import Choice, Range
from discord.ext import commands

from bot.league.season import FORMATS
from bot.ui.seasons import suggestions
from bot.ui.seasons.options import LENGTH, PLACES, ROUNDS, SIZE
from bot.ui.shell.boundary import error_boundary
from bot.ui.shell.context import Interaction
from bot.ui.umpire.create import create
from bot.ui.umpire.dashboard.choosing import choose
from cogs.choices import CLOCKS, Choices, games, shown, times


def named(values: Iterable[str]) -> list[Choice[str]]:
    """Choices for these values. The catalogue has their names."""
    return [Choice(name=value, value=value) for value in values]


async def seasons(interaction: Interaction, current: str) -> Choices:
    """All seasons of this server."""
    return shown(await suggestions.seasons(interaction, current))


@app_commands.default_permissions(manage_messages=True)
class UmpireCommands(commands.GroupCog, group_name="umpire"):
    """Opening leagues, and the ways to their dashboards. Every command checks that the user is staff."""

    @app_commands.command()
    @app_commands.choices(game=games(), form=named(FORMATS), clock=CLOCKS)
    @app_commands.rename(form="format", round_length="round-length")
    @app_commands.autocomplete(again=seasons, starts=times)
    async def create(
        self,
        interaction: Interaction,
        name: str | None = None,
        game: str | None = None,
        form: str | None = None,
        starts: str | None = None,
        rounds: Range[int, ROUNDS.least, ROUNDS.most] | None = None,
        round_length: str | None = None,
        size: Range[int, SIZE.least, SIZE.most] | None = None,
        clock: str | None = None,
        length: Range[int, LENGTH.least, LENGTH.most] | None = None,
        places: Range[int, PLACES.least, PLACES.most] | None = None,
        again: str | None = None,
    ) -> None:
        """Show a preview of a new season, in which everything can be changed, with a button that opens it."""
        options = {
            "name": name,
            "game": game,
            "format": form,
            "starts": starts,
            "rounds": rounds,
            "round-length": round_length,
            "size": size,
            "clock": clock,
            "length": length,
            "places": places,
        }
        written = {option: str(value) for option, value in options.items() if value is not None}
        async with error_boundary(interaction) as request:
            await create(request, written, again)

    @app_commands.command()
    async def dashboard(self, interaction: Interaction) -> None:
        """Show what happens next in a season, and what needs the umpire."""
        async with error_boundary(interaction) as request:
            await choose(request, "dashboard")

    @app_commands.command()
    async def log(self, interaction: Interaction) -> None:
        """Show the log of a season."""
        async with error_boundary(interaction) as request:
            await choose(request, "log")

    @app_commands.command()
    async def export(self, interaction: Interaction) -> None:
        """Send the results, standings and log as files."""
        async with error_boundary(interaction) as request:
            await choose(request, "export")


async def setup(bot: commands.Bot) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(UmpireCommands())
