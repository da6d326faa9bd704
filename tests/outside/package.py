"""Mau-Mau as a package: put beside the bot, and taken away again, between two starts in one process."""

from __future__ import annotations

import os
import shutil
import sys
from importlib import import_module, invalidate_caches
from pathlib import Path

import pytest

from bot import resources
from bot.client import COGS
from bot.games import GAMES, INSTALLED, OWN
from bot.games.installed import found

NAME = "olsen_mau_mau"
WHEEL = "OLSEN_TEST_MAU_MAU"
"""The variable that names the wheel of the package, if it was built."""
SOURCE = Path(__file__).parent / "mau_mau" / NAME


def installed(folder: Path, *, key: str = "mau_mau", leads_to: str = f"{NAME}:MauMau") -> None:
    """What an installer writes about a package, beside its modules, in a folder of ``sys.path``."""
    about = folder / f"olsen_{key}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: olsen-{key}\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[olsen.games]\n{key} = {leads_to}\n")


class Place:
    """The folder into which packages are installed. What is found there is what the next start finds."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder / "site"
        self._data = folder / "data"
        self._patch = monkeypatch
        self._starts = 0
        self.folder.mkdir(parents=True)
        monkeypatch.syspath_prepend(str(self.folder))
        monkeypatch.setattr(INSTALLED, "brought", {})

    def put(self) -> None:
        """Install the package: its wheel, if there is one, and otherwise what would be in that."""
        if WHEEL in os.environ:
            shutil.unpack_archive(os.environ[WHEEL], self.folder, "zip")
        else:
            shutil.copytree(SOURCE, self.folder / NAME)
            installed(self.folder)
        self.look()

    def remove(self) -> None:
        """Uninstall it."""
        shutil.rmtree(self.folder / NAME)
        shutil.rmtree(self.folder / "olsen_mau_mau-1.0.dist-info")
        self.look()

    def change(self) -> None:
        """Install a version of the package that has other rules."""
        rules = self.folder / NAME / "__init__.py"
        rules.write_text(rules.read_text("utf-8").replace("version=1,", "version=22,"), "utf-8")
        self.look()

    def change_back(self) -> None:
        """Install the first version again."""
        self.remove()
        self.put()

    def look(self) -> None:
        """Find what is installed, as a process does that starts."""
        invalidate_caches()
        self._patch.delitem(sys.modules, NAME, raising=False)
        brought = dict(found(OWN).brought)
        self._patch.setattr(INSTALLED, "brought", brought)
        for key in [*GAMES.keys() - OWN.keys()]:
            self._patch.delitem(GAMES, key)
        for key, each in brought.items():
            self._patch.setitem(GAMES, key, each.game)
        self._word()

    def _word(self) -> None:
        # Commands name the games that there are when their modules are imported, and phrases are kept by the
        # folder of the bot.
        for cog in COGS:
            import_module(cog)
        for module in [name for name in sys.modules if name.startswith("cogs.")]:
            self._patch.delitem(sys.modules, module)
        self._starts += 1
        copy = self._data / str(self._starts)
        shutil.copytree(resources.data_folder(), copy / "data", ignore=shutil.ignore_patterns("*.db*", "art"))
        self._patch.setattr(resources, "PACKAGE", copy / "bot")
