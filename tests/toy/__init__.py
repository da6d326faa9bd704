"""A sixth game of the tests' own: it shows what a game takes, and that the house needs no change for it.

The game (``highest_card.py``), its scenarios (``scenarios.json``), and under ``data`` its phrases and its
rules text, which lie where those of the bot's own games do.
"""

from __future__ import annotations

import shutil
import sys
from importlib import import_module
from pathlib import Path

import pytest

from bot import resources
from bot.client import COGS
from bot.games import GAMES
from tests.games.language import FORMS
from tests.toy.highest_card import HighestCard

HERE = Path(__file__).parent
KEY = HighestCard.spec.key

SAYINGS = (
    *("play {hand}", "play {hand} !", "play {card}", "play {hand} {hand}", "play"),
    *("draw", "call", "pass", "challenge {seat}"),
)
"""What may be tried at its table, as in ``tests/games/language.py``."""


def register(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """Add the game to the house for the time of a test: to the list of games and, in a copy of the bot's data
    that is made in ``folder``, its phrases and rules text.
    """
    monkeypatch.setitem(GAMES, KEY, HighestCard())
    monkeypatch.setitem(FORMS, KEY, SAYINGS)
    # Commands name the games that there are when their modules are imported: these are again, and put back.
    for cog in COGS:
        import_module(cog)
    for module in [name for name in sys.modules if name.startswith("cogs.")]:
        monkeypatch.delitem(sys.modules, module)
    data = shutil.copytree(resources.data_folder(), folder / "data", ignore=shutil.ignore_patterns("*.db*"))
    shutil.copytree(HERE / "data", data, dirs_exist_ok=True)
    monkeypatch.setattr(resources, "PACKAGE", folder / "bot")
