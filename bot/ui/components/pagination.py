"""Pagination: the two buttons below a list that show its previous and its next page, and texts in pages that
fit on a phone.
"""

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

FULL = 760
"""The most characters of a page of text: with a title, a picture and buttons, so many fit on a phone."""
STEP = 20
"""By how many characters such a page may be longer than it need be."""


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


def in_pages(text: str, between: str) -> list[str]:
    """A text in as few pages as it fits on, each at most :data:`FULL` characters, and these as even as can
    be. Pages end where ``between`` stands in it; what is longer without one is a page of its own.
    """
    parts = [part.strip() for part in text.split(between) if part.strip()]

    def filled(most: int) -> list[str]:
        pages: list[str] = []
        for part in parts:
            longer = f"{pages[-1]}{between}{part}" if pages else part
            if pages and len(longer) <= most:
                pages[-1] = longer
            else:
                pages.append(part)
        return pages

    fewest = len(filled(FULL))
    return next(pages for most in range(0, FULL + 1, STEP) if len(pages := filled(most)) == fewest)
