"""The cards of Olé, one byte a card: its colour in the upper four bits and its number in the lower four.

A hand or a pile is a ``bytes``, as with the French-suited cards: ``hand.translate(None, not_higher)`` keeps
the cards that may be laid, in their order.
"""

from __future__ import annotations

COLOURS = "RBGY"
ORDERS = (COLOURS, COLOURS[::-1])
"""The two orders of the colours, highest first (rules/ole.md 2)."""

CARD = {
    f"{letter}{number}": colour << 4 | number
    for colour, letter in enumerate(COLOURS)
    for number in range(1, 14 if letter in "RY" else 16)
}
CODES = {card: code for code, card in CARD.items()}


def number_of(card: int) -> int:
    """The number on a card, 1 to 15."""
    return card & 15


def colour_of(card: int) -> str:
    """The letter of a card's colour."""
    return COLOURS[card >> 4]


def to_text(cards: bytes) -> str:
    """The codes of the cards, separated by single spaces: ``"R7 G10"``."""
    return " ".join([CODES[card] for card in cards])


def from_text(text: str) -> bytes:
    """Read a list of card codes. Raises ValueError for a code that is no card, or stray spaces."""
    try:
        return bytes([CARD[code] for code in text.split(" ")]) if text else b""
    except KeyError as unknown:
        raise ValueError(f"no such card: {unknown}") from None


def _deck(red_and_yellow: int, blue_and_green: int) -> bytes:
    most = dict(zip(COLOURS, (red_and_yellow, blue_and_green, blue_and_green, red_and_yellow), strict=True))
    return bytes(card for card in CODES if number_of(card) <= most[colour_of(card)])


DECKS = {
    3: _deck(8, 10),
    4: _deck(8, 10),
    5: _deck(9, 11),
    6: _deck(11, 13),
    7: _deck(13, 15),
    8: _deck(13, 15),
}
"""The cards that so many seats play with (rules/ole.md 1)."""

HEIGHT = {
    order: {card: (order[::-1].index(colour_of(card)), number_of(card)) for card in CODES} for order in ORDERS
}
"""By the order of the colours: how high a card's colour is in it, 0 to 3, and its number."""


def _higher_in(order: str, top: int, count: int) -> bytes:
    """The cards that are higher than ``top`` in ``count`` of the two, colour and number."""
    colour, number = HEIGHT[order][top]
    return bytes(card for card, (c, n) in HEIGHT[order].items() if (c > colour) + (n > number) == count)


NOT_HIGHER = {order: {top: _higher_in(order, top, 0) for top in CODES} for order in ORDERS}
"""By the order and the top card: what may not be laid on it (rules/ole.md 4)."""
TWICE_HIGHER = {order: {top: _higher_in(order, top, 2) for top in CODES} for order in ORDERS}
"""By the order and the top card: what makes a series (rules/ole.md 5)."""
