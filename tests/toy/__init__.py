"""Games for the tests: they show what a game needs, and that the bot works with it unchanged.

``crazy_eights.py`` belongs to the family of shedding games, and is as short as such a game can be.
``highest_card.py`` belongs to no family, and has scenarios (``scenarios.json``). Their phrases and rules
texts are under ``data``, in the same places as those of the bot's own games.
"""

from __future__ import annotations

import shutil
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from bot import resources
from bot.client import COGS
from bot.games import GAMES
from bot.games.api import Game
from tests.toy.crazy_eights import CrazyEights
from tests.toy.highest_card import HighestCard

HERE = Path(__file__).parent
KEY = HighestCard.spec.key
TOYS: dict[str, Game[Any]] = {toy.spec.key: toy for toy in (HighestCard(), CrazyEights())}


def register(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """Add the games for one test: to the list of games and, in a copy of the bot's data in ``folder``, their
    phrases and rules texts.
    """
    # Commands name the games that exist when their modules are imported. So import them without these games
    # first, let the test import them again, and put the first ones back afterwards.
    for cog in COGS:
        import_module(cog)
    for key, toy in TOYS.items():
        monkeypatch.setitem(GAMES, key, toy)
    for module in [name for name in sys.modules if name.startswith("cogs.")]:
        monkeypatch.delitem(sys.modules, module)
    data = shutil.copytree(resources.data_folder(), folder / "data", ignore=shutil.ignore_patterns("*.db*"))
    shutil.copytree(HERE / "data", data, dirs_exist_ok=True)
    monkeypatch.setattr(resources, "PACKAGE", folder / "bot")
