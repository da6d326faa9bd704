"""The slash commands have words in every language: all that they need, no others, within Discord's limits."""

from __future__ import annotations

import ast
import asyncio
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import discord
import pytest
from discord import AppCommandOptionType, Locale

from bot.client import Olsen
from bot.settings import Settings
from bot.simulation.rehearsal import next_command
from bot.ui.i18n.commands import described
from bot.ui.i18n.translator import FALLBACK, OF_COMMANDS, locale_for, translator
from tests.ui.catalogue import LOCALES, catalogue, text, written

ROOT = Path(__file__).parents[2]
NAME, DESCRIPTION = 32, 100
"""Characters that Discord takes for a name, and for a description or a choice."""
SLASH = discord.AppCommandType.chat_input.value
COMMANDS = {AppCommandOptionType.subcommand.value, AppCommandOptionType.subcommand_group.value}
"""The type of a command in a group, and of a group in it; a command of no group has the first, too."""
NAMED = re.compile(r"`/([^`]+)`")
"""A command in a text."""


@cache
def payload() -> tuple[dict[str, Any], ...]:
    """What Discord is told of the commands of all cogs, and of the one that only rehearsals have."""

    async def goes_on(interaction: discord.Interaction) -> None:
        """Nobody sends it here."""

    async def load() -> tuple[dict[str, Any], ...]:
        bot = Olsen(Settings())
        await bot.load_commands()
        bot.tree.add_command(next_command(goes_on))
        return tuple(described(bot.tree))

    return asyncio.run(load())


def in_others(phrase: str) -> dict[str, str]:
    """How the languages say a phrase that don’t say it as English does, by Discord’s locales."""
    english = translator(FALLBACK)(phrase)
    said = {each.value: translator(of)(phrase) for each in Locale if (of := locale_for(each.value))}
    return {locale: words for locale, words in said.items() if words != english}


class Named(NamedTuple):
    """A command or an option, within what it is in."""

    path: tuple[str, ...]
    part: dict[str, Any]

    @property
    def phrase(self) -> str:
        """The id of its own name."""
        return "-".join(("command", *self.path))

    @property
    def shared(self) -> str:
        """The id of the name that all options have that are called so; empty for a command."""
        is_command = len(self.path) == 1 or self.part["type"] in COMMANDS
        return "" if is_command else f"option-{self.part['name']}"

    def said_by(self, suffix: str) -> str:
        """The id of the phrase that its name (no suffix) or its description is taken from."""
        own, shared = self.phrase + suffix, self.shared + suffix
        return shared if self.shared and own not in catalogue(FALLBACK) else own


def named() -> list[Named]:
    """All commands, those in groups, and the options of all."""

    def within(part: dict[str, Any], *above: str) -> Iterator[Named]:
        path = (*above, part["name"])
        yield Named(path, part)
        for inner in part.get("options", ()):
            yield from within(inner, *path)

    return [each for command in payload() if command["type"] == SLASH for each in within(command)]


def menus() -> dict[str, dict[str, Any]]:
    """The commands in the menus of members and messages, by the ids of their names."""
    return {
        f"context-{each['name'].lower().replace(' ', '-')}": each
        for each in payload()
        if each["type"] != SLASH
    }


def choices() -> list[tuple[str, Any]]:
    """All choices, by option and value, but those of a game, which are called by their own names."""
    return [
        (each.part["name"], choice["value"])
        for each in named()
        for choice in each.part.get("choices", ())
        if each.part["name"] != "game"
    ]


def names() -> dict[str, str]:
    """Ids of the names of commands and options, and what they are called in the code."""
    return {each.said_by(""): each.part["name"] for each in named()}


def ids() -> set[str]:
    """Every id that there should be."""
    return {
        *names(),
        *(each.said_by("-description") for each in named()),
        *(f"choice-{option}-{value}" for option, value in choices()),
        *menus(),
    }


def full_names(locale: str) -> set[str]:
    """What is written after the slash for every command in a language, as ``houserules create``."""
    say = translator(locale)
    return {
        " ".join(say("-".join(("command", *each.path[:end]))) for end in range(1, len(each.path) + 1))
        for each in named()
        if each.part["type"] in COMMANDS
    }


@pytest.mark.parametrize("locale", LOCALES)
def test_commands_have_all_words_they_need_and_no_others(locale: str) -> None:
    assert {phrase for phrase in catalogue(locale) if phrase.startswith(OF_COMMANDS)} == ids()


def test_what_options_share_is_said_once() -> None:
    """A phrase of a command's own stands there only where some language says another thing."""
    for each in named():
        for suffix in ("", "-description"):
            own, shared = each.phrase + suffix, each.shared + suffix
            if each.shared and own in catalogue(FALLBACK) and shared in catalogue(FALLBACK):
                assert any(text(locale, own) != text(locale, shared) for locale in LOCALES), own


def test_no_option_says_alike_in_two_commands_what_could_be_shared() -> None:
    said = Counter(
        (each.shared + suffix, tuple(text(locale, each.phrase + suffix) for locale in LOCALES))
        for each in named()
        for suffix in ("", "-description")
        if each.shared and each.phrase + suffix in catalogue(FALLBACK)
    )
    assert [one for one, count in said.items() if count > 1 and one[0] not in catalogue(FALLBACK)] == []


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
    assert {phrase: translator(FALLBACK)(phrase) for phrase in names()} == names()


@pytest.mark.parametrize("locale", LOCALES)
def test_words_keep_discords_limits(locale: str) -> None:
    say = translator(locale)
    for phrase in ids():
        said = say(phrase)
        if phrase in names():
            assert re.fullmatch(rf"[-_\w]{{1,{NAME}}}", said), phrase
            assert said == said.lower(), phrase
        else:
            assert 1 <= len(said) <= DESCRIPTION, phrase


@pytest.mark.parametrize("locale", LOCALES)
def test_no_two_neighbours_have_one_name(locale: str) -> None:
    say = translator(locale)
    neighbours = Counter((each.path[:-1], say(each.said_by(""))) for each in named())
    assert [one for one, count in neighbours.items() if count > 1] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_texts_call_commands_by_the_names_they_have(locale: str) -> None:
    known = full_names(locale)
    for phrase in catalogue(locale):
        for called in NAMED.findall(text(locale, phrase)):
            assert any(f"{called} ".startswith(f"{name} ") for name in known), f"{phrase}: /{called}"


@pytest.mark.parametrize("locale", LOCALES)
def test_no_phrase_writes_out_the_name_of_a_command(locale: str) -> None:
    """Its reader's Discord may name it in another language than the phrase is in."""
    first = {name.split()[0] for name in full_names(locale)}
    for phrase in catalogue(locale):
        for each in written(locale, phrase):
            assert not first.intersection(re.findall(r"(?<![\w/.])/(\w+)", each)), phrase


def test_commands_are_named_as_discord_names_them() -> None:
    english, norwegian = translator("en", "nb"), translator("nb", "en")
    assert english("history-empty") == "No finished matches yet. Open a table with `/spill`."
    assert norwegian("history-empty") == "Ingen ferdige partier ennå. Åpne et bord med `/play`."


def test_discord_is_told_names_descriptions_and_choices() -> None:
    play = next(command for command in payload() if command["name"] == "play")
    assert (play["name"], play["description"]) == ("play", translator("en")("command-play-description"))
    assert play["name_localizations"] == in_others("command-play")
    assert play["description_localizations"] == in_others("command-play-description")
    assert play["name_localizations"][Locale.norwegian.value] == "spill"
    game, clock = (
        next(each for each in play["options"] if each["name"] == name) for name in ("game", "clock")
    )
    assert clock["description"] == "Time for a turn"
    assert clock["description_localizations"] == in_others("option-clock-description")
    assert clock["name_localizations"] == in_others("option-clock")
    assert clock["choices"][0] == {
        "name": "fast (30 seconds a turn)",
        "name_localizations": in_others("choice-clock-fast"),
        "value": "fast",
    }
    assert game["choices"][0] == {"name": "Olsen", "value": "olsen"}


def test_menus_of_members_are_named_in_every_language() -> None:
    assert {(each["name"], each["type"]) for each in menus().values()} == {
        ("Play with", 2),
        ("Statistics", 2),
    }
    for phrase, each in menus().items():
        assert each["name"] == translator(FALLBACK)(phrase)
        assert each["name_localizations"] == in_others(phrase)
        assert "description" not in each


@pytest.mark.parametrize("locale", LOCALES)
def test_the_help_lists_every_command(locale: str) -> None:
    whole = full_names(locale)
    commands = {name for name in whole if not any(each.startswith(f"{name} ") for each in whole)}
    rehearsed = translator(locale)("command-next")
    listed = re.findall(r"`/([^`]+)`", text(locale, "help-commands") + text(locale, "help-offer"))
    assert Counter(listed) == Counter(commands - {rehearsed})
