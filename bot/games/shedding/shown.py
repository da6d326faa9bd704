"""What all have seen of a hand: whoever draws instead of laying a card seems to hold none that fits.

It is kept as the most cards that the hand can hold of each of six groups: of a suit, eights apart; the
eights; the twos. Cards that came since may be of any group.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from bot.games.french import EIGHT, OF_RANK, PACK, TWO

GROUPS = (
    *(bytes(card for card in PACK[suit::4] if card >> 2 != EIGHT) for suit in range(4)),
    *(OF_RANK[EIGHT], OF_RANK[TWO]),
)
MANY = 99
"""No limit is known."""
NOTHING = bytes((MANY,) * len(GROUPS))
"""The hand has shown nothing."""


@lru_cache(maxsize=1024)
def _lacking(misfits: bytes) -> tuple[bool, ...]:
    """Whether the hand shows that it holds none of each group: no group, where every card would fit."""
    fits_all = not misfits
    return tuple(not fits_all and not any(card in misfits for card in group) for group in GROUPS)


def drawing(most: bytes, misfits: bytes) -> bytes:
    """What is known once the hand has shown that it holds none but ``misfits``."""
    return bytes(0 if lacks else count for count, lacks in zip(most, _lacking(misfits), strict=True))


def gaining(most: bytes, cards: int) -> bytes:
    """The same after so many cards have come to the hand."""
    return bytes(min(count + cards, MANY) for count in most)


def losing(most: bytes, cards: bytes) -> bytes:
    """The same after ``cards`` have been laid from it."""
    return bytes(
        count if count == MANY else max(count - sum(card in group for card in cards), 0)
        for count, group in zip(most, GROUPS, strict=True)
    )


def shown_in(key: str, value: Any) -> bytes:
    """What a hand has shown, as a position says it: a number for each group. Raises ValueError."""
    if value is None:
        return NOTHING
    if not isinstance(value, list) or len(value) != len(GROUPS):
        raise ValueError(f"{key}: {value!r} is no list of {len(GROUPS)} numbers")
    if not all(type(count) is int and 0 <= count <= MANY for count in value):
        raise ValueError(f"{key}: {value!r} has something else than numbers up to {MANY}")
    return bytes(value)
