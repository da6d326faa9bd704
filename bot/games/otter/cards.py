"""The cards of Otter Nonsense, and what fits in a column (rules/otter.md 1, 2).

A card is one byte: 1 to 13 the otters, 14 and 15 the specials, and 0 for no card given or placed.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from bot.games.codes import ONE, Codes

NO_CARD, REVERSE, CHOOSE = 0, 14, 15
CODES = ("-", *map(str, range(1, 14)), "R", "X")
CARD = {code: card for card, code in enumerate(CODES)}
CARDS = Codes({code: card for code, card in CARD.items() if card != NO_CARD})

OTTERS = bytes(range(1, 14))
"""One set of otters."""
SPECIALS = bytes((REVERSE, CHOOSE))

SETS = {3: 3, 4: 3, 5: 4, 6: 4}
HAND = {3: 12, 4: 9, 5: 10, 6: 8}
"""Sets of otters in the deck, and cards dealt to each seat, by the number of seats."""


def without(pile: bytes, card: int) -> bytes:
    """Return the pile without one ``card``, in the same order."""
    return pile.replace(ONE[card], b"", 1)


class Column(NamedTuple):
    """The value of a column's cards."""

    direction: int
    """1 up, -1 down, 0 undecided."""
    value: int
    """Value to compare the next otter with; 0 without any."""
    misfits: bytes
    """Otters that may not be played on it; specials always may."""
    gifts: bytes
    """Cards that can become points: its otters, lowest first, or "no card" without any."""
    otters: bytes
    """Different otters in it, from the top."""


@lru_cache(maxsize=8192)
def look(cards: bytes) -> Column:
    """Evaluate a column: its first change of value gives it its direction, and a special has the value of the
    card above it (rules/otter.md 2).
    """
    otters = cards.translate(None, SPECIALS)
    if not otters:
        return Column(0, 0, b"", ONE[NO_CARD], b"")
    value = otters[-1]
    changed = otters.lstrip(otters[:1])
    direction = 0 if not changed else 1 if changed[0] > otters[0] else -1
    misfits = (b"", OTTERS[: value - 1], OTTERS[value:])[direction]
    different = bytes(dict.fromkeys(otters))
    return Column(direction, value, misfits, bytes(sorted(different)), different)
