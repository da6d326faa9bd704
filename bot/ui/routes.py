"""All that can be pressed, found in the folders of the features."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import walk_packages

from bot import ui
from bot.ui.components.press import PRESSES
from bot.ui.shell.router import Router


def router() -> Router:
    """The router of the bot, which knows each press that has a handler in a module below this folder."""
    _import_all()
    return Router(PRESSES)


@cache
def _import_all() -> None:
    for module in walk_packages(ui.__path__, f"{ui.__name__}."):
        import_module(module.name)
