"""The tree of slash commands, which also answers errors from before a command is called."""

from __future__ import annotations

import logging
from typing import Any

import discord
from discord import app_commands

from bot.tables import Refused, StorageError
from bot.ui.delivery.outcomes import within
from bot.ui.delivery.response import ANSWERED_WITHIN
from bot.ui.shell.boundary import error_boundary
from bot.ui.shell.budgets import need_command
from bot.ui.shell.context import Interaction, services_of
from bot.ui.shell.permissions import servers_only
from bot.ui.shell.places import place_of

log = logging.getLogger(__name__)

_PEOPLE = discord.AppCommandOptionType.user


class CommandTree(app_commands.CommandTree[Any]):
    """A command tree that answers errors with private sentences."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Return whether to run a command. Refuse it if the user gave too many in the last minute, or if it
        needs a server and this is none: some apps still offer older commands.
        """
        if interaction.type is discord.InteractionType.autocomplete:
            return True
        try:
            if not (place_of(interaction).is_server or _is_anywhere(interaction)):
                raise servers_only(interaction.client)
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


def _is_anywhere(interaction: Interaction) -> bool:
    """Return whether a command works anywhere in Discord."""
    command = interaction.command
    root = getattr(command, "root_parent", None) or command
    contexts = None if root is None else root.allowed_contexts
    return contexts is not None and contexts.private_channel is True


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
