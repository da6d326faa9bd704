"""A version that comes after this one: it has more migrations."""

from __future__ import annotations

import shutil
from pathlib import Path

from bot.resources import data_folder


class Newer:
    """The migrations of a newer version, in a folder that is to stand in for the bot's ``data``."""

    def __init__(self, data: Path) -> None:
        self.data = data
        shutil.copytree(data_folder() / "migrations", data / "migrations")

    def add(self, script: str, name: str = "of_the_test") -> str:
        """Add a migration that both engines take, and return its whole name. The name of a half ends in
        ``.before`` or ``.after``.
        """
        for engine in ("sqlite", "postgres"):
            folder = self.folder(engine)
            numbered = f"{len(list(folder.glob('*.sql'))) + 1:04}_{name}"
            (folder / f"{numbered}.sql").write_text(script, "utf-8")
        return numbered

    def folder(self, engine: str = "sqlite") -> Path:
        """The migrations for an engine."""
        return self.data / "migrations" / engine
