"""A fifth format of the tests' own: it shows what a format takes, and that the house needs no change for it.

The format (``knockout.py``), and under ``data`` its phrases, which lie where those of the bot's formats do.
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
    """Add the format to the house for the time of a test: to the list of formats and, in a copy of the bot's
    data that is made in ``folder``, its phrases.
    """
    monkeypatch.setitem(FORMATS, KNOCKOUT.facts.key, KNOCKOUT)
    # Commands name the formats that there are when their modules are imported: these are again, and put back.
    for cog in COGS:
        import_module(cog)
    for module in [name for name in sys.modules if name.startswith("cogs.")]:
        monkeypatch.delitem(sys.modules, module)
    data = shutil.copytree(resources.data_folder(), folder / "data", ignore=shutil.ignore_patterns("*.db*"))
    shutil.copytree(DATA, data, dirs_exist_ok=True)
    monkeypatch.setattr(resources, "PACKAGE", folder / "bot")
