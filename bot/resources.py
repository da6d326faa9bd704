"""Finding the files that come with the bot: queries, migrations, rules texts, phrases, a font."""

from __future__ import annotations

from pathlib import Path

from bot.games import INSTALLED

PACKAGE = Path(__file__).parent
"""The folder of this package."""


def data_folder() -> Path:
    """The folder ``data`` of a checkout, or its copy inside an installed package."""
    installed = PACKAGE / "_data"
    return installed if installed.is_dir() else PACKAGE.parent / "data"


def folder_of(game: str) -> Path:
    """The folder with the files of a game: the bot's own, or that of the package which brings it."""
    brought = INSTALLED.brought.get(game)
    return data_folder() if brought is None else Path(brought.data)


def phrases_of_games(locale: str) -> dict[Path, str]:
    """The files of phrases that packages bring in a language, and how the ids begin that may stand in each:
    no game changes the words of another, or of the bot.
    """
    files = {
        Path(each.data, "locales", locale, f"{key}.ftl"): f"{key}-" for key, each in INSTALLED.brought.items()
    }
    return {file: begins for file, begins in files.items() if file.is_file()}
