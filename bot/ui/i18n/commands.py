"""The payload that registers the slash commands at Discord, with names and descriptions in every language.

A command in ``cogs`` is written without ``description`` and ``describe``. Its texts are in the catalogue
(``commands.ftl``), and their ids follow from the command itself::

    command-play                        its name (the English one is the name in the code)
    command-play-description            what it does
    command-houserules-create           a command of a group, whose own lines are command-houserules…
    command-play-clock                  the name of an option
    command-play-clock-description      what the option is for
    option-clock                        the same of an option for every command that has no phrase of its own
    option-clock-description
    choice-clock-fast                   a choice, by the option's name and its value
    context-statistics                  the name of a command in the menu of a member or message

Discord shows each user the texts in the language of their Discord, otherwise in English. A text without a
line in the catalogue stays as it is in the code. Only the names of games should need that.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import discord
from discord import AppCommandOptionType, app_commands

from bot.ui.i18n.translator import FALLBACK, Translator, locale_for, translator

Payload = dict[str, Any]
"""A command, option or choice in the form of Discord's HTTP API."""

COMMANDS = {AppCommandOptionType.subcommand.value, AppCommandOptionType.subcommand_group.value}
"""The options that are commands of a group, and groups in it."""


def described(tree: app_commands.CommandTree[Any]) -> list[Payload]:
    """All commands of ``tree`` in the form of Discord's HTTP API, with their texts in all languages."""
    # discord.py's own translation asks for each text in each of Discord's 33 languages.
    spoken = {locale.value: locale_for(locale.value) for locale in discord.Locale}
    english = translator(FALLBACK)
    others = {
        locale: translator(language)
        for locale, language in spoken.items()
        if language is not None and language != FALLBACK
    }
    payload = []
    for command in tree.get_commands():
        told = command.to_dict(tree)
        if isinstance(command, app_commands.ContextMenu):
            phrase = f"context-{command.name.lower().replace(' ', '-')}"
            payload.append({**told, **_words("name", (phrase,), command.name, english, others)})
        else:
            payload.append(_worded(told, f"command-{command.name}", english, others))
    return payload


def option_name(option: str, say: Translator) -> str:
    """The name of an option of a season, as its forms have it, or else that of an option of a command."""
    return say(next(filter(say.has, (f"setting-{option}", f"option-{option}"))))


def _worded(
    part: Payload, phrase: str, english: Translator, others: Mapping[str, Translator], shared: str = ""
) -> Payload:
    """A command or an option with its words, and with those of all that it holds.

    ``phrase`` is the id of its name; what has no phrase of its own has the words of ``shared``.
    """
    described_by = (f"{phrase}-description", f"{shared}-description")
    worded = {
        **part,
        **_words("description", described_by, part["description"], english, others),
        **_words("name", (phrase, shared), part["name"], english, others),
        "name": part["name"],  # by it a command comes back
    }
    if "options" in part:
        worded["options"] = [
            _worded(
                option,
                f"{phrase}-{option['name']}",
                english,
                others,
                "" if option["type"] in COMMANDS else f"option-{option['name']}",
            )
            for option in part["options"]
        ]
    if "choices" in part:
        worded["choices"] = [
            {
                **choice,
                **_words(
                    "name", (f"choice-{part['name']}-{choice['value']}",), choice["name"], english, others
                ),
            }
            for choice in part["choices"]
        ]
    return worded


def _words(
    field: str, phrases: Iterable[str], otherwise: str, english: Translator, others: Mapping[str, Translator]
) -> Payload:
    """A field of a payload in the words of the first of ``phrases`` that exists, and its words in the other
    languages where they differ.
    """
    phrase = next(filter(english.has, phrases), None)
    if phrase is None:
        return {field: otherwise}
    words = english(phrase)
    localized = ((locale, say(phrase)) for locale, say in others.items())
    return {
        field: words,
        f"{field}_localizations": {locale: theirs for locale, theirs in localized if theirs != words},
    }
