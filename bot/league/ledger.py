"""Play money: a double-entry ledger of a server's chips, which can't be bought or cashed in.

Every transaction takes as much from some accounts as it gives to others, so the sum of all balances,
including the bank's, is always zero. The bank stands for computers, which own nothing. Balances may be
negative.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

BANK = "bank"
"""Name of the bank's account. No person has this key."""

Balances = Mapping[str, int]
"""Chips by account. A missing account has none."""


@dataclass(frozen=True, slots=True)
class ChipTransfer:
    """A transfer of chips between accounts.

    Raises ValueError unless the postings add up to zero and name each account once.
    """

    key: str
    at: int
    """Milliseconds since 1970."""
    kind: Literal["match", "undone", "reset"]
    about: str
    """Key of the match, of the undone transaction, or of the new season."""
    postings: tuple[tuple[str, int], ...]
    """Chips that each account gets, or loses if negative."""

    def __post_init__(self) -> None:
        accounts = {account for account, _ in self.postings}
        if sum(amount for _, amount in self.postings) or len(accounts) != len(self.postings):
            raise ValueError(f"{self.key}: {self.postings}")


def settled(
    key: str, at: int, match: str, players: Sequence[str | None], chips: Sequence[int]
) -> ChipTransfer:
    """Build the transaction for a match with a pot.

    ``chips`` are the net chips of each seat, which add up to 0. ``players`` has the player of each seat; None
    for a computer, for which the bank wins and pays. Raises ValueError as :class:`ChipTransfer` does.
    """
    amounts: Counter[str] = Counter()
    for player, amount in zip(players, chips, strict=True):
        amounts[BANK if player is None else player] += amount
    return ChipTransfer(key, at, "match", match, _postings(amounts))


def undone(key: str, at: int, transaction: ChipTransfer) -> ChipTransfer:
    """Build the opposite of a transaction, for a void match."""
    back = {account: -amount for account, amount in transaction.postings}
    return ChipTransfer(key, at, "undone", transaction.key, _postings(back))


def reset(key: str, at: int, season: str, balances: Balances, stake: int = 0) -> ChipTransfer:
    """Build the transaction that resets all balances to ``stake`` for a new season. The bank pays for it."""
    amounts = {account: stake - amount for account, amount in balances.items() if account != BANK}
    amounts[BANK] = -sum(amounts.values())
    return ChipTransfer(key, at, "reset", season, _postings(amounts))


def posted(balances: Balances, transaction: ChipTransfer) -> dict[str, int]:
    """Return the balances after a transaction."""
    after = dict(balances)
    for account, amount in transaction.postings:
        after[account] = after.get(account, 0) + amount
    return after


def statement(account: str, transactions: Iterable[ChipTransfer]) -> Iterator[tuple[ChipTransfer, int, int]]:
    """Yield each transaction of an account, with its chips and the balance afterwards."""
    balance = 0
    for transaction in transactions:
        amount = dict(transaction.postings).get(account)
        if amount is not None:
            balance += amount
            yield transaction, amount, balance


def _postings(amounts: Mapping[str, int]) -> tuple[tuple[str, int], ...]:
    return tuple(sorted((account, amount) for account, amount in amounts.items() if amount))
