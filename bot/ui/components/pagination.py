"""Pagination: two buttons below a list for its previous and next page, and texts in pages that fit on a
phone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from discord import ui

from bot.ui.components.layout import button
from bot.ui.components.press import Press
from bot.ui.i18n.translator import Translator

BY_RANK = ("button-earlier", "button-later")
"""The labels below a list with ranks or another order of its own."""
BY_TIME = ("button-newer", "button-older")
"""The labels below a list with the newest entry first."""

BY_PAGE = ("button-page-before", "button-page-after")
"""The labels below a text read from its beginning."""

FULL = 760
"""The most characters of a page of text that fits on a phone with a title, a picture and buttons."""
STEP = 20
"""By how many characters a page may be longer than necessary."""


def pages_for(count: int, size: int) -> int:
    """Return the number of pages for ``count`` items with ``size`` on each; at least one."""
    return max(1, -(-count // size))


def turning(
    to: Callable[[int], Press], page: int, pages: int, say: Translator, phrases: tuple[str, str] = BY_RANK
) -> list[ui.Button[Any]]:
    """Build buttons to the pages before and after ``page`` (0 is the first); none if there is only one page.

    ``to`` returns the press that shows a given page.
    """
    if pages < 2:
        return []
    return [
        button(to(max(0, at)).custom_id, say(phrase), disabled=not 0 <= at < pages)
        for at, phrase in zip((page - 1, page + 1), phrases, strict=True)
    ]


def in_pages(text: str, between: str) -> list[str]:
    """Split a text into as few pages as possible, each at most :data:`FULL` characters, and as even as
    possible. Pages end at ``between``. A longer stretch without it is a page of its own.
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
