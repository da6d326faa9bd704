"""A language is a folder of phrases and nothing else: one that nobody speaks is added without any Python."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest

from bot import resources
from bot.client import Olsen
from bot.games import OWN
from bot.settings import Settings
from bot.ui.help.rules import rules_text
from bot.ui.i18n.commands import described
from bot.ui.i18n.translator import locale_for, locales, translator
from bot.ui.tables.away import days_ahead, until_of
from tests.ui.catalogue import LOCALES
from tests.ui.generated import DISCORDS, LOCALE, longer

DAY = 86_400_000
NOW = 1_785_585_600_000


@pytest.fixture(autouse=True)
def language(monkeypatch: pytest.MonkeyPatch, generated: Path) -> None:
    monkeypatch.setattr(resources, "PACKAGE", generated)


def test_it_is_spoken() -> None:
    assert locales() == sorted([*LOCALES, LOCALE])
    assert locale_for(DISCORDS) == LOCALE
    assert translator(LOCALE)("button-join") == longer("Join") == "Ĵöîññ"


def test_its_lists_and_numbers_are_its_own() -> None:
    say = translator(LOCALE)
    assert say("list-and", most="A", last="B") == f"A {longer('and')} B"
    assert say("league-number", number=1234) == "1.234"


def test_its_words_of_time_are_understood() -> None:
    assert until_of(f"3 {longer('days')}", NOW) == NOW + 3 * DAY
    assert until_of(longer("Tomorrow"), NOW) == NOW + DAY
    assert until_of(longer("back"), NOW) is None
    assert days_ahead(NOW, translator(LOCALE))[0][0] == "nedjelja, 2. kolovoza 2026."


@pytest.mark.parametrize("game", OWN)
def test_its_rules_are_shown(game: str) -> None:
    assert rules_text(game, LOCALE) == longer(rules_text(game, "en"))


def test_discord_is_told_of_every_command_in_it() -> None:
    async def load() -> list[dict[str, Any]]:
        bot = Olsen(Settings())
        await bot.load_commands()
        return described(bot.tree)

    def check(part: dict[str, Any]) -> None:
        name = part["name_localizations"][DISCORDS]
        if "description" not in part:  # in the menu of a member or a message
            assert 1 <= len(name) <= 32
            return
        assert re.fullmatch(r"[-_\w]{1,32}", name)
        assert name == name.lower()
        assert 1 <= len(part["description_localizations"][DISCORDS]) <= 100
        for inner in part.get("options", ()):
            check(inner)

    commands = asyncio.run(load())
    assert len(commands) > 10
    for command in commands:
        check(command)
    assert commands[0]["name_localizations"].keys() >= {DISCORDS, "no"}
