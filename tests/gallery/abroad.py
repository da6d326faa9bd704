"""A world whose people read another language: they find the buttons that a scene names in English."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random

from fluent.runtime import FluentResource
from fluent.syntax.ast import Message, Pattern, TextElement
from simcord.results import InteractionResult

from bot.ui.i18n.translator import FALLBACK, catalogue_files
from tests.e2e.world import World


class Abroad(World):
    """The world of a test, where people read ``language``."""

    def __init__(self, folder: Path, chance: Random, language: str) -> None:
        super().__init__(folder, chance)
        self.language = language

    async def press(self, who: str, label: str) -> InteractionResult:
        """Press a button of the table's message; its label is given in English."""
        return await super().press(who, translated(self.language).get(label, label))


@cache
def translated(language: str) -> dict[str, str]:
    """What plain phrases are in a language, by what they are in English."""
    abroad = plain_phrases(language)
    return {text: abroad[phrase] for phrase, text in plain_phrases(FALLBACK).items() if phrase in abroad}


def plain_phrases(language: str) -> dict[str, str]:
    """Every phrase of a language that has no arguments and no variants, by its id."""
    entries = [
        entry
        for path in catalogue_files(language)
        for entry in FluentResource(path.read_text(encoding="utf-8")).body
    ]
    return {
        entry.id.name: "".join(part.value for part in entry.value.elements)
        for entry in entries
        if isinstance(entry, Message) and isinstance(entry.value, Pattern) and _is_plain(entry.value)
    }


def _is_plain(pattern: Pattern) -> bool:
    return all(isinstance(part, TextElement) for part in pattern.elements)
