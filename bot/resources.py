"""Where the files that come with the bot are: queries, migrations, rules texts, phrases, card art."""

from __future__ import annotations

from pathlib import Path

PACKAGE = Path(__file__).parent
"""Where this code lies, with the files inside it or beside it."""


def data_folder() -> Path:
    """The folder ``data`` of a checkout, or its copy inside an installed package."""
    installed = PACKAGE / "_data"
    return installed if installed.is_dir() else PACKAGE.parent / "data"
