"""What matches have changed at the top of the standings."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import replace

from bot.league.book import Book, indexed
from bot.league.reckoning import account
from bot.league.standings import Row, standings

TOP = 3
"""So many lines are the top."""

Top = tuple[tuple[int, str], ...]
"""Places and the players who have them."""


def new_tops(book: Book, matches: Collection[str]) -> dict[int, Top]:
    """The top of each division where these matches have changed it, by division."""
    then, now = tops(standings(without(book, matches))), tops(standings(book))
    return {division: top for division, top in now.items() if top != then.get(division)}


def tops(rows: Iterable[Row]) -> dict[int, Top]:
    """The first few with a place, by division."""
    found: dict[int, Top] = {}
    for row in rows:
        top = found.get(row.division, ())
        if row.place is not None and len(top) < TOP:
            found[row.division] = (*top, (row.place, row.account.player))
    return found


def without(book: Book, matches: Collection[str]) -> Book:
    """The book as it would be had these matches not been played, with all decisions as they are."""
    results = {key: result for key, result in book.results.items() if key not in matches}
    touched = {entry for match in matches for entry in book.entries_of(book.results[match])}
    bare = indexed(replace(book, results=results))
    rules = bare.rules
    accounts = {entry: account(bare, rules, entry) for entry in touched if entry in book.entrants}
    return replace(bare, accounts={**book.accounts, **accounts})
