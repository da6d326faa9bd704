"""The cards of Olé, one byte a card: its colour in the upper four bits and its number in the lower four.

The tables list the cards that are *not* higher, because ``hand.translate(None, not_higher)`` then leaves the
playable ones in their order.
"""

from __future__ import annotations

from bot.games.codes import Codes

COLOURS = "RBGY"
ORDERS = (COLOURS, COLOURS[::-1])
"""The two orders of the colours, highest first (rules/ole.md 2)."""

CARD = {
    f"{letter}{number}": colour << 4 | number
    for colour, letter in enumerate(COLOURS)
    for number in range(1, 14 if letter in "RY" else 16)
}
CODES = Codes(CARD)


def number_of(card: int) -> int:
    """Return the number on a card, 1 to 15."""
    return card & 15


def colour_of(card: int) -> str:
    """Return the letter of a card's colour."""
    return COLOURS[card >> 4]


def in_order(cards: bytes) -> bytes:
    """Return the cards sorted by colour and number, as a hand is shown."""
    ordered: list[int] = sorted(cards, key=lambda card: (colour_of(card), number_of(card)))
    return bytes(ordered)


def _deck(red_and_yellow: int, blue_and_green: int) -> bytes:
    most = {"R": red_and_yellow, "B": blue_and_green, "G": blue_and_green, "Y": red_and_yellow}
    return bytes(card for card in CARD.values() if number_of(card) <= most[colour_of(card)])


DECKS = {
    3: _deck(8, 10),
    4: _deck(8, 10),
    5: _deck(9, 11),
    6: _deck(11, 13),
    7: _deck(13, 15),
    8: _deck(13, 15),
}
"""The deck for each number of seats, in order before the shuffle (rules/ole.md 1)."""

HEIGHT = {
    order: {card: (order[::-1].index(colour_of(card)), number_of(card)) for card in CARD.values()}
    for order in ORDERS
}
"""By order of the colours: the rank of each card's colour, 0 to 3, and its number."""


def _higher_in(order: str, top: int, count: int) -> bytes:
    """Return the cards that are higher than ``top`` in at least ``count`` of colour and number."""
    colour, number = HEIGHT[order][top]
    return bytes(card for card, (c, n) in HEIGHT[order].items() if (c > colour) + (n > number) == count)


NOT_HIGHER = {order: {top: _higher_in(order, top, 0) for top in CARD.values()} for order in ORDERS}
"""By order and top card: the cards that may not be played on it (rules/ole.md 4)."""
TWICE_HIGHER = {order: {top: _higher_in(order, top, 2) for top in CARD.values()} for order in ORDERS}
"""By order and top card: the cards that continue a series (rules/ole.md 5)."""
