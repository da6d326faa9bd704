"""The commands that work anywhere in Discord, also where the bot was not invited."""

from __future__ import annotations

from typing import Any, TypeVar

from discord import app_commands

INSTALLS = app_commands.AppInstallationType(guild=True, user=True)
"""Servers that have invited the bot, and users who have installed it for themselves."""
CONTEXTS = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True)
"""Servers, direct messages with the bot, and those of others."""

C = TypeVar("C", bound=app_commands.Command[Any, ..., Any])


def anywhere(command: C) -> C:
    """Have Discord offer a command everywhere. The others exist on servers that have invited the bot."""
    command.allowed_installs, command.allowed_contexts = INSTALLS, CONTEXTS
    return command
