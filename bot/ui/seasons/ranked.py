"""The standings of the books that were looked at lately: made once for each, as no book ever changes."""

from __future__ import annotations

from functools import lru_cache

from bot.league.book import Book
from bot.league.standings import Row, standings

KEPT = 8
"""So many books."""


class _Same:
    """A book by who it is, not by what it holds: two of them are equal only if they are one."""

    __slots__ = ("book",)

    def __init__(self, book: Book) -> None:
        self.book = book

    def __hash__(self) -> int:
        return id(self.book)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and self.book is other.book


def ranked(book: Book) -> tuple[Row, ...]:
    """What :func:`bot.league.standings.standings` gives; of a large league it takes a while only once."""
    return _ranked(_Same(book))


@lru_cache(KEPT)
def _ranked(same: _Same) -> tuple[Row, ...]:
    return standings(same.book)
