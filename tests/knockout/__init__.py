"""A format for the tests: it shows what a format needs, and that the bot works with it unchanged.

``knockout.py`` is the format. Its phrases are under ``data``, in the same places as those of the bot's own.
"""

from __future__ import annotations

import shutil
import sys
from importlib import import_module
from pathlib import Path

import pytest

from bot import resources
from bot.client import COGS
from bot.league.season import FORMATS
from tests.knockout.knockout import KNOCKOUT

DATA = Path(__file__).parent / "data"


def register(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """Add the format for one test: to the list of formats and, in a copy of the bot's data in ``folder``, its
    phrases.
    """
    monkeypatch.setitem(FORMATS, KNOCKOUT.facts.key, KNOCKOUT)
    # Commands name the formats that exist when their modules are imported. So import them without this format
    # first, let the test import them again, and put the first ones back afterwards.
    for cog in COGS:
        import_module(cog)
    for module in [name for name in sys.modules if name.startswith("cogs.")]:
        monkeypatch.delitem(sys.modules, module)
    data = shutil.copytree(resources.data_folder(), folder / "data", ignore=shutil.ignore_patterns("*.db*"))
    shutil.copytree(DATA, data, dirs_exist_ok=True)
    monkeypatch.setattr(resources, "PACKAGE", folder / "bot")
