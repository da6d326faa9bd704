"""Turning pages: the same two buttons below every list."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from discord import ui

from bot.ui.components.layout import button
from bot.ui.components.press import Press
from bot.ui.i18n.translator import Translator

BY_RANK = ("button-earlier", "button-later")
"""What stands on the buttons below what is in an order of its own ..."""
BY_TIME = ("button-newer", "button-older")
"""... and below what begins with the newest."""


def pages_for(count: int, size: int) -> int:
    """How many pages ``count`` things take, ``size`` on each; one at least."""
    return max(1, -(-count // size))


def turning(
    to: Callable[[int], Press], page: int, pages: int, say: Translator, phrases: tuple[str, str] = BY_RANK
) -> list[ui.Button[Any]]:
    """Buttons to the pages before and after ``page`` (0 is the first), none where there is one page alone.

    ``to`` gives the press that shows a page.
    """
    if pages < 2:
        return []
    return [
        button(to(max(0, at)).custom_id, say(phrase), disabled=not 0 <= at < pages)
        for at, phrase in zip((page - 1, page + 1), phrases, strict=True)
    ]
