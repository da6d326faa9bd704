"""The tree of slash commands: what goes wrong before a command of ours is called is answered too."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.tables import Refused
from bot.ui.shell.boundary import error_boundary
from bot.ui.shell.context import Interaction

_PEOPLE = discord.AppCommandOptionType.user


class CommandTree(app_commands.CommandTree[Any]):
    """A tree whose errors become private sentences, as those of commands and presses do."""

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        """Answer what a command has failed with; discord.py would only log it."""
        if interaction.type is discord.InteractionType.autocomplete:
            await interaction.response.autocomplete([])
            return
        async with error_boundary(interaction):
            raise _meant(error)


def _meant(error: app_commands.AppCommandError) -> Exception:
    """What is refused by an error of discord.py's; a fault stays what it is."""
    match error:
        case app_commands.TransformerError(type=kind):
            return Refused("member_gone" if kind is _PEOPLE else "option_gone")
        case app_commands.CommandNotFound() | app_commands.CommandSignatureMismatch():
            return Refused("unknown_command")
        case app_commands.CheckFailure():
            return Refused("command_not_allowed")
        case app_commands.CommandInvokeError(original=fault):
            return fault
    return error
