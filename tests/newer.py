"""A version that comes after this one: it has more migrations."""

from __future__ import annotations

import shutil
from pathlib import Path

from bot.resources import data_folder
from bot.storage.migrations import known_migrations

OWN = len(known_migrations())
"""The newest schema of this version."""


class Newer:
    """The migrations of a newer version, in a folder that is to stand in for the bot's ``data``."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.newest = OWN
        """The newest schema of that version."""
        shutil.copytree(data_folder() / "migrations", data / "migrations")

    def folder(self, engine: str = "sqlite") -> Path:
        """The migrations for an engine."""
        return self.data / "migrations" / engine

    def add(self, script: str, half: str = "") -> str:
        """Add a migration that both engines take, or a ``half`` of one, and return its name."""
        self.newest += 1
        name = f"{self.newest:04}_of_the_test{half}"
        for engine in ("sqlite", "postgres"):
            (self.folder(engine) / f"{name}.sql").write_text(script, "utf-8")
        return name

    def add_halves(self) -> None:
        """Add a change of the schema that comes in two halves: a word beside each note takes the place of
        its text.
        """
        self.add("ALTER TABLE notes ADD COLUMN word TEXT;", ".before")
        self.add("UPDATE notes SET word = text;", ".after")
