"""The cards of Otter Nonsense, and what fits where in a column (rules/otter.md 1, 2).

A card is one byte: 1 to 13 the otters, 14 and 15 the specials, and 0 where no card is given or placed. A hand
or a column is a ``bytes``.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

NO_CARD, REVERSE, CHOOSE = 0, 14, 15
CODES = ("-", *map(str, range(1, 14)), "R", "X")
CARD = {code: card for card, code in enumerate(CODES)}
ONE = tuple(bytes((card,)) for card in range(len(CODES)))
"""Each card as a pile of itself."""

OTTERS = bytes(range(1, 14))
"""One set."""
SPECIALS = bytes((REVERSE, CHOOSE))

SETS = {3: 3, 4: 3, 5: 4, 6: 4}
HAND = {3: 12, 4: 9, 5: 10, 6: 8}
"""Sets of otters in the deck, and cards dealt to each seat, by the number of seats."""


def deck_for(seats: int) -> bytes:
    """All cards that a table of ``seats`` plays with, as they lie before a shuffle: the sets, R and X."""
    return OTTERS * SETS[seats] + SPECIALS


def to_text(cards: bytes) -> str:
    """The codes of the cards, separated by single spaces: ``"13 4 R"``."""
    return " ".join([CODES[card] for card in cards])


def from_text(text: str) -> bytes:
    """Read a list of card codes. Raises ValueError for a code that is no card, or stray spaces."""
    cards = bytes([CARD.get(code, NO_CARD) for code in text.split(" ")]) if text else b""
    if NO_CARD in cards:
        raise ValueError(f"{text!r} is no list of cards")
    return cards


def without(pile: bytes, card: int) -> bytes:
    """The pile after one ``card`` has left it; its order is kept."""
    return pile.replace(ONE[card], b"", 1)


class Column(NamedTuple):
    """What a column's cards come to."""

    direction: int
    """1 up, -1 down, 0 not settled yet."""
    value: int
    """What the next otter is compared with; 0 without any."""
    misfits: bytes
    """The otters that may not be laid on it; a special always may."""
    gifts: bytes
    """The cards that can become points: its otters, lowest first, or "no card" without any."""
    otters: bytes
    """The different otters in it, from the top."""
    twice: bytes
    """The otters that it holds more than once."""


@lru_cache(maxsize=8192)
def look(cards: bytes) -> Column:
    """Look at a column: the first change gives it its direction, and a special is worth what lies above it
    (rules/otter.md 2).
    """
    otters = cards.translate(None, SPECIALS)
    if not otters:
        return Column(0, 0, b"", ONE[NO_CARD], b"", b"")
    value = otters[-1]
    changed = otters.lstrip(otters[:1])
    direction = 0 if not changed else 1 if changed[0] > otters[0] else -1
    misfits = (b"", OTTERS[: value - 1], OTTERS[value:])[direction]
    different = bytes(dict.fromkeys(otters))
    twice = bytes(otter for otter in different if otters.count(otter) > 1)
    return Column(direction, value, misfits, bytes(sorted(different)), different, twice)
