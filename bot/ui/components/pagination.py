"""Pagination: the two buttons below a list that show its previous and its next page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from discord import ui

from bot.ui.components.layout import button
from bot.ui.components.press import Press
from bot.ui.i18n.translator import Translator

BY_RANK = ("button-earlier", "button-later")
"""The labels below a list that has a rank or another order of its own."""
BY_TIME = ("button-newer", "button-older")
"""The labels below a list that begins with the newest."""

BY_PAGE = ("button-page-before", "button-page-after")
"""The labels below a text that is read from its beginning."""


def pages_for(count: int, size: int) -> int:
    """The number of pages for ``count`` items with ``size`` on each; at least one."""
    return max(1, -(-count // size))


def turning(
    to: Callable[[int], Press], page: int, pages: int, say: Translator, phrases: tuple[str, str] = BY_RANK
) -> list[ui.Button[Any]]:
    """Buttons to the pages before and after ``page`` (0 is the first); none if there is only one page.

    ``to`` returns the press that shows a given page.
    """
    if pages < 2:
        return []
    return [
        button(to(max(0, at)).custom_id, say(phrase), disabled=not 0 <= at < pages)
        for at, phrase in zip((page - 1, page + 1), phrases, strict=True)
    ]
