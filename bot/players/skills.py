"""The skills of all games, each found in the folder with the game's key."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec

from bot.games import OWN
from bot.players.skill import Skill


def _found() -> Iterator[tuple[str, Skill]]:
    for key in OWN:
        if find_spec(f"bot.players.{key}"):
            yield key, import_module(f"bot.players.{key}").SKILL


SKILLS: dict[str, Skill] = dict(_found())
"""By game. One that is not among them is played greedily."""
