"""The words of the slash commands, in every language.

A command in ``cogs`` is written without ``description`` and ``describe``: its words stand in the catalogue as
all other words do (``commands.ftl``), and their ids follow from the command itself::

    command-play                        its name (the English one is the name in the code)
    command-play-description            what it does
    command-houserules-create           a command of a group, whose own lines are command-houserules…
    command-play-clock                  the name of an option
    command-play-clock-description      what the option is for
    choice-clock-fast                   a choice, by the option's name and its value

:func:`word` puts the English words into the command tree before Discord is told of it, and
:class:`CommandTranslator` gives the other languages, each to those whose Discord speaks it. What has no line
keeps the text that it has in the code; only the names of games should.
"""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import (
    Choice,
    Command,
    ContextMenu,
    Group,
    Parameter,
    TranslationContextLocation,
    locale_str,
)

from bot.ui.phrases import FALLBACK, Say, locale_for, speaker

Tree = app_commands.CommandTree[Any]
AnyCommand = Command[Any, ..., Any] | Group | ContextMenu


def command_id(command: AnyCommand) -> str:
    """The id of a command's name."""
    return f"command-{command.qualified_name.replace(' ', '-')}"


def option_id(option: Parameter) -> str:
    """The id of an option's name."""
    return f"{command_id(option.command)}-{option.display_name}"


def choice_id(option: Parameter, choice: Choice[Any]) -> str:
    """The id of a choice."""
    return f"choice-{option.display_name}-{choice.value}"


def description_id(owner: str) -> str:
    """The id of the description of the command or option whose name has the id ``owner``."""
    return f"{owner}-description"


def word(tree: Tree, say: Say) -> None:
    """Put what ``say`` says of them into all commands: descriptions, those of options, and choices."""

    def said(phrase: str, otherwise: str) -> locale_str:
        return locale_str(say(phrase) if say.has(phrase) else otherwise, phrase=phrase)

    for command in tree.walk_commands():
        command.description = str(said(description_id(command_id(command)), command.description))
        if isinstance(command, Group):
            continue
        options = command.parameters
        app_commands.describe(
            **{
                option.name: said(description_id(option_id(option)), str(option.description))
                for option in options
            }
        )(command)
        app_commands.choices(
            **{
                option.name: [
                    Choice(name=said(choice_id(option, choice), choice.name), value=choice.value)
                    for choice in option.choices
                ]
                for option in options
                if option.choices
            }
        )(command)


class CommandTranslator(app_commands.Translator):
    """Tells Discord the names and descriptions of commands in all languages but English."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """The words for one text of a command; None where they are the English ones or we have none."""
        language = locale_for(locale.value)
        if language is None or language == FALLBACK:
            return None
        say, phrase = speaker(language), _phrase(string, context)
        return say(phrase) if say.has(phrase) else None


def _phrase(string: locale_str, context: app_commands.TranslationContextTypes) -> str:
    if "phrase" in string.extras:
        return str(string.extras["phrase"])
    match context.location:
        case TranslationContextLocation.command_name | TranslationContextLocation.group_name:
            return command_id(context.data)
        case TranslationContextLocation.command_description | TranslationContextLocation.group_description:
            return description_id(command_id(context.data))
        case TranslationContextLocation.parameter_name:
            return option_id(context.data)
    raise LookupError(f"{context.location} has no phrases")
