"""The cards of Otter Nonsense, and what fits where in a column (rules/otter.md 1, 2).

A card is one byte: 1 to 13 the otters, 14 and 15 the specials, and 0 where no card is given or placed.
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
"""One set."""
SPECIALS = bytes((REVERSE, CHOOSE))

SETS = {3: 3, 4: 3, 5: 4, 6: 4}
HAND = {3: 12, 4: 9, 5: 10, 6: 8}
"""Sets of otters in the deck, and cards dealt to each seat, by the number of seats."""


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


@lru_cache(maxsize=8192)
def look(cards: bytes) -> Column:
    """Look at a column: the first change gives it its direction, and a special is worth what lies above it
    (rules/otter.md 2).
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
