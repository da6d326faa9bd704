"""The slash commands have words in every language: all that they need, no others, within Discord's limits."""

from __future__ import annotations

import ast
import asyncio
import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from discord import Locale
from discord.app_commands import Choice, Command, Group, Parameter

from bot.client import COGS, Olsen
from bot.settings import Settings
from bot.ui.commands import CommandTranslator, choice_id, command_id, description_id, option_id, word
from bot.ui.phrases import FALLBACK, speaker
from tests.ui.catalogue import LOCALES, OF_COMMANDS, catalogue, text

ROOT = Path(__file__).parents[2]
NAME, DESCRIPTION = 32, 100
"""Characters that Discord takes for a name, and for a description or a choice."""
NAMED = re.compile(r"`/([^`]+)`")
"""A command in a text."""


@cache
def commands() -> tuple[Command | Group, ...]:
    """The commands and groups of all cogs."""

    async def load() -> tuple[Command | Group, ...]:
        bot = Olsen(Settings())
        for cog in COGS:
            await bot.load_extension(cog)
        return tuple(bot.tree.walk_commands())

    return asyncio.run(load())


def options() -> list[Parameter]:
    return [option for command in commands() if isinstance(command, Command) for option in command.parameters]


def choices() -> list[tuple[Parameter, Choice]]:
    """All choices but those of a game, which are called by their own names."""
    return [(option, choice) for option in options() for choice in option.choices if option.name != "game"]


def names() -> dict[str, str]:
    """Ids of the names of commands and options, and what they are called in the code."""
    return {
        **{command_id(command): command.name for command in commands()},
        **{option_id(option): option.display_name for option in options()},
    }


def ids() -> set[str]:
    """Every id that there should be."""
    return {
        *names(),
        *(description_id(name) for name in names()),
        *(choice_id(option, choice) for option, choice in choices()),
    }


def full_names(locale: str) -> set[str]:
    """What is written after the slash for every command in a language, as ``houserules create``."""
    say = speaker(locale)
    return {
        " ".join(say(command_id(each)) for each in (command.parent, command) if each is not None)
        for command in commands()
    }


@pytest.mark.parametrize("locale", LOCALES)
def test_commands_have_all_words_they_need_and_no_others(locale: str) -> None:
    assert {phrase for phrase in catalogue(locale) if phrase.startswith(OF_COMMANDS)} == ids()


def test_the_code_has_no_words_of_its_own() -> None:
    """They would never be read: what stands in the catalogue goes before."""
    for path in (ROOT / "cogs").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                assert getattr(node.func, "attr", "") != "describe", f"{path}:{node.lineno}"
                assert not [
                    word.value.value
                    for word in node.keywords
                    if word.arg == "description"
                    and isinstance(word.value, ast.Constant)
                    and word.value.value != "…"
                ], f"{path}:{node.lineno}"


def test_english_names_are_those_of_the_code() -> None:
    assert {phrase: speaker(FALLBACK)(phrase) for phrase in names()} == names()


@pytest.mark.parametrize("locale", LOCALES)
def test_words_keep_discords_limits(locale: str) -> None:
    say = speaker(locale)
    for phrase in ids():
        said = say(phrase)
        if phrase in names():
            assert re.fullmatch(rf"[-_\w]{{1,{NAME}}}", said), phrase
            assert said == said.lower(), phrase
        else:
            assert 1 <= len(said) <= DESCRIPTION, phrase


@pytest.mark.parametrize("locale", LOCALES)
def test_no_two_neighbours_have_one_name(locale: str) -> None:
    say = speaker(locale)
    of_commands = [(command.parent, say(command_id(command))) for command in commands()]
    of_options = [(option.command, say(option_id(option))) for option in options()]
    assert [one for one, count in Counter([*of_commands, *of_options]).items() if count > 1] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_texts_call_commands_by_the_names_they_have(locale: str) -> None:
    known = full_names(locale)
    for phrase in catalogue(locale):
        for called in NAMED.findall(text(locale, phrase)):
            assert any(f"{called} ".startswith(f"{name} ") for name in known), f"{phrase}: /{called}"


async def test_discord_is_told_names_descriptions_and_choices() -> None:
    bot, translator = Olsen(Settings()), CommandTranslator()
    for cog in COGS:
        await bot.load_extension(cog)
    word(bot.tree, speaker(FALLBACK))
    play = await bot.tree.get_command("play").get_translated_payload(bot.tree, translator)
    assert (play["name"], play["description"]) == ("play", "Open a table in this channel")
    assert play["name_localizations"] == {Locale.norwegian.value: "spill"}
    assert play["description_localizations"] == {"no": "Åpne et bord i denne kanalen"}
    game, clock = (
        next(each for each in play["options"] if each["name"] == name) for name in ("game", "clock")
    )
    assert (clock["description"], clock["description_localizations"]) == (
        "Time for a turn",
        {"no": "Tid for hver tur"},
    )
    assert clock["name_localizations"] == {"no": "klokke"}
    assert clock["choices"][0] == {
        "name": "fast (30 seconds a turn)",
        "name_localizations": {"no": "rask (30 sekunder per tur)"},
        "value": "fast",
    }
    assert game["choices"][0] == {"name": "Olsen", "value": "olsen"}
