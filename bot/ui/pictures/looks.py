"""What each game looks like, found in the module that is named by its key."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from importlib.util import find_spec

from bot.games import OWN
from bot.ui.pictures.french_table import LOOK
from bot.ui.pictures.look import Look


def _found() -> Iterator[tuple[str, Look]]:
    for key in OWN:
        if find_spec(f"bot.ui.pictures.{key}_table"):
            yield key, import_module(f"bot.ui.pictures.{key}_table").LOOK


_LOOKS: Mapping[str, Look] = dict(_found())
DECKS = tuple(look.deck for look in (LOOK, *_LOOKS.values()))
"""All decks that games are played with, the French one first."""


def look_of(game: str) -> Look:
    """What a game looks like."""
    return _LOOKS.get(game, LOOK)
