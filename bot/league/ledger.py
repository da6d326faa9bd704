"""Play money: a double-entry ledger of a server's chips, which can neither be bought nor cashed in.

Every transaction takes from some what it gives to others, so that all balances with the bank's come to zero
whatever happens. The bank stands for computers, who own nothing, and balances may be negative.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

BANK = "bank"
"""The account of the bank; no person's key is called so."""

Balances = Mapping[str, int]
"""Chips by account. Who is not in it has none."""


@dataclass(frozen=True, slots=True)
class Transaction:
    """Chips that change hands at one moment. ValueError unless the postings come to zero, and name each
    account once.
    """

    key: str
    at: int
    """Milliseconds since 1970."""
    kind: Literal["match", "undone", "reset"]
    about: str
    """The match; the transaction that is undone; the season that begins."""
    postings: tuple[tuple[str, int], ...]
    """What each account gets, or with a minus gives."""

    def __post_init__(self) -> None:
        accounts = {account for account, _ in self.postings}
        if sum(amount for _, amount in self.postings) or len(accounts) != len(self.postings):
            raise ValueError(f"{self.key}: {self.postings}")


def settled(
    key: str, at: int, match: str, players: Sequence[str | None], chips: Sequence[int]
) -> Transaction:
    """What a match with a pot comes to: ``chips`` is what each seat won or lost, in sum 0, and ``players``
    who sat there; None: a computer, for whom the bank wins and pays. ValueError as for a transaction.
    """
    amounts: Counter[str] = Counter()
    for player, amount in zip(players, chips, strict=True):
        amounts[BANK if player is None else player] += amount
    return Transaction(key, at, "match", match, _postings(amounts))


def undone(key: str, at: int, transaction: Transaction) -> Transaction:
    """The opposite of a transaction, for a match that is void."""
    back = {account: -amount for account, amount in transaction.postings}
    return Transaction(key, at, "undone", transaction.key, _postings(back))


def reset(key: str, at: int, season: str, balances: Balances, stake: int = 0) -> Transaction:
    """Everybody back to ``stake``, for a season that begins; what that takes comes from the bank."""
    amounts = {account: stake - amount for account, amount in balances.items() if account != BANK}
    amounts[BANK] = -sum(amounts.values())
    return Transaction(key, at, "reset", season, _postings(amounts))


def posted(balances: Balances, transaction: Transaction) -> dict[str, int]:
    """The balances after a transaction."""
    after = dict(balances)
    for account, amount in transaction.postings:
        after[account] = after.get(account, 0) + amount
    return after


def balances_of(transactions: Iterable[Transaction]) -> dict[str, int]:
    """The balances from scratch."""
    balances: Counter[str] = Counter()
    for transaction in transactions:
        for account, amount in transaction.postings:
            balances[account] += amount
    return dict(balances)


def statement(account: str, transactions: Iterable[Transaction]) -> Iterator[tuple[Transaction, int, int]]:
    """What an account got or gave in each transaction that concerns it, and its balance afterwards."""
    balance = 0
    for transaction in transactions:
        amount = dict(transaction.postings).get(account)
        if amount is not None:
            balance += amount
            yield transaction, amount, balance


def _postings(amounts: Mapping[str, int]) -> tuple[tuple[str, int], ...]:
    return tuple(sorted((account, amount) for account, amount in amounts.items() if amount))
