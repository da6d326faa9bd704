"""Finding the files that come with the bot: queries, migrations, rules texts, phrases, a font."""

from __future__ import annotations

from pathlib import Path

PACKAGE = Path(__file__).parent
"""The folder of this package."""


def data_folder() -> Path:
    """The folder ``data`` of a checkout, or its copy inside an installed package."""
    installed = PACKAGE / "_data"
    return installed if installed.is_dir() else PACKAGE.parent / "data"
