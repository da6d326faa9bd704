"""Balances and ratings from all that has happened, to compare with those that are kept step by step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from bot.league.ledger import ChipTransfer
from bot.league.ratings import Rating, rated
from bot.league.results import MatchResult


def balances_of(transactions: Iterable[ChipTransfer]) -> dict[str, int]:
    """The balances after all these transactions."""
    balances: Counter[str] = Counter()
    for transaction in transactions:
        for account, amount in transaction.postings:
            balances[account] += amount
    return dict(balances)


def ratings_of(results: Iterable[MatchResult]) -> dict[str, Rating]:
    """All ratings in a game, after its matches in the order in which they ended, with the umpire's decisions
    applied (:func:`bot.league.effect.effective`).
    """
    ratings: dict[str, Rating] = {}
    for result in results:
        ratings |= rated(ratings, result)
    return ratings
