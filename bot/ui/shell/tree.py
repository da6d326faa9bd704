"""The tree of slash commands, which also answers errors from before a command is called."""

from __future__ import annotations

import logging
from typing import Any

import discord
from discord import app_commands

from bot.tables import Refused, StorageError
from bot.ui.delivery.outcomes import within
from bot.ui.delivery.responses import ANSWERED_WITHIN
from bot.ui.shell.boundary import error_boundary
from bot.ui.shell.budgets import need_command
from bot.ui.shell.context import Interaction, services_of

log = logging.getLogger(__name__)

_PEOPLE = discord.AppCommandOptionType.user


class CommandTree(app_commands.CommandTree[Any]):
    """A command tree that answers errors with private sentences."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Return whether to run a command. Refuse it if the user gave too many in the last minute."""
        if interaction.type is discord.InteractionType.autocomplete:
            return True
        try:
            await need_command(interaction)
        except (Refused, StorageError) as error:
            await _answer(interaction, error)
            return False
        return True

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        """Answer an error of a command, which discord.py would only log."""
        if interaction.type is discord.InteractionType.autocomplete:
            await _offer_nothing(interaction)
            return
        await _answer(interaction, _refusal_for(error))


async def _answer(interaction: Interaction, error: Exception) -> None:
    async with error_boundary(interaction):
        raise error


async def _offer_nothing(interaction: Interaction) -> None:
    """Offer no choices for what is typed. If Discord doesn't accept that, it shows none either."""
    try:
        work = interaction.response.autocomplete([])
        await within(services_of(interaction).clock, ANSWERED_WITHIN, work)
    except Exception as error:
        log.info("could not answer that no choice fits: %s", error)


def _refusal_for(error: app_commands.AppCommandError) -> Exception:
    """Return the refusal for an error of discord.py. An error in our own code is returned unchanged."""
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
